import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';

/** No vowels, and no signs that look alike: a code is no word. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

/**
 * What somebody is called in anonymous reports of a position, or of none: the same at every time, another in another
 * position, and for nobody without the installation's secret a way back. At least 4 signs.
 */
export function codeOf(
  { secret }: Pick<Config, 'secret'>,
  { candidateId, positionId }: { candidateId: string; positionId: string | null },
  length = LENGTH,
): string {
  const hash = createHmac('sha256', secret)
    .update(`report code\n${candidateId}\n${positionId ?? ''}`)
    .digest();
  return Array.from({ length }, (_, index) => SIGNS[(hash[index] ?? 0) % SIGNS.length]).join('');
}

/** The codes of some people of one report, by candidate; as long as is needed to tell them apart. */
export function codesOf(
  config: Pick<Config, 'secret'>,
  candidateIds: readonly string[],
  positionId: string | null,
): Map<string, string> {
  for (let length = LENGTH; ; length += 1) {
    const codes = new Map(
      candidateIds.map((candidateId) => [candidateId, codeOf(config, { candidateId, positionId }, length)]),
    );
    if (length > 16 || new Set(codes.values()).size === codes.size) return codes;
  }
}
