/** Owns candidates: who they are, what is known of them, their CV, and who a newcomer is. */
export {
  countFitting,
  countSharing,
  type KnownFacts,
  type KnownPlace,
  type KnownStage,
  newestIds,
  type SharedBy,
  type ThingsInCommon,
} from './alike.repository.ts';
export { wireCard } from './candidate-card.repository.ts';
export { handEditsOver } from './candidate-edits.ts';
export { publishCandidate } from './candidate-events.ts';
export { currentCompany } from './candidate-lists.repository.ts';
export { viewersOf } from './candidate-viewers.repository.ts';
export { candidateJobs } from './candidates.jobs.ts';
export { visibleTo as candidatesSeenBy } from './candidates.policy.ts';
export {
  enqueueDuplicateCheck,
  findCandidate,
  holdCandidate,
  lockCandidate,
  positionsOf,
  requireCandidate,
} from './candidates.repository.ts';
export { candidateRoutes } from './candidates.routes.ts';
export { foundIds, listPage } from './candidates-list.repository.ts';
export { insertCandidate, type NewCandidate, requireStranger } from './creation/creation.service.ts';
export { attachUploadedCv, readCvAgain } from './cv-attach.service.ts';
export { cityOf } from './cv-places.ts';
export { takeReadCv } from './cv-take.service.ts';
export { textsOf } from './cv-texts.ts';
export { eraseCandidate } from './erasure/erasure.service.ts';
export { marksOf, toExtracted } from './extracted-candidate.ts';
export { endAcceptedBefore, forgetAsked, setGdprStatus } from './gdpr-status.repository.ts';
export { keysOf, linkedinKey, lockKeys, matchesQuery, matchPerson } from './matching.ts';
export {
  closeMergeRecord,
  handSuggestionsOver,
  insertMergeRecord,
  markDuplicate,
  passMarks,
  passMergeRecords,
  removeMerged,
  returnMergeRecords,
} from './merged-candidate.repository.ts';
export { hasCvOfBytes } from './newcomers/newcomer.repository.ts';
export { recordNewcomer, suggestFor } from './newcomers/newcomer.service.ts';
export { withTaken } from './offered-entries.ts';
export {
  insertSnapshotRow,
  LISTS,
  type ListName,
  readSnapshot,
  writeColumns,
  writeLists,
} from './snapshot.repository.ts';
export { unsureOf } from './unsure-values.ts';
