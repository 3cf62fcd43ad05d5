import { readFile } from 'node:fs/promises';
import { readEducation } from '../../api/src/modules/cv-reading/entries/education.ts';
import { readExperience } from '../../api/src/modules/cv-reading/entries/experience.ts';
import type { PdfPage } from '../../api/src/modules/cv-reading/pdf-page.ts';
import { sectionsOf } from '../../api/src/modules/cv-reading/read-fields.ts';
import { readPdfText, undrawn } from '../../api/src/modules/cv-reading/text/pdf-document.ts';
import type { CvEducation, CvField, CvWorkExperience } from '../../api/src/modules/cv-reading/types.ts';
import type { PrintedCv } from '../cv/printed-layouts.ts';
import type { Truth } from '../cv/scoring.ts';
import { align, type TrueEntry } from './align.ts';
import type { Label } from './labels/chain.ts';
import { type LabelledSection, seeSection } from './labels/choose.ts';
import type { LabelledKind } from './labels/entry.ts';

export const KINDS: readonly LabelledKind[] = ['experience', 'education'];

/** A section of a CV as the rules and the labels see it. */
export interface LearntSection {
  kind: LabelledKind;
  ruled: CvField<CvWorkExperience | CvEducation>[];
  /** Without and with what the rules say. */
  plain: LabelledSection;
  told: LabelledSection;
  /** By the truth. */
  labels: Label[];
  /** Whether all entries of its kind were found in the CV, so that it can be learnt from. */
  isWhole: boolean;
}
export interface LearntDocument {
  template: string;
  truth: Truth;
  sections: LearntSection[];
}

const entriesOf: Record<LabelledKind, (truth: Truth) => TrueEntry[]> = {
  experience: (truth) =>
    truth.workExperiences.map((j) => ({
      ...j,
      title: j.position,
      organisation: j.companyName,
      place: j.location,
    })),
  education: (truth) =>
    truth.educations.map((e) => ({
      ...e,
      title: e.degree,
      organisation: e.institutionName,
      place: '',
      isCurrent: false,
    })),
};

/** A CV of the corpus, read from its file; its pages are not drawn, since it hides nothing. */
export async function readDocument(cv: PrintedCv): Promise<LearntDocument> {
  const { pages } = await readPdfText(new Uint8Array(await readFile(cv.pdf)), undrawn);
  return toDocument(cv, pages);
}

/** A CV with its sections labelled by its truth. */
function toDocument(cv: PrintedCv, pages: PdfPage[]): LearntDocument {
  const sections = sectionsOf(pages) ?? [];
  const learnt = KINDS.flatMap((kind) => {
    let left = entriesOf[kind](cv.truth);
    const own = sections
      .filter((section) => section.kind === kind && section.lines.length > 0)
      .map((section): LearntSection => {
        const ruled = kind === 'experience' ? readExperience([section]) : readEducation([section]);
        const told = seeSection(section.lines, ruled);
        const { labels, found } = align(told.atoms, left);
        left = left.filter((_, i) => !found[i]);
        return { kind, ruled, plain: seeSection(section.lines, null), told, labels, isWhole: true };
      });
    return own.map((section) => ({ ...section, isWhole: left.length === 0 }));
  });
  return { template: cv.template, truth: cv.truth, sections: learnt };
}
