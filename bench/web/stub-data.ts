import { type AnyEndpoint, toWire } from '@cantera/shared/contracts';
import { getAgency } from '@cantera/shared/contracts/agency';
import * as pipeline from '@cantera/shared/contracts/pipeline';
import * as positions from '@cantera/shared/contracts/positions';
import { getMe, listUsers } from '@cantera/shared/contracts/users';
import type { z } from 'zod';

const ROWS = 12;
const UUID = '00000000-0000-4000-8000-0000000000';

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
  format?: string;
}

const textOf = (name: string, row: number): string => {
  if (/At$|Date$/.test(name)) return '2026-11-20T10:00:00Z';
  if (/url/i.test(name)) return '';
  if (name === 'currency') return 'EUR';
  if (name === 'code') return 'es';
  if (name === 'primaryColor') return '#0B6E69';
  return `${name} ${row}`;
};

/** A value that a schema accepts: lists have twelve rows, everything optional is left empty. */
function sample(schema: z.ZodType, name = '', row = 1): unknown {
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
  if (def.type === 'string') {
    const format = def.format ?? '';
    return format === 'uuid' || format === 'guid' ? UUID + String(row).padStart(2, '0') : textOf(name, row);
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

const READS = [getMe, getAgency, listUsers, ...Object.values(pipeline), ...Object.values(positions)]
  .filter(isEndpoint)
  .filter(({ method }) => method === 'GET')
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length);

const answers = (endpoint: AnyEndpoint, path: string): boolean =>
  new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Answer to a GET of the API, made from the contract of the call. */
export function stubAnswer(path: string): unknown {
  const endpoint = READS.find((candidate) => answers(candidate, path));
  return endpoint
    ? toWire(endpoint.response, sample(endpoint.response))
    : { data: { items: [], pagination: { page: 1, page_size: 25, total_items: 0 } } };
}
