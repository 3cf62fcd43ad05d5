import { originalPlace } from './folding.ts';
import { firstNames, lastNames, nameWords, type PersonName } from './names.ts';
import { MASK, type Searched, type Span } from './rules.ts';

/** What a user name may be made of, folded. */
interface HandleForm {
  readonly letters: string;
  /** Holds whole names only: within other words it is no chance. */
  readonly isWhole: boolean;
  /** A word of the language may be the same: `romana` of Anna Roman. */
  readonly needsSign: boolean;
}
/** What a user name may be made of: both names in either order, an initial and a name, cut or whole. */
export function handleForms(who: PersonName): HandleForm[] {
  const firsts = firstNames(who);
  const lasts = lastNames(who);
  const forms = new Map<string, HandleForm>();
  const add = (letters: string, isWhole: boolean, needsSign = false): void => {
    if (letters.length > 3 && !forms.get(letters)?.isWhole)
      forms.set(letters, { letters, isWhole, needsSign });
  };
  for (const first of firsts)
    for (const last of lasts) {
      add(first + last, true);
      add(last + first, true);
      add((first[0] ?? '') + last, false);
      add(first + (last[0] ?? ''), false, true);
      add(last + (first[0] ?? ''), false, true);
    }
  if (firsts.length > 1) add(firsts.join(''), true);
  if (lasts.length > 1) {
    add(lasts.join(''), true);
    add((firsts[0]?.[0] ?? '') + lasts.join(''), true);
    add((firsts[0] ?? '') + lasts.join(''), true);
  }
  return [...forms.values()];
}

/** Tokens that a name is part of: user names, names of files, parts of addresses, words written together. */
export function handlesRule(who: PersonName): (searched: Searched) => Span[] {
  const words = nameWords(who).filter((word) => word.length > 3);
  const forms = handleForms(who);
  const isHandle = (token: string): boolean => {
    const letters = token.replace(/[^\p{L}]/gu, '');
    const hasSign = /[\p{N}@._/\\#+~-]/u.test(token);
    if (hasSign && words.some((word) => letters.includes(word))) return true;
    return forms.some((form) => {
      if (hasSign || (form.isWhole && form.letters.length > 7)) return letters.includes(form.letters);
      return letters === form.letters && !form.needsSign;
    });
  };
  return ({ text, folded }) =>
    [...folded.text.matchAll(/[\p{L}\p{N}@#][\p{L}\p{N}@._/\\#+~-]*[\p{L}\p{N}]/gu)].flatMap((match) =>
      isHandle(match[0])
        ? [
            {
              ...originalPlace(text, folded, match.index, match.index + match[0].length),
              kind: 'NAME' as const,
              as: MASK,
            },
          ]
        : [],
    );
}
