import { useSession } from '@cantera/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import {
  advert,
  at,
  button,
  freshPortals,
  line,
  ME,
  on,
  POSITION_ID,
  show,
  uncertain,
} from './testing/portals.tsx';

beforeEach(freshPortals);

describe('the lines', () => {
  it('[MPOST-11] [MPOST-25] say no more of a portal than is known', async () => {
    on.items = [
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
    on.items = [
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
    on.items = [advert(1697, 'InfoJobs'), advert(1702, 'Adzuna', { status: 'FAILED', reason: 'REFUSED' })];
    const { user } = show();
    expect((await line('Adzuna')).queryByRole('button', { name: /^Disconnect/ })).not.toBeInTheDocument();
    await user.click(await button('Publish on Adzuna'));
    await waitFor(() =>
      expect(on.sent.map(({ body }) => body)).toEqual([{ job_id: POSITION_ID, portals: [1702] }]),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of which nobody knows are published again once one is sure', async () => {
    on.items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    expect((await line('Adzuna')).getByText(/Nobody knows whether Adzuna took it/)).toBeInTheDocument();
    await user.click(await button('Publish on Adzuna'));
    const question = await screen.findByRole('alertdialog', { name: 'Publish on Adzuna again?' });
    expect(question).toHaveTextContent('publishing it again could make a second advert');
    expect(on.sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(on.sent.map(({ body }) => body)).toEqual([{ job_id: POSITION_ID, portals: [1702] }]),
    );
  });

  it('of which nobody knows are given up by who has looked there', async () => {
    on.items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Disconnect from Adzuna'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Look there first');
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(on.sent).toMatchObject([{ method: 'DELETE', body: { portals: [1702] } }]));
  });

  it('that a rule keeps out of the feed can be taken out, and Publish tells the rule', async () => {
    const missing = [{ field: 'description', place: 'POSITION', problem: 'TOO_SHORT', limit: 50 }];
    on.items = [
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
    await waitFor(() =>
      expect(on.sent.at(-1)).toMatchObject({ method: 'DELETE', body: { portals: [1701] } }),
    );
  });

  it('shows as busy what was pressed alone, and begins nothing beside it', async () => {
    on.items = [uncertain(1702, 'Adzuna')];
    on.refusal = new Promise(() => undefined);
    const { user } = show();
    await user.click(await button('Disconnect from Adzuna'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    await waitFor(async () =>
      expect(await button('Disconnect from Adzuna')).toHaveAttribute('aria-busy', 'true'),
    );
    expect(await button('Publish on Adzuna')).not.toHaveAttribute('aria-busy', 'true');
    expect(await button('Publish on Adzuna')).toBeDisabled();
  });

  it('[MPOST-29] disconnect one portal once one is sure', async () => {
    on.items = [
      advert(1697, 'InfoJobs', { status: 'PUBLISHED' }),
      advert(1702, 'Adzuna', { status: 'PUBLISHED', reason: 'UNREACHABLE' }),
    ];
    const { user } = show();
    expect((await line('Adzuna')).getByText(/could not be taken out and is still there/)).toBeInTheDocument();
    await user.click(await button('Disconnect from Adzuna'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to disconnect from Adzuna?',
    });
    expect(on.sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(on.sent).toEqual([
        {
          method: 'DELETE',
          path: '/services/job-boards/v1/idibu/jobs_delete',
          body: { job_id: POSITION_ID, portals: [1702] },
        },
      ]),
    );
  });

  it('[MPOST-29] that could not be taken out are settled once one has looked there', async () => {
    on.items = [
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
    expect(on.sent).toEqual([]);
    await user.click(await button('No longer there: Adzuna'));
    on.items = [
      advert(1697, 'InfoJobs', { status: 'PUBLISHED', connection: 'HTTP' }),
      advert(1702, 'Adzuna'),
    ];
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Count as taken out' }),
    );
    await waitFor(() =>
      expect(on.sent).toEqual([
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
    on.items = [advert(1702, 'Adzuna', { status: 'PUBLISHED', reason: 'REFUSED', connection: 'HTTP' })];
    const { user } = show({ recruiters: [] });
    await user.click(await button('No longer there: Adzuna'));
    expect(await screen.findByRole('alert')).toHaveTextContent('positions assigned to you');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(on.sent).toEqual([]);
  });

  it('say what a portal takes whole, and what it keeps', async () => {
    on.items = [
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
