import type { ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import { machineWords, withoutEntries } from './own-words.ts';

/** What a text of a report can tell: anything, or only what is no name of the person's. */
export interface Content {
  readonly section: ReportSection;
  readonly text: string;
  /**
   * `free`: written by people. `alias`: the place of an employer or school. `place`: a region or country, which may be called
   * as a person is. `skill`: may be called as a company is. `post`: of the agency's. `title`: somebody's heading. `machine`: what a brief has beside the
   * entries that other parts have too.
   */
  readonly kind: 'free' | 'alias' | 'place' | 'skill' | 'post' | 'title' | 'machine';
}

type Kind = Content['kind'];
const texts = (block: ReportBlock): [Kind, string | null][] => {
  switch (block.kind) {
    case 'STEPS':
      return [];
    case 'PERSON':
      return [
        ['title', block.name],
        ['title', block.title],
        ['free', block.jobTitle?.text ?? null],
        ['place', block.place],
        ['post', block.positionName],
        ['post', block.stepName],
        ['free', block.photoUrl],
      ];
    case 'FACTS':
      return block.section === 'LANGUAGES' ? [] : block.facts.map(({ value }) => ['free', value]);
    case 'TEXT':
      return block.paragraphs.map(({ text }) => [block.isByMachine ? 'machine' : 'free', text]);
    case 'ENTRIES':
      return block.entries.flatMap(({ title, organisation, place }): [Kind, string | null][] => [
        ['free', title.text],
        ['alias', organisation],
        ['place', place],
      ]);
    case 'COLUMNS':
      return block.columns.flat().map((name) => ['skill', name]);
    case 'SCORE':
      return [...block.scoringLax.positiveAspects, ...block.scoringLax.risks].map((text) => ['free', text]);
    case 'QUESTIONS':
      return block.kqQuestionsWithAnswers.flatMap(({ text, shown }): [Kind, string][] => [
        ['free', text],
        ['free', shown],
      ]);
    case 'COMMENTS':
      return block.comments.flatMap(({ byName, paragraphs }): [Kind, string | null][] => [
        ['free', byName],
        ...paragraphs.map(({ text }): [Kind, string] => ['free', text]),
      ]);
  }
};

/** The entries of a profile as blocks tell them, each of which is searched where it stands. */
const entriesOf = (blocks: readonly ReportBlock[]): string[] =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'PERSON') return [block.jobTitle?.text];
      if (block.kind === 'FACTS')
        return block.section === 'LANGUAGES'
          ? block.facts.map(({ label, value }) => `${label} (${value})`)
          : [];
      if (block.kind === 'COLUMNS') return block.columns.flat();
      if (block.kind !== 'ENTRIES') return [];
      return block.entries.flatMap(({ title, organisation, period }) => [title.text, organisation, period]);
    })
    .filter((text) => text !== undefined && text !== null && text !== '') as string[];

/** The texts of blocks that come from what is stored of the person, as opposed to the product's own words. */
export function contentsOf(blocks: readonly ReportBlock[]): Content[] {
  const entries = entriesOf(blocks);
  return blocks.flatMap((block) =>
    texts(block).flatMap(([kind, text]) => {
      const told = kind === 'machine' && text ? withoutEntries(text, entries) : text;
      return told ? [{ section: block.section, text: told, kind }] : [];
    }),
  );
}

/** The product's own words in blocks: headings, labels, names of languages, countries and regions. */
export const ownTexts = (blocks: readonly ReportBlock[]): string[] =>
  blocks.flatMap((block) => {
    const own: (string | null)[] = [block.title];
    if (block.kind === 'PERSON') own.push(block.place, block.positionName, block.stepName);
    if (block.kind === 'FACTS') own.push(...block.facts.map(({ label }) => label));
    if (block.kind === 'TEXT') own.push(block.note, ...(block.isByMachine ? machineWords : []));
    if (block.kind === 'ENTRIES')
      own.push(...block.entries.flatMap(({ organisation, place, period }) => [organisation, place, period]));
    if (block.kind === 'COLUMNS') own.push(...block.columns.flat());
    if (block.kind === 'SCORE') own.push(block.positiveTitle, block.riskTitle);
    if (block.kind === 'QUESTIONS') own.push(...block.kqQuestionsWithAnswers.map(({ verdict }) => verdict));
    if (block.kind === 'COMMENTS')
      own.push(...block.comments.flatMap(({ typeName, date }) => [typeName, date]));
    if (block.kind === 'STEPS') own.push(block.position, ...block.steps.map(({ name }) => name));
    return own.filter((text) => text !== null);
  });
