import { boxOf } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { companyScore, roleScore } from '../lexicon/work.ts';
import { foldWords } from '../text/fold.ts';
import type { CvField, CvWorkExperience } from '../types.ts';
import { type Block, toBlocks } from './blocks.ts';
import { describe } from './describe.ts';
import { cutLikePlaces, type Pieces, toPieces } from './pieces.ts';
import { columnEnd } from './rows/column-end.ts';
import { toRows } from './rows/rows.ts';
import { partRunIn } from './wrapped/run-in.ts';

/** "Analyst at Acme", "Electricista en Montajes…", "Mestra a l’Escola…". */
const AT = /^(.{3,80}?)\s+(?:at|@|en|para|per a|a la|al|a l['’]|a)\s+((?:la |el |l['’])?\p{Lu}.{1,90})$/u;

interface Draft {
  block: Block;
  pieces: Pieces;
  /** Positive: the first name is the position, the second the company. */
  lean: number;
}

/** The jobs of the experience sections, in printed order. */
export function readExperience(sections: Section[]): CvField<CvWorkExperience>[] {
  return sections
    .filter((s) => s.kind === 'experience')
    .flatMap((s) => readSection(s, columnEnd(s, sections)));
}

function readSection(section: Section, end: number): CvField<CvWorkExperience>[] {
  const lines = partRunIn(section.lines);
  const ranged = toRows(lines, false, end);
  const rows = ranged.some((r) => r.date) ? ranged : toRows(lines, true, end);
  const blocks = toBlocks(rows, AT);
  const named = blocks.map((block) => ({ block, pieces: toPieces(block, AT) }));
  cutLikePlaces(named.map((n) => n.pieces));
  const drafts = named.map((n): Draft => ({ ...n, lean: lean(n.pieces) }));
  const sum = drafts.reduce((total, d) => total + Math.max(-3, Math.min(3, d.lean)), 0);
  const jobs: CvField<CvWorkExperience>[] = [];
  for (const draft of drafts) {
    const previous = jobs.at(-1)?.value;
    const job = toJob(draft, sum, previous, draft === drafts[0] && isOpenAbove(drafts));
    if (job) jobs.push(job);
  }
  return jobs;
}

const dateOf = (draft: Draft) => draft.block.head.find((r) => r.date)?.date ?? null;

/** Whether a job is one that ends by itself, as an internship does. */
const isForAWhile = ({ names }: Pieces) =>
  names.some((name) =>
    /\b(?:intern|internship|practicas|practiques|beca|becas|beques|becari[ao]?)\b/.test(foldWords(name)),
  );

/** What a job that only seems to go on is sure of at most: a person looks at it. */
const OPEN_CONFIDENCE = 0.7;

/** Whether the first job shows one date, and that it began after all others did: it goes on. */
function isOpenAbove([first, ...others]: Draft[]): boolean {
  const date = first && dateOf(first);
  if (!date || isForAWhile(first.pieces) || date.isRange || !date.end || others.length === 0) return false;
  const since = date.end;
  return others.every((other) => {
    const span = dateOf(other);
    return span?.isRange === true && (span.end ?? span.start ?? '9999').slice(0, 7) <= since;
  });
}

const LABELLED = 10;

function lean({ names, isLabelled }: Pieces): number {
  if (isLabelled) return LABELLED;
  const [first, second] = names;
  if (!first || !second) return 0;
  return points(first) - points(second);
}
/** Positive for a role, negative for an employer. */
function points(name: string): number {
  const folded = foldWords(name);
  return Math.min(2, roleScore(folded)) * 2 - Math.min(2, companyScore(folded)) * 2;
}

function toJob(
  draft: Draft,
  sum: number,
  previous: CvWorkExperience | undefined,
  isOpen: boolean,
): CvField<CvWorkExperience> | null {
  const { names, location } = draft.pieces;
  const [first, second] = names;
  const printed = dateOf(draft);
  const dates = isOpen && printed ? { ...printed, start: printed.end, end: null, isCurrent: true } : printed;
  if (!first) return null;
  let position = '';
  let companyName = '';
  let confidence = 0.5 + (dates ? 0.2 : 0);
  if (second) {
    const own = Math.abs(draft.lean) >= 4 ? draft.lean : 0;
    const order = own || sum || draft.lean || 1;
    [position, companyName] = order > 0 ? [first, second] : [second, first];
    confidence += Math.abs(order) >= 2 ? 0.25 : 0.1;
  } else if (previous && points(first) >= 0 && dates) {
    [position, companyName] = [first, previous.companyName];
    confidence += 0.1;
  } else if (points(first) < 0) companyName = first;
  else position = first;
  if (!dates && !second) confidence -= 0.3;
  if (position.length > 120 || companyName.length > 120) confidence -= 0.3;
  const titleLines = draft.block.head.flatMap((r) => r.lines);
  const description = describe(bodyOf(draft.block));
  return {
    value: {
      companyName,
      position,
      location: (location ?? marginPlace(draft.block))?.text ?? null,
      startDate: dates?.start ?? null,
      endDate: dates?.end ?? null,
      isCurrent: dates?.isCurrent ?? false,
      description: description === '' ? null : description,
    },
    confidence: Math.min(isOpen ? OPEN_CONFIDENCE : 0.95, Math.max(0, confidence)),
    source: {
      page: titleLines[0]?.page ?? 1,
      bbox: boxOf(titleLines),
      text: titleLines.map((l) => l.text).join('\n'),
    },
  };
}

/** A place in the margin beside the first lines of an entry's text. */
const marginPlace = (block: Block) => block.body.slice(0, 2).find((r) => r.location)?.location ?? null;

/** The lines of an entry's text, without the dates and places beside them. */
const bodyOf = (block: Block) =>
  [...block.head.filter((r, i) => i > 0 && r.isBody), ...block.body].map((row) => ({
    line: row.line,
    text: row.cells.map((c) => c.text).join(' '),
  }));
