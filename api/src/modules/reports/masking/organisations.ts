import { fold, foldWords } from '@cantera/shared/contracts/text';
import { conceptsIn } from '../../lexicon/index.ts';
import { originalPlace, wordsIn } from './folding.ts';
import { isOrdinaryWord, WORKED } from './ordinary-words.ts';
import { isPlaceName } from './place-names.ts';
import type { Searched, Span } from './rules.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));
const LEGAL = words(
  'sl slu sa sau sll slp sccl scp srl sarl sas ltd limited inc incorporated llc llp gmbh ag kg bv nv plc corp corporation co oy ab spa lda',
);
const SMALL = words(
  'a al and d de del dels der des di do dos du e el els en for i l la las le les los o of per the und y',
);
/** What many organisations are called first; alone it names none. */
const GENERIC = words(
  'academia ajuntament asociacion asociacio associacio ayuntamiento banc banco bank bar cafe cafeteria centre centro clinica clinic col colegio college collegi company consultoria empresa escola escuela estudi estudio fabrica facultad facultat farmacia federacion forn fundacio fundacion foundation gestoria group grup grupo high hospital hostal hotel ies industries institut institute instituto laboratori laboratorio museu museo oficina panaderia parc parque restaurant restaurante school supermercados supermercats servicios serveis sociedad societat studio supermercado taller tienda botiga universidad universitat university vocational',
);
const TAILS = words(
  'associats asociados barcelona business catalunya consulting consultores consultors corporate design digital distribution engineering espana europe experts foods global group grup grupo health holding hotels iberia iberica industrial industries innovation international internacional it labs logistica logistics madrid management marketing media partners people retail sales sanidad seguros services servicios serveis software solutions soluciones spain studio studios systems tech technologies technology tecnologia trading valencia',
);

/** A way in which an organisation is named. */
export interface NameForm {
  /** Folded words that follow each other. */
  readonly words: readonly string[];
  /** `any` writing; as a `name`, with a capital letter; in `capitals` only. */
  readonly written: 'any' | 'name' | 'capitals';
  readonly isShort: boolean;
}

/** `s l` as `sl`: letters that a full stop parted. */
function plainWords(name: string): string[] {
  const all = foldWords(name.replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1'))
    .split(' ')
    .filter(Boolean);
  while (all.length > 1 && LEGAL.has(all.at(-1) ?? '')) all.pop();
  return all;
}
const trimmed = (all: readonly string[], isIdle: (word: string) => boolean): string[] => {
  const start = all.findIndex((word) => !isIdle(word));
  return start < 0 ? [] : all.slice(start);
};

const known = new Map<string, NameForm[]>();
const MOST_KNOWN = 20_000;
/** The ways in which an organisation is named: whole, short, by its letters, written together. */
export function formsOf(name: string): NameForm[] {
  const found = known.get(name) ?? findForms(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, found);
  return found;
}

function findForms(name: string): NameForm[] {
  const whole = plainWords(name);
  if (whole.length === 0) return [];
  const forms = new Map<string, NameForm>();
  const add = (form: readonly string[], written: NameForm['written'], isShort = true): void => {
    const key = form.join(' ');
    // The place that is left of a name is where anybody may live.
    if (isShort && isPlaceName(key)) return;
    if (key.length > 1 && !forms.has(key)) forms.set(key, { words: form, written, isShort });
  };
  const isSingleWord = whole.length === 1;
  add(whole, isSingleWord && conceptsIn(whole[0] ?? '').length > 0 ? 'name' : 'any', false);
  const core = trimmed(whole, (word) => GENERIC.has(word) || SMALL.has(word));
  const cut = trimmed(
    [...core].reverse(),
    (word) => TAILS.has(word) || GENERIC.has(word) || SMALL.has(word),
  ).reverse();
  for (const part of [core, cut])
    if (
      part.length > 0 &&
      part.length < whole.length &&
      (part.join('').length > 3 || part.some((word) => /\d/.test(word)))
    )
      add(part, 'name');
  const [first = '', second = ''] = core;
  const isShortName = (word: string): boolean =>
    word.length > 1 && core.length > 1 && core.slice(1).every((one) => TAILS.has(one) || GENERIC.has(one));
  const tells = (word: string): boolean =>
    (word.length > 4 || isShortName(word)) &&
    !TAILS.has(word) &&
    !GENERIC.has(word) &&
    conceptsIn(word).length === 0;
  if (core.length > 1 && tells(first)) add([first], 'name');
  if (core.length === 2 && tells(second)) add([second], 'name');
  const letters = whole.filter((word) => !SMALL.has(word)).map((word) => word[0] ?? '');
  if (letters.length > 2) add([letters.join('')], 'capitals');
  // Of two letters only what schools are called by: `UB`.
  if (letters.length === 2 && /^(?:universi|escola|escuela|instit|col·?leg)/u.test(whole[0] ?? ''))
    add([letters.join('')], 'capitals');
  for (const [capitals] of name.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu))
    if (whole.length > 1 && !LEGAL.has(fold(capitals)) && name !== name.toUpperCase())
      add([fold(capitals)], 'capitals');
  if (whole.length > 1 && whole.join('').length > 4) add([whole.join('')], 'any');
  if (cut.length > 1 && cut.join('').length > 4) add([cut.join('')], 'any');
  return [...forms.values()];
}

