import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureBytes } from '../../tools/budgets/measure-bytes.ts';
import { ROOT } from '../../tools/webpack/packages.ts';

const rows = await measureBytes();
console.table(
  rows.map((row) => ({
    page: row.page,
    'federated KB': (row.federated / 1000).toFixed(1),
    'single KB': (row.single / 1000).toFixed(1),
    ratio: row.ratio.toFixed(3),
    files: `${row.federatedFiles} / ${row.singleFiles}`,
  })),
);
const folder = path.join(ROOT, 'bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'bytes.json'), `${JSON.stringify(rows, null, 2)}\n`);
