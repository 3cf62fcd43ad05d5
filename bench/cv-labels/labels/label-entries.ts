import { parseLocation } from '../../../api/src/modules/cv-reading/fields/location.ts';
import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import { joinLines } from '../../../api/src/modules/cv-reading/text/clean.ts';
import type { Atom } from './atoms.ts';
import { type Decoded, type FieldMark, LABELS } from './chain.ts';
import type { Entry } from './entry.ts';

/** A field of an entry: the atoms from `B` or `E` over all its `I`. */
interface Run {
  mark: FieldMark;
  atoms: Atom[];
}
interface Part {
  runs: Run[];
  /** The first and the last line of its head. */
  from: number;
  to: number;
  confidence: number;
}

/** The entries that labelled atoms tell of, in printed order, each with what stands until the next. */
export function toEntries(atoms: Atom[], { labels, chances }: Decoded, lines: Line[]): Entry[] {
  const parts: Part[] = [];
  for (const [i, atom] of atoms.entries()) {
    const label = labels[i] ?? 'X';
    if (label === 'X') continue;
    const mark = label[1] as FieldMark;
    const last = parts.at(-1);
    if (label[0] === 'E' || !last) {
      const opened = chanceOf(chances[i], (l) => l[0] === 'E');
      parts.push({ runs: [{ mark, atoms: [atom] }], from: atom.line, to: atom.line, confidence: opened });
    } else if (label[0] === 'B') last.runs.push({ mark, atoms: [atom] });
    else last.runs.findLast((run) => run.mark === mark)?.atoms.push(atom);
    const part = parts.at(-1);
    if (!part) continue;
    part.to = Math.max(part.to, atom.line);
    if (mark === 'O') continue;
    part.confidence = Math.min(
      part.confidence,
      chanceOf(chances[i], (l) => l[1] === mark),
    );
  }
  return parts.map((part, k) => toEntry(part, parts[k + 1], atoms, labels, lines));
}

function chanceOf(
  chances: Float64Array | undefined,
  fits: (label: (typeof LABELS)[number]) => boolean,
): number {
  return LABELS.reduce((sum, label, y) => sum + (fits(label) ? (chances?.[y] ?? 0) : 0), 0);
}

function toEntry(
  part: Part,
  next: Part | undefined,
  atoms: Atom[],
  labels: Decoded['labels'],
  lines: Line[],
): Entry {
  const of = (mark: FieldMark) => part.runs.filter((r) => r.mark === mark);
  const texts = (mark: FieldMark) => of(mark).map((run) => textOf(run.atoms, lines));
  const dates = of('D').flatMap((r) => r.atoms.flatMap((a) => (a.date ? [a.date] : [])));
  const headLines = new Set(part.runs.flatMap((r) => r.atoms.map((a) => a.line)));
  const until = next?.from ?? lines.length;
  const running = new Set(atoms.flatMap((a, i) => (labels[i] === 'X' ? [a.line] : [])));
  return {
    titles: texts('T'),
    organisations: texts('C'),
    place: placeOf(of('P')[0], lines),
    dates: dates.find((d) => d.isRange) ?? dates[0] ?? null,
    confidence: part.confidence,
    lines: lines.filter((_, i) => headLines.has(i)),
    body: lines.filter((_, i) => i > part.from && i < until && !headLines.has(i) && running.has(i)),
  };
}

/** A place with the region or country that stands behind it in its cell. */
function placeOf(run: Run | undefined, lines: Line[]): string | null {
  const last = run?.atoms.at(-1);
  if (!run || !last) return null;
  const text = textOf(run.atoms, lines);
  const behind = lines[last.line]?.segments[last.cell]?.text.slice(last.end) ?? '';
  const more = /^,\s[^,;|·()]{2,40}(?:,\s[^,;|·()]{2,40})?/u.exec(behind)?.[0] ?? '';
  return more !== '' && parseLocation(text + more) ? text + more : text;
}

/** The words of a field as they are printed, over cells and lines. */
function textOf(atoms: Atom[], lines: Line[]): string {
  let text = '';
  let last: Atom | undefined;
  for (const atom of atoms) {
    const cell = lines[atom.line]?.segments[atom.cell];
    if (last && last.line === atom.line && last.cell === atom.cell)
      text += cell?.text.slice(last.end, atom.end) ?? '';
    else text = joinLines(text + hyphen(last, lines), atom.text);
    last = atom;
  }
  return withBracket(text, last, lines);
}

/** An atom ends before the hyphen of a word that its line cuts. */
function hyphen(last: Atom | undefined, lines: Line[]): string {
  const behind = last && lines[last.line]?.segments[last.cell]?.text.slice(last.end);
  return behind?.startsWith('-') ? '-' : '';
}

/** An atom ends before its bracket: the one that was opened is closed. */
function withBracket(text: string, last: Atom | undefined, lines: Line[]): string {
  const opened = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  const behind = last && lines[last.line]?.segments[last.cell]?.text[last.end];
  return opened && behind === ')' ? `${text})` : text;
}
