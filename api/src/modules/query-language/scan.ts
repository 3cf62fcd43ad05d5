import { type Amount, amountsIn } from './amounts.ts';
import type { Knowledge } from './knowledge.ts';
import type { Sign } from './signs.ts';
import { quotesIn, type Span, sexMarksIn, type Token, tokensOf } from './tokens.ts';
import { quotedUnit, type Unit, unitAt } from './units.ts';

/** What ends a part of a sentence, before a unit. */
export type Pause = 'NONE' | 'COMMA' | 'STOP';
/** A unit or an amount with the pause before it. */
export type Part = { readonly pause: Pause } & (Unit | ({ readonly is: 'AMOUNT' } & Amount));

function pauseOf(gap: string): Pause {
  if (/[;\n]|[.!?]\s/.test(gap)) return 'STOP';
  return /[,:()]/.test(gap) ? 'COMMA' : 'NONE';
}

/** Names are given in up to three words. */
const MOST_NAMES = 3;

/** What tells whether the word before still governs the next one. */
function signAfter(unit: Unit, before: Sign | undefined, names: number): Sign | undefined {
  if (unit.is === 'SIGN' && unit.sign === 'EXPERIENCE_IN') return 'IN';
  if (unit.is === 'SIGN') return unit.sign === 'OR' || unit.sign === 'AND' ? before : unit.sign;
  if (unit.is === 'IGNORED') return before;
  if (unit.is === 'VALUE' && (unit.kind === 'NAME' || unit.kind === 'COMPANY') && names < MOST_NAMES)
    return before;
  if (unit.is === 'VALUE' && unit.kind === 'PLACE') return before;
  return undefined;
}

const isIn = ({ start }: Span, { start: from, end }: Span): boolean => start >= from && start < end;

/** A part of a search that is read at once and that no run of words goes into. */
interface Whole extends Span {
  readonly read: (before: Sign | undefined) => Unit | ({ readonly is: 'AMOUNT' } & Amount);
}

/** Amounts, what stands in quotes, and marks that say nothing. */
function wholesOf(text: string, knowledge: Knowledge): Whole[] {
  const quotes = quotesIn(text);
  const isQuoted = (span: Span): boolean => quotes.some((quote) => isIn(span, quote));
  const amounts = amountsIn(text).filter((one) => !isQuoted(one));
  const marks = sexMarksIn(text).filter((one) => !isQuoted(one));
  return [
    ...quotes.map((span) => ({
      ...span,
      read: (before: Sign | undefined) => quotedUnit({ text, knowledge, before }, span),
    })),
    ...amounts.map((one) => ({ ...one, read: () => ({ is: 'AMOUNT' as const, ...one }) })),
    ...marks.map((span) => ({ ...span, read: () => ({ is: 'IGNORED' as const, ...span }) })),
  ];
}

/** A search in parts: what each run of words means, and the amounts. */
export function partsOf(text: string, knowledge: Knowledge): Part[] {
  const wholes = wholesOf(text, knowledge);
  const tokens: Token[] = tokensOf(text);
  const parts: Part[] = [];
  let before: Sign | undefined;
  let names = 0;
  let waiting: Pause = 'NONE';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const pause = pauseOf(token.gap);
    if (pause !== 'NONE') {
      waiting = pause;
      if (before === 'NAMED' || before === 'AT') before = undefined;
    }
    const whole = wholes.find((one) => isIn(token, one));
    const end = tokens.findIndex((one, place) => place > at && wholes.some((other) => isIn(one, other)));
    const { unit, length } = whole
      ? { unit: whole.read(before), length: tokens.filter((one) => isIn(one, whole)).length }
      : unitAt({ text, tokens: end < 0 ? tokens : tokens.slice(0, end), knowledge, before }, at);
    parts.push({ pause: waiting, ...unit });
    waiting = 'NONE';
    at += length;
    if (unit.is === 'AMOUNT') before = undefined;
    else {
      names = unit.is === 'VALUE' ? names + 1 : 0;
      before = signAfter(unit, before, names);
    }
  }
  return parts;
}
