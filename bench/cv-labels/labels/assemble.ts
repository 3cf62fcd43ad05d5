import { describe } from '../../../api/src/modules/cv-reading/entries/describe.ts';
import { joinDegree } from '../../../api/src/modules/cv-reading/entries/names/degree.ts';
import { tidy } from '../../../api/src/modules/cv-reading/entries/pieces.ts';
import { boxOf, type Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import type {
  CvEducation,
  CvField,
  CvSource,
  CvWorkExperience,
} from '../../../api/src/modules/cv-reading/types.ts';
import type { Atom } from './atoms.ts';
import type { Decoded } from './chain.ts';
import type { Entry } from './entry.ts';
import { toEntries } from './label-entries.ts';

/** The jobs that labelled atoms tell of. */
export function labelledJobs(atoms: Atom[], decoded: Decoded, lines: Line[]): CvField<CvWorkExperience>[] {
  const jobs: CvField<CvWorkExperience>[] = [];
  for (const entry of toEntries(atoms, decoded, lines)) {
    const position = tidy(entry.titles[0] ?? '');
    const own = tidy(entry.organisations[0] ?? '');
    if (position === '' && own === '') continue;
    // Several jobs at one employer print its name once.
    const companyName = own !== '' ? own : (jobs.at(-1)?.value.companyName ?? '');
    const description = describe(entry.body.map((line) => ({ line, text: line.text })));
    jobs.push({
      value: {
        companyName,
        position,
        location: entry.place,
        startDate: entry.dates?.start ?? null,
        endDate: entry.dates?.end ?? null,
        isCurrent: entry.dates?.isCurrent ?? false,
        description: description === '' ? null : description,
      },
      confidence: entry.confidence,
      source: sourceOf(entry),
    });
  }
  return jobs;
}

/** The studies that labelled atoms tell of. */
export function labelledStudies(atoms: Atom[], decoded: Decoded, lines: Line[]): CvField<CvEducation>[] {
  return toEntries(atoms, decoded, lines).flatMap((entry) => {
    const degree = joinDegree(entry.titles.map(tidy));
    const institutionName = tidy(entry.organisations[0] ?? '');
    if (degree === '' && institutionName === '') return [];
    return [
      {
        value: {
          institutionName,
          degree,
          location: entry.place,
          startDate: entry.dates?.start ?? null,
          endDate: entry.dates?.end ?? null,
        },
        confidence: entry.confidence,
        source: sourceOf(entry),
      },
    ];
  });
}

const sourceOf = ({ lines }: Entry): CvSource => ({
  page: lines[0]?.page ?? 1,
  bbox: boxOf(lines),
  text: lines.map((l) => l.text).join('\n'),
});
