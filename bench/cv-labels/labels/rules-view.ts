import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import { foldPrinted } from '../../../api/src/modules/cv-reading/text/fold.ts';
import type { CvEducation, CvField, CvWorkExperience } from '../../../api/src/modules/cv-reading/types.ts';
import type { Atom } from './atoms.ts';
import type { Found } from './entry.ts';

/**
 * Entries of the rules, in printed order, each with the lines that its source quotes; `lines` as the rules see them. Lines of
 * the same words are taken one after the other.
 */
export function withHeads<T>(ruled: CvField<T>[], lines: Line[]): Found<T>[] {
  let from = 0;
  return ruled.map((field) => {
    const head = field.source.text.split('\n').flatMap((text) => {
      const at = lines.findIndex((line, i) => i >= from && line.text === text);
      const line = lines[at];
      if (!line) return [];
      from = at + 1;
      return [line];
    });
    return { field, lines: head };
  });
}

/** What the rules took an atom for. */
export interface RulesView {
  featuresOf(atom: Atom, before: Atom | undefined, behind: Atom | undefined): string[];
}

/** The letters and digits of a text: a value may be broken over pieces anywhere. */
const squeezed = (text: string) => foldPrinted(text).replace(/[^\p{L}\p{N}]/gu, '');
const placeOf = (line: Line | undefined) => (line ? `${line.page} ${line.y.toFixed(1)}` : '');

interface Names {
  title: string;
  organisation: string;
  place: string;
}
const namesOf = (value: CvWorkExperience | CvEducation): Names =>
  'position' in value
    ? { title: value.position, organisation: value.companyName, place: value.location ?? '' }
    : { title: value.degree, organisation: value.institutionName, place: value.location ?? '' };

/** The view of the entries that the rules found in `lines`. */
export function rulesView(found: Found<CvWorkExperience | CvEducation>[], lines: Line[]): RulesView {
  const byLine = new Map<string, { names: Names; at: number; sure: number }>();
  for (const { field, lines: head } of found)
    for (const [at, line] of head.entries())
      if (!byLine.has(placeOf(line)))
        byLine.set(placeOf(line), {
          names: namesOf(field.value),
          at,
          sure: Math.floor(field.confidence * 10),
        });
  const ruled = (atom: Atom) => byLine.get(placeOf(lines[atom.line]));
  const takenFor = (atom: Atom | undefined): string => {
    if (!atom) return '-';
    const names = ruled(atom)?.names;
    if (!names) return 'x';
    if (atom.date) return 'd';
    const text = squeezed(atom.text);
    const fits = (value: string) => text !== '' && squeezed(value).includes(text);
    return fits(names.title) ? 't' : fits(names.organisation) ? 'c' : fits(names.place) ? 'p' : 'o';
  };
  return {
    featuresOf(atom, before, behind) {
      const own = takenFor(atom);
      const opens = ruled(atom)?.at === 0 && atom.joint === 'line';
      return [
        `rules=${own}`,
        `rules opens=${own},${opens}`,
        `rules sure=${own},${ruled(atom)?.sure ?? 'none'}`,
        `rules before=${takenFor(before)},${own}`,
        `rules behind=${own},${takenFor(behind)}`,
      ];
    },
  };
}
