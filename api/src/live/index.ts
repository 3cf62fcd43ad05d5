/** Owns live updates between processes: what changed, told to the streams of the agency concerned. */
export { AUDIENCE, mayHear } from './audience.ts';
export { LiveHub } from './hub.ts';
export { publish, publishAll, publishCandidates } from './publish.ts';
export { readStored, type StoredEvent } from './stored-event.ts';
