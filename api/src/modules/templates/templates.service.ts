import {
  type MessageTemplate,
  type MessageTemplateInput,
  templateChanged,
  type updateMessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { proseHtml, sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
import { insertTemplate, lockTemplate, removeTemplate, writeTemplate } from './templates.repository.ts';

/** A body of one plain line stays as it came; lines of plain text become paragraphs. */
const stored = ({ name, subject, body }: MessageTemplateInput) => ({
  name,
  subject,
  body: sanitizeRichText(body.includes('\n') ? proseHtml(body) : body),
});

const publishTemplates = (tx: Tx, { agencyId }: Actor): Promise<void> =>
  publish(tx, agencyId, topic.templates());

export async function createTemplate(
  tx: Tx,
  actor: Actor,
  input: MessageTemplateInput,
): Promise<MessageTemplate> {
  const template = await insertTemplate(tx, actor.agencyId, stored(input));
  await publishTemplates(tx, actor);
  return template;
}

/**
 * Changes a template; what has been copied from it stays. Throws 404, 409 TEMPLATE_CHANGED (`details.version`) when the
 * version given is not the newest.
 */
export async function changeTemplate(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.output<typeof updateMessageTemplate.body>,
): Promise<MessageTemplate> {
  const version = await lockTemplate(tx, actor.agencyId, id);
  if (version === undefined) throw notFound('template');
  requireVersion(templateChanged, version, input.version);
  const template = await writeTemplate(tx, actor.agencyId, id, stored(input));
  await publishTemplates(tx, actor);
  return template;
}

/** Deletes a template. Throws 404. */
export async function deleteTemplate(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeTemplate(tx, actor.agencyId, id))) throw notFound('template');
  await publishTemplates(tx, actor);
}
