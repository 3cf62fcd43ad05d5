import { conflict } from '../../errors.ts';

/** Throws 409 CANDIDATE_CHANGED when a change was made from an older version than the one that stands. */
export function requireVersion(candidate: { readonly version: number }, read: number | undefined): void {
  if (read !== undefined && read !== candidate.version)
    throw conflict('CANDIDATE_CHANGED', 'Someone else has changed this candidate meanwhile.', {
      version: candidate.version,
    });
}
