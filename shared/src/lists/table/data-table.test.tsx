import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { confirm } from '../../design-system/overlays/confirm.tsx';
import { renderWithProviders, setViewport } from '../../testing/index.ts';
import { ColumnsButton } from '../columns/columns-button.tsx';
import { useColumnChoice } from '../columns/use-column-choice.ts';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

type Row = { id: string; title: string; inbox: number; client: string };
const rows: readonly Row[] = [
  { id: '1', title: 'Physiotherapist', inbox: 5, client: 'Clínica Montseny' },
  { id: '2', title: 'Wind Farm Technician', inbox: 19, client: 'Alba Renovables' },
];
const columns: readonly Column<Row>[] = [
  { key: 'title', header: 'Title', sortKey: 'title', isAlwaysVisible: true, cell: (row) => row.title },
  { key: 'client', header: 'Client', cell: (row) => row.client },
  { key: 'inbox', header: 'Inbox', align: 'end', width: 72, isDefaultHidden: true, cell: (row) => row.inbox },
];

function Table({
  tableId = 'positions',
  onAction = () => undefined,
}: {
  tableId?: string;
  onAction?: (row: Row) => void;
}) {
  const choice = useColumnChoice(tableId, columns);
  const [sort, setSort] = useState<Sort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <ColumnsButton choice={choice} />
      <output aria-label="chosen">{[...selected].join(',')}</output>
      <DataTable
        label="Positions"
        columns={choice.visible}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onChange: setSelected }}
        rowActions={(row) =>
          row.id === '1' ? [{ key: 'hide', label: 'Hide', onSelect: () => onAction(row) }] : []
        }
        renderCompact={(row) => <strong>{row.title}</strong>}
      />
    </>
  );
}

/** A list whose rows can be deleted, after a question. */
function Deletable() {
  const [left, setLeft] = useState<readonly Row[]>([
    ...rows,
    { id: '3', title: 'Welder', inbox: 1, client: 'Mecànics Olot' },
  ]);
  const remove = async ({ id, title }: Row) => {
    if (await confirm({ title: `Delete ${title}?`, confirmLabel: 'Delete' }))
      setLeft((before) => before.filter((row) => row.id !== id));
  };
  return (
    <main>
      <h1>Positions</h1>
      {left.length > 0 && (
        <DataTable
          label="Positions"
          columns={columns}
          rows={left}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.title}
          rowActions={(row) => [{ key: 'delete', label: 'Drop', onSelect: () => void remove(row) }]}
          renderCompact={(row) => <strong>{row.title}</strong>}
        />
      )}
    </main>
  );
}

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter((name) => name !== '' && name !== 'Actions');

beforeEach(() => window.localStorage.clear());

