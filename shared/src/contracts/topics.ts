/** What can change while a screen is open. A topic is a kind, or one thing of the kind: `board/ID`. */
export const TOPIC_KINDS = [
  'advert',
  'agency',
  'automations',
  'board',
  'candidate',
  'career_site',
  'channels',
  'clients',
  'comments',
  'contracts',
  'duplicates',
  'hunts',
  'intake',
  'members',
  'notifications',
  'positions',
  'report',
  'sessions',
  'tags',
  'templates',
] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
export type Topic = TopicKind | `${TopicKind}/${string}`;

const of =
  (kind: TopicKind) =>
  (id?: string): Topic =>
    id === undefined ? kind : `${kind}/${id}`;

/** Builds topics; without an id, all of the kind. */
export const topic = {
  /** The adverts of a position on external portals; without an id, also how the agency is connected to them. */
  advert: of('advert'),
  /** The agency itself: its name, its rules. */
  agency: of('agency'),
  /** Workflows, what starts them and what they have begun. */
  automations: of('automations'),
  /** The board of a position: its steps and applications, and the counts made of them. */
  board: of('board'),
  candidate: of('candidate'),
  /** The career site: its configuration, its address, its logo. */
  careerSite: of('career_site'),
  /** What a user can send over. */
  channels: of('channels'),
  clients: of('clients'),
  /** The comments of a candidate. */
  comments: of('comments'),
  /** People's papers with clients. */
  contracts: of('contracts'),
  duplicates: of('duplicates'),
  /** People looked for who fit a position. */
  hunts: of('hunts'),
  /** CVs that are taken in together. */
  intake: of('intake'),
  members: of('members'),
  /** What a user is told of. */
  notifications: of('notifications'),
  positions: of('positions'),
  /** The reports that a user has made of positions. */
  report: of('report'),
  /** The sessions of a user. */
  sessions: of('sessions'),
  /** The words that an agency sorts its candidates by. */
  tags: of('tags'),
  templates: of('templates'),
} satisfies Record<Exclude<TopicKind, 'career_site'> | 'careerSite', (id?: string) => Topic>;

/** Whether what `said` names may make stale what was read of `heard`: the same thing, or one is of the other's kind. */
export const isHeard = (said: string, heard: string): boolean =>
  said === heard || said.startsWith(`${heard}/`) || heard.startsWith(`${said}/`);
