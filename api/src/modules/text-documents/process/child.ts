import { flushCompileCache } from 'node:module';
import { makeDocument } from '../make-document.ts';
import { isMakeRequest } from './protocol.ts';

// Without its parent nobody waits for the answer.
process.on('disconnect', () => process.exit(0));

process.once('message', async (message) => {
  if (!isMakeRequest(message)) return;
  const answer = await makeDocument(message);
  // The parent ends this process as soon as it has the answer, before Node would save its compiled code.
  flushCompileCache();
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
