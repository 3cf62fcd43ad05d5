import {
  getConsentRound,
  startConsentRound,
  stopConsentRound,
} from '@cantera/shared/contracts/consent-rounds';
import {
  answerConsentRequest,
  askForConsents,
  getConsentRequest,
  previewAsking,
  sendGdpr,
  withdrawConsents,
} from '@cantera/shared/contracts/consents';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { publicRoute, route } from '../../http/route.ts';
import { findCandidate, lockCandidate } from '../candidates/index.ts';
import { answerRequest, showRequest } from './answer/answer.service.ts';
import { requestConsent } from './request.service.ts';
import { showRound, startRound, stopRound } from './round.service.ts';
import { askSelection, previewSelection, withdrawSelection } from './selection.service.ts';

/** Calls of one address; a person needs a handful. */
const LIMIT = { max: 60, timeWindow: '10 minutes' };

export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, sendGdpr, async ({ tx, actor, input: { params } }) => {
    await lockCandidate(tx, actor, params.id);
    await requestConsent(tx, deps.config, {
      agencyId: actor.agencyId,
      candidateId: params.id,
      userId: actor.userId,
    });
    return { data: await findCandidate(tx, actor, params.id, deps.config) };
  });

  route(app, deps, previewAsking, async ({ tx, actor, input: { body } }) => ({
    data: await previewSelection(tx, actor, body.candidateIds),
  }));
  route(app, deps, askForConsents, async ({ tx, actor, input: { body } }) => {
    const { undoSeconds: unsendSeconds } = deps.config;
    const requestIds = await askSelection(tx, deps.config, actor, { ...body, unsendSeconds });
    return { data: { requestIds, unsendSeconds } };
  });
  route(app, deps, withdrawConsents, async ({ tx, actor, input: { body } }) => ({
    data: { withdrawn: await withdrawSelection(tx, actor, body.requestIds) },
  }));

  route(app, deps, getConsentRound, async ({ tx, actor }) => ({ data: await showRound(tx, actor) }));
  route(app, deps, startConsentRound, async ({ tx, actor, input: { body } }) => {
    await startRound(tx, actor, body.people);
    return { data: await showRound(tx, actor) };
  });
  route(app, deps, stopConsentRound, async ({ tx, actor }) => {
    await stopRound(tx, actor.agencyId);
    return { data: await showRound(tx, actor) };
  });

  publicRoute(
    app,
    deps,
    getConsentRequest,
    async ({ input: { params } }) => ({ data: await showRequest(deps, params.token) }),
    { rateLimit: LIMIT },
  );

  publicRoute(
    app,
    deps,
    answerConsentRequest,
    async ({ input: { params, body } }) => ({ data: await answerRequest(deps, params.token, body) }),
    { rateLimit: LIMIT },
  );
}
