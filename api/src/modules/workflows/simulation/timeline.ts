import type { MessageVariable } from '@cantera/shared/contracts/message-variables';
import type { Simulation, TimelineEntry } from '@cantera/shared/contracts/simulations';
import type { Begun, Moment } from './virtual-clock.ts';

/** What a timeline names beside what was planned, and by whose clock it is night. */
export interface Names {
  readonly timeZone: string;
  readonly workflows: ReadonlyMap<string, { readonly name: string }>;
  /** Of files that are there. */
  readonly files: ReadonlyMap<string, string>;
}
type Message = Extract<Moment, { kind: 'MESSAGE' }>;

const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 7;

function isAtNight(at: number, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at),
  );
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}

const time = (at: number): string => new Date(at).toISOString();

const NOTHING = {
  workflowId: null,
  workflowName: null,
  actionIndex: null,
  channel: null,
  from: null,
  to: null,
  subject: null,
  html: null,
  attachments: [],
  until: null,
  problem: null,
  cancelledReason: null,
  emptyVariables: [],
  notes: [],
} satisfies Partial<TimelineEntry>;

function messageParts({ effect, cancelledReason }: Message, { files }: Names): Partial<TimelineEntry> {
  const { route, channel, subject, body, problem, attachments, emptyVariables } = effect;
  return {
    channel,
    from: route.senderName ? { name: route.senderName, address: route.fromAddress } : null,
    to: route.toAddress,
    subject,
    html: body,
    attachments: attachments.map((id) => ({ id, name: files.get(id) ?? '', isGone: !files.has(id) })),
    problem: cancelledReason ? null : problem,
    cancelledReason,
    emptyVariables: [...emptyVariables],
  };
}

function toEntry(moment: Moment, names: Names): TimelineEntry {
  const { at, kind } = moment;
  const base: TimelineEntry = { ...NOTHING, at: time(at), kind };
  if (!('start' in moment)) return base;
  const { workflowId } = moment.start;
  const workflowName = workflowId ? (names.workflows.get(workflowId)?.name ?? null) : null;
  const actionIndex = 'index' in moment ? moment.index : null;
  const entry = { ...base, workflowId, workflowName, actionIndex };
  switch (moment.kind) {
    case 'MESSAGE':
      return { ...entry, ...messageParts(moment, names) };
    case 'DELAY':
      return {
        ...entry,
        until: time(moment.until),
        notes: isAtNight(moment.until, names.timeZone) ? ['ENDS_AT_NIGHT'] : [],
      };
    case 'STOPPED':
      return { ...entry, cancelledReason: moment.cancelledReason };
    case 'UNKNOWN':
    case 'END':
      return entry;
  }
}

const isMessage = (moment: Moment): moment is Message => moment.kind === 'MESSAGE';
const isSent = ({ effect, cancelledReason }: Message): boolean => !effect.problem && !cancelledReason;

/** The line of time with its notes: a message says when another than before sends it. */
export function toTimeline(moments: readonly Moment[], names: Names): TimelineEntry[] {
  let senderId: string | null = null;
  return moments.map((moment) => {
    const entry = toEntry(moment, names);
    if (!isMessage(moment) || !isSent(moment)) return entry;
    const isOther = senderId !== null && moment.effect.route.senderId !== senderId;
    senderId = moment.effect.route.senderId;
    return isOther ? { ...entry, notes: [...entry.notes, 'SENDER_CHANGED'] } : entry;
  });
}

/** What is known of the messages of everybody so far; times in milliseconds. */
export interface Tally {
  messages: number;
  problems: number;
  firstAt: number;
  lastAt: number;
  readonly emptyVariables: Set<MessageVariable>;
}
export const emptyTally = (): Tally => ({
  messages: 0,
  problems: 0,
  firstAt: Number.POSITIVE_INFINITY,
  lastAt: Number.NEGATIVE_INFINITY,
  emptyVariables: new Set(),
});

/** Adds what happens to one person. A message whose file is gone does not leave. */
export function addTo(tally: Tally, moments: readonly Moment[], { files }: Pick<Names, 'files'>): void {
  for (const { at, effect, cancelledReason } of moments.filter(isMessage)) {
    for (const variable of effect.emptyVariables) tally.emptyVariables.add(variable);
    if (cancelledReason) continue;
    if (effect.problem || !effect.attachments.every((id) => files.has(id))) {
      tally.problems += 1;
      continue;
    }
    tally.messages += 1;
    tally.firstAt = Math.min(tally.firstAt, at);
    tally.lastAt = Math.max(tally.lastAt, at);
  }
}

/** How many messages of everybody leave, and when; variables that they name and that have no value, each once. */
export const told = ({
  messages,
  problems,
  firstAt,
  lastAt,
  emptyVariables,
}: Tally): Pick<Simulation, 'counts' | 'emptyVariables'> => ({
  emptyVariables: [...emptyVariables],
  counts: {
    messages,
    problems,
    firstAt: messages > 0 ? time(firstAt) : null,
    lastAt: messages > 0 ? time(lastAt) : null,
  },
});

/** Workflows that begin beside what is tried out, with why and when. */
export const alsoStarted = (begun: readonly Begun[], { workflows }: Names): Simulation['alsoStarts'] =>
  begun.flatMap(({ at, start: { workflowId, reason } }) =>
    workflowId && reason
      ? [{ workflowId, workflowName: workflows.get(workflowId)?.name ?? '', reason, at: time(at) }]
      : [],
  );
