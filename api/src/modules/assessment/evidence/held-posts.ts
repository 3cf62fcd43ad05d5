import { foldTerm } from '../../lexicon/index.ts';

/** A line that is no more than a title. */
const MOST_WORDS = 5;
/** What may stand before a title at the beginning of a line: "Senior", "Oficial de primera". */
const MOST_BEFORE = 3;
const DATED = /\b(?:19|20)\d{2}\b|\b\d{1,2}\+? (?:years?|a[ñn]os|anys)\b/iu;
/** People whom whoever writes works with: the word before belongs to another person. */
const OTHERS = /(?:^| )(?:the|a|an|with|and|for|el|la|los|las|lo|un|una|con|y|para|el|els|les|l|amb|i|per)$/u;
const AS = /(?:^| )(?:as a|as an|as|como|com a|com|de)$/u;

/** Whether a line says that somebody held a post by one of some folded titles, rather than that they worked with one who did. */
export function isPost(text: string, titles: readonly string[]): boolean {
  if (DATED.test(text)) return true;
  const line = ` ${foldTerm(text)} `;
  const isShort = line.trim().split(' ').length <= MOST_WORDS;
  return titles.some((title) => {
    const at = line.indexOf(` ${title} `);
    if (at < 0) return false;
    const before = line.slice(0, at).trim();
    if (AS.test(before)) return true;
    if (OTHERS.test(before)) return false;
    return isShort || before.split(' ').filter(Boolean).length <= MOST_BEFORE;
  });
}
