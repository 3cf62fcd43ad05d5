// Owns the warning that an agency has not written its privacy policy, where something is about to happen that needs it.
// By the packages' names: remotes carry this code themselves, but not a second design system.
export { PolicyWarning } from './policy-warning.tsx';
export { useLacksPolicy } from './use-lacks-policy.ts';
