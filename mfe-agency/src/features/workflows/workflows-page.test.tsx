import { screen, waitFor, within } from '@testing-library/react';
import {
  idOf,
  refusal,
  show,
  startFakeServer,
  wireWorkflow,
} from '../../lib/workflow-parts/testing/fake-server.tsx';
import { Component as WorkflowsPage } from './workflows-page.tsx';

let server: ReturnType<typeof startFakeServer>;
type User = Awaited<ReturnType<typeof show>>['user'];
const open = () =>
  show(
    <main>
      <WorkflowsPage />
    </main>,
    { route: '/agency/workflows', path: '/agency/workflows' },
  );
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const choose = async (user: User, name: string, entry: string) => {
  await user.click(within(await rowOf(name)).getByRole('button', { name: `Actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const used = { positions: 2, triggers: 1, waiting_runs: 3 };

beforeEach(() => {
  server = startFakeServer();
  server.workflows = [
    wireWorkflow(1, 'Welcome', { usage: used }),
    wireWorkflow(2, 'Farewell', { actions: [{ id: 'one', type: 'DELAY', value: { delay_seconds: 60 } }] }),
  ];
});

describe('the workflows of the agency', () => {
  it('[SHELL-25] [WF-01] [WF-03] [WF-04] lists each with a link, one icon for each kind of action, and where it is used', async () => {
    await open();
    const welcome = within(await rowOf('Welcome'));
    expect(welcome.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
      'href',
      `/agency/workflows/${idOf(1)}`,
    );
    const kinds = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((kind) => [kind.textContent, kind.querySelectorAll('svg').length]);
    expect(kinds(welcome.getByRole('list', { name: 'Actions' }))).toEqual([
      ['Automatic message', 1],
      ['Delay', 1],
    ]);
    expect(welcome.getByText('2 positions and 1 automation')).toBeVisible();
    const farewell = within(await rowOf('Farewell'));
    expect(kinds(farewell.getByRole('list', { name: 'Actions' }))).toEqual([['Delay', 1]]);
    expect(farewell.getByText('Not used')).toBeVisible();
    expect(farewell.queryByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  });

  it('narrows them by their names', async () => {
    const { user } = await open();
    await rowOf('Welcome');
    await user.type(screen.getByRole('searchbox', { name: 'Search workflows' }), 'fare');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Welcome' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Farewell' })).toBeVisible();
  });

  it('[WF-05] [WF-06] has a menu with Modify, which leads to the editor, and Delete', async () => {
    const { user, address } = await open();
    await user.click(within(await rowOf('Welcome')).getByRole('button', { name: 'Actions: Welcome' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Modify', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Modify' }));
    expect(address()).toBe(`/agency/workflows/${idOf(1)}`);
  });

  it('[WF-07] asks with what ends, and deletes nothing when it is cancelled', async () => {
    const { user } = await open();
    await choose(user, 'Welcome', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(question).toHaveTextContent('“Welcome” is used by 2 positions and 1 automation.');
    expect(question).toHaveTextContent('3 candidates wait in it');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.sent).toEqual([]);
    expect(await rowOf('Welcome')).toBeVisible();
  });

  it('[WF-08] deletes once it is confirmed; the row goes, and Undo brings it back', async () => {
    const { user } = await open();
    await choose(user, 'Welcome', 'Delete');
    const before = server.workflows;
    server.workflows = before.filter(({ name }) => name !== 'Welcome');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Welcome' })).not.toBeInTheDocument());
    const path = `/api/v1/automations/workflows/${idOf(1)}`;
    await waitFor(() => expect(server.sent).toEqual([{ method: 'DELETE', path, body: undefined }]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions: Farewell' })).toHaveFocus());
    server.workflows = before;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await rowOf('Welcome')).toBeVisible();
    expect(server.sent.at(-1)).toMatchObject({ method: 'POST', path: `${path}/restore` });
  });

  it('[WF-11] tells of a deletion that failed, and puts the row back', async () => {
    server.refusals.DELETE = [() => refusal(500, 'INTERNAL')];
    const { user } = await open();
    await choose(user, 'Welcome', 'Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.queryByText(/from inside the server/)).not.toBeInTheDocument();
    expect(await rowOf('Welcome')).toBeVisible();
  });

  it('[WF-09] its button leads to the editor of a new one', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(address()).toBe('/agency/workflows/add');
  });

  it('[WF-10] draws an example while there is none', async () => {
    server.workflows = [];
    await open();
    const example = await screen.findByRole('figure');
    expect(example).toHaveTextContent('After a candidate moves to Hired');
    expect(
      within(example)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['WhatsApp message: Congratulations!', 'Delay: one minute later', 'Email: next steps']);
    expect(screen.getAllByRole('button', { name: 'Create' }).length).toBeGreaterThan(0);
  });

  it('shows who waits, and stops one after a question', async () => {
    server.runs = [
      {
        id: idOf(20),
        candidate: { id: idOf(30), name: 'Laia Serra' },
        position: { id: idOf(40), title: 'Nurse' },
        started_at: '2026-05-05T10:00:00Z',
        due_at: null,
        next_action: 1,
        action_count: 3,
        is_old_text: true,
      },
    ];
    const { user } = await open();
    await user.click(within(await rowOf('Welcome')).getByRole('button', { name: '3 waiting in Welcome' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiting in Welcome' });
    const run = await within(dialog).findByRole('listitem');
    expect(within(run).getByRole('link', { name: 'Laia Serra' })).toHaveAttribute(
      'href',
      `/candidates/${idOf(30)}`,
    );
    expect(run).toHaveTextContent('Nurse');
    expect(run).toHaveTextContent('action 2 of 3');
    expect(run).toHaveTextContent('Older text');
    const stop = async () => {
      await user.click(within(run).getByRole('button', { name: 'Stop Laia Serra' }));
      const question = await screen.findByRole('alertdialog', { name: 'Stop it for Laia Serra?' });
      await user.click(within(question).getByRole('button', { name: 'Stop' }));
    };
    await stop();
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(server.sent).toMatchObject([
      { method: 'POST', path: `/api/v1/automations/workflows/${idOf(1)}/runs/${idOf(20)}/stop` },
    ]);
    server.refusals.POST = [() => refusal(409, 'RUN_NOT_WAITING')];
    await stop();
    expect(await screen.findByText('It had ended already')).toBeVisible();
  });

  it('says when they could not be loaded', async () => {
    server.refusals.GET = Array.from({ length: 4 }, () => () => refusal(500, 'INTERNAL'));
    await open();
    expect(await screen.findByText('The workflows could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
