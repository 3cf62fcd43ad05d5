import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { setExposeLoader, type WorkflowTrialProps } from '@cantera/shared/remotes';
import { setAppConfig, startSession, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { automationsEn } from '../../../messages/texts-automations-en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';

import { laneMenu } from '../lanes/lane-menu.ts';
import { AutomationsCount } from './automations-count.tsx';
import { AutomationsDialog } from './automations-dialog.tsx';

const id = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const POSITION = id(1);
const step = (n: number, type: BoardStep['type'], name: string) =>
  ({ id: id(n), type, name, applications: [] }) as unknown as BoardStep;
const INBOX = step(11, 'INBOX', 'INBOX');
const SCREENING = step(12, 'STEP', 'Screening');
const HIRED = step(13, 'HIRED', 'HIRED');
const DISCARDED = step(14, 'DISCARDED', 'DISCARDED');
const STEPS = [INBOX, SCREENING, HIRED, DISCARDED];

const trigger = (n: number, change: Record<string, unknown> = {}, places: Record<string, string> = {}) => ({
  id: id(n),
  event_type: 'APPLICATION_MOVED_TO_STEP',
  conditions: [
    { key: 'job_id', value: places.job ?? POSITION },
    { key: 'from_step_id', value: places.from ?? INBOX.id },
    { key: 'to_step_id', value: places.to ?? SCREENING.id },
  ],
  workflow_ids: [id(21)],
  created_at: '2026-11-01T10:00:00Z',
  workflows: [{ id: id(21), name: 'Welcome' }],
  cancelled_at: null,
  cancelled_reason: null,
  moves_last30_days: 14,
  ...change,
});
const workflow = (n: number, name: string) => ({
  id: id(n),
  name,
  context: 'APPLICATION',
  actions: [],
  files: [],
  usage: { positions: 0, triggers: 0, waiting_runs: 0 },
  version: 1,
  updated_at: '2026-11-01T10:00:00Z',
});
const refused = (status: number, code: string, fields?: Record<string, string>) =>
  Response.json({ error: { code, message: '', request_id: 'r', ...(fields ? { fields } : {}) } }, { status });

const LIST = '/api/v1/automations/triggers';
let sent: { method: string; path: string; body: unknown }[];
let stored: ReturnType<typeof trigger>[];
let answer: (() => Response) | undefined;
let isDown: boolean;
const changes = () => sent.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  setAppConfig({});
  sent = [];
  stored = [trigger(31)];
  answer = undefined;
  isDown = false;
  const permissions = ['workflows.read', 'triggers.write'];
  startSession('t', { permissions } as never);
  useSession.setState({ user: { permissions } as never });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path, search } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    sent.push({ method, path: path + search, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    if (method === 'GET' && isDown) return new Response('', { status: 500 });
    if (path === '/api/v1/automations/workflows')
      return Response.json({ data: { items: [workflow(21, 'Welcome'), workflow(22, 'Farewell')] } });
    if (method === 'GET') return Response.json({ data: { items: stored } });
    if (answer) return answer();
    if (method === 'DELETE') {
      stored = stored.filter((one) => !path.endsWith(one.id));
      return Response.json({ data: {} });
    }
    const resumed = stored.find((one) => path === `${LIST}/${one.id}/resume`);
    const next = resumed
      ? { ...resumed, cancelled_at: null, cancelled_reason: null }
      : trigger(39, { moves_last30_days: 0 });
    stored = [...stored.filter((one) => one.id !== next.id), next];
    return Response.json({ data: next });
  });
});

