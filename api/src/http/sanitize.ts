import sanitizeHtml from 'sanitize-html';

/** Rich text as people write it in the product: headings, emphasis, lists and links, nothing that runs or loads. */
export const sanitizeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    },
  });

/** The text of HTML, without any tag. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
