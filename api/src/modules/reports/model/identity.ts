import { foldWords } from '@cantera/shared/contracts/text';
import { conceptsIn } from '../../lexicon/index.ts';
import { namesOfRegion } from '../../lookups/index.ts';
import { type Identity, isWidePlace, type ShownLess } from '../masking/index.ts';
import { homesIn } from './homes.ts';
import type { PersonPlace, ReportChoices, ReportPerson } from './person.ts';
import { CITY_PEOPLE } from './voice.ts';

type City = Identity['cities'][number];

/** Names of places in a text that names no known city: `Vilopriu, Girona`. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;/()|\n]|\s-\s/)
    .map((part) => part.replace(/\p{N}+/gu, '').trim())
    .filter(
      (part) =>
        /^\p{Lu}/u.test(part) && part.length > 2 && !/^(?:Remot|Teletrab|Teletreb|Home|Online)/iu.test(part),
    );

/** What a name after `I come from` may be of, that is no place: something of the profile or of the lexicon. */
function thingsOf({ jobTitle, experiences, educations, hardSkills, softSkills }: ReportPerson) {
  const things = [
    jobTitle ?? '',
    ...[...experiences, ...educations].flatMap(({ title, organisation }) => [title, organisation]),
    ...[...hardSkills, ...softSkills].map(({ name }) => name),
  ].map((thing) => ` ${foldWords(thing)} `);
  return (folded: string): boolean =>
    conceptsIn(folded).length > 0 || things.some((thing) => thing.includes(` ${folded} `));
}

/** What the region of somebody's home is called, which a blurred place does not tell; nothing where it is called as the country. */
function regionsOf(place: PersonPlace | null): City[] {
  const { region = '', country = '' } = place?.city ?? {};
  const folded = foldWords(region);
  if (folded === '' || foldWords(country).includes(folded)) return [];
  return namesOfRegion(region).map((name) => ({ name, region: '' }));
}

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
  const isOther = thingsOf(person);
  const unknown = [
    ...places.flatMap((one) => (one.city ? [] : partsOf(one.text ?? ''))),
    ...texts.flatMap((text) => homesIn(text, isOther)),
  ];
  const known = new Set(rare.map(({ name }) => foldWords(name)));
  const others = unknown
    .filter((name) => {
      const words = foldWords(name);
      return words !== '' && !told.has(words) && !known.has(words) && !isWidePlace(words);
    })
    .map((name): City => ({ name, region: '' }));
  const regions = isPlaceBlurred ? regionsOf(place) : [];
  return [...new Map([...regions, ...others, ...rare].map((one) => [one.name, one])).values()];
}

/** Smaller amounts may be any number. */
const LEAST_AMOUNT = 1000;
const YEAR_LENGTH = 4;
/** What the report is to show less of, so that no text of it tells it either. */
function shownLess(person: ReportPerson, blurred: ReportChoices['blurred']): ShownLess[] {
  const { jobTitle, languages, hardSkills, softSkills, experiences, educations, salary, expectedSalary } =
    person;
  const told = blurred.includes('TITLE') || !jobTitle ? {} : { told: jobTitle };
  const years = experiences.flatMap(({ start, end }) => [start ?? '', end ?? '']).filter(Boolean);
  const amounts = [salary?.amount, expectedSalary?.amountFrom, expectedSalary?.amountTo];
  const less: Readonly<Record<string, () => ShownLess[]>> = {
    TITLE: () => (jobTitle ? [{ kind: 'TITLE', name: jobTitle }] : []),
    LANGUAGES: () => languages.map(({ code }) => ({ kind: 'LANGUAGE', name: code })),
    SKILLS: () => [...hardSkills, ...softSkills].map(({ name }) => ({ kind: 'SKILL', name })),
    POSTS: () => experiences.map(({ title }) => ({ kind: 'TITLE', name: title, ...told })),
    YEARS: () => years.map((date) => ({ kind: 'YEAR', name: date.slice(0, YEAR_LENGTH) })),
    SALARIES: () =>
      amounts
        .filter((amount) => amount !== undefined && amount >= LEAST_AMOUNT)
        .map((amount) => ({ kind: 'AMOUNT', name: String(amount) })),
    STUDIES: () => educations.map(({ title }) => ({ kind: 'STUDY', name: title })),
  };
  return blurred.flatMap((fact) => less[fact]?.() ?? []);
}

/** What must not be recognised of somebody. `clients` are the companies that the agency hires for. */
export const identityOf = (
  person: ReportPerson,
  clients: readonly string[],
  blurred: ReportChoices['blurred'],
): Identity => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phoneNumber: person.phoneNumber,
  linkedin: person.linkedin,
  employers: person.experiences.map(({ organisation }) => organisation),
  schools: person.educations.map(({ organisation }) => organisation),
  clients,
  cities: hiddenCities(person, blurred.includes('PLACE')),
  less: shownLess(person, blurred),
});
