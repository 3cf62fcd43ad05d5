import { invalidFields } from '../../errors.ts';

/** First path segments that the product uses itself; no agency's site may stand there. */
const RESERVED: ReadonlySet<string> = new Set([
  'agency',
  'api',
  'assets',
  'auth',
  'candidates',
  'careers',
  'clients',
  'contracts',
  'dev',
  'docs',
  'files',
  'health',
  'metrics',
  'mixed',
  'positions',
  'public',
  'remotes',
  'services',
  'settings',
  'static',
  'talent-pools',
]);

/** Throws 400 naming `slug` for a first path segment in use. */
export function refuseReserved(slug: string): void {
  if (RESERVED.has(slug)) throw invalidFields({ slug: 'not_allowed' });
}
