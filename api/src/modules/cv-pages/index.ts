/** Owns what the pages of CVs say to people. */
export {
  askMissingPages,
  askUnreadScans,
  findOutdated,
  findPages,
  hasPages,
  hasWords,
  isOutdated,
  type PagesWritten,
  type ReadPage,
  writePages,
} from './cv-pages.repository.ts';
export { machineLines, speaksToMachine } from './machine-lines.ts';
