import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyEndpoint, DEFAULT_SERVICE_BASES, toWire } from '@cantera/shared/contracts';
import { PERMISSIONS } from '@cantera/shared/contracts/permissions';
import type { z } from 'zod';
import { ROOT } from '../webpack/packages.ts';

const ROWS = 12;
const UUID = '00000000-0000-4000-8000-0000000000';
/** The agency of who is made up. */
export const STUB_AGENCY = `${UUID}01`;
const CONTRACTS = path.join(ROOT, 'shared/src/contracts');
const CV = path.join(ROOT, 'api/fixtures/cv/en-centred-classic.pdf');

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  items?: z.ZodType[];
  innerType?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
  format?: string;
}

const DAY = '2026-11-20';

/** Fields whose plain sample would leave a page without its content. */
const CHOSEN: Readonly<Record<string, unknown>> = {
  permissions: Object.keys(PERMISSIONS),
  hasCv: true,
  totalItems: ROWS,
  bucket: DAY,
  timeZone: 'Europe/Madrid',
  jobDescription: '<h2>What you do</h2><p>Plan, build and keep it.</p>',
};

const textOf = (name: string, row: number): string => {
  if (/At$|Date$/.test(name)) return `${DAY}T10:00:00Z`;
  if (/url/i.test(name)) return '';
  if (name === 'currency') return 'EUR';
  if (name === 'code') return 'es';
  if (name === 'primaryColor') return '#0B6E69';
  return `${name} ${row}`;
};

/** A value that a schema accepts: lists have twelve rows, everything optional is left empty. */
function sample(schema: z.ZodType, name = '', row = 1): unknown {
  if (name in CHOSEN) return CHOSEN[name];
  const def = schema.def as unknown as Def;
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([key, child]) => [key, sample(child, key, row)]),
    );
  if (def.type === 'array' && def.element) {
    const { element } = def;
    const length = name === 'items' || name === 'users' ? ROWS : 2;
    return Array.from({ length }, (_, n) => sample(element, name, n + 1));
  }
  if (def.type === 'tuple') return (def.items ?? []).map((item) => sample(item, name, row));
  if (def.type === 'string') {
    const format = def.format ?? '';
    if (format === 'uuid' || format === 'guid') return UUID + String(row).padStart(2, '0');
    const text = textOf(name, row);
    return [text, DAY, `${DAY}T10:00:00Z`].find((each) => schema.safeParse(each).success) ?? text;
  }
  if (def.type === 'number') return row;
  if (def.type === 'boolean') return false;
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0];
  if (def.type === 'literal') return def.values?.[0];
  if (def.type === 'nullable') return null;
  if (def.type === 'optional') return undefined;
  if (def.type === 'union' && def.options?.[0]) return sample(def.options[0], name, row);
  if (def.type === 'pipe' && def.out) return sample(def.out, name, row);
  return def.innerType ? sample(def.innerType, name, row) : {};
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every call that the contracts define; those with fewer parameters first, since `/candidates/merges` is no id. */
async function endpoints(): Promise<AnyEndpoint[]> {
  const files = readdirSync(CONTRACTS).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(path.join(CONTRACTS, file))),
  );
  return [...new Set(modules.flatMap((module) => Object.values(module)))]
    .filter(isEndpoint)
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length);
}
const ENDPOINTS = await endpoints();

const answers = (endpoint: AnyEndpoint, method: string, address: string): boolean =>
  endpoint.method === method &&
  new RegExp(
    `^${DEFAULT_SERVICE_BASES[endpoint.service]}${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`,
  ).test(address);

export interface StubAnswer {
  type: string;
  body: string | Buffer;
}

/** Answer to a call of the API, made from its contract; undefined when no contract has such a call. */
export function stubAnswer(method: string, address: string): StubAnswer | undefined {
  const endpoint = ENDPOINTS.find((candidate) => answers(candidate, method, address));
  if (!endpoint) return undefined;
  if (endpoint.responseKind === 'binary') return { type: 'application/pdf', body: readFileSync(CV) };
  return {
    type: 'application/json',
    body: JSON.stringify(toWire(endpoint.response, sample(endpoint.response))),
  };
}
