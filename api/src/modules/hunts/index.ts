/** Owns hunts: people of the agency who are looked for to fit a position, and what is decided about each. */
export { handHuntPeopleOver, restoreHuntPeople } from './hunt-people.repository.ts';
export { huntJobs } from './hunts.jobs.ts';
export { huntRoutes } from './hunts.routes.ts';
