import { Dialog } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFocusAfter } from './use-focus-after.ts';

let settleAll: () => void;
function Board({ hasActions }: { hasActions: boolean }) {
  const board = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasStrip, setHasStrip] = useState(true);
  settleAll = () => setHasStrip(false);
  useFocusAfter(isOpen, board);
  return (
    <>
      <main ref={board}>
        <button type="button">Sort</button>
        {hasActions && (
          <button type="button" data-actions>
            Actions
          </button>
        )}
        {hasStrip && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Review
          </button>
        )}
        {isOpen && (
          <Dialog
            title="List"
            onClose={() => setIsOpen(false)}
            footer={
              <button type="button" onClick={() => setIsOpen(false)}>
                Close
              </button>
            }
          />
        )}
      </main>
      <aside>
        <input aria-label="Elsewhere" />
      </aside>
      <footer>
        <button type="button" onClick={() => setIsOpen(true)}>
          Review from the foot
        </button>
      </footer>
    </>
  );
}

it.each([
  [true, 'Actions'],
  [false, 'Sort'],
])(
  '[BOARD-46] the focus has a place once the strip is gone (menu of actions: %s)',
  async (hasActions, name) => {
    const { user } = renderWithProviders(<Board hasActions={hasActions} />);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    act(() => settleAll());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name })).toHaveFocus();
  },
);

it('the focus goes back to the strip while it is there', async () => {
  const { user } = renderWithProviders(<Board hasActions />);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
});

it('the focus stays where somebody is at work outside of the page by then', async () => {
  const { user } = renderWithProviders(<Board hasActions />);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  act(() => settleAll());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(elsewhere).toHaveFocus();
});

it('[BOARD-51] the focus comes to the board when the dialog was opened from outside of it, as from a toast', async () => {
  const { user } = renderWithProviders(<Board hasActions />);
  await user.click(screen.getByRole('button', { name: 'Review from the foot' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});
