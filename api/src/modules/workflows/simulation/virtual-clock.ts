import type { CancelledReason } from '@cantera/shared/contracts/automation-runs';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import {
  channelsOf,
  type MessageEffect,
  type Plan,
  plan,
  type ReadAction,
  type RunContext,
} from '../../engine/index.ts';

/** A workflow, or actions that are not saved, that something starts. */
export interface SimulatedStart {
  readonly workflowId: string | null;
  readonly actions: readonly ReadAction[];
  /** Why it starts; null for what is being tried out. */
  readonly reason: 'TRIGGER' | 'WELCOME' | 'DISCARD' | 'KQ_DISCARD' | null;
  readonly triggerId?: string;
}
/** Something that happens, `at` in milliseconds. What a person asks about is a START or a MOVE that is not shown. */
export type Happening =
  | { readonly kind: 'START'; readonly at: number; readonly starts: readonly SimulatedStart[] }
  | {
      readonly kind: 'MOVE';
      readonly at: number;
      /** When the engine hears of it: once the time for undo is over. */
      readonly heardAt: number;
      readonly isDiscard: boolean;
      readonly isShown: boolean;
      readonly starts: readonly SimulatedStart[];
    }
  | { readonly kind: 'RECRUITER'; readonly at: number; readonly userId: string }
  | { readonly kind: 'CHANNEL_REMOVED'; readonly at: number; readonly type: ChannelType };

/** What is seen on the line of time. */
export type Moment = { readonly at: number } & (
  | {
      readonly kind: 'MESSAGE';
      readonly start: SimulatedStart;
      readonly index: number;
      readonly effect: MessageEffect;
      readonly cancelledReason: CancelledReason | null;
    }
  | { readonly kind: 'DELAY'; readonly start: SimulatedStart; readonly index: number; readonly until: number }
  | { readonly kind: 'UNKNOWN'; readonly start: SimulatedStart; readonly index: number }
  | {
      readonly kind: 'STOPPED';
      readonly start: SimulatedStart;
      readonly index: number;
      readonly cancelledReason: CancelledReason;
    }
  | { readonly kind: 'END'; readonly start: SimulatedStart }
  | { readonly kind: 'MOVE' | 'RECRUITER' | 'CHANNEL_REMOVED' }
);
/** A workflow that began, and when. */
export interface Begun {
  readonly at: number;
  readonly start: SimulatedStart;
}

interface SimulatedRun {
  readonly start: SimulatedStart;
  readonly startsAt: number;
  next: number;
  /** Infinity once nothing more happens by itself. */
  dueAt: number;
  isOver: boolean;
  /** Of one that was ended it is still worked out what it would have sent. */
  cancelledReason: CancelledReason | null;
}
/** A move that the engine has not heard of yet: what it starts is chosen when it does. */
interface Unheard {
  /** When the engine hears of it. */
  readonly at: number;
  readonly starts: readonly SimulatedStart[];
  /** When a discard came before that; null without one. */
  overtakenAt: number | null;
}
interface World {
  readonly runs: SimulatedRun[];
  /** In the order in which they are heard. */
  readonly unheard: Unheard[];
  readonly moments: Moment[];
  /** Channels that were removed, by whose and which they were. */
  readonly removed: Set<string>;
  readonly removedTypes: Set<ChannelType>;
  /** Who is first recruiter now; null as things really are. */
  senderId: string | null;
}
/** What planning needs while a member is first recruiter; null for who is it now. */
export type ContextOf = (senderId: string | null) => RunContext;

const keyOf = (senderId: string | null, type: ChannelType): string => `${senderId} ${type}`;

/** The context of now: whose channel was removed has it no more, which comes before every other failure. */
function contextNow({ senderId, removed }: World, contextOf: ContextOf): RunContext {
  const context = contextOf(senderId);
  if (removed.size === 0) return context;
  const routes = Object.entries(context.routes).map(([type, route]) => [
    type,
    removed.has(keyOf(route.senderId, type as ChannelType)) ? { ...route, failure: 'NO_CHANNEL' } : route,
  ]);
  return { ...context, routes: Object.fromEntries(routes) };
}

const begin = (at: number, starts: readonly SimulatedStart[]): SimulatedRun[] =>
  starts.map((start) => ({
    start,
    startsAt: at,
    next: 0,
    dueAt: at,
    isOver: false,
    cancelledReason: null,
  }));

function cancel({ moments }: World, at: number, run: SimulatedRun, reason: CancelledReason): void {
  if (run.isOver || run.cancelledReason) return;
  run.cancelledReason = reason;
  moments.push({ at, kind: 'STOPPED', start: run.start, index: run.next, cancelledReason: reason });
}

/** The starts of a move without triggers that went with a channel, each workflow once. */
function livingStarts({ removedTypes }: World, starts: readonly SimulatedStart[]): SimulatedStart[] {
  const goneTriggers = new Set(
    starts.flatMap(({ triggerId, actions }) =>
      triggerId && channelsOf(actions).some((type) => removedTypes.has(type)) ? [triggerId] : [],
    ),
  );
  const living = starts.filter(({ triggerId }) => !triggerId || !goneTriggers.has(triggerId));
  return living.filter(
    ({ workflowId }, index) =>
      workflowId === null || living.findIndex((other) => other.workflowId === workflowId) === index,
  );
}

