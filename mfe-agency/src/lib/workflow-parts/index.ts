// Owns what the list and the editor of workflows both show: signs of actions, lengths of time, words that are
// nearly variables, and who waits.
export { ActionIcon } from './action-icon.tsx';
export { durationText } from './duration-text.ts';
export { nearVariables } from './near-variables.ts';
export { WaitingButton } from './waiting-button.tsx';
