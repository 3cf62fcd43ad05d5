import type { Clause } from '@cantera/shared/contracts/candidate-search';
import type { Tx } from '../../db/tenant.ts';
import { foreseeNow } from '../assessment/index.ts';
import { readClauses } from '../candidate-search/index.ts';
import { chooseAmong, type FoundPerson, insertPeople } from '../hunts/index.ts';
import { daysAgo } from './dates.ts';
import type { WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

interface DemoHunt {
  readonly position: string;
  readonly name: string;
  readonly indications: string;
  /** What the recruiter made of it: any of these titles, and what is wished for. */
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly days: number;
  /** Whether somebody has looked at it already, kept the first and discarded the last. */
  readonly isViewed: boolean;
}
const HUNTS: readonly DemoHunt[] = [
  {
    position: 'product',
    name: 'Payments from the inside',
    indications: 'Product people, or controllers and engineers who know payments; ideally with Power BI',
    titles: ['Product manager', 'Financial controller', 'Senior frontend engineer'],
    skills: ['Power BI', 'Excel'],
    languages: ['English'],
    days: 4,
    isViewed: true,
  },
  {
    position: 'logistics',
    name: 'Quien ha llevado un almacén o una tienda',
    indications: 'Responsables de logística o de tienda que hayan gestionado stock, idealmente con Excel',
    titles: ['Responsable de logística', 'Encargada de librería', 'Bookshop manager'],
    skills: ['Gestión de stock', 'Excel'],
    languages: [],
    days: 1,
    isViewed: false,
  },
];

const clausesOf = ({ titles, skills, languages }: DemoHunt): Clause[] => {
  const by = { not: false, by: 'USER' as const };
  const wish = (kind: 'SKILL' | 'LANGUAGE', label: string): Clause => ({
    ...by,
    id: `${kind} ${label}`,
    kind,
    any: [{ label }],
    optional: true,
  });
  return [
    { ...by, id: 'TITLE', kind: 'TITLE', any: titles.map((label) => ({ label })), optional: false },
    ...skills.map((label) => wish('SKILL', label)),
    ...languages.map((label) => wish('LANGUAGE', label)),
  ];
};
/** Lax. */
const PRECISION = 0;
const MINUTES = 1 / 1440;

async function writeHunt(
  tx: Tx,
  { agencyId, id }: Scope,
  hunt: DemoHunt,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const positionId = id(`position ${hunt.position}`);
  const clauses = await readClauses(tx, agencyId, clausesOf(hunt));
  const ids = candidates.map((candidate) => candidate.id);
  const chosen = await chooseAmong(tx, agencyId, { positionId, precision: PRECISION, clauses }, ids);
  const huntId = id(`hunt ${hunt.position}`);
  const readyAt = daysAgo(hunt.days - 3 * MINUTES);
  await tx
    .insertInto('hunts')
    .values({
      agency_id: agencyId,
      id: huntId,
      position_id: positionId,
      name: hunt.name,
      indications: hunt.indications,
      precision: PRECISION,
      clauses: JSON.stringify(chosen.clauses),
      status: 'READY',
      viewed: hunt.isViewed,
      requested_by: id('user recruiter'),
      created_at: daysAgo(hunt.days),
      starts_at: daysAgo(hunt.days - MINUTES),
      ready_at: readyAt,
    })
    .execute();
  const found: FoundPerson[] = [];
  for (const { id: candidateId, percent, clauses: met } of chosen.people) {
    const score = await foreseeNow(tx, agencyId, { positionId, candidateId });
    if (score) found.push({ candidateId, percent, clauses: met, ...score });
  }
  await tx
    .updateTable('hunts')
    .set({ found: await insertPeople(tx, agencyId, huntId, found) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', huntId)
    .execute();
  if (!hunt.isViewed) return;
  const decided = { decided_by: id('user recruiter'), decided_at: daysAgo(hunt.days - 1) };
  const change = (at: number, columns: object) =>
    tx
      .updateTable('hunt_people')
      .set(columns)
      .where('agency_id', '=', agencyId)
      .where('hunt_id', '=', huntId)
      .where('candidate_id', '=', found.at(at)?.candidateId ?? '')
      .execute();
  if (found.length > 1) {
    await change(0, { kept: true, viewed: true });
    await change(-1, { status: 'REJECTED', reason: 'SENIORITY', viewed: true, ...decided });
  }
}

/** Hunts that are ready, with people of the agency who are in no open process. */
export async function writeHunts(
  tx: Tx,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  for (const hunt of HUNTS) await writeHunt(tx, scope, hunt, candidates);
}
