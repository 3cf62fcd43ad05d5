import { join } from 'node:path';
import { type ChildOutcome, runChild } from '../../cv-reading/index.ts';
import { pictureSize } from '../../files/index.ts';
import { isRedrawAnswer, type Redrawn, type RedrawRequest } from './protocol.ts';

const CHILD = join(import.meta.dirname, 'child.ts');
const MEBIBYTE = 1_048_576;
/** The longest side in pixels: as much as a screen of twice the density shows across. */
const LONGEST = 2560;

export interface RedrawOptions {
  /** Default 10,000. */
  readonly timeoutMs?: number;
  /** Real memory of the drawing process; default 400 MiB. */
  readonly memoryBytes?: number;
}

const answerOf = (outcome: ChildOutcome): Redrawn | null =>
  outcome.kind === 'answer' && isRedrawAnswer(outcome.message) ? outcome.message.redrawn : null;

/**
 * Draws a picture anew in a process of its own, which is killed at 10 s or 400 MiB: upright, at most 2560 px, without what the
 * file says beside its pixels (the place of a photograph). A JPEG stays one; another stays exact as a PNG where `isExact`, else
 * becomes a JPEG, or a WebP where it is transparent. Null when it cannot be drawn, or not within that.
 */
export async function redraw(
  bytes: Buffer,
  { isJpeg, isExact }: Pick<RedrawRequest, 'isJpeg' | 'isExact'>,
  { timeoutMs = 10_000, memoryBytes = 400 * MEBIBYTE }: RedrawOptions = {},
): Promise<Redrawn | null> {
  const size = pictureSize(bytes);
  const longest = size && Math.max(...size) <= LONGEST ? undefined : LONGEST;
  const request: RedrawRequest = { bytes, isJpeg, isExact, longest };
  const outcome = await runChild(CHILD, request, { timeoutMs, memoryBytes });
  return answerOf(outcome);
}
