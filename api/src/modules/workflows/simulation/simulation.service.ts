import { setImmediate } from 'node:timers/promises';
import type { Simulation } from '@cantera/shared/contracts/simulations';
import { joinNames } from '@cantera/shared/contracts/text';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import {
  attachedFiles,
  channelsOf,
  type ReadAction,
  type RunContext,
  readContexts,
} from '../../engine/index.ts';
import {
  findHappenings,
  findSubject,
  type SimulatedPlace,
  type SimulationRequest,
  type SimulationTimes,
  type Subject,
} from './happenings.service.ts';
import { sampleContext } from './sample.ts';
import {
  findApplications,
  findFileNames,
  findTimeZone,
  findWorkflows,
  type SimulatedApplication,
} from './simulation.repository.ts';
import { addTo, alsoStarted, emptyTally, type Names, type Tally, told, toTimeline } from './timeline.ts';
import { type Begun, type Happening, type Moment, passTime } from './virtual-clock.ts';
import { withoutWords } from './without-words.ts';

/** The applications that are asked about. Throws 400 naming those that the actor does not see. */
async function findAsked(
  tx: Tx,
  actor: Actor,
  { applicationId, applicationIds, event }: SimulationRequest,
): Promise<SimulatedApplication[]> {
  const asked = [
    { field: 'application_ids', ids: applicationIds ?? [] },
    { field: 'application_id', ids: applicationId && !applicationIds ? [applicationId] : [] },
    {
      field: 'event.application_id',
      ids: event && !applicationId && !applicationIds ? [event.applicationId] : [],
    },
  ];
  const found: SimulatedApplication[] = [];
  for (const { field, ids } of asked) {
    if (ids.length === 0) continue;
    const seen = await findApplications(tx, actor, ids);
    if (seen.length < new Set(ids).size) throw invalidFields({ [field]: 'not_found' });
    found.push(...seen);
  }
  return found;
}

/** A trigger, and a move, is of one position: who stands in another cannot be moved by it. */
function requireSamePosition(
  { positionId }: Subject,
  applications: readonly SimulatedApplication[],
  { applicationIds }: SimulationRequest,
): void {
  const isElsewhere = positionId && applications.some((one) => one.positionId !== positionId);
  if (isElsewhere)
    throw invalidFields({ [applicationIds ? 'application_ids' : 'application_id']: 'not_allowed' });
}

const startsIn = (happenings: readonly Happening[]) =>
  happenings.flatMap((each) => ('starts' in each ? each.starts : []));

/** The first recruiters that there are in turn; null is whoever is it now. */
const sendersIn = (happenings: readonly Happening[]): (string | null)[] => [
  null,
  ...new Set(happenings.flatMap((each) => (each.kind === 'RECRUITER' ? [each.userId] : []))),
];

/** For each first recruiter in turn what is known of each application. */
async function readAll(
  tx: Tx,
  { agencyId }: Actor,
  applications: readonly SimulatedApplication[],
  happenings: readonly Happening[],
) {
  const ids = applications.map(({ id }) => id);
  const actions: ReadAction[] = startsIn(happenings).flatMap((start) => start.actions);
  const bySender = new Map<string | null, ReadonlyMap<string, RunContext>>();
  for (const senderId of sendersIn(happenings))
    bySender.set(senderId, await readContexts(tx, agencyId, ids, actions, senderId ?? undefined));
  return bySender;
}

interface Simulated {
  readonly moments: readonly Moment[];
  readonly begun: readonly Begun[];
  readonly happenings: readonly Happening[];
}
type Person = Simulation['candidate'];
interface About {
  readonly request: SimulationRequest;
  readonly subject: Subject;
  readonly times: SimulationTimes;
}
type Contexts = Awaited<ReturnType<typeof readAll>>;

const passTimeOf = (happenings: readonly Happening[], contexts: Contexts, id: string) =>
  passTime(happenings, (senderId) => {
    const context = contexts.get(senderId)?.get(id);
    if (!context) throw new Error(`no context of application ${id}`);
    return context;
  });

const personOf = ({ candidateId, candidateName, positionTitle }: SimulatedApplication): Person => ({
  id: candidateId,
  name: candidateName,
  positionTitle,
});

