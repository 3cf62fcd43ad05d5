import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { StatusControl } from '../status-control.tsx';

const id = (n: number): string => `01900000-0000-7000-8000-00000000000${n}`;
const [POSITION_ID, ME, INBOX, SCREENING, HIRED, DISCARDED, ANNA, BERTA, CARLA] = Array.from(
  { length: 9 },
  (_, n) => id(n),
);
const POSITION = {
  id: POSITION_ID,
  title: 'Baker',
  status: 'OPEN',
  hiringNumber: 1,
  recruiters: [{ id: ME }],
} as unknown as Position;

const card = (cardId: string | undefined) => ({ id: cardId, version: 3 });
let steps: object[];
/** What is asked of the server beside reading, in its order. */
let sent: string[];
let refused: string | undefined;
/** How many times what is named by the end of its path goes unanswered. */
let silent: Map<string, number>;
/** Whom somebody moves before the discards are taken back. */
let moved: (string | undefined)[];
/** Whether previews were of closing the position. */
let previews: (boolean | undefined)[];
/** Discards by score that closing confirmed. */
let confirmed: object[];
/** Subjects of messages that had left when the discards were taken back. */
let left: string[];
const refusal = (code: string, details = {}): Response =>
  Response.json({ error: { code, message: '', details, request_id: 'r' } }, { status: 409 });
function beSilent(pathname: string): void {
  for (const [end, times] of silent)
    if (pathname.endsWith(end) && times > 0) {
      silent.set(end, times - 1);
      throw new TypeError('Failed to fetch');
    }
}

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url), 'http://x');
  const method = init?.method ?? 'GET';
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  if (pathname.endsWith('/hiring_process_steps')) return Response.json({ data: { items: steps } });
  if (pathname.endsWith('/reasons'))
    return Response.json({ items: [{ id: id(9), name: 'Experience', details: {}, type: 'APP_REJECTION' }] });
  const announced = {
    count: 2,
    problem_count: 0,
    unsend_seconds: 10,
    items: [
      {
        application_id: ANNA,
        candidate_id: ANNA,
        candidate_name: 'Anna',
        reason: 'DISCARD',
        channel: 'EMAIL',
        subject: 'About your application',
        html: null,
        from: null,
        to: null,
        leaves_at: '2026-01-01T00:00:00Z',
        leaves_in_seconds: 10,
        problem: null,
      },
    ],
  };
  if (pathname.endsWith('/move-preview')) previews.push(body.closes);
  if (pathname.endsWith('/move-preview')) return Response.json({ data: announced });
  const applications = (body.application_ids ?? []).map((one: string) => ({
    id: one,
    step_id: DISCARDED,
    version: 4,
    rejected_at: null,
  }));
  if (pathname.endsWith('/close')) {
    sent.push(`discard ${body.application_ids.length} ${body.send_messages ?? true}, ${body.status}`);
    beSilent(pathname);
    if (refused) return refusal(refused);
    const position = { ...POSITION, status: body.status };
    return Response.json({ data: { position, applications, confirmed, announced } });
  }
  if (pathname.endsWith('/confirm-undo')) {
    sent.push(`let wait ${body.application_ids.join()} ${body.versions.join()}`);
    const messages = [{ subject: 'No', sent_at: '2026-01-01T00:00:00Z' }];
    return Response.json({ data: { applications, cancelled_messages: 0, sent_messages: messages } });
  }
  if (pathname.endsWith('/undo-move')) {
    sent.push(
      `take back ${body.application_ids.map((one: string) => (one === ANNA ? 'Anna' : 'Berta')).join()} ${body.versions.join()}`,
    );
    beSilent(pathname);
    const gone = body.application_ids.filter((one: string) => moved.includes(one));
    if (gone.length > 0)
      return refusal('APPLICATION_MOVED', {
        applications: gone.map((one: string) => ({ id: one, step_id: HIRED, version: 9 })),
      });
    const messages = left.map((subject) => ({ subject, sent_at: '2026-01-01T00:00:00Z' }));
    return Response.json({ data: { applications, cancelled_messages: 2, sent_messages: messages } });
  }
  if (method === 'GET') return Response.json({ data: { items: [] } });
  sent.push(`status ${body.status}`);
  beSilent(pathname);
  return Response.json({ data: { ...POSITION, status: body.status } });
}

async function choose(status: string) {
  const { user } = renderWithProviders(<StatusControl position={POSITION} />, { messages: en });
  await user.click(screen.getByRole('button', { name: /Open/ }));
  await user.click(await screen.findByRole('menuitem', { name: status }));
  return user;
}

