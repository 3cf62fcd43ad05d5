import type { Clause, MetClause } from '@cantera/shared/contracts/candidate-search';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { searchEn } from '../../../messages/texts-search-en.ts';
import { Match } from './match.tsx';

const clauseOf = (kind: Clause['kind'], label: string, more: Partial<Clause> = {}): Clause => ({
  id: label,
  kind,
  any: [{ label }],
  not: false,
  optional: false,
  by: 'LEXICON',
  ...more,
});
type Had = readonly [clause: Clause, points: number, most: number, isMet?: boolean];

/** Draws the match of somebody who has so many points of each clause, `bonus` beside them. */
function show(percent: number, had: readonly Had[], bonus: number) {
  const clauses = had.map(
    ([{ id }, points, most, met = true]): MetClause => ({ id, met, points, most, evidence: [] }),
  );
  const points = had.reduce((sum, [, own]) => sum + own, bonus);
  return renderWithProviders(
    <Match row={{ percent, points, clauses }} clauses={had.map(([clause]) => clause)} />,
    { messages: { ...en, ...searchEn } },
  );
}
const lines = async () =>
  within(await screen.findByRole('dialog', { name: 'What is missing to 100%' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('how much of a search somebody meets', () => {
  it('[SRCH-28] says in words what is missing, by keyboard too', async () => {
    const { user } = show(
      48,
      [
        [clauseOf('TITLE', 'Nurse'), 2, 4],
        [clauseOf('COMPANY', 'Trueta'), 2, 3],
        [clauseOf('SKILL', 'Triage'), 1, 3],
        [clauseOf('WORDS', 'night'), 1, 2],
        [clauseOf('WORDS', 'serra'), 0, 2],
        [clauseOf('SKILL', 'First aid'), 3, 3],
        [clauseOf('PLACE', 'Girona'), 0, 0],
        [clauseOf('SKILL', 'Excel', { optional: true }), 0, 2, false],
        [clauseOf('WORDS', 'x', { any: [{ label: 'a' }, { label: 'b', not: true }] }), 0, 2],
      ],
      0,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Match: 48%. What is missing?' });
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await lines()).toEqual([
      '“Nurse”: a former title, not the present one',
      '“Trueta”: a former company, not the present one',
      '“Triage”: mentioned, not listed as a skill',
      '“night”: in the CV only',
      '“serra”: in the name only',
      '“Excel”: they do not have it',
      '“a or not b”: met in part',
      'They are not known to be looking for a job',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('[SRCH-28] says nothing of a job search of somebody who looks for a job', async () => {
    const { user } = show(60, [[clauseOf('TITLE', 'Nurse'), 2, 4]], 1);
    await user.click(screen.getByRole('button', { name: 'Match: 60%. What is missing?' }));
    expect(await lines()).toEqual(['“Nurse”: a former title, not the present one']);
  });

  it('[SRCH-28] opens nothing where all is there, and where the server does not say what a clause gives', () => {
    show(100, [[clauseOf('TITLE', 'Nurse'), 4, 4]], 1);
    expect(screen.getByRole('img', { name: 'Match: 100%' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
