import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { setExposeLoader, type WorkflowTrialProps } from '@cantera/shared/remotes';
import { setAppConfig, startSession, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { automationsEn } from '../../../messages/texts-automations-en.ts';
import { configurationEn } from '../../../messages/texts-configuration-en.ts';

import { Automatisms } from './automatisms.tsx';

const id = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const POSITION = id(1);
const PATH = `/api/v1/automations/triggers/job/${POSITION}`;
const delay = { id: 'd', type: 'DELAY', value: { delay_seconds: 60 } };
const mail = { id: 'm', type: 'AUTOMATIC_MESSAGE', value: { channels: ['EMAIL'], message: '<p>Hi</p>' } };
const workflow = (n: number, name: string, actions: unknown[] = [delay, mail]) => ({
  id: id(n),
  name,
  context: 'APPLICATION',
  actions,
  files: [],
  usage: { positions: 0, triggers: 0, waiting_runs: 0 },
  version: 1,
  updated_at: '2026-11-01T10:00:00Z',
});
const LABELS = [
  'When a candidate is added',
  'When a candidate is discarded',
  'When a killer question rejects a candidate',
] as const;

let sent: { method: string; path: string; body: unknown }[];
let answer: (() => Response | Promise<Response>) | undefined;
const changes = () => sent.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  toast.dismiss();
  setAppConfig({});
  sent = [];
  answer = undefined;
  const permissions = ['workflows.read', 'triggers.write'];
  startSession('t', { permissions } as never);
  useSession.setState({ user: { permissions } as never });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method: init?.method ?? 'GET', path, body });
    if (path === '/api/v1/automations/workflows')
      return Response.json({
        data: {
          items: [workflow(21, 'Welcome'), workflow(22, 'Farewell'), workflow(23, 'No at once', [mail])],
        },
      });
    return answer ? answer() : Response.json({ data: body });
  });
});

type Ids = [string | null, string | null, string | null];
const position = ([welcomeWorkflowId, discardWorkflowId, kqDiscardWorkflowId]: Ids) =>
  ({ id: POSITION, welcomeWorkflowId, discardWorkflowId, kqDiscardWorkflowId }) as Position;
const show = (ids: Ids = [null, null, null]) =>
  renderWithProviders(<Automatisms position={position(ids)} />, {
    messages: { ...en, ...configurationEn, ...automationsEn },
  });
type User = ReturnType<typeof show>['user'];
const select = (label: string) => screen.findByRole('combobox', { name: label });
/** What a select shows as chosen. */
const chosen = async (label: string) =>
  (await select(label)).closest('.ant-select')?.querySelector('[title]')?.getAttribute('title') ?? null;
