import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { multipostingEn } from '../../../messages/texts-multiposting-en.ts';
import { Multiposting } from './multiposting.tsx';

const POSITION_ID = '01900000-0000-7000-8000-000000000001';
const ME = '01900000-0000-7000-8000-000000000002';
const OPEN = {
  id: POSITION_ID,
  title: 'Baker',
  status: 'OPEN',
  jobPortalEnabled: true,
  hidden: false,
  isPublic: true,
  showSalary: true,
  recruiters: [{ id: ME }],
} as unknown as Position;

type Item = Record<string, unknown> & { id: number };
const advert = (id: number, name: string, given: Record<string, unknown> = {}): Item => ({
  id,
  name,
  status: 'UNPUBLISHED',
  reason: null,
  since: null,
  read_at: null,
  missing: [],
  connection: 'FEED',
  is_removable: given.status === 'PUBLISHED',
  ...given,
});
const uncertain = (id: number, name: string): Item =>
  advert(id, name, { status: 'FAILED', reason: 'UNCERTAIN', connection: 'HTTP', is_removable: true });
/** A moment of today in the reader's zone. */
const at = (hours: number, minutes: number): string =>
  new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();

let items: Item[];
let sent: { method: string; path: string; body: unknown }[];
let reads: number;
let failedReads: boolean;
let refusal: Response | undefined;

function show(given: Partial<Position> = {}) {
  return renderWithProviders(<Multiposting position={{ ...OPEN, ...given }} />, {
    messages: { ...en, ...multipostingEn },
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const line = async (name: string) => within(await screen.findByRole('listitem', { name }));
const refused = (status: number, code: string, details?: object): Response =>
  Response.json({ error: { code, message: '', request_id: 'r', details } }, { status });

beforeEach(() => {
  toast.dismiss();
  setAppConfig({});
  const permissions = ['positions.read_all', 'positions.write', 'adverts.publish'];
  useSession.setState({ user: { id: ME, agencyId: 'a1', permissions } as never });
  items = [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn'), advert(1701, 'Talent.com')];
  sent = [];
  reads = 0;
  failedReads = false;
  refusal = undefined;
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname, search } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method === 'GET') {
      reads += 1;
      expect(pathname + search).toBe(`/services/job-boards/v1/idibu/jobs_status?job_id=${POSITION_ID}`);
      return failedReads ? refused(500, 'INTERNAL') : Response.json({ items });
    }
    sent.push({ method, path: pathname, body: JSON.parse(String(init?.body)) });
    return refusal ?? Response.json({ data: {} });
  });
});

