/**
 * What rich text may hold, said once: the server's sanitiser keeps these tags and nothing else, and the editor reads
 * and writes them without loss.
 */
export const RICH_TEXT_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
] as const;

/** Schemes that a link may have; an address without a scheme is relative to the site. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

/** What every link of rich text carries: it opens beside the page and tells nothing of it. */
export const LINK_ATTRIBUTES = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const;
