import { useShortcuts } from '@cantera/shared/keyboard';
import { renderWithProviders } from '@cantera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ca } from '../../messages/ca.ts';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { Shortcuts } from './shortcuts.tsx';

function Page() {
  const run = () => undefined;
  useShortcuts('page', [{ keys: ['ArrowLeft', 'ArrowRight'], label: 'Walk', run }]);
  useShortcuts('panel', [
    { keys: ['Mod+d'], label: 'Discard', run },
    { keys: ['Alt+ArrowLeft'], label: 'Back', run },
  ]);
  return (
    <>
      <button type="button">Here</button>
      <Shortcuts />
    </>
  );
}

it('[SHELL-138] shows what keys do now, grouped by what is on top, and gives the focus back', async () => {
  const { user } = renderWithProviders(<Page />, { messages: en });
  screen.getByRole('button', { name: 'Here' }).focus();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(sheet)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Open candidate', 'On this page']);
  expect(
    within(sheet)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Discard', 'Back', 'Walk', 'Show the keyboard shortcuts']);
  const keys = within(sheet).getAllByRole('definition');
  expect(keys[0]?.querySelectorAll('kbd')).toHaveLength(2);
  expect(keys[0]).toHaveTextContent('CtrlD');
  expect(keys[1]).toHaveTextContent('Alt←Left arrow');
  const close = within(sheet).getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  await user.click(close);
  expect(screen.getByRole('button', { name: 'Here' })).toHaveFocus();
});

it.each([
  ['es', es, 'Atajos de teclado'],
  ['ca', ca, 'Dreceres de teclat'],
] as const)('speaks %s', async (locale, messages, title) => {
  renderWithProviders(<Page />, { locale, messages });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

it('[SHELL-138] is not asked for by a question mark in a field', async () => {
  const { user } = renderWithProviders(
    <>
      <Page />
      <input aria-label="Name" />
    </>,
    { messages: en },
  );
  const field = screen.getByRole('textbox');
  await user.type(field, 'Who?');
  expect(field).toHaveValue('Who?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
