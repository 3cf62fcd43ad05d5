import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { dateIn } from './dates.ts';
import type { DemoPosition } from './demo-position.ts';
import type { Scope } from './scope.ts';
import { TRACKS } from './tracks.ts';

const BENEFITS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Private health insurance', 'Two days a week from home', 'A budget of €1,200 a year for training'],
  es: ['Seguro médico privado', 'Jornada intensiva en verano', 'Formación a cargo de la empresa'],
  ca: ['Menjador a preu reduït', 'Dos divendres lliures al mes', 'Formació a càrrec de l’empresa'],
};
const HARD = 4;
const SOFT = 2;

function skillsOf(position: DemoPosition) {
  const track = TRACKS.find(({ key }) => key === position.track);
  if (!track) return [];
  return [
    ...track.hardSkills.slice(0, HARD).map((name) => ({ name, type: 'HARD_SKILL' as const })),
    ...track.softSkills.slice(0, SOFT).map((name) => ({ name, type: 'SOFT_SKILL' as const })),
  ];
}

/** What the positions that were ever open ask for and offer; drafts stay as unfinished as drafts are. */
export async function writePositionDetails(
  tx: Tx,
  { agencyId, id }: Scope,
  positions: readonly DemoPosition[],
): Promise<void> {
  const complete = positions.filter(({ status }) => status !== 'DRAFT');
  const named = new Map(complete.flatMap(skillsOf).map((skill) => [skill.name, skill]));
  await tx
    .insertInto('skills')
    .values(
      [...named.values()].map((skill) => ({ agency_id: agencyId, id: id(`skill ${skill.name}`), ...skill })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('position_skills')
    .values(
      complete.flatMap((position) =>
        skillsOf(position).map(({ name }, ordinal) => ({
          agency_id: agencyId,
          position_id: id(`position ${position.key}`),
          skill_id: id(`skill ${name}`),
          ordinal,
        })),
      ),
    )
    .execute();
  for (const [index, position] of complete.entries())
    await tx
      .updateTable('positions')
      .set({
        benefits: [...BENEFITS[position.locale]],
        // Every third client waits for this agency alone.
        ...(index % 3 === 0
          ? { exclusivity_limit_date: dateIn(40 + index), exclusivity_notify_at: dateIn(33 + index) }
          : {}),
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id(`position ${position.key}`))
      .execute();
}
