import { createHash } from 'node:crypto';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import * as contract from '@cantera/shared/contracts/intakes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields, unavailable } from '../../errors.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { requireNamedPosition } from '../candidate-creation/index.ts';
import { readForm, requireFile } from '../files/index.ts';
import {
  hashesElsewhere,
  insertIntake,
  knownHashes,
  listIntakes,
  pageOfItems,
} from '../intake-items/index.ts';
import { pdfMakersOf, putCv, receiveCv } from '../text-documents/index.ts';
import { acceptClean, undo } from './batch.service.ts';
import { decideItem, readAgain, skipRest } from './decide.service.ts';
import {
  describeIntake,
  describeIntakes,
  describeItem,
  describeItemWhole,
  requireIntake,
  toItem,
} from './describe.ts';
import { tellIntake } from './tell.ts';
import { findRoom, hashOf, takeIn } from './upload.service.ts';

function intakes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listIntakes, async ({ tx, actor }) => {
    const rows = await listIntakes(tx, actor.agencyId, actor.userId);
    return { data: { items: await describeIntakes(tx, actor, rows) } };
  });

  route(app, deps, contract.createIntake, async ({ tx, actor, input: { body } }) => {
    const { agencyId, userId } = actor;
    const { positionId = null } = body;
    if (positionId) await requireNamedPosition(tx, actor, positionId);
    const id = await insertIntake(tx, agencyId, { userId, positionId });
    await tellIntake(tx, agencyId, id);
    return { data: await describeIntake(tx, actor, id) };
  });

  route(app, deps, contract.getIntake, async ({ tx, actor, input: { params, query } }) => {
    const intake = await describeIntake(tx, actor, params.id);
    const { items, total: totalItems } = await pageOfItems(tx, actor.agencyId, params.id, query);
    const pagination = { page: query.page, pageSize: query.perPage, totalItems };
    return { data: { ...intake, items: items.map(toItem), pagination } };
  });

  uploadRoute(app, deps, contract.acceptCleanItems, async ({ actor, inTenant, input: { params } }) => ({
    data: await acceptClean(inTenant, actor, params.id),
  }));

  route(app, deps, contract.skipRestOfIntake, async ({ tx, actor, input: { params } }) => ({
    data: { skipped: await skipRest(tx, actor, params.id) },
  }));

  uploadRoute(app, deps, contract.undoIntake, async ({ actor, inTenant, input: { params } }) => ({
    data: await undo(inTenant, actor, params.id),
  }));
}

/** When so many documents are waiting to be made a PDF of that one has no turn. */
const RETRY_SECONDS = 10;

function upload(app: FastifyInstance, deps: Deps): void {
  const makers = pdfMakersOf(deps.config);
  uploadRoute(app, deps, contract.addIntakeItem, async ({ actor, request, inTenant, input: { params } }) => {
    const { agencyId, userId } = actor;
    const intakeId = params.id;
    // Before the file is read: nobody uploads what the intake has.
    const known = await inTenant(async (tx) => {
      await requireIntake(tx, actor, intakeId);
      const id = await findRoom(tx, agencyId, intakeId, hashOf(request));
      return id && describeItem(tx, actor, intakeId, id);
    });
    if (known) return { data: known };
    const file = requireFile(await readForm(request, MAX_FILE_BYTES, 'file'), 'file');
    // What arrived is not what was sent.
    if (!createHash('sha256').update(file.bytes).digest().equals(hashOf(request)))
      throw invalidFields({ file: 'invalid_value' });
    const received = await receiveCv(makers, file);
    if (received === null) throw unavailable(RETRY_SECONDS);
    if (typeof received === 'string') throw invalidFields({ file: received });
    const cv = await putCv(deps.files, agencyId, received, userId);
    const data = await inTenant(async (tx) => {
      const id = await takeIn(tx, agencyId, intakeId, cv);
      return describeItem(tx, actor, intakeId, id);
    });
    return { data };
  });
}

function items(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.findIntakeItems, async ({ tx, actor, input: { params, body } }) => {
    await requireIntake(tx, actor, params.id);
    const hashes = await knownHashes(tx, actor.agencyId, params.id, body.hashes);
    const rest = body.hashes.filter((hash) => !hashes.includes(hash));
    return { data: { hashes, elsewhere: await hashesElsewhere(tx, actor.agencyId, params.id, rest) } };
  });

  route(app, deps, contract.getIntakeItem, async ({ tx, actor, input: { params } }) => {
    const { id: intakeId, itemId: id } = params;
    await requireIntake(tx, actor, intakeId);
    return { data: await describeItemWhole(tx, actor, { intakeId, id, config: deps.config }) };
  });

  uploadRoute(app, deps, contract.decideIntakeItem, async ({ actor, inTenant, input: { params, body } }) => {
    const { id: intakeId, itemId } = params;
    return { data: await decideItem(inTenant, actor, { intakeId, itemId }, body, deps.config.undoSeconds) };
  });

  route(app, deps, contract.readIntakeItemAgain, async ({ tx, actor, input: { params } }) => {
    const { id: intakeId, itemId } = params;
    await readAgain(tx, actor, { intakeId, itemId });
    return { data: await describeItem(tx, actor, intakeId, itemId) };
  });
}

export function intakeRoutes(app: FastifyInstance, deps: Deps): void {
  intakes(app, deps);
  upload(app, deps);
  items(app, deps);
}
