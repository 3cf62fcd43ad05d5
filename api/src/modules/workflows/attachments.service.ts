import type { Action } from '@cantera/shared/contracts/automation';
import { MAX_ATTACHMENT_BYTES } from '@cantera/shared/contracts/workflows';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { sizesOf } from './workflows.repository.ts';

/** The messages that attach something, each with its place in a body. */
const attaching = (actions: readonly Action[]) =>
  actions.flatMap((action, index) => {
    const ids = action.type === 'AUTOMATIC_MESSAGE' ? (action.value.attachments ?? []) : [];
    return ids.length > 0 ? [{ place: `actions.${index}.value.attachments`, ids }] : [];
  });

/**
 * Throws 400 naming the messages whose files are not there, or else the first with whose files all together are more than
 * mail servers take. A file that several messages attach counts once.
 */
export async function requireAttachments(
  tx: Tx,
  agencyId: string,
  actions: readonly Action[],
): Promise<void> {
  const messages = attaching(actions);
  if (messages.length === 0) return;
  const sizes = await sizesOf(
    tx,
    agencyId,
    messages.flatMap(({ ids }) => ids),
  );
  const missing = messages.filter(({ ids }) => ids.some((id) => !sizes.has(id)));
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map(({ place }) => [place, 'not_found' as const])));
  const counted = new Set<string>();
  let bytes = 0;
  for (const { place, ids } of messages) {
    for (const id of ids) {
      if (!counted.has(id)) bytes += sizes.get(id) ?? 0;
      counted.add(id);
    }
    if (bytes > MAX_ATTACHMENT_BYTES) throw invalidFields({ [place]: 'file_too_large' });
  }
}
