/** Owns how texts about somebody are made so that they do not tell who it is. */
export { type Aliases, createAliases, createMasker, type Masker } from './masker.ts';
export { isPlaceName, isWidePlace } from './place-names.ts';
export { type Identity, MASK, MASK_RULES, type MaskRule, type ShownLess } from './rules.ts';
