import { textOf } from '../page/linked-data.ts';
import type { Block, Page } from '../page/page.ts';
import { type Found, firstOf, found } from './found.ts';
import { organisationOf } from './organisation.ts';

const MIN_LETTERS = 40;
const MAX_LETTERS = 2000;
/** Nobody describes themselves in these words. */
const NO_DESCRIPTION =
  /cookie|javascript|lorem ipsum|política de privacidad|privacy policy|all rights reserved|todos los derechos|wordpress|just another|iniciar sesi[oó]n|sign in/i;

/** Whether a company may describe itself so. */
export const isDescription = (text: string | undefined): text is string =>
  text !== undefined && [...text].length >= MIN_LETTERS && !NO_DESCRIPTION.test(text);

const isParagraph = ({ level, isItem, place, text }: Block): boolean =>
  level === 0 && !isItem && place === 'main' && [...text].length >= 80 && isDescription(text);

/** What the company says it does, in its own words: as it describes the page, in its data, or its first paragraph. */
export function descriptionOf(pages: readonly Page[]): Found<string> | undefined {
  return firstOf(pages.slice(0, 1), (page) => {
    const told = [
      page.metas.get('description'),
      textOf(organisationOf(page)?.description),
      page.metas.get('og:description'),
      page.metas.get('twitter:description'),
    ];
    const [text] = [
      ...told,
      ...pages.slice(0, 2).flatMap(({ blocks }) => blocks.find(isParagraph)?.text ?? []),
    ].filter(isDescription);
    if (text === undefined) return undefined;
    const from = pages.find(({ blocks }) => blocks.some((block) => block.text === text)) ?? page;
    return found([...text].slice(0, MAX_LETTERS).join(''), text, from);
  });
}
