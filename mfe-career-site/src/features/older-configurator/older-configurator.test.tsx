import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeSite, READ_SLUG, RECRUITER, refusal, startSite } from '../../lib/testing/fake-site.ts';
import { en } from '../../messages/en.ts';
import { olderConfiguratorEn } from '../../messages/texts-older-configurator-en.ts';
import { Component as OlderPage } from './older-configurator-page.tsx';

const SAVE = 'PATCH /api/v1/agency/career-site/update-configuration';
const show = async (given: Partial<FakeSite> = {}, permissions?: readonly string[]) => {
  const site = startSite(given, permissions);
  const shown = await act(async () =>
    renderWithProviders(<OlderPage />, {
      route: '/agency/job-portal',
      path: '/agency/job-portal',
      messages: { ...en, ...olderConfiguratorEn },
    }),
  );
  await screen.findByRole('textbox', { name: 'Slug' });
  return { site, ...shown };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const withoutPages = (): Partial<FakeSite> => ({
  configurations: { ...startSite().configurations, pages: [] },
});

afterEach(() => act(() => toast.dismiss()));

describe('the older configurator', () => {
  it('[JP-01] [JP-10] [SHELL-22] has name, slug, logo and colour as they are, and the way to the site', async () => {
    await show({ logoUrl: '/files/old.png' });
    expect(field('Name')).toHaveValue('Vela');
    expect(field('Slug')).toHaveValue('vela');
    expect(field('Primary colour')).toHaveValue('#3c00ff');
    expect(screen.getByRole('img', { name: 'Current logo' })).toHaveAttribute('src', '/files/old.png');
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', 'https://jobs.example/vela');
    expect(screen.getByRole('link', { name: 'Open the new job portal' })).toHaveAttribute(
      'href',
      '/agency/new-job-portal',
    );
  });

  it('[JP-02] [JP-07] [JP-08] [CONST-124] saves the three texts in one call, the slug as it can stand in an address', async () => {
    const { site, user } = await show(withoutPages());
    fireEvent.change(field('Name'), { target: { value: 'Vela i Roure' } });
    await user.clear(field('Slug'));
    await user.type(field('Slug'), 'Vela i Güell');
    fireEvent.change(field('Primary colour'), { target: { value: '#0b6e69' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(site.sent).toEqual([
      { path: SAVE, body: { name: 'Vela i Roure', slug: 'vela-i-guell', primary_color: '#0b6e69' } },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute(
        'href',
        'https://jobs.example/vela-i-guell',
      ),
    );
  });

  it('keeps what somebody else has saved meanwhile of what was not changed here, and shows it', async () => {
    const { site, user } = await show();
    // They move the site and choose another colour, which this page has not heard of.
    site.slug = 'roure';
    const { configurations } = site;
    site.configurations = {
      ...configurations,
      styles: { ...configurations.styles, primaryColor: '#0b6e69' },
    };
    fireEvent.change(field('Name'), { target: { value: 'Vela i Roure' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(site.sent).toEqual([
      { path: SAVE, body: { name: 'Vela i Roure', slug: 'roure', primary_color: '#0b6e69' } },
    ]);
    expect(field('Slug')).toHaveValue('roure');
    expect(field('Primary colour')).toHaveValue('#0b6e69');
    fireEvent.change(field('Primary colour'), { target: { value: '#112233' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(site.sent.at(-1)?.body).toEqual({
        name: 'Vela i Roure',
        slug: 'roure',
        primary_color: '#112233',
      }),
    );
  });

  it('shows what somebody else has saved as soon as it is heard of, but for what was typed', async () => {
    const { site } = await show();
    fireEvent.change(field('Name'), { target: { value: 'Typed' } });
    Object.assign(site, { name: 'Theirs', slug: 'theirs' });
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(field('Slug')).toHaveValue('theirs'));
    expect(field('Name')).toHaveValue('Typed');
  });

  it('moves nothing while it cannot say what stands at the address', async () => {
    const { site, user } = await show();
    await user.type(field('Slug'), '2');
    site.instead.set(READ_SLUG, refusal(403, { code: 'FORBIDDEN' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(site.sent).toEqual([]);
    expect(field('Slug')).toHaveValue('vela2');
    site.instead.delete(READ_SLUG);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alertdialog', { name: /vela2/ })).toBeInTheDocument();
  });

  it('asks before the site moves, with what stands there', async () => {
    const { site, user } = await show({ positions: 1 });
    await user.type(field('Slug'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Move the career site to /vela2?' });
    expect(question).toHaveTextContent('2 pages and 1 open position.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(site.sent).toEqual([]);
  });

  it('[JP-04] [JP-05] [JP-06] uploads a logo of at most 10 MB and shows it', async () => {
    const { site } = await show();
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    const input = screen.getByLabelText('Logo', { selector: 'input' });
    Object.defineProperty(file, 'size', { value: 10_000_001, configurable: true });
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('File size is too large (max 10MB)');
    expect(site.sent).toEqual([]);
    Object.defineProperty(file, 'size', { value: 10_000_000, configurable: true });
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByRole('img', { name: 'Current logo' })).toHaveAttribute('src', '/files/new.png');
    expect(site.sent.map(({ path }) => path)).toEqual(['POST /api/v1/agency/career-site/logo']);
  });

  it('[JP-09] says what is wrong at its field, else in a toast, and keeps what was typed', async () => {
    const { site, user } = await show(withoutPages());
    await user.type(field('Slug'), '2');
    site.instead.set(SAVE, refusal(400, { code: 'VALIDATION', fields: { slug: 'already_exists' } }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field('Slug')).toHaveAccessibleDescription(/already in use/));
    site.instead.set(SAVE, refusal(400, { code: 'X' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(field('Slug')).toHaveValue('vela2');
    fireEvent.change(field('Name'), { target: { value: ' ' } });
    fireEvent.change(field('Primary colour'), { target: { value: 'teal' } });
    const asked = site.sent.length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field('Name')).toBeInvalid());
    expect(field('Primary colour')).toHaveAccessibleDescription('Enter a colour such as #3c00ff.');
    expect(site.sent).toHaveLength(asked);
  });

  it('is read, and not changed, by recruiters', async () => {
    await show({}, RECRUITER);
    for (const name of ['Name', 'Slug', 'Primary colour']) expect(field(name)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
