/** Owns what the pages of CVs say to people. */
export { findPages, hasPages, type ReadPage, writePages } from './cv-pages.repository.ts';
export { machineLines, speaksToMachine } from './machine-lines.ts';