describe('the button', () => {
  it.each([
    ['[MPOST-16]', 'UNPUBLISHING', 'Unpublishing...', false],
    ['[MPOST-17]', 'PUBLISHED', 'Unpublish', true],
    ['[MPOST-19]', 'PUBLISHING', 'Publishing...', false],
    ['[MPOST-20]', 'UNPUBLISHED', 'Publish', true],
    ['[MPOST-20]', 'FAILED', 'Publish', true],
  ])('%s [MPOST-15] [CONST-102] follows the one tracked portal: %s', async (_row, status, words, isOn) => {
    items = [advert(1698, 'LinkedIn', { status: 'PUBLISHED' }), advert(1697, 'InfoJobs', { status })];
    show();
    const found = await button(words);
    expect(found).toHaveTextContent(words);
    if (isOn) expect(found).toBeEnabled();
    else expect(found).toBeDisabled();
  });

  it('[MPOST-20] publishes where the tracked portal has no status', async () => {
    items = [advert(1698, 'LinkedIn', { status: 'PUBLISHED' })];
    show();
    expect(await button('Publish')).toBeEnabled();
  });

  it('[MPOST-21] [MPOST-23] sends the portals that the status named, and reads it again', async () => {
    const { user } = show();
    const publish = await button('Publish');
    expect(reads).toBe(1);
    items = items.map((item) => ({ ...item, status: 'PUBLISHING', since: at(10, 42) }));
    await user.click(publish);
    expect(await button('Publishing...')).toBeDisabled();
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/services/job-boards/v1/idibu/jobs_submit',
        body: { job_id: POSITION_ID, portals: [1697, 1698, 1701] },
      },
    ]);
    expect(reads).toBe(2);
    expect(screen.getByRole('group', { name: 'External job portals' })).toHaveFocus();
  });

  it('leaves out a portal that is just taking the advert out', async () => {
    items = [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn', { status: 'UNPUBLISHING' })];
    const { user } = show();
    await user.click(await button('Publish'));
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ portals: [1697] }]));
  });

  it('[MPOST-18] [MPOST-22] [MPOST-24] takes it out of all once one is sure, and reads the status again', async () => {
    items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', since: at(8, 0) })];
    const { user } = show();
    await user.click(await button('Unpublish'));
    const question = await screen.findByRole('alertdialog', { name: 'Unpublish Baker?' });
    expect(question).toHaveTextContent('up to 12 hours');
    expect(question).toHaveTextContent('except those that read your whole job portal (Indeed, Glassdoor)');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await user.click(await button('Unpublish'));
    items = [advert(1697, 'InfoJobs', { status: 'UNPUBLISHING', since: at(9, 0) })];
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    expect(await button('Unpublishing...')).toBeDisabled();
    expect(sent).toEqual([
      {
        method: 'DELETE',
        path: '/services/job-boards/v1/idibu/jobs_delete',
        body: { job_id: POSITION_ID },
      },
    ]);
    expect(reads).toBe(2);
  });

  it('[MPOST-13] [MPOST-14] is on only while the job portal shows the position', async () => {
    items = [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn')];
    const { unmount } = show({ jobPortalEnabled: false, isPublic: false });
    expect(await button('Publish')).toBeDisabled();
    expect(await button('Publish on LinkedIn')).toBeDisabled();
    const group = screen.getByRole('group', { name: 'External job portals' });
    expect(group).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/make this position visible there first/)).toBeInTheDocument();
    unmount();
    show();
    expect(await button('Publish')).toBeEnabled();
    expect(await button('Publish on LinkedIn')).toBeEnabled();
    expect(screen.getByRole('group', { name: 'External job portals' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('[MPOST-13] lets an advert that is still out be taken out while the job portal does not show it', async () => {
    items = [
      advert(1697, 'InfoJobs'),
      advert(1698, 'LinkedIn', { status: 'PUBLISHED', reason: 'TIMED_OUT', connection: 'HTTP' }),
    ];
    const { user } = show({ jobPortalEnabled: false, isPublic: false });
    const group = await screen.findByRole('group', { name: 'External job portals' });
    expect(group).toHaveAttribute('aria-disabled', 'false');
    expect(await button('Publish')).toBeDisabled();
    await user.click(await button('Disconnect from LinkedIn'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ portals: [1698] }]));
  });

  it('[MPOST-13] takes out of all what is still out while the job portal does not show it', async () => {
    items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', reason: 'REFUSED', connection: 'HTTP' })];
    const { user } = show({ jobPortalEnabled: false, isPublic: false });
    await user.click(await button('Unpublish'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', body: { job_id: POSITION_ID } }]));
  });

  it('[MPOST-13] takes nothing out while the job portal does not show it and nothing is there', async () => {
    items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', is_removable: false })];
    show({ jobPortalEnabled: false, isPublic: false });
    expect(await button('Unpublish')).toBeDisabled();
  });

  it('leaves out a portal that may have the advert already', async () => {
    items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Publish'));
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ portals: [1697] }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks first where the tracked portal may have the advert already', async () => {
    items = [uncertain(1697, 'InfoJobs'), advert(1701, 'Talent.com'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Publish'));
    const question = await screen.findByRole('alertdialog', { name: 'Publish on InfoJobs again?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await user.click(await button('Publish'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ portals: [1697, 1701] }]));
  });

  it('tells the rule that the tracked portal is left out for', async () => {
    const missing = [{ field: 'location', place: 'POSITION', problem: 'MISSING', limit: null }];
    items = [advert(1697, 'InfoJobs', { status: 'FAILED', reason: 'RULES', missing, is_removable: true })];
    const { user } = show();
    await user.click(await button('Publish'));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('It breaks a rule of InfoJobs.');
    expect(told).toHaveTextContent('Location is missing');
  });

  it('sends nothing of a position that visitors cannot see, and says why', async () => {
    const { user } = show({ status: 'ON_HOLD', isPublic: false });
    await user.click(await button('Publish'));
    expect(await screen.findByText('Visitors cannot see this position')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends nothing for who does not recruit for the position', async () => {
    const { user } = show({ recruiters: [] });
    await user.click(await button('Publish'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can only modify status of positions assigned to you.',
    );
    expect(sent).toEqual([]);
  });

  it.each([
    [403, 'STATUS_NOT_AUTHORIZED', undefined, 'You are not authorized'],
    [409, 'POSITION_NOT_PUBLIC', undefined, 'Visitors cannot see this position'],
    [409, 'ADVERT_ON_ITS_WAY_OUT', { portals: [1698] }, /A portal is just taking it out/],
    [500, 'INTERNAL', undefined, /If the problem persists/],
  ])('tells a refusal %i %s, and can be pressed again', async (status, code, details, words) => {
    const { user } = show();
    refusal = refused(status, code, details);
    await user.click(await button('Publish'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('is not there for who may not publish', async () => {
    useSession.setState({ user: { id: ME, agencyId: 'a1', permissions: ['positions.read_all'] } as never });
    items = [advert(1697, 'InfoJobs', { status: 'FAILED', reason: 'REFUSED' })];
    show();
    expect((await line('InfoJobs')).getByText('InfoJobs refused it.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the lines', () => {
  it('[MPOST-11] [MPOST-25] say no more of a portal than is known', async () => {
    items = [
      advert(1697, 'InfoJobs', { status: 'PUBLISHED', since: at(10, 42), read_at: at(11, 5) }),
      advert(1698, 'LinkedIn', { status: 'PUBLISHED', since: '2025-03-04T12:00:00Z' }),
      advert(1701, 'Talent.com', { status: 'PUBLISHED', since: at(9, 5), connection: 'HTTP' }),
      advert(1702, 'Adzuna', { status: 'PUBLISHING', since: at(12, 0) }),
      advert(1703, 'Jooble'),
    ];
    show();
    expect((await line('InfoJobs')).getByText('In the feed since 10:42 · read 11:05')).toBeInTheDocument();
    expect(
      (await line('LinkedIn')).getByText(/^In the feed since \d\d:00 04-03-2025 · not read yet$/),
    ).toBeInTheDocument();
    expect((await line('Talent.com')).getByText('Published since 09:05')).toBeInTheDocument();
    expect((await line('Adzuna')).getByText('Publishing since 12:00')).toBeInTheDocument();
    expect((await line('Adzuna')).queryByRole('button')).not.toBeInTheDocument();
    expect((await line('Jooble')).getByText('Not published')).toBeInTheDocument();
  });

  it('name why one failed and which rules are broken, with the way to each field', async () => {
    const rule = (field: string, place: string, problem: string, limit: number | null = null) => ({
      field,
      place,
      problem,
      limit,
    });
    items = [
      advert(1698, 'LinkedIn', {
        status: 'FAILED',
        reason: 'RULES',
        since: at(7, 0),
        missing: [
          rule('description', 'POSITION', 'TOO_SHORT', 100),
          rule('location', 'POSITION', 'MISSING'),
          rule('company_id', 'PORTAL', 'MISSING'),
        ],
      }),
    ];
    const { unmount } = show();
    const found = await line('LinkedIn');
    expect(found.getByText('Not published since 07:00')).toBeInTheDocument();
    expect(found.getByText('It breaks a rule of LinkedIn.')).toBeInTheDocument();
    expect(found.getByRole('link', { name: 'Job description: at least 100 characters' })).toHaveAttribute(
      'href',
      `/positions/${POSITION_ID}/job-description`,
    );
    expect(found.getByRole('link', { name: 'Location is missing' })).toHaveAttribute(
      'href',
      `/positions/${POSITION_ID}/details#location`,
    );
    // Only an administrator can open the settings of a portal.
    expect(found.getByText('Company id is missing')).toBeInTheDocument();
    expect(found.queryByRole('link', { name: 'Company id is missing' })).not.toBeInTheDocument();
    unmount();
    useSession.setState({ user: { id: ME, permissions: ['portals.manage'] } as never });
    show();
    expect((await line('LinkedIn')).getByRole('link', { name: 'Company id is missing' })).toHaveAttribute(
      'href',
      '/agency/multiposting',
    );
  });

  it('publish on one portal that failed', async () => {
    items = [advert(1697, 'InfoJobs'), advert(1702, 'Adzuna', { status: 'FAILED', reason: 'REFUSED' })];
    const { user } = show();
    expect((await line('Adzuna')).queryByRole('button', { name: /^Disconnect/ })).not.toBeInTheDocument();
    await user.click(await button('Publish on Adzuna'));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ job_id: POSITION_ID, portals: [1702] }]),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of which nobody knows are published again once one is sure', async () => {
    items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    expect((await line('Adzuna')).getByText(/Nobody knows whether Adzuna took it/)).toBeInTheDocument();
    await user.click(await button('Publish on Adzuna'));
    const question = await screen.findByRole('alertdialog', { name: 'Publish on Adzuna again?' });
    expect(question).toHaveTextContent('publishing it again could make a second advert');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ job_id: POSITION_ID, portals: [1702] }]),
    );
  });

  it('of which nobody knows are given up by who has looked there', async () => {
    items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Disconnect from Adzuna'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Look there first');
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', body: { portals: [1702] } }]));
  });

  it('that a rule keeps out of the feed can be taken out, and Publish tells the rule', async () => {
    const missing = [{ field: 'description', place: 'POSITION', problem: 'TOO_SHORT', limit: 50 }];
    items = [
      advert(1697, 'InfoJobs'),
      advert(1701, 'Talent.com', { status: 'FAILED', reason: 'RULES', missing, is_removable: true }),
    ];
    const { user } = show();
    await user.click(await button('Publish on Talent.com'));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('It breaks a rule of Talent.com.');
    expect(told).toHaveTextContent('Job description: at least 50 characters');
    await user.click(await button('Disconnect from Talent.com'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { portals: [1701] } }));
  });

  it('[MPOST-29] disconnect one portal once one is sure', async () => {
    items = [
      advert(1697, 'InfoJobs', { status: 'PUBLISHED' }),
      advert(1702, 'Adzuna', { status: 'PUBLISHED', reason: 'UNREACHABLE' }),
    ];
    const { user } = show();
    expect((await line('Adzuna')).getByText(/could not be taken out and is still there/)).toBeInTheDocument();
    await user.click(await button('Disconnect from Adzuna'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to disconnect from Adzuna?',
    });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'DELETE',
          path: '/services/job-boards/v1/idibu/jobs_delete',
          body: { job_id: POSITION_ID, portals: [1702] },
        },
      ]),
    );
  });

  it('[MPOST-29] that could not be taken out are settled once one has looked there', async () => {
    items = [
      advert(1697, 'InfoJobs', { status: 'PUBLISHED', connection: 'HTTP' }),
      advert(1702, 'Adzuna', { status: 'PUBLISHED', reason: 'REFUSED', connection: 'HTTP' }),
    ];
    const { user } = show();
    expect((await line('InfoJobs')).queryByRole('button', { name: /^No longer/ })).not.toBeInTheDocument();
    await user.click(await button('No longer there: Adzuna'));
    const title = 'Count the advert on Adzuna as taken out?';
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(question).toHaveTextContent('Look on Adzuna first');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await user.click(await button('No longer there: Adzuna'));
    items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', connection: 'HTTP' }), advert(1702, 'Adzuna')];
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Count as taken out' }),
    );
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'DELETE',
          path: '/services/job-boards/v1/idibu/jobs_delete',
          body: { job_id: POSITION_ID, portals: [1702], is_gone: true },
        },
      ]),
    );
    expect(await (await line('Adzuna')).findByText('Not published')).toBeInTheDocument();
  });

  it('that could not be taken out are settled by nobody who does not recruit for the position', async () => {
    items = [advert(1702, 'Adzuna', { status: 'PUBLISHED', reason: 'REFUSED', connection: 'HTTP' })];
    const { user } = show({ recruiters: [] });
    await user.click(await button('No longer there: Adzuna'));
    expect(await screen.findByRole('alert')).toHaveTextContent('positions assigned to you');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('say what a portal takes whole, and what it keeps', async () => {
    items = [
      advert(1699, 'Indeed', { status: 'PUBLISHED' }),
      advert(1700, 'Glassdoor', { status: 'PUBLISHED', connection: 'HTTP' }),
      advert(1698, 'LinkedIn'),
    ];
    show();
    const indeed = await line('Indeed');
    expect(indeed.getByText(/Indeed reads every position of your job portal/)).toBeInTheDocument();
    expect(indeed.queryByRole('button')).not.toBeInTheDocument();
    expect((await line('Glassdoor')).queryByText(/reads every position/)).not.toBeInTheDocument();
    expect(await button('Disconnect from Glassdoor')).toBeEnabled();
    expect(
      (await line('LinkedIn')).getByText('LinkedIn keeps the title as it was first posted.'),
    ).toBeInTheDocument();
  });
});

