import { readEducation } from './entries/education.ts';
import { readExperience } from './entries/experience.ts';
import { doubted, mistakenNamesOf } from './entries/names/mistaken-names.ts';
import { readContact } from './fields/contact.ts';
import { readLanguages } from './fields/languages.ts';
import { readName } from './fields/name.ts';
import { readJobTitle, readSummary } from './fields/profile.ts';
import { readSkills } from './fields/skills/skills.ts';
import { detectTongue } from './fields/tongue.ts';
import { splitColumns } from './layout/columns.ts';
import { withoutHeadingSigns } from './layout/headings/heading-signs.ts';
import { knownByContent } from './layout/headings/known-by-content.ts';
import { partLabels } from './layout/headings/label-tags.ts';
import { withListsBeside } from './layout/headings/lists-beside.ts';
import { type Section, toSections } from './layout/sections.ts';
import { toSegments } from './layout/segments.ts';
import type { PdfPage } from './pdf-page.ts';
import { readPages } from './read-pages.ts';
import { doubtScans } from './scans/doubt-scans.ts';
import { keepSure, keepUnsure } from './thresholds.ts';
import type { CvFields, CvPage, CvTongue } from './types.ts';

interface ReadFields {
  language: CvTongue | null;
  fields: CvFields;
  unsure: CvFields;
  pages: CvPage[];
}

/**
 * What a CV's pages say to people, each field with its confidence and place. Unsure values stand apart, and words that nobody
 * can see nowhere. Null without readable text.
 */
export function readFields(pages: PdfPage[]): ReadFields | null {
  const sections = sectionsOf(pages);
  if (!sections) return null;
  const text = sections.flatMap((s) => [s.heading?.text ?? '', ...s.lines.map((l) => l.text)]).join('\n');
  const language = detectTongue(text);
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, page: page.number })));
  const contact = readContact(sections, links);
  // Two lines are a CV when they say how to reach its person.
  if (lettersIn(text) < MIN_LETTERS && !contact.email && !contact.phone) return null;
  const name = readName(sections, contact.email?.value ?? null, language ?? 'en');
  const jobs = readExperience(sections);
  const isMistaken = mistakenNamesOf(name);
  const skills = readSkills(sections);
  const found: CvFields = {
    firstName: name.firstName,
    lastName: name.lastName,
    ...contact,
    jobTitle: readJobTitle(
      sections,
      name.lines,
      jobs.filter((job) => !isMistaken(job)),
      name.firstName?.source.bbox,
    ),
    summary: readSummary(sections),
    workExperiences: jobs.map((job) => (isMistaken(job) ? doubted(job) : job)),
    educations: readEducation(sections),
    languages: readLanguages(sections),
    hardSkills: skills.hard,
    softSkills: skills.soft,
  };
  const fields = doubtScans(found, pages);
  return {
    language,
    fields: keepSure(fields),
    unsure: keepUnsure(fields),
    pages: readPages(pages, sections),
  };
}

/** The sections of what people can see; null where there is not a letter. */
export function sectionsOf(pages: PdfPage[]): Section[] | null {
  const segments = pages.map((page) => toSegments({ ...page, runs: page.runs.filter((run) => run.seen) }));
  if (!segments.flat().some(({ text }) => lettersIn(text) > 0)) return null;
  const printed = toSections(withoutHeadingSigns(segments).flatMap((s) => splitColumns(partLabels(s))));
  return knownByContent(withListsBeside(printed));
}

const lettersIn = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** A scanned page may carry a stray stamp or page number; that is no text to read. */
const MIN_LETTERS = 30;
