/** One task in English, Spanish and Catalan. */
type Task = readonly [en: string, es: string, ca: string];

/** What people of an occupation usually do, most usual first. */
export interface Occupation {
  /**
   * How words of a title begin that name it, folded, in any of the three languages; the longest that fits decides. A space at
   * the end ends the word, too.
   */
  readonly titles: readonly string[];
  /** Counts only where no other occupation fits: `Desarrolladora frontend` is of the front end. */
  readonly isGeneral?: true;
  readonly tasks: readonly Task[];
}
