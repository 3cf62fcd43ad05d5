import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { clonesIn } from './duplicates.ts';
import { sameBodies } from './one-line-bodies.ts';

const BODY = `export function total(rows: readonly { price: number; count: number }[], rate: number): number {
  let sum = 0;
  for (const row of rows) {
    const price = row.price * row.count;
    sum += price > 100 ? price * (1 - rate) : price;
  }
  return Math.round(sum * 100) / 100;
}
`;
const IMPORTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  .map((name) => `import { ${name}One, ${name}Two } from './${name}.ts';\n`)
  .join('');

describe('the gate of duplicates', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cantera-duplicates-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const clones = async (files: Record<string, string>) => {
    const place = mkdtempSync(path.join(root, 'case-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
      writeFileSync(path.join(place, name), text);
    }
    const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
    return (await clonesIn(place, folders)).clones.length;
  };

  it('finds what two packages, or two modules of the api, have in common', async () => {
    expect(await clones({ 'mfe-a/src/one.ts': BODY, 'mfe-b/src/two.ts': BODY })).toBe(1);
    expect(await clones({ 'api/src/modules/one/a.ts': BODY, 'api/src/modules/two/b.ts': BODY })).toBe(1);
  });

  it('leaves alone what one package or module says twice, and the same imports', async () => {
    expect(await clones({ 'mfe-a/src/one.ts': BODY, 'mfe-a/src/two.ts': BODY })).toBe(0);
    expect(await clones({ 'api/src/modules/one/a.ts': BODY, 'api/src/modules/one/b.ts': BODY })).toBe(0);
    expect(await clones({ 'mfe-a/src/one.ts': IMPORTS, 'mfe-b/src/two.ts': IMPORTS })).toBe(0);
  });
});

describe('functions of one line', () => {
  const same = (...texts: string[]) =>
    sameBodies(texts.map((text, index) => ({ path: `file-${index}.ts`, text }))).map((found) =>
      found.map(({ name }) => name),
    );
  const fold = "text.normalize('NFD').replace(/x/g, '').toLowerCase().trim()";

  it('are found under other names, of other types, in other words for the same', () => {
    expect(
      same(
        `const fold = (text: string): string => ${fold};`,
        `export function plain(word: string) { return ${fold.replace('text', 'word')}; }`,
      ),
    ).toEqual([['fold', 'plain']]);
  });

  it('are no copies when they speak of other things, of what their file has, or say little', () => {
    expect(
      same(`const a = (text: string) => ${fold};`, `const b = (text: string) => ${fold}.trimStart();`),
    ).toEqual([]);
    const own = (value: number) =>
      `const LIST = [${value}]; const has = (x: number) => LIST.concat(x, x).includes(x, LIST.length);`;
    expect(same(own(1), own(2))).toEqual([]);
    expect(same('const id = ({ id }) => id;', 'const key = ({ id }) => id;')).toEqual([]);
  });
});
