import { toast } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { renderWithProviders, tabTo } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  ADMIN,
  type FakeSite,
  hangs,
  publishedPages,
  READ_SLUG,
  RECRUITER,
  refusal,
  SAVE_SITE,
  startSite,
} from '../../../lib/testing/fake-site.ts';
import { en } from '../../../messages/en.ts';
import { configuratorEn } from '../../../messages/texts-configurator-en.ts';
import { Component as ConfiguratorPage } from '../configurator-page.tsx';

const show = async (given: Partial<FakeSite> = {}, permissions: readonly string[] = ADMIN) => {
  const site = startSite(given, permissions);
  // The page waits for its texts.
  const shown = await act(async () =>
    renderWithProviders(<ConfiguratorPage />, {
      route: '/agency/new-job-portal',
      path: '/agency/new-job-portal',
      messages: { ...en, ...configuratorEn },
    }),
  );
  return { site, ...shown };
};
const off = (site: FakeSite['configurations']): FakeSite['configurations'] => ({ ...site, pages: [] });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Open )?${name} `) });
const pagesSent = ({ sent }: FakeSite) =>
  sent.map(({ body }) => (body as { careerSite: { configurations: FakeSite['configurations'] } }).careerSite);

afterEach(() => act(() => toast.dismiss()));

describe('the pages of the career site', () => {
  it('[CS-01] [CS-02] [CS-08] has four tabs, the way to the site, and no button to enable it', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      'https://jobs.example/careers/en/vela',
    );
    const tabs = screen.getByRole('navigation', { name: 'Parts of the career site' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pages', 'Styles', 'Slug', 'Logo']);
    expect(within(tabs).getByRole('link', { name: 'Pages' })).toHaveAttribute('aria-current', 'page');
    expect(within(tabs).getByRole('link', { name: 'Styles' })).not.toHaveAttribute('aria-current');
    expect(await rowOf('Home')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enable job portal' })).not.toBeInTheDocument();
  });

  it('[CS-07] [CS-09] [CS-10] [CS-11] enables the site with its first pages', async () => {
    const { site, user } = await show({ configurations: off(startSite().configurations) });
    expect(screen.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Enable job portal' }));
    expect(await rowOf('Positions')).toBeInTheDocument();
    expect(pagesSent(site)[0]?.configurations.pages).toEqual([
      expect.objectContaining({ slug: 'home', url: '/', isPublished: true, canBeUnpublished: false }),
      expect.objectContaining({
        slug: 'positions',
        url: '/positions',
        isPublished: true,
        canBeUnpublished: false,
      }),
      expect.objectContaining({ slug: 'about', url: '/about', isPublished: false, canBeUnpublished: true }),
    ]);
  });

  it('[CS-12] [CS-15] [CS-19] [CS-20] shows name, status and time of each page, and toggles only what may be', async () => {
    await show();
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name', 'Status', 'Last Modified', 'Actions']);
    expect(await rowOf('Home')).toHaveTextContent('Published by default');
    expect(await rowOf('Home')).toHaveTextContent(formatDateTime('2026-03-04T05:06:07.000Z'));
    expect(within(await rowOf('Home')).queryByRole('button', { name: /ublish/ })).not.toBeInTheDocument();
    const about = within(await rowOf('About'));
    expect(about.getByText('Not published')).toBeInTheDocument();
    expect(about.getByRole('button', { name: 'Publish About' })).toBeInTheDocument();
  });

  it('[CS-16] [CS-18] filters by name and says when nothing is left', async () => {
    const { user } = await show();
    const filter = await screen.findByPlaceholderText('Filter pages...');
    await user.type(filter, 'pósit');
    await waitFor(() => expect(screen.queryByText('Home')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Open Positions' })).toBeInTheDocument();
    await user.type(filter, 'zzz');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await rowOf('Home')).toBeInTheDocument();
  });

  it('[CS-17] hides a column, and knows it the next time', async () => {
    const { user, unmount } = await show();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    // The rows are drawn anew once they can be moved.
    await screen.findByRole('button', { name: 'Move Last Modified' });
    await user.click(screen.getByRole('checkbox', { name: 'Last Modified' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Last Modified' })).not.toBeInTheDocument(),
    );
    unmount();
    await show();
    expect(await rowOf('Home')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Last Modified' })).not.toBeInTheDocument();
    window.localStorage.removeItem('cantera.columns.job-portal-pages');
  });

  it('[CS-21] [CS-23] [CS-24] [CS-26] asks before it publishes, and No changes nothing', async () => {
    const before = Date.now();
    const { site, user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Publish About' }));
    const question = () =>
      screen.findByRole('alertdialog', { name: 'Are you sure you want to publish this page?' });
    await user.click(within(await question()).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(site.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Publish About' }));
    await user.click(within(await question()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish About' })).toBeInTheDocument();
    const about = pagesSent(site)[0]?.configurations.pages.find(({ slug }) => slug === 'about');
    expect(about).toMatchObject({ isPublished: true });
    expect(Date.parse(about?.lastModified ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('publishes a page by keyboard alone', async () => {
    const { user } = await show();
    await tabTo(user, await screen.findByRole('button', { name: 'Publish About' }));
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await tabTo(user, within(question).getByRole('button', { name: 'Publish' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Unpublish About' })).toBeInTheDocument();
  });

  it('[CS-22] [CS-25] asks before it takes a page off', async () => {
    const pages = publishedPages('home', 'positions', 'about').map((page) => ({
      ...page,
      isPublished: true,
    }));
    const { site, user } = await show({ configurations: { ...startSite().configurations, pages } });
    await user.click(await screen.findByRole('button', { name: 'Unpublish About' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to unpublish this page?',
    });
    expect(within(question).getByRole('button', { name: 'No' })).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByRole('button', { name: 'Publish About' })).toBeInTheDocument();
    expect(pagesSent(site)[0]?.configurations.pages.map(({ isPublished }) => isPublished)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[CS-27] an unpublished page has to be published before it is opened from the table', async () => {
    const { user } = await show();
    for (const name of ['Edit About', 'View About']) {
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Job portal page' }));
      expect(
        dialog.getByText('Please to edit or view the page, you need to publish it first.'),
      ).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await user.click(screen.getByRole('button', { name: 'Edit About' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Job portal page' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish this page?' }),
    ).toBeInTheDocument();
  });

  it('[CS-28] [CS-29] leads to the editor and to the page of a published one', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Edit Positions' })).toHaveAttribute(
      'href',
      '/agency/new-job-portal/positions',
    );
    const view = await screen.findByRole('link', { name: 'View Positions' });
    expect(view).toHaveAttribute('href', 'https://jobs.example/careers/en/vela/positions');
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'View Home' })).toHaveAttribute(
      'href',
      'https://jobs.example/careers/en/vela',
    );
  });

  it('[CS-14] keeps of a page its id, name, slug, address, state and time', async () => {
    const { site, user } = await show({ configurations: off(startSite().configurations) });
    await user.click(await screen.findByRole('button', { name: 'Enable job portal' }));
    await rowOf('About');
    expect(pagesSent(site)[0]?.configurations.pages.at(-1)).toEqual({
      id: 'about',
      name: 'About',
      slug: 'about',
      url: '/about',
      isPublished: false,
      canBeUnpublished: true,
      lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('[CS-13] adds the page of the departments, which visitors do not see yet', async () => {
    const { site, user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add page Departments' }));
    expect(await screen.findByRole('button', { name: 'Publish Departments' })).toBeInTheDocument();
    expect(pagesSent(site)[0]?.configurations.pages.at(-1)).toMatchObject({
      id: 'departments',
      slug: 'departments',
      isPublished: false,
      canBeUnpublished: true,
    });
    expect(screen.queryByRole('button', { name: /^Add page/ })).not.toBeInTheDocument();
  });

  it('turns the site off after it has said what goes with it, and back on with the same pages', async () => {
    const { site, user } = await show({ positions: 4 });
    const { pages } = site.configurations;
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Turn off job portal' }));
    const question = await screen.findByRole('alertdialog', { name: 'Turn off the job portal?' });
    await waitFor(() => expect(question).toHaveTextContent('4 open positions go off the web.'));
    expect(question).toHaveTextContent('Adverts on external portals are taken out');
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Enable job portal' })).toBeInTheDocument();
    expect(site.configurations.pages).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await rowOf('About')).toBeInTheDocument();
    expect(site.configurations.pages).toEqual(pages);
  });

  const askToTurnOff = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Turn off job portal' }));
  };
  const turnOff = async (user: UserEvent) => {
    await askToTurnOff(user);
    const question = await screen.findByRole('alertdialog', { name: 'Turn off the job portal?' });
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  };

  it.each([
    ['hangs', hangs],
    ['fails', refusal(403, { code: 'FORBIDDEN' })],
  ])(
    'says no number of positions when the call for it %s',
    async (_, answer) => {
      const { site, user } = await show({ positions: 4 });
      expect(await rowOf('About')).toBeInTheDocument();
      site.instead.set(READ_SLUG, answer);
      await askToTurnOff(user);
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('Your open positions go off the web.');
      expect(question).not.toHaveTextContent('No open position');
    },
    20_000,
  );

  it('does not turn off, nor bring back, pages that somebody else has changed meanwhile', async () => {
    const { site, user } = await show();
    expect(await rowOf('About')).toBeInTheDocument();
    const theirs = publishedPages('home', 'positions');
    site.configurations = { ...site.configurations, pages: theirs };
    site.version += 1;
    await turnOff(user);
    expect(
      await screen.findByText('Someone else changed the pages while you were editing'),
    ).toBeInTheDocument();
    expect(site.configurations.pages).toEqual(theirs);
    await turnOff(user);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    site.configurations = { ...site.configurations, pages: publishedPages('home', 'positions', 'about') };
    site.version += 1;
    const { pages } = site.configurations;
    await user.click(undo);
    expect(
      await screen.findByText('Someone else changed the pages while you were editing'),
    ).toBeInTheDocument();
    expect(site.configurations.pages).toEqual(pages);
  });

  it('stands what somebody else changed elsewhere, and says when they changed the pages', async () => {
    const { site, user } = await show();
    expect(await rowOf('About')).toBeInTheDocument();
    site.configurations = { ...site.configurations, positionsPage: { title: 'Theirs', description: '' } };
    site.version += 1;
    const publish = async () => {
      await user.click(await screen.findByRole('button', { name: 'Publish About' }));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }),
      );
    };
    await publish();
    expect(await screen.findByRole('button', { name: 'Unpublish About' })).toBeInTheDocument();
    expect(site.configurations.positionsPage.title).toBe('Theirs');
    // They add a page meanwhile, which this table has not heard of.
    site.configurations = {
      ...site.configurations,
      pages: [...site.configurations.pages, ...publishedPages('departments')],
    };
    site.version += 1;
    await user.click(screen.getByRole('button', { name: 'Unpublish About' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    expect(
      await screen.findByText('Someone else changed the pages while you were editing'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Publish Departments' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unpublish About' })).toBeInTheDocument();
  });

  it('[CS-58] says so when a change fails, and shows what is saved', async () => {
    const { site, user } = await show();
    site.instead.set(SAVE_SITE, refusal(400, { code: 'X' }));
    await user.click(await screen.findByRole('button', { name: 'Publish About' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish About' })).toBeInTheDocument();
  });

  it('is read, and not changed, by recruiters', async () => {
    const { unmount } = await show({}, RECRUITER);
    expect(await screen.findByText('Home')).toBeInTheDocument();
    for (const name of [/ublish About/, /^Add page/, 'More actions'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    unmount();
    await show({ configurations: off(startSite().configurations) }, RECRUITER);
    expect(await screen.findByText('Your job portal is off')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enable job portal' })).not.toBeInTheDocument();
  });

  it('is closed to who may not read the agency', async () => {
    await show({}, []);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
