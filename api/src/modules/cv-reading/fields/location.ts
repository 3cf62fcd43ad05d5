import { cityCountryOf, countryOf, countryOfCode, isUsState, regionCountryOf } from '../lexicon/places.ts';
import { degreeScore, institutionScore } from '../lexicon/study.ts';
import { companyScore, roleScore } from '../lexicon/work.ts';
import { foldWords } from '../text/fold.ts';
import type { CvLocation } from '../types.ts';

const REMOTE = /^(?:fully |100 ?% )?(?:remote|remoto|remot|teletrabajo|teletreball|hybrid|hibrido|hibrid)$/;
const AREA = /\s+(?:y alrededores|i rodalia|i voltants|area|metropolitan area|and surrounding area)(?=,|$)/iu;
const POSTCODE = /\b(?:[A-Z]{1,2}-)?\d{4,5}\b\s*/;

export interface FoundLocation extends CvLocation {
  confidence: number;
}

/** A text that is a place and nothing else ("City", "City, Country", "28012 Madrid"); null when it is not surely one. */
export function parseLocation(raw: string): FoundLocation | null {
  const text = raw.replace(/^[\s(,·|–-]+|[\s),.·|–-]+$/g, '').trim();
  if (text.length < 2 || text.length > 80 || /[@/:;]|https?/.test(text)) return null;
  if (REMOTE.test(foldWords(text))) return { text, city: null, countryCode: null, confidence: 0.8 };
  const hasPostcode = POSTCODE.test(text);
  const plain = text.replace(POSTCODE, '').replace(AREA, '');
  if (/\d/.test(plain)) return null;
  const parts = plain.split(/\s*,\s*|\s+[-–]\s+|\s*[()]\s*/).filter((p) => p !== '');
  if (parts.some((p) => namesOrganisation(p))) return null;
  const bracketed = /\(/.test(plain);
  const [city = ''] = parts;
  if (parts.length === 0 || parts.length > 4 || parts.some((p) => !isPlaceName(p))) return null;
  const last = parts.at(-1) ?? '';
  const country = countryOf(last) ?? (parts.length > 2 ? countryOfCode(last) : null);
  const doubtful = parts.length > 2 && !cityCountryOf(city) && !regionCountryOf(parts[1] ?? '');
  if (country)
    return {
      text,
      city: parts.length > 1 ? city : null,
      countryCode: country,
      confidence: doubtful ? 0.7 : parts.length > 1 ? 0.95 : 0.8,
    };
  if (parts.length === 2 && isUsState(last)) return { text, city, countryCode: 'US', confidence: 0.92 };
  const known = cityCountryOf(city);
  if (parts.length === 2 && known === last) return { text, city, countryCode: known, confidence: 0.92 };
  const region = parts.length > 1 ? regionCountryOf(last) : null;
  if (region) return { text, city, countryCode: region, confidence: 0.92 };
  if (bracketed) return null;
  if (known && parts.length === 1)
    return { text, city, countryCode: known, confidence: hasPostcode ? 0.92 : 0.85 };
  const knownLast = parts.length > 1 ? (cityCountryOf(last) ?? (known && regionCountryOf(last))) : null;
  if (knownLast) return { text, city, countryCode: knownLast, confidence: known ? 0.85 : 0.65 };
  const ownRegion = regionCountryOf(city);
  if (ownRegion && parts.length === 1) return { text, city: null, countryCode: ownRegion, confidence: 0.75 };
  if (hasPostcode && parts.length === 1) return { text, city, countryCode: null, confidence: 0.75 };
  return null;
}

function namesOrganisation(part: string): boolean {
  const folded = foldWords(part);
  return companyScore(folded) > 0 || institutionScore(folded) > 0 || roleScore(folded) > 0;
}

/** Whether a text has the shape of a place's name: capitalised words joined by small particles. */
export function isPlaceName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 6 || text.trim() === '') return false;
  const particles =
    /^(?:de|del|de la|la|el|les|els|los|las|al|i|y|and|of|the|upon|sur|am|d['’]\p{L}+|l['’]\p{L}+|di|da|do|en|a)$/u;
  return words.every((w, i) => /^\p{Lu}[\p{L}’'.·-]*$/u.test(w) || (i > 0 && particles.test(w)));
}

/** Whether a text in brackets can be a place that is in no list: a degree is none, nor is where it was taken. */
function mayBePlace(text: string): boolean {
  const folded = foldWords(text);
  return isPlaceName(text) && degreeScore(folded) === 0 && institutionScore(folded) === 0;
}

/** Cuts a place off the end of a text: "Acme, Bergen, Norway" → "Acme" and "Bergen, Norway"; the longest sure place wins. */
export function splitTrailingLocation(text: string): { rest: string; location: FoundLocation | null } {
  const bracket = /^(.*\S)\s*\(([^()]{2,60})\)\s*\.?$/u.exec(text);
  if (bracket?.[1] && bracket[2] && (parseLocation(bracket[2]) || mayBePlace(bracket[2]))) {
    const found = parseLocation(bracket[2]) ?? {
      text: bracket[2],
      city: bracket[2],
      countryCode: null,
      confidence: 0.6,
    };
    return { rest: bracket[1], location: found };
  }
  const pieces = [...text.matchAll(/\s*,\s*|\s+[–—-]\s+|\s+\|\s+|\s+·\s+/g)];
  for (const separator of pieces) {
    const tail = text.slice(separator.index + separator[0].length);
    const head = text.slice(0, separator.index);
    const found = parseLocation(tail);
    if (found && found.confidence >= 0.75 && head.trim() !== '')
      return { rest: head.trim(), location: found };
  }
  return { rest: text, location: null };
}
