import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { boardPatch, withMoves } from './live-changes.ts';

const ID = (last: string) => `0190a5d2-0000-7000-8000-00000000000${last}`;
const candidateOf = (applicationId: string) => applicationId.replace('0190', '0191');
const application = (id: string, version: number): BoardApplication => ({
  id,
  candidate: {
    id: candidateOf(id),
    firstName: 'Ada',
    lastName: '',
    jobTitle: null,
    companyName: null,
    profileImageUrl: null,
    hasCv: false,
  },
  source: 'INTERNAL',
  seen: false,
  autoRejected: false,
  rejectedAt: null,
  discardState: null,
  createdAt: '2026-01-01T00:00:00Z',
  version,
  scoring: null,
});
const step = (id: string, applications: BoardApplication[]): BoardStep => ({
  id,
  name: id,
  position: 1,
  type: 'STEP',
  categoryId: 'INTERNAL',
  createdAt: '2026-01-01T00:00:00Z',
  applications,
});
const [inbox, offer, card, other] = [ID('1'), ID('2'), ID('3'), ID('4')];
const board = [step(inbox, [application(card, 2), application(other, 1)]), step(offer, [])];
const answer = { data: { items: board } };
const move = (id: string, stepId: string, version = 3) => ({
  id,
  stepId,
  version,
  rejectedAt: null,
  discardState: null as 'PROVISIONAL' | null,
});
const moved = (...applications: ReturnType<typeof move>[]) => ({
  type: 'applications_moved',
  applications: applications.map(({ stepId, rejectedAt, discardState, ...rest }) => ({
    ...rest,
    step_id: stepId,
    rejected_at: rejectedAt,
    discard_state: discardState,
  })),
});
const cardsOf = (steps: readonly BoardStep[] = []) =>
  steps.map(({ applications }) => applications.map(({ id, version }) => [id, version]));

describe('a board that hears of a change', () => {
  it('moves the card, with its version', () => {
    expect(cardsOf(boardPatch(answer, moved(move(card, offer)))?.data.items)).toEqual([
      [[other, 1]],
      [[card, 3]],
    ]);
  });

  it('stays as it is when it knows the move, or a later one', () => {
    expect(withMoves(board, [move(card, offer, 2)])).toBe(board);
    expect(withMoves(board, [move(card, offer, 1)])).toBe(board);
  });

  it('[BOARD-46] takes over that a discard by score waits for a person, and that it does so no more', () => {
    const discard = { ...move(card, offer), discardState: 'PROVISIONAL' as const };
    const waiting = boardPatch(answer, moved(discard))?.data.items ?? [];
    const stateOf = (steps: readonly BoardStep[]) => steps[1]?.applications[0]?.discardState;
    expect(stateOf(waiting)).toBe('PROVISIONAL');
    expect(stateOf(withMoves(waiting, [{ ...discard, version: 4, discardState: null }]))).toBeNull();
  });

  it('marks a card seen', () => {
    const seen = boardPatch(answer, { type: 'application_seen', application_id: other });
    expect(seen?.data.items[0]?.applications.map((one) => one.seen)).toEqual([false, true]);
  });

  it('shows what became of a candidate on their cards, and on no other', () => {
    const candidate = {
      id: candidateOf(card),
      first_name: 'Grace',
      last_name: 'Hopper',
      job_title: 'Admiral',
    };
    const changed = boardPatch(answer, {
      type: 'candidate_changed',
      candidate: { ...candidate, company_name: 'Navy', profile_image_url: '/files/a', has_cv: true },
    });
    expect(changed?.data.items[0]?.applications.map(({ candidate: shown }) => shown)).toEqual([
      {
        id: candidateOf(card),
        firstName: 'Grace',
        lastName: 'Hopper',
        jobTitle: 'Admiral',
        companyName: 'Navy',
        profileImageUrl: '/files/a',
        hasCv: true,
      },
      board[0]?.applications[1]?.candidate,
    ]);
    expect(cardsOf(changed?.data.items)).toEqual(cardsOf(board));
  });

  it('is read again for a card, a step or a change that it does not know', () => {
    expect(boardPatch(answer, moved(move(ID('9'), offer)))).toBeUndefined();
    expect(boardPatch(answer, moved(move(card, ID('9'))))).toBeUndefined();
    expect(boardPatch(answer, { type: 'application_seen', application_id: ID('9') })).toBeUndefined();
    const nobody = { id: ID('9'), first_name: 'Ada', last_name: '', job_title: null, company_name: null };
    expect(
      boardPatch(answer, {
        type: 'candidate_changed',
        candidate: { ...nobody, profile_image_url: null, has_cv: false },
      }),
    ).toBeUndefined();
    expect(boardPatch(answer, { type: 'of_tomorrow' })).toBeUndefined();
  });
});
