import { useApi } from '@cantera/shared/api-client';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { detailsEn } from '../../../messages/texts-details-en.ts';
import { BenefitsSection } from './benefits-section.tsx';

const position = { id: 'p-1', benefits: ['Gym'], missingFields: [] as string[] } as unknown as Position;

/** A server that holds a list, and refuses a change of another one than it holds. */
function serve(stored: { benefits: string[] }) {
  globalThis.fetch = async (_input, init) => {
    const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
    if (init?.method !== 'PATCH') return answer({ data: { ...position, ...stored } });
    const body: { benefits: string[]; benefits_before: string[] } = JSON.parse(String(init.body));
    if (JSON.stringify(body.benefits_before) !== JSON.stringify(stored.benefits))
      return answer({ error: { code: 'POSITION_CHANGED', message: 'changed', request_id: 'r' } }, 409);
    stored.benefits = body.benefits;
    return answer({ data: { ...position, ...stored } });
  };
}

/** As the page: what the server last answered is shown. */
function Shown() {
  const { data } = useApi(getPosition, { params: { id: position.id } });
  return data ? <BenefitsSection position={data.data} onStuck={() => undefined} /> : null;
}

it('adds a benefit to those that someone else has saved meanwhile', async () => {
  const stored = { benefits: ['Gym'] };
  serve(stored);
  const { user } = renderWithProviders(<Shown />, { messages: { ...en, ...detailsEn } });
  const field = await screen.findByPlaceholderText(detailsEn['details.benefits.placeholder']);
  stored.benefits = ['Gym', 'Bus pass'];
  await user.type(field, 'Lunch{Enter}');
  await waitFor(() => expect(stored.benefits).toEqual(['Gym', 'Bus pass', 'Lunch']));
  await user.type(field, 'Crèche{Enter}');
  await waitFor(() => expect(stored.benefits).toEqual(['Gym', 'Bus pass', 'Lunch', 'Crèche']));
  expect(screen.getByDisplayValue('Bus pass')).toBeInTheDocument();
});
