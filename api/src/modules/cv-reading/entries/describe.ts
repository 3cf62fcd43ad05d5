import type { Line } from '../layout/lines.ts';
import { joinLines, withoutBullet } from '../text/clean.ts';

/** What an entry says under its head: list items on lines of their own, wrapped lines joined. */
export function describe(body: { line: Line; text: string }[]): string {
  const paragraphs: string[] = [];
  for (const { line, text } of body) {
    if (text === '') continue;
    const wraps =
      !line.bulleted &&
      paragraphs.length > 0 &&
      line.gapAbove < line.size * 1.6 &&
      /^[\p{Ll}\d(]/u.test(text);
    if (wraps) paragraphs.push(joinLines(paragraphs.pop() ?? '', text));
    else paragraphs.push(withoutBullet(text));
  }
  return paragraphs.join('\n').slice(0, 4000);
}
