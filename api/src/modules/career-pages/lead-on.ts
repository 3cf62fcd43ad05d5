import type { FastifyReply, FastifyRequest } from 'fastify';
import { movedSlug, type Visit } from './site-visit.ts';

/** Answers 308 to the same page of the site that stood at this address before; false where no site did. */
export async function leadOn(
  visit: Pick<Visit, 'deps' | 'slug'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const slug = await movedSlug(visit);
  if (slug === undefined) return false;
  // Kept nowhere, as a 308 otherwise is: its owner may return to the address, and would be led on from there for ever.
  void reply
    .header('cache-control', 'no-store')
    .redirect(request.url.replace(/^(\/careers\/[^/]+\/)[^/?]+/, `$1${slug}`), 308);
  return true;
}
