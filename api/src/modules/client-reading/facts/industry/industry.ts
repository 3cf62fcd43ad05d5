import { foldWords } from '@cantera/shared/contracts/text';
import { typesOf } from '../../page/linked-data.ts';
import type { Page } from '../../page/page.ts';
import { found, type PageFact } from '../found.ts';
import { organisationOf } from '../names/organisation.ts';
import { INDUSTRY_TYPES, INDUSTRY_WORDS } from './industry-words.ts';

interface Term {
  readonly words: string;
  readonly isPrefix: boolean;
  readonly weight: number;
}
const TERMS: readonly (readonly [string, readonly Term[]])[] = Object.entries(INDUSTRY_WORDS).map(
  ([industry, terms]) => [
    industry,
    terms.split(', ').map((term) => ({
      words: foldWords(term.replace(/[*!]/g, '')),
      isPrefix: term.includes('*'),
      weight: (term.endsWith('!') ? 3 : 1) * (term.includes(' ') ? 1.6 : 1),
    })),
  ],
);

/** How much words count by where they stand. */
const PLACES = { head: 4, heading: 2, text: 1 } as const;
/** Below it nothing is sure enough to be said. */
const MIN_SCORE = 12;
/** By how much the best must be ahead of the next. */
const AHEAD = 1.1;
const OF_TYPE = 14;

/** After these words stand those that a company works for, and their industry is another. */
const FOR_WHOM = / (?:para|per a|for|fur|pour|al servicio de|al servei de) /;
/** How much is left of a word that stands among them. */
const OF_OTHERS = 0.3;
/** What every company writes, whatever it does. */
const OF_EVERYBODY = /^ (?:politica|policy|privacy|aviso|avis|menu|cookies?|siguenos|segueix nos|follow us) /;

interface Line {
  readonly folded: string;
  readonly text: string;
  readonly page: Page;
  readonly weight: number;
}

function linesOf(pages: readonly Page[]): Line[] {
  return pages.flatMap((page, index) => {
    const first = index === 0 ? 1 : 0.5;
    const line = (text: string, weight: number): Line => ({
      folded: ` ${foldWords(text)} `,
      text,
      page,
      weight: weight * first,
    });
    const head = [page.title, page.metas.get('description') ?? '', page.metas.get('keywords') ?? ''];
    return [
      ...head.filter(Boolean).map((text) => line(text, PLACES.head)),
      ...page.blocks
        .filter(({ place }) => place === 'main' || place === 'header')
        .filter(({ text }) => !OF_EVERYBODY.test(` ${foldWords(text)} `))
        .map(({ text, level }) => line(text, level > 0 && level < 4 ? PLACES.heading : PLACES.text)),
    ];
  });
}

/** How strongly lines speak of one industry: each term counts less each time that it comes again. */
function scoreOf(lines: readonly Line[], terms: readonly Term[]): { score: number; best: Line | undefined } {
  let score = 0;
  let best: { line: Line; weight: number } | undefined;
  for (const { words, isPrefix, weight } of terms) {
    const wanted = isPrefix ? ` ${words}` : ` ${words} `;
    let times = 0;
    for (const line of lines) {
      const at = line.folded.indexOf(wanted);
      if (at < 0) continue;
      const before = FOR_WHOM.exec(line.folded)?.index ?? Number.POSITIVE_INFINITY;
      const counted = ((weight * line.weight) / (1 + times)) * (before < at ? OF_OTHERS : 1);
      times += 1;
      score += counted;
      if (!best || weight * line.weight > best.weight) best = { line, weight: weight * line.weight };
    }
  }
  return { score, best: best?.line };
}

/** Whether words speak of an industry of ours at all. */
export function speaksOf(industry: string, text: string): boolean {
  const folded = ` ${foldWords(text)} `;
  const [, terms = []] = TERMS.find(([id]) => id === industry) ?? [];
  return terms.some(({ words, isPrefix }) => folded.includes(isPrefix ? ` ${words}` : ` ${words} `));
}

/** The industry of ours that a company's words speak of most, where one is well ahead of the others. */
export function industryOf(pages: readonly Page[]): PageFact<string> | undefined {
  const lines = linesOf(pages);
  const [home] = pages;
  const types = home ? typesOf(organisationOf(home) ?? {}) : [];
  const typed = types
    .map((type) => ({ type, industry: INDUSTRY_TYPES.find(([pattern]) => pattern.test(type))?.[1] }))
    .find(({ industry }) => industry !== undefined);
  const scores = TERMS.map(([industry, terms]) => {
    const { score, best } = scoreOf(lines, terms);
    return { industry, best, score: score + (typed?.industry === industry ? OF_TYPE : 0) };
  }).sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (!first || !home || first.score < MIN_SCORE || first.score < (second?.score ?? 0) * AHEAD)
    return undefined;
  return first.best
    ? found(first.industry, first.best.text, first.best.page)
    : found(first.industry, typed?.type ?? '', home);
}
