// Before pdf.js, which looks for it.
import './bare-response.ts';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { unread } from '../outcome.ts';
import { readDocument } from '../read-document.ts';
import { scanReader } from '../scans/read-scan.ts';
import { isReadRequest } from './protocol.ts';

let isSaved = false;

// Without its parent nobody waits for the answer.
process.on('disconnect', () => process.exit(0));

// One after the other: the parent asks again when it has its answer.
process.on('message', async (message) => {
  if (!isReadRequest(message)) return;
  const { pdf, draws, scans } = message;
  const reading = await bytesOf(pdf).then(
    (bytes) => readDocument(bytes, draws, scans && scanReader(scans.tesseract, scans.ms)),
    () => unread('BROKEN', 'DAMAGED'),
  );
  // The parent may end this process as soon as it has the answer, before Node would save its compiled code.
  if (!isSaved) flushCompileCache();
  isSaved = true;
  process.send?.({ reading });
});

async function bytesOf(pdf: Uint8Array | { path: string }): Promise<Uint8Array> {
  // pdf.js takes the memory over; a plain array of its own keeps Node's pooled buffers out of that.
  return new Uint8Array(pdf instanceof Uint8Array ? pdf : await readFile(pdf.path));
}
