import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { LanguagesPick } from './languages-pick.tsx';
import { SearchPick } from './search-pick.tsx';

const GIRONA = { id: '1', label: 'Girona, Catalonia, Spain' };
const GIRONELLA = { id: '2', label: 'Gironella, Catalonia, Spain' };
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function City({ search }: { search: (term: string) => Promise<(typeof GIRONA)[]> }) {
  const [shown, setShown] = useState('');
  return (
    <>
      <SearchPick
        label="Location"
        shown={shown}
        search={search}
        onPick={({ label }) => setShown(label)}
        onClear={() => setShown('')}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('a city', () => {
  it('[CONST-31] is searched from 3 letters on; fewer show the results before', async () => {
    const search = jest.fn((_: string) => Promise.resolve([GIRONA, GIRONELLA]));
    const { user } = renderWithProviders(<City search={search} />);
    const field = screen.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'gi');
    expect(options()).toEqual([]);
    await user.type(field, 'r');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(search.mock.calls).toEqual([['gir']]);
    await user.type(field, '{Backspace}');
    expect(options()).toEqual([GIRONA.label, GIRONELLA.label]);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('is picked by keyboard, read in the field, and cleared by its cross or by erasing it', async () => {
    const { user } = renderWithProviders(<City search={() => Promise.resolve([GIRONA, GIRONELLA])} />);
    const field = screen.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'giro');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue(GIRONELLA.label);
    expect(options()).toEqual([]);
    await user.type(field, 'x{Escape}');
    expect(field).toHaveValue(GIRONELLA.label);
    await user.click(screen.getByRole('button', { name: 'Clear Location' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.type(field, 'giro');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field).toHaveValue('');
  });

  it('keeps what was picked when other letters are left without a pick', async () => {
    const { user } = renderWithProviders(<City search={() => Promise.resolve([GIRONA])} />);
    const field = screen.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'gir');
    await user.click(await screen.findByRole('option'));
    await user.type(field, 'zzz');
    await user.tab();
    await user.tab();
    expect(field).toHaveValue(GIRONA.label);
  });

  it('says that nothing was found, and that the search failed, and searches again by Enter or Retry', async () => {
    const search = jest.fn((_: string) => Promise.resolve([GIRONA])).mockResolvedValueOnce([]);
    const { user } = renderWithProviders(<City search={search} />);
    const field = screen.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'xyz');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    search.mockRejectedValueOnce(new Error('down'));
    await user.type(field, 'x');
    const failed = await screen.findByText('The search failed. Press Enter to try again.');
    expect(failed).toHaveAttribute('role', 'status');
    search.mockRejectedValueOnce(new Error('down'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Searching')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option')).toHaveTextContent(GIRONA.label);
    expect(search.mock.calls).toEqual([['xyz'], ['xyzx'], ['xyzx'], ['xyzx']]);
    expect(field).toHaveFocus();
  });
});

describe('a skill', () => {
  const COMMON = [
    { id: '1', label: 'Python' },
    { id: '2', label: 'Go' },
  ];
  function Skill({ search, onPick, onCreate }: Record<'search' | 'onPick' | 'onCreate', jest.Mock>) {
    return <SearchPick label="Skill" search={search} defaults={COMMON} onPick={onPick} onCreate={onCreate} />;
  }
  const mocks = () => ({
    search: jest.fn(() => Promise.resolve([{ id: '3', label: 'Terraform' }])),
    onPick: jest.fn(),
    onCreate: jest.fn(),
  });

  it('[CONST-30] is offered from the usual ones below 3 letters, with no search sent', async () => {
    const given = mocks();
    const { user } = renderWithProviders(<Skill {...given} />);
    const field = screen.getByRole('combobox', { name: 'Skill' });
    await user.click(field);
    expect(options()).toEqual(['Python', 'Go']);
    await user.type(field, 'go');
    expect(options()).toEqual(['Go', 'Python']);
    await user.keyboard('{Enter}');
    expect(given.onPick).toHaveBeenCalledWith(COMMON[1]);
    await user.type(field, 'ter');
    expect(await screen.findByRole('option', { name: 'Terraform' })).toBeInTheDocument();
    expect(given.search.mock.calls).toEqual([['ter']]);
  });

  it('is made where none has that name, a short one too', async () => {
    const given = mocks();
    const { user } = renderWithProviders(<Skill {...given} />);
    const field = screen.getByRole('combobox', { name: 'Skill' });
    await user.type(field, 'C#');
    await user.keyboard('{Enter}');
    expect(given.onCreate).toHaveBeenCalledWith('C#');
    await user.type(field, 'terraform');
    await screen.findByRole('option', { name: 'Terraform' });
    expect(options()).toEqual(['Terraform']);
  });

  it('is not taken from the answer to other letters', async () => {
    const given = mocks();
    const { user } = renderWithProviders(<Skill {...given} />);
    const field = screen.getByRole('combobox', { name: 'Skill' });
    await user.type(field, 'ter');
    await screen.findByRole('option', { name: 'Terraform' });
    await user.type(field, 'm{Enter}');
    expect(given.onPick).not.toHaveBeenCalled();
  });
});

it('[CONST-105] a language has one of five levels, and is offered once', async () => {
  function Languages() {
    const [value, setValue] = useState<Parameters<typeof LanguagesPick>[0]['value']>([]);
    return <LanguagesPick label="Languages" value={value} onChange={setValue} />;
  }
  const { user } = renderWithProviders(<Languages />);
  const adder = screen.getByRole('combobox', { name: 'Add language' });
  const count = adder.querySelectorAll('option').length - 1;
  expect(count).toBeGreaterThan(175);
  await user.selectOptions(adder, 'ca:B2');
  const level = screen.getByRole('combobox', { name: 'Level of Catalan' });
  expect([...level.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'A1-A2',
    'B1',
    'B2',
    'C1',
    'C2',
  ]);
  await user.selectOptions(level, 'C2');
  expect(level).toHaveValue('ca:C2');
  expect(adder.querySelectorAll('option')).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: 'Remove Catalan' }));
  expect(adder).toHaveFocus();
});
