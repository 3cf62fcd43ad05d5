import { loseSession, startSession, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { autodiscardCa } from '../../../../messages/texts-autodiscard-ca.ts';
import { autodiscardEn } from '../../../../messages/texts-autodiscard-en.ts';
import { autodiscardEs } from '../../../../messages/texts-autodiscard-es.ts';
import { idOf, position, RULE_PATH, refused, type SentCall, startServer } from '../testing/fake-server.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { problemsOf } from './rule-values.ts';

const NEVER_SAVED = {
  severity: 'LAX',
  percentage: 0,
  active: false,
  version: 0,
  pause: null,
  pending: 0,
};
type Rule = Omit<typeof NEVER_SAVED, 'pause'> & { pause: object | null };
const person = (n: number, name: string, score: number, outcome: string) => ({
  application_id: idOf(n),
  candidate_id: idOf(n + 30),
  name,
  score,
  outcome,
});
const PAST = {
  scores: [
    { score: 20, outcomes: [0, 0, 1, 2, 3, 2], waiting: 2 },
    { score: 35, outcomes: [1, 0, 0, 0, 1, 0], waiting: 1 },
    { score: 80, outcomes: [2, 0, 0, 1, 0, 0], waiting: 4 },
  ],
  unscored: 3,
  being_scored: 1,
  items: [
    person(11, 'Ona Vila', 35, 'HIRED_HERE'),
    person(12, 'Pau Serra', 20, 'DISCARDED'),
    person(13, 'Rut Pi', 20, 'BY_MACHINE'),
  ],
};

let rule: Rule;
let past: typeof PAST;
let refusal: Response | undefined;
let sent: SentCall[];
let saved: { run: { id: string; discarded: number } | null };

beforeEach(() => {
  rule = NEVER_SAVED;
  past = PAST;
  refusal = undefined;
  saved = { run: null };
  sent = startServer({
    [`GET ${RULE_PATH}`]: () => Response.json(rule),
    [`POST ${RULE_PATH}`]: ({ discard_scoring: given }) => {
      const answer = refusal;
      refusal = undefined;
      if (answer) return answer;
      const { version: _, ...values } = given;
      rule = { ...rule, ...values, pause: null, version: rule.version + 1 };
      return Response.json({ ...rule, ...saved });
    },
    [`POST ${RULE_PATH}/rehearsal`]: () => Response.json({ data: past }),
    [`POST ${RULE_PATH}/runs/${idOf(71)}/undo`]: () => Response.json({ data: { applications: [], left: 0 } }),
  });
});

const onPending = jest.fn();
function show(locale: 'en' | 'es' | 'ca' = 'en') {
  const onClose = jest.fn();
  const messages = { en: autodiscardEn, es: autodiscardEs, ca: autodiscardCa }[locale];
  const view = renderWithProviders(
    <RuleDialog position={position} onPending={onPending} onClose={onClose} />,
    { messages, locale },
  );
  return { ...view, onClose };
}
type User = ReturnType<typeof show>['user'];
const number = () => screen.findByRole('textbox', { name: 'Percentage' });
const slider = () => screen.findByRole('slider', { name: 'Percentage, slider' });
const active = () => screen.findByRole('switch', { name: 'Active' });
/** And waits for what comes behind the frame that shows it. */
const drag = async (value: number) => {
  const dragged = await slider();
  await act(async () => {
    fireEvent.change(dragged, { target: { value } });
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
};
async function type(user: User, text: string) {
  await user.clear(await number());
  await user.type(await number(), text);
}
/** More than a frame takes. */
const FRAME_MS = 20;
const saves = () => sent.filter(({ method, path }) => method === 'POST' && path === RULE_PATH);
const rehearsed = () => sent.filter(({ path }) => path.endsWith('/rehearsal'));

describe('the rule', () => {
  it('[AUTOD-01] [AUTOD-03] [CONST-25] has level, percentage and active; never saved it is lax, 0 and off', async () => {
    show();
    expect(await screen.findByRole('radio', { name: 'Lax' })).toBeChecked();
    expect(screen.getByRole('dialog', { name: 'Autodiscard' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Strict' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Very strict' })).not.toBeChecked();
    expect(await number()).toHaveValue('0');
    expect(await slider()).toHaveValue('0');
    expect(await active()).not.toBeChecked();
  });

  it('[BOARD-45] grows downwards alone, so that the slider stays under the pointer', async () => {
    show();
    expect(await screen.findByRole('slider')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Autodiscard' })).toHaveClass('topFixed');
  });

  it('[AUTOD-02] [AUTOD-13] is what the workflow service has stored', async () => {
    rule = { ...NEVER_SAVED, percentage: 35, active: true, version: 4 };
    show();
    expect(await number()).toHaveValue('35');
    expect(await slider()).toHaveValue('35');
    expect(await active()).toBeChecked();
    expect(sent[0]).toMatchObject({ method: 'GET', path: RULE_PATH });
  });

  it.each([
    ['[AUTOD-05] [CONST-25]', '-1', 'Percentage must be at least 0'],
    ['[AUTOD-06] [CONST-25]', '101', 'Percentage must be at most 100'],
    ['', '12.5', 'Percentage must be a whole number'],
  ])('%s refuses %s in words, and sends nothing', async (_, typed, words) => {
    const { user } = show();
    await type(user, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await number()).toHaveValue(typed);
    expect(saves()).toEqual([]);
  });

  it('[AUTOD-04] a level that is none of the three has its sentence', () => {
    const problem = problemsOf({ severity: 'HARD' as never, percentage: 3 }).get('severity');
    expect(problem && autodiscardEn[problem]).toBe('Level must be one of lax, strict or very strict');
    expect(problemsOf({ severity: 'VERY_STRICT', percentage: 3 }).size).toBe(0);
  });

  it.each(['0', '100'])('[AUTOD-07] [AUTOD-09] takes %s', async (typed) => {
    const { user } = show();
    await type(user, typed);
    await user.click(await active());
    await user.click(screen.getByRole('button', { name: /^Activate/ }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toEqual({
      discard_scoring: { severity: 'LAX', percentage: Number(typed), active: true, version: 0 },
    });
  });

  it('[AUTOD-10] [CONST-100] says of another level that the lax one is judged, and sends that', async () => {
    const { user, onClose } = show();
    await user.click(await screen.findByRole('radio', { name: 'Very strict' }));
    expect(screen.getByText(/always judges|judges the lax score/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[0]?.body.discard_scoring.severity).toBe('LAX');
  });

  it('[AUTOD-08] [AUTOD-11] [AUTOD-12] [CONST-127] says that it is active, and that it is not', async () => {
    const first = show();
    await first.user.click(await active());
    await first.user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Autodiscard is active')).toBeInTheDocument();
    expect(saves()[0]?.body.discard_scoring.active).toBe(true);
    first.unmount();
    const { user } = show();
    await waitFor(async () => expect(await active()).toBeChecked());
    await user.click(await active());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Autodiscard is incative')).toBeInTheDocument();
    expect(saves()[1]?.body.discard_scoring.active).toBe(false);
  });

  it('[AUTOD-14] keeps what was typed when it could not be saved, and says so', async () => {
    refusal = refused(500, 'INTERNAL');
    const { user, onClose } = show();
    await type(user, '42');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(
      screen.getByText('An error has occurred while configuring automatic discarding'),
    ).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(await number()).toHaveValue('42');
  });

  describe('that somebody else has saved meanwhile', () => {
    /** Types over a rule that another saves before. */
    async function meet() {
      rule = { ...NEVER_SAVED, percentage: 20, version: 1 };
      const { user } = show();
      await type(user, '50');
      rule = { ...NEVER_SAVED, percentage: 30, active: true, version: 2 };
      refusal = refused(409, 'RULE_CHANGED', { version: 2 });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return user;
    }
    const keepMine = () => screen.findByRole('button', { name: 'Keep mine' });

    it('[BOARD-52] shows both, and is overwritten only when that is wanted', async () => {
      const user = await meet();
      expect(
        await screen.findByText('Saved by someone else: active, below 30 %. Yours: not active, below 50 %.'),
      ).toBeInTheDocument();
      expect(saves()[0]?.body.discard_scoring.version).toBe(1);
      await user.click(await keepMine());
      await waitFor(() => expect(saves()).toHaveLength(2));
      expect(saves()[1]?.body.discard_scoring).toEqual({
        severity: 'LAX',
        percentage: 50,
        active: false,
        version: 2,
      });
    });

    it('[BOARD-52] shows what a third person saves before one’s own goes over it', async () => {
      const user = await meet();
      rule = { ...rule, percentage: 40, version: 3 };
      refusal = refused(409, 'RULE_CHANGED', { version: 3 });
      await user.click(await keepMine());
      expect(await screen.findByText(/^Saved by someone else: active, below 40 %/)).toBeInTheDocument();
      await user.click(await keepMine());
      await waitFor(() => expect(saves()).toHaveLength(3));
      expect(saves().map(({ body }) => body.discard_scoring.version)).toEqual([1, 2, 3]);
      expect(rule).toMatchObject({ percentage: 50, active: false });
    });

    it('[BOARD-52] shows both when what was typed before a login comes back over it', async () => {
      rule = { ...NEVER_SAVED, percentage: 20, version: 1 };
      const before = show();
      await type(before.user, '50');
      const { user: me } = useSession.getState();
      act(() => loseSession());
      before.unmount();
      rule = { ...NEVER_SAVED, percentage: 30, active: true, version: 2 };
      act(() => startSession('t2', me as never));
      show();
      expect(await keepMine()).toBeInTheDocument();
      expect(
        await screen.findByText('Saved by someone else: active, below 30 %. Yours: active, below 50 %.'),
      ).toBeInTheDocument();
    });
  });

  it('[BOARD-53] says why it is paused, and that saving ends the pause', async () => {
    const pause = { cause: 'CRITERIA', would_discard: 14, of_inbox: 30, at: '2026-11-20T10:00:00Z' };
    rule = { ...NEVER_SAVED, percentage: 40, active: true, version: 2, pause };
    show();
    expect(await screen.findByText(/would have discarded 14 of 30 in the inbox/)).toBeInTheDocument();
    expect(screen.getByText(/Saving ends the pause/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Activate/ })).toBeInTheDocument();
  });

  it('[BOARD-51] leads to those who wait, and can be taken back, when saving has discarded some', async () => {
    saved = { run: { id: idOf(71), discarded: 12 } };
    const { user } = show();
    await user.click(await active());
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('12 discarded by score wait for a person')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Review them' }));
    expect(onPending).toHaveBeenCalled();
    expect(screen.queryByText('12 discarded by score wait for a person')).not.toBeInTheDocument();
  });

  it('[BOARD-51] takes a run back', async () => {
    saved = { run: { id: idOf(71), discarded: 2 } };
    const { user } = show();
    await user.click(await active());
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('0 restored')).toBeInTheDocument();
    expect(sent.some(({ path }) => path.endsWith(`/runs/${idOf(71)}/undo`))).toBe(true);
  });
});

describe('the rehearsal', () => {
  afterEach(() => jest.useRealTimers());

  const figure = (word: string) =>
    within(screen.getByRole('region', { name: 'In the last 90 days' }))
      .getByText(word, { selector: 'dt' })
      .parentElement?.querySelector('dd')?.textContent;

  it('[BOARD-45] counts at once while the slider moves, and asks who they are once it rests', async () => {
    show();
    await screen.findByText(/13 applications have a score/);
    const before = rehearsed().length;
    const dragged = await slider();
    // The clock stands still: on a slow machine the slider would rest between two steps.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    for (const value of [10, 21, 30, 36]) {
      await act(async () => {
        fireEvent.change(dragged, { target: { value } });
        await jest.advanceTimersByTimeAsync(FRAME_MS);
      });
    }
    expect(dragged).toHaveAttribute('aria-valuetext', expect.stringMatching(/^36 ?%.*10/));
    expect(figure('Hired')).toBe('1');
    expect(figure('In process')).toBe('1');
    expect(figure('Discarded by a person')).toBe('4');
    expect(figure('Discarded by a machine')).toBe('2');
    expect(rehearsed()).toHaveLength(before);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(rehearsed().slice(before)).toMatchObject([{ body: { percentage: 36, days: 90 } }]);
    expect(await number()).toHaveValue('36');
  });

  it('[BOARD-45] names who would have been discarded with what became of them, hires first', async () => {
    show();
    await drag(40);
    const table = within(await screen.findByRole('region', { name: 'Who would have been discarded' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Ona Vila35Hired here',
      'Pau Serra20Discarded by a person',
      'Rut Pi20Discarded by a machine',
    ]);
    await drag(30);
    await waitFor(() => expect(table.queryByText('Ona Vila')).not.toBeInTheDocument());
    expect(table.getByText('Pau Serra')).toBeInTheDocument();
  });

  it('[BOARD-45] says how many of today saving discards, and warns of one who was hired', async () => {
    const { user } = show();
    await screen.findByText(/have a score/);
    expect(screen.getByText('Saving discards nobody.')).toBeInTheDocument();
    await user.click(await active());
    await drag(21);
    expect(
      await screen.findByText('Saving discards 2 of the inbox now. They wait for a person to confirm.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Activate' })).toBeInTheDocument();
    await drag(36);
    expect(
      await screen.findByText('Saving discards 3 of the inbox now. They wait for a person to confirm.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 person who was hired would have been discarded.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Activate anyway' })).toBeInTheDocument();
  });

  it('[BOARD-45] says the sum in the number of those discarded, and aloud only once the slider rests', async () => {
    rule = { ...NEVER_SAVED, active: true, percentage: 10, version: 1 };
    show();
    await screen.findByText(/13 applications have a score/);
    const effect = await screen.findByText(/^Saving discards nobody now/);
    expect(effect).toHaveAttribute('role', 'status');
    for (const value of [21, 30, 36]) {
      await drag(value);
      expect(effect).toHaveTextContent(/^Saving discards nobody now/);
    }
    const sum = screen.getByText('13 applications have a score; 10 would have been discarded:');
    expect(sum).not.toHaveAttribute('role');
    await waitFor(() => expect(effect).toHaveTextContent(/^Saving discards 3 of the inbox now/));
  });

  it.each([
    ['es', /se habría descartado 1:$/],
    ['ca', /se n’hauria descartat 1:$/],
  ] as const)('speaks of one in %s', async (locale, words) => {
    past = { ...PAST, scores: [{ score: 20, outcomes: [0, 0, 0, 1, 0, 0], waiting: 1 }], items: [] };
    rule = { ...NEVER_SAVED, percentage: 40, version: 1 };
    show(locale);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('[BOARD-45] the slider takes the place of what was no number', async () => {
    const { user } = show();
    await type(user, '3o');
    await user.tab();
    expect(await number()).toHaveValue('3o');
    await drag(40);
    expect(await number()).toHaveValue('40');
  });

  it('[BOARD-45] a number that is typed moves the slider, which then moves on from there', async () => {
    const { user } = show();
    await drag(40);
    await type(user, '12');
    await waitFor(async () => expect(await slider()).toHaveValue('12'));
    await drag(13);
    expect(await number()).toHaveValue('13');
    expect(await slider()).toHaveValue('13');
  });

  it('[BOARD-45] steps that come faster than frames are each counted from the one before', async () => {
    show();
    const stepped = await slider();
    const at = () => Number((stepped as HTMLInputElement).value);
    const step = () => fireEvent.change(stepped, { target: { value: at() + 1 } });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    for (let round = 1; round <= 5; round += 1) {
      await act(async () => {
        step();
        step();
        await jest.advanceTimersByTimeAsync(FRAME_MS);
        // What follows from the steps before is drawn only now.
        step();
      });
      expect(at()).toBe(3 * round);
      expect(stepped).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(new RegExp(`^${3 * round} ?%`)),
      );
    }
    await act(() => jest.advanceTimersByTimeAsync(FRAME_MS));
    jest.useRealTimers();
    await waitFor(async () => expect(await number()).toHaveValue('15'));
    expect(stepped).toHaveValue('15');
  });

  it.each<[string, (user: User) => Promise<void>]>([
    ['by Enter', (user) => user.keyboard('{Enter}')],
    ['by the button', async (user) => user.click(await screen.findByRole('button', { name: 'Save' }))],
  ])('[BOARD-45] saves the step that was made last, also when its frame never comes, %s', async (_, save) => {
    const { user } = show();
    await drag(40);
    const dragged = await slider();
    act(() => dragged.focus());
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.change(dragged, { target: { value: 41 } });
    await save(user);
    await waitFor(() => expect(saves()).toMatchObject([{ body: { discard_scoring: { percentage: 41 } } }]));
    jest.restoreAllMocks();
  });

  it('[BOARD-45] says how many have no score, and that some are being scored', async () => {
    show();
    expect(
      await screen.findByText(
        '3 have no score, and are not discarded by one. 1 of them is being scored now.',
      ),
    ).toBeInTheDocument();
  });

  it('[BOARD-45] says that nobody has applied', async () => {
    past = { scores: [], unscored: 0, being_scored: 0, items: [] };
    show();
    expect(await screen.findByText('Nobody has applied in 90 days')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('can be asked again when the past could not be read; the rule can be saved all the same', async () => {
    sent = startServer({ [`GET ${RULE_PATH}`]: () => Response.json(rule) });
    show();
    expect(await screen.findByText('The past could not be read')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each([
    ['es', 'Descarte automático', 'Activar de todos modos'],
    ['ca', 'Descart automàtic', 'Activa igualment'],
  ] as const)('speaks %s', async (locale, title, button) => {
    rule = { ...NEVER_SAVED, percentage: 40, active: true, version: 1 };
    show(locale);
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
  });
});
