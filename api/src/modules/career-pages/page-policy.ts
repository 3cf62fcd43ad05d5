import { createHash } from 'node:crypto';
import type { PublicSite } from '@cantera/shared/contracts/public-site';

const foreignOrigin = (address: string | null | undefined): string[] =>
  address && /^https?:\/\//.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

/** Content-security policy of a page: our own files, the one style element by its hash, no other script or style; in a frame no form either. */
export function pagePolicy(styleSheet: string, site: PublicSite | null, isInFrame: boolean): string {
  const styleHash = createHash('sha256').update(styleSheet).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "font-src 'self'",
    [
      ...new Set([
        "img-src 'self' data:",
        ...foreignOrigin(site?.logoUrl),
        ...foreignOrigin(site?.homePage.heroUrl),
      ]),
    ].join(' '),
    "connect-src 'self'",
    isInFrame ? "form-action 'none'" : "form-action 'self'",
    "base-uri 'none'",
    // The configurator shows the site in a frame beside its form.
    "frame-ancestors 'self'",
  ].join('; ');
}
