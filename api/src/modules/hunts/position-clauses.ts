import { type Clause, MAX_CLAUSES } from '@cantera/shared/contracts/candidate-search';
import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { readKnowledge } from '../candidate-search/index.ts';
import { searchLexicon } from '../lexicon/index.ts';
import { listPositionSkills } from '../positions/index.ts';
import { knownClauses, NOTHING_KNOWN, type ReadQuery, readQuery } from '../query-language/index.ts';
import { criterionOf, type OpenIndex, termsOf } from '../search-index/index.ts';

/** What a position asks for that people can be searched by. */
async function readAsked(tx: Tx, agencyId: string, positionId: string) {
  const position = await tx
    .selectFrom('positions')
    .select(['title', 'work_mode', 'years_from', 'languages'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  const { rows: cities } = await sql<{ id: number; name: string }>`
    select c.id, c.name from position_locations l join cities c on c.id = l.city_id
    where l.agency_id = ${agencyId} and l.position_id = ${positionId} order by l.ordinal`.execute(tx);
  const skills = await listPositionSkills(tx, agencyId, positionId);
  return { ...position, cities, skills: skills.filter(({ type }) => type === 'HARD_SKILL') };
}
type Asked = Awaited<ReturnType<typeof readAsked>>;

type Draft = Pick<Clause, 'kind' | 'any' | 'atLeast' | 'atMost'>;

/** Characters of a title that are looked for. */
const MAX_TITLE = 200;
/** A title without what it adds in parentheses or behind a dash: `(m/f)`, ` - Girona`. */
const plainTitle = (title: string): string =>
  title
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s[-–—|·].*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE) || title.slice(0, MAX_TITLE);

function titleDraft({ title }: Asked): Draft {
  const label = plainTitle(title);
  const concept = searchLexicon.conceptsIn(label).find(({ kind }) => kind === 'OCCUPATION');
  return { kind: 'TITLE', any: [{ label, ...(concept ? { concept: `occupation.${concept.id}` } : {}) }] };
}

/** What nobody can be without: the title, the place unless the work is remote, the years. */
function requiredOf(asked: Asked): Draft[] {
  const { cities, work_mode, years_from } = asked;
  const isSomewhere = work_mode !== 'REMOTE' && cities.length > 0;
  return [
    titleDraft(asked),
    ...(isSomewhere
      ? [
          {
            kind: 'PLACE' as const,
            any: cities.map(({ id, name }) => ({ label: name, concept: `city:${id}` })),
          },
        ]
      : []),
    ...(years_from ? [{ kind: 'YEARS' as const, any: [], atLeast: years_from }] : []),
  ];
}

/** What is wished for: each skill, and each language at its level. Salaries are known of few: who wants to ask for one adds it. */
function wishedOf({ skills, languages }: Asked): Draft[] {
  return [
    ...skills.map(({ name }) => ({ kind: 'SKILL' as const, any: [{ label: name }] })),
    ...languages.map(({ code, proficiency }) => ({
      kind: 'LANGUAGE' as const,
      any: [{ label: code, concept: `language:${code.toLowerCase()}` }],
      atLeast: LANGUAGE_LEVELS.indexOf(proficiency) + 1,
    })),
  ];
}

/** Of these a person wants one thing: what the indications say of them takes the place of what the position says. */
const ONE_OF: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>(['TITLE', 'PLACE', 'YEARS', 'SALARY']);
const namesOf = ({ kind, any }: Draft): string[] =>
  any.flatMap(({ label, concept }) => [`${kind} ${fold(label)}`, ...(concept ? [concept] : [])]);

/** Whether the indications speak of the same. */
function isSaid(draft: Draft, indicated: readonly Clause[]): boolean {
  const names = new Set(namesOf(draft));
  return indicated.some(
    (said) =>
      (ONE_OF.has(said.kind) && said.kind === draft.kind && !said.not) ||
      namesOf(said).some((name) => names.has(name)),
  );
}

const isOwnWish = ({ id, optional }: Clause): boolean => optional && id.startsWith('p');

/** Whether a clause is a single word that the lexicon does not know. */
const isBareWord = ({ by, kind, not, any }: Clause): boolean =>
  by === 'WORDS' && kind === 'WORDS' && !not && !/[\s*]/.test(any[0]?.label ?? '');

/** Nobody is left out for what nobody here knows, whoever has read it. */
const isGuess = (clause: Clause): boolean => isBareWord(clause) || clause.by === 'LLM';

interface Indicated {
  readonly indications: string;
  /** How they were read already. */
  readonly said?: ReadQuery | undefined;
}

/**
 * What indications ask for. They are sentences: a word that nobody knows is only wished for, and one that nobody of the agency
 * has is left out, as it would order nobody.
 */
async function indicatedOf(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  { indications: text, said }: Indicated,
): Promise<ReadQuery> {
  const { clauses, ignored } = said ?? readQuery(text, await readKnowledge(tx, agencyId, index, text));
  const termsBy = new Map(
    clauses.filter(isBareWord).map((clause) => {
      const terms = criterionOf(clause).grades.flatMap(({ expression }) => [...termsOf(expression)]);
      return [clause, terms];
    }),
  );
  const known = await index.known([...new Set([...termsBy.values()].flat())]);
  const isEmpty = (clause: Clause): boolean =>
    termsBy.has(clause) && !termsBy.get(clause)?.some((term) => known.has(term));
  const empty = clauses
    .filter(isEmpty)
    .map(({ start = 0, end = 0 }) => ({ text: text.slice(start, end), start, end }));
  return {
    clauses: clauses
      .filter((clause) => !isEmpty(clause))
      .map((clause) => (isGuess(clause) ? { ...clause, optional: true } : clause)),
    ignored: [...ignored, ...empty].sort((one, other) => one.start - other.start),
  };
}

/**
 * What a hunt looks for: what the position asks for, where the indications do not say otherwise, and what they say. Its required
 * fields must be met, the rest is wished for. Throws TooComplexError.
 */
export async function clausesOf(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  { positionId, ...indicated }: Indicated & { positionId: string },
): Promise<ReadQuery> {
  const asked = await readAsked(tx, agencyId, positionId);
  const { clauses: wanted, ignored } = await indicatedOf(tx, agencyId, index, indicated);
  const drafts = [
    ...requiredOf(asked).map((draft) => ({ ...draft, optional: false })),
    ...wishedOf(asked).map((draft) => ({ ...draft, optional: true })),
  ];
  const known = knownClauses(
    drafts.map((draft, at): Clause => ({ ...draft, id: `p${at + 1}`, not: false, by: 'LEXICON' })),
    NOTHING_KNOWN,
  );
  // What a model makes of words is a wish beside what the position asks for, never in its place.
  const said = wanted.filter(({ by }) => by !== 'LLM');
  const own = known.filter((clause) => !isSaid(clause, said));
  const all = [...own, ...wanted.map((clause, at) => ({ ...clause, id: `i${at + 1}` }))];
  // Of too many the wishes of the position go first.
  const byWeight = all.toSorted((one, other) => Number(isOwnWish(one)) - Number(isOwnWish(other)));
  const kept = new Set(byWeight.slice(0, MAX_CLAUSES));
  return { clauses: all.filter((clause) => kept.has(clause)), ignored };
}
