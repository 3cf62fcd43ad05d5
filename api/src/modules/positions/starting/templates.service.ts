import {
  createPositionTemplate as createEndpoint,
  type PositionTemplate,
} from '@cantera/shared/contracts/position-templates';
import { plainText } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../../db/tenant.ts';
import { AppError, fail, invalidFields, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { publish } from '../../../live/index.ts';
import { requirePosition } from '../access.ts';
import { livingWorkflowsOf, readStart, writeStart } from './position-start.ts';
import {
  countAndHoldTemplates,
  findTemplate,
  findTemplateStart,
  insertTemplate,
  listTemplates,
  removeTemplateRow,
  renameTemplateRow,
  type StoredTemplate,
} from './templates.repository.ts';

/** Templates of an agency. */
const MAX_TEMPLATES = 200;

function toTemplate(stored: StoredTemplate, living: ReadonlySet<string>): PositionTemplate {
  const { steps, questions, triggers, workflows } = stored.process;
  const used = [...triggers.flatMap(({ workflowIds }) => workflowIds), ...Object.values(workflows)];
  return {
    id: stored.id,
    name: stored.name,
    stepNames: steps.filter(({ type }) => type === 'STEP').map(({ name }) => name),
    hasDescription: stored.hasDescription,
    questionCount: questions.length,
    workflowCount: new Set(used.filter((id) => id !== null && living.has(id))).size,
    benefitCount: stored.benefits.length,
    updatedAt: stored.updatedAt,
  };
}

async function toTemplates(tx: Tx, agencyId: string, stored: readonly StoredTemplate[]) {
  const living = await livingWorkflowsOf(
    tx,
    agencyId,
    stored.map(({ process }) => process),
  );
  return stored.map((template) => toTemplate(template, living));
}

async function requireTemplate(tx: Tx, agencyId: string, id: string): Promise<PositionTemplate> {
  const stored = await findTemplate(tx, agencyId, id);
  const [template] = stored ? await toTemplates(tx, agencyId, [stored]) : [];
  if (!template) throw notFound('template');
  return template;
}

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.parts.status === 404;
const publishTemplates = (tx: Tx, { agencyId }: Actor): Promise<void> =>
  publish(tx, agencyId, topic.templates('positions'));

/** All templates of the agency, by name. */
export const listPositionTemplates = async (tx: Tx, agencyId: string): Promise<PositionTemplate[]> =>
  toTemplates(tx, agencyId, await listTemplates(tx, agencyId));

/** Keeps a position as a template. Throws 400 naming `position_id` when it is gone, 409 TEMPLATE_NAME_TAKEN, TOO_MANY_TEMPLATES. */
export async function createPositionTemplate(
  tx: Tx,
  actor: Actor,
  { name, positionId }: { name: string; positionId: string },
): Promise<PositionTemplate> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId, 'share').catch((error: unknown) => {
    throw isNotFound(error) ? invalidFields({ position_id: 'not_found' }) : error;
  });
  if ((await countAndHoldTemplates(tx, agencyId)) >= MAX_TEMPLATES)
    throw fail(createEndpoint.errors, 'TOO_MANY_TEMPLATES', 'An agency has 200 position templates at most.');
  const start = await readStart(tx, agencyId, positionId);
  // Tags without words are no description, so that a list need not read it to say whether there is one.
  const jobDescription = plainText(start.jobDescription) === '' ? '' : start.jobDescription;
  const id = await insertTemplate(tx, agencyId, name, { ...start, jobDescription });
  await publishTemplates(tx, actor);
  return requireTemplate(tx, agencyId, id);
}

/** Throws 404, 409 TEMPLATE_NAME_TAKEN. */
export async function renamePositionTemplate(
  tx: Tx,
  actor: Actor,
  id: string,
  name: string,
): Promise<PositionTemplate> {
  if (!(await renameTemplateRow(tx, actor.agencyId, id, name))) throw notFound('template');
  await publishTemplates(tx, actor);
  return requireTemplate(tx, actor.agencyId, id);
}

/** Deletes a template; positions that were made from it stay. Throws 404. */
export async function deletePositionTemplate(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeTemplateRow(tx, actor.agencyId, id))) throw notFound('template');
  await publishTemplates(tx, actor);
}

/** Writes what a template holds into a position that has no process yet. Throws 400 naming `template_id` when it is gone. */
export async function startFromTemplate(
  tx: Tx,
  agencyId: string,
  positionId: string,
  templateId: string,
): Promise<void> {
  const template = await findTemplateStart(tx, agencyId, templateId);
  if (!template) throw invalidFields({ template_id: 'not_found' });
  await writeStart(tx, agencyId, positionId, template);
}
