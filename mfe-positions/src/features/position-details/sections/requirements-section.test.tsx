import { useZodForm } from '@cantera/shared/forms';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { detailsEn } from '../../../messages/texts-details-en.ts';
import { type DetailsValues, detailsSchema } from '../model/details-values.ts';
import { RequirementsSection } from './requirements-section.tsx';

const schema = detailsSchema.pick({ jdNotes: true });

function show(onSave: (notes: string) => void) {
  const position = { id: 'p', missingFields: [] } as never;
  function Probe() {
    const form = useZodForm(schema, { defaults: { jdNotes: '' } });
    return (
      <form onSubmit={form.handleSubmit(({ jdNotes }) => onSave(jdNotes))}>
        <RequirementsSection position={position} control={form.control as never} mark={undefined} />
        <button type="submit">Save</button>
      </form>
    );
  }
  return renderWithProviders(<Probe />, { messages: { ...en, ...detailsEn } });
}

it('takes all notes that are pasted, says at once what is too long, and does not save it', async () => {
  const onSave = jest.fn<void, [DetailsValues['jdNotes']]>();
  const { user } = show(onSave);
  const field = await screen.findByRole('textbox', { name: /^AI notes/ });
  const long = 'x'.repeat(20_001);
  await user.click(field);
  await user.paste(long);
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription(/Enter 20,000 characters or fewer\./);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(onSave).not.toHaveBeenCalled();
  expect(field).toHaveValue(long);
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(long.slice(1)));
});
