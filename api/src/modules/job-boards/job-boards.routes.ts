import {
  deleteJob,
  getJobStatus,
  listPortals as list,
  submitJob,
  updatePortalSettings,
} from '@cantera/shared/contracts/job-boards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { listPortals, saveSettings } from './portals.service.ts';
import { submit, takeOff } from './publish.service.ts';
import { readStatus } from './status.service.ts';

export function jobBoardRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, submitJob, async ({ tx, actor, input: { body } }) => {
    await submit(tx, actor, deps, body);
    return { data: {} };
  });
  route(app, deps, deleteJob, async ({ tx, actor, input: { body } }) => {
    await takeOff(tx, actor, deps, body);
    return { data: {} };
  });
  route(app, deps, getJobStatus, async ({ tx, actor, input: { query } }) => ({
    items: await readStatus(tx, actor, deps, query.jobId),
  }));
  route(app, deps, list, async ({ tx, actor }) => ({
    data: { items: await listPortals(tx, actor, deps) },
  }));
  route(app, deps, updatePortalSettings, async ({ tx, actor, input: { params, body } }) => ({
    data: await saveSettings(tx, actor, deps, params.id, body),
  }));
  feedRoutes(app, deps);
}
