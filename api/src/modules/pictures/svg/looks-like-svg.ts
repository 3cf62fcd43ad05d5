const BEGINNING = 4096;

/** The place after the next `end`; the text's own end where there is none. */
function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

/** The end of a DOCTYPE, what it declares in brackets included. */
function afterDoctype(text: string, from: number): number {
  const close = after(text, '>', from);
  const bracket = text.indexOf('[', from);
  if (bracket === -1 || bracket >= close) return close;
  return after(text, '>', after(text, ']', bracket));
}

/** The end of what XML may have in front of its element, where it has such a thing at a place. */
function afterPrologue(text: string, from: number): number {
  if (text.startsWith('<!--', from)) return after(text, '-->', from + '<!--'.length);
  if (text.startsWith('<?', from)) return after(text, '>', from);
  const isDoctype = text.slice(from, from + '<!DOCTYPE'.length).toUpperCase() === '<!DOCTYPE';
  return isDoctype ? afterDoctype(text, from) : from;
}

const BLANK = /\s/;
function afterBlank(text: string, from: number): number {
  let at = from;
  while (BLANK.test(text.charAt(at))) at += 1;
  return at;
}

/** Whether bytes begin as an SVG does: after what XML may have in front of it, its element. Each sign is read once. */
export function looksLikeSvg(bytes: Buffer): boolean {
  // A byte order mark is blank, too.
  const text = bytes.toString('utf8', 0, BEGINNING);
  let at = afterBlank(text, 0);
  for (let next = afterPrologue(text, at); next > at; next = afterPrologue(text, at))
    at = afterBlank(text, next);
  return /^<svg[\s>]/i.test(text.slice(at, at + '<svg>'.length));
}
