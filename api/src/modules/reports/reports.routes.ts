import * as contract from '@cantera/shared/contracts/reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asActor, registerEndpoint, route, uploadRoute } from '../../http/route.ts';
import { parseRequest } from '../../http/validation.ts';
import { serveBytes, serveFile } from '../files/index.ts';
import { withBriefOrder } from './by-model/brief-order.ts';
import { makeReport, previewReport } from './candidate-report.service.ts';
import {
  askForReport,
  listOwnReports,
  previewReportOfPosition,
  readReport,
  requireReportFile,
} from './position-report.service.ts';

const DELIVERED = { cache: 'private, no-store', download: true };

function ofCandidates(app: FastifyInstance, deps: Deps): void {
  if (deps.model)
    // A model takes seconds to answer, and a transaction must not wait for it.
    uploadRoute(
      app,
      deps,
      contract.previewCandidateReport,
      async ({ actor, inTenant, input: { params, body } }) => {
        const { options, isUnanswered } = await withBriefOrder(deps, actor, inTenant, params.id, body);
        const preview = await inTenant((tx) => previewReport(tx, actor, params.id, options, deps.config));
        return { data: { ...preview, ...(isUnanswered ? { isBriefUnanswered: true as const } : {}) } };
      },
    );
  else
    route(app, deps, contract.previewCandidateReport, async ({ tx, actor, input: { params, body } }) => ({
      data: await previewReport(tx, actor, params.id, body, deps.config),
    }));

  // Drawing takes its time: no transaction stays open for it.
  uploadRoute(
    app,
    deps,
    contract.createCandidateReport,
    async ({ actor, inTenant, reply, input: { params, body } }) => {
      // Where somebody wrote the brief, no machine orders one.
      const isOrdered = deps.model && body.brief === undefined;
      const { options } = isOrdered
        ? await withBriefOrder(deps, actor, inTenant, params.id, body)
        : { options: body };
      const { name, bytes } = await makeReport(deps, inTenant, actor, params.id, options);
      return serveBytes(reply, { bytes, contentType: 'application/pdf', name }, DELIVERED);
    },
  );
}

function ofPositions(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.previewPositionReport, async ({ tx, actor, input: { params, body } }) => ({
    data: await previewReportOfPosition(tx, actor, params.id, body, deps.config),
  }));

  route(app, deps, contract.createPositionReport, async ({ tx, actor, reply, input: { params, body } }) => {
    const id = await askForReport(tx, actor, params.id, body, deps.config);
    void reply.code(202);
    return { data: { id } };
  });

  route(app, deps, contract.listPositionReports, async ({ tx, actor, input: { params } }) => ({
    data: { items: await listOwnReports(tx, actor, params.id) },
  }));

  route(app, deps, contract.getPositionReport, async ({ tx, actor, input: { params } }) => ({
    data: await readReport(tx, actor, params.id, params.reportId),
  }));

  app.get(registerEndpoint(contract.getPositionReportFile), async (request, reply) => {
    const file = await asActor(deps, request, contract.getPositionReportFile, (actor, tx) => {
      const { params } = parseRequest(contract.getPositionReportFile, request) as {
        params: { id: string; reportId: string };
      };
      return requireReportFile(tx, actor, params.id, params.reportId);
    });
    return serveFile(deps, reply, file, DELIVERED);
  });
}

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  ofCandidates(app, deps);
  ofPositions(app, deps);
}
