import { fromChannel, sitePaths } from '@cantera/mfe-career-site/public';
import type { Locale } from '@cantera/shared/contracts/enums';

/** Where a position is read and where people apply to it, with the channel that the links are found by. */
export function positionAddresses(
  site: { readonly origin: string; readonly slug: string; readonly locale: Locale },
  positionId: string,
  channel: string,
): { page: string; apply: string } {
  const paths = sitePaths(site.locale, site.slug);
  return {
    page: site.origin + fromChannel(paths.position(positionId), channel),
    apply: site.origin + fromChannel(paths.apply(positionId), channel),
  };
}