/** Whether the words stand in the text as the form wants them written. */
function isWrittenSo(original: string, written: NameForm['written']): boolean {
  if (written === 'any') return true;
  if (written === 'capitals') return original === original.toUpperCase();
  const [first = ''] = original;
  // `3M` has its capital behind a figure.
  return first !== first.toLowerCase() || (/\d/.test(first) && original !== original.toLowerCase());
}

const AFTER_WORK = new RegExp(`${WORKED}$`, 'u');
/** Whether a short name may stand in small letters where somebody tells of a job: it is no word of the language. */
export const isNoWord = ({ words: list, written }: NameForm): boolean =>
  written === 'name' && list.join('').length > 3 && !list.every(isOrdinaryWord);
/** Whether the text before a form tells of a job or a study. */
const isAfterWork = (before: string): boolean => AFTER_WORK.test(before.slice(-120));

/** Something with names that becomes something else. */
export interface Renamed {
  readonly forms: readonly NameForm[];
  readonly kind: Span['kind'];
  /** Asked when it is first found, so that letters are given in order of appearance. */
  readonly as: () => string;
}

/** Finds names of any number of things in one pass over the words of a text; the longest name wins. */
export function namesIndex(things: readonly Renamed[]): (searched: Searched) => Span[] {
  const byFirst = new Map<string, { form: NameForm; thing: Renamed }[]>();
  for (const thing of things)
    for (const form of thing.forms) {
      const first = form.words[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { form, thing }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.form.words.length - a.form.words.length);
  if (byFirst.size === 0) return () => [];
  return ({ text, folded }) => {
    const spans: Span[] = [];
    const all = wordsIn(folded.text);
    for (let index = 0; index < all.length; index += 1) {
      for (const { form, thing } of byFirst.get(all[index]?.text ?? '') ?? []) {
        const part = all.slice(index, index + form.words.length);
        const last = part.at(-1);
        if (!last || part.length < form.words.length) continue;
        if (form.words.some((word, at) => part[at]?.text !== word)) continue;
        const place = originalPlace(text, folded, part[0]?.start ?? 0, last.end);
        if (
          !isWrittenSo(text.slice(place.start, place.end), form.written) &&
          !(isNoWord(form) && isAfterWork(folded.text.slice(0, part[0]?.start ?? 0)))
        )
          continue;
        // What follows a name and says of which kind the company is goes with it.
        const [tail = ''] =
          /^,?\s+(?:S\.?\s?[AL]\.?\s?U?|S\.?C\.?C\.?L|Ltd|Inc|GmbH|LLC)\.?(?![\p{L}\p{N}])/u.exec(
            text.slice(place.end),
          ) ?? [];
        spans.push({ start: place.start, end: place.end + tail.length, kind: thing.kind, as: thing.as() });
        index += form.words.length - 1;
        break;
      }
    }
    return spans;
  };
}
