/** Owns that stored CVs are read again after a new version of the reader: their pages, and by them search and scores. */
export { enqueueRereading, rereadingJobs } from './cv-rereading.jobs.ts';
