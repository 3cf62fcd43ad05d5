import type { MarkedText, ReportBlock, ReportMark } from '@cantera/shared/contracts/report-blocks';

type Reason = ReportMark['reason'];

function textsOf(block: ReportBlock): readonly MarkedText[] {
  if (block.kind === 'PERSON') return block.jobTitle ? [block.jobTitle] : [];
  if (block.kind === 'TEXT') return block.paragraphs;
  if (block.kind === 'ENTRIES') return block.entries.map(({ title }) => title);
  if (block.kind === 'COMMENTS') return block.comments.flatMap(({ paragraphs }) => paragraphs);
  return [];
}

/** The words that are underlined, by why, each once and in the order of the report. */
export function markedWords(blocks: readonly ReportBlock[]): Readonly<Record<Reason, readonly string[]>> {
  const words: Record<Reason, Set<string>> = { GENDERED: new Set(), RARE: new Set() };
  for (const block of blocks) {
    for (const { text, marks } of [...textsOf(block), ...(block.marked ?? [])])
      for (const { start, end, reason } of marks) words[reason].add(text.slice(start, end));
    if (block.kind === 'COLUMNS')
      for (const [column, row] of block.rare) {
        const name = block.columns[column]?.[row];
        if (name) words.RARE.add(name);
      }
  }
  return { GENDERED: [...words.GENDERED], RARE: [...words.RARE] };
}
