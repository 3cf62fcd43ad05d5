const MAX_LENGTH = 120;
/** Control characters, and those that turn the direction of text and so hide an extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A file's name as its sender wrote it, without folders and without what cannot be seen. It is text only: nothing is stored under it. */
export function cleanFileName(name: string | undefined, extension: string): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const stem = clean.replace(/\.[^.]{1,8}$/, '').trim();
  const cut = [...(stem || 'file')].slice(0, MAX_LENGTH).join('');
  return `${cut}.${extension}`;
}
