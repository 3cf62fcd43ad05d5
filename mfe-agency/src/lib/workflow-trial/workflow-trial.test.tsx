import type { Action } from '@cantera/shared/contracts/automation';
import { setAppConfig, startSession, storeLocale, useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { trialEn } from '../../messages/texts-trial-en.ts';
import TrialDialog from './trial-dialog.tsx';
import type { TrialProps } from './trial-subject.ts';
import { PlacedTrial as WorkflowTrial } from './workflow-trial.tsx';

const id = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const POSITION = id(1);
const ACTIONS: readonly Action[] = [
  {
    id: 'm',
    type: 'AUTOMATIC_MESSAGE',
    value: { channels: ['EMAIL'], message: '<p>Hi</p>', subject: 'Hello' },
  },
];
const card = (n: number, firstName: string, createdAt: string) => ({
  id: id(n),
  candidate: { id: id(n + 20), first_name: firstName, last_name: 'Vila' },
  created_at: createdAt,
});
const step = (n: number, type: string, name: string, applications: unknown[] = []) => ({
  id: id(n),
  name,
  position: n,
  type,
  category_id: 'INTERNAL',
  created_at: '2026-11-01T10:00:00Z',
  applications,
});
const listed = (position: string, title: string, hired: number) => ({
  id: position,
  title,
  process_information: {
    inbox_total: 0,
    inbox_unseen_total: 0,
    in_process_internal_total: 0,
    in_process_external_total: 0,
    hired_total: hired,
  },
});
const entry = (kind: string, at: string, change: Record<string, unknown> = {}) => ({
  at,
  kind,
  workflow_id: null,
  workflow_name: null,
  action_index: null,
  channel: null,
  from: null,
  to: null,
  subject: null,
  html: null,
  attachments: [],
  until: null,
  problem: null,
  cancelled_reason: null,
  empty_variables: [],
  notes: [],
  ...change,
});
const message = (change: Record<string, unknown> = {}) =>
  entry('MESSAGE', '2026-11-22T10:00:00Z', {
    action_index: 0,
    channel: 'EMAIL',
    from: { name: 'Marc Roure', address: 'marc@example.test' },
    to: 'ona@example.test',
    subject: 'Hello Ona',
    html: '<p>Dear Ona</p><img src="x" onerror="alert(1)"><script>alert(1)</script>',
    ...change,
  });
const simulation = (change: Record<string, unknown> = {}) => ({
  candidate: { id: id(35), name: 'Ona Vila', position_title: 'Nurse' },
  timeline: [message(), entry('END', '2026-11-22T10:00:00Z')],
  empty_variables: [],
  also_starts: [],
  counts: { messages: 1, problems: 0, first_at: '2026-11-22T10:00:00Z', last_at: '2026-11-22T10:00:00Z' },
  ...change,
});

let asked: Record<string, unknown>[];
let paths: string[];
let board: ReturnType<typeof step>[];
let outcome: () => Response;

afterEach(() => storeLocale('en'));

beforeEach(() => {
  setAppConfig({});
  asked = [];
  paths = [];
  board = [
    step(11, 'INBOX', 'INBOX', [
      card(14, 'Pau', '2026-11-01T10:00:00Z'),
      card(15, 'Ona', '2026-11-20T10:00:00Z'),
    ]),
    step(12, 'STEP', 'Screening'),
  ];
  outcome = () => Response.json({ data: simulation() });
  startSession('t', { permissions: [] } as never);
  useSession.setState({ user: { permissions: [] } as never });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    paths.push(path);
    if (path.endsWith('/simulations')) {
      asked.push(JSON.parse(String(init?.body)));
      return outcome();
    }
    if (path.endsWith('/users'))
      return Response.json({
        users: [
          { id: id(41), first_name: 'Laia', last_name: 'Mas', role: 'RECRUITER', email: 'l@example.test' },
        ],
      });
    if (path.endsWith('/hiring_process_steps')) return Response.json({ data: { items: board } });
    return Response.json({
      data: {
        items: [listed(id(2), 'Empty', 0), listed(POSITION, 'Nurse', 1)],
        pagination: { page: 1, page_size: 50, total_items: 2 },
      },
    });
  });
});

const show = (props: TrialProps = { actions: ACTIONS, positionId: POSITION }) =>
  renderWithProviders(<WorkflowTrial {...props} />, { messages: trialEn });
type User = ReturnType<typeof show>['user'];
const timeline = () => screen.findByRole('list', { name: 'What happens' });
async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

