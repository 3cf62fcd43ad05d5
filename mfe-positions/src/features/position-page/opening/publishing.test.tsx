import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { PositionMenu } from '../position-menu.tsx';
import { StatusControl } from '../status-control.tsx';

const POSITION_ID = '01900000-0000-7000-8000-000000000001';
const ME = '01900000-0000-7000-8000-000000000002';
const DRAFT = {
  id: POSITION_ID,
  title: 'Baker',
  status: 'DRAFT',
  missingFields: [],
  recruiters: [{ id: ME }],
} as unknown as Position;
const POSITION = `/api/v1/agency/clients/jobs/${POSITION_ID}`;
const BOARDS = '/services/job-boards/v1/idibu';
const ORDER = [
  `PATCH ${POSITION}/status {"status":"OPEN"}`,
  `PATCH ${POSITION} {"job_portal_enabled":true,"hidden":false}`,
  `POST ${BOARDS}/jobs_submit {"job_id":"${POSITION_ID}","portals":[1697,1699]}`,
];

let sent: string[];
/** The end of the address whose call fails. */
let failing: string | undefined;

const item = (id: number) => ({
  id,
  name: String(id),
  status: 'UNPUBLISHED',
  reason: null,
  since: null,
  read_at: null,
  missing: [],
  connection: 'FEED',
});

async function openAndPublish() {
  const view = renderWithProviders(<StatusControl position={DRAFT} />, {
    messages: en,
    route: `/positions/${POSITION_ID}`,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Publish position' }));
  await view.user.click(await screen.findByRole('button', { name: 'Open and automatically publish' }));
  return view;
}

beforeEach(() => {
  toast.dismiss();
  setAppConfig({});
  const permissions = ['positions.change_status', 'positions.read_all', 'adverts.publish'];
  useSession.setState({ user: { id: ME, agencyId: 'a1', permissions } as never });
  sent = [];
  failing = undefined;
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') sent.push(`${method} ${pathname} ${String(init?.body)}`);
    if (failing && pathname.endsWith(failing))
      return Response.json({ error: { code: 'INTERNAL', message: '', request_id: 'r' } }, { status: 500 });
    if (pathname.endsWith('/jobs_status')) return Response.json({ items: [item(1697), item(1699)] });
    if (pathname.startsWith('/services/')) return Response.json({ data: {} });
    return Response.json({ data: { id: POSITION_ID, status: 'OPEN' } });
  });
});

const withoutPolicy = () =>
  useSession.setState({ agency: { privacyPolicy: { privacyPolicy: '' } } as never });

describe('an agency without a privacy policy', () => {
  beforeEach(withoutPolicy);
  afterEach(() => act(() => useSession.setState({ agency: null })));

  it('[GDPR-30] is told before a draft is published, which it is all the same', async () => {
    const view = renderWithProviders(<StatusControl position={DRAFT} />, { messages: en });
    await view.user.click(await screen.findByRole('button', { name: 'Publish position' }));
    expect(await screen.findByRole('note')).toHaveTextContent('Your agency has no privacy policy yet');
    await view.user.click(screen.getByRole('button', { name: 'Open and automatically publish' }));
    await waitFor(() => expect(sent).toEqual(ORDER));
  });

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
  ])(
    '[GDPR-30] is asked before a position is opened again that visitors see: %s, hidden %s',
    async (jobPortalEnabled, hidden, isAsked) => {
      const held = { ...DRAFT, status: 'ON_HOLD', jobPortalEnabled, hidden } as Position;
      const { user } = renderWithProviders(<StatusControl position={held} />, { messages: en });
      await user.click(screen.getByRole('button'));
      await user.click(await screen.findByRole('menuitem', { name: /Open/ }));
      if (isAsked) {
        expect(await screen.findByRole('note')).toHaveTextContent('no privacy policy yet');
        expect(sent).toEqual([]);
        await user.click(screen.getByRole('button', { name: 'Show it anyway' }));
      }
      await waitFor(() => expect(sent).toEqual(ORDER.slice(0, 1)));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  );

  it('[GDPR-30] is asked before an open position is shown to visitors', async () => {
    const permissions = ['positions.write'];
    useSession.setState({ user: { id: ME, agencyId: 'a1', permissions } as never });
    const open = {
      ...DRAFT,
      status: 'OPEN',
      jobPortalEnabled: false,
      hiringManagers: [],
    } as unknown as Position;
    const { user } = renderWithProviders(<PositionMenu position={open} />, { messages: en });
    await user.click(screen.getByRole('button', { name: en['positions.page.more'] }));
    await user.click(await screen.findByRole('menuitem', { name: en['positions.page.makeVisible'] }));
    expect(await screen.findByRole('note')).toHaveTextContent('no privacy policy yet');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show it anyway' }));
    await waitFor(() => expect(sent).toEqual(ORDER.slice(1, 2)));
  });
});

describe('Open and automatically publish', () => {
  it('[PPAGE-35] opens it, shows it on the job portal, submits it, and leads to the configuration', async () => {
    const { address } = await openAndPublish();
    expect(await screen.findByText('Position opened and published')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/positions/${POSITION_ID}/configuration`));
    expect(sent).toEqual(ORDER);
  });

  it('[PPAGE-35] sends nothing more and stays when it could not be opened', async () => {
    failing = '/status';
    const { address } = await openAndPublish();
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect([...new Set(sent)]).toEqual(ORDER.slice(0, 1));
    expect(address()).toBe(`/positions/${POSITION_ID}`);
    expect(screen.getByRole('dialog', { name: 'Publish Baker' })).toBeInTheDocument();
  });

  it.each([
    ['the job portal', POSITION_ID, 2],
    ['the status', '/jobs_status', 2],
    ['the submission', '/jobs_submit', 3],
  ])(
    '[PPAGE-35] leaves it open when %s fails, says so, and leads to where it is made up for',
    async (_what, end, calls) => {
      failing = end;
      const { address } = await openAndPublish();
      expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
      await waitFor(() => expect(address()).toBe(`/positions/${POSITION_ID}/configuration`));
      expect(screen.queryByText('Position opened and published')).not.toBeInTheDocument();
      // A call that fails is sent once more before it counts as failed.
      expect([...new Set(sent)]).toEqual(ORDER.slice(0, calls));
    },
  );

  it('goes to no external portal where the agency has none', async () => {
    setAppConfig({ agencies: { multipostingHidden: ['a1'] } });
    await openAndPublish();
    expect(await screen.findByText('Position opened and published')).toBeInTheDocument();
    expect(sent).toEqual(ORDER.slice(0, 2));
  });
});
