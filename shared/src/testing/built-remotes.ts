/// <reference path="./node.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppConfig, setAppConfig } from '../session/index.ts';

const ROOT = join(__dirname, '../../..');

/** Sets the configuration to what the server says of the remotes of this repository, and `others` beside it. */
export function useBuiltRemotes(others: Partial<AppConfig> = {}): void {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const descriptions = folders.map((name) => [
    name.replaceAll('-', '_'),
    JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')),
  ]);
  setAppConfig({ ...others, descriptions: Object.fromEntries(descriptions) });
}
