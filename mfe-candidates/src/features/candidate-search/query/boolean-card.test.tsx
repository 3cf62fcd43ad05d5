import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { searchEn } from '../../../messages/texts-search-en.ts';
import { BooleanCard } from './boolean-card.tsx';

const clause = (kind: Clause['kind'], label: string, more: Partial<Clause> = {}): Clause => ({
  id: `${kind}-${label}`,
  kind,
  any: label === '' ? [] : [{ label }],
  not: false,
  optional: false,
  by: 'WORDS',
  ...more,
});
const show = (...clauses: Clause[]) =>
  renderWithProviders(
    <BooleanCard booleanQuery="nurse" clauses={clauses.map((one) => ({ ...one, hits: 1, without: 1 }))} />,
    { messages: { ...en, ...searchEn } },
  );

it('[AIS-41] names what its text leaves out', () => {
  show(
    clause('TITLE', 'nurse'),
    clause('PLACE', 'Girona'),
    clause('YEARS', '', { atLeast: 5 }),
    clause('SALARY', '', { atMost: 40_000 }),
    clause('LANGUAGE', 'English', { atLeast: 4 }),
    clause('SKILL', 'dialysis', { optional: true }),
  );
  const left = screen.getByText(/^It leaves out: /);
  for (const said of [/Girona/, /5 years/, /40/, /English .*B2|English.*C1/, /dialysis/])
    expect(left).toHaveTextContent(said);
  expect(left).not.toHaveTextContent('nurse');
});

it('[AIS-41] says nothing more where its text is the whole search', () => {
  show(clause('TITLE', 'nurse'), clause('LANGUAGE', 'English'), clause('SKILL', 'dialysis', { not: true }));
  expect(screen.getByText('nurse')).toBeInTheDocument();
  expect(screen.queryByText(/^It leaves out/)).not.toBeInTheDocument();
});
