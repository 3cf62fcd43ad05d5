/** Owns the records of adverts on external portals, and how an agency is connected to each portal. */
export {
  beginAdvert,
  changeAdvert,
  countLiving,
  listAdverts,
  lockAdvert,
  type StoredAdvert,
} from './adverts.repository.ts';
export { enqueueAdvert, withdrawAdverts } from './queue.ts';
export {
  ensureSettings,
  findSettings,
  noteRead,
  openKey,
  readSettings,
  type StoredSettings,
  sealKey,
  writeSettings,
} from './settings.repository.ts';
export { deadlineOf, toldOf } from './told.ts';
