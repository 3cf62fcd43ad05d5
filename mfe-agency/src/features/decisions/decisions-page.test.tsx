import type { Decision } from '@cantera/shared/contracts/decisions';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { decisionsCa } from '../../messages/texts-decisions-ca.ts';
import { decisionsEn } from '../../messages/texts-decisions-en.ts';
import { decisionsEs } from '../../messages/texts-decisions-es.ts';
import { CompactDecision } from './decision-rows.tsx';
import { Component as DecisionsPage } from './decisions-page.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const wire = (n: number, more: object = {}) => ({
  id: idOf(n),
  kind: 'DISCARDED_BY_SCORE',
  at: '2026-11-20T10:00:00Z',
  position: { id: idOf(50), name: 'Cook' },
  candidate: { id: idOf(60 + n), application_id: idOf(70 + n), name: `Person ${n}` },
  rule: { severity: 'LAX', percentage: 40, version: 2 },
  score: 32,
  question: null,
  question_rule: null,
  answer: null,
  engine: 'score 3',
  state: 'PENDING',
  settled: null,
  ...more,
});
const ALL = [
  wire(1),
  wire(2, {
    state: 'CONFIRMED',
    settled: { at: '2026-11-21T10:00:00Z', by_name: 'Ona Vila', reason: 'No licence' },
  }),
  wire(3, { state: 'REVERSED', settled: { at: '2026-11-21T10:00:00Z', by_name: null, reason: null } }),
  wire(4, {
    kind: 'DISCARDED_BY_QUESTION',
    rule: null,
    score: null,
    question: 'Any licence?',
    engine: 'killer questions',
    state: 'STANDS',
  }),
  wire(5, { candidate: null, position: null, score: null }),
];

let items: object[];
let isDown: boolean;
let asked: URL[];
beforeEach(() => {
  items = ALL;
  isDown = false;
  asked = [];
  setAppConfig({});
  useSession.setState({ token: 't', user: { id: idOf(99), permissions: ['decisions.read'] } as never });
  globalThis.fetch = jest.fn(async (address) => {
    const url = new URL(String(address), 'http://localhost');
    if (url.pathname === '/api/v1/agency/decisions') {
      asked.push(url);
      if (isDown) return new Response('', { status: 500 });
      return Response.json({
        data: { items, pagination: { page: 1, page_size: 25, total_items: items.length } },
      });
    }
    if (url.pathname.endsWith(idOf(50))) return Response.json({ data: { id: idOf(50), title: 'Cook' } });
    const title = `Cook ${url.searchParams.get('search') ?? ''}`.trim();
    return Response.json({
      data: { items: [{ id: idOf(50), title }], pagination: { page: 1, page_size: 20 } },
    });
  });
});
async function show(route = '/agency/decisions') {
  let view: ReturnType<typeof renderWithProviders> | undefined;
  await act(async () => {
    view = renderWithProviders(<DecisionsPage />, { messages: decisionsEn, route });
  });
  if (!view) throw new Error('Nothing was drawn');
  return view;
}
const rowOf = async (text: string) => {
  const rows = await screen.findAllByRole('row');
  const row = rows.find(({ textContent }) => textContent?.includes(text));
  if (!row) throw new Error(`no row has ${text}`);
  return within(row);
};

