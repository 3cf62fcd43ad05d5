// Owns how something is changed in place: sections of a long page, lists that save themselves, what others changed meanwhile,
// and the question before one leaves.
export { AnchoredSection, AnchoredSections, type SectionAnchor } from './anchored-sections.tsx';
export { isChangedMeanwhile } from './changed-meanwhile.ts';
export { mergeLists } from './merge-lists.ts';
export { TextListEditor } from './text-list/text-list-editor.tsx';
export { useConfirmLeave, useLeaveGuard } from './use-leave-guard.ts';
