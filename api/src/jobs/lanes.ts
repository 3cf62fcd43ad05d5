import type { Config } from '../config.ts';
import type { JobName } from './job-types.ts';

/** Which lane each job goes in. A lane has slots of its own, so that what hangs in one never holds up another. */
const LANE_OF = {
  'engine.dispatch': 'automations',
  'engine.dispatch_many': 'automations',
  // Thousands at a time: a few people's automations do not wait behind those of a crowd.
  'engine.dispatch_crowd': 'crowds',
  'engine.advance': 'automations',
  'candidates.read_cv': 'cvs',
  'intake.read_cv': 'cvs',
  // All that are stored: whoever waits for a CV, or for a score, does not wait behind them.
  'cvs.find_outdated': 'rereadings',
  'cvs.read_again': 'rereadings',
  // Over in a moment, and screens wait for it.
  'intake.tell': 'automations',
  'scores.tell': 'automations',
  'discards.judge': 'automations',
  'scores.score': 'scores',
  'scores.rescore': 'scores',
  // Thousands at a time: whoever is new or was changed does not wait behind them.
  'scores.score_again': 'rescores',
  'scores.fill': 'rescores',
  // A model's server takes its time.
  'scores.weigh': 'weighings',
  'reports.make': 'reports',
  'reports.expire': 'upkeep',
  'hunts.search': 'hunts',
  // Other people's servers take their time.
  'hunts.ask_server': 'askings',
  'adverts.carry_out': 'adverts',
  'search.refresh': 'search',
  'auth.send_reset': 'access',
  'auth.send_invitation': 'access',
  'messages.send': 'mail',
  'messages.send_by_account': 'accounts',
  'messages.send_written': 'accounts',
  'consents.send': 'consents',
  'search.forget': 'upkeep',
  'messages.forget': 'upkeep',
  'duplicates.check': 'upkeep',
  'duplicates.scan': 'upkeep',
  'upkeep.daily': 'upkeep',
  'upkeep.agency': 'upkeep',
  'retention.refresh': 'upkeep',
  'retention.lapse': 'upkeep',
  'consents.ask_round': 'upkeep',
  'files.remove': 'upkeep',
} as const satisfies Record<JobName, string>;

export type LaneName = (typeof LANE_OF)[JobName];

export interface Lane {
  readonly name: LaneName;
  readonly jobs: readonly JobName[];
  /** Jobs of the lane that one process does at the same time. */
  readonly slots: number;
  /** Slots that one agency may have at the same time; by default all. */
  readonly agencySlots: number;
  /** When a slot rests after each job: always, so that screens have the processor in between, or while another lane works. */
  readonly rests: 'always' | LaneName | 'never';
}

const RESTS: Partial<Record<LaneName, Lane['rests']>> = {
  crowds: 'always',
  rereadings: 'always',
  // Of a crowd that applies, everybody waits for their receipt; their CVs are read a little later.
  cvs: 'mail',
};

/** Every lane with its limits. */
export function lanesOf({ cvReaders }: Pick<Config, 'cvReaders'>): Lane[] {
  const slots: Readonly<Record<LaneName, number>> = {
    automations: 2,
    crowds: 2,
    cvs: cvReaders,
    rereadings: 1,
    // One at a time: it may read a CV, which nobody waits for.
    scores: 1,
    rescores: 1,
    weighings: 2,
    // One at a time: it keeps a processor busy.
    reports: 1,
    // One at a time: it judges a hundred people, and may read their CVs.
    hunts: 1,
    askings: 2,
    // One at a time: building takes the processor.
    search: 1,
    adverts: 6,
    access: 2,
    mail: 8,
    accounts: 6,
    consents: 2,
    upkeep: 2,
  };
  const agencySlots: Partial<Record<LaneName, number>> = {
    mail: 6,
    accounts: 2,
    adverts: 3,
    consents: 1,
    crowds: 1,
    weighings: 1,
    askings: 1,
  };
  const jobs = Map.groupBy(Object.keys(LANE_OF) as JobName[], (job) => LANE_OF[job]);
  return [...jobs].map(([name, own]) => ({
    name,
    jobs: own,
    slots: slots[name],
    agencySlots: agencySlots[name] ?? slots[name],
    rests: RESTS[name] ?? 'never',
  }));
}

/** Jobs whose agencies go in turns; the others are over in moments. */
const IN_TURNS: ReadonlySet<LaneName> = new Set<LaneName>([
  'crowds',
  'cvs',
  'rereadings',
  'scores',
  'rescores',
  'weighings',
  'reports',
  'hunts',
  'askings',
  'adverts',
  'access',
  'mail',
  'accounts',
  'consents',
]);
export const takesTurns = (job: JobName): boolean => IN_TURNS.has(LANE_OF[job]);