describe('the record of automatic decisions', () => {
  it('[AGY-12] says of each when, about whom, where, by what, and what became of it', async () => {
    await show();
    const waits = await rowOf('Person 1');
    expect(waits.getByText('Discarded by score: 32, below 40')).toBeInTheDocument();
    expect(waits.getByText('Scoring, version 3')).toBeInTheDocument();
    expect(waits.getByText('Waits for a person')).toBeInTheDocument();
    expect(waits.getByRole('link', { name: 'Person 1' })).toHaveAttribute(
      'href',
      `/positions/${idOf(50)}?applicationId=${idOf(71)}`,
    );
    expect(waits.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', `/positions/${idOf(50)}`);
    expect((await rowOf('Person 2')).getByText(/^Ona Vila, /)).toBeInTheDocument();
    const back = await rowOf('Person 3');
    expect(back.getByText('Taken back')).toBeInTheDocument();
    expect(back.getByText(/^a former member, /)).toBeInTheDocument();
    const answered = await rowOf('Person 4');
    expect(answered.getByText('Discarded by the answer to “Any licence?”')).toBeInTheDocument();
    expect(answered.getByText('Killer questions')).toBeInTheDocument();
    expect(answered.getByText('Stands')).toBeInTheDocument();
  });

  const OPTIONS = [
    { id: 'a', text: 'By day', rejected: true },
    { id: 'b', text: 'By night' },
  ];
  it.each([
    [
      'NUMBER',
      { reject_if_below: 2, reject_if_above: 1000 },
      { value: 1 },
      'less than 2 or more than 1,000',
      '1',
    ],
    [
      'NUMBER_RANGE',
      { reject_if_outside: { min: 20, max: 30 } },
      { min: 25, max: 40 },
      'whatever is not between 20 and 30',
      '25 to 40',
    ],
    ['YES_NO', { reject_on_no: true }, { answer: false }, 'No', 'No'],
    ['YES_NO', { reject_on_yes: true }, { answer: true }, 'Yes', 'Yes'],
    ['SINGLE_CHOICE', {}, { selected_option: 'a' }, 'By day', 'By day'],
    [
      'MULTIPLE_CHOICE',
      { reject_on: ['b'] },
      { selected_options: ['a', 'b'] },
      'By day or By night',
      'By day and By night',
    ],
  ])(
    '[AGY-17] says what of a killer question rejects and what was answered: %s %j',
    async (type, conditions, answer, rejects, answered) => {
      const details = type.endsWith('CHOICE') ? { options: OPTIONS } : {};
      items = [
        wire(4, {
          kind: 'DISCARDED_BY_QUESTION',
          rule: null,
          score: null,
          question: 'Any licence?',
          question_rule: { type, details, reject_conditions: conditions, version: 3 },
          answer,
          engine: 'killer questions',
          state: 'STANDS',
        }),
      ];
      await show();
      const row = await rowOf('Person 4');
      expect(row.getByText(`Rejects: ${rejects}`)).toBeInTheDocument();
      expect(row.getByText(`Answered: ${answered}`)).toBeInTheDocument();
      expect(row.getByText('Killer question, version 3')).toBeInTheDocument();
    },
  );

  it('[AGY-16] says in whose words it was confirmed or taken back, and nothing where there are none', async () => {
    await show();
    expect((await rowOf('Person 2')).getByText('“No licence”')).toBeInTheDocument();
    expect((await rowOf('Person 3')).queryByText(/“/)).not.toBeInTheDocument();
  });

  it.each([
    ['es', decisionsEs, 'Puntuación, versión 3', 'Preguntas eliminatorias'],
    ['ca', decisionsCa, 'Puntuació, versió 3', 'Preguntes eliminatòries'],
  ] as const)(
    '[AGY-12] says what has judged in the language of the reader: %s',
    (locale, messages, score, questions) => {
      const decision = {
        candidate: null,
        position: null,
        rule: null,
        score: null,
        question: null,
        settled: null,
      };
      const shown = { ...decision, at: '2026-11-20T10:00:00Z', state: 'STANDS' } as unknown as Decision;
      renderWithProviders(
        <>
          <CompactDecision row={{ ...shown, kind: 'DISCARDED_BY_SCORE', engine: 'score 3' }} />
          <CompactDecision row={{ ...shown, kind: 'DISCARDED_BY_QUESTION', engine: 'killer questions' }} />
        </>,
        { messages, locale },
      );
      expect(screen.getByText(score)).toBeInTheDocument();
      expect(screen.getByText(questions)).toBeInTheDocument();
    },
  );

  it('[AGY-12] of somebody who was deleted only what was decided is left', async () => {
    await show();
    const gone = await rowOf('Deleted candidate');
    expect(gone.getByText('Deleted position')).toBeInTheDocument();
    expect(gone.getByText('Discarded by score: below 40')).toBeInTheDocument();
    expect(gone.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[AGY-13] asks by kind, position, time and page as the address says', async () => {
    await show(
      `/agency/decisions?kind=DISCARDED_BY_QUESTION&position=${idOf(50)}&time=2026-11-01..2026-11-20&page=2`,
    );
    await rowOf('Person 1');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      kind: 'DISCARDED_BY_QUESTION',
      position_id: idOf(50),
      from: '2026-11-01',
      to: '2026-11-20',
      page: '2',
      per_page: '25',
    });
    expect(screen.getByText('Time: 1 Nov 2026 to 20 Nov 2026')).toBeInTheDocument();
  });

  it('[AGY-13] a filter that makes no sense is no filter', async () => {
    await show('/agency/decisions?kind=MAGIC&position=x&time=2026-02-31..tomorrow');
    await rowOf('Person 1');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ page: '1', per_page: '25' });
  });

  it('[AGY-13] a year that is typed asks once, when it is whole, and Back does not lead through it', async () => {
    const { user, address, navigate } = await show('/agency/decisions?kind=DISCARDED_BY_SCORE');
    await rowOf('Person 1');
    await navigate('/agency/decisions?time=2025-11-01..');
    await waitFor(() => expect(asked).toHaveLength(2));
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: /^Time/ }));
    const from = screen.getByLabelText('From');
    for (const year of ['0002', '0020', '0202']) {
      fireEvent.change(from, { target: { value: `${year}-11-01` } });
      expect(from).toHaveValue(`${year}-11-01`);
      expect(address()).toBe('/agency/decisions?time=2025-11-01..');
    }
    fireEvent.change(from, { target: { value: '2026-11-01' } });
    expect(address()).toBe('/agency/decisions?time=2026-11-01..');
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('from')).toBe('2026-11-01'));
    expect(asked).toHaveLength(before + 1);
    fireEvent.change(from, { target: { value: '0202-11-01' } });
    fireEvent.blur(from);
    expect(from).toHaveValue('2026-11-01');
    fireEvent.change(from, { target: { value: '' } });
    expect(address()).toBe('/agency/decisions');
    await navigate(-1);
    expect(address()).toBe('/agency/decisions?kind=DISCARDED_BY_SCORE');
  });

  it('[AGY-13] chooses a kind, and clears it', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Kind' }));
    await user.click(screen.getByRole('checkbox', { name: 'Discarded by score' }));
    expect(address()).toBe('/agency/decisions?kind=DISCARDED_BY_SCORE');
    items = [];
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/agency/decisions');
  });

  it('[AGY-13] finds a position by its name', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Position' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search in Position' }), 'co');
    await user.click(await screen.findByRole('checkbox', { name: 'Cook co' }));
    expect(address()).toBe(`/agency/decisions?position=${idOf(50)}`);
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('position_id')).toBe(idOf(50)));
    expect(await screen.findByText('Position: Cook')).toBeInTheDocument();
  });

  it('says that nothing was decided, and that nothing matches', async () => {
    items = [];
    const first = await show();
    expect(await screen.findByText('Nothing was decided automatically')).toBeInTheDocument();
    first.unmount();
    await show('/agency/decisions?kind=DISCARDED_BY_SCORE');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2));
    expect(screen.queryByText('Nothing was decided automatically')).not.toBeInTheDocument();
  });

  it('can be asked again when it did not come', async () => {
    isDown = true;
    const { user } = await show();
    expect(await screen.findByText('The record of decisions could not be loaded')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf('Person 1');
  });

  it('is not for who may not read it', async () => {
    useSession.setState({ user: { id: idOf(99), permissions: [] } as never });
    await show();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
