import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import { Source } from './source.tsx';

it.each([
  ['[CONST-86]', 'INTERNAL_DATABASE', 'Internal'],
  ['[CONST-86]', 'INTERNAL', 'Job portal'],
  ['[BOARD-27] [CONST-86]', 'INTERNAL_TALENT_POOL', 'AI Hunt'],
] as const)('%s shows %s as %s', (_ids, source, label) => {
  renderWithProviders(<Source source={source} />, { messages: { ...en, ...boardEn } });
  expect(screen.getByText(label)).toBeVisible();
});
