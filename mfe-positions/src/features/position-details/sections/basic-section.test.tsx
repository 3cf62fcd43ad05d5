import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { en } from '../../../messages/en.ts';
import { detailsEn } from '../../../messages/texts-details-en.ts';
import type { DetailsValues } from '../model/details-values.ts';
import { BasicSection } from './basic-section.tsx';

const CARE = { id: 'care', title: 'Care' };
const DEPARTMENTS = [{ id: 'it', title: 'Technology' }, CARE];

function show(departments: typeof DEPARTMENTS) {
  const position = { id: 'p', departments, missingFields: [] } as never;
  function Probe() {
    const { control, watch } = useForm<DetailsValues, unknown, DetailsValues>({
      defaultValues: { title: 'Cook', departmentId: null, location: [] },
    });
    return (
      <>
        <BasicSection position={position} control={control} mark={undefined} />
        <output>{JSON.stringify(watch('departmentId'))}</output>
      </>
    );
  }
  return renderWithProviders(<Probe />, { messages: { ...en, ...detailsEn } });
}

it('[PDET-39] offers the departments of the career site, takes one and lets it go', async () => {
  const { user, container } = show(DEPARTMENTS);
  const chosen = () => container.querySelector('output')?.textContent;
  const field = await screen.findByRole('combobox', { name: /^Department/ });
  await user.click(field);
  const options = await screen.findAllByTitle(/^(Technology|Care)$/);
  expect(options.map(({ title }) => title)).toEqual(['Technology', 'Care']);
  await user.click(options[1] as HTMLElement);
  expect(chosen()).toBe('"care"');
  const box = field.closest<HTMLElement>('.ant-select');
  if (!box) throw new Error('There is no such select.');
  await user.click(within(box).getByRole('button', { name: 'Clear' }));
  expect(chosen()).toBe('null');
});

it('[PDET-39] has no field where the site has no departments', async () => {
  show([]);
  expect(await screen.findByRole('combobox', { name: /^Work mode/ })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Department/ })).toBeNull();
});
