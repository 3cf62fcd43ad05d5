import { boxOf, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Segment } from '../layout/segments.ts';
import { FORM_LABELS } from '../lexicon/sections.ts';
import type { PageLink } from '../pdf-page.ts';
import { foldWords } from '../text/fold.ts';
import type { CvField, CvLocation, CvSource } from '../types.ts';
import { labelledValue } from './labels.ts';
import { isPlaceName, parseLocation } from './location.ts';

export interface Contact {
  email: CvField<string> | null;
  phone: CvField<string> | null;
  linkedin: CvField<string> | null;
  location: CvField<CvLocation> | null;
}
export interface PlacedLink extends PageLink {
  page: number;
}

const EMAIL = /[\p{L}0-9][\p{L}0-9._%+-]*@[\p{L}0-9](?:[\p{L}0-9-]*\.)+[a-z]{2,24}/giu;
const PHONE = /(?:\(?\+\(?\d{1,3}\)?|00\d{2})?[\s./-]*(?:\(?\d{1,5}\)?[\s./-]?){2,7}\d{1,4}/g;
const PHONE_LABEL =
  /(?:\b(?:tel|tlf|tfno|phone|mobile|mob|movil|mobil|cell|telefono|telefon|t|m|p|whatsapp|contact no)\b\.?\s*:?\s*)$/i;
const NOT_PHONE =
  /\b(?:(?:dni|nie|nif|iban|doi|isbn)(?!\p{L})|d n i|passport|birth|nacim|naix|postal|cp\b|c p\b|id\b)/iu;

/** E-mail, phone, LinkedIn address and place, from texts, labels and links; those nearest the top of the first page win. */
export function readContact(sections: Section[], links: PlacedLink[]): Contact {
  const lines = sections.flatMap((s) =>
    s.lines.map((line) => ({ line, near: s.kind === 'header' || s.kind === 'contact' })),
  );
  return {
    email: readEmail(lines, links),
    phone: readPhone(lines, links),
    linkedin: readLinkedin(
      lines.map((l) => l.line),
      links,
    ),
    location: readPlace(sections),
  };
}

type NearLine = { line: Line; near: boolean };

function readEmail(lines: NearLine[], links: PlacedLink[]): CvField<string> | null {
  const found: { field: CvField<string>; weight: number }[] = [];
  for (const [i, { line, near }] of lines.entries()) {
    const next = lines[i + 1]?.line;
    for (const text of withWrapped(line, next)) {
      for (const m of text.replace(/\s*@\s*/g, '@').matchAll(EMAIL)) {
        const weight = (near ? 2 : 0) + (line.page === 1 ? 1 : 0) + (text === line.text ? 0.5 : 0);
        found.push({ field: field(m[0].toLowerCase(), near ? 0.97 : 0.85, line), weight });
      }
    }
  }
  for (const link of links) {
    const address = /^mailto:([^?]+)/i.exec(link.url)?.[1];
    const clean = address ? safeDecode(address).trim().toLowerCase() : '';
    if (clean.search(EMAIL) === 0) {
      found.push({
        field: { value: clean, confidence: 0.96, source: linkSource(link) },
        weight: 2.6 + (link.page === 1 ? 1 : 0),
      });
    }
  }
  return found.sort((a, b) => b.weight - a.weight)[0]?.field ?? null;
}

/** An address cut at the column's edge goes on in the next line; the joined reading is offered first. */
function withWrapped(line: Line, next: Line | undefined): string[] {
  const continues =
    next && next.page === line.page && next.y - line.y < line.size * 1.9 && /^[\w.-]+$/u.test(next.text);
  const openAddress =
    /@[\w.-]*$/u.test(line.text) || (/@?[\w.+-]+$/u.test(line.text) && next?.text.startsWith('@'));
  if (!continues || !openAddress) return [line.text];
  const complete =
    /@[\w-]+(?:\.[\w-]+)*\.(?:com|es|cat|org|net|eu|io|dev|co|uk|info|edu|gov|fr|de|pt|it|nl|me|app)$/iu.test(
      line.text,
    );
  return complete && !next.text.startsWith('.') ? [line.text] : [line.text + next.text];
}

/** Digits with an optional leading plus; null when it is no telephone number. */
export function normalisePhone(raw: string): string | null {
  const trunk = raw.replace(/\(0\)/g, '');
  const digits = trunk.replace(/\D/g, '');
  const plus = /^\s*\(?\+/.test(trunk) || /^\s*00\d/.test(trunk);
  const value = /^\s*00\d/.test(trunk) ? digits.slice(2) : digits;
  if (value.length < 8 || value.length > 15) return null;
  return plus ? `+${value}` : value;
}

function readPhone(lines: NearLine[], links: PlacedLink[]): CvField<string> | null {
  const found: { field: CvField<string>; weight: number }[] = [];
  for (const [i, { line, near }] of lines.entries()) {
    if (NOT_PHONE.test(foldWords(line.segments[0]?.text ?? '')) || /\d\/\d{2}\/\d{4}/.test(line.text))
      continue;
    for (const segment of line.segments) {
      const text = segment.text + phoneEnd(segment, line, lines[i + 1]?.line);
      for (const m of text.matchAll(PHONE)) {
        const before =
          text.slice(0, m.index) || (line.segments[0] !== segment ? (line.segments[0]?.text ?? '') : '');
        const value = phoneIn(
          m[0].replace(/^[\s./-]+/, ''),
          text.slice(0, m.index + (/^[\s./-]+/.exec(m[0])?.[0].length ?? 0)),
        );
        if (!value) continue;
        const labelled = PHONE_LABEL.test(foldWords(before));
        const shaped = value.startsWith('+') || /^[6789]\d{8}$/.test(value) || /^0\d{9,10}$/.test(value);
        const weight = (near ? 2 : 0) + (labelled ? 2 : 0) + (shaped ? 1.5 : 0);
        if (weight < 1.5) continue;
        found.push({ field: field(value, Math.min(0.97, 0.45 + weight * 0.13), line), weight });
      }
    }
  }
  for (const link of links) {
    const value = /^(?:tel|callto):(.+)/i.exec(link.url)?.[1];
    const phone = value ? normalisePhone(safeDecode(value)) : null;
    if (phone) found.push({ field: { value: phone, confidence: 0.95, source: linkSource(link) }, weight: 3 });
  }
  return found.sort((a, b) => b.weight - a.weight)[0]?.field ?? null;
}

/** Digits that every number with its country has, hardly one with fewer. */
const WHOLE_PHONE = 11;

/** The last digits of a number that a narrow column breaks off: alone in the line just below, in its face and place, and no year. */
function phoneEnd(segment: Segment, line: Line, next: Line | undefined): string {
  const [tail, ...more] = next?.segments ?? [];
  if (!next || !tail || more.length > 0 || next.page !== line.page) return '';
  const isBelow =
    tail.x0 < segment.x0 + 2 &&
    // A sign may stand before the number.
    tail.x0 > segment.x0 - segment.size * 2 &&
    Math.abs(tail.size - segment.size) < 0.2 &&
    next.y - line.y < line.size * 1.6;
  const isShort =
    /^\+[\d\s().-]+$/.test(segment.text.trim()) && segment.text.replace(/\D/g, '').length < WHOLE_PHONE;
  const isTail = /^\d{2,5}$/.test(tail.text.trim()) && !/^(?:19|20)\d\d$/.test(tail.text.trim());
  return isBelow && isShort && isTail ? ` ${tail.text.trim()}` : '';
}

function phoneIn(raw: string, before: string): string | null {
  if (/[@\w/]$/.test(before) || /(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}/.test(raw)) return null;
  return normalisePhone(raw.trim());
}

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\p{L}0-9%_.-]+)\/?/iu;

