/** The jobs of the queue and what each is told. Every payload but the daily one names its agency: the worker takes the tenant from it. */
export interface JobPayloads {
  /** Mail a link to choose a new password. */
  'auth.send_reset': { agencyId: string; userId: string };
  /** Mail an invitation to someone who has no password yet; `invitedBy` is who asked for it. */
  'auth.send_invitation': { agencyId: string; userId: string; invitedBy: string | null };
  /** Find what a domain event starts, and start it. */
  'engine.dispatch': { agencyId: string; eventId: string };
  /** The same for events of several applications, in one transaction. */
  'engine.dispatch_many': { agencyId: string; eventIds: readonly string[] };
  'engine.dispatch_crowd': { agencyId: string; eventIds: readonly string[] };
  /** Carry out the next actions of a run. */
  'engine.advance': { agencyId: string; runId: string };
  /** Send one message of the installation, such as a receipt. */
  'messages.send': { agencyId: string; messageId: string };
  /** Send one message of a member, through the mail account of theirs where they have one. */
  'messages.send_by_account': { agencyId: string; messageId: string };
  /** The same of what a member wrote themselves; versions without the composer do not take it. */
  'messages.send_written': { agencyId: string; messageId: string };
  /** Delete what the outbox keeps of mails about a candidate who is gone. */
  'messages.forget': { agencyId: string; candidateId: string };
  /** Read a candidate's CV. `typed`: fields that a person filled or left empty on purpose. */
  'candidates.read_cv': {
    agencyId: string;
    candidateId: string;
    fileId: string;
    typed?: readonly string[];
  };
  /** Read a CV of an intake, and look whom its person may be. */
  'intake.read_cv': { agencyId: string; itemId: string };
  /** Have a share of the CVs read again that only an older reader has read; those after an id. */
  'cvs.find_outdated': { agencyId: string; before: string | null };
  /** Read a stored CV again by the reader of now. */
  'cvs.read_again': { agencyId: string; fileId: string };
  /** Tell open screens of what changed in an intake since they were told. */
  'intake.tell': { agencyId: string; intakeId: string };
  /** Make the file of a position's report. */
  'reports.make': { agencyId: string; reportId: string };
  /** Delete the file of a report whose day is over. */
  'reports.expire': { agencyId: string; reportId: string };
  /** Mail a candidate the link that asks for their consent. */
  'consents.send': { agencyId: string; requestId: string };
  /** Ask a minute's share of those who were never asked, while a round runs. */
  'consents.ask_round': { agencyId: string };
  /** Look whether a candidate who is new or was changed looks like another. */
  'duplicates.check': { agencyId: string; candidateId: string };
  /** Look at all candidates of an agency for doubles. */
  'duplicates.scan': { agencyId: string; scanId: string };
  /** Judge an application by what its position asks for. */
  'scores.score': { agencyId: string; applicationId: string };
  /** The same for one of many that are scored again; `isPast` of a closed position too, as while it was open. */
  'scores.score_again': { agencyId: string; applicationId: string; isPast?: boolean };
  /** Score a share of the applications that have no score of the engine of now; those after an id. */
  'scores.fill': { agencyId: string; after: string | null };
  /** Score all applications of a position again. */
  'scores.rescore': { agencyId: string; positionId: string };
  /** Have the language model weigh what the search found for an application; after `until` (ISO) it is waited for no more. */
  'scores.weigh': { agencyId: string; applicationId: string; until: string };
  /** Tell open boards of a position that there are new scores. */
  'scores.tell': { agencyId: string; positionId: string };
  /** Have the rule of a position discard by the scores of now. */
  'discards.judge': { agencyId: string; positionId: string };
  /** Ask the server of people for those who may fit a position, before they are looked for. */
  'hunts.ask_server': { agencyId: string; huntId: string };
  /** Look for people who fit a position, and judge them. */
  'hunts.search': { agencyId: string; huntId: string };
  /** Do what is next for an advert on an external portal: look at its feed and page, send it, look for it, take it out. */
  'adverts.carry_out': { agencyId: string; advertId: string };
  /** Take those who have changed into the index that candidates are searched by, and build it where it is missing. */
  'search.refresh': { agencyId: string };
  /** Take candidates who were deleted out of the searches that members made. */
  'search.forget': { agencyId: string; candidateIds: readonly string[] };
  /** Start the day's upkeep of every agency, and of what belongs to none. */
  'upkeep.daily': Record<string, never>;
  /** The day's upkeep of an agency: retention, pruning, sweeping. */
  'upkeep.agency': { agencyId: string };
  /** Ask anew, or stop counting on, a minute's share of consents that are too old. */
  'retention.lapse': { agencyId: string };
  /** Make the list of whom is to be deleted anew. */
  'retention.refresh': { agencyId: string };
  /** Remove files whose rows are gone. */
  'files.remove': { agencyId: string; storageKeys: string[] };
}
export type JobName = keyof JobPayloads;
