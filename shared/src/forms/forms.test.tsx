import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../api-client/index.ts';
import { updatePosition } from '../contracts/position-changes.ts';
import { useLeaveGuard } from '../editing/index.ts';
import { renderWithProviders } from '../testing/index.ts';
import {
  CheckboxField,
  FileField,
  Form,
  FormFoot,
  MultiSelect,
  NumberField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useZodForm,
} from './index.ts';

const schema = z.object({
  title: z.string().trim().min(1).max(60),
  email: z.email(),
  password: z.string().min(8).max(25),
  salary: z.number().min(60_000).nullable(),
  notes: z.string().max(200).optional(),
  status: z.enum(['OPEN', 'DRAFT']),
  skills: z.array(z.string()).min(2),
  consent: z.literal(true),
  cv: z
    .file()
    .refine((file) => file.size < 10, 'file_too_large')
    .nullable(),
});
const empty = { title: '', email: '', password: '', salary: null, notes: '', skills: [], cv: null };
const good: z.input<typeof schema> = {
  title: 'Nurse',
  email: 'ana@posta.example',
  password: 'eight-or-more',
  salary: 61_000,
  notes: '',
  status: 'OPEN',
  skills: ['a', 'b'],
  consent: true,
  cv: null,
};

type Save = (values: z.output<typeof schema>, how: { overwrites: boolean }) => unknown;

function PositionForm({ onSave, values = {} }: { onSave: Save; values?: Partial<z.input<typeof schema>> }) {
  const form = useZodForm(schema, { defaults: { ...empty, ...values } });
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSave} label="Position">
      <TextField control={control} name="title" label="Title" hint="What candidates see first." />
      <TextField control={control} name="email" label="Email" type="email" />
      <PasswordField control={control} name="password" label="Password" autoComplete="new-password" />
      <NumberField control={control} name="salary" label="Salary" suffix="€ a year" isOptional />
      <TextArea control={control} name="notes" label="Notes" isOptional />
      <SelectField
        control={control}
        name="status"
        label="Status"
        options={[
          { value: 'OPEN', label: 'Open' },
          { value: 'DRAFT', label: 'Draft' },
        ]}
      />
      <MultiSelect
        control={control}
        name="skills"
        label="Skills"
        options={[
          { value: 'a', label: 'Node.js' },
          { value: 'b', label: 'Kafka' },
        ]}
      />
      <CheckboxField control={control} name="consent" label="I accept" />
      <FileField control={control} name="cv" label="CV" isOptional />
      <FormFoot>
        <SubmitButton>Save</SubmitButton>
      </FormFoot>
    </Form>
  );
}

