import { foldWords } from '@cantera/shared/contracts/text';
import { type Identity, isWidePlace } from '../masking/index.ts';
import type { PersonPlace, ReportPerson } from './person.ts';
import { CITY_PEOPLE } from './voice.ts';

type City = Identity['cities'][number];

/** Where somebody says to be from or to live. */
const HOME =
  /(?<!\p{L})(?:[Vv]iv[oe] en|[Vv]ivim en|[Rr]esid[oe] en|[Rr]esidente en|[Nn]ac[ií] en|[Nn]acid[oa] en|[Nn]atural de|[Oo]riund[oa] de|[Vv]isc a|[Rr]esideixo a|[Vv]aig néixer a|[Nn]ascu(?:t|da) a|[Bb]orn in|[Ll]ives? in|[Ll]iving in|[Bb]ased in|[Rr]aised in)\s+(\p{Lu}[\p{L}'’·-]*(?:\s+(?:(?:de|del|dels|de la|la|les|los|las|el|els|i|y|d['’])\s+)*\p{Lu}[\p{L}'’·-]*){0,3})/gu;
const homesIn = (text: string): string[] =>
  [...text.matchAll(HOME)].map((match) => match[1] ?? '').filter((name) => name.length > 2);
/** Names of places in a text that names no known city: `Vilopriu, Girona`. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;/()|\n]|\s-\s/)
    .map((part) => part.replace(/\p{N}+/gu, '').trim())
    .filter(
      (part) =>
        /^\p{Lu}/u.test(part) && part.length > 2 && !/^(?:Remot|Teletrab|Teletreb|Home|Online)/iu.test(part),
    );

/** Cities that a report does not name: those that few share, that nobody knows, and where the person says to be from. */
function hiddenCities(person: ReportPerson, isPlaceBlurred: boolean): Identity['cities'] {
  const { place, experiences, educations, summary, comments, application } = person;
  const places = [place, ...[...experiences, ...educations].map((stage) => stage.place)].filter(
    (one) => one !== null,
  );
  const isTold = ({ people }: PersonPlace): boolean => people >= CITY_PEOPLE && !isPlaceBlurred;
  const told = new Set(places.flatMap((one) => (one.city && isTold(one) ? [foldWords(one.city.name)] : [])));
  const rare = places.flatMap((one): City[] =>
    one.city && !isTold(one)
      ? [{ name: one.city.name, region: isPlaceBlurred ? '' : one.city.region || one.city.country }]
      : [],
  );
  const texts = [
    summary ?? '',
    ...comments.flatMap(({ paragraphs }) => paragraphs),
    ...(application?.score ? [...application.score.positiveAspects, ...application.score.risks] : []),
    ...(application?.answers ?? []).flatMap(({ answer }) =>
      answer && 'text' in answer ? [answer.text] : [],
    ),
  ];
  const unknown = [
    ...places.flatMap((one) => (one.city ? [] : partsOf(one.text ?? ''))),
    ...texts.flatMap(homesIn),
  ];
  const known = new Set(rare.map(({ name }) => foldWords(name)));
  const others = unknown
    .filter((name) => {
      const words = foldWords(name);
      return words !== '' && !told.has(words) && !known.has(words) && !isWidePlace(words);
    })
    .map((name): City => ({ name, region: '' }));
  return [...new Map([...others, ...rare].map((one) => [one.name, one])).values()];
}

/** What must not be recognised of somebody. `clients` are the companies that the agency hires for. */
export const identityOf = (
  person: ReportPerson,
  clients: readonly string[],
  isPlaceBlurred: boolean,
): Identity => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phoneNumber: person.phoneNumber,
  linkedin: person.linkedin,
  employers: person.experiences.map(({ organisation }) => organisation),
  schools: person.educations.map(({ organisation }) => organisation),
  clients,
  cities: hiddenCities(person, isPlaceBlurred),
});
