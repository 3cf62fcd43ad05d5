/** Owns the attack on a report before it is delivered: it looks for whatever would tell who somebody in it is. */
import { setImmediate } from 'node:timers/promises';
import type { MaskKind, ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import type { ReportLeak } from '@cantera/shared/contracts/reports';
import type { Identity } from '../masking/index.ts';
import { initialsOf } from '../masking/known.ts';
import { contentsOf, ownTexts } from './contents.ts';
import { type Needles, needlesOf, type WordNeedle } from './needles.ts';
import { withoutAliases } from './own-words.ts';
import { readTexts } from './page-texts.ts';
import { partsOf } from './pdf-parts.ts';
import { foundIn, type Haystack, hasLetters, hasWords, haystackOf, squashed } from './search.ts';

/** One person of a file: who they are, what was to be said of them, and on which sheets (from 1). */
export interface Target {
  readonly identity: Identity;
  readonly blocks: readonly ReportBlock[];
  readonly pages: { readonly from: number; readonly to: number };
}

const once = (leaks: readonly ReportLeak[]): ReportLeak[] => [
  ...new Map(leaks.map((leak) => [`${leak.kind} ${leak.section}`, leak])).values(),
];

/** What blocks tell of a person and must not, part by part. */
export function attackBlocks(identity: Identity, blocks: readonly ReportBlock[]): ReportLeak[] {
  const needles = needlesOf(identity);
  const initials = initialsOf(identity).join('');
  return once(
    contentsOf(blocks).flatMap((content) =>
      foundIn(content, needles, initials).map((kind) => ({ kind, section: content.section })),
    ),
  );
}

/** Lines with the words that a line end parts written together as well: `Gar-` and `cía`. */
function acrossLines(lines: readonly string[]): string {
  const joints = lines.slice(1).map((line, index) => {
    const [last = ''] = /\S+$/.exec(lines[index]?.trimEnd() ?? '') ?? [];
    const [first = ''] = /^\S+/.exec(line.trimStart()) ?? [];
    return last.replace(/[-‐]$/u, '') + first;
  });
  return [...lines, ...joints].join('\n');
}

/** Whether a needle says no more than the product's own words. */
const isOwn = (own: Haystack, { words }: WordNeedle): boolean => words.every((word) => own.places.has(word));

/** Texts in which a name of two letters would be found by chance are only searched for longer ones. */
const CHANCE = 6;

function inBytes(bytes: Buffer, needles: Needles): MaskKind[] {
  const plain = squashed(bytes.toString('latin1'));
  const wide = bytes.includes(0)
    ? squashed(bytes.toString('utf16le')) + squashed(swapped(bytes).toString('utf16le'))
    : '';
  const long = ({ letters }: { letters: string }): boolean => letters.length >= CHANCE;
  const words = needles.words
    .filter(({ written, words: list }) => written === 'any' && list.length > 1)
    .map(({ kind, words: list }) => ({ kind, letters: list.join('') }));
  return [...needles.squashed, ...words]
    .filter(long)
    .filter(({ letters }) => letters.length >= 8 && (plain.includes(letters) || wide.includes(letters)))
    .map(({ kind }) => kind);
}
const swapped = (bytes: Buffer): Buffer => {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return even.swap16();
};

/** Words in a text of the file, and their letters whatever stands between them. */
function inText(haystack: Haystack, needles: Needles, own: Haystack): MaskKind[] {
  return [
    ...needles.words
      .filter((needle) => !isOwn(own, needle) && hasWords(haystack, needle))
      .map(({ kind }) => kind),
    ...needles.squashed.filter((needle) => hasLetters(haystack, needle)).map(({ kind }) => kind),
  ];
}

/**
 * Attacks a file that is to be anonymous: the text of each person's pages as readers get it, every stream inflated, what the
 * file says of itself, its names, in UTF-16 too, and words that a line end parts. Gives what it found, by kind and by the part
 * of the report it stands in; never the thing itself. `title` is the file's own.
 */
export async function attackFile(
  file: Buffer,
  targets: readonly Target[],
  title: string,
): Promise<ReportLeak[]> {
  const { pages, description } = await readTexts(file);
  const { strings, streams, rest } = partsOf(file);
  const said = haystackOf([...strings, description].join('\n'));
  // Streams hold the faces and the figures of letters, which say nothing; what they say otherwise is text.
  const bytes = Buffer.concat([rest, ...streams.flatMap((stream) => [Buffer.from('\n'), stream])]);
  const isLong = targets.length > 20;
  const whole = haystackOf(withoutAliases(acrossLines(pages.flat())));
  const firstOwn = Math.min(...targets.map((target) => target.pages.from));
  const first = haystackOf(withoutAliases(acrossLines(pages.slice(0, firstOwn - 1).flat())));
  const found: ReportLeak[] = [];
  for (const {
    identity,
    blocks,
    pages: { from, to },
  } of targets) {
    // Whatever else the process has to do goes first.
    await setImmediate();
    const needles = needlesOf(identity);
    const own = haystackOf([...ownTexts(blocks), title, STRUCTURE].join('\n'));
    const text = haystackOf(withoutAliases(acrossLines(pages.slice(from - 1, to).flat())));
    const inBlocks = attackBlocks(identity, blocks);
    // Others are told by their whole name, mail or telephone on any page; the first page names no client.
    const others = targets.length > 1 ? everywhere(identity, needles, { whole, first }) : [];
    const kinds = [
      ...inText(text, needles, own),
      ...inText(said, targets.length > 1 ? longOf(needles) : needles, own),
      ...others,
      ...(isLong ? [] : inBytes(bytes, needles)),
    ];
    const known = new Set(inBlocks.map(({ kind }) => kind));
    const elsewhere = kinds
      .filter((kind) => !known.has(kind))
      .map((kind): ReportLeak => ({ kind, section: null satisfies ReportSection | null }));
    found.push(...inBlocks, ...elsewhere);
  }
  return once(found);
}
/** What tells somebody wherever it stands: whole names, mail, telephone; and clients on the pages before the first person. */
function everywhere(
  { clients }: Identity,
  needles: Needles,
  { whole, first }: { readonly whole: Haystack; readonly first: Haystack },
): MaskKind[] {
  const told = needles.squashed.filter((needle) => !needle.isWord && hasLetters(whole, needle));
  const ofClients = needlesOf({ ...NOBODY, clients }).words.filter((needle) => hasWords(first, needle));
  return [...told, ...ofClients].map(({ kind }) => kind);
}
const NOBODY: Identity = {
  firstName: '',
  lastName: null,
  email: null,
  phoneNumber: null,
  linkedin: null,
  employers: [],
  schools: [],
  clients: [],
  cities: [],
};

/** Of several people's files only what is nobody else's word is searched for outside of a person's pages. */
const longOf = ({ squashed: list }: Needles): Needles => ({ words: [], squashed: list });

/** Words of every PDF that this product makes. */
const STRUCTURE =
  'Cantera PDF Type Page Pages Catalog Metadata XML Creator Producer Title CreationDate ModDate Document Sect Span Figure Artifact Layout Pagination Font Name Text DejaVu Sans Bold Book Roman Length Filter FlateDecode Kids Parent Root Info Size Lang Nums Names Dests Marked StructTreeRoot StructElem ViewerPreferences DisplayDocTitle ProcSet ImageB ImageC ImageI MediaBox CropBox Resources Contents Tabs StructParents FontDescriptor FontName Flags FontBBox ItalicAngle Ascent Descent CapHeight XHeight StemV CIDToGIDMap Identity Adobe Ordering Registry Supplement BaseFont Encoding DescendantFonts ToUnicode Subtype CIDFontType CIDSystemInfo FontFile pdf xmp rdf dc uaid part about Description RDF Alt li lang default Bag Seq xmlns http www adobe org ns meta xap begin id end w xpacket true false null';
