import { describe, it } from 'node:test';
import { expect } from 'expect';
import { keyListeners, strayListeners } from './key-listeners.ts';

describe('the gate of key listeners', () => {
  const planted = [
    "document.addEventListener('keydown', onKey);",
    'window.addEventListener(',
    '  "keyup",',
    'menu.onkeydown = onKey;',
    "document.addEventListener('click', onKey);",
    'const props = { onKeyDown: onKey }; if (menu.onkeydown === onKey) listen();',
  ].join('\n');

  it('finds listeners of its own in a file that is not named', () => {
    expect(strayListeners('host/src/a.ts', planted).map((line) => line.split(': ')[0])).toEqual([
      'host/src/a.ts:1',
      'host/src/a.ts:2',
      'host/src/a.ts:4',
    ]);
  });

  it('accepts them where they are named with a reason', () => {
    expect(strayListeners('shared/src/keyboard/shortcut-stack.ts', planted)).toEqual([]);
    expect(strayListeners('host/src/a.ts', planted, { 'host/src/a.ts': 'a reason' })).toEqual([]);
  });

  it('passes the product, of which each named file listens', async () => {
    expect(await keyListeners.run()).toMatchObject({ failed: 0, output: '' });
  });
});
