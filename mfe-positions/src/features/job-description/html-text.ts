/** The text of HTML without its tags and without what blanks it is parted by: two texts that differ only in format are equal. */
export const textWithoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
