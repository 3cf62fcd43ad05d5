/** Owns hunts: people of the agency who are looked for to fit a position, and what is decided about each. */
export { chooseAmong } from './choose.service.ts';
export {
  type FoundPerson,
  handHuntPeopleOver,
  insertPeople,
  restoreHuntPeople,
  takeDecisionsBack,
} from './hunt-people.repository.ts';
export { huntJobs } from './hunts.jobs.ts';
export { huntRoutes } from './hunts.routes.ts';
export { expireStrangers } from './strangers/expiry.service.ts';
