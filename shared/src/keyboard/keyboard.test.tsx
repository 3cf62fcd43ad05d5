import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listShortcuts, type Shortcut, type ShortcutScope, useShortcuts } from './index.ts';

type LayerProps = {
  scope: ShortcutScope;
  keys: readonly Shortcut[];
  isOn?: boolean;
  isModal?: boolean;
};
const Layer = ({ scope, keys, ...options }: LayerProps) => {
  useShortcuts(scope, keys, options);
  return null;
};
const press = (key: string, chord: object = {}, target: Element = document.body) =>
  // fireEvent answers false when somebody took the key.
  !fireEvent.keyDown(target, { key, ...chord });

describe('the stack of shortcuts', () => {
  it('gives a key to the topmost scope that knows it, whatever was drawn last', () => {
    const [page, panel, viewer] = [jest.fn(), jest.fn(), jest.fn()];
    const layers = (isOpen: boolean) => (
      <>
        <Layer scope="viewer" isOn={isOpen} keys={[{ keys: ['Escape'], run: viewer }]} />
        <Layer scope="panel" keys={[{ keys: ['Escape', 'm'], run: panel }]} />
        <Layer scope="page" keys={[{ keys: ['Escape', 'm', 'x'], run: page }]} />
      </>
    );
    const { rerender } = render(layers(true));
    expect(press('Escape')).toBe(true);
    expect(press('m')).toBe(true);
    expect(press('x')).toBe(true);
    expect([viewer, panel, page].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 1]);
    rerender(layers(false));
    press('Escape');
    expect([viewer, panel, page].map((mock) => mock.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it('leaves to those below, and to the browser, what a shortcut does not want', () => {
    const below = jest.fn();
    render(
      <>
        <Layer scope="page" keys={[{ keys: ['ArrowLeft', 'v', 'd'], run: below }]} />
        <Layer
          scope="panel"
          keys={[
            { keys: ['ArrowLeft'], run: () => false },
            { keys: ['v'], isMeant: () => false, run: () => undefined },
            { keys: ['d'], run: undefined },
          ]}
        />
      </>,
    );
    for (const key of ['ArrowLeft', 'v', 'd']) press(key);
    expect(below).toHaveBeenCalledTimes(3);
    expect(press('k')).toBe(false);
  });

  it('never takes what is typed into a field, but for Escape and chords', () => {
    const run = jest.fn();
    render(
      <>
        <Layer scope="page" keys={[{ keys: ['m', '?', 'ArrowLeft', 'Escape', 'Mod+d'], run }]} />
        <input aria-label="Name" />
        <button type="button" role="tab" aria-selected>
          Tab
        </button>
      </>,
    );
    const field = screen.getByRole('textbox');
    for (const key of ['m', '?', 'ArrowLeft']) press(key, {}, field);
    expect(run).not.toHaveBeenCalled();
    press('Escape', {}, field);
    press('d', { ctrlKey: true }, field);
    press('D', { metaKey: true }, field);
    expect(run).toHaveBeenCalledTimes(3);
    press('ArrowLeft', {}, screen.getByRole('tab'));
    expect(run).toHaveBeenCalledTimes(3);
    press('?', { shiftKey: true });
    press('M');
    expect(run).toHaveBeenCalledTimes(5);
    for (const chord of [{ ctrlKey: true }, { altKey: true }, { shiftKey: true }]) press('m', chord);
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('takes chords with Alt in fields too, where Option does not type, but none with AltGr', () => {
    const [back, plain] = [jest.fn(), jest.fn()];
    render(
      <>
        <Layer
          scope="page"
          keys={[
            { keys: ['Alt+ArrowLeft'], run: back },
            { keys: ['ArrowLeft', 'Mod+ArrowLeft', 'Alt+Shift+ArrowLeft'], run: plain },
          ]}
        />
        <input aria-label="Name" />
        <input type="checkbox" aria-label="Remote" />
      </>,
    );
    const targets = [document.body, screen.getByRole('textbox'), screen.getByRole('checkbox')];
    const pressed = () => targets.map((target) => press('ArrowLeft', { altKey: true }, target));
    expect(pressed()).toEqual([true, true, true]);
    expect(press('ArrowLeft', { altKey: true, ctrlKey: true })).toBe(false);
    expect(plain).not.toHaveBeenCalled();
    const platform = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(pressed()).toEqual([true, false, true]);
    expect(back).toHaveBeenCalledTimes(5);
    platform.mockRestore();
    press('ArrowLeft', { altKey: true, shiftKey: true });
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('leaves an open list every key but chords with Alt', () => {
    const run = jest.fn();
    render(
      <>
        <Layer scope="page" keys={[{ keys: ['Alt+ArrowLeft', 'Escape', 'm'], run }]} />
        <div popover="manual" data-testid="list" />
      </>,
    );
    const list = screen.getByTestId('list');
    const matches = jest
      .spyOn(list, 'matches')
      .mockImplementation((selector) => selector === ':popover-open');
    expect([press('Escape'), press('m'), press('ArrowLeft', { altKey: true })]).toEqual([false, false, true]);
    expect(run).toHaveBeenCalledTimes(1);
    matches.mockRestore();
  });

  it('is silent below an open modal dialog and below a modal layer, and while a key is already taken', async () => {
    const [page, held] = [jest.fn(), jest.fn()];
    const ui = (isOpen: boolean, isHeld: boolean) => (
      <>
        <Layer scope="page" keys={[{ keys: ['m', 'Enter'], run: page }]} />
        <Layer scope="dialog" isOn={isHeld} isModal keys={[{ keys: ['Enter'], run: held }]} />
        <dialog open={isOpen} />
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own
        </button>
      </>
    );
    const { rerender } = render(ui(true, false));
    press('m');
    expect(page).not.toHaveBeenCalled();
    rerender(ui(false, true));
    press('Enter');
    press('m');
    expect([held.mock.calls.length, page.mock.calls.length]).toEqual([1, 0]);
    rerender(ui(false, false));
    screen.getByRole('button').focus();
    await userEvent.keyboard('m');
    expect(page).not.toHaveBeenCalled();
    press('m');
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('lists what works now, each key once and for who gets it', () => {
    const run = () => undefined;
    const { unmount } = render(
      <>
        <Layer
          scope="page"
          keys={[
            { keys: ['ArrowLeft', 'ArrowUp'], label: 'Walk', run },
            { keys: ['v'], label: 'Open the CV', run },
            { keys: ['z'], label: 'Off', run: undefined },
          ]}
        />
        <Layer
          scope="panel"
          keys={[
            { keys: ['ArrowLeft'], label: 'Previous', run },
            { keys: ['v'], run },
          ]}
        />
      </>,
    );
    expect(listShortcuts()).toEqual([
      { scope: 'panel', keys: ['ArrowLeft'], label: 'Previous' },
      { scope: 'page', keys: ['ArrowUp'], label: 'Walk' },
    ]);
    unmount();
    expect(listShortcuts()).toEqual([]);
  });
});
