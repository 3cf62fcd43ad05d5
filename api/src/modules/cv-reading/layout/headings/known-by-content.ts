import { findDates } from '../../fields/dates.ts';
import { degreeScore, institutionScore } from '../../lexicon/study.ts';
import { roleScore } from '../../lexicon/work.ts';
import { foldWords } from '../../text/fold.ts';
import type { Section } from '../sections.ts';
import { isUnknownHeading } from './heading-words.ts';

/** More words than the title of an entry has. */
const LONGEST_TITLE = 10;

/**
 * The sections of a CV, those of jobs or studies told by what stands in them where no word of their heading tells it ("Where I have
 * been"): only while no other section of that kind has lines.
 */
export function knownByContent(sections: Section[]): Section[] {
  const has = (kind: Section['kind']) => sections.some((s) => s.kind === kind && s.lines.length > 0);
  const hasJobs = has('experience');
  const hasStudies = has('education');
  return sections.map((section) => {
    if (section.kind !== 'other' || !section.heading || !isUnknownHeading(section.heading.text))
      return section;
    const dated = section.lines.filter((l) => findDates(l.text).some((d) => d.isRange)).length;
    const roles = titlesWith(section, (text) => roleScore(text) > 0);
    const studies = titlesWith(section, (text) => degreeScore(text) + institutionScore(text) > 0);
    if (dated === 0) return section;
    if (!hasJobs && roles >= dated && roles > studies) return { ...section, kind: 'experience' };
    if (!hasStudies && studies >= dated && studies > roles) return { ...section, kind: 'education' };
    return section;
  });
}

const titlesWith = ({ lines }: Section, isNamed: (folded: string) => boolean): number =>
  lines.filter(
    ({ text, bulleted }) =>
      !bulleted && text.split(/\s+/).length <= LONGEST_TITLE && isNamed(foldWords(text)),
  ).length;
