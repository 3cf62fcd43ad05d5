/** An element that may stay, with nothing in it that may not. */
export interface Kept {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and words. */
  readonly children: readonly (Kept | string)[];
}