function readLinkedin(lines: Line[], links: PlacedLink[]): CvField<string> | null {
  for (const link of links) {
    const slug = LINKEDIN.exec(safeDecode(link.url))?.[1];
    if (slug) return { value: linkedinAddress(slug), confidence: 0.97, source: linkSource(link) };
  }
  for (const [i, line] of lines.entries()) {
    const text = joinedAddress(line, lines[i + 1]);
    const slug = LINKEDIN.exec(text)?.[1];
    if (slug) return field(linkedinAddress(slug), 0.93, line);
    const handle = /\blinkedin\b\s*[:|]?\s+(?:@|\/?in\/)?([a-z0-9][\w-]{3,60})$/iu.exec(line.text)?.[1];
    if (handle && !handle.includes('.')) return field(linkedinAddress(handle), 0.75, line);
  }
  return null;
}

const linkedinAddress = (slug: string) => `https://www.linkedin.com/in/${slug.replace(/[.)]+$/, '')}`;

/** Profile addresses are long and often cut at the edge of a narrow column. */
function joinedAddress(line: Line, next: Line | undefined): string {
  const text = line.text;
  if (!next || next.page !== line.page || !/linkedin\.com\S*$/i.test(text) || next.y - line.y > line.size * 2)
    return text;
  const tail = /^([\p{L}0-9%_-]+)(?:\s*\(LinkedIn\))?$/u.exec(next.text)?.[1];
  if (!tail) return text;
  return /(?:[-/]|linkedin\.com\/?|\/in\/?)$/i.test(text) || /\(LinkedIn\)$/i.test(next.text)
    ? text + tail
    : text;
}

