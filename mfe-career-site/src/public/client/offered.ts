/** Old Word files too: the server says of each why it cannot be read. */
const NAMES = /\.(?:pdf|docx?|odt|rtf)$/i;

/** Whether a file can be a CV by its name, or by its type in what the field `accept`s; the server judges by content. */
export const isOffered = ({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean =>
  NAMES.test(name) || (type !== '' && accept.split(',').includes(type));
