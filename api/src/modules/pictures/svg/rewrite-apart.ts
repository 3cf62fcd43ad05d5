import { join } from 'node:path';
import { runChild } from '../../cv-reading/index.ts';
import { isSvgAnswer, type SvgRequest } from './protocol.ts';

const CHILD = join(import.meta.dirname, 'child.ts');
const LIMITS = { timeoutMs: 10_000, memoryBytes: 419_430_400 };

/**
 * Writes an SVG again in a process of its own, which is killed at 10 s or 400 MiB. Null when it is none that can be drawn, or not
 * within that.
 */
export async function rewriteApart(text: string): Promise<string | null> {
  const request: SvgRequest = { text };
  const outcome = await runChild(CHILD, request, LIMITS);
  return outcome.kind === 'answer' && isSvgAnswer(outcome.message) ? outcome.message.svg : null;
}
