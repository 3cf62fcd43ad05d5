import { draftDescription } from '@cantera/shared/contracts/drafts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { uploadRoute } from '../../http/route.ts';
import { draftFacts, writeDraft } from './drafting.service.ts';

export function draftingRoutes(app: FastifyInstance, deps: Deps): void {
  // A model takes seconds to write, and a transaction must not wait for it.
  uploadRoute(app, deps, draftDescription, async ({ actor, inTenant, input: { params, body } }) => {
    const facts = await inTenant((tx) => draftFacts(tx, actor, params.id));
    return writeDraft(deps, actor.agencyId, facts, body);
  });
}
