import { configureApi } from '@cantera/shared/api-client';
import type { Client } from '@cantera/shared/contracts/clients';
import { toast } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../../messages/en.ts';
import { ClientHeader } from './client-header.tsx';

// What the header shows of a client.
const CLIENT = { id: 'c', name: 'Forn Rovira', logoImageUrl: null, owner: null } as Client;

/** Asks to delete a client where the server refuses for a reason, and says yes. */
async function deleteRefused(code: string): Promise<void> {
  const error = { code, message: 'words', request_id: 'r' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ error }, { status: 409 }));
  const onLeaving = jest.fn();
  const { user } = renderWithProviders(<ClientHeader client={CLIENT} onLeaving={onLeaving} />, {
    messages: en,
  });
  await user.click(screen.getByRole('button', { name: en['clients.page.actions'] }));
  await user.click(await screen.findByRole('menuitem', { name: en['clients.delete.action'] }));
  await user.click(await screen.findByRole('button', { name: en['clients.delete.confirm'] }));
  await waitFor(() => expect(onLeaving).toHaveBeenLastCalledWith(false));
}

describe('a client that cannot be deleted', () => {
  beforeEach(() => {
    configureApi({ getToken: () => 'token', onSessionOver: () => undefined });
    const user = { id: 'u', permissions: ['clients.write'] };
    useSession.setState({ token: 'token', user: user as never });
  });
  afterEach(() => {
    act(() => toast.dismiss());
    jest.restoreAllMocks();
  });

  it.each([
    ['CLIENT_HAS_CONTRACTS', en['clients.delete.hasContracts']],
    ['CLIENT_HAS_POSITIONS', en['clients.delete.hasPositions']],
  ])('says why: %s', async (code, reason) => {
    await deleteRefused(code);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByText(en['clients.delete.error'])).toBeInTheDocument();
  });
});
