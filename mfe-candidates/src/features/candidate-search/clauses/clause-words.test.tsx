import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { renderWithProviders } from '@cantera/shared/testing';
import { useT } from '../../../messages/search.ts';
import { searchCa } from '../../../messages/texts-search-ca.ts';
import { searchEn } from '../../../messages/texts-search-en.ts';
import { searchEs } from '../../../messages/texts-search-es.ts';
import { clauseText } from './clause-words.ts';

const years: Clause = { id: 'c1', kind: 'YEARS', any: [], not: false, optional: false, by: 'USER' };
function Said({ clauses }: { clauses: readonly Clause[] }) {
  const t = useT();
  return <p>{clauses.map((clause) => clauseText(t, clause)).join(' | ')}</p>;
}

it.each([
  ['en', searchEn, '1 year or more | 2 years or more | up to 1 year | up to 2 years | 1 to 2 years'],
  ['es', searchEs, '1 año o más | 2 años o más | hasta 1 año | hasta 2 años | de 1 a 2 años'],
  ['ca', searchCa, '1 any o més | 2 anys o més | fins a 1 any | fins a 2 anys | de 1 a 2 anys'],
] as const)('years are said by their number in %s', async (locale, messages, said) => {
  const clauses = [
    { ...years, atLeast: 1 },
    { ...years, atLeast: 2 },
    { ...years, atMost: 1 },
    { ...years, atMost: 2 },
    { ...years, atLeast: 1, atMost: 2 },
  ];
  const { findByText } = renderWithProviders(<Said clauses={clauses} />, { locale, messages });
  expect(await findByText(said)).toBeInTheDocument();
});
