import { useRefresh } from '@cantera/shared/api-client';
import { MAX_NUMBER, MIN_NUMBER } from '@cantera/shared/contracts/killer-questions';
import { listPositionQuestions } from '@cantera/shared/contracts/position-questions';
import { setAppConfig, startSession, useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { questionsEn } from '../../messages/texts-questions-en.ts';
import { Component as KillerQuestions } from './killer-questions-page.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const POSITION = id(9);
const base = `/api/v1/jobs/${POSITION}/kq_jobs`;
type Wire = Record<string, unknown> & { id: string };

const wire = (n: number, over: object = {}): Wire => ({
  id: id(n),
  question: `Question ${n}?`,
  type: 'YES_NO',
  required: false,
  details: {},
  reject_conditions: {},
  is_asked: true,
  source: 'PERSON',
  reviewed_at: null,
  reviewed_by: null,
  version: 1,
  ...over,
});
const CHOICE = {
  type: 'SINGLE_CHOICE',
  details: {
    options: [
      { id: 'a', text: 'Now', rejected: false },
      { id: 'b', text: 'Later', rejected: true },
    ],
  },
  reject_conditions: { reject_on: ['b'] },
};
const REHEARSAL = {
  answered: 0,
  rejected: 0,
  would_be_rejected: { count: 0, items: [] },
  no_longer_rejected: { count: 0, items: [] },
};

let all: Wire[];
let description: string;
let sent: { method: string; path: string; body: Record<string, unknown> | undefined }[];
let rehearsed: Record<string, unknown>[];
let answers: Record<string, () => Response>;

function answer(method: string, path: string, body: Record<string, unknown> | undefined): Response {
  const own = answers[`${method} ${path}`]?.();
  if (own) return own;
  if (method === 'GET' && path === base) return Response.json({ data: { items: all } });
  if (method === 'GET')
    return Response.json({
      data: { id: POSITION, title: 'Cook', job_description: description, recruiters: [{ id: id(8) }] },
    });
  const kq = all.find((one) => path.endsWith(one.id));
  if (method === 'POST') all = [...all, wire(7, body)];
  if (method === 'PATCH' && kq)
    all = all.map((one) => (one === kq ? { ...kq, ...body, is_asked: true, version: 2 } : one));
  return Response.json({
    data: method === 'DELETE' ? {} : all.find((one) => one.id === (kq?.id ?? id(7))),
  });
}

const WRITER = ['positions.read', 'positions.write', 'questions.write'];
/** Reads the questions again, as what somebody else changes has them read. */
let readAgain: () => void;
function Page() {
  const refresh = useRefresh();
  readAgain = () => void refresh(listPositionQuestions);
  return <KillerQuestions />;
}
function show(query = '', permissions = WRITER, userId = id(8)) {
  startSession('t', { permissions } as never);
  useSession.setState({ user: { id: userId, role: 'RECRUITER', permissions } as never });
  return renderWithProviders(<Page />, {
    route: `/positions/${POSITION}/killer-questions${query}`,
    path: '/positions/:position/killer-questions',
    messages: { ...en, ...questionsEn },
  });
}
const list = () => screen.findByRole('list', { name: 'Killer questions' });
const item = async (name: string) => {
  const found = within(await list())
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(name));
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const button = (name: string) => screen.findByRole('button', { name });
const bodies = (method: string) => sent.filter((one) => one.method === method);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => {
  setAppConfig({});
  setViewport(1280);
  all = [wire(1), wire(2, { question: 'Any licence?', required: true })];
  description = '<p>We look for a cook.</p>';
  sent = [];
  rehearsed = [];
  answers = {};
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (path.endsWith('/rehearsal')) rehearsed.push(body);
    else if (method !== 'GET') sent.push({ method, path, body });
    if (path.endsWith('/rehearsal')) return answers[`POST ${path}`]?.() ?? Response.json({ data: REHEARSAL });
    return answer(method, path, body);
  });
});

