/** Owns how blocks become a PDF. */
import type { Locale } from '@cantera/shared/contracts/enums';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { REPORT_TEXTS } from '../texts/index.ts';
import { drawCover } from './cover.ts';
import { drawBlock } from './draw.ts';
import { Sheets } from './sheet.ts';

/** The sheets that a part of the report stands on, from 1. */
export interface Pages {
  readonly from: number;
  readonly to: number;
}
/** A file that parts are added to one after the other, each on sheets of its own. */
export interface OpenReport {
  /** `picture`: of the person, or the agency's logo for a first page. */
  readonly add: (blocks: readonly ReportBlock[], picture?: Buffer | null) => Pages;
  readonly finish: () => Promise<Buffer>;
}

/** Begins a file; its title and language are told to who reads it out, and nobody is named as its author. */
export function openReport({ title, locale }: { title: string; locale: Locale }): OpenReport {
  const texts = REPORT_TEXTS[locale];
  const sheets = new Sheets({ title, locale, page: texts.page });
  let isFirst = true;
  return {
    add: (blocks, picture = null) => {
      if (!isFirst) sheets.turn();
      isFirst = false;
      const from = sheets.page;
      for (const block of blocks)
        if (block.kind === 'STEPS') drawCover(sheets, block, texts, picture);
        else drawBlock(sheets, block, texts, picture);
      return { from, to: sheets.page };
    },
    finish: () => sheets.finish(),
  };
}
