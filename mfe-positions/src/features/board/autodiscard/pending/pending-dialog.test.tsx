import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../../../messages/en.ts';
import { autodiscardCa } from '../../../../messages/texts-autodiscard-ca.ts';
import { autodiscardEn } from '../../../../messages/texts-autodiscard-en.ts';
import { autodiscardEs } from '../../../../messages/texts-autodiscard-es.ts';
import { boardEn } from '../../../../messages/texts-board-en.ts';
import { useMoves } from '../../data/moves/use-moves.ts';
import { idOf, POSITION, RULE_PATH, refused, type SentCall, startServer } from '../testing/fake-server.ts';
import { PendingDialog } from './pending-dialog.tsx';
import { NEW_REVIEW, type Review } from './review.ts';

const NAMES = ['Ona Vila', 'Pau Serra', 'Rut Pi'];
const card = (n: number) => {
  const [firstName, lastName] = (NAMES[n] ?? '').split(' ');
  return {
    id: idOf(n + 20),
    version: 3,
    discardState: 'PROVISIONAL',
    candidate: { id: idOf(n + 40), firstName, lastName },
  } as unknown as BoardApplication;
};
const CARDS = NAMES.map((_, n) => card(n));
const wire = (n: number) => ({
  application_id: idOf(n + 20),
  candidate_id: idOf(n + 40),
  name: NAMES[n],
  score: 20 + n,
  missing: n === 0 ? ['Docker', 'Catalan C1'] : [],
  quotes:
    n === 0
      ? [
          { page: 2, text: 'five years of TypeScript', box: null },
          { page: null, text: 'Front-end developer', box: null },
        ]
      : [],
  run_id: idOf(71),
  discarded_at: '2026-11-20T10:00:00Z',
  version: 3,
});
const mail = (ids: readonly string[]) => ({
  count: ids.length,
  problem_count: 0,
  unsend_seconds: 10,
  items: ids.slice(0, 1).map((id) => ({
    application_id: id,
    candidate_id: idOf(40),
    candidate_name: NAMES[Number(id.slice(-2)) - 20],
    reason: 'DISCARD',
    channel: 'EMAIL',
    subject: 'About your application',
    html: null,
    from: null,
    to: null,
    leaves_at: '2026-11-22T10:00:10Z',
    leaves_in_seconds: 10,
    problem: null,
  })),
});
const moved = (ids: readonly string[], state: string | null) =>
  ids.map((id) => ({
    id,
    step_id: idOf(60),
    version: 4,
    rejected_at: state && '2026-11-20T10:00:00Z',
    discard_state: state,
  }));

let sent: SentCall[];
let answer: Response | Promise<Response> | undefined;
let undoAnswers: Response[];
let runs: object[];
let runAnswers: Response[];
const run = (undoable: number, left: number, n = 71, cause = 'SCORE') => ({
  id: idOf(n),
  cause,
  at: '2026-11-20T10:00:00Z',
  undoable,
  left,
});
beforeEach(() => {
  runs = [];
  runAnswers = [];
  answer = undefined;
  undoAnswers = [];
  sent = startServer({
    [`GET ${RULE_PATH}/pending`]: () =>
      Response.json({
        data: {
          items: NAMES.map((_, n) => wire(n)),
          pagination: { page: 1, page_size: 25, total_items: NAMES.length },
        },
      }),
    [`POST ${RULE_PATH}/confirm-preview`]: ({ application_ids: ids }) => Response.json({ data: mail(ids) }),
    [`POST ${RULE_PATH}/confirm`]: ({ application_ids: ids }) =>
      answer ?? Response.json({ data: { applications: moved(ids, 'CONFIRMED'), announced: mail(ids) } }),
    [`POST ${RULE_PATH}/confirm-undo`]: ({ application_ids: ids }) =>
      undoAnswers.shift() ??
      Response.json({
        data: { applications: moved(ids, 'PROVISIONAL'), cancelled_messages: 1, sent_messages: [] },
      }),
    [`GET ${RULE_PATH}/runs`]: () => Response.json({ data: { items: runs } }),
    [`POST ${RULE_PATH}/runs/${idOf(71)}/undo`]: () => {
      runs = [];
      return (
        runAnswers.shift() ??
        Response.json({ data: { applications: moved([idOf(20), idOf(21)], null), left: 1 } })
      );
    },
    [`POST ${RULE_PATH}/restore`]: ({ application_ids: ids }) =>
      answer ?? Response.json({ data: { applications: moved(ids, null) } }),
  });
});