async function choose(user: User, label: string, option: string) {
  const field = await select(label);
  await user.click(field);
  const list = await waitFor(() => {
    const found = document.getElementById(field.getAttribute('aria-controls') ?? '');
    if (!found) throw new Error('The list is not open.');
    return found;
  });
  const dropdown = list.closest<HTMLElement>('.ant-select-dropdown') ?? document.body;
  await user.click(await within(dropdown).findByTitle(option));
}
async function clear(user: User, label: string) {
  const box = (await select(label)).closest<HTMLElement>('.ant-select');
  if (!box) throw new Error('There is no such select.');
  await user.click(within(box).getByRole('button', { name: 'Clear' }));
}
const state = (words: string) => screen.findByText(words);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the automatisms of a position', () => {
  it('[TRG-20] [PCONF-11] are three: welcome, discard, discard by a killer question', async () => {
    show();
    for (const label of LABELS) expect(await select(label)).toBeEnabled();
    expect(screen.getAllByRole('combobox')).toHaveLength(3);
    expect(await state('None is chosen: nothing is sent by itself.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove all three' })).not.toBeInTheDocument();
  });

  it('[TRG-21] begin with what the position has; a deleted workflow reads as none', async () => {
    show([id(21), id(22), id(29)]);
    expect(await chosen(LABELS[0])).toBe('Welcome');
    expect(await chosen(LABELS[1])).toBe('Farewell');
    expect(await chosen(LABELS[2])).toBeNull();
  });

  it('[TRG-22] save nothing while one is empty, and say so', async () => {
    const { user } = show();
    await choose(user, LABELS[0], 'Welcome');
    expect(await state('Choose all three; nothing is saved yet.')).toBeInTheDocument();
    await choose(user, LABELS[1], 'Farewell');
    expect(await state('Choose all three; nothing is saved yet.')).toBeInTheDocument();
    await pause(400);
    expect(changes()).toEqual([]);
  });

  it('[TRG-22] emptied selects save nothing: what was saved stays on', async () => {
    const { user } = show([id(21), id(22), id(22)]);
    expect(await state('All three are on.')).toBeInTheDocument();
    for (const label of LABELS) await clear(user, label);
    expect(
      await state('Choose all three; nothing is saved yet, and what was saved before stays on.'),
    ).toBeInTheDocument();
    await pause(400);
    expect(changes()).toEqual([]);
  });

  it('[TRG-23] [TRG-25] save themselves a quarter of a second after the third, in one call, and say so', async () => {
    const { user } = show();
    await choose(user, LABELS[0], 'Welcome');
    await choose(user, LABELS[1], 'Farewell');
    // The clock of a busy machine proves nothing: what is asked of it does.
    const asked = jest.spyOn(globalThis, 'setTimeout');
    await choose(user, LABELS[2], 'Welcome');
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      method: 'PATCH',
      path: PATH,
      body: {
        welcome_workflow_id: id(21),
        discard_workflow_id: id(22),
        kq_discard_workflow_id: id(21),
      },
    });
    expect(asked.mock.calls.filter(([, after]) => after === 250)).toHaveLength(1);
    asked.mockRestore();
    await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThanOrEqual(2));
    expect(changes()).toHaveLength(1);
  });

  it('[TRG-25] go back to what is saved when the server refuses, and tell', async () => {
    answer = () => new Response('', { status: 500 });
    const { user } = show([id(21), id(21), id(21)]);
    await choose(user, LABELS[2], 'Farewell');
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect(changes()[0]?.body).toMatchObject({ kq_discard_workflow_id: id(22) });
    await waitFor(async () => expect(await chosen(LABELS[2])).toBe('Welcome'));
    expect(await state('All three are on.')).toBeInTheDocument();
  });

  it('[TRG-25] keep and save what was chosen while a save was under way that is refused', async () => {
    let refuse = () => {};
    answer = () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Response('', { status: 400 }));
      });
    const { user } = show([id(21), id(21), id(21)]);
    await choose(user, LABELS[2], 'Farewell');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await choose(user, LABELS[1], 'Farewell');
    answer = undefined;
    refuse();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toMatchObject({
      discard_workflow_id: id(22),
      kq_discard_workflow_id: id(22),
    });
    expect([await chosen(LABELS[1]), await chosen(LABELS[2])]).toEqual(['Farewell', 'Farewell']);
  });

  it('[TRG-23] are saved also by who leaves before the time is over', async () => {
    const { user, unmount } = show([id(21), id(21), id(21)]);
    await choose(user, LABELS[2], 'Farewell');
    unmount();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ kq_discard_workflow_id: id(22) });
  });

  it('[TRG-22] all three are removed together, after a question', async () => {
    const { user } = show([id(21), id(22), id(22)]);
    await user.click(await screen.findByRole('button', { name: 'Remove all three' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove all three automatisms?' });
    expect(changes()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Remove all three' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({
      welcome_workflow_id: null,
      discard_workflow_id: null,
      kq_discard_workflow_id: null,
    });
    for (const label of LABELS) expect(await chosen(label)).toBeNull();
  });

  it('[TRG-24] warn what they depend on, with links to channels and to a new workflow', async () => {
    show();
    const note = within(screen.getByRole('note'));
    expect(note.getByRole('link', { name: 'Configure channels' })).toHaveAttribute(
      'href',
      '/settings/channels',
    );
    expect(note.getByRole('link', { name: 'Create a workflow' })).toHaveAttribute(
      'href',
      '/agency/workflows/add',
    );
  });

  it('say that a refusal by a rule would go out at once, and lead to where a delay is added', async () => {
    show([id(23), id(23), id(23)]);
    expect(
      await screen.findByText('The refusal goes out at once; nobody can look first.'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add a delay' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add a delay' })).toHaveAttribute(
      'href',
      `/agency/workflows/${id(23)}`,
    );
  });

  it('say nothing of the kind where a delay stands before the first message', async () => {
    show([id(23), id(23), id(21)]);
    await select(LABELS[2]);
    expect(screen.queryByText(/goes out at once/)).not.toBeInTheDocument();
  });

  it('are tried for this position', async () => {
    const tried: WorkflowTrialProps[] = [];
    setExposeLoader(() =>
      Promise.resolve({
        default: ((props: WorkflowTrialProps) => {
          tried.push(props);
          return <p>the trial</p>;
        }) as never,
      }),
    );
    const { user } = show([id(21), id(22), null]);
    await user.click(await screen.findByRole('button', { name: 'Try it: Farewell' }));
    await screen.findByText('the trial');
    expect(tried.at(-1)).toMatchObject({ workflowId: id(22), positionId: POSITION });
  });

  it('are read by who may not change them', async () => {
    useSession.setState({ user: { permissions: ['workflows.read'] } as never });
    show([id(21), null, null]);
    expect(await screen.findByText('Welcome')).toBeInTheDocument();
    expect(screen.getAllByText('No workflow')).toHaveLength(2);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
