import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type FakeSite,
  publishedPages,
  READ_SLUG,
  RECRUITER,
  refusal,
  SAVE_SLUG,
  startSite,
} from '../../../lib/testing/fake-site.ts';
import { en } from '../../../messages/en.ts';
import { configuratorEn } from '../../../messages/texts-configurator-en.ts';
import { Component as ConfiguratorPage } from '../configurator-page.tsx';

const show = async (given: Partial<FakeSite> = {}, permissions?: readonly string[]) => {
  const site = startSite(given, permissions);
  const shown = await act(async () =>
    renderWithProviders(<ConfiguratorPage />, {
      route: '/agency/new-job-portal?tab=slug',
      path: '/agency/new-job-portal',
      messages: { ...en, ...configuratorEn },
    }),
  );
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Slug' });
  return { site, field, ...shown };
};
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => act(() => toast.dismiss()));

describe('the address of the career site', () => {
  it('[CS-46] [CS-47] begins with the agency’s, becomes an address while it is typed, and shows the whole', async () => {
    const { user, field } = await show();
    expect(field).toHaveValue('vela');
    expect(screen.getByRole('status', { name: 'Your address' })).toHaveTextContent(
      'https://jobs.example/vela',
    );
    await user.clear(field);
    await user.type(field, 'Peña & Ĉo. ');
    expect(field).toHaveValue('pena-co-');
    expect(screen.getByRole('status', { name: 'Your address' })).toHaveTextContent(
      'https://jobs.example/pena-co-',
    );
    await user.tab();
    expect(field).toHaveValue('pena-co');
  });

  it('[CS-46] leaves the caret where something was typed', async () => {
    const { user, field } = await show({ slug: 'vela-roure' });
    await user.click(field);
    field.setSelectionRange(4, 4);
    await user.keyboard(' ÉS ');
    expect(field).toHaveValue('vela-es-roure');
    expect(field.selectionStart).toBe(8);
  });

  it('[CS-46] lets a letter be made of two keys', async () => {
    const { field } = await show();
    fireEvent.compositionStart(field);
    const composing = new InputEvent('input', { bubbles: true, isComposing: true });
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    act(() => {
      setter?.call(field, 'vela´');
      field.dispatchEvent(composing);
    });
    expect(field).toHaveValue('vela´');
    act(() => setter?.call(field, 'velaé'));
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('velae');
  });

  it('[CS-48] [CS-49] [CONST-125] copies the whole address', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Copy URL' }));
    expect(await screen.findByText('URL copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://jobs.example/vela');
  });

  it('[CS-50] [CS-51] [CS-52] [CONST-125] says what stands on the old address, saves, and the ways to the site follow', async () => {
    const { site, user, field } = await show({ positions: 4 });
    await user.clear(field);
    await user.type(field, 'roure');
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Move the career site to /roure?' });
    expect(question).toHaveTextContent('At /vela there are 2 pages and 4 open positions.');
    expect(question).toHaveTextContent('365 days');
    await user.click(within(question).getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText('Slug updated')).toBeInTheDocument();
    expect(site.sent).toEqual([{ path: SAVE_SLUG, body: { slug: 'roure' } }]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute(
        'href',
        'https://jobs.example/careers/en/roure',
      ),
    );
  });

  it('[CS-50] moves nothing when the question is answered with no', async () => {
    const { site, user, field } = await show();
    await user.type(field, '2');
    await user.click(save());
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(site.sent).toEqual([]);
    expect(field).toHaveValue('vela2');
  });

  it('asks with what stands there by now, and moves nothing when that cannot be read', async () => {
    const { site, user, field } = await show({
      configurations: { ...startSite().configurations, pages: [] },
    });
    // Somebody turns the site on, which this page has not heard of.
    site.configurations = { ...site.configurations, pages: publishedPages('home', 'positions', 'about') };
    await user.type(field, '2');
    site.instead.set(READ_SLUG, refusal(403, { code: 'FORBIDDEN' }));
    await user.click(save());
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(site.sent).toEqual([]);
    site.instead.delete(READ_SLUG);
    await user.click(save());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('At /vela there are 2 pages');
    expect(site.sent).toEqual([]);
  });

  it('asks nothing while visitors see nothing there', async () => {
    const { site, user, field } = await show({
      configurations: { ...startSite().configurations, pages: [] },
    });
    await user.type(field, '2');
    await user.click(save());
    expect(await screen.findByText('Slug updated')).toBeInTheDocument();
    expect(site.slug).toBe('vela2');
  });

  it('[CS-58] says at the field that an address is taken, and keeps it', async () => {
    const { site, user, field } = await show({
      configurations: { ...startSite().configurations, pages: [] },
    });
    site.instead.set(SAVE_SLUG, refusal(400, { code: 'VALIDATION', fields: { slug: 'already_exists' } }));
    await user.type(field, '2');
    await user.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This is already in use\. Choose another\.$/),
    );
    expect(field).toHaveValue('vela2');
    expect(field).toHaveFocus();
  });

  it('names the addresses of before', async () => {
    await show({ former: [{ slug: 'forn', until: '2027-05-01T10:00:00.000Z' }] });
    expect(screen.getByText('/forn leads here until 1 May 2027')).toBeInTheDocument();
  });

  it('is read, and not changed, by recruiters', async () => {
    const { field } = await show({}, RECRUITER);
    expect(field).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Copy URL' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
