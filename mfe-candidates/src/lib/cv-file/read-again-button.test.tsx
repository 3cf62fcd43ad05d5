import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { ReadAgainButton } from './read-again-button.tsx';

const show = (given: Partial<Pick<Candidate, 'hasCv' | 'cvStatus'>> = {}) =>
  renderWithProviders(<ReadAgainButton candidate={{ id: 'c1', hasCv: true, cvStatus: 'READ', ...given }} />, {
    messages: en,
  });
const may = (...permissions: string[]) => useSession.setState({ user: { permissions } as never });
const button = () => screen.queryByRole('button', { name: 'Read again' });

beforeEach(() => may('candidates.write'));

it('[SCORE-28] asks for the CV to be read again, and says so', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (address, init) => {
    sent.push([init?.method, new URL(String(address), 'http://x').pathname]);
    return Response.json({ data: {} });
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(sent).toContainEqual(['POST', '/api/v1/candidates/c1/cv/read-again']));
  expect(await screen.findByText('The CV is being read again')).toBeInTheDocument();
});

it('[SCORE-28] says that the CV is being read, and keeps the focus meanwhile', async () => {
  globalThis.fetch = jest.fn(async () => Response.json({ data: {} }));
  let become: (status: Candidate['cvStatus']) => void = () => undefined;
  function Changing() {
    const [cvStatus, setCvStatus] = useState<Candidate['cvStatus']>('READ');
    become = setCvStatus;
    return <ReadAgainButton candidate={{ id: 'c1', hasCv: true, cvStatus }} />;
  }
  const { user } = renderWithProviders(<Changing />, { messages: en });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByText('The CV is being read again');
  jest.mocked(globalThis.fetch).mockClear();
  act(() => become('PENDING'));
  const waiting = screen.getByRole('button', { name: 'Being read' });
  expect(waiting).toHaveFocus();
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(globalThis.fetch).not.toHaveBeenCalled();
  act(() => become('READ'));
  expect(screen.getByRole('button', { name: 'Read again' })).toHaveFocus();
});

it('[SCORE-28] is not there without a CV, nor for who may not change the candidate', () => {
  const { unmount } = show({ hasCv: false });
  expect(button()).not.toBeInTheDocument();
  unmount();
  may('candidates.read');
  show();
  expect(button()).not.toBeInTheDocument();
});
