import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePanelFocus } from './use-panel-focus.ts';

function Panel() {
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel, true);
  return <aside ref={panel} tabIndex={-1} aria-label="Panel" />;
}
function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <button type="button">Card</button>
      <div role="menu">
        <button type="button" role="menuitem">
          Hire
        </button>
      </div>
      <input aria-label="Search" />
      {isOpen && <Panel />}
    </>
  );
}

it('takes the focus from what opened the panel, and gives it back', () => {
  const { rerender } = render(<Page isOpen={false} />);
  const card = screen.getByRole('button', { name: 'Card' });
  card.focus();
  rerender(<Page isOpen />);
  expect(screen.getByRole('complementary', { name: 'Panel' })).toHaveFocus();
  rerender(<Page isOpen={false} />);
  expect(card).toHaveFocus();
});

it.each([
  ['a menu', () => screen.getByRole('menuitem', { name: 'Hire' })],
  ['a field', () => screen.getByRole('textbox', { name: 'Search' })],
])('leaves whoever has gone on to %s meanwhile there', (_, find) => {
  const { rerender } = render(<Page isOpen={false} />);
  const place = find();
  place.focus();
  rerender(<Page isOpen />);
  expect(place).toHaveFocus();
});
