import { ApiError } from '@cantera/shared/api-client';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { renderWithProviders } from '../testing/index.ts';
import { Form, SubmitButton, TextField, useFormVersion, useZodForm } from './index.ts';

const noteSchema = z.object({ note: z.string().min(1) });

type SaveNote = (note: string, version: number | undefined) => unknown;

/** A record that someone else saves meanwhile. */
function NoteForm({ onSave }: { onSave: SaveNote }) {
  const [stored, setStored] = useState({ note: 'first', version: 1 });
  const form = useZodForm(noteSchema, { defaults: { note: stored.note }, values: { note: stored.note } });
  const version = useFormVersion(form.formState.isDirty, stored.version);
  return (
    <Form
      form={form}
      onSubmit={({ note }, { overwrites }) => onSave(note, overwrites ? undefined : version)}
      onReload={() => form.reset({ note: stored.note })}
    >
      <input type="file" aria-label="Picture" tabIndex={-1} />
      <TextField control={form.control} name="note" label="Note" />
      <SubmitButton>Save</SubmitButton>
      <button type="button" onClick={() => setStored({ note: 'theirs', version: 2 })}>
        They save
      </button>
    </Form>
  );
}

describe('a record that two people edit', () => {
  async function setupConflict() {
    const onSave = jest.fn((_note: string, version: number | undefined) =>
      version === undefined
        ? Promise.resolve()
        : Promise.reject(
            new ApiError({
              type: 'UNKNOWN',
              status: 409,
              message: 'changed',
              code: 'NOTE_CHANGED',
              isChangedMeanwhile: true,
            }),
          ),
    );
    const { user } = renderWithProviders(<NoteForm onSave={onSave} />);
    await user.type(screen.getByLabelText('Note'), ' mine');
    await user.click(screen.getByRole('button', { name: 'They save' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    return { user, onSave };
  }

  it('sends the version that stood when typing began, and keeps what was typed', async () => {
    const { onSave } = await setupConflict();
    expect(onSave).toHaveBeenCalledWith('first mine', 1);
    expect(screen.getByLabelText('Note')).toHaveValue('first mine');
  });

  it('saves mine over theirs when told to', async () => {
    const { user, onSave } = await setupConflict();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(onSave).toHaveBeenLastCalledWith('first mine', undefined);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('loads theirs when told to', async () => {
    const { user } = await setupConflict();
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(screen.getByLabelText('Note')).toHaveValue('theirs');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['Load their version', 'Keep mine'])(
    'goes on at the first field that is in sight after %s',
    async (choice) => {
      const { user } = await setupConflict();
      await user.click(screen.getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
    },
  );
});
