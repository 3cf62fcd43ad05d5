import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { useWithhold } from './use-announcements.ts';

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
    [409, 'APPLICATION_MOVED', /^Someone moved this candidate meanwhile: the message was not stopped/],
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
});
