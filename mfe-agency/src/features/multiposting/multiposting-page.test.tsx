import { toast } from '@cantera/shared/design-system';
import { setAppConfig, storage, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { multipostingEn } from '../../messages/texts-multiposting-en.ts';
import { Component as MultipostingPage } from './multiposting-page.tsx';

const NAMES = [
  'InfoJobs',
  'LinkedIn',
  'Indeed',
  'Glassdoor',
  'Talent.com',
  'Adzuna',
  'Jooble',
  'Tecnoempleo',
];
const FEED = 'https://ats.example/careers/feeds/demo';

let portals: (Record<string, unknown> & { id: number })[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let refusal: Response | undefined;
let failedReads: boolean;

async function show(permissions = ['agency.read', 'portals.manage'], agencyId = 'a1') {
  useSession.setState({ user: { id: 'u', agencyId, permissions } as never });
  let view: ReturnType<typeof renderWithProviders> | undefined;
  await act(async () => {
    view = renderWithProviders(<MultipostingPage />, { messages: multipostingEn });
  });
  if (!view) throw new Error('The page was not drawn.');
  return view;
}
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const rows = async () => {
  await screen.findByRole('listitem', { name: 'InfoJobs' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};
const settings = async (name: string) => screen.findByRole('dialog', { name: `Settings of ${name}` });
const refused = (status: number, error: object): Response =>
  Response.json({ error: { message: '', request_id: 'r', ...error } }, { status });

beforeEach(() => {
  toast.dismiss();
  window.localStorage.clear();
  setAppConfig({});
  sent = [];
  refusal = undefined;
  failedReads = false;
  portals = NAMES.map((name, index) => ({
    id: 1697 + index,
    name,
    kind: 'FEED',
    feed_url: `${FEED}/${1697 + index}.xml`,
    read_at: null,
    missing: [],
    company_id: null,
    poster_email: null,
    address: null,
    has_key: false,
    can_find: false,
    version: 1,
  }));
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method === 'GET')
      return failedReads ? refused(500, { code: 'INTERNAL' }) : Response.json({ data: { items: portals } });
    sent.push({ method, path, body: JSON.parse(String(init?.body)) });
    return refusal ?? Response.json({ data: portals[0] });
  });
});

describe('the list', () => {
  it('[MPOST-01] [CONST-102] has the eight presets with what kind of site each is', async () => {
    await show();
    expect(await rows()).toEqual(NAMES);
    expect((await row('LinkedIn')).getByText('Professional network')).toBeInTheDocument();
    expect((await row('Glassdoor')).getByText('Reviews of employers')).toBeInTheDocument();
    expect((await row('Indeed')).getByText('Job search engine')).toBeInTheDocument();
    expect((await row('InfoJobs')).getByText('Job board')).toBeInTheDocument();
  });

  it('[MPOST-03] leaves out what the installation hides', async () => {
    setAppConfig({ multiposting: { hide: [1700, 1704] } });
    await show();
    expect(await rows()).toEqual(NAMES.filter((name) => !/Glassdoor|Tecno/.test(name)));
  });

  it('[MPOST-02] [MPOST-06] [MPOST-10] [API-133] keeps what is connected in this browser alone', async () => {
    const { user, unmount } = await show();
    await (await row('Jooble')).findByText('Feed address');
    const asked = jest.mocked(fetch).mock.calls.length;
    await user.click(await (await row('Jooble')).findByRole('button', { name: 'Connect to Jooble' }));
    const disconnect = (await row('Jooble')).getByRole('button', { name: 'Disconnect from Jooble' });
    expect(disconnect).toHaveFocus();
    expect(JSON.parse(window.localStorage.getItem('cantera.portals.a1') ?? '')).toContainEqual({
      id: 1703,
      name: 'Jooble',
      hide: false,
      isConected: true,
    });
    expect(jest.mocked(fetch).mock.calls).toHaveLength(asked);
    unmount();
    const again = await show();
    expect(await (await row('Jooble')).findByText('Connected')).toBeInTheDocument();
    expect(screen.getAllByText('Not connected')).toHaveLength(7);
    again.unmount();
    await show(['agency.read'], 'a2');
    await row('Jooble');
    expect(screen.getAllByText('Not connected')).toHaveLength(8);
  });

  it('[MPOST-07] [MPOST-08] [MPOST-09] disconnects once one is sure', async () => {
    storage.setPortals('a1', JSON.stringify([{ id: 1702, isConected: true }]));
    const { user } = await show();
    const adzuna = await row('Adzuna');
    const press = async (answer: string) => {
      await user.click(adzuna.getByRole('button', { name: 'Disconnect from Adzuna' }));
      const question = await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to disconnect from Adzuna?',
      });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await press('Cancel');
    expect(adzuna.getByText('Connected')).toBeInTheDocument();
    await press('Disconnect');
    expect(await adzuna.findByRole('button', { name: 'Connect to Adzuna' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each(['', 'null', '{"id":1', '[null,3]', '{}'])(
    'reads nothing from what it does not know: %j',
    async (text) => {
      storage.setPortals('a1', text);
      await show();
      await row('InfoJobs');
      expect(screen.getAllByText('Not connected')).toHaveLength(8);
    },
  );

  it('is for who may read the agency', async () => {
    await show([]);
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('what the server says', () => {
  it('stands under each: feed address to copy, last reading, what is missing', async () => {
    portals[0] = { ...portals[0], id: 1697, read_at: '2026-11-02T10:05:00Z' };
    portals[1] = {
      ...portals[1],
      id: 1698,
      missing: [
        { field: 'company_id', place: 'PORTAL', problem: 'MISSING', limit: null },
        { field: 'poster_email', place: 'PORTAL', problem: 'MISSING', limit: null },
      ],
    };
    portals[2] = { ...portals[2], id: 1699, feed_url: null };
    portals[3] = { ...portals[3], id: 1700, kind: 'HTTP', feed_url: null, address: 'https://post.example' };
    const { user } = await show();
    const infojobs = await row('InfoJobs');
    expect(await infojobs.findByText(`${FEED}/1697.xml`)).toBeInTheDocument();
    expect(infojobs.getByText(/^Last read \d\d:05 02-11-2026$/)).toBeInTheDocument();
    const linkedin = await row('LinkedIn');
    expect(linkedin.getByText('Not read yet')).toBeInTheDocument();
    expect(
      linkedin.getByText('Missing in the settings: company id and email of who posts'),
    ).toBeInTheDocument();
    expect(
      (await row('Indeed')).getByText(/no feed while your job portal is turned off/),
    ).toBeInTheDocument();
    expect(
      (await row('Glassdoor')).getByText('Adverts are sent to https://post.example'),
    ).toBeInTheDocument();
    await user.click(infojobs.getByRole('button', { name: 'Copy the feed address of InfoJobs' }));
    expect(await screen.findByText('Feed address copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${FEED}/1697.xml`);
  });

  it('may be out of reach: the portals stand there, and it is asked for again', async () => {
    failedReads = true;
    const { user } = await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(await rows()).toEqual(NAMES);
    failedReads = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await row('InfoJobs')).findByText(`${FEED}/1697.xml`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is told to an agency that publishes on none', async () => {
    setAppConfig({ agencies: { multipostingHidden: ['a1'] } });
    await show();
    expect(await screen.findByText('Your agency does not publish on external portals.')).toBeInTheDocument();
  });
});

describe('the settings', () => {
  it('are for who may manage portals', async () => {
    await show(['agency.read']);
    await (await row('InfoJobs')).findByText('Feed address');
    expect(screen.queryByRole('button', { name: /^Settings/ })).not.toBeInTheDocument();
  });

  it('of the feed that names who posts ask for it', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Settings of LinkedIn' }));
    const dialog = await settings('LinkedIn');
    await user.type(within(dialog).getByRole('textbox', { name: 'Company id' }), '98765');
    const email = within(dialog).getByRole('textbox', { name: 'Email of who posts' });
    await user.type(email, 'jobs');
    await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(email).toBeInvalid());
    expect(sent).toEqual([]);
    await user.type(email, '@agency.example');
    await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Settings of LinkedIn saved')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/services/job-boards/v1/portals/1698/settings',
        body: { kind: 'FEED', company_id: '98765', poster_email: 'jobs@agency.example', version: 1 },
      },
    ]);
  });

  it('of a posting service keep what was typed where the server refuses it, at its field', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Settings of InfoJobs' }));
    const dialog = await settings('InfoJobs');
    expect(within(dialog).queryByRole('textbox', { name: 'Company id' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: /^Posting service/ }));
    const address = within(dialog).getByRole('textbox', { name: 'Address of the service' });
    await user.type(address, 'https://post.example/v1');
    const save = within(dialog).getByRole('button', { name: 'Save settings' });
    refusal = refused(400, { code: 'VALIDATION_FAILED', fields: { key: 'required' } });
    await user.click(save);
    const key = within(dialog).getByLabelText('Key');
    await waitFor(() => expect(key).toBeInvalid());
    expect(address).toHaveValue('https://post.example/v1');
    refusal = refused(409, { code: 'PORTAL_IN_USE', details: { adverts: 2 } });
    await user.type(key, 'secret');
    await user.click(within(dialog).getByRole('switch', { name: /asked for an advert/ }));
    await user.click(save);
    expect(await within(dialog).findByText(/2 adverts are out by this connection/)).toBeInTheDocument();
    refusal = undefined;
    await user.click(within(dialog).getByRole('radio', { name: /^Posting service/ }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)?.body).toMatchObject({
      kind: 'HTTP',
      address: 'https://post.example/v1',
      key: 'secret',
      can_find: true,
      version: 1,
    });
  });

  it('that somebody else saved meanwhile are not overwritten unseen', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Settings of LinkedIn' }));
    const dialog = await settings('LinkedIn');
    await user.type(within(dialog).getByRole('textbox', { name: 'Company id' }), '98765');
    const changed = () => refused(409, { code: 'PORTAL_SETTINGS_CHANGED', details: { version: 4 } });
    refusal = changed();
    portals[1] = { ...portals[1], id: 1698, company_id: '11111', version: 4 };
    await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
    const overwrite = await within(dialog).findByRole('button', { name: 'Keep mine' });
    refusal = undefined;
    await user.click(overwrite);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => [body.company_id, body.version])).toEqual([
      ['98765', 1],
      ['98765', 4],
    ]);
  });
});
