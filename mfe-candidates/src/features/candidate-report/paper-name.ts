import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { Locale } from '@cantera/shared/session';

type Blocks = readonly ReportBlock[];

/** What a report's paper is called: its position, else its person as the report calls them. */
export function paperTitle(blocks: Blocks): string {
  const [first] = blocks;
  if (first?.kind === 'STEPS') return first.position;
  return first?.kind === 'PERSON' ? first.name : '';
}

/** In the language of the report, which need not be that of the screen. */
const FIRST: Readonly<Record<Locale, (shown: string, people: string) => string>> = {
  en: (shown, people) => `The first ${shown} of ${people} candidates.`,
  es: (shown, people) => `Los primeros ${shown} de ${people} candidatos.`,
  ca: (shown, people) => `Els primers ${shown} de ${people} candidats.`,
};

/** Stands on a paper that does not hold everybody: how many of how many it holds. */
export function firstOnPaper({ shown, people }: { shown: number; people: number }, lang: Locale): string {
  const { format } = new Intl.NumberFormat(lang);
  return FIRST[lang](format(shown), format(people));
}

/** The file of a candidate's report: by the code alone where it is anonymous. */
export function candidateFileName(blocks: Blocks, isAnonymous: boolean): string {
  const person = blocks.find((block) => block.kind === 'PERSON');
  if (!person) return 'CV.pdf';
  return isAnonymous ? `CV-${person.code}.pdf` : `CV ${person.name}.pdf`;
}
