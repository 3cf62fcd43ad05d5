import { fold } from '../cv/scoring.ts';
import type { Atom } from './labels/atoms.ts';
import type { FieldMark, Label } from './labels/chain.ts';

/** A job or a study as the truth tells of it; dates are `yyyy-mm`, `yyyy` or empty. */
export interface TrueEntry {
  title: string;
  organisation: string;
  place: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}
interface Run {
  from: number;
  to: number;
}
/** Where the fields of one entry stand, as places in the list of atoms. */
interface Placed {
  titles: Run[];
  organisations: Run[];
  dates: Run[];
  places: Run[];
}

/** How many lines the head of an entry takes at most. */
const HEAD = 6;
/** More atoms than a field has. */
const LONGEST = 9;

const LINKS = new Set(['in', 'of', 'en', 'de', 'd']);
const squeeze = (text: string) =>
  fold(text)
    .split(' ')
    .filter((w) => !LINKS.has(w))
    .join('');

/**
 * The labels of a section's atoms, found by its truth; null when a field of an entry that stands there was not found, so that
 * nothing wrong is learnt. `found` tells how many of the entries stand in the section.
 */
export function align(atoms: Atom[], entries: TrueEntry[]): { labels: Label[]; found: boolean[] } {
  const used = new Set<number>();
  const squeezed = atoms.map((a) => squeeze(a.text));
  const labels: Label[] = atoms.map(() => 'X');
  const found = entries.map((entry) => {
    const placed = placeEntry(entry, atoms, squeezed, used);
    if (!placed) return false;
    write(placed, atoms, labels, used);
    return true;
  });
  return { labels, found };
}

/** The runs of atoms that make `value`, dates between them left out. */
function runsOf(value: string, atoms: Atom[], squeezed: string[], used: Set<number>): Run[] {
  const wanted = squeeze(value);
  const runs: Run[] = [];
  if (wanted === '') return runs;
  for (let from = 0; from < atoms.length; from += 1) {
    let text = '';
    for (let to = from; to < Math.min(atoms.length, from + LONGEST); to += 1) {
      if (used.has(to)) break;
      if (atoms[to]?.date && to > from) continue;
      text += squeezed[to] ?? '';
      if (!wanted.startsWith(text)) break;
      if (text !== wanted || squeezed[to] === '' || squeezed[from] === '') continue;
      runs.push({ from, to });
      break;
    }
  }
  return runs;
}

/** The runs of a value that may stand in two places, in either order ("MSc" over "Statistics"). */
function partedRuns(value: string, atoms: Atom[], squeezed: string[], used: Set<number>): Run[][] {
  const whole = runsOf(value, atoms, squeezed, used).map((run) => [run]);
  if (whole.length > 0) return whole;
  const words = value.split(/\s+/);
  const pairs: Run[][] = [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const firsts = runsOf(words.slice(0, cut).join(' '), atoms, squeezed, used);
    if (firsts.length === 0) continue;
    for (const second of runsOf(words.slice(cut).join(' '), atoms, squeezed, used))
      for (const first of firsts)
        if (
          Math.abs(lineOf(atoms, first) - lineOf(atoms, second)) <= HEAD &&
          (first.to < second.from || second.to < first.from)
        )
          pairs.push([first, second].sort((a, b) => a.from - b.from));
  }
  return pairs;
}

const lineOf = (atoms: Atom[], run: Run) => atoms[run.from]?.line ?? 0;

function datesOf(entry: TrueEntry, atoms: Atom[], used: Set<number>): Run[] {
  const isSame = (printed: string | null, told: string) => {
    const length = Math.min(printed?.length ?? 0, told.length);
    return length >= 4 && printed?.slice(0, length) === told.slice(0, length);
  };
  return atoms.flatMap(({ date }, at) => {
    if (!date || used.has(at)) return [];
    const ends = entry.isCurrent ? date.isCurrent : isSame(date.end, entry.endDate);
    const fits = date.isRange
      ? ends && (entry.startDate === '' || isSame(date.start, entry.startDate))
      : isSame(date.end, entry.endDate || entry.startDate);
    return fits ? [{ from: at, to: at }] : [];
  });
}

