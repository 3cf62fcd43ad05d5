import type { MergePreview } from '@cantera/shared/contracts/merges';
import { storeLocale } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import ca from '../../messages/ca.ts';
import { en } from '../../messages/en.ts';
import es from '../../messages/es.ts';
import { mergingCa } from '../../messages/texts-merging-ca.ts';
import { mergingEn } from '../../messages/texts-merging-en.ts';
import { mergingEs } from '../../messages/texts-merging-es.ts';
import { WhatMoves } from './what-moves.tsx';

const double = (
  positionId: string,
  stays: 'SURVIVOR' | 'OTHER',
  survivorStep: string,
  otherStep: string,
) => ({
  positionId,
  positionTitle: 'Fustera',
  stays,
  survivorStep,
  otherStep,
});
// No more than these are read of the two.
const preview = {
  survivor: { firstName: 'Ona', lastName: 'Puig' },
  other: { firstName: 'Ona', lastName: 'P.' },
  counts: {
    applications: 0,
    comments: 0,
    documents: 0,
    messages: 0,
    consents: 0,
    contracts: 0,
    suggestions: 0,
  },
  doubleApplications: [
    double('a', 'SURVIVOR', 'Hired', 'Discarded'),
    double('b', 'OTHER', 'Inbox', 'Prueba técnica'),
  ],
  cancelledMessages: 0,
  gdprStatus: 'PENDING',
  isRefusalOverruled: false,
} as unknown as MergePreview;

afterEach(() => storeLocale('en'));

it.each([
  ['en', { ...en, ...mergingEn }, ['in Hired', 'in Discarded', 'in Prueba técnica', 'in Inbox']],
  [
    'es',
    { ...es, ...mergingEs },
    ['en Contratados; la de Descartados', 'en Prueba técnica; la de Recibidos'],
  ],
  ['ca', { ...ca, ...mergingCa }, ['a Contractats', 'de Descartats', 'a Prueba técnica', 'de Rebuts']],
] as const)(
  '[MERGE-32] names the steps of two applications to one position as boards do: %s',
  (locale, messages, words) => {
    storeLocale(locale);
    renderWithProviders(<WhatMoves preview={preview} />, { locale, messages });
    for (const word of words) expect(screen.getByRole('region')).toHaveTextContent(word);
  },
);
