// Owns lists of texts that are edited in place and save themselves, and what becomes of one that two people changed.
export { mergeLists } from './merge-lists.ts';
export { TextListEditor } from './text-list-editor.tsx';
