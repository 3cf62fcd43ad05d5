import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { MenuButton } from '../controls/menu-button.tsx';
import { confirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

function DeletePage({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const ask = async () =>
    onAnswer(
      await confirm({
        title: 'Delete Gorka Mendia?',
        confirmLabel: 'Delete candidate',
        body: 'This cannot be undone.',
      }),
    );
  return (
    <button type="button" onClick={ask}>
      Delete
    </button>
  );
}

describe('confirm', () => {
  it('asks about the named thing, starts on Cancel, and answers no', async () => {
    const onAnswer = jest.fn();
    const { user } = renderWithProviders(<DeletePage onAnswer={onAnswer} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Gorka Mendia?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onAnswer).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('answers yes by the button that repeats the verb', async () => {
    const onAnswer = jest.fn();
    const { user } = renderWithProviders(<DeletePage onAnswer={onAnswer} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete candidate' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  });

  it('answers no on Escape', async () => {
    const onAnswer = jest.fn();
    const { user } = renderWithProviders(<DeletePage onAnswer={onAnswer} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
  });
});

describe('Dialog', () => {
  it('starts on what asks for the focus, whatever stands before it, else on its first field', () => {
    const field = <input aria-label="Reason" />;
    const { unmount } = renderWithProviders(
      <Dialog
        title="Who waits"
        onClose={jest.fn()}
        footer={
          <button type="button" data-autofocus>
            Close
          </button>
        }
      >
        {field}
      </Dialog>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    unmount();
    renderWithProviders(
      <Dialog title="Who waits" onClose={jest.fn()} footer={<button type="button">Close</button>}>
        {field}
      </Dialog>,
    );
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  it('opens at its title, wherever the focus starts', () => {
    // As browsers do: what gets the focus is scrolled to, if only below the bar of buttons.
    const scroll = (element: Element, to: number) => {
      const dialog = element.closest('dialog');
      if (dialog) dialog.scrollTop = to;
    };
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
      this: HTMLDialogElement,
    ) {
      this.open = true;
      scroll(this, 24);
    });
    const focus = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function take(
      this: HTMLElement,
      options,
    ) {
      if (!options?.preventScroll) scroll(this, 300);
    });
    renderWithProviders(
      <Dialog
        title="Who waits"
        onClose={jest.fn()}
        footer={
          <button type="button" data-autofocus>
            Close
          </button>
        }
      />,
    );
    expect(focus).toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Who waits' }).scrollTop).toBe(0);
    showModal.mockRestore();
    focus.mockRestore();
  });
});

describe('Menu', () => {
  const entries = (onSelect: (key: string) => void) => [
    { key: 'rename', label: 'Rename', onSelect: () => onSelect('rename') },
    { key: 'publish', label: 'Publish', onSelect: () => onSelect('publish'), isDisabled: true },
    { key: 'line', kind: 'separator' as const },
    { key: 'delete', label: 'Delete', onSelect: () => onSelect('delete'), isDanger: true },
  ];

  it('is worked by keyboard alone: arrows, End, letters, Enter, and Escape back to its button', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(<MenuButton label="Actions" entries={entries(onSelect)} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
    await user.keyboard('{Enter}d{Enter}');
    expect(onSelect.mock.calls).toEqual([['delete']]);
  });

  it('does nothing on a disabled item', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(<MenuButton label="Actions" entries={entries(onSelect)} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Publish' }));
    expect(onSelect).not.toHaveBeenCalled();
  });
});

function TwoFields() {
  const [name, setName] = useState('');
  return (
    <>
      <Popover label="Status" trigger={(props) => <button {...props}>Filter</button>}>
        {() => <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />}
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('Popover', () => {
  it('takes focus in, keeps it while its content changes, and closes on a press outside', async () => {
    const { user } = renderWithProviders(<TwoFields />);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('abc');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('abc');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows after the pointer rested, describes its target, and goes on Escape', () => {
    renderWithProviders(
      <Tooltip<HTMLButtonElement> content="Internal plus external">
        {(props) => (
          <button type="button" {...props}>
            In process
          </button>
        )}
      </Tooltip>,
    );
    const target = screen.getByRole('button', { name: 'In process' });
    fireEvent.pointerEnter(target);
    act(() => jest.advanceTimersByTime(300));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(target).toHaveAccessibleDescription('Internal plus external');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is not part of the name that it repeats', () => {
    renderWithProviders(
      <a href="/berta">
        <Tooltip<HTMLSpanElement> content="Berta Soler" isDescription={false}>
          {({ 'aria-describedby': _, ...target }) => <span {...target}>Berta Soler</span>}
        </Tooltip>
      </a>,
    );
    fireEvent.pointerEnter(screen.getByText('Berta Soler'));
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAccessibleName('Berta Soler');
  });
});
