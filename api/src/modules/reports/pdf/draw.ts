import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { ReportTexts } from '../texts/index.ts';
import { ACCENT, MARGIN, QUIET, type Sheets, type Style } from './sheet.ts';

type Block<K extends ReportBlock['kind']> = Extract<ReportBlock, { kind: K }>;
const PHOTO = 64;
const GAP = 14;

const HEADING = { face: 'bold', size: 11, color: ACCENT, after: 1 } as const;
/** What a heading has around it, the line below included. */
const AROUND = 8;
/** Two lines of a text. */
const LINES = 28;
/** What a title within a block needs with the first lines below it. */
const startOf = (sheets: Sheets, title: string, style: Style): number =>
  sheets.heightOf(title, style) + LINES;

/** A heading on one sheet with what follows it first, which needs `first` points. */
export function heading(sheets: Sheets, title: string, first = LINES): void {
  sheets.y += 8;
  sheets.begin(sheets.heightOf(title, HEADING) + AROUND + first);
  sheets.text('H2', title, HEADING);
  sheets.rule();
}

/** The colours of scores, as screens have them, dark enough for white paper. */
export function scoreColor(score: number): string {
  if (score >= 90) return '#6b3fa0';
  if (score >= 70) return '#1f7a3d';
  if (score >= 50) return '#1d5fa8';
  return score >= 25 ? '#a3540a' : '#b42318';
}

function drawPerson(sheets: Sheets, block: Block<'PERSON'>, texts: ReportTexts, photo: Buffer | null): void {
  const { labels } = texts;
  const top = sheets.y;
  const width = photo ? sheets.width - PHOTO - GAP : sheets.width;
  sheets.text('H1', block.name, { face: 'bold', size: 18, width, after: 3 });
  const line = (text: string | null | undefined): void => {
    if (text) sheets.text('P', text, { size: 10, color: QUIET, width });
  };
  line(block.jobTitle?.text);
  line(block.place);
  line(block.positionName && `${labels.position}: ${block.positionName}`);
  line(block.stepName && `${labels.step}: ${block.stepName}`);
  if (!photo) return;
  const bottom = Math.max(sheets.y, top + PHOTO + 4);
  sheets.picture(photo, labels.photo, { x: MARGIN + sheets.width - PHOTO, y: top, size: PHOTO });
  sheets.y = bottom;
}

/** How many people each step has. */
export function drawStepCounts(
  sheets: Sheets,
  { columns, steps }: Pick<Block<'STEPS'>, 'columns' | 'steps'>,
  texts: ReportTexts,
): void {
  const size = Math.ceil(steps.length / columns);
  const named = steps.map(({ name, people }) => `${name}: ${texts.people(people)}`);
  drawColumns(
    sheets,
    Array.from({ length: columns }, (_, index) => named.slice(index * size, (index + 1) * size)),
    columns,
  );
}

function drawColumns(sheets: Sheets, columns: readonly (readonly string[])[], count: number): void {
  const width = (sheets.width - GAP * (count - 1)) / count;
  const top = sheets.y;
  let bottom = top;
  for (const [index, column] of columns.entries()) {
    sheets.y = top;
    sheets.list(column, { x: MARGIN + index * (width + GAP), width });
    bottom = Math.max(bottom, sheets.y);
  }
  sheets.y = bottom;
}

/** What the longest column of a block needs. */
const columnsHeight = (sheets: Sheets, columns: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    ...columns.map((column) =>
      column.reduce(
        (sum, text) => sum + sheets.heightOf(text, { width: (sheets.width - 2 * GAP) / 3 - 10 }) + 4,
        0,
      ),
    ),
  );

/** What stands beside titles: the longest period of any language. */
const PERIOD = 120;

const titleStyle = (sheets: Sheets) =>
  ({ face: 'bold', size: 10, width: sheets.width - PERIOD - GAP, after: 0 }) as const;

/** The title of an entry, and when it was at the end of the same line, so that years stand under each other. */
function drawTitle(sheets: Sheets, title: string, period: string | null | undefined): void {
  const style = titleStyle(sheets);
  sheets.begin(startOf(sheets, title, style));
  const top = sheets.y;
  sheets.text('H3', title, style);
  const below = sheets.y;
  if (!period) return;
  sheets.y = top + 0.5;
  const x = MARGIN + sheets.width - PERIOD;
  sheets.text('P', period, { x, width: PERIOD, align: 'right', color: QUIET, after: 0 });
  sheets.y = Math.max(below, sheets.y);
}

