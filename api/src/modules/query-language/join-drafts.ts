import type { ClauseValue } from '@cantera/shared/contracts/candidate-search';
import type { Draft } from './drafts.ts';

const isAmount = ({ kind }: Draft): boolean => kind === 'YEARS' || kind === 'SALARY';
const isAlike = (one: Draft, other: Draft): boolean =>
  one.kind === other.kind && one.not === other.not && one.optional === other.optional;

/** The level goes with the value where alternatives ask for several. */
const levelled = ({ kind, any, atLeast }: Draft): ClauseValue[] =>
  any.map((value) =>
    kind === 'LANGUAGE' && atLeast !== undefined && value.concept
      ? { ...value, concept: `${value.concept}:${atLeast}` }
      : value,
  );

function alternatives(one: Draft, other: Draft): Draft {
  const { atLeast, place: _place, ...rest } = one;
  const isOneLevel = atLeast === other.atLeast && one.kind === other.kind;
  return {
    ...rest,
    ...(isOneLevel && atLeast !== undefined ? { atLeast } : {}),
    kind: one.kind === other.kind ? one.kind : 'WORDS',
    any: isOneLevel ? [...one.any, ...other.any] : [...levelled(one), ...levelled(other)],
    isKnown: one.isKnown && other.isKnown,
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
  };
}

/** Whether a place says only more exactly where another one lies. */
function isAround(place: Draft['place'], within: Draft['place']): boolean {
  if (!place || !within || place.concept === within.concept) return false;
  if (place.concept.startsWith('country:')) return place.countryCode === within.countryCode;
  return (
    place.concept.startsWith('region:') &&
    within.concept.startsWith('city:') &&
    place.countryCode === within.countryCode &&
    place.region === within.region
  );
}

/** Without "turno de noche", or no "recent graduates": whoever has only "noche", or is a graduate, is not meant. */
const isExcludedPhrase = (one: Draft, other: Draft): boolean =>
  (other.link === 'OF' || other.link === 'NONE') &&
  other.not &&
  one.kind === 'WORDS' &&
  isAlike(one, other) &&
  one.any.length === 1 &&
  !one.isKnown &&
  !other.isKnown;

/**
 * Alternatives: what "or" joins, with the list before it that commas part; places, as nobody lives in two; and words that are
 * excluded as a phrase of the text.
 */
export function joinDrafts(drafts: readonly Draft[], text: string): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    if (last?.kind === 'PLACE' && draft.kind === 'PLACE' && isAlike(last, draft)) {
      if (draft.link !== 'OR' && isAround(draft.place, last.place))
        joined[joined.length - 1] = { ...last, end: draft.end };
      else joined[joined.length - 1] = { ...alternatives(last, draft), link: last.link };
    } else if (last && draft.link === 'OR' && last.not === draft.not && !isAmount(last) && !isAmount(draft)) {
      let one = { ...alternatives(last, draft), link: last.link, optional: last.optional || draft.optional };
      joined.pop();
      for (
        let before = joined.at(-1);
        before && one.link === 'COMMA' && isAlike(before, one);
        before = joined.at(-1)
      ) {
        one = { ...alternatives(before, one), link: before.link, optional: one.optional };
        joined.pop();
      }
      joined.push(one);
    } else if (
      last?.kind === draft.kind &&
      (draft.kind === 'NAME' || draft.kind === 'COMPANY') &&
      isAlike(last, draft) &&
      !draft.isKnown &&
      !last.isKnown &&
      (draft.link === 'NONE' || draft.link === 'OF')
    )
      joined[joined.length - 1] = longer(last, draft);
    else if (last && isExcludedPhrase(last, draft))
      joined[joined.length - 1] = {
        ...last,
        any: [{ label: text.slice(last.start, draft.end) }],
        end: draft.end,
      };
    else joined.push(draft);
  }
  return joined;
}

/** Two words of one name. */
const longer = (one: Draft, other: Draft): Draft => ({
  ...one,
  any: [{ label: `${one.any[0]?.label ?? ''} ${other.any[0]?.label ?? ''}` }],
  end: other.end,
});
