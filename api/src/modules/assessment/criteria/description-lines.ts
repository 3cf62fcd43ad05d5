import { plainText } from '@cantera/shared/contracts/text';
import { foldTerm } from '../../lexicon/index.ts';

/** A line of a job description that says what is asked for. */
export interface AskedLine {
  readonly text: string;
  /** Whether the post can be had without it. */
  readonly isWish: boolean;
  /** A paragraph where what is asked for stands in a list: most often it speaks to the reader. */
  readonly isBesideList: boolean;
}

const ASKED =
  /^(?:(?:key |minimum |main |job )?requirement|what (?:we|you)|who you are|your profile|qualification|must have|skill|you (?:have|bring|offer)|requisito|perfil|que (?:buscamo|pedimo|necesitamo)|buscamo|se requiere|imprescindible|experiencia requerida|conocimiento|requisit|que (?:busquem|demanem|necessitem)|busquem|es requereix|imprescindible|coneixement)/u;
const WISHED =
  /\b(?:nice to have|plus|bonu|desirable|preferred|a plu|ideally|se valora|se valorara|valorable|deseable|a poder ser|es valora|es valorara|valorable|desitjable|a poder ser|si pot ser)\b/u;
/** What else descriptions have headings for. */
const OTHER =
  /^(?:what we offer|we offer|benefit|about|the role|responsibilitie|responsibility|your task|task|dutie|duty|how to apply|condition|salary|que ofrecemo|ofrecemo|beneficio|sobre|funcion|tarea|responsabilidad|condicion|salario|que oferim|oferim|benefici|sobre|funcion|tasque|tasca|responsabilitat|condicion|salari|el puesto|el lloc)/u;
const LONGEST_HEADING = 6;

type Under = 'ASKED' | 'WISHED' | 'OTHER';
/** What a line heads; null for a line that heads nothing. */
function headingOf(text: string, isHeading: boolean): Under | null {
  const folded = foldTerm(text);
  const isShort = folded.split(' ').length <= LONGEST_HEADING;
  if (!isHeading && !(isShort && /[:?]$/.test(text))) return null;
  if (WISHED.test(folded)) return 'WISHED';
  if (OTHER.test(folded)) return 'OTHER';
  return ASKED.test(folded) ? 'ASKED' : 'OTHER';
}

/** The lines of a description under headings for requirements, and those that say of themselves that they are wishes. */
export function askedLines(html: string): AskedLine[] {
  const blocks = html.split(/<\/(?:p|li|h[1-6]|div)>|<br\s*\/?>/iu);
  let under: Under = 'OTHER';
  let section = 0;
  const lists = new Set<number>();
  const lines: (Omit<AskedLine, 'isBesideList'> & { section: number; isItem: boolean })[] = [];
  for (const block of blocks) {
    const text = plainText(block);
    if (text === '') continue;
    const isHeading =
      /<h[1-6]/iu.test(block) ||
      (/^\s*<p[^>]*>\s*<(?:strong|b)\b/iu.test(block) && text.split(' ').length <= LONGEST_HEADING);
    const heading = headingOf(text, isHeading);
    if (heading) {
      under = heading;
      section += 1;
    } else {
      const isItem = /<li\b/iu.test(block);
      if (isItem) lists.add(section);
      const isWish = under === 'WISHED' || WISHED.test(foldTerm(text));
      if (under !== 'OTHER' || isWish) lines.push({ text, isWish, section, isItem });
    }
  }
  return lines.map(({ text, isWish, section: its, isItem }) => ({
    text,
    isWish,
    isBesideList: !isItem && lists.has(its),
  }));
}
