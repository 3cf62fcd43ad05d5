import type { PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import { languagesIn } from '../../cv-reading/index.ts';
import type { Wrong } from './draft.ts';

/** The languages that some texts name with their levels, each once; of the others it is noted that they cannot be taken. */
export function languagesOf(texts: readonly string[], problems: Wrong[]): PoolProfile['languages'] {
  const levels = new Map<string, PoolProfile['languages'][number]>();
  let isWhole = true;
  for (const text of texts) {
    const read = languagesIn(text);
    if (read.length === 0) isWhole = false;
    for (const { code, proficiency } of read)
      if (proficiency === null || code.length !== 2) isWhole = false;
      else if (!levels.has(code)) levels.set(code, { code, proficiency });
  }
  if (!isWhole) problems.push({ reason: 'INVALID', field: 'LANGUAGES' });
  return [...levels.values()];
}
