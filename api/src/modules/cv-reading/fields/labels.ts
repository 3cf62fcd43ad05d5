import type { Line } from '../layout/lines.ts';
import { foldWords } from '../text/fold.ts';

/** A label as forms list it, whatever its number: "First name(s)", "Dirección(ones)". */
export const foldLabel = (text: string): string =>
  foldWords(text.replace(/(?<=\p{L})\((?:s|es|ones|ües)\)/giu, ''));

/** The value beside a form's label: "Name: Ada Byron", or the label in a cell of its own; null for other lines. */
export function labelledValue(line: Line, labels: Set<string>): string | null {
  const [first, ...rest] = line.segments;
  if (!first) return null;
  if (rest.length > 0 && labels.has(foldLabel(first.text)))
    return rest
      .map((s) => s.text)
      .join(' ')
      .replace(/^:\s*/, '')
      .trim();
  const colon = /^([^:]{2,40}):\s*(.+)$/u.exec(line.text);
  return colon?.[1] && colon[2] && labels.has(foldLabel(colon[1])) ? colon[2].trim() : null;
}

/** A label and its value, whatever the label; null when the line has none. */
export function splitLabel(line: Line): { label: string; value: string } | null {
  const [first, ...rest] = line.segments;
  const colon = /^\s*(?:[•◦▪·*-]\s*)?([^:]{2,45}?)\s*:\s*(.+)$/u.exec(line.text);
  if (colon?.[1] && colon[2] && !/https?$/.test(colon[1])) return { label: colon[1], value: colon[2].trim() };
  if (first && rest.length > 0)
    return { label: first.text.replace(/:\s*$/, ''), value: rest.map((s) => s.text).join('   ') };
  return null;
}
