import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Pinned {
  name: string;
  version: string;
  licence: string;
}
const TABLE = readFileSync(join(import.meta.dirname, 'themes.json'), 'utf8');
const { themes, styles }: { themes: Pinned[]; styles: Pinned[] } = JSON.parse(TABLE);

const PREFIX = 'jsonresume-theme-';
/** `jsonresume-even` → `jsonresume-theme-even`. */
export const packageOf = (template: string): string => template.replace('jsonresume-', PREFIX);
/** Every theme as the name of a template, such as `jsonresume-even`. */
export const THEME_TEMPLATES = themes.map(({ name }) => name.replace(PREFIX, 'jsonresume-'));

/**
 * Brings the pinned themes, and the style sheets that they would fetch from the network, into `folder`; none of their
 * scripts runs. Returns what went wrong in words, or nothing.
 */
export function fetchThemes(folder: string): string | undefined {
  const marker = join(folder, 'installed.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === TABLE) return undefined;
  process.stdout.write(`Getting ${themes.length} themes of JSON Resume into ${folder} …\n`);
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries([...themes, ...styles].map((p) => [p.name, p.version]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }, null, 2));
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
  ];
  const { status, stderr, error } = spawnSync('npm', args, { encoding: 'utf8', cwd: folder });
  if (status !== 0) return `the themes could not be got from the npm registry: ${error?.message ?? stderr}`;
  writeFileSync(marker, TABLE);
  return undefined;
}
