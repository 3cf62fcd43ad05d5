import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../design-system/overlays/dialog.tsx';
import { renderWithProviders } from '../testing/index.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

function Comment() {
  const [value, setValue] = useState('');
  return (
    <Dialog title="Add comment" onClose={() => undefined} footer={<button type="button">Send</button>}>
      <span id="label">Comment</span>
      <RichTextEditor id="comment" value={value} onChange={setValue} isAutofocused aria-labelledby="label" />
      <input aria-label="Mentions" />
      <output aria-label="told">{value}</output>
    </Dialog>
  );
}

it('[CCOM-31] takes what is typed before the editor is there, and goes on with it where the cursor stood', async () => {
  renderWithProviders(<Comment />);
  // All of this before the editor's code can come.
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'hello <wonderful>\n\nworld ' } });
  field.setSelectionRange(21, 21);
  expect(screen.getByLabelText('told')).toHaveTextContent(
    '<p>hello &lt;wonderful&gt;</p><p></p><p>world </p>',
  );
  await waitFor(() => expect(field).not.toBeInTheDocument());
  const editor = screen.getByRole('textbox', { name: 'Comment' });
  expect(editor).toHaveFocus();
  const words = [...editor.querySelectorAll('[data-slate-string]')].map(({ textContent }) => textContent);
  expect(words).toEqual(['hello <wonderful>', 'world ']);
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  expect([anchorNode?.textContent, anchorOffset]).toEqual(['world ', 2]);
});
