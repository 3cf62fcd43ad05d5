import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { deriveRules } from '../../api/src/modules/assessment/criteria/derive.ts';
import { compute, correctedSums } from '../../api/src/modules/assessment/scores/compute.ts';
import { MONTH } from './judged-cvs.ts';
import { type Asked, POSITIONS, type Position, TONGUES } from './positions.ts';
import type { ReadCv } from './read-fixtures.ts';
import { trueYears } from './true-years.ts';

const RANKS: readonly (string | null)[] = LANGUAGE_LEVELS;
const rankOf = (level: string | null): number => RANKS.indexOf(level);

/** How much of a position somebody has: 1 for what they have, a half for less of it, by the ground truth alone. */
function truthOf({ title, years, skills, languages }: Position, { truth }: ReadCv): number {
  const own = truth.workExperiences.filter(({ position }) => title.truth.test(position));
  const inOwn = trueYears(own);
  const worked = trueYears(truth.workExperiences);
  const ofYears = inOwn >= years ? 1 : inOwn > 0 || worked >= years ? 0.5 : 0;
  const has = ({ truth: sign }: Asked): number =>
    truth.hardSkills.some((skill) => sign.test(skill)) ? 1 : 0;
  const speaks = languages.map(({ code, proficiency }) => {
    const spoken = truth.languages.find((language) => language.code === code);
    if (!spoken) return 0;
    const above = rankOf(spoken.proficiency) - rankOf(proficiency);
    return above >= 0 ? 1 : above === -1 || spoken.proficiency === null ? 0.5 : 0;
  });
  return [own.length > 0 ? 1 : 0, ofYears, ...skills.map(has), ...speaks].reduce(
    (sum, part) => sum + part,
    0,
  );
}

const scoreOf = (position: Position, tongue: (typeof TONGUES)[number], { input }: ReadCv): number => {
  const rules = deriveRules({
    id: '00000000-0000-4000-8000-000000000001',
    title: position.title[tongue],
    jobDescription: '',
    yearsFrom: position.years,
    languages: position.languages,
    skills: position.skills.map((skill) => ({ name: skill[tongue], type: 'HARD_SKILL' as const })),
  }).map((rule) => ({ ...rule, weight: 'MUST' as const }));
  return correctedSums(compute({ ...input, rules, month: MONTH }).verdicts, [])?.lax ?? 0;
};

export interface Order {
  readonly positions: number;
  readonly pairs: number;
  /** Pairs of people of whom the better one has the higher score; equal scores are not. */
  readonly ordered: number;
  readonly tied: number;
}

/** How often two people stand in the order of what they have, of each two who differ in that by at least half a criterion. */
export function orderOf(cvs: readonly ReadCv[]): Order {
  let [pairs, ordered, tied] = [0, 0, 0];
  for (const position of POSITIONS) {
    const truths = cvs.map((cv) => truthOf(position, cv));
    for (const tongue of TONGUES) {
      const scores = cvs.map((cv) => scoreOf(position, tongue, cv));
      for (const [one, truth] of truths.entries())
        for (const [other, less] of truths.entries()) {
          if (truth <= less) continue;
          pairs += 1;
          const ahead = (scores[one] ?? 0) - (scores[other] ?? 0);
          if (ahead > 0) ordered += 1;
          if (ahead === 0) tied += 1;
        }
    }
  }
  return { positions: POSITIONS.length * TONGUES.length, pairs, ordered, tied };
}
