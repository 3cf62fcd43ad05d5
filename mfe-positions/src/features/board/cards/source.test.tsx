import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { Source } from './source.tsx';

it('[BOARD-27] shows the talent pool as AI Hunt', () => {
  renderWithProviders(<Source source="INTERNAL_TALENT_POOL" />, { messages: en });
  expect(screen.getByText('AI Hunt')).toBeVisible();
});
