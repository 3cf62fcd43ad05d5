/** Owns how blocks become a PDF. */
import type { Locale } from '@cantera/shared/contracts/enums';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { REPORT_TEXTS } from '../texts/index.ts';
import { type Cover, drawCover } from './cover.ts';
import { drawBlock } from './draw.ts';
import { Sheets } from './sheet.ts';

/** The sheets that a part of the report stands on, from 1. */
export interface Pages {
  readonly from: number;
  readonly to: number;
}
export type { Cover } from './cover.ts';
/** A file that parts are added to one after the other, each on sheets of its own. */
export interface OpenReport {
  /** The first page of a position's report. */
  readonly cover: (block: Extract<ReportBlock, { kind: 'STEPS' }>, cover: Cover) => void;
  readonly add: (blocks: readonly ReportBlock[], photo?: Buffer | null) => Pages;
  readonly finish: () => Promise<Buffer>;
}

/** Begins a file; its title and language are told to who reads it out, and nobody is named as its author. */
export function openReport({ title, locale }: { title: string; locale: Locale }): OpenReport {
  const texts = REPORT_TEXTS[locale];
  const sheets = new Sheets({ title, locale, page: texts.page });
  let isFirst = true;
  const turn = (): void => {
    if (!isFirst) sheets.turn();
    isFirst = false;
  };
  return {
    cover: (block, cover) => {
      turn();
      drawCover(sheets, block, cover, texts);
    },
    add: (blocks, photo = null) => {
      turn();
      const from = sheets.page;
      for (const block of blocks) drawBlock(sheets, block, texts, block.kind === 'PERSON' ? photo : null);
      return { from, to: sheets.page };
    },
    finish: () => sheets.finish(),
  };
}
