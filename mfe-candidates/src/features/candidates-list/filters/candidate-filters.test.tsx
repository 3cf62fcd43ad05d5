import { listCandidates } from '@cantera/shared/contracts/candidates';
import { useColumnChoice, useListState } from '@cantera/shared/lists';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { candidateColumns } from '../../../lib/candidate-rows/columns.tsx';
import { en } from '../../../messages/en.ts';
import { useT } from '../../../messages/list.ts';
import { listEn } from '../../../messages/texts-list-en.ts';
import { LIST } from '../list-config.ts';
import { CandidateFilters } from './candidate-filters.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const IDS = Array.from({ length: 25 }, (_, n) => idOf(n));
const TAGS = IDS.map((id, n) => ({ id, name: `Tag ${n + 1}`, color: 'GREEN', people: 0 }));
const LANGUAGES = 'ca es en fr de it pt nl pl ro ru uk sv da fi no cs sk hu el bg hr'.split(' ');

function Filters() {
  const list = useListState(LIST);
  return (
    <>
      <CandidateFilters list={list} />
      <output aria-label="asked">{JSON.stringify(list.filters)}</output>
    </>
  );
}
const asked = () => JSON.parse(screen.getByLabelText('asked').textContent ?? '');
const shown = (query: string) =>
  renderWithProviders(<Filters />, { messages: { ...en, ...listEn }, route: `/?${query}` });

describe('filters of candidates', () => {
  beforeEach(() => {
    setAppConfig({});
    useSession.setState({ user: { permissions: ['tags.read', 'candidates.read'] } as never });
    globalThis.fetch = jest.fn(async () => Response.json({ data: TAGS }));
  });

  it('[TAG-03] take as many tags as the server does: an address with more is cut, and no more are offered', async () => {
    const { user } = shown(`tags=${IDS}`);
    await user.click(await screen.findByRole('button', { name: 'Tag: 20' }));
    expect(await screen.findByRole('checkbox', { name: 'Tag 20' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Tag 21' })).toBeDisabled();
    expect(screen.getByText(/^Choose 20 at most/)).toBeInTheDocument();
    const query = { tags: asked().tags };
    expect(query.tags).toEqual(IDS.slice(0, 20));
    expect(listCandidates.query.safeParse(query).success).toBe(true);
    expect(listCandidates.query.safeParse({ tags: IDS.slice(0, 21) }).success).toBe(false);
  });

  it('take as many languages as the server does', async () => {
    const { user } = shown(`languages=${LANGUAGES}`);
    expect(asked().languages).toEqual(LANGUAGES.slice(0, 20));
    await user.click(screen.getByRole('button', { name: 'Language: 20' }));
    expect(await screen.findByText(/^Choose 20 at most/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

function Columns({ toShow }: { toShow: readonly string[] }) {
  const choice = useColumnChoice(
    'candidates',
    candidateColumns(useT(), () => '', true),
  );
  return (
    <button type="button" onClick={() => choice.show(toShow)}>
      {choice.visible.map(({ key }) => key).join()}
    </button>
  );
}

it('[VIEW-01] a view that was saved without a position does not hide who is in the position', async () => {
  const { user } = renderWithProviders(<Columns toShow={['fullName', 'email']} />, {
    messages: { ...en, ...listEn },
  });
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent?.split(',').sort()).toEqual([
    'assigned',
    'email',
    'fullName',
  ]);
});
