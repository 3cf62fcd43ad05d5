import { positionPath } from '@cantera/shared/contracts/career-site-address';
import type { Position } from '@cantera/shared/contracts/positions';
import { currentLocale, useSession } from '@cantera/shared/session';

/** The position's page on the agency's own site, in the reader's language; undefined while nobody could read it there. */
export function usePortalAddress({ id, isPublic }: Position): string | undefined {
  const slug = useSession(({ agency }) => agency?.slug);
  return isPublic && slug ? positionPath(currentLocale(), slug, id) : undefined;
}
