import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeSite, RECRUITER, refusal, startSite } from '../../../lib/testing/fake-site.ts';
import { en } from '../../../messages/en.ts';
import { configuratorEn } from '../../../messages/texts-configurator-en.ts';
import { Component as ConfiguratorPage } from '../configurator-page.tsx';

const LOGO = 'POST /api/v1/agency/career-site/logo';
/** The present one. */
const logo = () => screen.findByRole('img', { name: 'Current logo' });
const show = async (given: Partial<FakeSite> = {}, permissions?: readonly string[]) => {
  const site = startSite(given, permissions);
  const shown = await act(async () =>
    renderWithProviders(<ConfiguratorPage />, {
      route: '/agency/new-job-portal?tab=logo',
      path: '/agency/new-job-portal',
      messages: { ...en, ...configuratorEn },
    }),
  );
  await (given.logoUrl ? logo() : screen.findByText('No logo yet'));
  return { site, ...shown };
};
/** A file of so many bytes. */
const picture = (bytes: number, type = 'image/png') => {
  const file = new File(['x'], 'logo.png', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), { target: { files: [file] } });

afterEach(() => act(() => toast.dismiss()));

describe('the logo of the career site', () => {
  it('says what is drawn of an SVG', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Choose a logo' })).toHaveAccessibleDescription(
      /plain shapes and texts are drawn, no effects or embedded pictures/,
    );
  });

  it('[CS-53] shows the present one', async () => {
    await show({ logoUrl: '/files/old.png' });
    expect(await logo()).toHaveAttribute('src', '/files/old.png');
    expect(screen.queryByText('No logo yet')).not.toBeInTheDocument();
  });

  it('[CS-54] [CS-55] [CS-56] [CONST-124] saves a file as soon as it is chosen, and can be undone', async () => {
    const { site, user } = await show();
    const file = picture(10_000_000);
    choose(file);
    expect(await logo()).toHaveAttribute('src', '/files/new.png');
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(site.sent.map(({ path }) => path)).toEqual([LOGO]);
    expect(site.sent[0]?.body).toHaveProperty('name', 'logo.png');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No logo yet')).toBeInTheDocument();
    expect(site.sent.at(-1)).toEqual({
      path: 'PUT /api/v1/agency/career-site/logo',
      body: { logo_url: null },
    });
  });

  it('[CS-57] sends no file of more than 10,000,000 bytes', async () => {
    const { site } = await show();
    choose(picture(10_000_001));
    expect(await screen.findByRole('alert')).toHaveTextContent('File size is too large (max 10MB)');
    expect(site.sent).toEqual([]);
    // The next try takes the notice away.
    choose(picture(3));
    await logo();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes an SVG of 256 KB, and refuses a larger one and what is no picture', async () => {
    const { site } = await show();
    choose(picture(262_145, 'image/svg+xml'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose an SVG of 256 KB or less.');
    choose(picture(3, 'application/pdf'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Choose a PNG/));
    expect(site.sent).toEqual([]);
    choose(picture(262_144, 'image/svg+xml'));
    expect(await logo()).toBeInTheDocument();
  });

  it('takes a file that is dropped', async () => {
    const { site } = await show();
    fireEvent.drop(screen.getByText('No logo yet'), { dataTransfer: { files: [picture(3)] } });
    expect(await logo()).toBeInTheDocument();
    expect(site.sent.map(({ path }) => path)).toEqual([LOGO]);
  });

  it('[CS-58] says what the server finds wrong with it, and shows the one that stands', async () => {
    const { site } = await show({ logoUrl: '/files/old.png' });
    site.instead.set(LOGO, refusal(400, { code: 'VALIDATION', fields: { file: 'too_many_pixels' } }));
    choose(picture(3));
    expect(await screen.findByRole('alert')).toHaveTextContent('40 megapixels');
    expect(await logo()).toHaveAttribute('src', '/files/old.png');
    site.instead.set(LOGO, refusal(400, { code: 'X' }));
    choose(picture(3));
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });

  it('is seen, and not changed, by recruiters', async () => {
    await show({ logoUrl: '/files/old.png' }, RECRUITER);
    expect(await logo()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /logo/ })).not.toBeInTheDocument();
  });
});
