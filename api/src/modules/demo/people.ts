import type { LanguageLevel, Locale } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';
import type { Random } from './random.ts';
import { type Track, tracksOfPeople } from './tracks.ts';
import { agreeing } from './word-forms.ts';

export interface Job {
  readonly company: string;
  readonly title: string;
  readonly city: string;
  readonly start: string;
  /** Null: still there. */
  readonly end: string | null;
}
export interface Person {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly track: Track;
  /** Language of the CV. */
  readonly locale: Locale;
  readonly city: City;
  readonly email: string | null;
  readonly phone: string;
  readonly linkedin: string | null;
  /** Newest first. */
  readonly jobs: readonly Job[];
  readonly school: string;
  readonly studied: readonly [number, number];
  readonly languages: readonly { code: string; proficiency: LanguageLevel }[];
  /** How well they fit what their trade is asked for. */
  readonly fit: 'STRONG' | 'FAIR' | 'WEAK';
  /** What of their trade they can do, best first. */
  readonly hardSkills: readonly string[];
  /** All that they list. */
  readonly skills: readonly string[];
  readonly salary: number;
}
/** A person of the demo whose candidate is in the database. */
export interface WrittenCandidate {
  readonly id: string;
  readonly person: Person;
}
export interface City {
  readonly name: string;
  readonly country: string;
  readonly text: string;
}

export const CITIES: readonly City[] = [
  { name: 'Barcelona', country: 'ES', text: 'Barcelona' },
  { name: 'Girona', country: 'ES', text: 'Girona' },
  { name: 'Lleida', country: 'ES', text: 'Lleida' },
  { name: 'Tarragona', country: 'ES', text: 'Tarragona' },
  { name: 'Olot', country: 'ES', text: 'Olot' },
  { name: 'Sabadell', country: 'ES', text: 'Sabadell' },
  { name: 'Madrid', country: 'ES', text: 'Madrid' },
  { name: 'Zaragoza', country: 'ES', text: 'Zaragoza' },
  { name: 'Sevilla', country: 'ES', text: 'Sevilla' },
  { name: 'Valencia', country: 'ES', text: 'València' },
  { name: 'Bilbao', country: 'ES', text: 'Bilbao' },
  { name: 'Lisbon', country: 'PT', text: 'Lisboa' },
  { name: 'Berlin', country: 'DE', text: 'Berlin' },
];

/** First name, last name, language of the CV. The long ones are there on purpose. */
const NAMES: readonly (readonly [string, string, Locale])[] = [
  ['Núria', 'Castellví Puigdomènech', 'ca'],
  ['Álvaro', 'Ibáñez Cortés', 'es'],
  ['Marta', 'Soler i Vidal', 'ca'],
  ['José Ángel', 'Fernández de la Peña', 'es'],
  ['Aina', 'Ferrer Roca', 'ca'],
  ['Íñigo', 'Etxeberria Lasa', 'es'],
  ['Gemma', 'Pujadas Serrallonga', 'ca'],
  ['Lucía', 'Núñez Peña', 'es'],
  ['Sofie', 'Lindqvist', 'en'],
  ['Pau', 'Bosch Garriga', 'ca'],
  ['María del Carmen', 'Rodríguez-Villanueva Santisteban', 'es'],
  ['Zoë', 'van der Meulen', 'en'],
  ['Oriol', 'Llobet Camps', 'ca'],
  ['Begoña', 'Goikoetxea Arrieta', 'es'],
  ['Mateusz', 'Wiśniewski', 'en'],
  ['Laia', 'Torrent Vilanova', 'ca'],
  ['Rubén', 'Yáñez Olmedo', 'es'],
  ['Chiara', 'Bellandi', 'en'],
  ['Jordi', 'Mas Capdevila', 'ca'],
  ['Inés', 'Carrasco Güell', 'es'],
  ['Søren', 'Mikkelsen', 'en'],
  ['Mireia', "Sant'Anna Oliveras", 'ca'],
  ['Joaquín', 'Muñoz Bermúdez', 'es'],
  ['Anaïs', 'Lefèvre', 'en'],
  ['Arnau', 'Güell Comas', 'ca'],
  ['Concepción', 'Albarracín Montoro', 'es'],
  ['Jürgen', 'Weißenbach', 'en'],
  ['Clàudia', 'Riera Masdéu', 'ca'],
  ['Óscar', 'Peñalver Quintana', 'es'],
  ['Beatriz', 'Gonçalves Simões', 'en'],
  ['Roger', 'Fontanals Xirau', 'ca'],
  ['Ainhoa', 'Zubizarreta Olano', 'es'],
  ['Niamh', "O'Sullivan", 'en'],
  ['Montserrat', 'Deulofeu i Bassols', 'ca'],
  ['Adrián', 'López Marín', 'es'],
  ['Tomáš', 'Dvořák', 'en'],
  ['Berta', 'Codina Planas', 'ca'],
  ['Francisco Javier', 'Gutiérrez-Solana Echevarría', 'es'],
  ['Elif', 'Yılmaz', 'en'],
  ['Guillem', 'Vilardell Pous', 'ca'],
  ['Rocío', 'Benítez Cárdenas', 'es'],
  ['Ioana', 'Popescu', 'en'],
  ['Jana', 'Espinàs Freixa', 'ca'],
  ['Hugo', 'Salcedo Vera', 'es'],
  ['Matteo', "D'Angelo", 'en'],
  ['Ariadna', 'Noguera Cots', 'ca'],
  ['Noelia', 'Piñeiro Castaño', 'es'],
  ['Freya', 'Ashworth-Nightingale', 'en'],
  ['Biel', 'Sunyer Dalmau', 'ca'],
  ['Gonzalo', 'Herrera Zúñiga', 'es'],
  ['Katarzyna', 'Brzęczyszczykiewicz', 'en'],
  ['Elna', 'Puigvert Saderra', 'ca'],
  ['Yolanda', 'Crespo Ávila', 'es'],
  ['Lars', 'Håkansson', 'en'],
  ['Quim', 'Rovira Tarrés', 'ca'],
  ['Macarena', 'Ordóñez Luque', 'es'],
  ['Amélie', 'Rousseau', 'en'],
  ['Txell', 'Amat Verdaguer', 'ca'],
  ['Sergio', 'Domínguez Rey', 'es'],
  ['Eszter', 'Szabó', 'en'],
];

