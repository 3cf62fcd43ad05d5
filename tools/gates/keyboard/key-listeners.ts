import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';

const LISTENER = /addEventListener\(\s*['"`]key(?:down|up|press)['"`]|\.onkey(?:down|up|press)\s*=[^=]/g;

/** Files that may listen to keys beside the stack → why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'shared/src/keyboard/shortcut-stack.ts': 'the stack itself',
  'shared/src/design-system/overlays/tooltip.tsx':
    'Escape hides a tooltip and still does what it does elsewhere: it is not taken',
  'shared/src/design-system/overlays/use-dismiss.ts':
    'what floats has Escape before the stack, which is silent while it is open',
  'mfe-career-site/src/public/client/menus.ts': 'public pages load no stack',
};

/** Where a file listens to keys by itself, one line each; nothing where it may. */
export function strayListeners(
  file: string,
  text: string,
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  if (allowed[file] !== undefined) return [];
  return [...text.matchAll(LISTENER)].map(
    ({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${found}`,
  );
}

/** Keys of the page go through the one stack of shortcuts, which knows what is above what. */
export const keyListeners: Gate = {
  name: 'keys go through the stack of shortcuts',
  async run() {
    const files = globSync('{host,mfe-*,shared}/src/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => /(?:^|[\\/])(?:node_modules|dist)$|\.test\.tsx?$/.test(name),
    }).map((file) => file.replaceAll(path.sep, '/'));
    const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
    // Read without the list, a file of it that listens no more is found, and so is a gate that finds nothing.
    const idle = Object.keys(ALLOWED).filter(
      (file) => !files.includes(file) || strayListeners(file, textOf(file), {}).length === 0,
    );
    const wrong = [
      ...files.flatMap((file) => strayListeners(file, textOf(file))),
      ...idle.map((file) => `${file}: listens to no key any more; take it from the list`),
    ];
    return wrong.length === 0
      ? pass()
      : fail(
          `${wrong.join('\n')}\nUse useShortcuts of @cantera/shared/keyboard, or name the file with its reason.`,
        );
  },
};
