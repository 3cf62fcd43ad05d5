import type { MarkedText } from '@cantera/shared/contracts/report-blocks';
import type { Masker } from '../masking/index.ts';
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