/** Text without accents, for addresses. */
const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');

const month = (random: Random): string => String(random.between(1, 12)).padStart(2, '0');

type CareerOf = Pick<Person, 'track' | 'locale' | 'city' | 'fit'>;

/** Three of ten fit well and three hardly: an inbox as agencies know it. */
const FITS: readonly Person['fit'][] = [
  'STRONG',
  'FAIR',
  'WEAK',
  'FAIR',
  'STRONG',
  'WEAK',
  'FAIR',
  'STRONG',
  'WEAK',
  'FAIR',
];
/** How many of what a trade is asked for first somebody can do. */
const ASKED: Readonly<Record<Person['fit'], number>> = { STRONG: 4, FAIR: 1, WEAK: 0 };

/** Those of what is asked for first that somebody can do, then others that they drew. */
function hardSkillsOf(
  { hardSkills }: Track,
  fit: Person['fit'],
  drawn: readonly string[],
  turn: number,
): string[] {
  const asked = Array.from({ length: ASKED[fit] }, (_, index) => hardSkills[(turn + index) % 4] ?? '');
  const others = fit === 'WEAK' ? drawn.slice(-2) : drawn;
  return [...new Set([...asked, ...others])];
}

/** Two or three jobs without a gap, the last one often still going on. */
function careerOf(random: Random, { track, locale, city, fit }: CareerOf, year: number): Job[] {
  const count = random.between(2, 3);
  const companies = random.sample(track.companies, count);
  let end = random.next() < 0.7 ? null : `${year}-${month(random)}`;
  let until = year;
  return companies.map((company, index) => {
    const from = until - random.between(2, 4) - (fit === 'STRONG' ? 2 : 0);
    const job: Job = {
      company,
      title: track.titles[locale][2 - index] ?? track.titles[locale][0],
      city: index === 0 ? city.text : random.pick(CITIES).text,
      start: `${from}-${month(random)}`,
      end,
    };
    until = from;
    end = job.start;
    return job;
  });
}

const NATIVE: Readonly<Record<Locale, string>> = { ca: 'ca', es: 'es', en: 'en' };

function languagesOf(random: Random, locale: Locale): Person['languages'] {
  const own = NATIVE[locale];
  const others = ['es', 'ca', 'en', 'fr', 'de', 'it'].filter((code) => code !== own);
  const levels: readonly LanguageLevel[] = ['A1-A2', 'B1', 'B2', 'C1', 'C2'];
  const second = locale === 'ca' ? 'es' : 'en';
  const rest = others.filter((code) => code !== second);
  return [
    { code: own, proficiency: 'C2' },
    ...(second === own ? [] : [{ code: second, proficiency: random.pick(levels.slice(2)) }]),
    ...random.sample(rest, random.between(0, 2)).map((code) => ({ code, proficiency: random.pick(levels) })),
  ];
}

/** The demo's sixty candidates; `year` is the present one, so that their careers never end in the past. */
export function makePeople(random: Random, year: number): Person[] {
  const tracks = tracksOfPeople();
  return NAMES.map(([firstName, lastName, locale], index) => {
    const track = tracks[index];
    if (!track) throw new Error('there are more people than tracks give');
    const city = locale === 'en' ? random.pick(CITIES) : random.pick(CITIES.slice(0, 11));
    // Not the track's own turn, so that each has people of every kind.
    const turn = Math.floor(index / 9) * 3 + (index % 9);
    const fit = FITS[turn % FITS.length] ?? 'FAIR';
    const jobs = careerOf(random, { track, locale, city, fit }, year).map((job) => ({
      ...job,
      title: agreeing(job.title, firstName),
    }));
    const first = Number(jobs.at(-1)?.start.slice(0, 4) ?? year);
    const address = `${plain(firstName)}.${plain(lastName)}`;
    const phone = `+34 6${random.between(10, 99)} ${random.between(100, 999)} ${random.between(100, 999)}`;
    const linkedin =
      random.next() < 0.6 ? `https://www.linkedin.com/in/${address.replaceAll('.', '-')}` : null;
    const school = random.pick(track.schools);
    const languages = languagesOf(random, locale);
    const hardSkills = hardSkillsOf(track, fit, random.sample(track.hardSkills, random.between(3, 5)), turn);
    const softSkills = random.sample(track.softSkills, random.between(1, 2));
    return {
      key: `person ${index + 1}`,
      firstName,
      lastName,
      track,
      locale,
      city,
      // One has none, so that a message that cannot be delivered can be seen.
      email: index === 16 ? null : `${address}@example.com`,
      phone,
      linkedin,
      jobs,
      school,
      studied: [first - 4, first],
      languages,
      fit,
      hardSkills,
      skills: [...hardSkills, ...softSkills],
      salary: Math.round(random.between(track.salary[0], track.salary[1]) / 500) * 500,
    };
  });
}