describe('the trial of a workflow', () => {
  it('shows the newest candidate the message as it would arrive, without what could run', async () => {
    show();
    const line = within(await timeline());
    expect(await line.findByText('Dear Ona')).toBeInTheDocument();
    expect(line.getByText('Hello Ona')).toBeInTheDocument();
    expect(line.getByText('Marc Roure · marc@example.test')).toBeInTheDocument();
    expect(line.getByText('Ona Vila · ona@example.test')).toBeInTheDocument();
    expect(line.queryByRole('img')).not.toBeInTheDocument();
    expect(document.querySelector('article script')).toBeNull();
    expect(line.getByText('All is done.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 message leaves for Ona Vila, Nurse.');
    expect(asked).toEqual([
      {
        actions: [
          {
            id: 'm',
            type: 'AUTOMATIC_MESSAGE',
            value: { channels: ['EMAIL'], message: '<p>Hi</p>', subject: 'Hello' },
          },
        ],
        application_id: id(15),
      },
    ]);
  });

  it('is tried on whom one chooses, and on a sample person', async () => {
    const { user } = show();
    await timeline();
    await choose(user, 'Candidate (optional)', 'Pau Vila');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ application_id: id(14) }));
    await choose(user, 'Candidate (optional)', 'A sample person');
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('application_id'));
  });

  it('is tried on a sample person where there is no candidate', async () => {
    board = [step(11, 'INBOX', 'INBOX')];
    show();
    await timeline();
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty('application_id');
    expect(screen.getByTitle('A sample person')).toBeInTheDocument();
  });

  it('offers positions where none is given, the newest that has somebody chosen', async () => {
    show({ actions: ACTIONS });
    await timeline();
    expect(screen.getByTitle('Nurse')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ application_id: id(15) });
    expect(paths).toContain(`/api/v1/agency/clients/jobs/${POSITION}/hiring_process_steps`);
  });

  it('starts when one says', async () => {
    show();
    await timeline();
    fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2026-12-01T09:30' } });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ start_at: new Date('2026-12-01T09:30').toISOString() }),
    );
  });

  it.each([
    [
      'The candidate is moved',
      'To which step',
      'Screening',
      { kind: 'MOVE', step_id: id(12) },
      'The candidate is moved to Screening',
    ],
    [
      'Another recruiter takes over',
      'Who',
      'Laia Mas',
      { kind: 'RECRUITER', user_id: id(41) },
      'Laia Mas becomes the first recruiter',
    ],
    [
      'A channel is removed',
      'Which channel',
      'Email',
      { kind: 'CHANNEL_REMOVED', type: 'EMAIL' },
      'The channel is removed: Email',
    ],
  ])('asks what if: %s', async (what, label, option, sent, happens) => {
    const { user } = show();
    await timeline();
    await user.click(screen.getByRole('button', { name: 'What if…' }));
    await user.click(await screen.findByRole('menuitem', { name: what }));
    fireEvent.change(await screen.findByLabelText('When'), { target: { value: '2026-12-01T09:30' } });
    const at = new Date('2026-12-01T09:30').toISOString();
    outcome = () =>
      Response.json({ data: simulation({ timeline: [message(), entry(String(sent.kind), at)] }) });
    await choose(user, label, option);
    await waitFor(() => expect(asked.at(-1)?.what_if).toEqual([{ at, ...sent }]));
    expect(await screen.findByText(happens)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Remove: ${what}` }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('what_if'));
  });

  /** Asks what if, and gives the fields of the row that came. */
  const askWhatIf = async (user: User, what: string, at: string) => {
    await user.click(screen.getByRole('button', { name: 'What if…' }));
    await user.click(await screen.findByRole('menuitem', { name: what }));
    const whens = await screen.findAllByLabelText('When');
    fireEvent.change(whens.at(-1) as HTMLElement, { target: { value: at } });
    return within(screen.getAllByRole('group', { name: what }).at(-1) as HTMLElement);
  };
  const chooseIn = async (user: User, row: ReturnType<typeof within>, label: string, option: string) => {
    await user.click(row.getByRole('combobox', { name: label }));
    // The list that was opened last stands last.
    await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
  };
  const offered = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'What if…' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return names;
  };

  it('offers no move of a sample person, who stands in no step, and asks for none that was asked for before', async () => {
    const { user } = show();
    await timeline();
    const row = await askWhatIf(user, 'The candidate is moved', '2026-12-01T09:30');
    await chooseIn(user, row, 'To which step', 'Screening');
    await waitFor(() => expect(asked.at(-1)?.what_if).toHaveLength(1));
    await choose(user, 'Candidate (optional)', 'Pau Vila');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ application_id: id(14) }));
    expect(asked.at(-1)?.what_if).toHaveLength(1);
    await choose(user, 'Candidate (optional)', 'A sample person');
    await waitFor(() => expect(screen.queryByLabelText('To which step')).not.toBeInTheDocument());
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('application_id'));
    expect(asked.filter((one) => !one.application_id && one.what_if)).toEqual([]);
    expect(await offered(user)).toEqual(['Another recruiter takes over', 'A channel is removed']);
  });

  it('asks for no move to a step of another position', async () => {
    const { user } = show({ actions: ACTIONS });
    await timeline();
    const row = await askWhatIf(user, 'The candidate is moved', '2026-12-01T09:30');
    await chooseIn(user, row, 'To which step', 'Screening');
    await waitFor(() => expect(asked.at(-1)?.what_if).toHaveLength(1));
    board = [step(16, 'INBOX', 'INBOX', [card(17, 'Nil', '2026-11-01T10:00:00Z')])];
    await choose(user, 'Position (optional)', 'Empty');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ application_id: id(17) }));
    expect(asked.at(-1)).not.toHaveProperty('what_if');
  });

  it('names two of one kind at one time each by its own', async () => {
    const { user } = show();
    await timeline();
    const at = '2026-12-01T09:30';
    const first = await askWhatIf(user, 'The candidate is moved', at);
    await chooseIn(user, first, 'To which step', 'Screening');
    const second = await askWhatIf(user, 'The candidate is moved', at);
    const moved = entry('MOVE', new Date(at).toISOString());
    outcome = () => Response.json({ data: simulation({ timeline: [message(), moved, moved] }) });
    await chooseIn(user, second, 'To which step', 'Inbox');
    expect(await screen.findByText('The candidate is moved to Screening')).toBeInTheDocument();
    expect(await screen.findByText('The candidate is moved to Inbox')).toBeInTheDocument();
  });

  it.each([
    [
      'NO_CHANNEL',
      'Not sent: Marc Roure has not connected this channel (Email).',
      'Configure channels',
      '/settings/channels',
    ],
    [
      'NO_ADDRESS',
      'Not sent: Ona Vila has no address for this channel (Email).',
      'Add it to the candidate',
      `/candidates/${id(35)}`,
    ],
    [
      'CONSENT_REFUSED',
      'Not sent: Ona Vila refused consent.',
      'See what they decided',
      `/candidates/${id(35)}`,
    ],
  ])('a problem is a sentence with its remedy: %s', async (problem, words, remedy, to) => {
    outcome = () =>
      Response.json({
        data: simulation({
          timeline: [message({ problem })],
          counts: { messages: 0, problems: 1, first_at: null, last_at: null },
        }),
      });
    show();
    const line = within(await timeline());
    expect(line.getByText(words)).toBeInTheDocument();
    expect(line.getByRole('link', { name: remedy })).toHaveAttribute('href', to);
    expect(screen.getByRole('status')).toHaveTextContent(
      'No message leaves for Ona Vila, Nurse.1 message cannot be sent.',
    );
  });

  it('[WF-33] names what one may not expect: a night, another sender, what is empty, what is no variable, what is gone', async () => {
    outcome = () =>
      Response.json({
        data: simulation({
          timeline: [
            entry('DELAY', '2026-11-22T10:00:00Z', {
              until: '2026-11-23T10:01:00Z',
              notes: ['ENDS_AT_NIGHT'],
            }),
            message({
              at: '2026-11-23T10:01:00Z',
              notes: ['SENDER_CHANGED'],
              empty_variables: ['company'],
              subject: 'Hello Ada {wrong}',
              html: '<p>At {compny}, with {a smile}</p>',
              attachments: [
                { id: id(51), name: 'plan.pdf', is_gone: false },
                { id: id(52), name: '', is_gone: true },
              ],
            }),
            message({ cancelled_reason: 'OVERTAKEN' }),
            entry('STOPPED', '2026-11-23T10:01:00Z', { cancelled_reason: 'CHANNEL_REMOVED' }),
            entry('UNKNOWN', '2026-11-23T10:01:00Z'),
          ],
          empty_variables: ['company'],
        }),
      });
    show();
    const line = within(await timeline());
    for (const words of [
      /^Waits 1 day 1 min, until /,
      'The wait ends at night.',
      'Another recruiter sends it than the one before: Marc Roure.',
      '{company} is empty here',
      '{wrong} and {compny} are no variables and are sent as they stand',
      'plan.pdf',
      'A file that was attached is deleted: the message cannot be sent. Take it out of the action, or attach it again.',
      'It stops here: the candidate has been discarded.',
      'It stops here: the channel is removed.',
      'It waits here: this version does not know the next action.',
    ])
      expect(line.getByText(words)).toBeInTheDocument();
    expect(line.getAllByText(/after 1 day 1 min/)).not.toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('{company} is empty for this candidate');
  });

  it('names the other workflows that start', async () => {
    outcome = () =>
      Response.json({
        data: simulation({
          also_starts: [
            { workflow_id: id(61), workflow_name: 'Farewell', reason: 'DISCARD', at: '2026-11-22T10:00:00Z' },
          ],
        }),
      });
    show();
    const also = within(await screen.findByRole('region', { name: 'This also starts' }));
    expect(also.getByText(/^Farewell, for who is discarded/)).toBeInTheDocument();
  });

  it('follows what is written, once it rests', async () => {
    function Editor() {
      const [subject, setSubject] = useState('Hello');
      const actions: Action[] = [
        { id: 'm', type: 'AUTOMATIC_MESSAGE', value: { channels: ['EMAIL'], message: '<p>Hi</p>', subject } },
      ];
      return (
        <>
          <input aria-label="subject" value={subject} onChange={({ target }) => setSubject(target.value)} />
          <WorkflowTrial actions={actions} positionId={POSITION} />
        </>
      );
    }
    const { user } = renderWithProviders(<Editor />, { messages: trialEn });
    await timeline();
    await user.type(screen.getByRole('textbox', { name: 'subject' }), ' you');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ actions: [{ value: { subject: 'Hello you' } }] }),
    );
    expect(asked).toHaveLength(2);
  });

  it('says that there is nothing to try while there is no action', async () => {
    show({ actions: [], positionId: POSITION });
    expect(await screen.findByText('Nothing to try yet')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('says of actions that are not finished that they are left out', async () => {
    show({ actions: [], unfinished: 2, positionId: POSITION });
    expect(await screen.findByText('No action is finished yet')).toBeInTheDocument();
    expect(screen.queryByText('Nothing to try yet')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('tries what is finished, and says how many actions are not', async () => {
    show({ actions: ACTIONS, unfinished: 1, positionId: POSITION });
    expect(await timeline()).toBeInTheDocument();
    expect(screen.getByText(/^1 action is left out/)).toBeInTheDocument();
  });

  it('says that it could not be tried, and tries again', async () => {
    outcome = () => new Response('', { status: 500 });
    const { user } = show();
    expect(await screen.findByText('It could not be tried')).toBeInTheDocument();
    outcome = () => Response.json({ data: simulation() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await timeline()).toBeInTheDocument();
  });

  it('shows why it could not be tried instead of what came of other actions', async () => {
    function Edited() {
      const [actions, setActions] = useState(ACTIONS);
      return (
        <>
          <button type="button" onClick={() => setActions(ACTIONS.map((one) => ({ ...one, id: 'n' })))}>
            Edit
          </button>
          <WorkflowTrial actions={actions} positionId={POSITION} />
        </>
      );
    }
    const { user } = renderWithProviders(<Edited />, { messages: trialEn });
    expect(await timeline()).toBeInTheDocument();
    outcome = () =>
      Response.json(
        {
          error: {
            code: 'VALIDATION',
            message: '',
            request_id: 'r',
            fields: { 'actions.0.value.message': 'too_complex' },
          },
        },
        { status: 400 },
      );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/^This formatting is too complex/)).toBeInTheDocument();
    expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'What happens' })).not.toBeInTheDocument();
  });

  it('stands beside the editor where there is room, else behind Try it', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('complementary', { name: 'Try it' })).toBeInTheDocument();
    unmount();
    const restore = setViewport(1199);
    const { user } = show();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Try it' });
    expect(await within(dialog).findByRole('list', { name: 'What happens' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    restore();
  });
});

it('[FIRST-07] steps that every position begins with are offered in the reader’s language', async () => {
  storeLocale('es');
  const { user } = show();
  await timeline();
  await user.click(screen.getByRole('button', { name: 'What if…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The candidate is moved' }));
  await choose(user, 'To which step', 'Preselección');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ what_if: [{ step_id: id(12) }] }));
});

it('a trigger is tried for its position, for whoever draws it', async () => {
  const trigger = { jobId: POSITION, fromStepId: id(11), toStepId: id(12), workflowIds: [id(71)] };
  const onClose = jest.fn();
  const { user } = renderWithProviders(<TrialDialog trigger={trigger} onClose={onClose} />, {
    messages: trialEn,
  });
  await timeline();
  expect(asked).toEqual([
    {
      trigger: {
        conditions: { job_id: POSITION, from_step_id: id(11), to_step_id: id(12) },
        workflow_ids: [id(71)],
      },
      application_id: id(15),
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
