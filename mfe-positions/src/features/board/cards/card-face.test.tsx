import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import { CardFace } from './card-face.tsx';

const application = (parts: Partial<BoardApplication>) =>
  ({
    id: 'a',
    candidate: { id: 'c', firstName: 'Lucía', lastName: 'Vidal', jobTitle: null, companyName: null },
    source: 'INTERNAL',
    autoRejected: false,
    createdAt: '2026-11-20T10:00:00Z',
    discardState: null,
    scoring: null,
    ...parts,
  }) as BoardApplication;
const show = (parts: Partial<BoardApplication>) =>
  renderWithProviders(<CardFace application={application(parts)} name="Lucía Vidal" />, {
    messages: { ...en, ...boardEn },
  });
const isOnlySaid = (text: string) => screen.getByText(text).className.includes('hidden');

it.each([
  [{ autoRejected: true }, 'Rejecting answer'],
  [{ discardState: 'PROVISIONAL', autoRejected: true }, 'By score, to be confirmed'],
] as const)('[BOARD-72] gives the mark of %o the room of the source', (parts, words) => {
  show(parts);
  expect(screen.getByText(words)).toHaveAttribute('title', words);
  expect(isOnlySaid('Job portal')).toBe(true);
});

it.each([[{}], [{ discardState: 'CONFIRMED' }]] as const)(
  '[BOARD-72] shows the source in words where the mark leaves room: %o',
  (parts) => {
    show(parts);
    expect(isOnlySaid('Job portal')).toBe(false);
  },
);
