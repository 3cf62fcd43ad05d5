import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../../messages/en.ts';
import { boardEn } from '../../../../messages/texts-board-en.ts';
import { clearLift, useLift } from '../../drag/lift-store.ts';
import { clearSelection, selectMore, useSelection } from '../../select/selection-store.ts';
import { makeStep } from '../new-steps.ts';
import { useMoves } from './use-moves.ts';

const id = (name: string): string => `01900000-0000-7000-8000-00000000000${'abcdef'.indexOf(name)}`;
const card = (name: string) =>
  ({
    id: id(name),
    version: 1,
    candidate: { id: id(name), firstName: name.toUpperCase(), lastName: '' },
  }) as unknown as BoardApplication;
const step = (name: string, cards: string[]) =>
  ({ id: id(name), name, type: 'STEP', applications: cards.map(card) }) as unknown as BoardStep;
const STEPS = [step('e', ['a', 'b', 'd']), step('f', ['c'])];
const [, TARGET] = STEPS;

interface Sent {
  path: string;
  ids: string[];
}
let sent: Sent[] = [];
let answers: ((ids: string[]) => Response)[] = [];
const done = (ids: string[]) =>
  Response.json({
    data: {
      applications: ids.map((one) => ({ id: one, step_id: id('f'), version: 2, rejected_at: null })),
      announced: { count: 0, problem_count: 0, unsend_seconds: 0, items: [] },
      cancelled_messages: 0,
      sent_messages: [],
    },
  });
const moved =
  (...names: string[]) =>
  () =>
    Response.json(
      {
        error: {
          code: 'APPLICATION_MOVED',
          message: 'moved',
          request_id: 'r',
          details: { applications: names.map((name) => ({ id: id(name), step_id: id('e'), version: 9 })) },
        },
      },
      { status: 409 },
    );

let moves: ReturnType<typeof useMoves>;
function Board() {
  moves = useMoves(id('a'), STEPS);
  return null;
}

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = jest.fn(async (address, init) => {
    const ids: string[] = JSON.parse(String(init?.body)).application_ids;
    sent.push({ path: String(address).split('/').at(-1) ?? '', ids });
    return (answers.shift() ?? done)(ids);
  });
  renderWithProviders(<Board />, { messages: { ...en, ...boardEn } });
});
afterEach(() => {
  clearSelection();
  clearLift();
});
const move = (...names: string[]) => act(() => moves.move(names.map(id), TARGET as BoardStep));

it('[BULK-03] who is in the step already is neither moved nor taken out of it by the undo', async () => {
  await move('a', 'c');
  act(() => void moves.undoLast());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { path: 'move-application', ids: [id('a')] },
    { path: 'undo-move', ids: [id('a')] },
  ]);
});

it('[BULK-04] moves the others, and leaves who was moved meanwhile selected', async () => {
  selectMore([id('a'), id('b')]);
  answers = [moved('a')];
  await move('a', 'b');
  expect(sent.map(({ ids }) => ids)).toEqual([[id('a'), id('b')], [id('b')]]);
  expect([...useSelection.getState().ids]).toEqual([id('a')]);
  expect(await screen.findByText('A stays: someone else has moved them')).toBeInTheDocument();
});

it('[BULK-03] who is selected anew while they move stays selected', async () => {
  selectMore([id('a'), id('b')]);
  answers = [
    (ids) => {
      selectMore([id('b')]);
      return done(ids);
    },
  ];
  await move('a', 'b');
  expect([...useSelection.getState().ids]).toEqual([id('b')]);
});

it('[BULK-03] the undo takes the others back, and names who was moved meanwhile', async () => {
  await move('a', 'b');
  answers = [moved('b')];
  act(() => void moves.undoLast());
  expect(await screen.findByText('Move undone')).toBeInTheDocument();
  expect(sent.slice(1).map(({ ids }) => ids)).toEqual([[id('a'), id('b')], [id('a')]]);
  expect(screen.getByText('B stays: someone else has moved them')).toBeInTheDocument();
});

