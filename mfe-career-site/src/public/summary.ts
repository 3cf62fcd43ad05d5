const SUMMARY_LENGTH = 155;

/** The first words of a text, cut between two of them: as much as search engines show. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}
