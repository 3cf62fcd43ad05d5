import { COMPANY_SIZES } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';
import { isNode, many } from '../page/linked-data.ts';
import type { Page } from '../page/page.ts';
import { around, firstOf, found, type PageFact } from './found.ts';
import { organisationOf } from './names/organisation.ts';

type CompanySize = (typeof COMPANY_SIZES)[number];

const UPPER = [10, 50, 200, 500, 1000, 5000, 10_000];
/** The band of a number of people, or of more people than it. */
export function bandOf(people: number, isMore = false): CompanySize {
  const at = UPPER.findIndex((upper) => (isMore ? people < upper : people <= upper));
  return COMPANY_SIZES[at < 0 ? COMPANY_SIZES.length - 1 : at] ?? '10001_PLUS_EMPLOYEES';
}

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  `two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,fifteen=15,twenty=20,thirty=30,forty=40,fifty=50,sixty=60,eighty=80,hundred=100,
  dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,quince=15,veinte=20,veinticinco=25,treinta=30,cuarenta=40,cincuenta=50,sesenta=60,setenta=70,ochenta=80,noventa=90,cien=100,centenar=100,doscientas=200,doscientos=200,trescientas=300,trescientos=300,quinientas=500,quinientos=500,mil=1000,
  quatre=4,cinc=5,sis=6,set=7,vuit=8,nou=9,deu=10,onze=11,dotze=12,quinze=15,vint=20,trenta=30,quaranta=40,cinquanta=50,seixanta=60,setanta=70,vuitanta=80,cent=100,dues-centes=200,cinc-centes=500`
    .split(/,\s*/)
    .map((entry) => entry.split('='))
    .map(([word = '', number]) => [word, Number(number)]),
);
const NUMBER = String.raw`(?:\d{1,3}(?:[.,\s]\d{3})+|\d{1,6}|${Object.keys(WORDS).join('|')})`;
const ABOUT = String.raw`(?:(?:de|of|a|to|un|una|unos|unas|uns|unes|mas de|mes de|more than|over|about|around|some|cerca de|prop de|casi|gairebe|nearly|almost|alrededor de|al voltant de|ya|ja|now|hoy|avui|el|la|the|equipo|equip|team|formado por|format per|integrado por|integrat per|compuesto por|que supera|with|con|amb|actual|current|global|total|humano|huma)\s+)`;
/** Who is there to be paid, whoever counts them. */
const EMPLOYED = `(?:emplead[oa]s?|empleats?|empleades|trabajador(?:e?s|as)|treballador(?:s|es)|employees|staff(?: members)?|team members|fte)`;
/** Who may also be a customer, or work elsewhere. */
const SKILLED = String.raw`(?:collaborators|colaborador(?:e?s|as)|col\.?laborador(?:s|es)|collaborador(?:s|es)|profesionales|professionals|especialistas?|especialistes|specialists|expert[oa]s|experts|ingenier[oa]s|enginyers|enginyeres|engineers|consultor(?:e?s|as)|consultants|abogad[oa]s|advocats|advocades|lawyers|arquitect[oa]s|arquitectes|architects|tecnic[oa]s|tecnics|tecniques|desarrollador(?:es|as)|developers|medic[oa]s|metges|doctors|docentes|docents|teachers|artesan[oa]s|artesans)`;
const ANYONE = `(?:persones|personas|people|${EMPLOYED}|${SKILLED})`;
const ADJECTIVE = String.raw`(?:(?:talented|dedicated|skilled|passionate|expert|qualified|grandes|grans)\s+)?`;
const TEAM = String.raw`\b(?:equipo|plantilla|equip|team|workforce|staff|headcount),?\s+`;

