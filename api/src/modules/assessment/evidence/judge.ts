import { conceptById, foldTerm, plainForms } from '../../lexicon/index.ts';
import type { Finding, Material, Rule } from '../types.ts';
import { isPost } from './held-posts.ts';
import { judgeLanguage } from './language-evidence.ts';
import { type Piece, piecesOf, searchedFor } from './term-evidence.ts';
import { judgeYears } from './years-evidence.ts';

const MAX_QUOTES = 3;
const quotesOf = (pieces: readonly Piece[], most: number) => pieces.slice(0, most).map(({ quote }) => quote);

/** Met where it was done, partly where it is only named or something broader was done. */
function judgeTerms(rule: Rule, material: Material, most: number): Finding {
  const own = searchedFor(rule);
  const pieces = piecesOf(material, own);
  // A licence or a degree is held or not: wherever it is named, it was earned.
  const titles = rule.kind === 'OCCUPATION' ? own.map(foldTerm) : null;
  const isShown = ({ value, quote }: Piece): boolean =>
    rule.kind === 'CREDENTIAL' ||
    (value === 1 && (!titles || quote.page === null || isPost(quote.text, titles)));
  const strong = pieces.filter(isShown);
  if (strong.length > 0) return { verdict: 'MET', quotes: quotesOf(strong, most), searched: own };
  if (pieces.length > 0) return { verdict: 'PARTLY', quotes: quotesOf(pieces, most), searched: own };
  const wider = conceptById(conceptById(rule.concept)?.broader ?? null);
  const broader = wider ? plainForms(wider) : [];
  const searched = [...new Set([...own, ...broader])];
  const weak = piecesOf(material, broader);
  return weak.length > 0
    ? { verdict: 'PARTLY', quotes: quotesOf(weak, most), searched }
    : { verdict: 'NOT_SHOWN', quotes: [], searched };
}

/** What the material shows of a criterion, with `most` quotes at most; without any, the words that were looked for. */
export function judge(rule: Rule, material: Material, most = MAX_QUOTES): Finding {
  if (rule.kind === 'LANGUAGE') return judgeLanguage(rule, material);
  if (rule.kind === 'YEARS') return judgeYears(rule, material);
  return judgeTerms(rule, material, most);
}
