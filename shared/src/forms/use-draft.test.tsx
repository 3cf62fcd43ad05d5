import { act, screen } from '@testing-library/react';
import { z } from 'zod';
import type { User } from '../contracts/users.ts';
import { useLeaveGuard } from '../editing/index.ts';
import { endSession, loseSession, startSession } from '../session/index.ts';
import { renderWithProviders } from '../testing/index.ts';
import { Form, SubmitButton, TextField, useZodForm } from './index.ts';

const schema = z.object({ name: z.string().min(1), city: z.string() });
type Values = z.infer<typeof schema>;

const person = (id: string): User => ({
  id,
  email: `${id}@demo.test`,
  firstName: id,
  lastName: '',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  agencyId: 'a1',
  version: 1,
  permissions: [],
  isPasswordWeak: false,
});

function ClientForm({ draftKey, saved }: { draftKey?: string; saved: Values }) {
  const form = useZodForm(schema, { defaults: saved, values: saved });
  useLeaveGuard(form.formState.isDirty);
  return (
    <Form form={form} onSubmit={jest.fn()} onReload={() => form.reset(saved)} draftKey={draftKey}>
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="city" label="City" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
const first: Values = { name: 'Lluna', city: 'Vic' };
const show = (saved = first, draftKey: string | undefined = 'client:1') =>
  renderWithProviders(<ClientForm draftKey={draftKey} saved={saved} />);

/** Types into the form, then the session is over; gives what leaving would ask. */
async function typeAndLose(draftKey?: string) {
  const { user, unmount } = show(first, draftKey);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Sol');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const asksBefore = leave();
  act(() => loseSession());
  const asksAfter = leave();
  unmount();
  return [asksBefore, asksAfter];
}

beforeEach(() => {
  sessionStorage.clear();
  act(() => startSession('t1', person('ana')));
});

describe('what was typed when the session was lost', () => {
  it('is left without a question, and is back after the login, over what was saved meanwhile elsewhere', async () => {
    expect(await typeAndLose()).toEqual([true, false]);
    act(() => startSession('t2', person('ana')));
    show({ name: 'Lluna', city: 'Olot' });
    expect(screen.getByLabelText('Name')).toHaveValue('Sol');
    expect(screen.getByLabelText('City')).toHaveValue('Olot');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'What you had typed before the login is back.',
    );
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks whose text stands when someone else saved the same field meanwhile', async () => {
    await typeAndLose();
    act(() => startSession('t2', person('ana')));
    const { user } = show({ name: 'Estrella', city: 'Vic' });
    expect(screen.getByLabelText('Name')).toHaveValue('Sol');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else changed this while you were editing',
    );
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Estrella');
  });

  it('waits for the user to be known, and is nobody else’s', async () => {
    await typeAndLose();
    act(() => startSession('t2', person('berta')));
    const berta = show();
    expect(screen.getByLabelText('Name')).toHaveValue('Lluna');
    berta.unmount();
    act(() => startSession('t3', person('ana')));
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Sol');
  });

  it('belongs to one form', async () => {
    await typeAndLose('client:2');
    act(() => startSession('t2', person('ana')));
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Lluna');
  });

  it('is not kept of a form without a key, nor of one that nobody changed', async () => {
    const { user } = renderWithProviders(<ClientForm saved={first} />);
    await user.type(screen.getByLabelText('Name'), ' i Sol');
    show();
    act(() => loseSession());
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes with a logout', async () => {
    await typeAndLose();
    expect(sessionStorage).toHaveLength(1);
    act(() => endSession());
    expect(sessionStorage).toHaveLength(0);
  });
});
