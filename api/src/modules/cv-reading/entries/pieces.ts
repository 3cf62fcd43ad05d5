import { type FoundLocation, isPlaceName, parseLocation, splitTrailingLocation } from '../fields/location.ts';
import { degreeScore, institutionScore, isBareDegree, namesSubject } from '../lexicon/study.ts';
import { companyScore, roleScore } from '../lexicon/work.ts';
import { foldWords } from '../text/fold.ts';
import type { Block } from './blocks.ts';
import type { EntryLabel } from './entry-labels.ts';
import type { Cell, Row } from './rows/row.ts';

/** The names of one entry in the order they are printed, and its place. */
export interface Pieces {
  names: string[];
  location: FoundLocation | null;
  /** Whether the place was cut off the end of a name ("Acme, Bergen"). */
  placeWasCut: boolean;
  /** Told by the form's own labels: the names are role (or degree) and organisation, in this order. */
  isLabelled: boolean;
}

const COMPANY_FORM =
  /^(?:s\.?\s?l\.?(?:\s?u\.?)?|s\.?\s?a\.?(?:\s?u\.?)?|s\.?\s?c\.?p\.?|inc\.?|ltd\.?|llc\.?|gmbh|corp\.?|co\.?|plc\.?|pvt\.?(?: ltd\.?)?|n\.?v\.?|b\.?v\.?)$/i;

