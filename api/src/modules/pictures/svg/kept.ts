/** An element that may stay, with nothing in it that may not. */
export interface KeptElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and words. */
  readonly children: readonly (KeptElement | string)[];
}
