import { messageAction } from '@cantera/shared/contracts/automation';
import { z } from 'zod';

/** What of an action names files, of a version that this one does not know too. */
const withFiles = z.object({
  value: z.object({ attachments: messageAction.shape.value.shape.attachments.unwrap() }),
});

/** The files that a workflow's actions attach, each once. */
export function attachedFiles(actions: readonly unknown[]): string[] {
  const ids = actions.flatMap((action) => withFiles.safeParse(action).data?.value.attachments ?? []);
  return [...new Set(ids)];
}
