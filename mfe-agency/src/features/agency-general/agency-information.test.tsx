import type { Agency } from '@cantera/shared/contracts/agency';
import { type RenderOptions, renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { generalCa } from '../../messages/texts-general-ca.ts';
import { generalEn } from '../../messages/texts-general-en.ts';
import { generalEs } from '../../messages/texts-general-es.ts';
import { AgencyInformation } from './agency-information.tsx';

const agency: Agency = {
  id: '0190a5d2-0000-7000-8000-000000000002',
  slug: 'vela',
  name: 'Vela i Roure',
  webUrl: null,
  linkedinUrl: null,
  logoUrl: null,
  primaryColor: '#000000',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  plan: { limits: { maxCandidates: 10, maxMembers: 10 } },
  privacyPolicy: { language: 'en', privacyPolicy: '', privacyPolicyInformation: '', translations: {} },
  legal: {
    expirationGdprDays: 30,
    deletionPeriodRejectedGdprDays: null,
    deletionPeriodRejectedGdprEnabled: false,
  },
  usesModel: true,
  version: 3,
};
const show = (
  given: Partial<Agency> = {},
  options: RenderOptions = { messages: { ...en, ...generalEn } },
  canManage = true,
) =>
  renderWithProviders(
    <AgencyInformation
      agency={{ ...agency, ...given }}
      canManage={canManage}
      onDirtyChange={() => undefined}
    />,
    options,
  );

afterEach(() => jest.useRealTimers());

it('[LLM-09] an admin switches AI off, and what is sent says so', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_input, init) => {
    sent.push(JSON.parse(String(init?.body ?? '{}')));
    return new Response(JSON.stringify({ error: { code: 'X', message: 'no', request_id: 'r' } }), {
      status: 400,
    });
  };
  const { user } = show();
  const field = screen.getByRole('switch', { name: 'Let AI help' });
  expect(field).toBeChecked();
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ uses_model: false, version: 3 })]));
  // What was chosen stays when it could not be saved.
  expect(field).not.toBeChecked();
});

it('[LLM-09] is not offered where there is no model, and only read by who may not change it', () => {
  const { unmount } = show({ usesModel: null });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  unmount();
  show({ usesModel: false }, { messages: { ...en, ...generalEn } }, false);
  const field = screen.getByRole('switch', { name: 'Let AI help' });
  expect(field).not.toBeChecked();
  expect(field).toBeDisabled();
});

it('[LLM-09] says in each language what is sent and what is not', () => {
  for (const [options, name, names] of [
    [{ locale: 'en', messages: { ...en, ...generalEn } }, 'Let AI help', /without names/],
    [{ locale: 'es', messages: generalEs }, 'Usar la IA', /sin nombres/],
    [{ locale: 'ca', messages: generalCa }, 'Fer servir la IA', /sense noms/],
  ] as const) {
    const { unmount } = show({}, options);
    expect(screen.getByRole('switch', { name })).toBeInTheDocument();
    expect(screen.getByText(names)).toBeInTheDocument();
    unmount();
  }
});

it('[LLM-24] says that the tokens of the day are used up and when it helps again, while it is switched on and until then', () => {
  // A second before.
  jest.useFakeTimers({ now: new Date(2026, 4, 3, 1, 59, 59) });
  const modelAgainAt = new Date(2026, 4, 3, 2, 0).toISOString();
  for (const [options, name, told] of [
    [
      { locale: 'en', messages: { ...en, ...generalEn } },
      'Let AI help',
      /used up: it helps again from 02:00 03-05-2026/,
    ],
    [{ locale: 'es', messages: generalEs }, 'Usar la IA', /agotado: .* a partir de las 02:00 03-05-2026/],
    [
      { locale: 'ca', messages: generalCa },
      'Fer servir la IA',
      /esgotat: .* a partir de les 02:00 03-05-2026/,
    ],
  ] as const) {
    const { unmount } = show({ modelAgainAt }, options, false);
    expect(screen.getByRole('switch', { name })).toHaveAccessibleDescription(told);
    expect(screen.getByRole('status')).toHaveTextContent(told);
    unmount();
  }
  for (const given of [{}, { modelAgainAt, usesModel: false }]) {
    const { unmount } = show(given);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    unmount();
  }
  const { unmount } = show({ modelAgainAt });
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();
  // What the page read before is shown again after that time.
  show({ modelAgainAt });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
