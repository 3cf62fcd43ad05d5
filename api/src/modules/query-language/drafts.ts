import type { Clause, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import type { Place } from './knowledge.ts';
import type { Part } from './scan.ts';

/** How something is joined to what stands before it. */
type Link = 'OR' | 'AND' | 'COMMA' | 'OF' | 'NONE';

/** A clause before alternatives are put together. */
export interface Draft {
  readonly kind: Clause['kind'];
  readonly any: readonly ClauseValue[];
  readonly not: boolean;
  readonly optional: boolean;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly start: number;
  readonly end: number;
  readonly link: Link;
  readonly isKnown: boolean;
  readonly place?: Place;
}
export interface Ignored {
  readonly start: number;
  readonly end: number;
}

/** How what comes next is meant. */
interface Mood {
  not: boolean;
  optional: boolean;
  link: Link;
  level: number | undefined;
  /** What comes next is not needed. */
  isNeedless: boolean;
  /** Where a negation stands that nothing has followed yet. */
  negation: Ignored | undefined;
  /** Experience of what comes next is what is negated. */
  isOfExperience: boolean;
}

const CALM: Mood = {
  not: false,
  optional: false,
  link: 'NONE',
  level: undefined,
  isNeedless: false,
  negation: undefined,
  isOfExperience: false,
};

/** Puts the parts of a search together to clauses, one for each thing that it names. */
export class Drafting {
  readonly drafts: Draft[] = [];
  readonly ignored: Ignored[] = [];
  #mood: Mood = { ...CALM };
  /** Whether something was named since the sign before. */
  #hasNamed = false;

  #change(last: Draft, changes: Partial<Draft>): void {
    this.drafts[this.drafts.length - 1] = { ...last, ...changes };
  }

  #pause(part: Part): void {
    if (part.pause === 'STOP') this.#mood = { ...CALM };
    else if (part.pause === 'COMMA' && this.#mood.link === 'NONE') this.#mood.link = 'COMMA';
  }

  /** A negation or a wish ends where something of another kind follows a comma, a negation also after "and" and "with". */
  #settle(kind: Clause['kind']): void {
    const last = this.drafts.at(-1);
    if (!last || !this.#hasNamed || last.kind === kind) return;
    const { link } = this.#mood;
    if (link === 'COMMA') this.#mood.optional = false;
    if (link !== 'OR') this.#mood.not = false;
  }

  #add(draft: Omit<Draft, 'not' | 'optional' | 'link'>): void {
    this.#settle(draft.kind);
    if (this.#mood.isNeedless) {
      this.#mood.isNeedless = false;
      this.ignored.push({ start: draft.start, end: draft.end });
      return;
    }
    // "Without experience in Girona": nobody is left out for living there.
    if (this.#mood.isOfExperience && draft.kind === 'PLACE') this.#endNegation();
    this.#mood.negation = undefined;
    this.#mood.isOfExperience = false;
    const { not, optional, link } = this.#mood;
    this.drafts.push({ ...draft, not, optional, link });
    this.#mood.link = 'NONE';
    this.#hasNamed = true;
  }

  /** A negation of experience as such asks for nothing that is known of people: it is left out. */
  #endNegation(): void {
    const { negation } = this.#mood;
    if (negation) this.ignored.push(negation);
    this.#mood.not = false;
    this.#mood.negation = undefined;
  }

  #experience({ start, end, sign }: Part & { is: 'SIGN' }, next: Part | undefined): void {
    const mood = this.#mood;
    const isNegated = mood.not && mood.negation !== undefined;
    if (mood.negation) mood.negation = { start: mood.negation.start, end };
    // What it is of comes next, if anything does.
    if (isNegated && sign !== 'EXPERIENCE' && next) mood.isOfExperience = true;
    else if (isNegated) this.#endNegation();
    else this.ignored.push({ start, end });
  }

  /** "English not required", and "not required: English". */
  #needless(part: Part, next: Part | undefined): void {
    const last = this.drafts.at(-1);
    const isNext = next !== undefined && next.is !== 'SIGN' && next.pause === 'NONE';
    if ((!last || part.pause !== 'NONE') && isNext) {
      this.#mood.isNeedless = true;
      this.ignored.push({ start: part.start, end: part.end });
    } else if (last) {
      this.drafts.pop();
      this.ignored.push({ start: last.start, end: part.end });
    }
  }

  #sign(part: Part & { is: 'SIGN' }, next: Part | undefined): void {
    const last = this.drafts.at(-1);
    const mood = this.#mood;
    switch (part.sign) {
      case 'NOT':
        if (this.#hasNamed) mood.optional = false;
        this.#hasNamed = false;
        mood.not = true;
        mood.negation = { start: part.start, end: part.end };
        break;
      case 'WISH':
        this.#hasNamed = false;
        mood.optional = true;
        mood.not = false;
        break;
      case 'WISH_BEFORE':
        if (last) this.#change(last, { optional: true });
        break;
      case 'NOT_NEEDED':
        this.#needless(part, next);
        break;
      case 'OR':
        mood.link = 'OR';
        break;
      case 'AND':
        if (mood.link !== 'OR') mood.link = 'AND';
        break;
      case 'OF':
        if (mood.link === 'NONE' && this.#hasNamed) mood.link = 'OF';
        break;
      case 'BUT':
        Object.assign(mood, CALM);
        break;
      case 'EXPERIENCE':
      case 'EXPERIENCE_OF':
      case 'EXPERIENCE_IN':
        this.#experience(part, next);
        break;
      case 'WITH':
        if (this.#hasNamed) mood.not = false;
        break;
    }
  }

  #level({ level, start, end }: Part & { is: 'LEVEL' }, text: string, next: Part | undefined): void {
    const last = this.drafts.at(-1);
    const isNext = next?.is === 'VALUE' && next.kind === 'LANGUAGE';
    if (last?.kind === 'LANGUAGE' && last.atLeast === undefined && (!isNext || next.pause !== 'NONE'))
      this.#change(last, { atLeast: level, end });
    else if (isNext) this.#mood.level = level;
    else this.#add({ kind: 'WORDS', any: [{ label: text.slice(start, end) }], start, end, isKnown: false });
  }

  /** Takes the next part; `next` is the first after it that names something. */
  take(part: Part, text: string, next: Part | undefined): void {
    this.#pause(part);
    const { start, end } = part;
    if (part.is === 'SIGN') this.#sign(part, next);
    else if (part.is === 'IGNORED') this.ignored.push({ start, end });
    else if (part.is === 'LEVEL') this.#level(part, text, next);
    else if (part.is === 'AMOUNT') {
      if (part.kind === 'AGE') this.ignored.push({ start, end });
      else {
        const { kind, atLeast, atMost } = part;
        this.#add({
          kind,
          any: [],
          start,
          end,
          isKnown: true,
          ...(atLeast === undefined ? {} : { atLeast }),
          ...(atMost === undefined ? {} : { atMost }),
        });
      }
    } else {
      const level = part.kind === 'LANGUAGE' ? this.#mood.level : undefined;
      this.#mood.level = part.kind === 'LANGUAGE' ? undefined : this.#mood.level;
      this.#add({
        kind: part.kind,
        any: [part.value],
        start,
        end,
        isKnown: part.isKnown,
        ...(level === undefined ? {} : { atLeast: level }),
        ...(part.place ? { place: part.place } : {}),
      });
    }
  }
}
