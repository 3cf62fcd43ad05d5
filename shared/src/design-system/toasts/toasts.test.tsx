import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { noteStorage } from '../../api-client/storage-full.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { toast } from './toast-store.ts';

const noticeTexts = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((item) => item.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.dismiss());
  jest.useRealTimers();
});

describe('toasts', () => {
  it('[SHELL-127] [CONST-54] shows one toast at a time; a new one replaces the one before', () => {
    renderWithProviders(<main />);
    act(() => void toast.success('Position published'));
    act(() => void toast.status('Preparing the download'));
    expect(noticeTexts()).toEqual(['Preparing the download']);
    act(() => void toast.error('Carla Montoya was not moved'));
    expect(noticeTexts()).toEqual(['Carla Montoya was not moved']);
  });

  it('[SHELL-128] [CONST-54] stays 5000 ms by default', () => {
    renderWithProviders(<main />);
    act(() => void toast.success('Position published'));
    wait(4990);
    expect(screen.getByRole('status')).toHaveTextContent('Position published');
    wait(20);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[SHELL-129] [CONST-54] a status toast stays 4 s', () => {
    renderWithProviders(<main />);
    act(() => void toast.status('Status changed'));
    wait(3990);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(20);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps a toast that is to stay until it is closed', () => {
    renderWithProviders(<main />);
    act(() => void toast.success('Two moved', { duration: null }));
    wait(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Two moved');
    act(() => void toast.status('Skipped', { duration: null }));
    wait(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Skipped');
  });

  it('gives a toast that replaces another its whole time', () => {
    renderWithProviders(<main />);
    act(() => void toast.success('First'));
    wait(4000);
    act(() => void toast.success('Second'));
    wait(4000);
    expect(screen.getByRole('status')).toHaveTextContent('Second');
  });

  it('[SHELL-130] [SHELL-131] [SHELL-132] [CONST-133] the standard error has its title, its text and a link to support, and stays', () => {
    renderWithProviders(<main />);
    act(() => void toast.standardError());
    wait(60_000);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Error/);
    expect(alert).toHaveTextContent('If the problem persists, please, contact support.');
    const link = screen.getByRole('link', { name: 'Contact support' });
    expect(link).toHaveAttribute('href', 'https://support.example/new');
  });

  it.each([
    [
      'en',
      'Nothing was saved: the server’s disk is full',
      'Tell whoever runs the server, and try again when there is room.',
    ],
    [
      'es',
      'No se ha guardado nada: el disco del servidor está lleno',
      'Avisa a quien se ocupa del servidor e inténtalo de nuevo cuando haya espacio.',
    ],
    [
      'ca',
      'No s’ha desat res: el disc del servidor és ple',
      'Avisa qui s’ocupa del servidor i torna-ho a provar quan hi hagi espai.',
    ],
  ] as const)(
    '[CLIENT-33] the standard error says that the server has no room, in %s',
    (locale, title, words) => {
      renderWithProviders(<main />, { locale });
      noteStorage(true);
      act(() => void toast.standardError());
      noteStorage(false);
      expect(screen.getByRole('alert')).toHaveTextContent(title + words);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      act(() => void toast.standardError());
      expect(screen.getByRole('alert')).toHaveTextContent(/^Error/);
    },
  );

  it('waits while the pointer rests on it', () => {
    renderWithProviders(<main />);
    act(() => void toast.success('Position published'));
    const card = screen.getByRole('status').parentElement;
    if (!card) throw new Error('the toast has no card');
    fireEvent.pointerEnter(card);
    wait(20_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    wait(5010);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('runs its action once and closes', () => {
    const onSelect = jest.fn();
    renderWithProviders(<main />);
    act(() => void toast.success('Moved to Interview', { action: { label: 'Undo', onSelect } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gives focus back to where it came from when it is closed', () => {
    renderWithProviders(<input aria-label="Name" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    act(() => void toast.error('Not saved'));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(field).toHaveFocus();
  });

  it('[MOVE-40] says something else once its time has come, however long the pointer rests on it', async () => {
    renderWithProviders(<main />);
    const action = (label: string) => ({ label, onSelect: () => undefined });
    act(
      () =>
        void toast.success('Moved', {
          description: 'A mail leaves',
          moreActions: [action('Do not send')],
          action: action('Undo'),
          later: { inMs: 10_000, description: 'The mail has left', moreActions: [] },
        }),
    );
    fireEvent.pointerEnter(screen.getByText('Moved').closest('[data-toast]') as Element);
    wait(9990);
    expect(screen.getByRole('status')).toHaveTextContent('A mail leaves');
    expect(screen.getByRole('button', { name: 'Do not send' })).toBeInTheDocument();
    wait(20);
    expect(screen.getByRole('status')).toHaveTextContent('MovedThe mail has leftUndo');
    expect(screen.queryByRole('button', { name: 'Do not send' })).not.toBeInTheDocument();
  });

  it('[MOVE-40] waits under a dialog that it opened, and gets the focus back on its button', () => {
    function Board() {
      const [isOpen, setIsOpen] = useState(false);
      const show = () =>
        toast.success('Moved', {
          action: { label: 'Preview', keepsToast: true, onSelect: () => setIsOpen(true) },
        });
      return (
        <>
          <button type="button" onClick={show}>
            Move
          </button>
          {isOpen && (
            <Dialog
              title="What is sent"
              footer={<button type="button">Close</button>}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      );
    }
    renderWithProviders(<Board />);
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    const preview = screen.getByRole('button', { name: 'Preview' });
    act(() => preview.focus());
    fireEvent.click(preview);
    const dialog = screen.getByRole('dialog');
    expect(preview).toBeInTheDocument();
    expect(dialog).not.toContainElement(preview);
    wait(60_000);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
  });

  it('is drawn inside an open dialog, where it is not inert', () => {
    renderWithProviders(<Dialog title="Hire Iker Zabaleta" footer={null} onClose={() => undefined} />);
    act(() => void toast.error('The hire was not saved'));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  });

  it('stays when the dialog that it was drawn in closes', () => {
    function Hire() {
      const [isOpen, setIsOpen] = useState(true);
      return isOpen && <Dialog title="Hire" footer={null} onClose={() => setIsOpen(false)} />;
    }
    renderWithProviders(<Hire />);
    act(() => void toast.error('The hire was not saved'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