/** Partners after a comma belong to one firm: "MacGregor, Kowalski & Co". */
const PARTNERS =
  /^\p{Lu}[\p{L}’'-]*\s(?:&|and|y|i)\s(?:co|c[ií]a|sons|partners|associates|asociados|associats|hijos|fills|hermanos|germans)\b/iu;

/** What an entry's title names; `joiners` part a role from its employer ("Analyst at Acme"). */
export function toPieces(block: Block, joiners: RegExp | null): Pieces {
  const labelled = labelledPieces(block);
  if (labelled) return labelled;
  let location: FoundLocation | null = null;
  let placeWasCut = false;
  const names: string[] = [];
  const rowCells = block.head.filter((row, i) => !(row.isBody && i > 0)).map((row) => row);
  for (const row of rowCells) {
    location ??= row.location;
    for (const cell of row.cells) {
      for (const piece of splitCell(cell)) {
        const place: FoundLocation | null = names.length > 0 ? parseLocation(piece) : null;
        if (place && place.confidence >= 0.75) {
          location ??= place;
          continue;
        }
        const cut = splitTrailingLocation(piece);
        placeWasCut ||= location === null && cut.location !== null;
        location ??= cut.location;
        if (cut.rest !== '') names.push(cut.rest);
      }
    }
  }
  const parted =
    names.length === 1
      ? splitOne(names[0] ?? '', joiners)
      : names.flatMap((n) => splitJoined(n, joiners, names.length));
  return withoutWeakPlace({
    names: parted.map(tidy).filter((n) => n !== ''),
    location,
    placeWasCut,
    isLabelled: false,
  });
}

/** What the labels of a form name; the one without a label is the entry's other words. */
function labelledPieces(block: Block): Pieces | null {
  const textOf = (row: Row) => row.cells.map((c) => c.text).join(' ');
  const find = (label: EntryLabel) => {
    const row = [...block.head, ...block.body].find((r) => r.label === label);
    return row ? textOf(row) : '';
  };
  const organisation = find('organisation');
  const role = find('role');
  if (organisation === '' && role === '') return null;
  const other =
    block.head
      .filter((r) => r.label === null && !r.isBody)
      .map(textOf)
      .find((t) => t !== '') ?? '';
  const cut = splitTrailingLocation(organisation || other);
  const place = find('place');
  const location =
    place === ''
      ? (block.head.find((r) => r.location)?.location ?? cut.location)
      : (parseLocation(place) ?? { text: place, city: place, countryCode: null, confidence: 0.7 });
  const placeWasCut = place === '' && location === cut.location && location !== null;
  return { names: [tidy(role || other), tidy(cut.rest)], location, placeWasCut, isLabelled: true };
}

/** With both names known, a third that could be a place's name is the place. */
function withoutWeakPlace(pieces: Pieces): Pieces {
  const last = pieces.names.at(-1);
  if (pieces.location || pieces.names.length < 3 || !last || !isPlaceName(last)) return pieces;
  // "Grado" and "Enfermería" in two lines are one degree.
  if (pieces.names.some((name) => isBareDegree(foldWords(name)))) return pieces;
  const folded = foldWords(last);
  if (degreeScore(folded) + institutionScore(folded) > 0 || namesSubject(folded)) return pieces;
  const location = { text: last, city: last, countryCode: null, confidence: 0.6 };
  return { ...pieces, names: pieces.names.slice(0, -1), location };
}

/** A cell's pieces: parted by strong signs, then where bold ends. */
function splitCell(cell: Cell): string[] {
  const bySign = cell.text.split(/\s+[|·•]\s+|\s+[–—]\s+|\s+-\s+(?=\p{Lu})/u).filter((p) => p.trim() !== '');
  if (bySign.length > 1 && cell.parts.length <= 1) return bySign;
  return bySign.flatMap((piece) => splitByFace(piece, cell));
}

function splitByFace(piece: string, cell: Cell): string[] {
  const faces: { text: string; bold: boolean; italic: boolean }[] = [];
  for (const part of cell.parts) {
    if (!piece.includes(part.text)) continue;
    const last = faces.at(-1);
    if (last && (last.bold === part.bold || !/\p{L}{2}/u.test(part.text)))
      last.text = between(piece, last.text, part.text);
    else faces.push({ ...part });
  }
  const shown = faces.filter((f) => /\p{L}{2}/u.test(f.text));
  if (shown.length !== 2) return [piece];
  const [first, second] = shown;
  if (!first || !second) return [piece];
  const cut = piece.indexOf(second.text, piece.indexOf(first.text) + first.text.length);
  if (cut <= 0) return [piece];
  const left = piece.slice(0, cut).trim();
  const right = piece.slice(cut).trim();
  // Without a sign or a joining word between them the change of face is mere emphasis.
  return /[,:(]$/.test(left) ||
    /^[,:(–—|·-]/.test(right) ||
    /\s(?:at|en|a)$/.test(left) ||
    /^(?:at|en|a)\s/.test(right)
    ? [
        left.replace(/\s+(?:at|en|a)$/, ''),
        right.replace(/^[,:(–—|·-]\s*/, '').replace(/^(?:at|en|a)\s+/, ''),
      ]
    : [piece];
}

function between(piece: string, first: string, second: string): string {
  const start = piece.indexOf(first);
  const end = piece.indexOf(second, start + first.length);
  return start >= 0 && end >= 0 ? piece.slice(start, end + second.length) : `${first} ${second}`;
}

function splitJoined(name: string, joiners: RegExp | null, count: number): string[] {
  if (count > 1 || !joiners) return [name];
  return splitOne(name, joiners);
}

function splitOne(name: string, joiners: RegExp | null): string[] {
  const joined = joiners?.exec(name);
  if (joined?.[1] && joined[2]) return [joined[1], joined[2]];
  const commas = splitCommas(name);
  if (commas.length > 1) return commas;
  const sentences = name.split(/(?<=\p{Ll}{3,}|\))\.\s+(?=\p{Lu})/u);
  if (sentences.length > 1) return sentences;
  const dash = name.split(/\s+-\s+|:\s+/).filter((p) => p !== '');
  return dash.length > 1 ? dash : [name];
}

/** Whether partners go on with the name before their comma; what names a role is none: "Accountant, Lindqvist & Partners". */
const isFirmOfPartners = (before: string, piece: string): boolean =>
  PARTNERS.test(piece) && roleScore(foldWords(before)) === 0;

/** Pieces between commas; a company's legal form stays with its name. */
export function splitCommas(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/\s*,\s+(?![^(]*\))/)) {
    const last = pieces.length - 1;
    if (last >= 0 && (COMPANY_FORM.test(piece.trim()) || isFirmOfPartners(pieces[last] ?? '', piece)))
      pieces[last] = `${pieces[last]}, ${piece}`;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

export function tidy(name: string): string {
  const trimmed = name.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, '').trim();
  const opened = (trimmed.match(/\(/g)?.length ?? 0) - (trimmed.match(/\)/g)?.length ?? 0);
  const closed = opened > 0 ? trimmed.replace(/\s*\($/, '') : trimmed;
  return /(?:\bS\.|\b[LAUCVT]\.|Inc\.|Ltd\.|Co\.|Corp\.|\p{Lu}\.)$/u.test(closed)
    ? closed
    : closed.replace(/\.$/, '');
}

/** Where one entry shows "Company, Town", a town that is in no list of ours is cut off the others in the same way. */
export function cutLikePlaces(all: Pieces[]): void {
  if (!all.some((p) => p.placeWasCut)) return;
  for (const pieces of all) {
    if (pieces.location) continue;
    const last = pieces.names.length - 1;
    // What a form labels as the role has no place behind its comma.
    for (let i = last; i >= (pieces.isLabelled ? 1 : 0); i -= 1) {
      const found = /^(.{3,}),\s+([^,]{3,40})$/u.exec(pieces.names[i] ?? '');
      if (!found?.[1] || !found[2] || COMPANY_FORM.test(found[2]) || !isPlaceName(found[2])) continue;
      const folded = foldWords(found[2]);
      if (roleScore(folded) > 0 || companyScore(folded) > 0) continue;
      pieces.names[i] = tidy(found[1]);
      pieces.location = { text: found[2], city: found[2], countryCode: null, confidence: 0.6 };
      break;
    }
  }
}
