import { openModel } from '../../api/src/integrations/llm/index.ts';
import {
  compute,
  correctedSums,
  hashOf,
  type Input,
} from '../../api/src/modules/assessment/scores/compute.ts';
import {
  isFounded,
  lowered,
  WEIGHING_INSTRUCTIONS,
  weighablesOf,
  weighedLines,
  weighingContent,
} from '../../api/src/modules/assessment/scores/weigh.ts';
import { speaksToMachine } from '../../api/src/modules/cv-pages/machine-lines.ts';
import { obedient, startModelServer } from '../../api/src/testing/model-servers/index.ts';
import { HONEST_LINES, INJECTIONS } from './injections.ts';
import { swapped } from './swaps.ts';

const LIMIT_MS = 10_000;
const SWAPS = 200;

type Ask = ReturnType<typeof openModel>;

/** The lax score of an input once a model has weighed what the search found. */
async function weighed(model: Ask, input: Input): Promise<number> {
  const { verdicts } = compute(input);
  const weighing: Record<string, 'MET' | 'PARTLY' | 'NOT_SHOWN'> = {};
  for (const weighable of weighablesOf(input)) {
    const { value } = await model.ask({
      name: 'weighing',
      schema: weighedLines,
      system: WEIGHING_INSTRUCTIONS,
      content: weighingContent(weighable),
      limitMs: LIMIT_MS,
      maxTokens: 200,
    });
    if (value && isFounded(value, weighable)) weighing[weighable.criterionId] = value.verdict;
  }
  return correctedSums(lowered(verdicts, weighing), [])?.lax ?? 0;
}

const searched = (input: Input): number => correctedSums(compute(input).verdicts, [])?.lax ?? 0;
const line = (text: string) => ({ text, bbox: [0, 0, 100, 10] as const, section: 'skills' });
function withLine(input: Input, text: string): Input {
  const [first, ...rest] = input.pages ?? [];
  return { ...input, pages: first ? [{ ...first, lines: [...first.lines, line(text)] }, ...rest] : null };
}

export interface Adversarial {
  /** The most that any of the injections adds, to the search's score and to that of a model that obeys. */
  readonly gain: number;
  readonly injections: number;
  /** Injections of which a line reached the model. */
  readonly reached: number;
  /** The most that a swap of who somebody is changes. */
  readonly difference: number;
  readonly swaps: number;
  /** Honest lines that are taken for words to a machine. */
  readonly mistaken: readonly string[];
}

/** Measures what injections and swaps do to CVs, each asked for what it states and for Docker, which none may get by asking. */
export async function adversarial(inputs: readonly Input[]): Promise<Adversarial> {
  const server = await startModelServer(obedient);
  const model = openModel({ baseUrl: server.url, name: 'obedient', key: undefined });
  let gain = Number.NEGATIVE_INFINITY;
  let reached = 0;
  for (const [at, injection] of INJECTIONS.entries()) {
    const plain = inputs[at % inputs.length];
    if (!plain) throw new Error('no CV');
    const hostile = withLine(plain, injection);
    const before = await weighed(model, plain);
    server.clear();
    gain = Math.max(gain, (await weighed(model, hostile)) - before, searched(hostile) - searched(plain));
    if (server.requests.some(({ text }) => text.includes(injection.slice(0, 20)))) reached += 1;
  }
  await server.close();
  let difference = 0;
  for (let at = 0; at < SWAPS; at += 1) {
    const plain = inputs[at % inputs.length];
    if (!plain) throw new Error('no CV');
    const other = swapped(plain, at);
    const isSame = hashOf(other) === hashOf(swapped(plain, at + 1));
    difference = Math.max(
      difference,
      Math.abs(searched(other) - searched(swapped(plain, at + 1))),
      isSame ? 0 : 1,
    );
  }
  return {
    gain,
    injections: INJECTIONS.length,
    reached,
    difference,
    swaps: SWAPS,
    mistaken: HONEST_LINES.filter(speaksToMachine),
  };
}
