import { reportClientError } from '@cantera/shared/contracts/error-reports';
import { listClientErrors } from '@cantera/shared/contracts/installation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listErrors, recordError } from './client-errors.repository.ts';
import { pageWithoutIds, textWithoutPersonalData } from './personal-data.ts';

/** Reports of one address: a page that breaks in a loop is known after a few. */
const LIMIT = { max: 30, timeWindow: '1 minute' };

export function clientErrorRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    deps,
    reportClientError,
    async ({ tx, actor, input: { body } }) => {
      await recordError(tx, actor.agencyId, {
        remote: textWithoutPersonalData(body.remote),
        buildId: body.buildId,
        page: pageWithoutIds(body.page),
        message: textWithoutPersonalData(body.message),
      });
      return { data: {} };
    },
    { rateLimit: LIMIT },
  );

  route(app, deps, listClientErrors, async ({ tx, actor, input: { query } }) => ({
    data: await listErrors(tx, actor.agencyId, query),
  }));
}
