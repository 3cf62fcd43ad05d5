import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';

type Blocks = readonly ReportBlock[];

/** What a report's paper is called: its position, else its person as the report calls them. */
export function paperTitle(blocks: Blocks): string {
  const [first] = blocks;
  if (first?.kind === 'STEPS') return first.position;
  return first?.kind === 'PERSON' ? first.name : '';
}

/** The file of a candidate's report: by the code alone where it is anonymous. */
export function candidateFileName(blocks: Blocks, isAnonymous: boolean): string {
  const person = blocks.find((block) => block.kind === 'PERSON');
  if (!person) return 'CV.pdf';
  return isAnonymous ? `CV-${person.code}.pdf` : `CV ${person.name}.pdf`;
}