async function setup(
  onSave: Save = jest.fn(),
  values?: Partial<z.input<typeof schema>>,
  locale?: 'en' | 'es' | 'ca',
) {
  const rendered = renderWithProviders(<PositionForm onSave={onSave} values={values} />, { locale });
  await screen.findByLabelText('Status');
  return rendered;
}
const save = () => screen.getByRole('button', { name: 'Save' });
const says = (name: string | RegExp) => screen.getByLabelText(name).getAttribute('aria-describedby');
const messageOf = (name: string | RegExp) =>
  (says(name) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a form', () => {
  it('says what to do at each wrong field, focuses the first and counts them', async () => {
    const onSave = jest.fn();
    const { user } = await setup(onSave, { salary: 54_000, skills: ['a'], password: 'short' });
    await user.click(save());
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toBeInvalid();
    expect(messageOf('Title')).toBe('What candidates see first. Fill in this field.');
    expect(messageOf('Email')).toBe('Fill in this field.');
    expect(messageOf('Password')).toBe('Enter 8 to 25 characters.');
    expect(messageOf(/Salary/)).toBe('Enter 60,000 or more.');
    expect(messageOf('Status')).toBe('Fill in this field.');
    expect(messageOf('Skills')).toBe('Choose at least 2.');
    expect(messageOf('I accept')).toBe('Accept the privacy policy to go on.');
    expect(screen.getByText('7 fields need your attention')).toBeInTheDocument();
  });

  it.each([
    ['es', 'Escribe de 8 a 25 caracteres.'],
    ['ca', 'Escriu de 8 a 25 caràcters.'],
  ] as const)('says it in %s', async (locale, sentence) => {
    const { user } = await setup(jest.fn(), { password: 'short' }, locale);
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(messageOf('Password')).toBe(sentence);
  });

  it('takes the sentence away while the field is corrected', async () => {
    const { user } = await setup();
    await user.click(save());
    await user.type(screen.getByLabelText('Email'), 'ana');
    expect(messageOf('Email')).toBe('Enter an email address such as ana@example.com.');
    await user.type(screen.getByLabelText('Email'), '@posta.example');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(says('Email')).toBeNull();
  });

  it('hands over what the schema makes of it', async () => {
    const onSave = jest.fn();
    const { user } = await setup(onSave, { ...good, title: '  Nurse  ', salary: null });
    await user.type(screen.getByLabelText(/Salary/), '61,500.50');
    await user.click(save());
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Nurse', salary: 61_500.5 }), {
      overwrites: false,
    });
  });

  it('puts the server’s refusals on their fields, focuses the first and keeps what was typed', async () => {
    const refusal = Object.assign(new Error('refused'), {
      fields: { email: 'already_exists', nowhere: 'required' },
    });
    const { user } = await setup(() => Promise.reject(refusal), good);
    await user.click(save());
    await waitFor(() => expect(messageOf('Email')).toBe('This is already in use. Choose another.'));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[CLIENT-33] says that the server has no room, and keeps what was typed', async () => {
    const full = { code: 'STORAGE_FULL', message: 'words', request_id: 'r' };
    globalThis.fetch = jest.fn(async () => Response.json({ error: full }, { status: 507 }));
    const { user } = await setup(
      () => call(updatePosition, { params: { id: 'p' }, body: { title: 'Nurse' } }),
      good,
    );
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Nothing was saved: the server’s disk is full/,
    );
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Title')).toHaveValue(good.title);
    globalThis.fetch = jest.fn(async () => Response.json({ data: {} }));
    await user.click(save());
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  });

  it('tells a failure that names no field by the standard error toast, and keeps what was typed', async () => {
    const { user } = await setup(() => Promise.reject(new Error('down')), good);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If the problem persists, please, contact support.',
    );
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
  });

  it('saves once however often it is submitted, and says that it is busy', async () => {
    let finish: () => void = () => undefined;
    const onSave = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = await setup(onSave, good);
    await user.type(screen.getByLabelText('Title'), '{Enter}');
    await user.dblClick(save());
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(save()).toHaveFocus();
    await act(async () => finish());
    expect(save()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('fields', () => {
  it('show and hide a password', async () => {
    const { user } = await setup();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });

  it('format a number when focus leaves, and keep what is no number', async () => {
    const { user } = await setup();
    const salary = screen.getByLabelText(/Salary/);
    await user.type(salary, '62000');
    await user.tab();
    expect(salary).toHaveValue('62,000');
    await user.clear(salary);
    await user.type(salary, 'a lot');
    await user.tab();
    expect(salary).toHaveValue('a lot');
    await user.click(save());
    expect(messageOf(/Salary/)).toBe('Enter a number.');
  });

  it('choose one option of a select', async () => {
    const onSave = jest.fn();
    const { user } = await setup(onSave, { ...good, status: undefined });
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await screen.findByRole('listbox');
    await user.click(screen.getByTitle('Draft'));
    await user.click(save());
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ status: 'DRAFT' }), { overwrites: false });
  });

  it('take a file, name it, refuse it by the schema, and let it go', async () => {
    const { user } = await setup(jest.fn(), good);
    await user.upload(screen.getByLabelText(/CV/), new File(['far too long a file'], 'cv.pdf'));
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await user.click(save());
    expect(messageOf(/CV/)).toBe('Choose a smaller file.');
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });

  it('say that they are optional', async () => {
    await setup();
    expect(screen.getByLabelText('Notes (optional)')).not.toBeRequired();
    expect(screen.getByLabelText('Title')).toBeRequired();
  });
});

function Guarded({ name = 'Saved' }: { name?: string }) {
  const [isDirty, setIsDirty] = useState(true);
  useLeaveGuard(isDirty);
  return (
    <button type="button" onClick={() => setIsDirty(false)}>
      {name}
    </button>
  );
}

describe('useLeaveGuard', () => {
  it('asks before unsaved changes are left, and stays when told to', async () => {
    const { user, navigate, address } = renderWithProviders(<Guarded />, { route: '/edit' });
    await navigate('/elsewhere');
    expect(screen.getByRole('alertdialog', { name: 'Discard the changes?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/edit');
    await navigate('/elsewhere');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });

  it('lets a clean form and a change within the page go', async () => {
    const { user, navigate, address } = renderWithProviders(<Guarded />, { route: '/edit' });
    await navigate('/edit?tab=2');
    expect(address()).toBe('/edit?tab=2');
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    await navigate('/elsewhere');
    expect(address()).toBe('/elsewhere');
  });

  it('asks for each of several forms of one page', async () => {
    const { user, navigate, address } = renderWithProviders(
      <>
        <Guarded name="First saved" />
        <Guarded name="Second saved" />
      </>,
      { route: '/edit' },
    );
    await user.click(screen.getByRole('button', { name: 'Second saved' }));
    await navigate('/elsewhere');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/edit');
    await user.click(screen.getByRole('button', { name: 'First saved' }));
    await navigate('/elsewhere');
    expect(address()).toBe('/elsewhere');
  });

  it('makes the browser ask on closing only while something is unsaved', async () => {
    const { user } = renderWithProviders(<Guarded />);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(leave()).toBe(false);
  });
});
