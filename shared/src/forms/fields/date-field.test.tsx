import { act, screen, waitFor } from '@testing-library/react';
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

// The first of this file: the calendar's code has not come yet.
it('[DAY-31] says its date while the calendar is on its way', async () => {
  renderWithProviders(<HireForm onSave={jest.fn()} />);
  expect(screen.getByText('31-05-2026')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Hired at')).toHaveValue('31-05-2026');
});

it.each([
  ['en', /^Mo/i],
  ['es', /^L/i],
  ['ca', /^Dl/i],
] as const)('[SHELL-122] [CONST-73] the week starts on Monday in %s', async (locale, monday) => {
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

it('takes a typed date at Enter, without sending the form', async () => {
  const onSave = jest.fn();
  const { user } = renderWithProviders(<HireForm onSave={onSave} />);
  const input = await screen.findByLabelText('Hired at');
  await user.clear(input);
  await user.type(input, '12-06-2026{Enter}');
  expect(input).toHaveValue('12-06-2026');
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Hire' }));
  expect(onSave).toHaveBeenCalledWith({ hiredAt: '2026-06-12' }, { overwrites: false });
});

it('keeps what is typed while the form is drawn again', async () => {
  let control: ReturnType<typeof useZodForm<z.input<typeof schema>, z.output<typeof schema>>>;
  function Watched() {
    control = useZodForm(schema, { defaults: { hiredAt: '2026-05-31' } });
    control.formState.errors;
    return <DateField control={control.control} name="hiredAt" label="Hired at" />;
  }
  const { user } = renderWithProviders(<Watched />);
  const input = await screen.findByLabelText('Hired at');
  await user.clear(input);
  await user.type(input, '12-06-2026');
  act(() => control.setError('hiredAt', { message: 'required' }));
  await user.tab();
  expect(input).toHaveValue('12-06-2026');
  await waitFor(() => expect(control.getValues('hiredAt')).toBe('2026-06-12'));
});

function typing(defaults: string, locale: 'en' | 'es' | 'ca' = 'en') {
  const onSave = jest.fn();
  const FilledForm = () => {
    const form = useZodForm(schema, { defaults: { hiredAt: defaults } });
    return (
      <Form form={form} onSubmit={onSave}>
        <DateField control={form.control} name="hiredAt" label="Hired at" />
        <SubmitButton>Hire</SubmitButton>
      </Form>
    );
  };
  const { user } = renderWithProviders(<FilledForm />, { locale });
  return {
    user,
    field: () => screen.findByLabelText('Hired at'),
    type: async (text: string, key: '{Tab}' | '{Enter}') => {
      const field = await screen.findByLabelText('Hired at');
      await user.clear(field);
      await user.type(field, text);
      await user.keyboard(key);
    },
    saved: async () => {
      onSave.mockClear();
      await user.click(screen.getByRole('button', { name: 'Hire' }));
      return onSave.mock.calls[0]?.[0].hiredAt;
    },
  };
}

it.each([
  ['1/12/2026', '{Tab}'],
  ['01/12/2026', '{Enter}'],
  ['1.12.26', '{Tab}'],
  ['1 12 2026', '{Enter}'],
  ['2026-12-01', '{Tab}'],
] as const)('[SHELL-146] takes %s at %s for the first of December', async (text, key) => {
  const { type, field, saved } = typing('2026-12-05');
  await type(text, key);
  expect(await field()).toHaveValue('01-12-2026');
  expect(await saved()).toBe('2026-12-01');
});

it('[SHELL-146] saves what stands in the field while it is still being typed', async () => {
  const onSave = jest.fn();
  const { user } = renderWithProviders(<HireForm onSave={onSave} />);
  const input = await screen.findByLabelText('Hired at');
  await user.clear(input);
  await user.type(input, '10/12/2026');
  input.closest('form')?.requestSubmit();
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ hiredAt: '2026-12-10' }, { overwrites: false }));
});

it.each([
  ['en', 'Write the date as day-month-year.', 'dd-mm-yyyy'],
  ['es', 'Escribe la fecha como día-mes-año.', 'dd-mm-aaaa'],
  ['ca', 'Escriu la data com a dia-mes-any.', 'dd-mm-aaaa'],
] as const)(
  '[SHELL-146] a text that is no date stays and is told of in %s',
  async (locale, error, pattern) => {
    const { type, field, saved, user } = typing('2026-12-05', locale);
    await type('12/2026', '{Tab}');
    expect(await field()).toHaveValue('12/2026');
    expect(await field()).toHaveAccessibleDescription(error);
    expect(await saved()).toBeUndefined();
    expect(await field()).toHaveValue('12/2026');
    expect(await field()).toHaveFocus();
    expect(screen.getByText(error)).toBeInTheDocument();
    await user.clear(await field());
    expect(await field()).toHaveAttribute('placeholder', pattern);
    await type('mañana', '{Enter}');
    expect(await field()).toBeInvalid();
    await type('6-1-2027', '{Tab}');
    expect(await field()).toBeValid();
    expect(await saved()).toBe('2027-01-06');
  },
);

it('[SHELL-146] tells of a day that the calendar has not, and keeps it', async () => {
  const { type, field, saved } = typing('2026-12-05');
  await type('31/02/2026', '{Tab}');
  expect(await field()).toHaveValue('31/02/2026');
  expect(await field()).toHaveAccessibleDescription('Enter a valid date.');
  expect(await saved()).toBeUndefined();
});

it('[SHELL-146] is empty when its text was taken away', async () => {
  const { type, field, saved, user } = typing('2026-12-05');
  await user.clear(await field());
  await user.tab();
  expect(await field()).toHaveValue('');
  expect(await saved()).toBeUndefined();
  expect(await field()).toHaveAccessibleDescription('Fill in this field.');
  await type('1/12/2026', '{Enter}');
  expect(await saved()).toBe('2026-12-01');
});

const partialSchema = z.object({ since: z.string().nullable() });

it('holds a month or a year as precise as it was typed', async () => {
  const onSave = jest.fn();
  function SinceForm() {
    const form = useZodForm(partialSchema, { defaults: { since: '2021-03' } });
    return (
      <Form form={form} onSubmit={onSave}>
        <DateField isPartial control={form.control} name="since" label="Since" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  const { user } = renderWithProviders(<SinceForm />);
  const field = await screen.findByLabelText('Since');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return onSave.mock.calls.at(-1)?.[0];
  };
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  expect(field).toHaveValue('03-2021');
  expect(await save()).toEqual({ since: '2021-03' });
  await type('2019');
  expect(await save()).toEqual({ since: '2019' });
  expect(field).toHaveValue('2019');
  await type('14-03-2020');
  expect(await save()).toEqual({ since: '2020-03-14' });
  await type('05-2018');
  expect(await save()).toEqual({ since: '2018-05' });
  await type('3/2017');
  expect(field).toHaveValue('03-2017');
  expect(await save()).toEqual({ since: '2017-03' });
});