async function simulateOne(
  tx: Tx,
  actor: Actor,
  { request, subject, times }: About,
  one: SimulatedApplication,
): Promise<Simulated & { candidate: Person }> {
  const happenings = await findHappenings(tx, actor.agencyId, request, subject, one, times);
  const contexts = await readAll(tx, actor, [one], happenings);
  return { ...passTimeOf(happenings, contexts, one.id), happenings, candidate: personOf(one) };
}

/** People who are counted before others who wait for this process have their turn. */
const AT_ONCE = 200;

/** Counts those who stand in one step of one position, and so live through the same. Keeps nothing of anybody. */
async function countGroup(
  tx: Tx,
  actor: Actor,
  { request, subject, times }: About,
  group: readonly SimulatedApplication[],
  tally: Tally,
): Promise<void> {
  const [standing] = group;
  const found = await findHappenings(tx, actor.agencyId, request, subject, standing ?? null, times);
  const happenings = withoutWords(found);
  const names = await findNames(tx, actor.agencyId, happenings);
  for (let from = 0; from < group.length; from += AT_ONCE) {
    const people = group.slice(from, from + AT_ONCE);
    const contexts = await readAll(tx, actor, people, happenings);
    for (const { id } of people) addTo(tally, passTimeOf(happenings, contexts, id).moments, names);
    await setImmediate();
  }
}

async function simulateSample(
  tx: Tx,
  actor: Actor,
  { request, subject, times }: About,
): Promise<Simulated & { candidate: Person }> {
  const standing: SimulatedPlace | null =
    subject.positionId && subject.move?.fromStepId
      ? { positionId: subject.positionId, stepId: subject.move.fromStepId }
      : null;
  const happenings = await findHappenings(tx, actor.agencyId, request, subject, standing, times);
  const channels = channelsOf(startsIn(happenings).flatMap(({ actions }) => actions));
  const contexts = new Map<string | null, RunContext>();
  for (const senderId of sendersIn(happenings))
    contexts.set(senderId, await sampleContext(tx, actor, channels, senderId));
  const contextOf = (senderId: string | null): RunContext => {
    const context = contexts.get(senderId);
    if (!context) throw new Error(`no context of sender ${senderId}`);
    return context;
  };
  const { firstName, lastName, title } = contextOf(null).values;
  const candidate = { id: null, name: joinNames(firstName, lastName), positionTitle: title };
  return { ...passTime(happenings, contextOf), happenings, candidate };
}

async function findNames(tx: Tx, agencyId: string, happenings: readonly Happening[]): Promise<Names> {
  const starts = startsIn(happenings);
  const workflowIds = [...new Set(starts.flatMap(({ workflowId }) => workflowId ?? []))];
  return {
    timeZone: await findTimeZone(tx, agencyId),
    workflows: await findWorkflows(tx, agencyId, workflowIds),
    files: await findFileNames(tx, agencyId, attachedFiles(starts.flatMap(({ actions }) => actions))),
  };
}

/**
 * What would be sent, to whom and when, by the planner and the reader of the engine; writes nothing. Throws 400 naming what
 * of the body is not there for the actor.
 */
export async function simulate(
  tx: Tx,
  actor: Actor,
  request: SimulationRequest,
  undoSeconds: number,
): Promise<Simulation> {
  const startAt = request.startAt ? Date.parse(request.startAt) : now().getTime();
  const applications = await findAsked(tx, actor, request);
  const subject = await findSubject(tx, actor, request);
  requireSamePosition(subject, applications, request);
  const about = { request, subject, times: { startAt, undoMs: undoSeconds * 1000 } };
  const [first] = applications;
  const tally = emptyTally();
  if (first && (request.countOnly || request.applicationIds)) {
    const groups = Map.groupBy(applications, ({ positionId, stepId }) => `${positionId} ${stepId}`);
    for (const group of groups.values()) await countGroup(tx, actor, about, group, tally);
    return { candidate: personOf(first), timeline: [], alsoStarts: [], ...told(tally) };
  }
  const { candidate, moments, begun, happenings } = first
    ? await simulateOne(tx, actor, about, first)
    : await simulateSample(tx, actor, about);
  const names = await findNames(tx, actor.agencyId, happenings);
  addTo(tally, moments, names);
  return {
    candidate,
    timeline: request.countOnly ? [] : toTimeline(moments, names),
    alsoStarts: request.countOnly ? [] : alsoStarted(begun, names),
    ...told(tally),
  };
}
