import { type Line, toLine } from '../../layout/lines.ts';
import { withoutBullet } from '../../text/clean.ts';

/**
 * Lines of a section that is one list, without the signs in front of its items: each item is a title then. Lines that wrap
 * under an item stand further right than its sign. A section with any line outside the list stays as it is.
 */
export function withoutListSigns(lines: Line[]): Line[] {
  const [first] = lines;
  if (!first?.bulleted) return lines;
  const edge = first.x0;
  if (!lines.every((line) => line.x0 > edge + 2 || (line.bulleted && line.x0 > edge - 2))) return lines;
  return lines.map((line) => (line.x0 > edge + 2 ? line : unsigned(line)));
}

function unsigned(line: Line): Line {
  const [first, ...others] = line.segments;
  if (!first) return line;
  const text = withoutBullet(first.text);
  const [part, ...parts] = first.parts;
  const bare = part ? [{ ...part, text: withoutBullet(part.text) }, ...parts] : [];
  return toLine(
    [{ ...first, text, parts: bare.filter((p) => p.text !== '') }, ...others],
    line.y - line.gapAbove,
  );
}
