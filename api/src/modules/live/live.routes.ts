import { toWire } from '@cantera/shared/contracts';
import { liveEvent, MAX_PAGE_AGE_MS, PAGE_AGE, streamEvents } from '@cantera/shared/contracts/events';
import { liveChange } from '@cantera/shared/contracts/live-changes';
import { can } from '@cantera/shared/contracts/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../../clock.ts';
import type { LiveEvent } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { asActor, registerEndpoint } from '../../http/route.ts';
import { mayHear, type StoredEvent } from '../../live/index.ts';
import { EventStream } from './event-stream.ts';
import { listEvents, ownPositions } from './live.repository.ts';

const HEARTBEAT_MS = 15_000;
/** Whether the session still holds is asked when an event says that it may not, and this often for what no event tells. */
const CHECK_MS = 300_000;
/** Ids are given before their transactions commit, so a resumed stream goes back this far; hearing of a change twice does no harm. */
const OVERLAP_SECONDS = 30;
/** As long as a change may take from its event to its commit, for a page that asked for it while it was written. */
const COMMIT_MS = 2_000;
const MAX_RESUMED = 500;
/** More of it at once could fill what waits for a browser, which would then be dropped before it knows an id to go on from. */
const MAX_RESUMED_LENGTH = 500_000;

/** Hiring managers hear only of their positions; what else they may see is read again when they open it. */
async function visiblePositions(tx: Tx, actor: Actor): Promise<Set<string> | null> {
  if (can(actor.role, 'positions.read_all')) return null;
  return ownPositions(tx, actor);
}

function newFrame({ id, event }: StoredEvent): string {
  const change = event?.change && toWire(liveChange, event.change);
  const data = event ? { topics: [event.topic], ...(change ? { change } : {}) } : { topics: [], reset: true };
  const name = event ? 'changed' : 'reset';
  return `${id > 0 ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(toWire(liveEvent, data))}\n\n`;
}

const frames = new WeakMap<StoredEvent, string>();
/** An event as the streams send it; made once for all of them. */
function frame(stored: StoredEvent): string {
  const text = frames.get(stored) ?? newFrame(stored);
  frames.set(stored, text);
  return text;
}

/** Where a stream begins: after an event that it has sent before, or with a page that was opened so long ago; null: now. */
type Beginning = { readonly lastId: number } | { readonly pageAgeMs: number } | null;

function beginningOf({ headers }: FastifyRequest): Beginning {
  const lastId = Number(headers['last-event-id'] ?? Number.NaN);
  if (Number.isSafeInteger(lastId)) return { lastId };
  const pageAgeMs = Number(headers[PAGE_AGE.toLowerCase()] ?? Number.NaN);
  return pageAgeMs >= 0 ? { pageAgeMs: Math.min(pageAgeMs, MAX_PAGE_AGE_MS) } : null;
}

/** What happened since then; of too much, only that it did. */
async function missed(tx: Tx, actor: Actor, beginning: Beginning): Promise<StoredEvent[]> {
  if (!beginning) return [];
  const isResumed = 'lastId' in beginning;
  const milliseconds = isResumed ? OVERLAP_SECONDS * 1000 : beginning.pageAgeMs + COMMIT_MS;
  const since = new Date(now().getTime() - milliseconds).toISOString();
  const after = isResumed ? beginning.lastId : undefined;
  const stored = await listEvents(tx, actor.agencyId, { since, after, limit: MAX_RESUMED + 1 });
  const length = stored.reduce((sum, one) => sum + frame(one).length, 0);
  const isTooMuch = stored.length > MAX_RESUMED || length > MAX_RESUMED_LENGTH;
  return isTooMuch ? [{ id: stored.at(-1)?.id ?? 0, event: null }] : stored;
}

function open(reply: FastifyReply): EventStream {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  return new EventStream(reply.raw);
}

/** Streams of one user in one process; a browser has one for all its tabs. A client that opens more without end loses its oldest. */
const MAX_STREAMS = 10;

/** The streams that are open here, each user's from the oldest to the newest. */
class OpenStreams {
  readonly #streams = new Map<string, Set<EventStream>>();

  add(userId: string, stream: EventStream): void {
    const own = this.#streams.get(userId) ?? new Set();
    this.#streams.set(userId, own.add(stream));
    const [oldest] = own;
    if (own.size > MAX_STREAMS && oldest) {
      own.delete(oldest);
      oldest.end();
    }
  }

  delete(userId: string, stream: EventStream): void {
    const own = this.#streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.#streams.delete(userId);
  }

  endAll(): void {
    for (const own of this.#streams.values()) for (const stream of own) stream.end();
  }
}

/** Whether what somebody may hear can have changed: their sessions, their role, or the positions that they belong to. */
function changesRights({ topic }: LiveEvent, actor: Actor, positions: Set<string> | null): boolean {
  const [kind, id] = topic.split('/');
  if (kind === 'sessions') return id === actor.userId;
  return kind === 'members' || (kind === 'positions' && positions !== null);
}

/** `GET /api/v1/events`. A session that ends ends its streams at once. */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const streams = new OpenStreams();
  // A server that ends waits for its answers; a stream would never end by itself.
  app.addHook('preClose', async () => streams.endAll());
  app.get(registerEndpoint(streamEvents), async (request, reply) => {
    const beginning = beginningOf(request);
    // Listening begins before anything is read, so that no change falls between the two.
    const held: StoredEvent[] = [];
    let send = (stored: StoredEvent): void => void held.push(stored);
    let stopListening = (): void => undefined;
    const start = await asActor(deps, request, streamEvents, async (actor, tx) => {
      // The transaction may run again.
      stopListening();
      stopListening = deps.live.listen(actor.agencyId, (stored) => send(stored));
      return {
        actor,
        positions: await visiblePositions(tx, actor),
        resumed: await missed(tx, actor, beginning),
      };
    }).catch((error: unknown) => {
      stopListening();
      throw error;
    });
    // Whoever left meanwhile would never be heard leaving.
    if (reply.raw.destroyed) {
      stopListening();
      return reply.hijack();
    }
    let { actor, positions } = start;
    const stream = open(reply);
    const { userId } = actor;
    streams.add(userId, stream);
    const tell = (stored: StoredEvent): void => {
      if (stream.isOver || (stored.event && !mayHear(stored.event, actor, positions))) return;
      stream.write(frame(stored));
    };
    const check = (): Promise<void> =>
      asActor(deps, request, streamEvents, async (asking, tx) => ({
        actor: asking,
        positions: await visiblePositions(tx, asking),
      })).then(
        (current) => {
          ({ actor, positions } = current);
        },
        (error: unknown) => {
          // Only a lost session ends the stream; a database that is away for a moment does not.
          if (error instanceof AppError) stream.end();
        },
      );
    send = (stored) => {
      if (!stored.event || !changesRights(stored.event, actor, positions)) tell(stored);
      // Told even where it is the last that is heard: an open tab goes to the login by it.
      else if (/^(sessions|members)/.test(stored.event.topic)) {
        tell(stored);
        void check();
      } else void check().then(() => tell(stored));
    };
    stream.write(': connected\n\n');
    for (const stored of [...start.resumed, ...held]) send(stored);
    const heartbeat = setInterval(() => stream.write(': heartbeat\n\n'), HEARTBEAT_MS);
    const checks = setInterval(check, CHECK_MS);
    reply.raw.on('close', () => {
      clearInterval(heartbeat);
      clearInterval(checks);
      streams.delete(userId, stream);
      stopListening();
    });
  });
}
