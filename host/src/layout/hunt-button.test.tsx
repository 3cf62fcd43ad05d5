import { startSession, type User } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { HuntButton } from './hunt-button.tsx';

let unviewed: number;
let asked: string[];
beforeEach(() => {
  unviewed = 0;
  asked = [];
  globalThis.fetch = jest.fn(async (url) => {
    asked.push(new URL(String(url), 'http://localhost').pathname);
    return Response.json({ data: { unviewed } });
  });
});

const draw = (permissions: readonly string[] = ['hunts.read']) => {
  startSession('t1', { id: 'u1', permissions } as unknown as User);
  return renderWithProviders(<HuntButton />, { messages: en });
};

it('[SHELL-74] [SHELL-76] leads to the hunts, without a fire while all were opened', async () => {
  const { container } = draw();
  await waitFor(() => expect(asked).toEqual(['/api/v1/talent-pool/unviewed']));
  expect(await screen.findByRole('link', { name: 'Hunt' })).toHaveAttribute('href', '/talent-pools');
  expect(container.querySelector('[data-fire]')).toBeNull();
});

it('[SHELL-75] burns while a hunt was not opened, and says so', async () => {
  unviewed = 2;
  const { container } = draw();
  expect(await screen.findByRole('link', { name: 'Hunt, something new' })).toBeInTheDocument();
  expect(container.querySelector('[data-fire]')).not.toBeNull();
});

it('is not there, and asks nothing, for who may not read hunts', () => {
  draw([]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
