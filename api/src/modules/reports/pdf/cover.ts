import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { ReportTexts } from '../texts/index.ts';
import { drawStepCounts, heading } from './draw.ts';
import { ACCENT, MARGIN, QUIET, type Sheets } from './sheet.ts';

/** What the first page of a position's report says beside its steps. */
export interface Cover {
  /** Whose report it is. */
  readonly agency: string;
  readonly logo: Buffer | null;
  /** Whom the position is of; null where the report names no client. */
  readonly client: string | null;
  /** The day it was made, in words. */
  readonly date: string;
  readonly people: number;
  /** What the report holds of each person. */
  readonly inside: readonly string[];
}

const LOGO = { width: 150, height: 56 };
/** Where the position's name stands, in points from the top. */
const TITLE = 210;
const GAP = 12;

/** Draws the first page: the agency, the position, for whom and when, and what is inside. */
export function drawCover(
  sheets: Sheets,
  { title, position, columns, steps }: Extract<ReportBlock, { kind: 'STEPS' }>,
  { agency, logo, client, date, people, inside }: Cover,
  texts: ReportTexts,
): void {
  const top = sheets.y;
  if (logo && sheets.fitted(logo, agency, { x: MARGIN, y: top, ...LOGO })) sheets.y = top + LOGO.height + GAP;
  sheets.text('P', agency, { face: 'bold', size: 13, color: ACCENT });
  sheets.y = Math.max(sheets.y, TITLE);
  sheets.text('P', texts.cover.kind, { size: 11, color: QUIET, after: 4 });
  sheets.text('H1', position, { face: 'bold', size: 26, after: 10 });
  if (client) sheets.text('P', `${texts.cover.client}: ${client}`, { size: 12, after: 3 });
  sheets.text('P', date, { size: 12, after: 3 });
  sheets.text('P', texts.people(people), { size: 12, after: 18 });
  heading(sheets, title);
  drawStepCounts(sheets, { columns, steps }, texts);
  sheets.y += GAP;
  heading(sheets, texts.cover.inside);
  sheets.list(inside);
}