function placeEntry(entry: TrueEntry, atoms: Atom[], squeezed: string[], used: Set<number>): Placed | null {
  const titles = entry.title === '' ? [[]] : partedRuns(entry.title, atoms, squeezed, used);
  const organisations = runsOf(entry.organisation, atoms, squeezed, used);
  const dates = datesOf(entry, atoms, used);
  let best: { cost: number; placed: Placed } | null = null;
  for (const title of titles) {
    for (const organisation of [...organisations, null]) {
      for (const date of [...dates, null]) {
        const runs = [...title, ...(organisation ? [organisation] : []), ...(date ? [date] : [])];
        if (runs.length === 0 || overlaps(runs)) continue;
        const lines = runs.map((run) => lineOf(atoms, run));
        const top = Math.min(...lines);
        const span = Math.max(...lines) - top;
        if (span > HEAD) continue;
        const lacks =
          (organisation ? 0 : entry.organisation === '' ? 0 : 20) +
          (date ? 0 : entry.endDate || entry.startDate ? 14 : 0);
        const first = Math.min(...runs.map((r) => r.from));
        const cost = span + lacks + first / 1000 + Math.max(...runs.map((r) => r.to)) / 100_000;
        if (best && best.cost <= cost) continue;
        best = {
          cost,
          placed: {
            titles: title,
            organisations: organisation ? [organisation] : [],
            dates: date ? [date] : [],
            places: [],
          },
        };
      }
    }
  }
  if (!best) return null;
  best.placed.places = nearPlace(entry, best.placed, atoms, squeezed, used);
  return best.placed;
}

function overlaps(runs: Run[]): boolean {
  // A date may stand within a title that goes on below it.
  return runs.some(
    (a, i) =>
      runs.some((b, k) => k > i && a.from <= b.to && b.from <= a.to && a.from !== a.to && b.from !== b.to) ||
      runs.some((b, k) => k > i && a.from === b.from),
  );
}

function nearPlace(
  entry: TrueEntry,
  placed: Placed,
  atoms: Atom[],
  squeezed: string[],
  used: Set<number>,
): Run[] {
  const runs = [...placed.titles, ...placed.organisations, ...placed.dates];
  const lines = runs.map((r) => lineOf(atoms, r));
  const [top, end] = [Math.min(...lines), Math.max(...lines) + 1];
  const near = runsOf(entry.place, atoms, squeezed, used).filter(
    (r) =>
      lineOf(atoms, r) >= top - 1 &&
      lineOf(atoms, r) <= end &&
      !runs.some((o) => r.from <= o.to && o.from <= r.to),
  );
  return near.slice(0, 1);
}

function write(placed: Placed, atoms: Atom[], labels: Label[], used: Set<number>): void {
  const fields: [FieldMark, Run[]][] = [
    ['T', placed.titles],
    ['C', placed.organisations],
    ['D', placed.dates],
    ['P', placed.places],
  ];
  const marks = new Map<number, { mark: FieldMark; begins: boolean }>();
  for (const [mark, runs] of fields)
    for (const run of runs) {
      let begins = true;
      for (let at = run.from; at <= run.to; at += 1) {
        if (mark !== 'D' && atoms[at]?.date) continue;
        marks.set(at, { mark, begins });
        begins = mark === 'D' || mark === 'O';
      }
    }
  const lines = [...marks.keys()].map((at) => atoms[at]?.line ?? 0);
  const [top, end] = [Math.min(...lines), Math.max(...lines)];
  const headed = new Set(lines);
  let opened = false;
  for (const [at, atom] of atoms.entries()) {
    if (atom.line < top || atom.line > end || used.has(at)) continue;
    const own =
      marks.get(at) ??
      (headed.has(atom.line) || !opened || atom.line < end ? { mark: 'O' as const, begins: true } : null);
    if (!own || (!opened && own.mark === 'O' && !headed.has(atom.line))) continue;
    const isLabel = `${opened ? (own.begins ? 'B' : 'I') : 'E'}${own.mark}`;
    labels[at] = isLabel as Label;
    used.add(at);
    opened = true;
  }
}
