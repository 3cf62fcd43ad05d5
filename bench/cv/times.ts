import { existsSync, readFileSync } from 'node:fs';
import { readCv } from '../../api/src/modules/cv-reading/index.ts';
import { percentile } from '../bars.ts';

/** What a CV may take when it is timed, in ms: what is read of it is measured whatever else the machine does. */
export const PATIENCE_MS = 120_000;
/** So many CVs are read once more, each in a process of its own. */
const MOST_ALONE = 40;
/** What Linux counts processor time in, in ms. */
const TICK_MS = 10;

/** Processor time of the processes of this one that have ended, in ms; null where the system does not say. */
export function endedProcessorMs(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // The name of the program stands in brackets and may hold anything; the counts of ended children follow as the 14th and 15th.
  const [, rest = ''] = readFileSync('/proc/self/stat', 'latin1').split(/\) (?!.*\) )/);
  const [user, system] = rest.split(' ').slice(13, 15).map(Number);
  return user === undefined || system === undefined ? null : (user + system) * TICK_MS;
}

/** One line of times by the clock, and the mean of the processor time where the system says it. */
export function printTimes(title: string, milliseconds: readonly number[], processorMs: number | null): void {
  const clock = `median ${Math.round(percentile(milliseconds, 0.5))} ms, worst ${Math.round(Math.max(...milliseconds))} ms`;
  const processor =
    processorMs === null ? '' : `; processor ${Math.round(processorMs / milliseconds.length)} ms each`;
  console.log(`${title} (${milliseconds.length}): ${clock}${processor}`);
}

/** Reads some of these PDFs, spread evenly, each in a process of its own, as the first CV after a pause is read. */
export async function printTimesAlone(pdfs: readonly string[]): Promise<void> {
  const step = Math.max(1, pdfs.length / MOST_ALONE);
  const chosen = pdfs.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const before = endedProcessorMs();
  const milliseconds: number[] = [];
  for (const path of chosen) {
    const start = performance.now();
    await readCv({ path }, { timeoutMs: PATIENCE_MS });
    milliseconds.push(performance.now() - start);
  }
  const after = endedProcessorMs();
  const used = before === null || after === null ? null : after - before;
  printTimes('time per CV, each in a process of its own', milliseconds, used);
}
