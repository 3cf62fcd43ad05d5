const LIGATURES: [RegExp, string][] = [
  [/ﬀ/g, 'ff'],
  [/ﬁ/g, 'fi'],
  [/ﬂ/g, 'fl'],
  [/ﬃ/g, 'ffi'],
  [/ﬄ/g, 'ffl'],
  [/[ﬅﬆ]/g, 'st'],
];

/** Ligatures taken apart, accents joined to their letters, invisible signs and icon glyphs dropped. */
export function cleanText(text: string): string {
  let result = text;
  for (const [from, to] of LIGATURES) result = result.replace(from, to);
  return result
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\p{Cc}|\ufe0f/gu, '')
    .replace(/[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu, '')
    .replace(/[\u2600-\u26ff\u2700-\u27bf\u{1f300}-\u{1faff}\u260e\u2706\u2709](?!\s*\p{L}{40})/gu, (sign) =>
      BULLET.test(sign) ? sign : '',
    )
    .normalize('NFC');
}

export const BULLET = /^[•◦▪▫■□●○‣⁃▸▹►▻◆◇♦⬥➢➤✓✔❖∙·*–—+-]/;
const BULLET_LEAD = /^(?:[•◦▪▫■□●○‣⁃▸▹►▻◆◇♦⬥➢➤✓✔❖∙·]+\s*|[*–—+o{-]\s+)/;

export function isBulleted(text: string): boolean {
  return BULLET_LEAD.test(text.trimStart());
}
export function withoutBullet(text: string): string {
  return text.trimStart().replace(BULLET_LEAD, '').trim();
}

/** Two printed lines of one paragraph: a word cut by a hyphen at the line's end is joined. */
export function joinLines(first: string, second: string): string {
  if (first === '') return second;
  if (/\u00ad$/.test(first)) return first.slice(0, -1) + second;
  if (/\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  return `${first} ${second}`;
}