function removeChannel(world: World, at: number, type: ChannelType, context: RunContext): void {
  const route = context.routes[type];
  if (!route || route.failure === 'NO_CHANNEL') return;
  world.removed.add(keyOf(route.senderId, type));
  world.removedTypes.add(type);
  for (const run of world.runs)
    if (channelsOf(run.start.actions.slice(run.next)).includes(type))
      cancel(world, at, run, 'CHANNEL_REMOVED');
}

/** What happens at a discard to all that goes on, and to moves that nobody has heard of. */
function overtake(world: World, at: number): void {
  for (const run of world.runs) cancel(world, at, run, 'OVERTAKEN');
  for (const move of world.unheard) move.overtakenAt ??= at;
}

/** The engine hears of a move: triggers that are gone by then start nothing. */
function hear(world: World, { at, starts, overtakenAt }: Unheard): void {
  const runs = begin(at, livingStarts(world, starts));
  if (overtakenAt !== null) for (const run of runs) cancel(world, overtakenAt, run, 'OVERTAKEN');
  world.runs.push(...runs);
}

function happen(world: World, happening: Happening, contextOf: ContextOf): void {
  const { at, kind } = happening;
  if (kind !== 'START' && (kind !== 'MOVE' || happening.isShown)) world.moments.push({ at, kind });
  switch (kind) {
    case 'START':
      world.runs.push(...begin(at, happening.starts));
      break;
    case 'MOVE':
      if (happening.isDiscard) overtake(world, at);
      world.unheard.push({ at: happening.heardAt, starts: happening.starts, overtakenAt: null });
      break;
    case 'RECRUITER':
      world.senderId = happening.userId;
      break;
    case 'CHANNEL_REMOVED':
      removeChannel(world, at, happening.type, contextNow(world, contextOf));
      break;
  }
}

/** What a plan shows; of a run that was ended only the messages that it would have sent. */
function momentsOf(run: SimulatedRun, { steps, stop, next }: Plan): Moment[] {
  const { start, cancelledReason, dueAt: at } = run;
  const shown = steps.flatMap(({ index, effect }): Moment[] => {
    if (effect.type === 'AUTOMATIC_MESSAGE')
      return [{ at, kind: 'MESSAGE', start, index, effect, cancelledReason }];
    return cancelledReason ? [] : [{ at, kind: 'DELAY', start, index, until: at + effect.seconds * 1000 }];
  });
  if (cancelledReason) return shown;
  if (stop.type === 'END') return [...shown, { at, kind: 'END', start }];
  return stop.type === 'UNKNOWN' ? [...shown, { at, kind: 'UNKNOWN', start, index: next }] : shown;
}

/** Goes with a run to its next stop. A message is settled the moment it is written: nobody's server is asked. */
function advance(world: World, run: SimulatedRun, context: RunContext): void {
  const planned = plan(run.start.actions, run.next, context);
  world.moments.push(...momentsOf(run, planned));
  run.next = planned.next;
  const { stop } = planned;
  if (stop.type === 'DELAY') run.dueAt += stop.seconds * 1000;
  if (stop.type === 'UNKNOWN' || stop.type === 'END') run.dueAt = Number.POSITIVE_INFINITY;
  if (stop.type === 'END') run.isOver = true;
}

/** The run that goes on first; of one time the one that started first. */
const nextRun = (runs: readonly SimulatedRun[]): SimulatedRun | undefined =>
  runs.reduce<SimulatedRun | undefined>(
    (first, run) => (run.dueAt < (first?.dueAt ?? Number.POSITIVE_INFINITY) ? run : first),
    undefined,
  );

/**
 * Pure: lets time pass from the first happening to the last message. What the engine carries out is planned by the same
 * function; what happens at one time comes before what runs do then.
 */
export function passTime(
  happenings: readonly Happening[],
  contextOf: ContextOf,
): { readonly moments: readonly Moment[]; readonly begun: readonly Begun[] } {
  const world: World = {
    runs: [],
    unheard: [],
    moments: [],
    removed: new Set(),
    removedTypes: new Set(),
    senderId: null,
  };
  const ahead = [...happenings].sort((one, other) => one.at - other.at);
  for (;;) {
    const run = nextRun(world.runs);
    const [happening] = ahead;
    const [move] = world.unheard;
    const runsAt = run?.dueAt ?? Number.POSITIVE_INFINITY;
    if (happening && happening.at <= Math.min(move?.at ?? runsAt, runsAt)) {
      ahead.shift();
      happen(world, happening, contextOf);
    } else if (move && move.at <= runsAt) {
      world.unheard.shift();
      hear(world, move);
    } else if (run) advance(world, run, contextNow(world, contextOf));
    else break;
  }
  // What a run that was ended would have sent stands after what happened at its time.
  return {
    moments: world.moments.toSorted((one, other) => one.at - other.at),
    begun: world.runs.map(({ startsAt, start }) => ({ at: startsAt, start })),
  };
}
