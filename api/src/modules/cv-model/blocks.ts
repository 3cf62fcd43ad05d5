import { type CvLine, type CvReading, type CvSource, headingKind, SURE } from '../cv-reading/index.ts';

/** What a block may tell of. */
export type BlockKind = 'JOB' | 'STUDY';
export interface BlockLine {
  readonly page: number;
  readonly text: string;
  readonly bbox: CvLine['bbox'];
}
/** Lines of a CV that stand together, of which the local reader is not sure. */
export interface Block {
  readonly kind: BlockKind;
  readonly lines: readonly BlockLine[];
}

/** Of one entry, and of lines in which none was found. */
const MAX_ENTRY_LINES = 12;
const MAX_LOST_LINES = 40;
/** Points that a line may stand out of the entry it is of. */
const TOLERANCE = 1;

const KIND_OF: Partial<Record<CvLine['section'], BlockKind>> = { experience: 'JOB', education: 'STUDY' };
/** Of a reading, the list that a kind of block tells of. */
export const LIST_OF = { JOB: 'workExperiences', STUDY: 'educations' } as const;

/** Lines of one kind that follow each other, over pages too, without their heading. */
interface Run {
  readonly kind: BlockKind;
  readonly lines: BlockLine[];
}

/** Only of pages of which it is known what people can see. */
function runsOf({ pages }: CvReading): Run[] {
  const runs: Run[] = [];
  let section: CvLine['section'] | undefined;
  for (const page of pages.filter(({ checked }) => checked))
    for (const line of page.lines) {
      const kind = KIND_OF[line.section];
      const isHeading = headingKind(line.text) !== null;
      if (kind && (section !== line.section || isHeading)) runs.push({ kind, lines: [] });
      section = line.section;
      if (kind && !isHeading)
        runs.at(-1)?.lines.push({ page: page.number, text: line.text, bbox: line.bbox });
    }
  return runs.filter(({ lines }) => lines.length > 0);
}

/** Whether a line is one of those that an entry was read from. */
function isOf({ page, bbox: [x0, y0, x1, y1] }: BlockLine, source: CvSource): boolean {
  const [left, top, right, bottom] = source.bbox;
  const middle = (y0 + y1) / 2;
  return (
    page === source.page &&
    middle >= top - TOLERANCE &&
    middle <= bottom + TOLERANCE &&
    x0 <= right + TOLERANCE &&
    x1 >= left - TOLERANCE
  );
}

/** The places in a run where entries begin, in order. */
function startsIn({ lines }: Run, sources: readonly { source: CvSource; isSure: boolean }[]) {
  return sources
    .map(({ source, isSure }) => ({ isSure, at: lines.findIndex((line) => isOf(line, source)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || Number(other.isSure) - Number(one.isSure));
}

function blocksOf(run: Run, reading: CvReading): Block[] {
  const { kind, lines } = run;
  const list = LIST_OF[kind];
  const sources = [...reading.fields[list], ...(reading.unsure?.[list] ?? [])].map(
    ({ source, confidence }) => ({ source, isSure: confidence >= SURE[list] }),
  );
  const starts = startsIn(run, sources);
  if (starts.length === 0) return [{ kind, lines: lines.slice(0, MAX_LOST_LINES) }];
  return starts.flatMap(({ at, isSure }, index) => {
    const isTwice = starts[index - 1]?.at === at;
    if (isSure || isTwice) return [];
    const end = starts.slice(index).find((next) => next.at > at)?.at ?? lines.length;
    return [{ kind, lines: lines.slice(at, Math.min(end, at + MAX_ENTRY_LINES)) }];
  });
}

/**
 * The blocks of a CV that the local reader is not sure of: jobs and studies that a person should look at, each with the lines up to
 * the next, and lines under their headings in which it found none. Nothing of what stands before the first heading, nor under any other.
 * None of a CV with a page that is a picture: one letter read wrong there, or a page not read, hides the name that other pages repeat.
 */
export const unsureBlocks = (reading: CvReading): Block[] =>
  reading.pages.some(({ scan }) => scan) ? [] : runsOf(reading).flatMap((run) => blocksOf(run, reading));
