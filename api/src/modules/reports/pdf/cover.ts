import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { ReportTexts } from '../texts/index.ts';
import { drawStepCounts, heading } from './draw.ts';
import { ACCENT, MARGIN, QUIET, type Sheets } from './sheet.ts';

const LOGO = { width: 150, height: 56 };
/** Where the position's name stands, in points from the top. */
const TITLE = 210;
const GAP = 12;

/** Draws the first page: the agency, the position, for whom and when, and what is inside. */
export function drawCover(
  sheets: Sheets,
  { title, position, columns, steps, cover }: Extract<ReportBlock, { kind: 'STEPS' }>,
  texts: ReportTexts,
  logo: Buffer | null,
): void {
  const { agency, kind, lines, insideTitle, inside } = cover;
  const top = sheets.y;
  if (logo && sheets.fitted(logo, agency, { x: MARGIN, y: top, ...LOGO })) sheets.y = top + LOGO.height + GAP;
  sheets.text('P', agency, { face: 'bold', size: 13, color: ACCENT });
  sheets.y = Math.max(sheets.y, TITLE);
  sheets.text('P', kind, { size: 11, color: QUIET, after: 4 });
  sheets.text('H1', position, { face: 'bold', size: 26, after: 10 });
  for (const line of lines) sheets.text('P', line, { size: 12, after: 3 });
  sheets.y += GAP;
  heading(sheets, title);
  drawStepCounts(sheets, { columns, steps }, texts);
  sheets.y += GAP;
  heading(sheets, insideTitle);
  sheets.list(inside);
}
