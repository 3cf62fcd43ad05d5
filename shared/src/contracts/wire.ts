import type { z } from 'zod';

/**
 * Conversion between the app's camelCase keys and the wire's snake_case keys, by schema: only keys that a
 * schema declares are renamed, so keys chosen by users (records) and all values stay as they are.
 */
type Convert = (value: unknown) => unknown;
type Direction = 'toWire' | 'fromWire';
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
  discriminator?: string;
};

export const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const camelCase = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());

/** A field path of an error (`work_experiences.0.company_name`) in the app's names. */
export const camelCasePath = (path: string): string => path.split('.').map(camelCase).join('.');
/** A field path of the app in the wire's names. */
export const snakeCasePath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'string' ? snakeCase(part) : String(part))).join('.');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const definition = (schema: z.ZodType): Def => schema.def as unknown as Def;

function objectConverter(shape: Record<string, z.ZodType>, direction: Direction): Convert {
  const renames = new Map<string, readonly [string, Convert | undefined]>();
  for (const [key, child] of Object.entries(shape)) {
    const wire = snakeCase(key);
    renames.set(direction === 'toWire' ? key : wire, [
      direction === 'toWire' ? wire : key,
      converter(child, direction),
    ]);
  }
  if ([...renames].every(([from, [to, convert]]) => from === to && !convert)) return (value) => value;
  return (value) => {
    if (!isObject(value)) return value;
    const out: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      const rename = renames.get(key);
      if (rename) out[rename[0]] = rename[1] ? rename[1](child) : child;
      else out[key] = child;
    }
    return out;
  };
}

function unionConverter(options: readonly z.ZodType[], direction: Direction): Convert | undefined {
  const converters = options
    .map((option) => converter(option, direction))
    .filter((convert) => convert !== undefined);
  if (converters.length === 0) return undefined;
  // Object options of one union share their key names here, so every option's renames can be applied in turn.
  return (value) => converters.reduce<unknown>((current, convert) => convert(current), value);
}

function build(schema: z.ZodType, direction: Direction): Convert | undefined {
  const def = definition(schema);
  if (def.type === 'object' && def.shape) return objectConverter(def.shape, direction);
  if (def.type === 'array' && def.element) {
    const element = converter(def.element, direction);
    return element && ((value) => (Array.isArray(value) ? value.map(element) : value));
  }
  if (def.type === 'record' && def.valueType) {
    const inner = converter(def.valueType, direction);
    return (
      inner &&
      ((value) =>
        isObject(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, inner(v)])) : value)
    );
  }
  if (def.type === 'union' && def.options) return unionConverter(def.options, direction);
  if (def.type === 'pipe' && def.in && def.out)
    return converter(definition(def.in).type === 'transform' ? def.out : def.in, direction);
  if (def.type === 'lazy' && def.getter) {
    const { getter } = def;
    return (value) => converter(getter(), direction)?.(value) ?? value;
  }
  return def.innerType ? converter(def.innerType, direction) : undefined;
}

const compiled = {
  toWire: new WeakMap<z.ZodType, { convert: Convert | undefined }>(),
  fromWire: new WeakMap<z.ZodType, { convert: Convert | undefined }>(),
};

function converter(schema: z.ZodType, direction: Direction): Convert | undefined {
  const known = compiled[direction].get(schema);
  if (known) return known.convert;
  const convert = build(schema, direction);
  compiled[direction].set(schema, { convert });
  return convert;
}

/** App value → wire value (keys in snake_case), by the schema of the app's side. */
export const toWire = (schema: z.ZodType, value: unknown): unknown =>
  converter(schema, 'toWire')?.(value) ?? value;
/** Wire value → app value (keys in camelCase). The value is not validated here. */
export const fromWire = (schema: z.ZodType, value: unknown): unknown =>
  converter(schema, 'fromWire')?.(value) ?? value;
