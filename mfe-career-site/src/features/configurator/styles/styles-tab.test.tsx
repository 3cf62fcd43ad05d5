import { DEFAULT_SITE, type SiteStyles } from '@cantera/shared/contracts/career-site';
import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeSite, RECRUITER, refusal, SAVE_SITE, startSite } from '../../../lib/testing/fake-site.ts';
import { en } from '../../../messages/en.ts';
import { configuratorEn } from '../../../messages/texts-configurator-en.ts';
import { siteColors } from '../../../public/theme/site-colors.ts';
import { Component as ConfiguratorPage } from '../configurator-page.tsx';

const show = async (given: Partial<FakeSite> = {}, permissions?: readonly string[]) => {
  const site = startSite(given, permissions);
  const shown = await act(async () =>
    renderWithProviders(<ConfiguratorPage />, {
      route: '/agency/new-job-portal?tab=styles',
      path: '/agency/new-job-portal',
      messages: { ...en, ...configuratorEn },
    }),
  );
  await screen.findByRole('heading', { name: 'Live preview' });
  return { site, ...shown };
};
const DEFAULTS = DEFAULT_SITE.styles;
/** Somebody else saves other styles. */
const saveElsewhere = (site: FakeSite, change: Partial<SiteStyles>) => {
  site.configurations = { ...site.configurations, styles: { ...DEFAULTS, ...change } };
  site.version = 9;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
/** What the preview draws with. */
const drawn = (property: string) => {
  const site = document.querySelector<HTMLElement>('[data-site]');
  return site?.style.getPropertyValue(property);
};
const saved = ({ sent }: FakeSite) =>
  sent.map(
    ({ body }) =>
      (body as { careerSite: { configurations: { styles: SiteStyles }; version?: number } }).careerSite,
  );

afterEach(() => act(() => toast.dismiss()));

describe('the styles of the career site', () => {
  it('[CS-36] [CS-37] [CS-41] begins with the styles of a new site', async () => {
    await show();
    expect(field('Primary colour')).toHaveValue('#3c00ff');
    expect(field('Text colour')).toHaveValue('#ffffff');
    expect(screen.getByRole('switch', { name: 'Fill buttons with a gradient' })).not.toBeChecked();
    expect(field('End colour')).toHaveValue('#ef4444');
    expect(screen.getByRole('slider', { name: 'Angle' })).toHaveValue('1');
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Outfit' })).toBeChecked();
  });

  it('[CS-38] [CONST-27] turns the gradient from 0 to 360 degrees in steps of 1', async () => {
    await show();
    const angle = screen.getByRole('slider', { name: 'Angle' });
    expect(angle).toHaveAttribute('min', '0');
    expect(angle).toHaveAttribute('max', '360');
    expect(angle).toHaveAttribute('step', '1');
    expect(angle).toBeDisabled();
  });

  it('[CS-39] [CS-40] offers six corners and five fonts', async () => {
    await show();
    const options = (name: string) =>
      within(screen.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((option) => option.getAttribute('value'));
    expect(options('Corners')).toEqual(['none', 'sm', 'md', 'lg', 'xl', 'full']);
    expect(options('Font')).toEqual([
      'font-outfit',
      'font-inter',
      'font-montserrat',
      'font-open-sans',
      'font-roboto',
    ]);
  });

  it('[CS-42] shows a heading with the name, a button, and a position with its place and badges', async () => {
    await show();
    const preview = within(screen.getByRole('region', { name: 'Live preview' }));
    expect(preview.getByRole('heading', { level: 3, name: 'Vela' })).toBeInTheDocument();
    expect(preview.getByRole('button', { name: 'See open positions' })).toBeInTheDocument();
    const card = within(preview.getByRole('article'));
    for (const text of ['Product designer', 'Barcelona', 'Full-time', 'Hybrid'])
      expect(card.getByText(text)).toBeInTheDocument();
  });

  it('[CS-43] draws each change before it is saved, with the colours that the site itself computes', async () => {
    const { site, user } = await show();
    fill('Primary colour', '#0b6e69');
    expect(drawn('--brand')).toBe(siteColors('light', { primary: '#0b6e69', text: '#ffffff' }).brand);
    expect(drawn('--fill')).toBe('none');
    await user.click(screen.getByRole('switch', { name: 'Fill buttons with a gradient' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Angle' }), { target: { value: '90' } });
    const shades = siteColors('light', { primary: '#0b6e69', text: '#ffffff', end: '#ef4444' });
    expect(drawn('--fill')).toBe(`linear-gradient(90deg,${shades.brand},${shades.brandEnd})`);
    await user.click(screen.getByRole('radio', { name: 'Full' }));
    expect(drawn('--r-button')).toBe('24px');
    await user.click(screen.getByRole('radio', { name: 'Montserrat' }));
    expect(drawn('--font')).toBe("'Montserrat Variable'");
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(drawn('--paper')).toBe(siteColors('dark', { primary: '#0b6e69', text: '#ffffff' }).paper);
    expect(site.sent).toEqual([]);
  });

  it('[CS-43] goes on with the last colour while the next one is typed', async () => {
    await show();
    fill('Primary colour', '#0b6e69');
    const before = drawn('--brand');
    fill('Primary colour', '#0b6e');
    expect(drawn('--brand')).toBe(before);
  });

  it('[CS-44] [CS-45] [CONST-125] saves all of them and says so', async () => {
    const { site, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Teal' }));
    await user.click(screen.getByRole('switch', { name: 'Fill buttons with a gradient' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Angle' }), { target: { value: '45' } });
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    await user.click(save());
    expect(await screen.findByText('Styles saved')).toBeInTheDocument();
    expect(screen.getByText('Your job portal styles have been updated')).toBeInTheDocument();
    expect(saved(site)).toEqual([
      {
        configurations: {
          styles: {
            primaryColor: '#0b6e69',
            textColor: '#ffffff',
            gradient: { isGradient: true, endColor: '#ef4444', angle: 45 },
            rounded: 'lg',
            font: 'font-roboto',
          },
        },
        version: 3,
      },
    ]);
  });

  it('takes a colour as people write it, and says at the field when it is none', async () => {
    const { site, user } = await show();
    const primary = field('Primary colour');
    await user.clear(primary);
    await user.type(primary, '0B6E69');
    await user.tab();
    expect(primary).toHaveValue('#0b6e69');
    fill('Primary colour', 'teal');
    await user.click(save());
    await waitFor(() => expect(primary).toHaveAccessibleDescription('Enter a colour such as #3c00ff.'));
    expect(primary).toHaveFocus();
    expect(primary).toHaveValue('teal');
    expect(site.sent).toEqual([]);
  });

  it('refuses no colour for its contrast, and says how it is shown', async () => {
    await show();
    fill('Primary colour', '#ffff00');
    fill('Text colour', '#fffff0');
    const shown = siteColors('light', { primary: '#ffff00', text: '#fffff0' });
    expect(field('Text colour')).toHaveAccessibleDescription(
      `Shown as ${shown.onBrand}, so that text can be read`,
    );
    expect(field('Primary colour')).not.toHaveAccessibleDescription();
  });

  it('[CS-58] keeps what was chosen when it cannot be saved', async () => {
    const { site, user } = await show();
    site.instead.set(SAVE_SITE, refusal(400, { code: 'X' }));
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    await user.click(save());
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Roboto' })).toBeChecked();
  });

  it('shows what somebody else has saved meanwhile, keeps what was chosen here, and asks whose stands', async () => {
    const { site, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    saveElsewhere(site, { primaryColor: '#1b7a40', rounded: 'xl' });
    await user.click(save());
    expect(await screen.findByText('Someone else has changed this in the meantime')).toBeInTheDocument();
    const theirs = screen.getByText('Someone else has saved other styles in the meantime').parentElement;
    expect(theirs).toHaveTextContent('Primary colour: #3c00ff → #1b7a40');
    expect(theirs).toHaveTextContent('Corners: None → Extra large');
    expect(theirs).not.toHaveTextContent('Font');
    expect(screen.getByRole('radio', { name: 'Roboto' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Styles saved')).toBeInTheDocument();
    expect(site.configurations.styles.font).toBe('font-roboto');
    expect(screen.queryByText('Someone else has saved other styles in the meantime')).not.toBeInTheDocument();
  });

  it('takes theirs in place of what was chosen here', async () => {
    const { site, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    saveElsewhere(site, { rounded: 'xl' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Load their version' }));
    expect(await screen.findByRole('radio', { name: 'Extra large' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Outfit' })).toBeChecked();
    expect(screen.queryByText('Someone else has saved other styles in the meantime')).not.toBeInTheDocument();
  });

  it('is not held up by what somebody else changed in another part', async () => {
    const { site, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    site.configurations = { ...site.configurations, positionsPage: { title: 'Theirs', description: '' } };
    site.version = 9;
    await user.click(save());
    expect(await screen.findByText('Styles saved')).toBeInTheDocument();
    expect(saved(site).map(({ version }) => version)).toEqual([3, 9]);
    expect(site.configurations.positionsPage.title).toBe('Theirs');
  });

  it('asks before a tab is left in which something was changed', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('radio', { name: 'Roboto' }));
    await user.click(screen.getByRole('link', { name: 'Slug' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/agency/new-job-portal?tab=styles');
    expect(screen.getByRole('radio', { name: 'Roboto' })).toBeChecked();
  });

  it('is read, and not changed, by recruiters', async () => {
    await show({}, RECRUITER);
    expect(field('Primary colour')).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Roboto' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
