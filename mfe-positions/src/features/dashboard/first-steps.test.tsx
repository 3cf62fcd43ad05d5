import { FIRST_STEPS, type FirstStep } from '@cantera/shared/contracts/first-steps';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { dashboardEn } from '../../messages/texts-dashboard-en.ts';
import { FirstSteps } from './first-steps.tsx';

const user = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'ana@posta.example',
  firstName: 'Ana',
  lastName: 'Nogués',
  role: 'AGENCY_ADMIN',
  imageUrl: null,
  lang: null,
  agencyId: '0190a5d2-0000-7000-8000-000000000002',
  version: 1,
  isPasswordWeak: false,
} as const;

const DRAWN_MS = 50;

let asked: string[] = [];
let isRefused = false;

/** The server's side: the steps, of which some are done. */
function show(done: readonly FirstStep[], isDismissed = false, permissions = ['agency.manage']) {
  asked = [];
  useSession.setState({ user: { ...user, permissions } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(String(input), 'http://here').pathname}`);
    if (init?.method === 'POST' && isRefused)
      return Response.json({ error: { code: 'INTERNAL', message: 'x', request_id: 'r' } }, { status: 500 });
    return Response.json({
      data:
        (init?.method ?? 'GET') === 'GET'
          ? {
              is_dismissed: isDismissed,
              steps: FIRST_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
            }
          : {},
    });
  });
  return renderWithProviders(<FirstSteps />, { messages: { ...en, ...dashboardEn } });
}
const card = () => screen.queryByRole('region', { name: 'First steps of your agency' });
/** Until the answer has been drawn. */
const isAnswered = async () => {
  await waitFor(() => expect(asked).toContain('GET /api/v1/agency/first-steps'));
  await act(() => new Promise((resolve) => setTimeout(resolve, DRAWN_MS)));
};

afterEach(() => {
  jest.restoreAllMocks();
  isRefused = false;
});

it('[FIRST-01] lists seven steps, ticked by what the server says, each leading to its place', async () => {
  show(['PRIVACY_POLICY', 'COLLEAGUES']);
  expect(await screen.findByText('2 of 7 done')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Set the name and the logo', '/agency/general#agency-information'],
    ['Done: Write your privacy policy', '/agency/general#privacy-policy'],
    ['Connect an email account', '/settings/channels'],
    ['Create your first client', '/clients'],
    ['Add your first position', '/positions'],
    ['Add your first candidates', '/candidates'],
    ['Done: Invite your colleagues', '/agency/members'],
  ]);
});

it('[FIRST-02] is not there when all is done', async () => {
  show(FIRST_STEPS);
  await isAnswered();
  expect(card()).not.toBeInTheDocument();
});

it('[FIRST-02] is not there once it was dismissed', async () => {
  show([], true);
  await isAnswered();
  expect(card()).not.toBeInTheDocument();
});

it('[FIRST-02] stays when the dismissal fails', async () => {
  isRefused = true;
  const { user: person } = show([]);
  await person.click(await screen.findByRole('button', { name: 'Do not show this again' }));
  await waitFor(() => expect(asked).toContain('POST /api/v1/agency/first-steps/dismiss'));
  expect(card()).toBeInTheDocument();
});

it('asks nothing for who does not manage the agency', () => {
  show([], false, ['agency.read']);
  expect(card()).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
