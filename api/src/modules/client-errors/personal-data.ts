/** Characters of a message that are kept. */
const MAX_MESSAGE = 300;
const MAX_PAGE = 200;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** A part of a path that no page has in its pattern: an id, a token, a number. */
const isVariable = (part: string): boolean => /\d{3}|^\d+$|@|%/.test(part) || part.length > 40;

/** `/candidates/0190…/cv?tab=1#x` → `/candidates/:id/cv`. */
export const pageWithoutIds = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split('/')
    .map((part) => (isVariable(part) ? ':id' : part))
    .join('/')
    .slice(0, MAX_PAGE) || '/';

/** Words that stand before a name of code, which says what is wrong; other quoted words may be what somebody typed. */
const NAMES_CODE = /(reading|setting|property|module|method|function|of|named|object) $/;

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
};
/** An apostrophe, as in `d'Arc`, is no quote. */
const isInWord = (text: string, at: number): boolean =>
  /['’]/.test(text[at] ?? '') && /^[\p{L}\p{N}].[\p{L}\p{N}]/u.test(text.slice(at - 1, at + 2));

function findClosing(text: string, close: string, from: number): number {
  let at = text.indexOf(close, from);
  while (at >= 0 && isInWord(text, at)) at = text.indexOf(close, at + 1);
  return at;
}

/** What follows a quote that nothing closes may be what somebody typed, to its end. */
function withoutQuotedWords(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length; at += 1) {
    const close = CLOSING[text[at] ?? ''];
    if (!close || isInWord(text, at)) {
      kept += text[at];
      continue;
    }
    const end = findClosing(text, close, at + 1);
    if (end < 0) return `${kept}…`;
    const whole = text.slice(at, end + 1);
    kept += NAMES_CODE.test(text.slice(0, at)) && whole.length < 60 && !/\s/.test(whole) ? whole : '…';
    at = end;
  }
  return kept;
}

/** A message without addresses' hosts and queries, ids, emails, long numbers, and quoted words that are not names of code. */
export const textWithoutPersonalData = (text: string): string =>
  withoutQuotedWords(
    text
      .replace(/[a-z]+:\/\/[^\s"'`)]+/gi, pageWithoutIds)
      .replace(/[^\s@"'`<(]+@[^\s@"'`>)]+\.[^\s@"'`>).,]+/g, '…')
      .replace(UUID, ':id')
      .replace(/\+?\d[\d\s().-]{5,}\d/g, '…'),
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE) || '…';
