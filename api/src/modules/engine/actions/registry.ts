import type { Action } from '@cantera/shared/contracts/automation';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { StoredActions } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Effect, EndedRuns, RunContext, RunPlace } from './action-kind.ts';
import { automaticMessage } from './automatic-message.ts';
import { delay } from './delay.ts';

const KINDS = [automaticMessage, delay] as const;

/** An action that this version cannot carry out: of another version, or damaged. It is kept, and nothing goes past it. */
export interface UnknownAction {
  readonly type: 'UNKNOWN';
  /** The name of its kind as it is stored. */
  readonly kind: string;
  /** In words, for the log and for who wrote it. */
  readonly problem: string;
}
export type ReadAction = Action | UnknownAction;

const kindOf = (stored: unknown): string =>
  typeof stored === 'object' && stored !== null && 'type' in stored ? String(stored.type) : 'without a type';

function readAction(stored: unknown, index: number): ReadAction {
  const name = kindOf(stored);
  const kind = KINDS.find(({ type }) => type === name);
  if (!kind)
    return { type: 'UNKNOWN', kind: name, problem: `action ${index + 1} is of an unknown kind: ${name}` };
  const read = kind.schema.safeParse(stored);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return { type: 'UNKNOWN', kind: name, problem: `action ${index + 1} (${name}) cannot be read: ${where}` };
}

/** What stored actions are. One that is not understood is said to be so, in its place. */
export const readActions = (stored: StoredActions): ReadAction[] => stored.map(readAction);

function channelsOfAction(action: ReadAction): readonly ChannelType[] {
  switch (action.type) {
    case 'AUTOMATIC_MESSAGE':
      return automaticMessage.channels(action);
    case 'DELAY':
      return delay.channels(action);
    case 'UNKNOWN':
      return [];
  }
}

/** Channels that actions send over, each once, in the order of the alphabet. */
export const channelsOf = (actions: readonly ReadAction[]): ChannelType[] =>
  [...new Set(actions.flatMap(channelsOfAction))].sort();

export function planAction(action: Action, context: RunContext): Effect {
  switch (action.type) {
    case 'AUTOMATIC_MESSAGE':
      return automaticMessage.plan(action, context);
    case 'DELAY':
      return delay.plan(action, context);
  }
}

/** One effect in its place. */
export interface PlacedEffect {
  readonly place: RunPlace;
  readonly effect: Effect;
}

/** Does what was planned. Gives for each the message that must be settled before the next action, null where none must. */
export async function carryOutAll(
  tx: Tx,
  agencyId: string,
  placed: readonly PlacedEffect[],
): Promise<(string | null)[]> {
  const messages = placed.flatMap(({ place, effect }) =>
    effect.type === 'AUTOMATIC_MESSAGE' ? [{ place, effect }] : [],
  );
  const delays = placed.flatMap(({ place, effect }) => (effect.type === 'DELAY' ? [{ place, effect }] : []));
  const settling = [
    ...(await automaticMessage.carryOut(tx, agencyId, messages)),
    ...(await delay.carryOut(tx, agencyId, delays)),
  ];
  const waits = new Map([...messages, ...delays].map(({ place }, index) => [place, settling[index] ?? null]));
  return placed.map(({ place }) => waits.get(place) ?? null);
}

/** Takes back what runs that were ended have begun. Gives how many messages do not go out. */
export async function undoActions(tx: Tx, runs: EndedRuns): Promise<number> {
  let messages = 0;
  for (const kind of KINDS) messages += await kind.undo(tx, runs);
  return messages;
}

/** Lets runs that were ended do again what was taken back. */
export async function redoActions(tx: Tx, runs: EndedRuns): Promise<void> {
  for (const kind of KINDS) await kind.redo(tx, runs);
}
