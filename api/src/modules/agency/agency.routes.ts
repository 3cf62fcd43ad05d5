import { type Agency, getAgency, getAgencyDetails, getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import type { FastifyInstance } from 'fastify';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { publicRoute, route } from '../../http/route.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { countAgency, findAgency } from './agency.repository.ts';

async function requireAgency(tx: Tx, agencyId: string): Promise<Agency> {
  const agency = await findAgency(tx, agencyId);
  if (!agency) throw notFound('agency');
  return agency;
}

export function agencyRoutes(app: FastifyInstance, deps: Deps): void {
  // Every member's shell shows the agency's name and logo; the rest of the agency area has its own permission.
  route(app, deps, getAgency, 'profile.own', async ({ tx, actor }) => ({
    data: await requireAgency(tx, actor.agencyId),
  }));

  route(app, deps, getAgencyDetails, 'agency.read', async ({ tx, actor }) => ({
    data: { ...(await requireAgency(tx, actor.agencyId)), counts: await countAgency(tx, actor.agencyId) },
  }));

  publicRoute(app, deps, getPrivacyPolicy, async ({ input: { params } }) => {
    const agency = await withTenant(deps.pool, params.agencyId, (tx) => requireAgency(tx, params.agencyId));
    return {
      data: {
        name: agency.name,
        privacyPolicy: sanitizeRichText(agency.privacyPolicy.privacyPolicy),
        privacyPolicyInformation: sanitizeRichText(agency.privacyPolicy.privacyPolicyInformation),
      },
    };
  });
}