describe('the section', () => {
  it('[MPOST-26] says that there are no portals, with the way to support', async () => {
    setAppConfig({ links: { support: 'https://support.example' } });
    items = [];
    show();
    expect(
      await screen.findByText('Multiposting not configured, please contact support.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://support.example',
    );
  });

  it('[MPOST-27] logs a status that could not be read, says that it is not known, and asks again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    failedReads = true;
    const { user } = show();
    expect(await screen.findByText('Status not known')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
    expect(screen.queryByText(/If the problem persists/)).not.toBeInTheDocument();
    failedReads = false;
    await user.click(await button('Retry'));
    expect(await button('Publish')).toBeEnabled();
    logged.mockRestore();
  });

  it('[MPOST-27] keeps the last state while it cannot be read again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', since: at(10, 42) })];
    const { user } = show();
    await button('Disconnect from InfoJobs');
    failedReads = true;
    await user.click(await button('Disconnect from InfoJobs'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect((await line('InfoJobs')).getByText(/^In the feed since 10:42/)).toBeInTheDocument();
    expect(screen.queryByText(/If the problem persists/)).not.toBeInTheDocument();
    logged.mockRestore();
  });

  it('notes what the law wants told where the adverts do not tell the salary', async () => {
    const { unmount } = show({ showSalary: false });
    await button('Publish');
    expect(screen.getByRole('note')).toHaveTextContent('Directive (EU) 2023/970, article 5');
    expect(screen.getByRole('link', { name: 'Show the salary' })).toHaveAttribute(
      'href',
      `/positions/${POSITION_ID}/details#showSalary`,
    );
    unmount();
    show();
    await button('Publish');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
