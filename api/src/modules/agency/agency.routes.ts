import { type Agency, getAgency, getAgencyDetails, getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import { updateAgency, updateLegal, updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import { dismissFirstSteps, listFirstSteps, restoreFirstSteps } from '@cantera/shared/contracts/first-steps';
import type { FastifyInstance } from 'fastify';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { publicRoute, route } from '../../http/route.ts';
import { enqueue } from '../../jobs/queue.ts';
import { modelAgainAtOf } from '../model-use/index.ts';
import { countAgency } from './agency.repository.ts';
import { changeAgency, legalColumns, logoColumns, policyColumns, requireAgency } from './agency.service.ts';
import { dismissFirstSteps as dismiss, readFirstSteps, restoreFirstSteps as restore } from './first-steps.ts';

export function agencyRoutes(app: FastifyInstance, deps: Deps): void {
  /** Without a model there is nothing to switch; with one it says until when it is asked nothing more. */
  const shown = async (tx: Tx, agency: Agency): Promise<Agency> => {
    const modelAgainAt = await modelAgainAtOf(deps, tx, agency.id);
    return {
      ...agency,
      usesModel: deps.config.model ? agency.usesModel : null,
      ...(modelAgainAt ? { modelAgainAt } : {}),
    };
  };
  // Every member's shell shows the agency's name and logo; the rest of the agency area has its own permission.
  route(app, deps, getAgency, async ({ tx, actor }) => ({
    data: await shown(tx, await requireAgency(tx, actor.agencyId)),
  }));

  route(app, deps, getAgencyDetails, async ({ tx, actor }) => ({
    data: {
      ...(await shown(tx, await requireAgency(tx, actor.agencyId))),
      counts: await countAgency(tx, actor.agencyId),
    },
  }));

  route(app, deps, updateAgency, async ({ tx, actor, input: { body } }) => {
    const logo = await logoColumns(tx, actor.agencyId, body.logoUrl);
    const columns = {
      name: body.name,
      web_url: body.webUrl,
      linkedin_url: body.linkedinUrl,
      ...(body.country ? { country: body.country } : {}),
      ...(body.timeZone ? { time_zone: body.timeZone } : {}),
      ...(body.usesModel === undefined ? {} : { uses_model: body.usesModel }),
      ...logo,
    };
    return { data: await shown(tx, await changeAgency(tx, actor.agencyId, columns, body.version)) };
  });
  route(app, deps, updateLegal, async ({ tx, actor, input: { body } }) => {
    const { agencyId } = actor;
    // Before the agency is held: who deletes candidates enqueues this too, and holds the agency last.
    await enqueue(tx, 'retention.refresh', { agencyId }, { key: `retention:${agencyId}` });
    return { data: await shown(tx, await changeAgency(tx, agencyId, legalColumns(body), body.version)) };
  });
  route(app, deps, updatePrivacyPolicy, async ({ tx, actor, input: { body } }) => ({
    data: await shown(tx, await changeAgency(tx, actor.agencyId, policyColumns(body), body.version)),
  }));

  route(app, deps, listFirstSteps, async ({ tx, actor }) => ({
    data: await readFirstSteps(tx, actor.agencyId),
  }));
  route(app, deps, dismissFirstSteps, async ({ tx, actor }) => {
    await dismiss(tx, actor.agencyId);
    return { data: {} };
  });
  route(app, deps, restoreFirstSteps, async ({ tx, actor }) => {
    await restore(tx, actor.agencyId);
    return { data: {} };
  });

  publicRoute(app, deps, getPrivacyPolicy, async ({ input: { params } }) => {
    const agency = await withTenant(deps.pool, params.agencyId, (tx) => requireAgency(tx, params.agencyId));
    return { data: { name: agency.name, ...agency.privacyPolicy } };
  });
}
