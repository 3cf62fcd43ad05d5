/** Owns what lies in intakes: CVs that wait to be read and decided, and whom their people may be. */
export { type Double, deleteDoubles, listDoubles, namedBy, replaceDoubles } from './doubles.repository.ts';
export { forgetCandidate, handIntakeItemsOver } from './forget.repository.ts';
export {
  deleteExpired,
  findIntake,
  type IntakeRow,
  insertIntake,
  listIntakes,
  listToWarn,
  lockIntake,
  markWarned,
  renewIntake,
  takeTurnToTell,
} from './intakes.repository.ts';
export {
  type CountedStatus,
  cleanItems,
  countStatuses,
  findItem,
  type ItemRow,
  pageOfItems,
  type RecentDecision,
  undoableItems,
} from './item-lists.repository.ts';
export {
  beginReading,
  closeItems,
  findByHash,
  hashesElsewhere,
  insertItem,
  knownHashes,
  lockItem,
  otherPeople,
  reopenItem,
  undecidedItems,
  waitForReading,
  writeReading,
} from './items.repository.ts';
