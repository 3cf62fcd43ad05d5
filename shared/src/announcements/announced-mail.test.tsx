import { screen, within } from '@testing-library/react';
import type { Announcement, Announcements } from '../contracts/announcements.ts';
import { renderWithProviders } from '../testing/index.ts';
import { AnnouncedMail } from './announced-mail.tsx';

const mail: Announcement = {
  applicationId: 'a1',
  candidateId: 'c1',
  candidateName: 'Núria Vidal',
  reason: 'DISCARD',
  channel: 'EMAIL',
  subject: 'About your application',
  html: '<p>Dear Núria</p><img src="x">',
  from: { name: 'Marc Roure', address: 'marc@example.test' },
  to: 'nuria@example.test',
  leavesAt: '2026-11-22T10:00:10Z',
  leavesInSeconds: 10,
  problem: null,
};
const announced = (
  change: Partial<Announcements> = {},
  first: Partial<Announcement> = {},
): Announcements => ({
  count: 1,
  problemCount: 0,
  unsendSeconds: 10,
  items: [{ ...mail, ...first }],
  ...change,
});
const said = () => screen.getByRole('status').textContent;

describe('AnnouncedMail', () => {
  it('[MOVE-37] names the message, to whom and when, once', () => {
    renderWithProviders(<AnnouncedMail announced={announced()} />);
    expect(said()).toBe('Email “About your application” to Núria Vidal leaves in 10 s');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[MOVE-39] says of several how many leave, and how many cannot', () => {
    renderWithProviders(<AnnouncedMail announced={announced({ count: 3, problemCount: 1 })} />);
    expect(said()).toBe(
      '3 emails leave in 10 s. The first, “About your application”, goes to Núria Vidal. 1 message cannot be sent',
    );
  });

  it.each([
    [{ problem: 'NO_ADDRESS' }, 'No message leaves: Núria Vidal has no email address'],
    [{ problem: 'CONSENT_REFUSED' }, 'No message leaves: Núria Vidal refused consent'],
  ] as const)('says why none leaves: %o', (first, words) => {
    renderWithProviders(<AnnouncedMail announced={announced({ count: 0, problemCount: 1 }, first)} />);
    expect(said()).toBe(words);
  });

  it('says that nothing leaves, in the reader’s language', () => {
    renderWithProviders(<AnnouncedMail announced={announced({ count: 0, items: [] })} />, { locale: 'ca' });
    expect(said()).toBe('No surt cap missatge.');
  });

  it('gives long waits in larger units', () => {
    renderWithProviders(<AnnouncedMail announced={announced({}, { leavesInSeconds: 86_410 })} />);
    expect(said()).toContain('in 24 h');
  });

  it('shows the message as it arrives, without what could load or run, and takes the choice', async () => {
    const onChange = jest.fn();
    const { user } = renderWithProviders(
      <AnnouncedMail announced={announced()} onWithheldChange={onChange} />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Do not send' }));
    expect(onChange).toHaveBeenCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What is sent' }));
    expect(dialog.getByText('Dear Núria')).toBeInTheDocument();
    expect(dialog.getByText('Marc Roure · marc@example.test')).toBeInTheDocument();
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers no preview to those who may not read the text', () => {
    renderWithProviders(<AnnouncedMail announced={announced({}, { html: null })} />);
    expect(said()).toContain('leaves in 10 s');
    expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  });
});
