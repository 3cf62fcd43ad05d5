import type { Locale } from '@cantera/shared/contracts/enums';
import type { MarkedText } from '@cantera/shared/contracts/report-blocks';
import { NARROW_PEOPLE } from '@cantera/shared/contracts/reports';
import type { Masker } from '../masking/index.ts';
import type { ReportTexts } from '../texts/index.ts';
import type { PersonPlace } from './person.ts';

/** Below so many people a city is told as its region. */
export const CITY_PEOPLE = 50;

/** How a report says what is stored: as it is, or so that it tells nobody who it is. */
export interface Voice {
  readonly isAnonymous: boolean;
  readonly text: (text: string) => MarkedText;
  readonly plain: (text: string) => string;
  /** The name of a position or a step. */
  readonly post: (name: string) => string;
  /** A text that is said already, with its marks. */
  readonly marked: (said: string) => MarkedText;
  readonly skill: (name: string) => string;
  readonly company: (name: string) => string;
  readonly school: (name: string) => string;
  readonly place: (place: PersonPlace | null) => string | null;
  /** Says that something of a field is left out. */
  readonly leftOut: Masker['count'];
}

/** How a report is said. */
export interface Manner {
  readonly voice: Voice;
  readonly texts: ReportTexts;
  readonly locale: Locale;
  /** Whose time zone days are told in. */
  readonly timeZone: string;
  readonly today: Date;
}
/** What of some texts that are said already somebody should look at; nothing where there is no such text. */
export function markedIn(said: readonly (string | null)[], voice: Voice): { readonly marked?: MarkedText[] } {
  const marked = [...new Set(said)]
    .map((text) => voice.marked(text ?? ''))
    .filter(({ marks }) => marks.length > 0);
  return marked.length > 0 ? { marked } : {};
}

/** A text that is marked whole where an anonymous report tells it and few of the agency have it. */
export function rarely(said: MarkedText, people: number, { isAnonymous }: Voice): MarkedText {
  if (!isAnonymous || people >= NARROW_PEOPLE) return said;
  return { text: said.text, marks: [...said.marks, { start: 0, end: said.text.length, reason: 'RARE' }] };
}

const whole = (text: string): MarkedText => ({ text, marks: [] });

export const plainVoice: Voice = {
  isAnonymous: false,
  text: whole,
  marked: whole,
  plain: (text) => text,
  post: (name) => name,
  skill: (name) => name,
  company: (name) => name,
  school: (name) => name,
  place: (place) => {
    if (!place) return null;
    const { city, text } = place;
    return city ? [city.name, city.country].filter(Boolean).join(', ') : text;
  },
  leftOut: () => undefined,
};

/** What an anonymous report tells of a place; a text that names no known city tells too much. */
function anonymousPlace(place: PersonPlace | null, masker: Masker, isBlurred: boolean): string | null {
  if (!place) return null;
  const { city, people } = place;
  if (!city) {
    masker.count('CITY');
    return null;
  }
  if (isBlurred) return masker.place([city.country]);
  if (people >= CITY_PEOPLE) return [city.name, city.country].filter(Boolean).join(', ');
  masker.count('CITY');
  // A region or country may be called as the city is.
  return masker.place([city.region, city.country]);
}

export const anonymousVoice = (masker: Masker, isPlaceBlurred: boolean): Voice => ({
  isAnonymous: true,
  text: masker.text,
  marked: masker.marked,
  plain: masker.plain,
  post: masker.post,
  skill: masker.skill,
  company: masker.company,
  school: masker.school,
  place: (place) => anonymousPlace(place, masker, isPlaceBlurred),
  leftOut: masker.count,
});
