import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { dashboardEn } from '../../messages/texts-dashboard-en.ts';
import { Component as DashboardPage } from './dashboard-page.tsx';

function greet(firstName: string) {
  setAppConfig({});
  useSession.setState({
    user: { id: 'u1', firstName, email: 'nova.admin@roure.example', permissions: [] } as never,
  });
  // The greeting stands before anything is read.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  renderWithProviders(<DashboardPage />, { messages: { ...en, ...dashboardEn } });
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it('[DAY-11] greets by the name', () => {
  expect(greet('Nova')).toMatch(/^Good \w+, Nova$/);
});

it('[DAY-11] greets nobody by the beginning of their address', () => {
  expect(greet('nova.admin')).toMatch(/^Good \w+$/);
});
