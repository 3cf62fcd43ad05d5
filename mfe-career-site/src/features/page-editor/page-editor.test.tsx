import { DEFAULT_SITE, homePage, type SiteConfiguration } from '@cantera/shared/contracts/career-site';
import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AGENCY_ID,
  type FakeSite,
  publishedPages,
  RECRUITER,
  refusal,
  startSite,
} from '../../lib/testing/fake-site.ts';
import { en } from '../../messages/en.ts';
import { pageEditorEn } from '../../messages/texts-page-editor-en.ts';
import { Component } from './page-editor-page.tsx';

const PREVIEW = `POST /services/career-site/api/v1/agencies/${AGENCY_ID}/career_site/preview`;
const HERO = 'POST /api/v1/agency/career-site/hero';

const SITE: Partial<SiteConfiguration> = {
  departmentsPage: { departments: [{ id: 'd1', title: 'Logistics', description: '', icon: 'Cpu' }] },
  translations: {
    es: {
      departmentsPage: { departments: [{ id: 'd1', title: 'Logística', description: '', icon: 'Cpu' }] },
    },
  },
};

async function open(
  page: string,
  given: Partial<FakeSite> = {},
  permissions?: readonly string[],
  links: { careerSite?: string } = {},
) {
  const configurations = { ...DEFAULT_SITE, ...SITE, pages: publishedPages('home', 'positions') };
  const site = startSite({ configurations, ...given }, permissions);
  setAppConfig({ links });
  site.instead.set(PREVIEW, () => Response.json({ data: { html: '<p>Drawn</p>', style_sheet: '' } }));
  const draw = () =>
    renderWithProviders(<Component />, {
      route: `/agency/new-job-portal/${page}`,
      path: '/agency/new-job-portal/:page',
      messages: { ...en, ...pageEditorEn },
    });
  // The texts come late.
  const rendered = await act(async () => draw());
  await screen.findByTitle(/^Preview: /);
  return { site, ...rendered };
}
const saves = (site: FakeSite) => site.sent.filter(({ path }) => path.endsWith('/career_site'));
const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'hero.png', { type: 'image/png' });

describe('the page editor', () => {
  it('lets recruiters read and change nothing', async () => {
    await open('departments', {}, RECRUITER);
    expect(screen.getByText('Only administrators can change the career site.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Remove|Add)/ })).not.toBeInTheDocument();
  });

  it('says that only we see a page that visitors do not have', async () => {
    await open('about');
    expect(screen.getByText('Only you see this page.')).toBeInTheDocument();
    expect(screen.getByTitle('Preview: About')).not.toHaveAttribute('src');
    expect(screen.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();
  });

  it('leads to, and shows, the address that a colleague has moved the site to', async () => {
    await open('positions', { slug: 'roure' });
    await waitFor(() =>
      expect(screen.getByTitle('Preview: Positions')).toHaveAttribute(
        'src',
        `${window.location.origin}/careers/en/roure/positions`,
      ),
    );
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `${window.location.origin}/careers/en/roure/positions`,
    );
  });

  it('draws a published page of another origin into an empty document, as what stands in the form', async () => {
    const { site } = await open('positions', {}, undefined, { careerSite: 'https://jobs.example' });
    const frame = screen.getByTitle('Preview: Positions');
    expect(frame).not.toHaveAttribute('src');
    expect(frame).toHaveAttribute('srcdoc');
    const page = document.implementation.createHTMLDocument();
    Object.defineProperty(page, 'URL', { value: 'about:srcdoc' });
    Object.defineProperty(frame, 'contentDocument', { value: page });
    fireEvent.load(frame);
    await waitFor(() => expect(site.sent.filter(({ path }) => path === PREVIEW)).not.toHaveLength(0));
    expect(screen.queryByText('You left this page')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      'https://jobs.example/careers/en/vela/positions',
    );
  });

  it('refuses an address that is none at its field, and sends nothing', async () => {
    const { site, user } = await open('home');
    await user.type(screen.getByRole('textbox', { name: /^LinkedIn/ }), 'linkedin');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByRole('textbox', { name: /^LinkedIn/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter a whole address/));
    expect(saves(site)).toHaveLength(0);
    expect(homePage.shape.linkedinUrl.safeParse('linkedin').success).toBe(false);
  });

  it('gives a department one picture in every language, and takes it out of every one', async () => {
    const { site, user } = await open('departments');
    await user.click(screen.getByRole('button', { name: 'Logistics' }));
    await user.click(screen.getByRole('radio', { name: 'House' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves(site)).toHaveLength(1));
    expect(site.configurations.translations.es?.departmentsPage?.departments?.[0]?.icon).toBe('House');
    await user.click(screen.getByRole('button', { name: 'Remove Logistics' }));
    expect(screen.getByText('No departments yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves(site)).toHaveLength(2));
    expect(site.configurations.departmentsPage.departments).toEqual([]);
    expect(site.configurations.translations.es?.departmentsPage?.departments).toEqual([]);
  });

  it('saves beside what somebody else changed on another page', async () => {
    const { site, user } = await open('positions');
    site.configurations = {
      ...site.configurations,
      aboutPage: { ...DEFAULT_SITE.aboutPage, missionTitle: 'x' },
      translations: { ...site.configurations.translations, ca: { aboutPage: { missionTitle: 'y' } } },
    };
    site.version += 1;
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Jobs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(site.configurations.positionsPage.title).toBe('Jobs'));
    expect(site.configurations.aboutPage.missionTitle).toBe('x');
    expect(site.configurations.translations.ca?.aboutPage?.missionTitle).toBe('y');
    expect(screen.queryByRole('region', { name: 'What they changed' })).not.toBeInTheDocument();
  });

  it('takes 3,500,000 bytes of a picture and not one more, and saves with the address of it', async () => {
    const { site, user } = await open('home');
    site.instead.set(HERO, () => Response.json({ hero_url: '/files/hero.png' }));
    const input = screen.getByLabelText('Image file');
    fireEvent.change(input, { target: { files: [fileOf(3_500_001)] } });
    expect(screen.getByRole('alert')).toHaveTextContent('File size is too large (max 3.5MB)');
    expect(site.sent.filter(({ path }) => path.endsWith('/hero'))).toHaveLength(0);
    await act(async () => fireEvent.change(input, { target: { files: [fileOf(3_500_000)] } }));
    await waitFor(() =>
      expect(screen.getByAltText('The hero image')).toHaveAttribute('src', '/files/hero.png'),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(site.configurations.homePage.heroUrl).toBe('/files/hero.png'));
  });

  it('saves while the preview fails', async () => {
    const { site, user } = await open('positions');
    site.instead.set(PREVIEW, refusal(500, { code: 'INTERNAL' }));
    const frame = screen.getByTitle('Preview: Positions');
    const page = document.implementation.createHTMLDocument();
    Object.defineProperty(page, 'URL', { value: `${window.location.origin}/careers/en/vela/positions` });
    Object.defineProperty(frame, 'contentDocument', { value: page });
    fireEvent.load(frame);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Jobs');
    const problem = await screen.findByText('The preview could not be drawn. You can still save.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(site.configurations.positionsPage.title).toBe('Jobs'));
    const asked = () => site.sent.filter(({ path }) => path === PREVIEW).length;
    const before = asked();
    await user.click(within(problem.parentElement ?? document.body).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});
