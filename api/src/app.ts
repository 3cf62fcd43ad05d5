import { randomUUID } from 'node:crypto';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { compressAnswers } from './http/compression.ts';
import { handleErrors } from './http/errors.ts';
import { firstAnswerRoutes } from './http/first-answers.ts';
import { ADDRESSES } from './http/reads.ts';
import { nameRequests } from './http/request-context.ts';
import { answerBadAddress, secureHeaders } from './http/security.ts';
import { refuseWritesWithoutSpace } from './http/storage.ts';
import { activityRoutes } from './modules/activity/index.ts';
import { agencyRoutes } from './modules/agency/index.ts';
import { assessmentRoutes } from './modules/assessment/index.ts';
import { authRoutes } from './modules/auth/index.ts';
import { autodiscardRoutes } from './modules/autodiscard/index.ts';
import { candidateCreationRoutes } from './modules/candidate-creation/index.ts';
import { candidateSearchRoutes } from './modules/candidate-search/index.ts';
import { candidateRoutes } from './modules/candidates/index.ts';
import { careerPageRoutes } from './modules/career-pages/index.ts';
import { careerSiteRoutes } from './modules/career-site/index.ts';
import { channelRoutes } from './modules/channels/index.ts';
import { clientErrorRoutes } from './modules/client-errors/index.ts';
import { clientReadingRoutes } from './modules/client-reading/index.ts';
import { clientRoutes } from './modules/clients/index.ts';
import { commentRoutes } from './modules/comments/index.ts';
import { composerRoutes } from './modules/composer/index.ts';
import { consentRoutes } from './modules/consents/index.ts';
import { contractRoutes } from './modules/contracts/index.ts';
import { decisionRoutes } from './modules/decisions/index.ts';
import { docsRoutes } from './modules/docs/index.ts';
import { documentRoutes } from './modules/documents/index.ts';
import { draftingRoutes } from './modules/drafting/index.ts';
import { duplicateRoutes } from './modules/duplicates/index.ts';
import { engineRoutes } from './modules/engine/index.ts';
import { fileRoutes } from './modules/files/index.ts';
import { findRoutes } from './modules/find/index.ts';
import { healthRoutes } from './modules/health/index.ts';
import { huntRoutes } from './modules/hunts/index.ts';
import { intakeRoutes } from './modules/intake/index.ts';
import { jobBoardRoutes } from './modules/job-boards/index.ts';
import { liveRoutes } from './modules/live/index.ts';
import { lookupRoutes } from './modules/lookups/index.ts';
import { memberRoutes } from './modules/members/index.ts';
import { mergeRoutes } from './modules/merges/index.ts';
import { messageRoutes, outboxRoutes } from './modules/messages/index.ts';
import { metricsRoutes } from './modules/metrics/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { pipelineRoutes } from './modules/pipeline/index.ts';
import { positionQuestionRoutes } from './modules/position-questions/index.ts';
import { positionRoutes } from './modules/positions/index.ts';
import { publicSiteRoutes } from './modules/public-site/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { retentionRoutes } from './modules/retention/index.ts';
import { tagRoutes } from './modules/tags/index.ts';
import { templateRoutes } from './modules/templates/index.ts';
import { viewRoutes } from './modules/views/index.ts';
import { webRoutes } from './modules/web/index.ts';
import { workflowRoutes } from './modules/workflows/index.ts';

type Routes = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Every module's routes. A module more is a line more. */
const MODULES: readonly Routes[] = [
  authRoutes,
  memberRoutes,
  agencyRoutes,
  liveRoutes,
  healthRoutes,
  docsRoutes,
  positionRoutes,
  positionQuestionRoutes,
  draftingRoutes,
  pipelineRoutes,
  assessmentRoutes,
  autodiscardRoutes,
  decisionRoutes,
  clientRoutes,
  clientReadingRoutes,
  contractRoutes,
  metricsRoutes,
  lookupRoutes,
  fileRoutes,
  candidateRoutes,
  candidateSearchRoutes,
  activityRoutes,
  commentRoutes,
  documentRoutes,
  consentRoutes,
  notificationRoutes,
  findRoutes,
  retentionRoutes,
  duplicateRoutes,
  mergeRoutes,
  messageRoutes,
  composerRoutes,
  engineRoutes,
  workflowRoutes,
  channelRoutes,
  tagRoutes,
  templateRoutes,
  viewRoutes,
  outboxRoutes,
  careerSiteRoutes,
  publicSiteRoutes,
  jobBoardRoutes,
  careerPageRoutes,
  candidateCreationRoutes,
  intakeRoutes,
  reportRoutes,
  huntRoutes,
  clientErrorRoutes,
  firstAnswerRoutes,
];

/** A request must have arrived whole by then: the largest upload over a slow line, not a connection held open for ever. */
const REQUEST_MS = 300_000;
/** Line and headers of a request: an address may name all people whom one call assigns, far beyond what Node takes unasked. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Bodies of JSON; uploads have their own limit. */
const MAX_JSON_BYTES = 1_000_000;

/** Builds the server without listening; tests use `inject`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_MS,
    // One hop: only what the nearest proxy itself wrote is believed, or callers could name any address
    // as their own.
    trustProxy: process.env.TRUST_PROXY === '1' && ((_address, hop) => hop === 0),
    frameworkErrors: answerBadAddress(deps.config),
    genReqId: () => randomUUID(),
    // Every line names its request already.
    childLoggerFactory: (logger, _bindings, options) => logger.child({}, options),
    routerOptions: { ...ADDRESSES },
  });
  nameRequests(app);
  handleErrors(app);
  secureHeaders(app, deps.config);
  refuseWritesWithoutSpace(app, deps);
  await app.register(rateLimit, { global: false });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 200, fieldSize: 100_000, parts: 300 },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  compressAnswers(app);
  for (const routes of MODULES) await routes(app, deps);
  // Last: it answers every address that no other module does.
  await webRoutes(app, deps);
  return app;
}
