import { plainText } from '@cantera/shared/contracts/text';
import { z } from 'zod';

/** Characters of an id, of an address of origin, and of any text of a profile. */
const MAX_ID = 200;
const MAX_ORIGIN = 500;
const MAX_TEXT = 30_000;
/** What a profile holds stands no deeper. */
const MAX_DEPTH = 6;

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Somebody whom a server of people names; what is said of them is text alone. */
export interface FoundPerson {
  /** By what the server knows them. */
  readonly id: string;
  /** The address that it has them from; null where it does not say, or says what is no address of the web. */
  readonly origin: string | null;
  /** JSON Resume, not checked yet. */
  readonly resume: { readonly [name: string]: Plain };
}

/** The database keeps no text with a NUL; the other control characters name nobody either. */
const NO_CONTROL = /^\P{Cc}*$/u;
const answer = z.object({ people: z.array(z.unknown()), next: z.unknown().optional() });
const entry = z.object({
  id: z.union([z.string().trim().min(1).max(MAX_ID).regex(NO_CONTROL), z.number().int().transform(String)]),
  url: z.unknown().optional(),
  resume: z.record(z.string(), z.unknown()),
});

/** Signs that change the direction of what stands beside them. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** How often a text is looked through for HTML that entities hid. */
const MAX_PASSES = 4;
/** A text without HTML; what an entity hid is looked through as well, until nothing is left of it. */
function textOf(said: string): string {
  let text = said.slice(0, MAX_TEXT).toWellFormed();
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = plainText(text);
    if (next === text) break;
    text = next;
  }
  return text.replace(DIRECTIONS, '');
}

function plain(value: unknown, depth: number): Plain {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, depth + 1)]));
}

/** An address of the web without a user; null for everything else. */
function originOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  [url.username, url.password] = ['', ''];
  return /^https?:$/.test(url.protocol) && url.href.length <= MAX_ORIGIN ? url.href : null;
}

/** The people of one answer, those who cannot be read left out, and the page that follows. Undefined for what is no answer. */
export function readAnswer(
  text: string,
): { readonly people: FoundPerson[]; readonly next: string | undefined } | undefined {
  let read: unknown;
  try {
    // Some servers begin with the mark of UTF-8.
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  const { data } = answer.safeParse(read);
  if (!data) return undefined;
  const people = data.people.flatMap((one): FoundPerson[] => {
    const { data: person } = entry.safeParse(one);
    if (!person) return [];
    const resume = Object.entries(person.resume).map(([name, value]) => [name, plain(value, 1)] as const);
    return [
      { id: person.id.toWellFormed(), origin: originOf(person.url), resume: Object.fromEntries(resume) },
    ];
  });
  return { people, next: typeof data.next === 'string' && data.next !== '' ? data.next : undefined };
}
