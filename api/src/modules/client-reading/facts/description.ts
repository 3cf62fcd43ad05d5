import { fold } from '@cantera/shared/contracts/text';
import { textOf } from '../page/linked-data.ts';
import type { Block, Page } from '../page/page.ts';
import { firstOf, found, type PageFact } from './found.ts';
import { organisationOf } from './names/organisation.ts';

const MIN_LETTERS = 40;
const MAX_LETTERS = 2000;
/** Nobody describes themselves in these words. */
const NO_DESCRIPTION =
  /cookie|javascript|lorem ipsum|política de privacidad|privacy policy|all rights reserved|todos los derechos|wordpress|just another|html5? (?:website )?template|your (?:device|browser)|iniciar sesi[oó]n|sign in/i;

/** Whether a company may describe itself so. */
export const isDescription = (text: string | undefined): text is string =>
  text !== undefined && [...text].length >= MIN_LETTERS && !NO_DESCRIPTION.test(text);

const isParagraph = ({ level, isItem, place, text }: Block): boolean =>
  level === 0 && !isItem && place === 'main' && [...text].length >= 80 && isDescription(text);

/** Where a company speaks of itself rather than of an offer or of what is new. */
const OF_ITSELF =
  /(?<!\p{L})(?:somos|som (?:un|el|la|es)|es una? (?:empresa|agencia|entidad|asociaci|estudio|cl[ií]nica|organizaci|compañ|marca|proyecto)|[eé]s un[a']? ?(?:empresa|ag[eè]ncia|entitat|associaci|estudi|cl[ií]nica|cooperativa|projecte)|empresa (?:ubicada|dedicada|especializada|familiar|l[ií]der)|nos (?:especializamos|dedicamos)|se (?:especializa|dedica)|ens (?:especialitzem|dediquem)|we(?: are|['’]re) an? |is an? |are an? |(?:delivers|provides|offers|manufactures) |ofrecemos|oferim|wir sind|ist ein|nous sommes|est une?|somos uma|é uma)/iu;
/** A sentence that begins with a name and says what it is or does. */
const NAMES_ITSELF =
  /^\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*){0,3}(?:, [^,.]{3,60},)? (?:is|are|helps|makes|es|és|ofrece|ofereix|presta|fabrica|nace|neix|ist|est|é)(?!\p{L})/u;
const MAX_CHOICES = 30;

/** The first of its paragraphs in which it speaks of itself, best by its name; else the first. */
function paragraphOf(pages: readonly Page[], name: string): string | undefined {
  const paragraphs = pages
    .slice(0, 2)
    .flatMap(({ blocks }) => blocks.filter(isParagraph).slice(0, MAX_CHOICES))
    .map(({ text }) => text);
  const isNamed = (text: string): boolean => name !== '' && fold(text).includes(fold(name));
  const told = paragraphs.filter((text) => OF_ITSELF.test(text) || NAMES_ITSELF.test(text));
  return told.find(isNamed) ?? told[0] ?? paragraphs[0];
}

/** What the company says it does, in its own words: as it describes the page, in its data, or in a paragraph. */
export function descriptionOf(pages: readonly Page[], name = ''): PageFact<string> | undefined {
  return firstOf(pages.slice(0, 1), (page) => {
    const told = [
      page.metas.get('description'),
      textOf(organisationOf(page)?.description),
      page.metas.get('og:description'),
      page.metas.get('twitter:description'),
    ];
    const text = told.find(isDescription) ?? paragraphOf(pages, name);
    if (text === undefined) return undefined;
    const from = pages.find(({ blocks }) => blocks.some((block) => block.text === text)) ?? page;
    return found([...text].slice(0, MAX_LETTERS).join(''), text, from);
  });
}