function show(from: BoardStep = INBOX, props: { isAdding?: boolean; canEdit?: boolean } = {}) {
  const onClose = jest.fn();
  const view = renderWithProviders(
    <AutomationsDialog
      positionId={POSITION}
      step={from}
      steps={STEPS}
      isAdding={props.isAdding ?? false}
      canEdit={props.canEdit ?? true}
      onClose={onClose}
    />,
    { messages: { ...en, ...boardEn, ...automationsEn } },
  );
  return { ...view, onClose };
}
type User = ReturnType<typeof show>['user'];
const add = () => screen.findByRole('button', { name: 'Add automation' });
const draft = () => screen.findByRole('form', { name: 'New automation' });
const SENTENCE = 'Moved from Inbox to Screening, run Welcome';
async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}
async function fill(user: User) {
  await choose(user, 'Moved from Inbox to', 'Screening');
  await choose(user, 'run', 'Welcome');
}

describe('the automations of a step', () => {
  it('[TRG-04] [STEP-20] shows those of this position that start at this step, in words', async () => {
    stored = [
      trigger(31),
      trigger(32, {}, { from: SCREENING.id, to: HIRED.id }),
      trigger(33, {}, { job: id(2) }),
    ];
    show();
    expect(await screen.findByRole('dialog', { name: 'Automations of Inbox' })).toBeInTheDocument();
    expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(sent.find(({ path }) => path.startsWith(LIST))?.path).toBe(`${LIST}?job_id=${POSITION}`);
    expect(screen.getByText('Would have started 14 times in 30 days')).toBeInTheDocument();
  });

  it('[TRG-05] opens with a new one to fill when the address asks for it', async () => {
    show(INBOX, { isAdding: true });
    expect(await draft()).toBeInTheDocument();
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });

  it('[TRG-06] [TRG-08] Add puts one to fill below those that are saved', async () => {
    stored = [trigger(31), trigger(32)];
    const { user } = show();
    expect(await add()).toBeEnabled();
    await user.click(await add());
    expect(await screen.findByRole('combobox', { name: 'run' })).toBeEnabled();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(changes()).toEqual([]);
  });

  it('[TRG-07] [TRG-08] a step has three at most, those to fill among them, those turned off not', async () => {
    stored = [
      trigger(31),
      trigger(32),
      trigger(33, { cancelled_at: '2026-11-02T10:00:00Z', cancelled_reason: 'CHANNEL_REMOVED' }),
    ];
    const { user } = show();
    await user.click(await add());
    expect(await add()).toBeDisabled();
    expect(await add()).toHaveAccessibleDescription('A step has 3 automations at most.');
    await user.click(await screen.findByRole('button', { name: 'Remove the new automation' }));
    expect(await add()).toBeEnabled();
  });

  it('[TRG-09] is not saved without a step and a workflow', async () => {
    const { user } = show(INBOX, { isAdding: true });
    await draft();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Moved from Inbox to' })).toBeInvalid());
    expect(screen.getByRole('combobox', { name: 'run' })).toBeInvalid();
    await choose(user, 'Moved from Inbox to', 'Screening');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'run' })).toBeInvalid());
    expect(screen.getByRole('combobox', { name: 'Moved from Inbox to' })).toBeValid();
    expect(changes()).toEqual([]);
  });

  it.each([
    [INBOX, 'Inbox', ['Screening', 'Hired', 'Discarded']],
    [SCREENING, 'Screening', ['Hired', 'Discarded']],
    [HIRED, 'Hired', ['Inbox', 'Screening', 'Discarded']],
  ] as const)(
    '[TRG-10] [TRG-11] offers the steps to which its cards can go: %#',
    async (from, name, names) => {
      const { user } = show(from, { isAdding: true });
      await user.click(await screen.findByRole('combobox', { name: `Moved from ${name} to` }));
      const list = await screen.findByTitle(names[0]);
      const offered =
        list.closest('.rc-virtual-list, .ant-select-dropdown')?.querySelectorAll('[title]') ?? [];
      expect([...offered].map((option) => option.getAttribute('title'))).toEqual(names);
    },
  );

  it('[TRG-12] offers the workflows of the agency', async () => {
    const { user } = show(INBOX, { isAdding: true });
    await user.click(await screen.findByRole('combobox', { name: 'run' }));
    expect(await screen.findByTitle('Welcome')).toBeInTheDocument();
    expect(screen.getByTitle('Farewell')).toBeInTheDocument();
  });

  it('[TRG-13] leads to a new workflow for the position', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Create a workflow' })).toHaveAttribute(
      'href',
      `/agency/workflows/add?positionId=${POSITION}`,
    );
  });

  it('[TRG-14] [TRG-15] [TRG-16] is sent, told and from then on only read and deleted', async () => {
    stored = [];
    const { user } = show(INBOX, { isAdding: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(changes()).toEqual([
      {
        method: 'POST',
        path: LIST,
        body: {
          event_type: 'APPLICATION_MOVED_TO_STEP',
          conditions: [
            { key: 'job_id', value: POSITION },
            { key: 'from_step_id', value: INBOX.id },
            { key: 'to_step_id', value: SCREENING.id },
          ],
          workflow_ids: [id(21)],
        },
      },
    ]);
    expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Delete: ${SENTENCE}` })).toBeEnabled();
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
  });

  it('[TRG-17] is deleted once that is confirmed', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Delete: ${SENTENCE}` }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this automation?' });
    expect(changes()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete automation' }));
    await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    expect(changes()).toEqual([{ method: 'DELETE', path: `${LIST}/${id(31)}`, body: undefined }]);
    expect(screen.getByText('Nothing starts when a card leaves this step.')).toBeInTheDocument();
  });

  it('[TRG-18] one that is not saved goes without a call', async () => {
    const { user } = show(INBOX, { isAdding: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Remove the new automation' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  it('[TRG-19] a failed save keeps what was chosen and is told', async () => {
    answer = () => new Response('', { status: 500 });
    const { user } = show(INBOX, { isAdding: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect(within(await draft()).getByText('Screening')).toBeInTheDocument();
    expect(within(await draft()).getByText('Welcome')).toBeInTheDocument();
  });

  it('[TRG-19] a failed deletion brings it back, also where nothing can be read again, and is told', async () => {
    answer = () => {
      isDown = true;
      return new Response('', { status: 500 });
    };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Delete: ${SENTENCE}` }));
    await user.click(await screen.findByRole('button', { name: 'Delete automation' }));
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  });

  it('[TRG-07] says at its place that someone else was faster, and shows theirs', async () => {
    stored = [trigger(31), trigger(32)];
    answer = () => {
      stored = [...stored, trigger(33, {}, { to: HIRED.id })];
      return refused(409, 'TOO_MANY_TRIGGERS');
    };
    const { user } = show(INBOX, { isAdding: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(await draft()).findByRole('alert')).toHaveTextContent(
      /Someone else has just added one/,
    );
    expect(await screen.findByText('Moved from Inbox to Hired, run Welcome')).toBeInTheDocument();
  });

  it('puts what the server refuses at the select that it is about', async () => {
    answer = () => refused(400, 'VALIDATION', { 'workflow_ids.0': 'not_found' });
    const { user } = show(INBOX, { isAdding: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'run' })).toBeInvalid());
    expect(screen.getByRole('combobox', { name: 'Moved from Inbox to' })).toBeValid();
  });

  it.each([
    ['CHANNEL_REMOVED', 'Turned off: the channel that it sends over was removed.'],
    ['WORKFLOW_DELETED', 'Turned off: its workflow was deleted.'],
  ])('[TRG-16] says why one is off, and turns it on again: %s', async (cancelled_reason, words) => {
    stored = [trigger(31, { cancelled_at: '2026-11-02T10:00:00Z', cancelled_reason })];
    const { user } = show();
    expect(await screen.findByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn on again' }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(changes()).toEqual([{ method: 'POST', path: `${LIST}/${id(31)}/resume`, body: undefined }]);
  });

  it.each([
    ['WORKFLOW_GONE', /Its workflow is deleted/],
    ['TOO_MANY_TRIGGERS', /as many automations as it can/],
  ])('says at its place why one cannot be turned on: %s', async (code, words) => {
    stored = [
      trigger(31, {
        cancelled_at: '2026-11-02T10:00:00Z',
        cancelled_reason: 'WORKFLOW_DELETED',
        workflows: [],
      }),
    ];
    answer = () => refused(409, code);
    const { user } = show();
    expect(
      await screen.findByText('Moved from Inbox to Screening, run a deleted workflow'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Try it/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn on again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('is tried, saved or not, for the very move that it is about', async () => {
    const tried: WorkflowTrialProps[] = [];
    const Trial = (props: WorkflowTrialProps) => {
      tried.push(props);
      return (
        <button type="button" onClick={props.onClose}>
          end of the trial
        </button>
      );
    };
    setExposeLoader(() => Promise.resolve({ default: Trial as never }));
    const { user } = show(INBOX, { isAdding: true });
    await user.click(await screen.findByRole('button', { name: `Try it: ${SENTENCE}` }));
    await user.click(await screen.findByRole('button', { name: 'end of the trial' }));
    const asked = (workflowId: string, toStepId: string) => ({
      positionId: POSITION,
      trigger: { jobId: POSITION, fromStepId: INBOX.id, toStepId, workflowIds: [workflowId] },
    });
    expect(tried.at(-1)).toMatchObject(asked(id(21), SCREENING.id));
    expect(screen.queryByRole('button', { name: 'Try it' })).not.toBeInTheDocument();
    await choose(user, 'Moved from Inbox to', 'Hired');
    await choose(user, 'run', 'Farewell');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('button', { name: 'end of the trial' });
    expect(tried.at(-1)).toMatchObject(asked(id(22), HIRED.id));
  });

  it('can be read and tried, not changed, where the board is closed or for who may not', async () => {
    show(INBOX, { canEdit: false });
    expect(await screen.findByRole('button', { name: `Try it: ${SENTENCE}` })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add automation' })).not.toBeInTheDocument();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const fetch = globalThis.fetch;
    globalThis.fetch = jest.fn(async () => new Response('', { status: 500 }));
    const { user } = show();
    expect(await screen.findByText('The automations could not be loaded')).toBeInTheDocument();
    globalThis.fetch = fetch;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  });
});

describe('the head of a lane', () => {
  const shown = () => {
    const onOpen = jest.fn();
    const view = renderWithProviders(
      <AutomationsCount positionId={POSITION} stepId={INBOX.id} stepName="Inbox" onOpen={onOpen} />,
      { messages: { ...en, ...boardEn, ...automationsEn } },
    );
    return { ...view, onOpen };
  };

  it('[STEP-20] counts those that start something, names those that are off, and opens them', async () => {
    stored = [
      trigger(31),
      trigger(32, { cancelled_at: '2026-11-02T10:00:00Z', cancelled_reason: 'CHANNEL_REMOVED' }),
      trigger(33, {}, { from: SCREENING.id, to: HIRED.id }),
    ];
    const { user, onOpen } = shown();
    await user.click(await screen.findByRole('button', { name: '1 automation of Inbox, 1 turned off' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('has no count for a step that starts nothing', async () => {
    const counted = (step: BoardStep) => (
      <AutomationsCount positionId={POSITION} stepId={step.id} stepName={step.name} onOpen={jest.fn()} />
    );
    renderWithProviders(
      <>
        {counted(SCREENING)}
        {counted(INBOX)}
      </>,
      { messages: { ...en, ...boardEn, ...automationsEn } },
    );
    expect(await screen.findByRole('button', { name: '1 automation of INBOX' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /of Screening/ })).not.toBeInTheDocument();
  });

  it('[STEP-20] the menu of every step has its automations, for who may see workflows', () => {
    const menu = (step: BoardStep, canAutomate: boolean) =>
      laneMenu(
        ((key: keyof typeof boardEn) => boardEn[key]) as never,
        { step, canAutomate, canEdit: false, canMove: false } as never,
      ).map(({ key }) => key);
    for (const one of STEPS) {
      expect(menu(one, true)).toContain('automations');
      expect(menu(one, false)).not.toContain('automations');
    }
  });
});
