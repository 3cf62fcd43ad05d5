import type { Look } from '../model/look.ts';

export type Part = 'header' | 'body' | 'footer' | 'notes';
/** What is in force in a group; it ends with the group. */
export interface Group {
  look: Look;
  part: Part;
  /** `code` is what a field is computed from, `colors` the table of colours. */
  kind: 'text' | 'unseen' | 'code' | 'colors';
  /** How many stand-ins follow a letter that is given by its number. */
  standIns: number;
  /** The group's first word may be one that readers do not know. */
  isOptional: boolean;
  /** Behind its paragraph; null for what lies behind the cell or the part. */
  ground: string | null;
  /** Behind what it is drawn in; null for paper. */
  paper: string | null;
  /** It says its words twice: in the first group for older readers, then in one that begins with `ud`. */
  isTwice: boolean;
  /** Points. */
  indent: number;
  isInTable: boolean;
  /** Of the result of a link: where it leads, and how many letters its paragraph had before. */
  link: { target: string; start: number } | null;
}

const PARTS: Readonly<Record<string, Part>> = {
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  footnote: 'notes',
};
/** The part that a word begins, such as `footer`. */
export const partOf = (name: string): Part | undefined =>
  Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;

/** Groups of what is no text of the document. */
const UNSEEN = new Set(
  'fonttbl stylesheet info pict object nonshppict listtable listoverridetable revtbl rsidtbl generator themedata datastore colorschememapping latentstyles annotation atnid atnauthor sp pntxta pntxtb xe tc rxe txe bkmkstart bkmkend filetbl docvar mmathPr template private'.split(
    ' ',
  ),
);
/** Groups that older readers pass over and that hold text or what decides on it. */
const KNOWN = new Set(['fldinst', 'shpinst', 'shptxt', 'listtext', 'pntext', 'ud', 'result', 'colortbl']);

/** Whether a group that begins with a word is no text. */
export const isUnseen = (name: string, isOptional: boolean): boolean =>
  UNSEEN.has(name) || (isOptional && !KNOWN.has(name) && partOf(name) === undefined);