it('[BULK-03] the undo takes the rest back, however often somebody moves another meanwhile', async () => {
  await move('a', 'b', 'd');
  expect(sent[0]?.ids).toHaveLength(3);
  answers = [moved('b'), moved('a')];
  act(() => void moves.undoLast());
  expect(await screen.findByText('Move undone')).toBeInTheDocument();
  expect(sent.slice(1).map(({ ids }) => ids)).toEqual([
    [id('a'), id('b'), id('d')],
    [id('a'), id('d')],
    [id('d')],
  ]);
  expect(screen.getByText(/^2 stay, because someone else has moved them/)).toBeInTheDocument();
});

it('an undo leads the focus to who came back where it was lost, and takes it from nobody', async () => {
  await move('a', 'b');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  act(() => void moves.undoLast());
  expect(await screen.findByText('Move undone')).toBeInTheDocument();
  await act(async () => undefined);
  expect(useLift.getState().focusId).toBeNull();
  other.remove();
  await move('b', 'd');
  act(() => void moves.undoLast());
  await waitFor(() => expect(useLift.getState().focusId).toBe(id('b')));
});

it('[BULK-03] an undo that nobody answered can be asked for again', async () => {
  await move('a');
  answers = [
    () => Response.json({ error: { code: 'INTERNAL', message: 'x', request_id: 'r' } }, { status: 500 }),
  ];
  await act(async () => void moves.undoLast());
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => undefined);
  expect(moves.undoLast()).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(3));
});

it('[DAY-25] an undo that nobody answered has a button for who has no keys; pressed again it does nothing more', async () => {
  await move('a');
  const down = () =>
    Response.json({ error: { code: 'INTERNAL', message: 'x', request_id: 'r' } }, { status: 500 });
  answers = [down, down];
  await act(async () => void moves.undoLast());
  const again = await screen.findByRole('button', { name: 'Try to undo again' });
  await userEvent.click(again);
  await waitFor(() => expect(sent).toHaveLength(3));
  await userEvent.click(await screen.findByRole('button', { name: 'Try to undo again' }));
  expect(await screen.findByText('Move undone')).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual(['move-application', 'undo-move', 'undo-move', 'undo-move']);
  expect(screen.queryByRole('button', { name: 'Try to undo again' })).not.toBeInTheDocument();
});

it('[BOARD-48] what was done last is taken back first, in its own way', async () => {
  const undo = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  await move('a');
  act(() => moves.tell({ title: 'Confirmed', moved: [], announced: undefined, undo }));
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  await act(async () => void moves.undoLast());
  expect(undo).toHaveBeenCalledTimes(1);
  // It was not the last word, so it is still what was done last.
  await act(async () => void moves.undoLast());
  expect(undo).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
  await act(async () => void moves.undoLast());
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['move-application', 'undo-move']));
});

it('[STEP-21] a move into a step that is being made waits for it, one into any other does not', async () => {
  let answer = (_: unknown): void => undefined;
  const made = makeStep(id('f'), new Promise((resolve) => (answer = resolve)));
  await act(async () => void moves.move([id('c')], STEPS[0] as BoardStep));
  expect(sent.map(({ ids }) => ids)).toEqual([[id('c')]]);
  await act(async () => void moves.move([id('a')], TARGET as BoardStep));
  expect(moves.pending.get(id('a'))).toBe(id('f'));
  expect(sent).toHaveLength(1);
  await act(async () => {
    answer('made');
    await made;
  });
  await waitFor(() => expect(sent.map(({ ids }) => ids)).toEqual([[id('c')], [id('a')]]));
});

it('[STEP-21] a move into a step that could not be made is sent, and refused in words', async () => {
  const made = makeStep(id('f'), Promise.reject(new Error('gone')));
  answers = [
    () => Response.json({ error: { code: 'NOT_FOUND', message: 'x', request_id: 'r' } }, { status: 404 }),
  ];
  await move('a');
  await expect(made).rejects.toThrow('gone');
  expect(sent).toHaveLength(1);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
