import type { Position } from '@cantera/shared/contracts/positions';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { en } from '../../../messages/en.ts';
import { detailsEn } from '../../../messages/texts-details-en.ts';
import type { DetailsValues } from '../model/details-values.ts';
import { PeopleSection } from './people-section.tsx';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `u-${index}`,
    firstName: 'Núria',
    lastName: `Puig ${index}`,
    name: `Núria Puig ${index}`,
    email: `n${index}@example.test`,
    imageUrl: null,
  }));

function Section({ count }: { count: number }) {
  const { control } = useForm<DetailsValues, unknown, DetailsValues>({
    defaultValues: { recruitersIds: people(count).map(({ id }) => id), hiringManagersIds: [] },
  });
  const position = { recruiters: people(count), hiringManagers: [], missingFields: [] as string[] };
  return <PeopleSection position={position as unknown as Position} control={control} mark={undefined} />;
}

beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify({ users: [] }), { status: 200 });
});

it('[PDET-30] [CONST-36] writes 5 people out and the rest as a number', async () => {
  renderWithProviders(<Section count={7} />, { messages: { ...en, ...detailsEn } });
  expect(await screen.findByText('Núria Puig 4')).toBeInTheDocument();
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.queryByText('Núria Puig 5')).not.toBeInTheDocument();
});

it('writes all of 5 out', async () => {
  renderWithProviders(<Section count={5} />, { messages: { ...en, ...detailsEn } });
  expect(await screen.findByText('Núria Puig 4')).toBeInTheDocument();
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});
