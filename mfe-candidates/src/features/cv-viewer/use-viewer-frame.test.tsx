import { useShortcuts } from '@cantera/shared/keyboard';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { en } from '../../messages/en.ts';
import { useViewerFrame } from './use-viewer-frame.ts';

function Frame({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDivElement>(null);
  useViewerFrame(dialog, onClose);
  return (
    <div ref={dialog} role="dialog" tabIndex={-1}>
      <input aria-label="Page" />
    </div>
  );
}
function Page({ onPanelEscape }: { onPanelEscape: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts('panel', [{ keys: ['Escape'], run: onPanelEscape }]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Frame onClose={() => setIsOpen(false)} />}
    </>
  );
}

it.each(['{Escape}', 'v'])('%s closes the viewer, not the panel below; focus goes back', async (key) => {
  const onPanelEscape = jest.fn();
  const { user } = renderWithProviders(<Page onPanelEscape={onPanelEscape} />, { messages: en });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard(key);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onPanelEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onPanelEscape).toHaveBeenCalledTimes(1);
});

it('writes a v where the page is typed', async () => {
  const { user } = renderWithProviders(<Page onPanelEscape={() => undefined} />, { messages: en });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(screen.getByRole('textbox', { name: 'Page' }), 'v');
  expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('v');
});
