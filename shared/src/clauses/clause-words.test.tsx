import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { storeLocale } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { clauseText } from './clause-words.ts';
import { clausesCa } from './texts/ca.ts';
import { clausesEn } from './texts/en.ts';
import { clausesEs } from './texts/es.ts';
import { useClauseText } from './use-clause-text.ts';

afterEach(() => storeLocale('en'));

const years: Clause = { id: 'c1', kind: 'YEARS', any: [], not: false, optional: false, by: 'USER' };
function Said({ clauses }: { clauses: readonly Clause[] }) {
  const t = useClauseText();
  return <p>{clauses.map((clause) => clauseText(t, clause)).join(' | ')}</p>;
}

it.each([
  ['en', clausesEn, '1 year or more | 2 years or more | up to 1 year | up to 2 years | 1 to 2 years'],
  ['es', clausesEs, '1 año o más | 2 años o más | hasta 1 año | hasta 2 años | de 1 a 2 años'],
  ['ca', clausesCa, '1 any o més | 2 anys o més | fins a 1 any | fins a 2 anys | de 1 a 2 anys'],
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

it('a language that is held by its code is said by its name, one that was written as it was written', async () => {
  storeLocale('es');
  const language = (any: Clause['any'], atLeast: number): Clause => ({
    ...years,
    kind: 'LANGUAGE',
    any,
    atLeast,
  });
  const clauses = [
    language([{ label: 'EN', concept: 'language:en' }], 4),
    language([{ label: 'anglès', concept: 'language:en' }], 3),
    language([{ label: 'ca', concept: 'language:ca', not: true }], 2),
  ];
  const { findByText } = renderWithProviders(<Said clauses={clauses} />, {
    locale: 'es',
    messages: clausesEs,
  });
  expect(
    await findByText('inglés, C1 o superior | anglès, B2 o superior | no catalán, B1 o superior'),
  ).toBeInTheDocument();
});