const PATTERNS: readonly RegExp[] = [
  // A team of so many people, or of so many and no more words.
  new RegExp(String.raw`${TEAM}${ABOUT}{0,6}(${NUMBER})\s*\+?\s+${ADJECTIVE}${ANYONE}\b`, 'g'),
  new RegExp(
    String.raw`${TEAM}${ABOUT}{1,6}(?!(?:19|20)\d\d\b)(${NUMBER})\b(?=\s*(?:$|[.;:!?)](?!\d)|,\s))`,
    'g',
  ),
  // We are so many; we employ so many.
  new RegExp(
    String.raw`\b(?:somos|som|we are|we're|we employ|employs?|employing|empleamos|emplea|ocupa(?:mos)?|ocupem|hi treballem|hi treballen|trabajamos|trabajan|treballem|treballen|dona feina|da (?:trabajo|empleo)|damos (?:trabajo|empleo))\s+${ABOUT}{0,6}(${NUMBER})\s*\+?\s+${ADJECTIVE}${ANYONE}\b`,
    'g',
  ),
  // So many employees.
  new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*\+?\s+(?:de\s+)?${ADJECTIVE}${EMPLOYED}\b`, 'g'),
  new RegExp(
    String.raw`\b(?:numero de (?:empleados|trabajadores)|nombre de treballadors|number of employees|employees|empleados|trabajadores|treballadors|company size|headcount)\s*:\s*(${NUMBER})\b`,
    'g',
  ),
];
/** Other people's people: those who were trained, helped, found a job. */
const OTHERS =
  /(?:formad[oa]s?|format|formamos|formem|train(?:ed|ing)?|help(?:ed)?|ayuda(?:do|mos)|ajudat|ajudem|clientes?|clients?|customers?|selecciona(?:do|mos)|colocad[oa]s?|placed|for|para|per a|supports?|serving|usuari[oa]s?|users|empresas (?:de|con)|empreses (?:de|amb)|companies (?:of|with)|entre|from|desde|asistentes|alumn[oe]s)\s+(?:a\s+|de\s+|mas de\s+|mes de\s+|more than\s+|over\s+)*$/;

function numberOf(text: string): number {
  const word = WORDS[text];
  return word ?? Number(text.replace(/[.,\s]/g, ''));
}

/** Letters as they are searched, one for one, so that a place in the one is a place in the other. */
const foldInPlace = (text: string): string =>
  [...text]
    .map((letter) => (fold(letter).length === letter.length ? fold(letter) : letter.toLowerCase()))
    .join('');

/** `More than 200`, `200+`: not 200 itself. */
const MORE =
  /(?:mas de|mes de|more than|over|que supera|mais de|plus de|uber)\s+(?:un |una |a )?\S+\s|\d\s*\+/;

function inText(text: string): { people: number; at: number; length: number; isMore: boolean } | undefined {
  const folded = foldInPlace(text.normalize('NFC'));
  return firstOf(PATTERNS, (pattern) => {
    for (const match of folded.matchAll(pattern)) {
      const people = numberOf(match[1] ?? '');
      if (people < 1 || people > 2_500_000 || OTHERS.test(folded.slice(0, match.index))) continue;
      return { people, at: match.index, length: match[0].length, isMore: MORE.test(match[0]) };
    }
    return undefined;
  });
}

/** `numberOfEmployees` of the company's data: a number, a text of one, or its ends. */
function inData(page: Page): PageFact<CompanySize> | undefined {
  const [given] = many(organisationOf(page)?.numberOfEmployees);
  const value = isNode(given) ? (given.value ?? given.maxValue ?? given.minValue) : given;
  const [people] =
    String(value ?? '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .match(/\d+(?=\D*$)/) ?? [];
  return people ? found(bandOf(Number(people)), String(value), page) : undefined;
}

/** How many people work there, as a number or a phrase says it. */
export const companySizeOf = (pages: readonly Page[]): PageFact<CompanySize> | undefined =>
  firstOf(pages, inData) ??
  firstOf(pages, (page) => {
    const told = [...page.blocks.map(({ text }) => text), page.metas.get('description') ?? ''];
    return firstOf(told, (text) => {
      const size = inText(text);
      return (
        size &&
        found(bandOf(size.people, size.isMore), around(text.normalize('NFC'), size.at, size.length), page)
      );
    });
  });
