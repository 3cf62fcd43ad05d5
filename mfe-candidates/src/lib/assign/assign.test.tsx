import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { Assign } from './assign.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const CANDIDATES = [idOf(1), idOf(2)];
const pagination = { page: 1, per_page: 200, total_items: 1, total_pages: 1 };
const position = { id: idOf(9), title: 'Baker', status: 'OPEN', client: null, agency_priority: 'LOW' };

/** How often it is not said who is there already. */
let failures: number;
/** What was asked of the server beside reading: nobody is added unseen. */
let sent: string[];

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname: path } = new URL(String(url), 'http://x');
  const method = init?.method ?? 'GET';
  if (method !== 'GET') sent.push(`${method} ${path}`);
  if (path.endsWith('/jobs')) return Response.json({ data: { items: [position], pagination } });
  if (path.endsWith('/candidates/search/simple')) {
    if (failures-- > 0)
      return Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
    const items = CANDIDATES.map((id) => ({ id, first_name: 'Ona', last_name: 'Vila', assigned: false }));
    return Response.json({ data: { items, pagination } });
  }
  const announced = { count: 2, problem_count: 0, unsend_seconds: 0, items: [], never_asked: [] };
  return Response.json({ data: announced });
}

describe('a selection that is assigned with the welcome message', () => {
  beforeEach(() => {
    setAppConfig({});
    useSession.setState({ user: { id: idOf(7), permissions: [] } as never });
    failures = 0;
    sent = [];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  const choose = async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(
      <Assign skipsAssigned candidateIds={CANDIDATES} onClose={onClose} />,
      {
        messages: en,
      },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Send the welcome message' }));
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    return onClose;
  };

  it('[BULK-05] [WF-61] is asked about before anybody is added, who have not applied themselves', async () => {
    await choose();
    expect(await screen.findByRole('button', { name: 'Add and send' })).toBeInTheDocument();
    expect(
      screen.getByText('Nobody here has applied themselves: see that the message suits them.'),
    ).toBeInTheDocument();
    expect(sent.filter((one) => one.endsWith('/applications/database'))).toEqual([]);
  });

  it('[BULK-05] adds nobody without it when it cannot be found out who is there already', async () => {
    failures = 1;
    const onClose = await choose();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'Send the welcome message' })).toBeChecked();
  });
});
