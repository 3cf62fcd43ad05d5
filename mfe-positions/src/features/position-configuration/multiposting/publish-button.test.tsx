import { useSession } from '@cantera/shared/session';
import { tabTo } from '@cantera/shared/testing';
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
  refused,
  show,
  uncertain,
} from './testing/portals.tsx';

beforeEach(freshPortals);

describe('the button', () => {
  it.each([
    ['[MPOST-16]', 'UNPUBLISHING', 'Unpublishing...', false],
    ['[MPOST-17]', 'PUBLISHED', 'Unpublish', true],
    ['[MPOST-19]', 'PUBLISHING', 'Publishing...', false],
    ['[MPOST-20]', 'UNPUBLISHED', 'Publish', true],
    ['[MPOST-20]', 'FAILED', 'Publish', true],
  ])('%s [MPOST-15] [CONST-102] follows the one tracked portal: %s', async (_row, status, words, isOn) => {
    on.items = [advert(1698, 'LinkedIn', { status: 'PUBLISHED' }), advert(1697, 'InfoJobs', { status })];
    show();
    const found = await button(words);
    expect(found).toHaveTextContent(words);
    if (isOn) expect(found).toBeEnabled();
    else expect(found).toBeDisabled();
  });

  it('[MPOST-20] publishes where the tracked portal has no status', async () => {
    on.items = [advert(1698, 'LinkedIn', { status: 'PUBLISHED' })];
    show();
    expect(await button('Publish')).toBeEnabled();
  });

  it('[MPOST-21] [MPOST-23] sends the portals that the status named, and reads it again', async () => {
    const { user } = show();
    const publish = await button('Publish');
    expect(on.reads).toBe(1);
    on.items = on.items.map((item) => ({ ...item, status: 'PUBLISHING', since: at(10, 42) }));
    await user.click(publish);
    expect(await button('Publishing...')).toBeDisabled();
    expect(on.sent).toEqual([
      {
        method: 'POST',
        path: '/services/job-boards/v1/idibu/jobs_submit',
        body: { job_id: POSITION_ID, portals: [1697, 1698, 1701] },
      },
    ]);
    expect(on.reads).toBe(2);
    expect(screen.getByRole('group', { name: 'External job portals' })).toHaveFocus();
  });

  it('publishes by keyboard alone', async () => {
    const { user } = show();
    await tabTo(user, await button('Publish'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(on.sent).toMatchObject([{ method: 'POST', body: { job_id: POSITION_ID } }]));
  });

  it('leaves out a portal that is just taking the advert out', async () => {
    on.items = [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn', { status: 'UNPUBLISHING' })];
    const { user } = show();
    await user.click(await button('Publish'));
    await waitFor(() => expect(on.sent.map(({ body }) => body)).toMatchObject([{ portals: [1697] }]));
  });

  it('[MPOST-18] [MPOST-22] [MPOST-24] takes it out of all once one is sure, and reads the status again', async () => {
    on.items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', since: at(8, 0) })];
    const { user } = show();
    await user.click(await button('Unpublish'));
    const question = await screen.findByRole('alertdialog', { name: 'Unpublish Baker?' });
    expect(question).toHaveTextContent('up to 12 hours');
    expect(question).toHaveTextContent('except those that read your whole job portal (Indeed, Glassdoor)');
    expect(on.sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(on.sent).toEqual([]);
    await user.click(await button('Unpublish'));
    on.items = [advert(1697, 'InfoJobs', { status: 'UNPUBLISHING', since: at(9, 0) })];
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    expect(await button('Unpublishing...')).toBeDisabled();
    expect(on.sent).toEqual([
      {
        method: 'DELETE',
        path: '/services/job-boards/v1/idibu/jobs_delete',
        body: { job_id: POSITION_ID },
      },
    ]);
    expect(on.reads).toBe(2);
  });

  it('[MPOST-13] [MPOST-14] is on only while the job portal shows the position', async () => {
    on.items = [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn')];
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
    on.items = [
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
    await waitFor(() => expect(on.sent.map(({ body }) => body)).toMatchObject([{ portals: [1698] }]));
  });

  it('[MPOST-13] takes out of all what is still out while the job portal does not show it', async () => {
    on.items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', reason: 'REFUSED', connection: 'HTTP' })];
    const { user } = show({ jobPortalEnabled: false, isPublic: false });
    await user.click(await button('Unpublish'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    await waitFor(() => expect(on.sent).toMatchObject([{ method: 'DELETE', body: { job_id: POSITION_ID } }]));
  });

  it('[MPOST-13] takes nothing out while the job portal does not show it and nothing is there', async () => {
    on.items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', is_removable: false })];
    show({ jobPortalEnabled: false, isPublic: false });
    expect(await button('Unpublish')).toBeDisabled();
  });

  it('leaves out a portal that may have the advert already', async () => {
    on.items = [advert(1697, 'InfoJobs'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Publish'));
    await waitFor(() => expect(on.sent.map(({ body }) => body)).toMatchObject([{ portals: [1697] }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks first where the tracked portal may have the advert already', async () => {
    on.items = [uncertain(1697, 'InfoJobs'), advert(1701, 'Talent.com'), uncertain(1702, 'Adzuna')];
    const { user } = show();
    await user.click(await button('Publish'));
    const question = await screen.findByRole('alertdialog', { name: 'Publish on InfoJobs again?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(on.sent).toEqual([]);
    await user.click(await button('Publish'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(on.sent.map(({ body }) => body)).toMatchObject([{ portals: [1697, 1701] }]));
  });

  it('tells the rule that the tracked portal is left out for', async () => {
    const missing = [{ field: 'location', place: 'POSITION', problem: 'MISSING', limit: null }];
    on.items = [advert(1697, 'InfoJobs', { status: 'FAILED', reason: 'RULES', missing, is_removable: true })];
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
    expect(on.sent).toEqual([]);
  });

  it('sends nothing for who does not recruit for the position', async () => {
    const { user } = show({ recruiters: [] });
    await user.click(await button('Publish'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can only modify status of positions assigned to you.',
    );
    expect(on.sent).toEqual([]);
  });

  it.each([
    [403, 'STATUS_NOT_AUTHORIZED', undefined, 'You are not authorized'],
    [409, 'POSITION_NOT_PUBLIC', undefined, 'Visitors cannot see this position'],
    [409, 'ADVERT_ON_ITS_WAY_OUT', { portals: [1698] }, /A portal is just taking it out/],
    [500, 'INTERNAL', undefined, /If the problem persists/],
  ])('tells a refusal %i %s, and can be pressed again', async (status, code, details, words) => {
    const { user } = show();
    on.refusal = refused(status, code, details);
    await user.click(await button('Publish'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('is not there for who may not publish', async () => {
    useSession.setState({ user: { id: ME, agencyId: 'a1', permissions: ['positions.read_all'] } as never });
    on.items = [advert(1697, 'InfoJobs', { status: 'FAILED', reason: 'REFUSED' })];
    show();
    expect((await line('InfoJobs')).getByText('InfoJobs refused it.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
