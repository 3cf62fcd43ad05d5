import { REPORTS } from '../paths.ts';
import { fail, type Gate, type GateResult, pass } from './gate.ts';
import { idsOf, type Proof, readProofs } from './requirement-proofs.ts';
import {
  LEVELS,
  type RequirementRow,
  type Requirements,
  readRequirements,
  rowsInScope,
} from './requirement-rows.ts';

const MAX_IDS_A_TEST = 4;

export interface Judgement {
  /** How many rows of each prefix are proven, and which tests needed a second try. */
  readonly report: string;
  /** Wrong titles and tables, and every row in scope that is not proven with what it lacks. */
  readonly wrong: readonly string[];
}

/** What is wrong with titles: too many ids, one that no table has, or one that was withdrawn. */
export function wrongTitles(titles: readonly string[], { rows }: Requirements): string[] {
  return titles.flatMap((title) => {
    const ids = idsOf(title);
    return [
      ...(ids.length > MAX_IDS_A_TEST
        ? [`"${title}" names ${ids.length} ids; ${MAX_IDS_A_TEST} at most`]
        : []),
      ...ids
        .filter((id) => rows.get(id)?.isWithdrawn !== false)
        .map((id) => `"${title}" names ${id}, which ${rows.has(id) ? 'is withdrawn' : 'no table has'}`),
    ];
  });
}

/** Why a row is not proven; undefined when every test that names it passed and one is of its level. */
function lackOf({ id, level }: RequirementRow, proofs: readonly Proof[]): string | undefined {
  const missed = proofs.find(({ result }) => result === 'failed' || result === 'skipped');
  if (missed) return `${id}: "${missed.title}" ${missed.result === 'failed' ? 'failed' : 'was skipped'}`;
  const best = Math.max(-1, ...proofs.map((proof) => LEVELS.indexOf(proof.level)));
  if (best < 0) return `${id}: no test names it`;
  return best < LEVELS.indexOf(level)
    ? `${id}: no ${level} test names it, only ${LEVELS[best]} tests do`
    : undefined;
}

function prefixTable(rows: readonly RequirementRow[], open: ReadonlySet<string>): string[] {
  const groups = Map.groupBy(rows, ({ id }) => id.split('-')[0] ?? '');
  return [...groups].map(([prefix, group]) => {
    const missing = group.filter(({ id }) => open.has(id)).map(({ id }) => id.slice(prefix.length + 1));
    const count = `${prefix.padEnd(7)} ${String(group.length - missing.length).padStart(3)} of ${String(group.length).padStart(3)}`;
    return missing.length > 0 ? `${count}  not proven: ${missing.join(' ')}` : count;
  });
}

/** Holds the tests of a run against the tables. */
export function judge(requirements: Requirements, proofs: readonly Proof[]): Judgement {
  const scope = rowsInScope(requirements);
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs)
    for (const id of idsOf(proof.title)) byId.set(id, [...(byId.get(id) ?? []), proof]);
  const lacks = new Map(scope.map((row) => [row.id, lackOf(row, byId.get(row.id) ?? [])]));
  const open = new Set(scope.filter(({ id }) => lacks.get(id)).map(({ id }) => id));
  const flaky = proofs
    .filter(({ title, result }) => result === 'flaky' && idsOf(title).length > 0)
    .map(({ title }) => `passed at the second try only: ${title}`);
  const summary = `${scope.length - open.size} of ${scope.length} rows in scope are proven: every test that names them passed; ${requirements.rows.size} rows in all.`;
  return {
    report: [...prefixTable(scope, open), ...flaky, summary].join('\n'),
    wrong: [
      ...requirements.faults,
      ...wrongTitles(
        proofs.map(({ title }) => title),
        requirements,
      ),
      ...[...lacks.values()].filter((lack) => lack !== undefined),
    ],
  };
}

/** Every row in scope is proven at its level; titles of tests and of their steps name known ids, at most four each. */
export const requirementsGate: Gate = {
  name: 'requirements',
  async run(): Promise<GateResult> {
    const { report, wrong } = judge(readRequirements(), readProofs(REPORTS));
    process.stdout.write(`${report}\n`);
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};

/** `npm run requirements`, from the last run's reports. */
export async function requirements(): Promise<number> {
  const { report, wrong } = judge(readRequirements(), readProofs(REPORTS));
  process.stdout.write(`${[...wrong, report].join('\n')}\n`);
  return wrong.length > 0 ? 1 : 0;
}
