import { ApiError } from '@cantera/shared/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { renderWithProviders } from '../testing/index.ts';
import { DialogForm, TextField, useZodForm } from './index.ts';

const schema = z.object({ note: z.string().min(1) });

type NoteDialogProps = { onSave?: () => unknown; onClose?: () => void };

function NoteDialog({ onSave = () => undefined, onClose = () => undefined }: NoteDialogProps) {
  const form = useZodForm(schema, { defaults: { note: 'first' } });
  return (
    <DialogForm form={form} title="Change note" submitLabel="Change" onSubmit={onSave} onClose={onClose}>
      <TextField control={form.control} name="note" label="Note" />
    </DialogForm>
  );
}

describe('a form in a dialog', () => {
  it('closes at once while nothing was typed, and asks before typed text is lost', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(<NoteDialog onClose={onClose} />);
    await user.type(screen.getByLabelText('Note'), ' and more');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Note')).toHaveValue('first and more');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('closes without a question where nothing was typed', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(<NoteDialog onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('asks before the address leads away from typed text, if only within the page, and lets a save go', async () => {
    let finish: () => void = () => undefined;
    const onSave = () => new Promise<void>((resolve) => (finish = resolve));
    const { user, navigate, address } = renderWithProviders(<NoteDialog onSave={onSave} />, {
      route: '/list?panel=1',
    });
    await user.type(screen.getByLabelText('Note'), ' and more');
    await navigate('/list');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/list?panel=1');
    expect(screen.getByLabelText('Note')).toHaveValue('first and more');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await navigate('/made');
    expect(address()).toBe('/made');
    await act(async () => finish());
  });

  it('shows inside the dialog that someone else saved meanwhile', async () => {
    const changed = new ApiError({
      type: 'UNKNOWN',
      status: 409,
      message: 'changed',
      code: 'NOTE_CHANGED',
      isChangedMeanwhile: true,
    });
    const { user } = renderWithProviders(<NoteDialog onSave={() => Promise.reject(changed)} />);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = screen.getByRole('dialog', { name: 'Change note' });
    expect(await within(dialog).findByRole('button', { name: 'Keep mine' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