describe('a position that is closed', () => {
  beforeEach(() => {
    setAppConfig({});
    useSession.setState({
      user: { id: ME, permissions: ['positions.change_status', 'pipeline.move', 'pipeline.read'] } as never,
    });
    steps = [
      { id: INBOX, type: 'INBOX', applications: [card(ANNA)] },
      { id: SCREENING, type: 'STEP', applications: [card(BERTA)] },
      { id: HIRED, type: 'HIRED', applications: [card(CARLA)] },
      { id: DISCARDED, type: 'DISCARDED', applications: [] },
    ];
    sent = [];
    refused = undefined;
    silent = new Map();
    moved = [];
    previews = [];
    confirmed = [];
    left = [];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[DAY-03] asks about the people in process, and leaves them unless it is told otherwise', async () => {
    const user = await choose('Lost');
    expect(await screen.findByRole('dialog', { name: '2 people are still in process' })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mark as Lost' }));
    expect(await screen.findByText('Baker marked as Lost')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The position and its process are as before')).toBeInTheDocument();
    expect(sent).toEqual(['status CLOSED_LOST', 'status OPEN']);
  });

  it('[DAY-03] discards them with a reason and a message that is named before; one Undo takes both back', async () => {
    const user = await choose('Lost');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2/ }));
    const submit = screen.getByRole('button', { name: 'Discard and mark as Lost' });
    expect(submit).toBeDisabled();
    expect(await screen.findByText(/About your application/)).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await user.click(submit);
    expect(await screen.findByText('Baker marked as Lost')).toBeInTheDocument();
    expect(sent).toEqual(['discard 2 true, CLOSED_LOST']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.slice(1)).toEqual(['status OPEN', 'take back Anna,Berta 4,4']));
  });

  it('names what confirming the discards by score sends before it closes, and one Undo lets them wait again', async () => {
    confirmed = [{ id: CARLA, step_id: DISCARDED, version: 6, rejected_at: null }];
    const user = await choose('Lost');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2.*by score and waits/ }));
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await waitFor(() => expect(previews).toEqual([true]));
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Lost' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Already sent: No')).toBeInTheDocument();
    expect(sent.slice(1)).toEqual(['status OPEN', 'take back Anna,Berta 4,4', `let wait ${CARLA} 6`]);
  });

  it('[DAY-03] sends no message to those who are discarded when it is not to be sent', async () => {
    const user = await choose('Lost');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Do not send' }));
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Lost' }));
    await waitFor(() => expect(sent).toEqual(['discard 2 false, CLOSED_LOST']));
  });

  it.each([
    ['HIRES_DO_NOT_MATCH', /number of hires/],
    ['APPLICATION_MOVED', 'Somebody moved one of them in the meantime. Look at the board and try again.'],
  ])('[DAY-03] discards and closes by one call, which is refused as one: %s', async (code, words) => {
    refused = code;
    const user = await choose('Won');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2/ }));
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Won' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent).toEqual(['discard 2 true, CLOSED_WON']);
  });

  it('[DAY-03] names what had left when it is taken back', async () => {
    left = ['About your application'];
    const user = await choose('Lost');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2/ }));
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Lost' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Already sent: About your application')).toBeInTheDocument();
  });

  async function discardAll() {
    const user = await choose('Lost');
    await user.click(await screen.findByRole('radio', { name: /^Discard all 2/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Do not send' }));
    await user.click(await screen.findByRole('radio', { name: 'Experience' }));
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Lost' }));
    return user;
  }

  it('[DAY-03] an undo whose discards were not taken back stays, and is tried again', async () => {
    silent.set('/undo-move', 1);
    const user = await discardAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/as before, but 2 people are still discarded/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The position and its process are as before')).toBeInTheDocument();
    expect(sent.slice(1)).toEqual(['status OPEN', 'take back Anna,Berta 4,4', 'take back Anna,Berta 4,4']);
  });

  it('[DAY-03] an undo that did not even reopen the position is tried again as a whole', async () => {
    silent.set('/status', 1);
    const user = await discardAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/position is still closed/);
    expect(sent.join()).not.toContain('take back');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The position and its process are as before')).toBeInTheDocument();
    expect(sent.at(-1)).toBe('take back Anna,Berta 4,4');
  });

  it('[DAY-03] whom somebody moved meanwhile does not keep the rest discarded', async () => {
    moved = [ANNA];
    const user = await discardAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody moved one of them in the meantime/);
    await user.click(screen.getByRole('button', { name: 'Take back the other one' }));
    expect(await screen.findByText('The position and its process are as before')).toBeInTheDocument();
    expect(sent.slice(2)).toEqual(['take back Anna,Berta 4,4', 'take back Berta 4']);
  });

  it('[DAY-03] when all were moved meanwhile there is nothing to try', async () => {
    moved = [ANNA, BERTA];
    const user = await discardAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody moved all of them/);
    expect(screen.queryByRole('button', { name: /Retry|Take back/ })).not.toBeInTheDocument();
  });

  it('[DAY-03] a close that failed keeps the reason and what is not to be sent', async () => {
    silent.set('/close', 1);
    const user = await discardAll();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Experience' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Do not send' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Discard and mark as Lost' }));
    expect(await screen.findByText('Baker marked as Lost')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual(['discard 2 false, CLOSED_LOST', 'discard 2 false, CLOSED_LOST']);
  });

  it('[DAY-03] a close without discards that failed asks on', async () => {
    silent.set('/status', 1);
    const user = await choose('Lost');
    await user.click(await screen.findByRole('button', { name: 'Mark as Lost' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('[DAY-03] people of whom somebody moved one are not asked about again', async () => {
    refused = 'APPLICATION_MOVED';
    await discardAll();
    expect(await screen.findByText(/Look at the board and try again/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[DAY-03] discards nobody where it is known that the hires are missing', async () => {
    steps = steps.filter((step) => !('id' in step && step.id === HIRED));
    await choose('Won');
    expect(await screen.findByText(/number of hires/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[DAY-03] asks nothing when nobody is in process, or when it is not closed', async () => {
    steps = steps.slice(2);
    await choose('Lost');
    expect(await screen.findByText('Baker marked as Lost')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