function drawEntries(sheets: Sheets, { title, entries }: Block<'ENTRIES'>): void {
  heading(sheets, title, startOf(sheets, entries[0]?.title.text ?? '', titleStyle(sheets)));
  for (const entry of entries) {
    drawTitle(sheets, entry.title.text, entry.period);
    sheets.text('P', [entry.organisation, entry.place].filter(Boolean).join(', '), { after: 0 });
    sheets.y += 5;
  }
}

function drawScore(sheets: Sheets, block: Block<'SCORE'>, texts: ReportTexts): void {
  const { finalScore, positiveAspects, risks } = block.scoringLax;
  const said = `${texts.labels.score}: ${finalScore}`;
  const style = { face: 'bold', size: 14, color: scoreColor(finalScore), after: 4 } as const;
  const titled = { face: 'bold', size: 10 } as const;
  const reasons = (
    [
      [block.positiveTitle, positiveAspects],
      [block.riskTitle, risks],
    ] as const
  ).filter(([, list]) => list.length > 0);
  const startsOf = ([title, [first = '']]: (typeof reasons)[number]) =>
    sheets.heightOf(title, titled) +
    Math.max(LINES, sheets.heightOf(first, { width: sheets.width - GAP }) + 4);
  // A score says nothing without its first reason.
  const first = reasons[0] ? startsOf(reasons[0]) : 0;
  heading(sheets, block.title, sheets.heightOf(said, style) + style.after + first);
  sheets.text('P', said, style);
  for (const reason of reasons) {
    const [title, list] = reason;
    sheets.begin(startsOf(reason));
    sheets.text('H3', title, titled);
    sheets.list(list);
    sheets.y += 3;
  }
}

function drawQuestions(sheets: Sheets, { title, kqQuestionsWithAnswers }: Block<'QUESTIONS'>): void {
  const style = { face: 'bold', after: 0 } as const;
  heading(sheets, title, startOf(sheets, kqQuestionsWithAnswers[0]?.text ?? '', style));
  for (const { text, shown, verdict, correct } of kqQuestionsWithAnswers) {
    sheets.begin(startOf(sheets, text, style));
    sheets.text('H3', text, style);
    sheets.text('P', shown, { after: 0 });
    sheets.text('P', verdict, { color: correct ? scoreColor(80) : scoreColor(0), size: 8.5 });
    sheets.y += 3;
  }
}

/** The line above a comment, with the first lines of it. */
const COMMENT = 14 + LINES;

function drawComments(sheets: Sheets, { title, comments }: Block<'COMMENTS'>, texts: ReportTexts): void {
  heading(sheets, title, COMMENT);
  for (const { typeName, date, byName, paragraphs } of comments) {
    sheets.begin(COMMENT);
    const head = [typeName, date, byName && texts.by(byName)].filter(Boolean).join(' · ');
    sheets.text('H3', head, { face: 'bold', size: 8.5, color: QUIET });
    for (const { text } of paragraphs) sheets.text('P', text);
    sheets.y += 3;
  }
}

function drawText(sheets: Sheets, { title, paragraphs, note }: Block<'TEXT'>): void {
  heading(sheets, title);
  for (const { text } of paragraphs) sheets.text('P', text, { after: 4 });
  if (note) sheets.text('P', note, { size: 8.5, color: QUIET });
}

/** Draws a block below what is there. `photo`: the picture of the person whom it begins. */
export function drawBlock(
  sheets: Sheets,
  block: Exclude<ReportBlock, Block<'STEPS'>>,
  texts: ReportTexts,
  photo: Buffer | null = null,
): void {
  switch (block.kind) {
    case 'PERSON':
      drawPerson(sheets, block, texts, photo);
      break;
    case 'FACTS':
      heading(sheets, block.title);
      sheets.facts(block.facts);
      break;
    case 'TEXT':
      drawText(sheets, block);
      break;
    case 'ENTRIES':
      drawEntries(sheets, block);
      break;
    case 'COLUMNS':
      heading(sheets, block.title, columnsHeight(sheets, block.columns));
      drawColumns(sheets, block.columns, 3);
      break;
    case 'SCORE':
      drawScore(sheets, block, texts);
      break;
    case 'QUESTIONS':
      drawQuestions(sheets, block);
      break;
    case 'COMMENTS':
      drawComments(sheets, block, texts);
      break;
  }
}
