/** Owns the attack on a report before it is delivered: it looks for whatever would tell who somebody in it is. */
import { setImmediate } from 'node:timers/promises';
import type { MaskKind, ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import type { ReportLeak } from '@cantera/shared/contracts/reports';
import type { Identity } from '../masking/index.ts';
import { initialsOf } from '../masking/known.ts';
import { contentsOf, ownTexts } from './contents.ts';
import { clientNeedles, type Needles, needlesOf, type WordNeedle } from './needles.ts';
import { withoutAliases } from './own-words.ts';
import { readTexts } from './page-texts.ts';
import { outsideOf, streamsOf, stringsOf } from './pdf-parts.ts';
import { foundIn, type Haystack, hasLetters, haystackOf, wordsFound } from './search.ts';
import { ByteSearch, type Sought } from './streams.ts';

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

/** What is looked for in the bytes of a file: what is told by letters alone, and names of several words. */
function inBytes(all: readonly Needles[]): Sought<MaskKind>[] {
  const sought = new Map<string, Sought<MaskKind>>();
  const add = (letters: string, means: MaskKind): void => {
    sought.set(`${means} ${letters}`, { letters, means });
  };
  for (const { squashed } of all) for (const { kind, letters } of squashed) add(letters, kind);
  // Clients are the same for everybody.
  // What is shown less may be the name of the position, which the file may have for its title.
  for (const index of new Set(all.flatMap(({ words }) => words)))
    for (const { kind, written, words } of [...index.values()].flat())
      if (kind !== 'SHOWN_LESS' && written === 'any' && words.length > 1) add(words.join(''), kind);
  return [...sought.values()];
}
/** The streams of a file and what is beside them, searched for everybody at once. */
async function foundInBytes(file: Buffer, outside: Buffer, all: readonly Needles[]): Promise<Set<MaskKind>> {
  const search = new ByteSearch(inBytes(all));
  const found = search.in(outside);
  for (const stream of streamsOf(file)) {
    for (const kind of search.in(stream)) found.add(kind);
    // Whatever else the process has to do goes first.
    await setImmediate();
  }
  return found;
}

/** Words in a text of the file, and their letters whatever stands between them. */
function inText(haystack: Haystack, needles: Needles, own: Haystack): MaskKind[] {
  return [
    ...wordsFound(haystack, needles.words)
      .filter((needle) => !isOwn(own, needle))
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
  const outside = outsideOf(file);
  const said = haystackOf([...stringsOf(outside), description].join('\n').replace(MADE, '\n'));
  const whole = haystackOf(withoutAliases(acrossLines(pages.flat())));
  const firstOwn = Math.min(...targets.map((target) => target.pages.from));
  const first = haystackOf(withoutAliases(acrossLines(pages.slice(0, firstOwn - 1).flat())));
  const isOfSeveral = targets.length > 1;
  const found: ReportLeak[] = [];
  const all: Needles[] = [];
  // The first page names no client.
  if (isOfSeveral)
    for (const clients of new Set(targets.map(({ identity }) => identity.clients)))
      found.push(
        ...wordsFound(first, [clientNeedles(clients)]).map(
          ({ kind }): ReportLeak => ({ kind, section: null }),
        ),
      );
  for (const {
    identity,
    blocks,
    pages: { from, to },
  } of targets) {
    // Whatever else the process has to do goes first.
    await setImmediate();
    const needles = needlesOf(identity);
    all.push(needles);
    const own = haystackOf([...ownTexts(blocks), title, STRUCTURE].join('\n'));
    const text = haystackOf(withoutAliases(acrossLines(pages.slice(from - 1, to).flat())));
    const inBlocks = attackBlocks(identity, blocks);
    const kinds = [
      ...inText(text, needles, own),
      ...inText(said, isOfSeveral ? longOf(needles) : needles, own),
      // Others are told by their whole name, mail or telephone on any page.
      ...(isOfSeveral ? toldAnywhere(needles, whole) : []),
    ];
    const known = new Set(inBlocks.map(({ kind }) => kind));
    const elsewhere = kinds
      .filter((kind) => !known.has(kind))
      .map((kind): ReportLeak => ({ kind, section: null satisfies ReportSection | null }));
    found.push(...inBlocks, ...elsewhere);
  }
  const known = new Set(found.map(({ kind }) => kind));
  for (const kind of await foundInBytes(file, outside, all))
    if (!known.has(kind)) found.push({ kind, section: null });
  return once(found);
}
/** What tells somebody wherever it stands: whole names, mail, telephone. */
const toldAnywhere = ({ squashed: list }: Needles, whole: Haystack): MaskKind[] =>
  list.filter((needle) => !needle.isWord && hasLetters(whole, needle)).map(({ kind }) => kind);

/** Of several people's files only what is nobody else's word is searched for outside of a person's pages. */
const longOf = ({ squashed: list }: Needles): Needles => ({ words: [], squashed: list });

/** When a file was made: a year of it may be one that somebody's report is not to tell. */
const MADE = /D:\d{14}\S*|\d{4}-\d{2}-\d{2}T[\d:.]+\S*/g;

/** Words of every PDF that this product makes. */
const STRUCTURE =
  'Cantera PDF Type Page Pages Catalog Metadata XML Creator Producer Title CreationDate ModDate Document Sect Span Figure Artifact Layout Pagination Font Name Text DejaVu Sans Bold Book Roman Length Filter FlateDecode Kids Parent Root Info Size Lang Nums Names Dests Marked StructTreeRoot StructElem ViewerPreferences DisplayDocTitle ProcSet ImageB ImageC ImageI MediaBox CropBox Resources Contents Tabs StructParents FontDescriptor FontName Flags FontBBox ItalicAngle Ascent Descent CapHeight XHeight StemV CIDToGIDMap Identity Adobe Ordering Registry Supplement BaseFont Encoding DescendantFonts ToUnicode Subtype CIDFontType CIDSystemInfo FontFile pdf xmp rdf dc uaid part about Description RDF Alt li lang default Bag Seq xmlns http www adobe org ns meta xap begin id end w xpacket true false null';
