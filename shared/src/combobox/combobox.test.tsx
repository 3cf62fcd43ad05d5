import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { ComboboxList, type ComboboxNotice, useCombobox } from './index.ts';

type Fruit = { id: string; name: string };
const FRUIT: Fruit[] = ['Fig', 'Kiwi', 'Lime'].map((name) => ({ id: name.toLowerCase(), name }));

type PickerProps = {
  fruit?: readonly Fruit[];
  onPick?: (id: string) => void;
  notice?: ComboboxNotice;
  onRetry?: () => void;
  isSettled?: boolean;
  canPickByTab?: boolean;
};

function Picker({ fruit = FRUIT, onPick, notice, ...settings }: PickerProps) {
  const [typed, setTyped] = useState('');
  const box = useCombobox<Fruit>({
    id: 'fruit',
    options: fruit,
    onPick: ({ id }) => onPick?.(id),
    ...settings,
  });
  return (
    <>
      <input
        {...box.inputProps}
        id="fruit"
        aria-label="Fruit"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          box.open();
        }}
        onKeyDown={(event) => box.handleKey(event) && event.preventDefault()}
      />
      <ComboboxList
        box={box}
        label="Fruits"
        notice={notice}
        onRetry={settings.onRetry}
        renderOption={({ name }) => name}
      />
    </>
  );
}

function setup(props: PickerProps = {}) {
  const onPick = jest.fn();
  const { user } = renderWithProviders(<Picker onPick={onPick} {...props} />);
  const field = screen.getByRole('combobox', { name: 'Fruit' });
  const active = () => {
    const id = field.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true');
    return option?.textContent;
  };
  field.focus();
  return { user, field, active, onPick };
}

describe('a combobox', () => {
  it('opens by an arrow and walks its list in a circle, Home and End to its ends; the input keeps the focus', async () => {
    const { user, field, active } = setup();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Fruits' }).id);
    expect(active()).toBe('Fig');
    const seen = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{End}', '{Home}']) {
      await user.keyboard(key);
      seen.push(active());
    }
    expect(seen).toEqual(['Lime', 'Fig', 'Kiwi', 'Lime', 'Fig']);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(field).toHaveFocus();
  });

  it('takes the active option by Enter, or the one that is pressed, and closes', async () => {
    const { user, field, onPick } = setup();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['kiwi']]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(field, 'x');
    await user.click(screen.getByRole('option', { name: 'Lime' }));
    expect(onPick.mock.calls).toEqual([['kiwi'], ['lime']]);
    expect(field).toHaveFocus();
  });

  it('closes by Escape and leaves the next Escape to what is around it', async () => {
    const outer = jest.fn();
    const { user } = renderWithProviders(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field.
      <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && outer()}>
        <Picker />
      </div>,
    );
    screen.getByRole('combobox').focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(outer).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledTimes(1);
  });

  it('takes nothing while what is listed answers other letters', async () => {
    const { user, onPick } = setup({ isSettled: false });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each([true, false])('Tab takes the active option only where it may: %s', async (canPickByTab) => {
    const { user, onPick } = setup({ canPickByTab });
    await user.keyboard('{ArrowDown}{Tab}');
    expect(onPick).toHaveBeenCalledTimes(canPickByTab ? 1 : 0);
  });

  it.each([
    ['loading', 'Searching'],
    ['none', 'No results found'],
  ] as const)('says why nothing is offered: %s', async (notice, words) => {
    const { user } = setup({ fruit: [], notice });
    expect(screen.queryByRole('status', { name: words })).not.toBeInTheDocument();
    await user.keyboard('x');
    expect(screen.getByText(words)).toHaveAttribute('role', 'status');
  });

  it('tries again after a failure, by Enter and by Retry', async () => {
    const onRetry = jest.fn();
    const { user, field } = setup({ fruit: [], notice: 'failed', onRetry });
    await user.keyboard('x{Enter}');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(field).toHaveFocus();
  });

  it('hangs in the top layer, where no popover or dialog around it cuts it off', async () => {
    const { user } = setup();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toHaveAttribute('popover', 'manual');
  });
});
