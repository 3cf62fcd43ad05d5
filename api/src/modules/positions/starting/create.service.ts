import type { createPositionBody } from '@cantera/shared/contracts/position-changes';
import type { z } from 'zod';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { createDefaultSteps } from '../../hiring-process/index.ts';
import { insertPosition, replaceMembers } from '../positions.repository.ts';
import { announce } from '../positions.service.ts';
import { requireClient, requireMembers } from '../references.ts';
import { startFromTemplate } from './templates.service.ts';

/**
 * Creates a draft with the first steps of a process, or with what a template holds; without recruiters the creator becomes its
 * recruiter. Throws 400 naming what does not exist.
 */
export async function createPosition(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof createPositionBody>,
): Promise<string> {
  await requireClient(tx, actor.agencyId, input.clientId);
  const recruiters = [...new Set(input.recruitersIds)];
  await requireMembers(tx, actor.agencyId, recruiters, 'RECRUITER');
  const id = newId();
  await insertPosition(tx, {
    agency_id: actor.agencyId,
    id,
    title: input.title,
    status: 'DRAFT',
    client_id: input.clientId,
    jd_notes: input.jdNotes ?? null,
    created_by: actor.userId,
    created_at: now(),
    updated_at: now(),
  });
  await replaceMembers(
    tx,
    actor.agencyId,
    id,
    'RECRUITER',
    recruiters.length > 0 ? recruiters : [actor.userId],
  );
  if (input.templateId) await startFromTemplate(tx, actor.agencyId, id, input.templateId);
  else await createDefaultSteps(tx, actor.agencyId, id);
  await announce(tx, actor.agencyId, id, input.clientId);
  return id;
}
