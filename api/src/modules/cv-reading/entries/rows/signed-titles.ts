import { isOnlyDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import { isBulleted, withoutBullet } from '../../text/clean.ts';

/** How far behind its sign a title begins at most, in sizes. */
const BEHIND = 2.5;

/**
 * Lines with the sign gone that stands between a date and its title ("04/2023 – present | • Acme, Leeds"): the title then begins
 * where the lines under it do.
 */
export function withoutTitleSigns(lines: Line[]): Line[] {
  return lines.map((line, i) => {
    const [date, title, ...others] = line.segments;
    if (!date || !title || !isOnlyDates(date.text) || !isBulleted(title.text)) return line;
    const [under] = lines[i + 1]?.segments ?? [];
    const isUnder = under !== undefined && under.x0 > title.x0 && under.x0 - title.x0 < title.size * BEHIND;
    const text = withoutBullet(title.text);
    const [part, ...parts] = title.parts;
    const shown = part ? [{ ...part, text: withoutBullet(part.text) }, ...parts] : [];
    const bare = {
      ...title,
      text,
      x0: isUnder ? under.x0 : title.x0 + title.size,
      parts: shown.filter((p) => p.text !== ''),
    };
    return toLine([date, bare, ...others], line.y - line.gapAbove);
  });
}
