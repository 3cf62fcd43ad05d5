import type { PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import { languagesIn } from '../../cv-reading/index.ts';
import { cut, type FieldProblem, LONGEST_SAID } from './draft.ts';

/** A candidate has no more. */
const MAX_LANGUAGES = 50;

/** The languages that some texts name with their levels, each once; of the others it is noted that they cannot be taken. */
export function languagesOf(texts: readonly string[], problems: FieldProblem[]): PoolProfile['languages'] {
  const levels = new Map<string, PoolProfile['languages'][number]>();
  let isWhole = texts.length <= MAX_LANGUAGES && texts.every((text) => text.length <= LONGEST_SAID);
  for (const text of texts.slice(0, MAX_LANGUAGES)) {
    const read = languagesIn(cut(text, LONGEST_SAID));
    if (read.length === 0) isWhole = false;
    for (const { code, proficiency } of read)
      if (proficiency === null || code.length !== 2) isWhole = false;
      else if (!levels.has(code)) levels.set(code, { code, proficiency });
  }
  if (!isWhole) problems.push({ reason: 'INVALID', field: 'LANGUAGES' });
  return [...levels.values()];
}
