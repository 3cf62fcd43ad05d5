import { LANGUAGE_LEVELS, type LanguageLevel } from '@cantera/shared/contracts/enums';
import type { ScoreQuote } from '@cantera/shared/contracts/scoring';
import { languagesIn } from '../../cv-reading/index.ts';
import { foldTerm } from '../../lexicon/index.ts';
import type { Finding, Material, Rule } from '../types.ts';
import { saidOf } from './clauses.ts';
import { quoteLine, quoteProfile } from './term-evidence.ts';
import { inContext } from './usable-lines.ts';

interface Claim {
  /** Null where a language is named without a level. */
  readonly level: LanguageLevel | null;
  readonly quote: ScoreQuote;
}

/** What takes a language out beside the words that take out a skill: it is being learnt, aimed at, or somebody else's. */
const NOT_SPOKEN =
  'learn|learning|to learn|studying|aiming|goal|whose|aprender|estudiar|estudiando|objetivo|cuyo|cuya|aprendre|estudiant|objectiu'
    .split('|')
    .map(foldTerm);

/** The languages that a line says that the person speaks; a line may go on from the one before. */
function spokenIn(lines: Material['lines'], at: number) {
  const text = lines[at]?.text ?? '';
  const context = inContext(lines, at);
  return languagesIn(saidOf(text, context.slice(0, context.length - text.length), NOT_SPOKEN));
}

/** Lines that name a language count where they stand under languages, or name a level beside it. */
function claimsOf({ lines, profile }: Material, code: string): Claim[] {
  const said = lines.flatMap((line, at) =>
    spokenIn(lines, at)
      .filter((found) => found.code === code && (found.proficiency || line.section === 'languages'))
      .map(({ proficiency }) => ({ level: proficiency, quote: quoteLine(line) })),
  );
  const kept = profile.languages
    .filter((language) => language.code === code)
    .map(({ proficiency }) => ({
      level: proficiency,
      quote: quoteProfile(`${code.toUpperCase()} ${proficiency}`),
    }));
  return [...said, ...kept];
}

const rankOf = (level: LanguageLevel): number => LANGUAGE_LEVELS.indexOf(level);

/** Met at the level asked for or above, partly one below it or without a level, contradicted further down. */
export function judgeLanguage(rule: Rule, material: Material): Finding {
  const [code = ''] = rule.terms;
  const needed = rule.level ?? 'A1-A2';
  const claims = claimsOf(material, code.toLowerCase());
  const searched = rule.terms;
  const met = claims.filter(({ level }) => level && rankOf(level) >= rankOf(needed));
  const near = claims.filter(({ level }) => !level || rankOf(level) === rankOf(needed) - 1);
  const quotesOf = (found: readonly Claim[]) => found.slice(0, MAX_QUOTES).map(({ quote }) => quote);
  if (met.length > 0) return { verdict: 'MET', quotes: quotesOf(met), searched };
  if (near.length > 0) return { verdict: 'PARTLY', quotes: quotesOf(near), searched };
  if (claims.length > 0) return { verdict: 'CONTRADICTED', quotes: quotesOf(claims), searched };
  return { verdict: 'NOT_SHOWN', quotes: [], searched };
}

const MAX_QUOTES = 3;