let leave: (ids: readonly string[]) => void;
let undoLast: () => boolean;
interface BoardProps {
  canSettle?: boolean;
  canUndoRuns?: boolean;
  cards?: readonly BoardApplication[];
}
function Board({ canSettle = true, canUndoRuns = true, cards = CARDS }: BoardProps) {
  const moves = useMoves(POSITION, []);
  undoLast = moves.undoLast;
  const [pending, setPending] = useState<readonly BoardApplication[]>(cards);
  const [review, setReview] = useState<Review>(NEW_REVIEW);
  leave = (ids) => setPending((all) => all.filter(({ id }) => !ids.includes(id)));
  return (
    <PendingDialog
      positionId={POSITION}
      pending={pending}
      canSettle={canSettle}
      canUndoRuns={canUndoRuns}
      search="ona"
      review={review}
      onReview={setReview}
      tell={moves.tell}
      onClose={jest.fn()}
    />
  );
}
const show = (props: BoardProps = {}) =>
  renderWithProviders(<Board {...props} />, { messages: { ...en, ...boardEn, ...autodiscardEn } });
const posts = (end: string) => sent.filter(({ path }) => path === `${RULE_PATH}/${end}`);
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

describe('who was discarded by score and waits', () => {
  it('[BOARD-47] stands with score, what is missing, what was found, and the way to the candidate', async () => {
    show();
    // On a phone a field would bring the keyboard over the list.
    expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();
    const row = await rowOf('Ona Vila');
    expect(row.getByText('20')).toBeInTheDocument();
    expect(row.getByText('Not found: Docker and Catalan C1')).toBeInTheDocument();
    const found = within(row.getByRole('list', { name: 'Found' })).getAllByRole('listitem');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'five years of TypeScript page 2',
      'Front-end developer profile',
    ]);
    const to = new URL(row.getByRole('link').getAttribute('href') ?? '', 'http://x');
    expect(to.searchParams.get('applicationId')).toBe(idOf(20));
    expect(to.searchParams.get('toolbar.query')).toBe('ona');
    expect(to.searchParams.get('candidateIds')).toBe([40, 41, 42].map(idOf).join());
    expect((await rowOf('Pau Serra')).queryByText(/Not found/)).not.toBeInTheDocument();
  });

  it('[BOARD-48] is confirmed after the messages that leave were named, and can be taken back', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Confirm the discard of Ona Vila' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Confirm the discard of Ona Vila?' }),
    );
    expect(
      await dialog.findByText('Email “About your application” to Ona Vila leaves in 10 s'),
    ).toBeInTheDocument();
    expect(posts('confirm')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(posts('confirm')[0]?.body).toEqual({ application_ids: [idOf(20)] }));
    expect(await screen.findByText('The discard of Ona Vila is confirmed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Do not send' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Confirmation undone')).toBeInTheDocument();
    expect(posts('confirm-undo')[0]?.body).toEqual({ application_ids: [idOf(20)], versions: [4] });
  });

  it('[BOARD-48] nothing is confirmed when the question is answered with no', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Confirm the discard of Ona Vila' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts('confirm')).toEqual([]);
  });

  it('[BOARD-48] some are confirmed together', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ona Vila' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rut Pi' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Confirm the discard of 2 candidates?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(posts('confirm')[0]?.body).toEqual({ application_ids: [idOf(20), idOf(22)] }));
    expect(await screen.findByText('2 discards are confirmed')).toBeInTheDocument();
  });

  const confirmAll = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select all (3)' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 3' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('3 discards are confirmed');
  };

  it('[BOARD-48] an undo that nobody answered can be asked for again', async () => {
    const { user } = show();
    await confirmAll(user);
    undoAnswers = [refused(500, 'INTERNAL')];
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(posts('confirm-undo')).toHaveLength(1));
    await waitFor(() => expect(undoLast()).toBe(true));
    expect(await screen.findByText('Confirmation undone')).toBeInTheDocument();
    expect(posts('confirm-undo')[1]?.body).toEqual(posts('confirm-undo')[0]?.body);
    expect(undoLast()).toBe(false);
  });

  it('[BOARD-48] an undo that was refused for good is not asked for again', async () => {
    const { user } = show();
    await confirmAll(user);
    undoAnswers = [refused(409, 'NOTHING_TO_UNDO')];
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This confirmation can no longer be undone')).toBeInTheDocument();
    expect(undoLast()).toBe(false);
  });

  it('[BOARD-48] the undo takes the others back, and names who was moved meanwhile', async () => {
    const { user } = show();
    await confirmAll(user);
    const applications = [{ id: idOf(21), step_id: idOf(61), version: 9 }];
    undoAnswers = [refused(409, 'APPLICATION_MOVED', { applications })];
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Confirmation undone')).toBeInTheDocument();
    expect(screen.getByText('Pau Serra stays as they are: someone else has moved them')).toBeInTheDocument();
    expect(posts('confirm-undo')[1]?.body).toEqual({
      application_ids: [idOf(20), idOf(22)],
      versions: [4, 4],
    });
  });

  it('[BOARD-48] names whom the server has confirmed, and whom it left out', async () => {
    answer = Response.json({
      data: { applications: moved([idOf(22)], 'CONFIRMED'), announced: mail([idOf(22)]) },
    });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ona Vila' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rut Pi' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The discard of Rut Pi is confirmed')).toBeInTheDocument();
    expect(
      screen.getByText(/^Ona Vila is left out: someone else has already decided about them/),
    ).toBeInTheDocument();
  });

  it('[BOARD-48] who no longer waits goes out of the question, and is named afterwards', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ona Vila' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rut Pi' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2' }));
    await screen.findByRole('alertdialog', { name: 'Confirm the discard of 2 candidates?' });
    act(() => leave([idOf(20)]));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm the discard of Rut Pi?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(posts('confirm')[0]?.body).toEqual({ application_ids: [idOf(22)] }));
    expect(await screen.findByText(/^Ona Vila is left out/)).toBeInTheDocument();
  });

  it('[BOARD-48] the question goes, in words, when nobody of it waits any more', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Confirm the discard of Ona Vila' }));
    await screen.findByRole('alertdialog');
    act(() => leave([idOf(20)]));
    expect(await screen.findByText('Someone else has already decided about them')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts('confirm')).toEqual([]);
  });

  it('[BOARD-49] names whom the server has restored, and whom it left out', async () => {
    answer = Response.json({ data: { applications: moved([idOf(21), idOf(22)], null) } });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all (3)' }));
    await user.click(screen.getByRole('button', { name: 'Restore 3' }));
    expect(await screen.findByText('2 are restored')).toBeInTheDocument();
    expect(screen.getByText(/^Ona Vila is left out/)).toBeInTheDocument();
  });

  it('[BOARD-49] a second one is restored while the first is on its way', async () => {
    let arrive: (answered: Response) => void = () => undefined;
    answer = new Promise((resolve) => {
      arrive = resolve;
    });
    const { user } = show();
    const first = await screen.findByRole('button', { name: 'Restore Ona Vila' });
    await user.click(first);
    expect(first).toHaveAttribute('aria-busy', 'true');
    answer = undefined;
    await user.click(screen.getByRole('button', { name: 'Restore Pau Serra' }));
    await waitFor(() =>
      expect(posts('restore').map(({ body }) => body.application_ids)).toEqual([[idOf(20)], [idOf(21)]]),
    );
    await user.click(first);
    expect(posts('restore')).toHaveLength(2);
    await act(async () => arrive(Response.json({ data: { applications: moved([idOf(20)], null) } })));
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'false'));
  });

  it('[BOARD-49] the focus goes to the next in the list, then to the one before, then to the words above', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Restore Pau Serra' }));
    act(() => leave([idOf(21)]));
    expect(screen.getByRole('link', { name: 'Rut Pi' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Confirm the discard of Rut Pi' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    act(() => leave([idOf(22)]));
    expect(screen.getByRole('link', { name: 'Ona Vila' })).toHaveFocus();
    act(() => leave([idOf(20)]));
    expect(screen.getByText(/^Nothing has been sent to them/)).toHaveFocus();
  });

  it('[BOARD-47] says of a score that it is the old one', async () => {
    const stale = { ...card(0), scoring: { isStale: true } } as BoardApplication;
    show({ cards: [stale, card(1)] });
    expect((await rowOf('Ona Vila')).getByRole('img', { name: /20/ })).toHaveAccessibleName(
      /^Previous score/,
    );
    expect((await rowOf('Pau Serra')).getByRole('img', { name: /21/ })).not.toHaveAccessibleName(
      /^Previous score/,
    );
  });

  it('[BOARD-49] all are restored together, and nothing is announced', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all (3)' }));
    await user.click(screen.getByRole('button', { name: 'Restore 3' }));
    await waitFor(() =>
      expect(posts('restore')[0]?.body).toEqual({ application_ids: [20, 21, 22].map(idOf) }),
    );
    expect(await screen.findByText('3 are restored')).toBeInTheDocument();
    expect(posts('confirm-preview')).toEqual([]);
  });

  it('[BOARD-49] one is restored', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Restore Pau Serra' }));
    await waitFor(() => expect(posts('restore')[0]?.body).toEqual({ application_ids: [idOf(21)] }));
    expect(await screen.findByText('Pau Serra is restored')).toBeInTheDocument();
  });

  const reasonOf = (within: Pick<typeof screen, 'getByLabelText'> = screen) =>
    within.getByLabelText('Reason (optional)');

  it('[BOARD-55] a reason goes with the restoring that it was typed for, and not with the next', async () => {
    const { user } = show();
    await rowOf('Pau Serra');
    await user.type(reasonOf(), 'Has the licence');
    await user.click(screen.getByRole('button', { name: 'Restore Pau Serra' }));
    await screen.findByText('Pau Serra is restored');
    expect(reasonOf()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore Rut Pi' }));
    await waitFor(() =>
      expect(posts('restore').map(({ body }) => body)).toEqual([
        { application_ids: [idOf(21)], reason: 'Has the licence' },
        { application_ids: [idOf(22)] },
      ]),
    );
  });

  const restoreLate = async (user: ReturnType<typeof show>['user']) => {
    let arrive: (answered: Response) => void = () => undefined;
    answer = new Promise((resolve) => {
      arrive = resolve;
    });
    await rowOf('Pau Serra');
    await user.type(reasonOf(), 'Has the licence');
    await user.click(screen.getByRole('button', { name: 'Restore Pau Serra' }));
    answer = undefined;
    return async (answered: Response) => {
      await act(async () => arrive(answered));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Restore Pau Serra' })).toHaveAttribute(
          'aria-busy',
          'false',
        ),
      );
    };
  };

  it('[BOARD-55] a reason does not go with who is restored while the first is on their way', async () => {
    const { user } = show();
    const arrive = await restoreLate(user);
    await user.click(screen.getByRole('button', { name: 'Restore Rut Pi' }));
    await waitFor(() =>
      expect(posts('restore').map(({ body }) => body)).toEqual([
        { application_ids: [idOf(21)], reason: 'Has the licence' },
        { application_ids: [idOf(22)] },
      ]),
    );
    await arrive(Response.json({ data: { applications: moved([idOf(21)], null) } }));
    expect(reasonOf()).toHaveValue('');
  });

  it('[BOARD-55] a reason that was not stored does not come over one that was typed meanwhile', async () => {
    const { user } = show();
    const arrive = await restoreLate(user);
    await user.type(reasonOf(), 'Speaks Catalan');
    await arrive(refused(500, 'INTERNAL'));
    expect(reasonOf()).toHaveValue('Speaks Catalan');
  });

  it('[BOARD-55] a reason can be given in the question before some are confirmed', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all (3)' }));
    await user.type(reasonOf(), 'Seen');
    await user.click(screen.getByRole('button', { name: 'Confirm 3' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(reasonOf(dialog), ' by two of us');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(posts('confirm')[0]?.body.reason).toBe('Seen by two of us'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(reasonOf()).toHaveValue('');
  });

  it('[BOARD-55] a reason stays where it was typed when nothing was stored', async () => {
    answer = refused(500, 'INTERNAL');
    const { user } = show();
    await rowOf('Pau Serra');
    await user.type(reasonOf(), 'Has the licence');
    await user.click(screen.getByRole('button', { name: 'Restore Pau Serra' }));
    await waitFor(() => expect(posts('restore')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Restore Pau Serra' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(reasonOf()).toHaveValue('Has the licence');
  });

  const askUndo = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Undo the run of/ }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('[BOARD-56] says that nothing is left to undo', async () => {
    runs = [run(3, 0)];
    runAnswers = [refused(409, 'NOTHING_TO_UNDO')];
    const { user } = show();
    const dialog = await askUndo(user);
    expect(dialog.queryByText(/stays? as/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Restore 3' }));
    expect(
      await screen.findByText('None of them waits any more: there is nothing to undo'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('[BOARD-56] a run is undone after it was said whom that restores and whom it leaves', async () => {
    runs = [run(2, 1)];
    const { user } = show();
    expect(await screen.findByText(/^New scores, /)).toHaveTextContent('2 can be restored');
    const dialog = await askUndo(user);
    expect(dialog.getByRole('heading', { name: 'Restore the 2 of this run?' })).toBeInTheDocument();
    expect(dialog.getByText(/^The 2 applications go back to where they stood/)).toBeInTheDocument();
    expect(dialog.getByText(/^1 stays as it is/)).toBeInTheDocument();
    expect(posts(`runs/${idOf(71)}/undo`)).toEqual([]);
    await user.type(reasonOf(dialog), 'The CVs were scans');
    await user.click(dialog.getByRole('button', { name: 'Restore 2' }));
    expect(await screen.findByText('2 restored')).toBeInTheDocument();
    expect(screen.getByText(/^1 stays as it is/)).toBeInTheDocument();
    expect(posts(`runs/${idOf(71)}/undo`).map(({ body }) => body)).toEqual([
      { reason: 'The CVs were scans' },
    ]);
    await waitFor(() => expect(screen.queryByText('Discard runs')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('the focus goes from a run that was undone to the first who waits', async () => {
    runs = [run(2, 1)];
    const { user } = show();
    const dialog = await askUndo(user);
    await user.click(dialog.getByRole('button', { name: 'Restore 2' }));
    await waitFor(() => expect(screen.queryByText('Discard runs')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ona Vila' })).toHaveFocus());
  });

  it('[BOARD-55] a reason that was typed above goes with the undo of a run', async () => {
    runs = [run(2, 0)];
    const { user } = show();
    await rowOf('Pau Serra');
    await user.type(reasonOf(), 'The CVs were scans');
    const dialog = await askUndo(user);
    expect(reasonOf(dialog)).toHaveValue('The CVs were scans');
    await user.click(dialog.getByRole('button', { name: 'Restore 2' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(posts(`runs/${idOf(71)}/undo`)[0]?.body).toEqual({ reason: 'The CVs were scans' });
    expect(reasonOf()).toHaveValue('');
  });

  it('[BOARD-56] can be asked again with what was typed when the server did not answer', async () => {
    runs = [run(3, 0)];
    runAnswers = [refused(500, 'INTERNAL')];
    const { user } = show();
    const dialog = await askUndo(user);
    await user.type(reasonOf(dialog), 'Scans');
    await user.click(dialog.getByRole('button', { name: 'Restore 3' }));
    await waitFor(() => expect(posts(`runs/${idOf(71)}/undo`)).toHaveLength(1));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Restore 3' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(reasonOf(dialog)).toHaveValue('Scans');
  });

  it.each([
    ['en', autodiscardEn, 'Discard runs', /^Undo the run of .*2026.*: New scores, 2 can be restored$/],
    [
      'es',
      autodiscardEs,
      'Descartes conjuntos',
      /^Deshacer el descarte conjunto del .*2026.*: Nuevas puntuaciones, se pueden restaurar 2$/,
    ],
    [
      'ca',
      autodiscardCa,
      'Descarts conjunts',
      /^Desfés el descart conjunt del .*2026.*: Puntuacions noves, se’n poden restaurar 2$/,
    ],
  ] as const)(
    '[BOARD-56] runs of one minute are told apart by name, in %s',
    async (locale, messages, title, name) => {
      runs = [run(2, 0), run(3, 0, 72), run(2, 0, 73, 'CRITERIA')];
      renderWithProviders(<Board />, { locale, messages: { ...en, ...boardEn, ...messages } });
      const region = within(await screen.findByRole('region', { name: title }));
      const buttons = within(region.getByRole('list', { name: title })).getAllByRole('button');
      expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(3);
      expect(buttons[0]).toHaveAccessibleName(name);
    },
  );

  it('[BOARD-56] is not offered to who may not change the rule', async () => {
    runs = [run(3, 0)];
    show({ canUndoRuns: false });
    await rowOf('Ona Vila');
    expect(screen.queryByText('Discard runs')).not.toBeInTheDocument();
    expect(sent.some(({ path }) => path.endsWith('/runs'))).toBe(false);
  });

  it('[BOARD-47] leaves the list at once when the board knows that somebody has decided', async () => {
    show();
    await rowOf('Ona Vila');
    await waitFor(() => leave([idOf(20)]));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ona Vila' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Pau Serra' })).toBeInTheDocument();
    await waitFor(() => leave([idOf(21), idOf(22)]));
    expect(await screen.findByText('Nobody waits')).toBeInTheDocument();
  });

  it('says that somebody else has decided meanwhile', async () => {
    answer = refused(409, 'NOTHING_TO_CONFIRM');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Restore Pau Serra' }));
    expect(await screen.findByText('Someone else has already decided about them')).toBeInTheDocument();
  });

  it('is only read by who may not move', async () => {
    show({ canSettle: false, canUndoRuns: false });
    await rowOf('Ona Vila');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Confirm|Restore)/ })).not.toBeInTheDocument();
  });

  it('can be read again when it did not come', async () => {
    startServer({});
    show();
    expect(await screen.findByText('Those who wait could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
