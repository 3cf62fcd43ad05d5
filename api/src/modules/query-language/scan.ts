import { type Amount, amountsIn } from './amounts.ts';
import type { Knowledge } from './knowledge.ts';
import type { Sign } from './signs.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Unit, unitAt } from './units.ts';

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

/** A search in parts: what each run of words means, and the amounts. */
export function partsOf(text: string, knowledge: Knowledge): Part[] {
  const amounts = amountsIn(text);
  const tokens: Token[] = tokensOf(text);
  const isIn = ({ start }: Token, { start: from, end }: Amount) => start >= from && start < end;
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
    const amount = amounts.find((one) => isIn(token, one));
    if (amount) {
      parts.push({ is: 'AMOUNT', pause: waiting, ...amount });
      while (at < tokens.length && isIn(tokens[at] as Token, amount)) at += 1;
      [waiting, before] = ['NONE', undefined];
      continue;
    }
    const end = tokens.findIndex((one, place) => place > at && amounts.some((other) => isIn(one, other)));
    const { unit, length } = unitAt(
      { text, tokens: end < 0 ? tokens : tokens.slice(0, end), knowledge, before },
      at,
    );
    parts.push({ pause: waiting, ...unit });
    names = unit.is === 'VALUE' ? names + 1 : 0;
    before = signAfter(unit, before, names);
    waiting = 'NONE';
    at += length;
  }
  return parts;
}
