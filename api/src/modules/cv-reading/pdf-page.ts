import type { Lay } from './scans/lay.ts';
import type { CvScan } from './types.ts';

/** A run of text in one face, in points from the top left of the page; `y` is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
  /** Whether people can see it; true as well where that is not known. */
  seen: boolean;
  /** Of a word that was recognised in a picture, how sure that is, from 0 to 1. */
  certainty?: number;
}
export interface PageLink {
  url: string;
  bbox: [number, number, number, number];
}
export interface PdfPage {
  number: number;
  width: number;
  height: number;
  runs: TextRun[];
  /** Whether it is known which runs people can see. */
  checked: boolean;
  links: PageLink[];
  /** What became of a page that is a picture of one; missing of any other. */
  scan?: CvScan;
  /** How a page lay whose words were recognised: its runs are set straight. */
  lay?: Lay;
}
