import { screen } from '@testing-library/react';
import { z } from 'zod';
import { renderWithProviders } from '../../testing/index.ts';
import { DateField, Form, SubmitButton, useZodForm } from '../index.ts';

const schema = z.object({ hiredAt: z.iso.date() });

function HireForm({ onSave }: { onSave: (values: z.output<typeof schema>) => void }) {
  const form = useZodForm(schema, { defaults: { hiredAt: '2026-05-31' } });
  return (
    <Form form={form} onSubmit={onSave}>
      <DateField control={form.control} name="hiredAt" label="Hired at" />
      <SubmitButton>Hire</SubmitButton>
    </Form>
  );
}

it.each([
  ['en', /^Mo/i],
  ['es', /^L/i],
  ['ca', /^Dl/i],
] as const)('[SHELL-122] the week starts on Monday in %s', async (locale, monday) => {
  const { user } = renderWithProviders(<HireForm onSave={jest.fn()} />, { locale });
  await user.click(await screen.findByLabelText('Hired at'));
  const [first] = await screen.findAllByRole('columnheader');
  expect(first).toHaveTextContent(monday);
});

it('holds an ISO date', async () => {
  const onSave = jest.fn();
  const { user } = renderWithProviders(<HireForm onSave={onSave} />);
  expect(await screen.findByLabelText('Hired at')).toHaveValue('31-05-2026');
  await user.click(await screen.findByLabelText('Hired at'));
  await user.click(await screen.findByText('12'));
  await user.click(screen.getByRole('button', { name: 'Hire' }));
  expect(onSave).toHaveBeenCalledWith({ hiredAt: '2026-05-12' }, { overwrites: false });
});
