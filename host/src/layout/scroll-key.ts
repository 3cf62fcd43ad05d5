import type { Location } from 'react-router-dom';

/** How the first entry of every document is called. */
const FIRST = 'default';

/**
 * By what the place that a page was scrolled to is known: its entry in the history. The first entry of a document is told from
 * that of the document before in the same tab by its address, so that another page begins at its top.
 */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === FIRST ? `${pathname}${search}` : key;
