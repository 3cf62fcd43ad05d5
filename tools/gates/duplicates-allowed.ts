/** Pairs of files that may share lines, each with its reason. */
export const ALLOWED_DUPLICATES: readonly { files: readonly [string, string]; reason: string }[] = [];
