import type { ReportPersonLeak } from '@cantera/shared/contracts/reports';
import { attackBlocks, attackFile, type Target } from './attack/index.ts';

/** One person of an anonymous report, with what the report calls them by. */
export type ReportedTarget = Target & { readonly code: string };

/** What the parts of people tell of who they are, person by person. */
export const leaksOfBlocks = (people: readonly Omit<ReportedTarget, 'pages'>[]): ReportPersonLeak[] =>
  people.flatMap(({ code, identity, blocks }) =>
    attackBlocks(identity, blocks).map((leak) => ({ ...leak, code })),
  );

/** Attacks a file that is to be anonymous: what it tells of whom, and what is told beside their parts. */
export async function leaksOfFile(
  file: Buffer,
  targets: readonly ReportedTarget[],
  title: string,
): Promise<ReportPersonLeak[]> {
  const found = await attackFile(file, targets, title);
  if (found.length === 0) return [];
  const [only, ...others] = targets;
  const alone = only && others.length === 0 ? only.code : null;
  const ofPeople = leaksOfBlocks(targets);
  const isNamed = (one: (typeof found)[number]): boolean =>
    ofPeople.some(({ kind, section }) => kind === one.kind && section === one.section);
  return [...ofPeople, ...found.filter((one) => !isNamed(one)).map((one) => ({ ...one, code: alone }))];
}
