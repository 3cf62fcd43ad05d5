import type { Role } from '@cantera/shared/contracts/enums';
import type { Permission } from '@cantera/shared/contracts/permissions';
import { can } from '@cantera/shared/contracts/permissions';
import type { TopicKind } from '@cantera/shared/contracts/topics';
import type { LiveEvent } from '../db/json-columns.ts';

/** Whose topics of a kind are: everybody's in the agency, those who see the position or the candidate, the user's alone. */
type Scope = 'agency' | 'position' | 'candidate' | 'user';

/** Who hears of what: one table, by the kind of the topic. */
export const AUDIENCE: Readonly<Record<TopicKind, { readonly may: Permission; readonly scope: Scope }>> = {
  advert: { may: 'positions.read_all', scope: 'agency' },
  agency: { may: 'profile.own', scope: 'agency' },
  automations: { may: 'workflows.read', scope: 'agency' },
  board: { may: 'pipeline.read', scope: 'position' },
  candidate: { may: 'candidates.read', scope: 'candidate' },
  career_site: { may: 'agency.read', scope: 'agency' },
  // A position shows what its recruiter can send over.
  channels: { may: 'profile.own', scope: 'agency' },
  clients: { may: 'clients.read', scope: 'agency' },
  comments: { may: 'comments.read', scope: 'candidate' },
  contracts: { may: 'contracts.read', scope: 'agency' },
  duplicates: { may: 'candidates.merge', scope: 'agency' },
  hunts: { may: 'hunts.read', scope: 'agency' },
  intake: { may: 'candidates.intake', scope: 'agency' },
  members: { may: 'members.read', scope: 'agency' },
  notifications: { may: 'profile.own', scope: 'user' },
  positions: { may: 'positions.read', scope: 'position' },
  report: { may: 'applications.report', scope: 'user' },
  sessions: { may: 'profile.own', scope: 'user' },
  tags: { may: 'tags.read', scope: 'agency' },
  templates: { may: 'templates.read', scope: 'agency' },
};
const isKind = (kind: string): kind is TopicKind => Object.hasOwn(AUDIENCE, kind);

/** The candidate that a topic is of; undefined for other topics. */
export function candidateOf(topic: string): string | undefined {
  const [kind = '', id] = topic.split('/');
  return isKind(kind) && AUDIENCE[kind].scope === 'candidate' ? id : undefined;
}

/**
 * Whether someone hears of an event; `positions` are those that they see, null for all of them. A topic that this server
 * does not know, written by a newer one, is nobody's.
 */
export function mayHear(
  { topic, positionIds = [] }: LiveEvent,
  actor: { readonly role: Role; readonly userId: string },
  positions: ReadonlySet<string> | null,
): boolean {
  const [kind = '', id = ''] = topic.split('/');
  if (!isKind(kind)) return false;
  const { may, scope } = AUDIENCE[kind];
  if (!can(actor.role, may)) return false;
  if (scope === 'position') return !positions || positions.has(id);
  if (scope === 'candidate') return !positions || positionIds.some((positionId) => positions.has(positionId));
  return scope === 'agency' || id === actor.userId;
}
