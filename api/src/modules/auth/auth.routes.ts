import {
  changeOwnPassword,
  changePassword,
  forgotPassword,
  login,
  logout,
  setup,
} from '@cantera/shared/contracts/auth';
import type { FastifyInstance } from 'fastify';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { unauthorized } from '../../errors.ts';
import { publicRoute, route } from '../../http/route.ts';
import { findUser } from '../users/index.ts';
import { changeOwn, logIn, resetPassword, sendReset } from './auth.service.ts';
import { createSession, deleteSession } from './session.repository.ts';
import { checkSetupToken, foundAgency } from './setup.service.ts';

/** A session for someone who has just proved who he is, with what the app needs of him. */
async function startSession(deps: Deps, agencyId: string, userId: string, userAgent: string | undefined) {
  return withTenant(deps.pool, agencyId, async (tx) => {
    const token = await createSession(tx, agencyId, userId, userAgent);
    const user = await findUser(tx, agencyId, userId);
    if (!user) throw unauthorized();
    return { data: { token, user } };
  });
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, deps, login, async ({ request, input: { body } }) => {
    const { agencyId, userId } = await logIn(deps.pool, body, request.ip);
    return startSession(deps, agencyId, userId, request.headers['user-agent']);
  });

  publicRoute(app, deps, setup, async ({ request, input: { body } }) => {
    await checkSetupToken(deps.pool, body.token);
    const { agencyId, userId } = await foundAgency(deps.pool, body);
    return startSession(deps, agencyId, userId, request.headers['user-agent']);
  });

  publicRoute(
    app,
    deps,
    forgotPassword,
    async ({ input: { body } }) => {
      await sendReset(deps, body.email);
      return { data: {} };
    },
    { rateLimit: { max: 30, timeWindow: '10 minutes' } },
  );

  publicRoute(app, deps, changePassword, async ({ input: { body } }) => {
    await resetPassword(deps.pool, body.token, body.password);
    return { data: {} };
  });

  route(app, deps, logout, 'profile.own', async ({ tx, actor }) => {
    await deleteSession(tx, actor);
    return { data: {} };
  });

  route(app, deps, changeOwnPassword, 'profile.own', async ({ tx, actor, input: { body } }) => {
    await changeOwn(tx, actor, body);
    return { data: {} };
  });
}
