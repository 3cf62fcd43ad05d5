import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { SortableList } from './index.ts';

const ROW = 40;
type Item = { id: string; name: string; isFixed?: boolean };
const NAMES = ['Name', 'Email', 'Phone', 'City'];

/** jsdom lays nothing out: rows of 40 px below each other, where the list has them. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const row = this.closest('li');
    const at = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return new DOMRect(0, at * ROW, 200, ROW);
  });
}

function List({ onMove }: { onMove?: (id: string, index: number) => void }) {
  const [items, setItems] = useState<Item[]>(() =>
    NAMES.map((name, index) => ({ id: name.toLowerCase(), name, isFixed: index === 0 })),
  );
  return (
    <SortableList
      label="Columns"
      items={items}
      onMove={(id, index) => {
        onMove?.(id, index);
        const rest = items.filter((item) => item.id !== id);
        const moved = items.find((item) => item.id === id);
        if (moved) setItems(rest.toSpliced(index, 0, moved));
      }}
      renderItem={({ name }, handle) => (
        <>
          <span>{name}</span>
          {handle}
        </>
      )}
    />
  );
}

async function setup(onMove = jest.fn()) {
  layOut();
  const { user } = renderWithProviders(<List onMove={onMove} />);
  const handle = await screen.findByRole('button', { name: 'Move Email' });
  const order = () =>
    within(screen.getByRole('list', { name: 'Columns' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  /** dnd-kit listens for the next keys a task after a lift. */
  const press = async (key: string) => {
    await act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key === ' ' ? 'Space' : key });
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { user, handle, order, onMove, press };
}
const isSaid = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(words));

afterEach(() => jest.restoreAllMocks());

describe('a list that is put into another order', () => {
  it('moves a row by the arrows on its handle, says where it is, and keeps the focus', async () => {
    const { handle, order, press } = await setup();
    handle.focus();
    await press('ArrowDown');
    expect(order()).toEqual(['Name', 'Phone', 'Email', 'City']);
    await isSaid('Email, 3 of 4.');
    expect(screen.getByRole('button', { name: 'Move Email' })).toHaveFocus();
    await press('ArrowUp');
    expect(order()).toEqual(NAMES);
  });

  it('puts nothing before what is fixed, which has no handle, and nothing beyond the end', async () => {
    const { handle, order, onMove, press } = await setup();
    expect(screen.queryByRole('button', { name: 'Move Name' })).not.toBeInTheDocument();
    handle.focus();
    await press('ArrowUp');
    screen.getByRole('button', { name: 'Move City' }).focus();
    await press('ArrowDown');
    expect(onMove).not.toHaveBeenCalled();
    expect(order()).toEqual(NAMES);
  });

  it('lifts by Space, chooses the place by arrows, drops by Space; all of it is said', async () => {
    const { handle, order, onMove, press } = await setup();
    handle.focus();
    await press(' ');
    await isSaid('Email lifted, 2 of 4.');
    await press('ArrowDown');
    await isSaid('Email, 3 of 4.');
    await press('ArrowDown');
    expect(onMove).not.toHaveBeenCalled();
    await press(' ');
    await isSaid('Email dropped, 4 of 4.');
    expect(onMove.mock.calls).toEqual([['email', 3]]);
    expect(order()).toEqual(['Name', 'Phone', 'City', 'Email']);
  });

  it('puts a lifted row back by Escape', async () => {
    const { handle, order, onMove, press } = await setup();
    handle.focus();
    await press(' ');
    await press('ArrowDown');
    await press('Escape');
    await isSaid('Cancelled. Email stays where it was.');
    expect(onMove).not.toHaveBeenCalled();
    expect(order()).toEqual(NAMES);
  });

  it('says in the reader’s language how it is done', async () => {
    layOut();
    renderWithProviders(<List />, { locale: 'es' });
    const handle = await screen.findByRole('button', { name: 'Mover Email' });
    expect(handle).toHaveAccessibleDescription(/^Las flechas arriba y abajo/);
  });
});