describe('the list of killer questions', () => {
  it('[KQ-01] [KQ-02] [KQ-05] stands beside the form of the one that is chosen', async () => {
    const { user, address } = show();
    expect(await screen.findByText('Choose a question')).toBeInTheDocument();
    await user.click(await button('Question 1? Yes or no'));
    expect(address()).toContain(`killerQuestionId=${id(1)}`);
    expect(await screen.findByRole('form', { name: 'Killer question' })).toBeInTheDocument();
    expect(await field('Question')).toHaveValue('Question 1?');
    expect(await list()).toBeInTheDocument();
  });

  it('[KQ-03] is narrowed by the text of the question', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: 'Search questions' }), 'LICENCE{Enter}');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    expect(within(await list()).getByText('Any licence?')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'x{Enter}');
    expect(await screen.findByText('There are no results for the given search')).toBeInTheDocument();
  });

  it('[KQ-04] has a button that sets `create`', async () => {
    const { user, address } = show();
    await user.click(await button('Create'));
    expect(address()).toContain('create=true');
    expect(await screen.findByRole('form', { name: 'New killer question' })).toBeInTheDocument();
  });

  it('[KQ-04] [KQ-05] leads the focus into the form that is to be filled, and leaves it with the list while one looks', async () => {
    const { user } = show();
    await user.click(await button('Question 1? Yes or no'));
    expect(await screen.findByRole('form', { name: 'Killer question' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Question 1? Yes or no' })).toHaveFocus();
    await user.click(await button('Create'));
    expect(screen.getByRole('region', { name: 'Killer question' })).toHaveFocus();
  });

  it('[KQ-04] [KQ-11] leads the focus into the form of the first', async () => {
    all = [];
    const { user } = show();
    await user.click(await button('Create your first killer question'));
    expect(await screen.findByRole('region', { name: 'Killer question' })).toHaveFocus();
  });

  it('[KQ-05] leads the focus, on a phone, to the form and back to the tab', async () => {
    setViewport(390);
    const { user } = show();
    await user.click(await button('Question 1? Yes or no'));
    expect(await screen.findByRole('region', { name: 'Killer question' })).toHaveFocus();
    await user.click(await button('All questions'));
    expect(screen.getByRole('region', { name: 'Killer questions' })).toHaveFocus();
  });

  it('[KQ-06] [KQ-07] [KQ-08] has a menu that edits and, after a question, deletes', async () => {
    const { user, address } = show();
    const open = async () => user.click(await button('Actions for “Question 1?”'));
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(address()).toContain(`killerQuestionId=${id(1)}`);
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to continue?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies('DELETE')).toEqual([]);
    expect(within(await list()).getByText('Question 1?')).toBeInTheDocument();
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await button('Delete question'));
    await waitFor(async () => expect(within(await list()).queryByText('Question 1?')).toBeNull());
    expect(bodies('DELETE')).toMatchObject([{ path: `${base}/${id(1)}` }]);
    expect(address()).not.toContain('killerQuestionId');
    expect(screen.getByRole('region', { name: 'Killer questions' })).toHaveFocus();
  });

  it('[KQ-08] keeps the focus in the tab when the last one is deleted', async () => {
    all = [wire(1)];
    const { user } = show();
    await user.click(await button('Actions for “Question 1?”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await button('Delete question'));
    expect(await button('Create your first killer question')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Killer questions' })).toHaveFocus();
  });

  it('brings back a question that could not be deleted', async () => {
    answers[`DELETE ${base}/${id(1)}`] = () =>
      Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 500 });
    const { user } = show();
    await user.click(await button('Actions for “Question 1?”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await button('Delete question'));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(within(await list()).getByText('Question 1?')).toBeInTheDocument();
  });

  it('[KQ-09] [KQ-47] flags those of `review`, and a machine’s that wait out of focus', async () => {
    all = [wire(1), wire(2), wire(3, { is_asked: false }), wire(4, { is_asked: false })];
    show(`?review=${id(1)}&killerQuestionId=${id(4)}`);
    for (const [name, isFlagged] of [
      ['Question 1?', true],
      ['Question 2?', false],
      ['Question 3?', true],
      ['Question 4?', false],
    ] as const)
      expect([name, within(await item(name)).queryByText('Review') !== null]).toEqual([name, isFlagged]);
    const form = await screen.findByRole('form', { name: 'Killer question' });
    expect(within(form).getByText('Not asked yet')).toBeInTheDocument();
  });

  it('[KQ-47] `Looks right` saves the question as it stands, and takes its flag', async () => {
    all = [wire(1), wire(2, { is_asked: false })];
    const { user, address } = show(`?review=${id(2)}&killerQuestionId=${id(2)}`);
    await user.click(await button('Looks right'));
    await waitFor(() =>
      expect(bodies('PATCH')).toMatchObject([{ path: `${base}/${id(2)}`, body: { version: 1 } }]),
    );
    await waitFor(() => expect(screen.queryByText('Not asked yet')).toBeNull());
    await waitFor(() => expect(address()).not.toContain('review'));
    await waitFor(async () => expect(within(await item('Question 2?')).queryByText('Review')).toBeNull());
  });

  it('on a phone shows the list, then the form with a way back', async () => {
    setViewport(390);
    const { user } = show();
    await user.click(await button('Question 1? Yes or no'));
    expect(await field('Question')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Killer questions' })).toBeNull();
    await user.click(await button('All questions'));
    expect(await list()).toBeInTheDocument();
  });

  it('for who may not write has neither buttons nor form', async () => {
    all = [wire(1, { ...CHOICE, is_asked: false })];
    show(`?killerQuestionId=${id(1)}`, ['positions.read']);
    expect(await screen.findByText('Now and Later')).toBeInTheDocument();
    expect(screen.getByText('Rejecting answer')).toBeInTheDocument();
    expect(screen.queryByRole('form')).toBeNull();
    for (const name of ['Create', 'Create using AI', 'Actions for “Question 1?”'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says when it could not be read', async () => {
    answers[`GET ${base}`] = () =>
      Response.json({ error: { code: 'X', message: '', request_id: 'r-1' } }, { status: 400 });
    show();
    expect(await screen.findByText('The killer questions could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('no killer questions', () => {
  beforeEach(() => {
    all = [];
  });
  const generate = `POST ${base}/autogenerate`;

  it('[KQ-10] [KQ-11] are explained, and the first can be created', async () => {
    const { user, address } = show();
    expect(
      await screen.findByText(
        /An answer that you do not accept discards the application at once where the position has a workflow/,
      ),
    ).toBeInTheDocument();
    await user.click(await button('Create your first killer question'));
    expect(address()).toContain('create=true');
    expect(await screen.findByRole('form', { name: 'New killer question' })).toBeInTheDocument();
  });

  it('[KQ-12] [KQ-13] without words in the description nothing is sent, and the way to it is shown', async () => {
    description = '<p><br></p>';
    const { user, address } = show();
    await user.click(await button('Create using AI'));
    expect(await screen.findByText('A job description is required.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    const link = screen.getByRole('link', { name: 'Job description' });
    expect(link).toHaveAttribute('href', `/positions/${POSITION}/job-description`);
    await user.click(link);
    await waitFor(() => expect(address()).toBe(`/positions/${POSITION}/job-description`));
  });

  it('[KQ-14] [KQ-15] [KQ-16] [CONST-128] are generated: the last in focus, the others to review', async () => {
    const made = [wire(1), wire(2), wire(3)].map((one) => ({ ...one, is_asked: false, source: 'MACHINE' }));
    answers[generate] = () => {
      all = made;
      return Response.json({ data: { items: made, written_by: 'TEMPLATE' } });
    };
    const { user, address } = show();
    await user.click(await button('Create using AI'));
    expect(await screen.findByText('Success')).toBeInTheDocument();
    expect(screen.getByText('Questions generated, please review them carefully.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ method: 'POST', path: `${base}/autogenerate` }]);
    const params = new URLSearchParams(address().split('?')[1]);
    expect([params.get('killerQuestionId'), params.get('review')]).toEqual([id(3), `${id(1)},${id(2)}`]);
    for (const name of ['Question 1?', 'Question 2?'])
      expect(within(await item(name)).getByText('Review')).toBeInTheDocument();
    await waitFor(async () => expect(within(await item('Question 3?')).queryByText('Review')).toBeNull());
  });

  it('[LLM-10] say so when AI has worded them', async () => {
    answers[generate] = () => {
      all = [wire(1)];
      return Response.json({ data: { items: all, written_by: 'MODEL' } });
    };
    const { user } = show();
    await user.click(await button('Create using AI'));
    expect(
      await screen.findByText('Questions generated, please review them carefully. Worded by AI.'),
    ).toBeInTheDocument();
  });

  it('[KQ-17] says that generating failed', async () => {
    answers[generate] = () =>
      Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 500 });
    const { user } = show();
    await user.click(await button('Create using AI'));
    expect(await screen.findByText('An error occurred.')).toBeInTheDocument();
  });

  it('[KQ-51] says that too many were written in an hour', async () => {
    all = [];
    answers[`POST ${base}/autogenerate`] = () =>
      Response.json({ error: { code: 'RATE_LIMITED', message: '', request_id: '1' } }, { status: 429 });
    const { user } = show();
    await user.click(await button('Create using AI'));
    expect(
      await screen.findByText('You have had 30 texts written in an hour. Try again later.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('An error occurred.')).not.toBeInTheDocument();
  });

  it('says that there is nothing to add', async () => {
    answers[generate] = () => Response.json({ data: { items: [], written_by: 'TEMPLATE' } });
    const { user } = show();
    await user.click(await button('Create using AI'));
    expect(await screen.findByText(/^Nothing to add/)).toBeInTheDocument();
  });
});

describe('the form of a killer question', () => {
  const press = async (user: ReturnType<typeof show>['user'], name: string) => user.click(await button(name));
  const chooseType = async (user: ReturnType<typeof show>['user'], name: string) =>
    user.click(await screen.findByRole('radio', { name }));

  it('[KQ-19] [KQ-20] wants a text of 2 and a type', async () => {
    const { user } = show('?create=true');
    await user.type(await field('Question'), 'A');
    await press(user, 'Create question');
    expect(await field('Question')).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeInvalid();
    expect(sent).toEqual([]);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'NUMBER',
      'YES_NO',
      'TEXT',
      'NUMBER_RANGE',
      'SINGLE_CHOICE',
      'MULTIPLE_CHOICE',
    ]);
  });

  const typed = async (user: ReturnType<typeof show>['user'], name: string, value: string) => {
    await user.click(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }));
    await user.paste(value);
  };
  type User = ReturnType<typeof show>['user'];
  for (const [rows, type, fill, body] of [
    [
      '[KQ-24]',
      'Text',
      async (user: User) => typed(user, 'Minimum length', '20'),
      { type: 'TEXT', details: { min_length: 20 }, reject_conditions: {} },
    ],
    [
      '[KQ-25]',
      'Number',
      async (user: User) => {
        await typed(user, 'Minimum value', '0');
        await typed(user, 'Maximum value', '50');
        await typed(user, 'Reject if below', '2');
        await typed(user, 'Reject if above', '40');
      },
      {
        type: 'NUMBER',
        details: { min_value: 0, max_value: 50 },
        reject_conditions: { reject_if_below: 2, reject_if_above: 40 },
      },
    ],
    [
      '[KQ-26]',
      'Number range',
      async (user: User) => {
        await typed(user, 'Lowest allowed', '0');
        await typed(user, 'Highest allowed', '90');
        await typed(user, 'Reject if it starts below', '20');
        await typed(user, 'Reject if it goes above', '40');
      },
      {
        type: 'NUMBER_RANGE',
        details: { min_allowed: 0, max_allowed: 90 },
        reject_conditions: { reject_if_outside: { min: 20, max: 40 } },
      },
    ],
    [
      '[KQ-28]',
      'Yes or no',
      async (user: User) => user.click(await screen.findByRole('switch', { name: 'Reject on “no”' })),
      { type: 'YES_NO', details: {}, reject_conditions: { reject_on_no: true } },
    ],
  ] as const)
    it(`${rows} [KQ-21] [KQ-23] [KQ-37] creates a question of the type ${type}`, async () => {
      const { user, address } = show('?create=true');
      await user.type(await field('Question'), 'Shall we?');
      await chooseType(user, type);
      await fill(user);
      await user.click(screen.getByRole('switch', { name: 'Required' }));
      await press(user, 'Create question');
      await waitFor(() => expect(bodies('POST')).toHaveLength(1));
      expect(bodies('POST')).toEqual([
        { method: 'POST', path: base, body: { question: 'Shall we?', required: true, ...body } },
      ]);
      await waitFor(() => expect(address()).toContain(`killerQuestionId=${id(7)}`));
      expect(address()).not.toContain('create');
      expect(await field('Question')).toHaveValue('Shall we?');
      expect(screen.getByRole('region', { name: 'Killer question' })).toHaveFocus();
    });

  it('[KQ-26] leaves an end that is open empty, in the form and in words, and stores it as it was', async () => {
    const range = { reject_if_outside: { min: MIN_NUMBER, max: 40 } };
    all = [wire(1, { type: 'NUMBER_RANGE', details: {}, reject_conditions: range })];
    const { user, unmount } = show(`?killerQuestionId=${id(1)}`);
    expect(await field(/^Reject if it starts below/)).toHaveValue('');
    expect(await field(/^Reject if it goes above/)).toHaveValue('40');
    await user.type(await field('Question'), ' Net?');
    await press(user, 'Save');
    await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ body: { reject_conditions: range } }]));
    unmount();
    all = [
      wire(1, {
        type: 'NUMBER_RANGE',
        reject_conditions: { reject_if_outside: { min: 5, max: MAX_NUMBER } },
      }),
    ];
    show(`?killerQuestionId=${id(1)}`, ['positions.read']);
    expect((await screen.findByText('Reject if it starts below')).nextSibling).toHaveTextContent('5');
    expect(screen.queryByText('Reject if it goes above')).toBeNull();
  });

  it('[KQ-27] [CONST-16] holds numbers to their bounds, and a condition to what can be answered', async () => {
    const { user } = show('?create=true');
    await user.type(await field('Question'), 'Years?');
    await chooseType(user, 'Number');
    await typed(user, 'Minimum value', '-10000000000');
    await typed(user, 'Maximum value', '5');
    await typed(user, 'Reject if above', '100000000000');
    await press(user, 'Create question');
    expect(await field(/^Minimum value/)).toBeInvalid();
    expect(await field(/^Reject if above/)).toBeInvalid();
    await user.clear(await field(/^Minimum value/));
    await user.clear(await field(/^Reject if above/));
    await typed(user, 'Reject if below', '6');
    await press(user, 'Create question');
    expect(await screen.findByText('Every answer that is allowed would be rejected.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[KQ-29] [KQ-32] [KQ-36] [CONST-15] creates a choice', async () => {
    const { user } = show('?create=true');
    await user.type(await field('Question'), 'When?');
    await chooseType(user, 'Single choice');
    expect(await screen.findByRole('textbox', { name: 'Option 2' })).toBeInTheDocument();
    const rejected = () => screen.getAllByRole('checkbox', { name: 'Rejected' });
    expect(rejected().map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
    expect(await button('Remove option 1')).toBeDisabled();
    await typed(user, 'Option 1', 'Now');
    await press(user, 'Create question');
    expect(await field('Option 2')).toBeInvalid();
    expect(screen.getByText('At least one question should be accepted.')).toBeInTheDocument();
    await typed(user, 'Option 2', 'Later');
    await press(user, 'Add option');
    expect(rejected().map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
    await press(user, 'Remove option 3');
    expect(rejected()).toHaveLength(2);
    await press(user, 'Add option');
    await typed(user, 'Option 3', 'Soon');
    await press(user, 'Create question');
    expect(sent).toEqual([]);
    await user.click(rejected()[0] as HTMLElement);
    await user.click(rejected()[2] as HTMLElement);
    const toggle = screen.getByRole('switch', { name: 'Allow selecting multiple' });
    await user.click(toggle);
    expect(screen.getByRole('radio', { name: 'Multiple choice' })).toBeChecked();
    await user.click(toggle);
    expect(screen.getByRole('radio', { name: 'Single choice' })).toBeChecked();
    await user.click(toggle);
    await press(user, 'Create question');
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
    const body = bodies('POST')[0]?.body as { details: { options: Wire[] } };
    const options = body.details.options;
    expect(body).toMatchObject({
      type: 'MULTIPLE_CHOICE',
      details: {
        options: [
          { text: 'Now', rejected: false },
          { text: 'Later', rejected: true },
          { text: 'Soon', rejected: false },
        ],
        max_selections: 2,
      },
      reject_conditions: { reject_on: [options[1]?.id] },
    });
    expect(new Set(options.map((option) => option.id)).size).toBe(3);
  });

  it('[KQ-18] [KQ-22] [KQ-30] [KQ-38] changes a question, whose type stays', async () => {
    all = [wire(1, { ...CHOICE, required: true })];
    const { user } = show(`?killerQuestionId=${id(1)}&review=${id(1)}`);
    for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeDisabled();
    const toggle = screen.getByRole('switch', { name: 'Allow selecting multiple' });
    expect(toggle).toBeDisabled();
    expect(toggle).toHaveAccessibleDescription(/Duplicate it to choose another/);
    // Once for both.
    expect(screen.getAllByText(/Duplicate it to choose another/)).toHaveLength(1);
    expect(screen.getByRole('switch', { name: 'Required' })).toBeChecked();
    await user.type(await field('Question'), ' Really?');
    await press(user, 'Save');
    await waitFor(() =>
      expect(bodies('PATCH')).toEqual([
        {
          method: 'PATCH',
          path: `${base}/${id(1)}`,
          body: {
            question: 'Question 1? Really?',
            required: true,
            details: { ...CHOICE.details, max_selections: 1 },
            reject_conditions: { reject_on: ['b'] },
            version: 1,
          },
        },
      ]),
    );
    expect(await screen.findByText('Question saved')).toBeInTheDocument();
    await waitFor(async () =>
      expect(within(await item('Question 1? Really?')).queryByText('Review')).toBeNull(),
    );
  });

  it.each([
    [
      'YES_NO',
      { reject_conditions: { reject_on_no: true } },
      { reject_conditions: { reject_on_no: true } },
      () => expect(screen.getByRole('switch', { name: 'Reject on “no”' })).toBeChecked(),
    ],
    [
      'NUMBER',
      { details: { min_value: 0, max_value: 15 }, reject_conditions: { reject_if_below: 1 } },
      { details: { min_value: 0, max_value: 15 }, reject_conditions: { reject_if_below: 1 } },
      () => expect(screen.getByRole('textbox', { name: /^Reject if below/ })).toHaveValue('1'),
    ],
  ])(
    '[KQ-50] keeps the condition of a question whose words somebody else changes, and stays clean: %s',
    async (type, stored, saved, seen) => {
      all = [wire(1, { type, ...stored })];
      const { user } = show(`?killerQuestionId=${id(1)}`);
      expect(await field('Question')).toHaveValue('Question 1?');
      seen();
      all = [wire(1, { type, ...stored, question: 'Theirs?', version: 2 })];
      act(readAgain);
      await waitFor(async () => expect(await field('Question')).toHaveValue('Theirs?'));
      seen();
      await user.type(await field('Question'), ' Mine?');
      await press(user, 'Save');
      await waitFor(() =>
        expect(bodies('PATCH')[0]?.body).toMatchObject({ question: 'Theirs? Mine?', ...saved, version: 2 }),
      );
    },
  );

  it('duplicates a question into a new one, whose type can change', async () => {
    all = [wire(1, CHOICE)];
    const { user } = show();
    await press(user, 'Actions for “Question 1?”');
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await field('Question')).toHaveValue('Question 1?');
    expect(await field('Option 2')).toHaveValue('Later');
    await user.click(screen.getByRole('switch', { name: 'Allow selecting multiple' }));
    await press(user, 'Create question');
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
    const body = bodies('POST')[0]?.body as { type: string; details: { options: Wire[] } };
    expect(body).toMatchObject({
      type: 'MULTIPLE_CHOICE',
      details: {
        options: [
          { text: 'Now', rejected: false },
          { text: 'Later', rejected: true },
        ],
      },
    });
    expect(body.details.options.map((option) => option.id)).not.toContain('a');
  });

  describe('that somebody else has saved meanwhile', () => {
    const theirs = () => screen.findByRole('region', { name: 'The saved version' });
    const refuse = () =>
      Response.json(
        { error: { code: 'QUESTION_CHANGED', message: '', request_id: '1', details: { version: 2 } } },
        { status: 409 },
      );
    /** Types into a question that another saves before. */
    async function meet() {
      const shown = show(`?killerQuestionId=${id(1)}`);
      await shown.user.type(await field('Question'), ' Mine');
      const change = {
        type: 'NUMBER',
        details: { max_value: 40 },
        reject_conditions: { reject_if_below: 2 },
      };
      all = [wire(1, { ...change, question: 'Theirs?', version: 2 }), wire(2)];
      answers[`PATCH ${base}/${id(1)}`] = refuse;
      await press(shown.user, 'Save');
      return shown;
    }

    it('[KQ-50] shows theirs whole above what was typed, and the choice has the focus', async () => {
      await meet();
      const shown = within(await theirs());
      expect(shown.getByText('Theirs?')).toBeInTheDocument();
      expect(shown.getByText('Maximum value').nextSibling).toHaveTextContent('40');
      expect(shown.getByText('Reject if below').nextSibling).toHaveTextContent('2');
      expect(await field('Question')).toHaveValue('Question 1? Mine');
      expect(screen.getByRole('button', { name: 'Keep mine' }).closest('[role="alert"]')).toHaveFocus();
    });

    it('[KQ-50] takes theirs when that is chosen, and the focus goes on in the form', async () => {
      const { user } = await meet();
      await theirs();
      await press(user, 'Load their version');
      await waitFor(async () => expect(await field('Question')).toHaveValue('Theirs?'));
      expect(screen.queryByRole('region', { name: 'The saved version' })).not.toBeInTheDocument();
      expect(await field('Question')).toHaveFocus();
    });

    it('[KQ-50] keeps mine over theirs by the version that is shown, and shows a third one first', async () => {
      const { user } = await meet();
      await theirs();
      all = [wire(1, { question: 'A third?', version: 3 }), wire(2)];
      await press(user, 'Keep mine');
      expect(await within(await theirs()).findByText('A third?')).toBeInTheDocument();
      expect(await field('Question')).toHaveValue('Question 1? Mine');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      delete answers[`PATCH ${base}/${id(1)}`];
      await press(user, 'Keep mine');
      expect(await screen.findByText('Question saved')).toBeInTheDocument();
      expect(bodies('PATCH').map(({ body }) => body?.version)).toEqual([1, 2, 3]);
      expect(bodies('PATCH')[2]?.body).toMatchObject({ question: 'Question 1? Mine' });
      expect(screen.queryByRole('region', { name: 'The saved version' })).not.toBeInTheDocument();
      await waitFor(async () => expect(await field('Question')).toHaveFocus());
    });
  });

  describe('that somebody else has deleted meanwhile', () => {
    const one = `${base}/${id(1)}`;
    const gone = () =>
      Response.json({ error: { code: 'NOT_FOUND', message: '', request_id: '1' } }, { status: 404 });
    const readAgain = () => act(() => void window.dispatchEvent(new Event('online')));
    /** Types into a question that another deletes before; `left` are the others. */
    async function lose(left: Wire[]) {
      const shown = show(`?killerQuestionId=${id(1)}`);
      await shown.user.type(await field('Question'), ' Mine');
      all = left;
      answers[`PATCH ${one}`] = gone;
      return shown;
    }
    const notice = async () => (await screen.findByText('Someone has deleted this question.')).parentElement;

    it('[KQ-53] keeps what was typed, which is created as a new one', async () => {
      const { user, address } = await lose([wire(2)]);
      await press(user, 'Save');
      expect((await notice())?.parentElement).toHaveAttribute('role', 'alert');
      expect(await field('Question')).toHaveValue('Question 1? Mine');
      expect(screen.queryByText('Error')).not.toBeInTheDocument();
      await press(user, 'Create question');
      expect(await screen.findByText('Question created')).toBeInTheDocument();
      expect(bodies('POST')).toMatchObject([
        { path: base, body: { question: 'Question 1? Mine', type: 'YES_NO' } },
      ]);
      await waitFor(() => expect(address()).toContain(`killerQuestionId=${id(7)}`));
      expect(screen.queryByText('Someone has deleted this question.')).not.toBeInTheDocument();
    });

    it('[KQ-53] says so as soon as it is known, also of the last one', async () => {
      await lose([]);
      readAgain();
      expect(await notice()).toBeInTheDocument();
      expect(await field('Question')).toHaveValue('Question 1? Mine');
      expect(await button('Create question')).toBeInTheDocument();
    });

    it('[KQ-50] [KQ-53] keeps what was typed when theirs is to be loaded and is gone', async () => {
      const { user } = await lose([wire(1, { question: 'Theirs?', version: 2 }), wire(2)]);
      answers[`PATCH ${one}`] = () =>
        Response.json(
          { error: { code: 'QUESTION_CHANGED', message: '', request_id: '1', details: { version: 2 } } },
          { status: 409 },
        );
      await press(user, 'Save');
      await screen.findByRole('region', { name: 'The saved version' });
      all = [wire(2)];
      await press(user, 'Load their version');
      expect(await notice()).toBeInTheDocument();
      expect(await field('Question')).toHaveValue('Question 1? Mine');
      expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    });

    it('[KQ-53] is gone where nothing was typed', async () => {
      show(`?killerQuestionId=${id(1)}`);
      await field('Question');
      all = [wire(2)];
      readAgain();
      expect(await screen.findByText('This question is gone')).toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Question' })).not.toBeInTheDocument();
    });
  });

  it('[KQ-49] warns of a subject that must not be asked, and saves all the same', async () => {
    const { user } = show('?create=true');
    await user.type(await field('Question'), 'How old are you?');
    expect(await screen.findByText(/This seems to ask about age\./)).toBeInTheDocument();
    await chooseType(user, 'Yes or no');
    await press(user, 'Create question');
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
  });

  it('asks before typed text is left for another question', async () => {
    const { user, address } = show(`?killerQuestionId=${id(1)}`);
    await user.type(await field('Question'), ' Mine');
    await user.click(await screen.findByRole('button', { name: /^Any licence/ }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(address()).toContain(id(1));
  });
});

describe('the rehearsal of a condition', () => {
  const path = `POST ${base}/rehearsal`;
  const region = () => screen.findByRole('region', { name: 'In the last 90 days' });
  beforeEach(() => {
    all = [wire(1, { type: 'NUMBER', reject_conditions: { reject_if_below: 2 } })];
    answers[path] = () =>
      Response.json({
        data: {
          answered: 7,
          rejected: 3,
          would_be_rejected: {
            count: 2,
            items: [
              { application_id: id(3), candidate_id: id(4), name: 'Berta Roca', outcome: 'HIRED' },
              { application_id: id(5), candidate_id: id(6), name: 'Pau Mas', outcome: 'INBOX' },
            ],
          },
          no_longer_rejected: { count: 0, items: [] },
        },
      });
  });

  it('[KQ-48] stands beside the condition, follows it, and names whom it would have rejected', async () => {
    const { user } = show(`?killerQuestionId=${id(1)}`);
    const view = within(await region());
    expect(await view.findByText('7 people answered; this question would reject 3.')).toBeInTheDocument();
    const people = view.getByRole('list', { name: '2 would be rejected' });
    expect(
      within(people)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Berta RocaHired', 'Pau MasInbox']);
    expect(within(people).getByRole('link', { name: 'Berta Roca' })).toHaveAttribute(
      'href',
      `/positions/${POSITION}?applicationId=${id(3)}`,
    );
    expect(rehearsed).toMatchObject([
      { kq_id: id(1), question: { reject_conditions: { reject_if_below: 2 } } },
    ]);
    await user.clear(await field(/^Reject if below/));
    await user.type(await field(/^Reject if below/), '5');
    await waitFor(() =>
      expect(rehearsed.at(-1)).toMatchObject({ question: { reject_conditions: { reject_if_below: 5 } } }),
    );
    expect(sent).toEqual([]);
  });

  it('[KQ-48] waits for a question that can be judged', async () => {
    const { user } = show(`?killerQuestionId=${id(1)}`);
    await within(await region()).findByText(/7 people/);
    await user.clear(await field('Question'));
    expect(await within(await region()).findByText(/^Complete the question/)).toBeInTheDocument();
    expect(within(await region()).queryByText(/7 people/)).toBeNull();
  });

  it('says that nobody has answered, and when the past could not be read', async () => {
    answers[path] = () => Response.json({ data: REHEARSAL });
    const first = show(`?killerQuestionId=${id(1)}`);
    expect(await screen.findByText('Nobody has answered this question in this time.')).toBeInTheDocument();
    first.unmount();
    answers[path] = () =>
      Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
    show(`?killerQuestionId=${id(1)}`);
    expect(await screen.findByText('The answers of the past could not be read')).toBeInTheDocument();
  });

  it('[KQ-48] shows no numbers of the condition before when the next could not be tried', async () => {
    const { user } = show(`?killerQuestionId=${id(1)}`);
    await within(await region()).findByText(/^7 people/);
    answers[path] = () =>
      Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
    await user.clear(await field(/^Reject if below/));
    await user.type(await field(/^Reject if below/), '5');
    const view = within(await region());
    expect(await view.findByText('The answers of the past could not be read')).toBeInTheDocument();
    expect(view.queryByText(/^7 people/)).toBeNull();
  });

  it('[KQ-48] is not for a recruiter of other positions', async () => {
    show(`?killerQuestionId=${id(1)}`, WRITER, id(7));
    expect(await field('Question')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'In the last 90 days' })).toBeNull();
    expect(rehearsed).toEqual([]);
  });
});

describe('a position without a workflow for whom a question rejects', () => {
  const sentence = 'Whoever is rejected stays in the inbox, marked: the position has no workflow for it.';
  beforeEach(() => {
    all = [wire(1, { reject_conditions: { reject_on_no: true } })];
    answers[`GET /api/v1/agency/clients/jobs/${POSITION}`] = () =>
      Response.json({
        data: {
          id: POSITION,
          title: 'Cook',
          job_description: description,
          recruiters: [{ id: id(8) }],
          kq_discard_workflow_id: null,
        },
      });
  });

  it('[KQ-54] says that they are only marked, and leads to where one is chosen', async () => {
    show('', [...WRITER, 'triggers.write']);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(sentence);
    expect(within(note).getByRole('link', { name: 'Choose one' })).toHaveAttribute(
      'href',
      `/positions/${POSITION}/configuration`,
    );
  });

  it('[KQ-54] leads nowhere who may not choose one', async () => {
    show('', ['positions.read']);
    expect(await screen.findByRole('note')).toHaveTextContent(sentence);
    expect(screen.queryByRole('link', { name: 'Choose one' })).not.toBeInTheDocument();
  });

  it('[KQ-54] is nothing to say while no answer rejects', async () => {
    all = [wire(1)];
    show();
    expect(await list()).toBeInTheDocument();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('a refusal that goes out at once', () => {
  const workflows = '/api/v1/automations/workflows';
  const MAIL = {
    id: 'mail',
    type: 'AUTOMATIC_MESSAGE',
    value: { channels: ['EMAIL'], subject: 'No', message: '<p>No.</p>' },
  };
  const WITH_WORKFLOWS = [...WRITER, 'workflows.read', 'workflows.write'];
  let stored: Record<string, unknown>;
  let discard: string | null;
  beforeEach(() => {
    discard = null;
    stored = {
      id: id(4),
      name: 'Requirements not met',
      context: 'APPLICATION',
      actions: [MAIL],
      files: [],
      usage: { positions: 1, triggers: 0, waiting_runs: 0 },
      version: 3,
      updated_at: '2026-01-01T00:00:00.000Z',
    };
    answers[`GET /api/v1/agency/clients/jobs/${POSITION}`] = () =>
      Response.json({
        data: {
          id: POSITION,
          title: 'Cook',
          job_description: description,
          recruiters: [{ id: id(8) }],
          kq_discard_workflow_id: id(4),
          discard_workflow_id: discard,
          welcome_workflow_id: null,
        },
      });
    answers[`GET ${workflows}`] = () => Response.json({ data: { items: [stored] } });
    answers[`PUT ${workflows}/${id(4)}`] = () => {
      const body = bodies('PUT').at(-1)?.body;
      stored = { ...stored, ...body, version: Number(stored.version) + 1 };
      return Response.json({ data: stored });
    };
  });
  const notice = () => screen.findByRole('note');

  it('[KQ-52] waits a day by one press, and goes out at once again by Undo', async () => {
    const { user } = show('', WITH_WORKFLOWS);
    expect(await notice()).toHaveTextContent(
      /^The refusal goes out at once; nobody can look first. “Requirements not met” can wait a day before its first message.Add a day$/,
    );
    await user.click(await button('Add a day'));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    expect(bodies('PUT')).toMatchObject([
      {
        body: {
          name: 'Requirements not met',
          version: 3,
          actions: [{ type: 'DELAY', value: { delay_seconds: 86_400 } }, MAIL],
        },
      },
    ]);
    await user.click(await button('Undo'));
    expect(await notice()).toBeInTheDocument();
    expect(bodies('PUT').at(-1)?.body).toMatchObject({ version: 4, actions: [MAIL] });
  });

  it('[KQ-52] says for whom else the workflow starts before it waits', async () => {
    discard = id(4);
    stored.usage = { positions: 3, triggers: 1, waiting_runs: 0 };
    show('', WITH_WORKFLOWS);
    expect(await notice()).toHaveTextContent(
      'On this position it starts for others too. It is used by 2 other positions too. 1 automation starts it too.',
    );
  });

  it('[KQ-52] stays as somebody else has left it meanwhile, and says so', async () => {
    answers[`PUT ${workflows}/${id(4)}`] = () =>
      Response.json(
        { error: { type: 'CONFLICT', code: 'WORKFLOW_CHANGED', message: 'no' } },
        { status: 409 },
      );
    const { user } = show('', WITH_WORKFLOWS);
    await user.click(await button('Add a day'));
    expect(
      await screen.findByText('Someone else has just changed this workflow. Look at it again.'),
    ).toBeInTheDocument();
    expect(await notice()).toBeInTheDocument();
  });

  it.each([
    [
      'one that waits first',
      [{ id: 'd', type: 'DELAY', value: { delay_seconds: 60 } }, MAIL],
      WITH_WORKFLOWS,
    ],
    ['who may not see workflows', [MAIL], WRITER],
  ] as const)('[KQ-52] is not said of %s', async (_name, actions, permissions) => {
    stored.actions = actions;
    show('', [...permissions]);
    expect(await list()).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  });

  it('[KQ-52] can only be read by who may not change workflows', async () => {
    show('', [...WRITER, 'workflows.read']);
    expect(await notice()).toHaveTextContent(/^The refusal goes out at once; nobody can look first.$/);
    expect(screen.queryByRole('button', { name: 'Add a day' })).not.toBeInTheDocument();
  });
});
