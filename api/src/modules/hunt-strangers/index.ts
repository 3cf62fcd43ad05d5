/** Owns the people of files that were uploaded for hunts, and of the server of people, as long as they are no candidates. */
export {
  countKnown,
  deleteOld,
  giveFiles,
  hasServer,
  insertFile,
  insertServer,
  listFree,
  type NewStranger,
  type Stranger,
} from './files.repository.ts';
export {
  changeStranger,
  countStrangers,
  type FoundStranger,
  forgetStrangers,
  type HeldStranger,
  holdStranger,
  keepFound,
  listStrangers,
  removeStranger,
  type StrangerRow,
} from './people.repository.ts';
