import type { Announcements } from '@cantera/shared/contracts/announcements';
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { MailPreview } from './mail-preview.tsx';
import { useAnnouncementWords, useWithhold } from './use-announcements.ts';

function Withhold() {
  const withhold = useWithhold();
  return (
    <button type="button" onClick={() => void withhold('p1', [{ id: 'a1', version: 4 }])}>
      Do not send
    </button>
  );
}

describe('withholding what a move sends', () => {
  it.each([
    [409, 'APPLICATION_MOVED', /^Someone moved this candidate in the meantime: the message was not stopped/],
    [500, 'INTERNAL', /^Error/],
  ])('[MOVE-38] says that it was not stopped, and why: %i %s', async (status, code, words) => {
    const error = { code, message: 'no', request_id: 'r', details: { applications: [] } };
    globalThis.fetch = jest.fn(async () => Response.json({ error }, { status }));
    const { user } = renderWithProviders(<Withhold />);
    await user.click(screen.getByRole('button', { name: 'Do not send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('[MOVE-38] says what was not sent, and asks for the versions that were shown', async () => {
    const data = { withheld_messages: 1, sent_messages: [] };
    globalThis.fetch = jest.fn(async () => Response.json({ data }));
    const { user } = renderWithProviders(<Withhold />);
    await user.click(screen.getByRole('button', { name: 'Do not send' }));
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(globalThis.fetch).toHaveBeenCalledWith(
      expect.stringContaining('withhold-messages'),
      expect.objectContaining({ body: JSON.stringify({ application_ids: ['a1'], versions: [4] }) }),
    );
  });

  it('[MOVE-38] says that it was too late when everything had left', async () => {
    const sent = [{ subject: 'Interview', sent_at: '2026-03-10T09:00:00Z' }];
    globalThis.fetch = jest.fn(async () =>
      Response.json({ data: { withheld_messages: 0, sent_messages: sent } }),
    );
    const { user } = renderWithProviders(<Withhold />);
    await user.click(screen.getByRole('button', { name: 'Do not send' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Too late to stop itAlready sent: Interview');
  });
});

const mail = (leavesInSeconds: number): Announcements['items'][number] => ({
  applicationId: null,
  candidateId: 'c1',
  candidateName: 'Ana Puig',
  reason: 'TRIGGER',
  channel: 'EMAIL',
  subject: 'Interview',
  html: '<p>Dear Ana</p>',
  from: null,
  to: 'ana@example.com',
  leavesAt: '2026-03-10T09:00:10Z',
  leavesInSeconds,
  problem: null,
});
const announced = (...leave: number[]): Announcements => ({
  count: leave.length,
  problemCount: 0,
  unsendSeconds: 10,
  items: leave.map(mail),
});

describe('what is said of messages that have left', () => {
  function Left({ of }: { of: Announcements }) {
    return <p>{useAnnouncementWords().laterOf(of, { inMs: 1 }).later?.description ?? 'as before'}</p>;
  }
  it.each([
    [announced(10), 'Email “Interview” to Ana Puig has left'],
    [announced(10, 40), 'The first of 2 emails, “Interview” to Ana Puig, has left'],
    [announced(3600), 'as before'],
    [{ ...announced(10), items: [{ ...mail(10), problem: 'NO_ADDRESS' as const }] }, 'as before'],
    [announced(), 'as before'],
  ])('[MOVE-40] names the first one that has', (of, words) => {
    renderWithProviders(<Left of={of} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('[MOVE-40] counts down in the preview, and says when it is over', () => {
    jest.useFakeTimers();
    renderWithProviders(
      <MailPreview announced={announced(10)} since={performance.now()} onClose={() => undefined} />,
    );
    expect(screen.getByText('in 10 s')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText('in 6 s')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(7000));
    expect(screen.getByText('has left')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('[MOVE-40] says in the preview why a message will not leave, and never that it has left', () => {
    const refused = { ...mail(10), problem: 'NO_ADDRESS' as const };
    renderWithProviders(
      <MailPreview
        announced={{ ...announced(10), items: [refused] }}
        since={performance.now() - 60_000}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText('No message leaves: Ana Puig has no email address')).toBeInTheDocument();
    expect(screen.queryByText('has left')).not.toBeInTheDocument();
  });
});