function readPlace(sections: Section[]): CvField<CvLocation> | null {
  const found: { field: CvField<CvLocation>; weight: number }[] = [];
  for (const section of sections.filter((s) => s.kind === 'header' || s.kind === 'contact')) {
    for (const line of section.lines.filter((l) => l.page === 1)) {
      const labelled = labelledValue(line, FORM_LABELS.address);
      if (labelled) found.push(...labelledPlaces(labelled, line));
      for (const piece of line.segments.flatMap((s) => s.text.split(/\s+[|·•/–—]\s*|\s*[|•·]\s+/u))) {
        const place = parseLocation(piece);
        if (place) found.push({ field: placeField(place, place.confidence, line), weight: place.confidence });
      }
      // A line of its own among contact lines that is shaped like a place's name, in no list of ours.
      const alone = line.segments.length === 1 && isPlaceName(line.text.replaceAll(',', ''));
      if (section.kind === 'contact' && alone && !parseLocation(line.text) && line.text.length > 3) {
        found.push({
          field: placeField(
            { text: line.text, city: line.text.split(',')[0] ?? null, countryCode: null },
            0.6,
            line,
          ),
          weight: 0.3,
        });
      }
    }
  }
  return found.sort((a, b) => b.weight - a.weight)[0]?.field ?? null;
}

/** A labelled address: its postcode's town, or its tail that is a place. */
function labelledPlaces(value: string, line: Line): { field: CvField<CvLocation>; weight: number }[] {
  const whole = parseLocation(value);
  const tail = /\b\d{5}\s+(\p{Lu}.*)$/u.exec(value)?.[1];
  const place =
    whole ??
    (tail
      ? (parseLocation(tail) ?? {
          text: tail,
          city: tail.split(/[,(]/)[0]?.trim() ?? null,
          countryCode: null,
        })
      : null);
  if (place) return [{ field: placeField(place, 0.92, line), weight: 2 }];
  return isPlaceName(value.replaceAll(',', ''))
    ? [
        {
          field: placeField(
            { text: value, city: value.split(',')[0] ?? null, countryCode: null },
            0.85,
            line,
          ),
          weight: 1.5,
        },
      ]
    : [];
}

function placeField(place: CvLocation, confidence: number, line: Line): CvField<CvLocation> {
  const value = { text: place.text, city: place.city, countryCode: place.countryCode };
  return { value, confidence, source: { page: line.page, bbox: boxOf(line.segments), text: line.text } };
}

function field(value: string, confidence: number, line: Line): CvField<string> {
  return { value, confidence, source: { page: line.page, bbox: boxOf(line.segments), text: line.text } };
}
const linkSource = (link: PlacedLink): CvSource => ({ page: link.page, bbox: link.bbox, text: link.url });

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
