import { Form, useZodForm } from '@cantera/shared/forms';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { SalaryFields } from './salary-fields.tsx';
import { salarySchema } from './salary-values.ts';

function Salary({ amountFrom, amountTo }: Record<'amountFrom' | 'amountTo', number | null>) {
  const form = useZodForm(salarySchema, { defaults: { amount: null, amountFrom, amountTo } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <SalaryFields />
    </Form>
  );
}
function show(amountFrom: number | null, amountTo: number | null) {
  const { user } = renderWithProviders(<Salary amountFrom={amountFrom} amountTo={amountTo} />, {
    messages: en,
  });
  return {
    user,
    from: screen.getByLabelText(/^Expected salary from/),
    to: screen.getByLabelText(/^Expected salary to/),
  };
}

it('the upper end follows at every key, until it is typed by hand, even at the usual distance', async () => {
  const { user, from, to } = show(null, null);
  await user.type(from, '45000');
  expect(to).toHaveValue('50,000');
  await user.clear(to);
  await user.type(to, '50000');
  await user.clear(from);
  await user.type(from, '4600');
  expect(to).toHaveValue('50,000');
  await user.type(from, '00');
  expect(to).toHaveValue('465,000');
});

it('an upper end that was stored at the usual distance counts as typed', async () => {
  const { user, from, to } = show(45_000, 50_000);
  await user.clear(from);
  await user.type(from, '44000');
  expect(to).toHaveValue('50,000');
});
