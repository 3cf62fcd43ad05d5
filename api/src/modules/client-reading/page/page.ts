/** Where on a page something stands. */
export type Place = 'header' | 'nav' | 'footer' | 'main';

/** Words that stand together and can be seen. */
export interface Block {
  /** 1 to 6 for a heading; 0 for anything else. */
  readonly level: number;
  readonly isItem: boolean;
  readonly isAddress: boolean;
  readonly place: Place;
  readonly text: string;
}
export interface Link {
  /** Whole address. */
  readonly url: string;
  readonly text: string;
}
export interface Picture extends Link {
  readonly place: Place;
  /** What the element says of itself: its class, id and alternative text. */
  readonly words: string;
}
/** A node of the page's JSON-LD. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** A page of the web as far as it is read. */
export interface Page {
  /** Where it came from, after redirects. */
  readonly url: string;
  /** Two letters, or empty. */
  readonly lang: string;
  readonly title: string;
  /** By lower-case name or property; the first of several. */
  readonly metas: ReadonlyMap<string, string>;
  readonly linked: readonly LinkedNode[];
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
  readonly pictures: readonly Picture[];
  /** Addresses of icons, the largest first. */
  readonly icons: readonly string[];
}

/** A page as it was fetched. */
export interface FetchedPage {
  readonly url: string;
  readonly html: string;
}