describe('DataTable', () => {
  it('is a table whose header sorts ascending, descending, then not', async () => {
    const { user } = renderWithProviders(<Table />);
    const title = () => screen.getByRole('columnheader', { name: 'Title' });
    const orders = [title().getAttribute('aria-sort')];
    for (let press = 0; press < 3; press += 1) {
      await user.click(screen.getByRole('button', { name: 'Title' }));
      orders.push(title().getAttribute('aria-sort'));
    }
    expect(orders).toEqual(['none', 'ascending', 'descending', 'none']);
    expect(screen.getByRole('columnheader', { name: 'Client' })).not.toHaveAttribute('aria-sort');
  });

  it('takes a press on a row, not on what answers itself nor at the end of marking its text', async () => {
    const pressed: string[] = [];
    const withLink: Column<Row> = { key: 'link', header: 'Link', cell: () => <a href="#x">More</a> };
    const { user } = renderWithProviders(
      <DataTable
        label="Positions"
        columns={[...columns, withLink]}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        rowActions={() => [{ key: 'hide', label: 'Hide', onSelect: () => undefined }]}
        onRowPress={({ id }) => pressed.push(id)}
      />,
    );
    await user.click(screen.getByText('Alba Renovables'));
    expect(pressed).toEqual(['2']);
    await user.click(screen.getAllByRole('link', { name: 'More' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: /Physiotherapist/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Alba Renovables'));
    await user.keyboard('{/Control}');
    await user.tripleClick(screen.getByText('Clínica Montseny'));
    expect(pressed.filter((id) => id === '2')).toHaveLength(1);
    // The first press of three marks nothing yet.
    expect(pressed.filter((id) => id === '1').length).toBeLessThan(3);
  });

  it('can be scrolled by keyboard: its region takes focus and has its name', () => {
    renderWithProviders(<Table />);
    expect(screen.getByRole('region', { name: 'Positions' })).toHaveAttribute('tabindex', '0');
  });

  it('chooses one row, then all, then none', async () => {
    const { user } = renderWithProviders(<Table />);
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Wind Farm Technician' }));
    expect(screen.getByLabelText('chosen')).toHaveTextContent('2');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByLabelText('chosen')).toHaveTextContent('2,1');
    await user.click(all);
    expect(screen.getByLabelText('chosen')).toBeEmptyDOMElement();
  });

  it('names the menu of a row by the row, and draws none without actions', async () => {
    const onAction = jest.fn();
    const { user } = renderWithProviders(<Table onAction={onAction} />);
    await user.click(screen.getByRole('button', { name: 'Actions: Physiotherapist' }));
    await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
    expect(onAction).toHaveBeenCalledWith(rows[0]);
    expect(screen.queryByRole('button', { name: 'Actions: Wind Farm Technician' })).not.toBeInTheDocument();
  });

  it.each([1280, 390])(
    'gives the focus of a row that goes to the next one, of the last to the one before, then to the heading: %i px',
    async (width) => {
      const restore = setViewport(width);
      const { user } = renderWithProviders(<Deletable />);
      const menuOf = (title: string) => screen.getByRole('button', { name: `Actions: ${title}` });
      const drop = async (title: string) => {
        await user.click(menuOf(title));
        await user.click(screen.getByRole('menuitem', { name: 'Drop' }));
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
      };
      await drop('Wind Farm Technician');
      expect(menuOf('Welder')).toHaveFocus();
      await drop('Welder');
      expect(menuOf('Physiotherapist')).toHaveFocus();
      await drop('Physiotherapist');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Positions' })).toHaveFocus());
      restore();
    },
  );

  it('is a list of items on a phone, with the same selection and menus', () => {
    const restore = setViewport(390);
    renderWithProviders(<Table />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const items = within(screen.getByRole('list', { name: 'Positions' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Physiotherapist', 'Wind Farm Technician']);
    expect(screen.getByRole('checkbox', { name: 'Select Physiotherapist' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions: Physiotherapist' })).toBeInTheDocument();
    restore();
  });
});

describe('column choice', () => {
  const choose = async (user: ReturnType<typeof renderWithProviders>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    // The rows are drawn anew once they can be moved.
    await screen.findAllByRole('button', { name: /^Move / });
    await user.click(screen.getByRole('checkbox', { name }));
    await user.keyboard('{Escape}');
  };

  it('[PLIST-18] [CONST-143] is stored per table and restored after a reload', async () => {
    const first = renderWithProviders(<Table />);
    expect(headers()).toEqual(['Title', 'Client']);
    await choose(first.user, 'Inbox');
    await choose(first.user, 'Client');
    expect(headers()).toEqual(['Title', 'Inbox']);
    first.unmount();
    const again = renderWithProviders(<Table />);
    expect(headers()).toEqual(['Title', 'Inbox']);
    again.unmount();
    renderWithProviders(<Table tableId="candidates" />);
    expect(headers()).toEqual(['Title', 'Client']);
  });

  it('[PLIST-19] [CONST-143] is stored with version 3, and a choice of another version is ignored', async () => {
    const first = renderWithProviders(<Table />);
    await choose(first.user, 'Client');
    first.unmount();
    const key = 'cantera.columns.positions';
    const stored: Record<string, unknown> = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    expect(stored.version).toBe(3);
    for (const version of [2, 4, '3', undefined]) {
      window.localStorage.setItem(key, JSON.stringify({ ...stored, version }));
      const { unmount } = renderWithProviders(<Table />);
      expect(headers()).toEqual(['Title', 'Client']);
      unmount();
    }
  });

  it('survives a broken store', () => {
    window.localStorage.setItem('cantera.columns.positions', '{');
    renderWithProviders(<Table />);
    expect(headers()).toEqual(['Title', 'Client']);
  });

  it('cannot hide the column that is always there', async () => {
    const { user } = renderWithProviders(<Table />);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Title' })).toBeDisabled();
  });

  it('moves a column by arrow keys, never before the fixed one, and Reset forgets it all', async () => {
    const { user } = renderWithProviders(<Table />);
    await choose(user, 'Inbox');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    screen.getByRole('button', { name: 'Move Inbox' }).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(headers()).toEqual(['Title', 'Inbox', 'Client']);
    expect(screen.getByRole('button', { name: 'Move Inbox' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(headers()).toEqual(['Title', 'Client']);
  });
});
