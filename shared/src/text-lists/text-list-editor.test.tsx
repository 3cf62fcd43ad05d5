import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { TextListEditor } from './index.ts';

const BENEFITS = ['Meal vouchers', 'Private health cover'];
type Save = (texts: string[]) => Promise<unknown>;

type BenefitsProps = { onSave: Save; isReadOnly?: boolean; onStuck?: (isStuck: boolean) => void };

function Benefits({ onSave, isReadOnly, onStuck }: BenefitsProps) {
  const [saved, setSaved] = useState(BENEFITS);
  return (
    <TextListEditor
      label="Benefits"
      value={saved}
      onSave={async (texts) => {
        await onSave(texts);
        setSaved(texts);
      }}
      delayMs={30}
      placeholder="Type your benefit"
      addLabel="Add benefit"
      emptyText="No benefits added yet"
      isReadOnly={isReadOnly}
      onStuck={onStuck}
    />
  );
}
const line = (number: number) => screen.getByRole('textbox', { name: `Benefits, ${number}` });
const texts = () =>
  screen
    .queryAllByRole('textbox', { name: /^Benefits/ })
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''));
const taking = () => jest.fn<Promise<unknown>, [string[]]>(() => Promise.resolve());

describe('a list of texts', () => {
  it('saves an edit once typing pauses, and says so', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.type(line(1), ' of 11 euro');
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(['Meal vouchers of 11 euro', 'Private health cover']),
    );
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('cuts nothing that is pasted, says at the line how long it can be, and saves it once it is shorter', async () => {
    const onSave = taking();
    const onStuck = jest.fn();
    const { user } = renderWithProviders(<Benefits onSave={onSave} onStuck={onStuck} />);
    const long = 'x'.repeat(501);
    await user.clear(line(1));
    await user.paste(long);
    expect(line(1)).toHaveValue(long);
    expect(line(1)).toHaveAccessibleDescription('Enter 500 characters or fewer.');
    expect(onStuck.mock.lastCall).toEqual([true]);
    // Another line is saved with what the server holds of this one.
    await user.type(line(2), '!');
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(['Meal vouchers', 'Private health cover!']));
    expect(line(1)).toHaveValue(long);
    await user.type(line(1), '{Backspace}');
    expect(line(1)).toBeValid();
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith([long.slice(1), 'Private health cover!']));
    await waitFor(() => expect(onStuck.mock.lastCall).toEqual([false]));
  });

  it('adds nothing that is too long, and keeps it in its field', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    const field = screen.getByPlaceholderText('Type your benefit');
    await user.click(field);
    await user.paste('x'.repeat(501));
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(501));
    expect(field).toHaveAccessibleDescription('Enter 500 characters or fewer.');
    expect(texts()).toEqual(BENEFITS);
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith([...BENEFITS, 'x'.repeat(500)]));
  });

  it('tells of what was typed and not added yet', async () => {
    const onStuck = jest.fn();
    const { user } = renderWithProviders(<Benefits onSave={taking()} onStuck={onStuck} />);
    expect(onStuck.mock.lastCall).toEqual([false]);
    await user.type(screen.getByPlaceholderText('Type your benefit'), 'Gym');
    expect(onStuck.mock.lastCall).toEqual([true]);
    await user.keyboard('{Enter}');
    expect(onStuck.mock.lastCall).toEqual([false]);
  });

  it('adds by Enter, keeps the focus for the next one, and ignores an empty one', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    const field = screen.getByPlaceholderText('Type your benefit');
    await user.type(field, '{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    await user.type(field, 'Gym{Enter}');
    expect(onSave).toHaveBeenCalledWith([...BENEFITS, 'Gym']);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await waitFor(() => expect(texts()).toEqual([...BENEFITS, 'Gym']));
  });

  it('deletes at once, and puts back what was deleted by Undo', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Delete Meal vouchers' }));
    expect(onSave).toHaveBeenLastCalledWith(['Private health cover']);
    await waitFor(() => expect(texts()).toEqual(['Private health cover']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(BENEFITS));
    expect(texts()).toEqual(BENEFITS);
  });

  it('shows what is saved beside what was typed when a save fails, and tries again by Retry', async () => {
    let isDown = true;
    const onSave = jest.fn<Promise<unknown>, [string[]]>(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(),
    );
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.clear(line(1));
    await user.type(line(1), 'Lunch{Enter}');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Not saved. Saved until now: Meal vouchers');
    expect(line(1)).toHaveValue('Lunch');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(onSave).toHaveBeenLastCalledWith(['Lunch', 'Private health cover']);
  });

  it('puts lines into another order, and saves that at once', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Change order' }));
    (await screen.findByRole('button', { name: 'Move Meal vouchers' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(onSave.mock.calls).toEqual([[['Private health cover', 'Meal vouchers']]]);
    await waitFor(() => expect(screen.getByText('Saved')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(texts()).toEqual(['Private health cover', 'Meal vouchers']);
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('puts the order back that the server refuses', async () => {
    const { user } = renderWithProviders(<Benefits onSave={() => Promise.reject(new Error('down'))} />);
    await user.click(screen.getByRole('button', { name: 'Change order' }));
    (await screen.findByRole('button', { name: 'Move Meal vouchers' })).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(BENEFITS),
    );
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });

  it('brings a line back to its place when its deletion is refused', async () => {
    const { user } = renderWithProviders(<Benefits onSave={() => Promise.reject(new Error('down'))} />);
    await user.click(screen.getByRole('button', { name: 'Delete Meal vouchers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('If the problem persists');
    expect(texts()).toEqual(BENEFITS);
  });

  it('saves what was typed during a save after it, one save at a time', async () => {
    const finish: (() => void)[] = [];
    const onSave = jest.fn<Promise<unknown>, [string[]]>(
      () => new Promise<void>((resolve) => finish.push(resolve)),
    );
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    const field = screen.getByPlaceholderText('Type your benefit');
    await user.type(field, 'Gym{Enter}Bus pass{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
    await act(async () => finish[0]?.());
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith([...BENEFITS, 'Gym', 'Bus pass']));
  });

  it('saves what was typed when the page is left before the pause', async () => {
    const onSave = taking();
    const { user, unmount } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.type(line(2), ' for two');
    unmount();
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(['Meal vouchers', 'Private health cover for two']),
    );
  });

  it('shows again what is saved when a line is emptied', async () => {
    const onSave = taking();
    const { user } = renderWithProviders(<Benefits onSave={onSave} />);
    await user.clear(line(1));
    await user.tab();
    expect(texts()).toEqual(BENEFITS);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('takes what someone else saved and keeps what is being typed', async () => {
    const props = {
      label: 'Benefits',
      onSave: () => new Promise(() => undefined),
      delayMs: 60_000,
      placeholder: 'Type your benefit',
      addLabel: 'Add benefit',
      emptyText: 'No benefits added yet',
    };
    function Shared() {
      const [value, setValue] = useState(BENEFITS);
      return (
        <>
          <TextListEditor {...props} value={value} />
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setValue(['Gym', ...BENEFITS])}
          >
            Someone saves
          </button>
        </>
      );
    }
    const { user } = renderWithProviders(<Shared />);
    await user.type(line(1), ' daily');
    await user.click(screen.getByRole('button', { name: 'Someone saves' }));
    expect(texts()).toEqual(['Gym', 'Meal vouchers daily', 'Private health cover']);
  });

  it('only reads where nothing may be changed, and says when there is nothing', () => {
    renderWithProviders(<Benefits onSave={taking()} isReadOnly />);
    expect(screen.getByRole('list', { name: 'Benefits' })).toHaveTextContent('Meal vouchers');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
