import type { z } from 'zod';

/**
 * Conversion between the app's camelCase keys and the wire's snake_case keys, by schema: only keys that a schema declares
 * are renamed, so keys chosen by users (records) and all values stay as they are.
 */
type Direction = 'toWire' | 'fromWire';
/** Hears of a key that no schema declares, by its path as it was given. */
type Report = (path: readonly string[]) => void;
type Convert = (value: unknown, report?: Report) => unknown;
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
  discriminator?: string;
  values?: readonly unknown[];
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

const below = (report: Report | undefined, key: string | number): Report | undefined =>
  report && ((path) => report([String(key), ...path]));

/** What the wire, or the app, calls a key of a schema. */
const nameOf = (key: string, direction: Direction): string => (direction === 'toWire' ? key : snakeCase(key));

/** Keys that no schema declares never reach the wire; what comes from it is left to the schema to refuse or drop. */
function objectConverter({ shape = {}, catchall }: Def, direction: Direction): Convert {
  const isOpen = catchall !== undefined && definition(catchall).type !== 'never';
  const renames = new Map<string, readonly [string, Convert | undefined]>();
  for (const [key, child] of Object.entries(shape)) {
    const to = direction === 'toWire' ? snakeCase(key) : key;
    const rename = [to, converter(child, direction)] as const;
    renames.set(nameOf(key, direction), rename);
    // Some callers send the app's spelling; it is taken too.
    if (direction === 'fromWire') renames.set(key, rename);
  }
  return (value, report) => {
    if (!isObject(value)) return value;
    const out: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      const rename = renames.get(key);
      if (rename) out[rename[0]] = rename[1] ? rename[1](child, below(report, key)) : child;
      else {
        if (!isOpen && child !== undefined) report?.([key]);
        if (isOpen || direction === 'fromWire') out[key] = child;
      }
    }
    return out;
  };
}

/** The values of a discriminator in an option: `z.literal('a')`, `z.enum([…])`. */
function valuesOf(schema: z.ZodType | undefined): readonly unknown[] {
  const { values, entries } = (schema?.def ?? {}) as {
    values?: unknown[];
    entries?: Record<string, unknown>;
  };
  return values ?? Object.values(entries ?? {});
}

/** Picks the option of a value: by the discriminator, else the first that declares all of the value's keys. */
function optionPicker({ options = [], discriminator }: Def, direction: Direction) {
  const objects = options.filter((option) => definition(option).type === 'object');
  const shapes = objects.map((option) => definition(option).shape ?? {});
  const keys = shapes.map((shape) => new Set(Object.keys(shape).map((key) => nameOf(key, direction))));
  const name = discriminator && nameOf(discriminator, direction);
  return (value: Record<string, unknown>): z.ZodType | undefined =>
    objects[
      name
        ? shapes.findIndex((shape) => valuesOf(shape[discriminator ?? '']).includes(value[name]))
        : keys.findIndex((known) => Object.keys(value).every((key) => known.has(key)))
    ];
}

function unionConverter(def: Def, direction: Direction): Convert | undefined {
  const options = def.options ?? [];
  const others = options.filter((option) => definition(option).type !== 'object');
  const converters = others.map((option) => converter(option, direction)).filter((one) => one !== undefined);
  if (converters.length > 1)
    throw new Error('A union may have objects, and one other part whose keys are converted.');
  const [other] = converters;
  if (others.length === options.length) return other;
  const pick = optionPicker(def, direction);
  return (value, report) => {
    if (!isObject(value)) return other ? other(value, report) : value;
    const option = pick(value);
    if (option) return converter(option, direction)?.(value, report) ?? value;
    if (other) return other(value, report);
    if (direction === 'toWire') report?.([]);
    return value;
  };
}

function arrayConverter(element: Convert | undefined): Convert | undefined {
  return (
    element &&
    ((value, report) =>
      Array.isArray(value) ? value.map((one, index) => element(one, below(report, index))) : value)
  );
}

function recordConverter(inner: Convert | undefined): Convert | undefined {
  return (
    inner &&
    ((value, report) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, below(report, key))]))
        : value)
  );
}

function build(schema: z.ZodType, direction: Direction): Convert | undefined {
  const def = definition(schema);
  switch (def.type) {
    case 'object':
      return objectConverter(def, direction);
    case 'array':
      return def.element && arrayConverter(converter(def.element, direction));
    case 'record':
      return def.valueType && recordConverter(converter(def.valueType, direction));
    case 'union':
      return unionConverter(def, direction);
    case 'pipe': {
      const part = def.in && definition(def.in).type === 'transform' ? def.out : def.in;
      return part && converter(part, direction);
    }
    case 'lazy': {
      const { getter } = def;
      return getter && ((value, report) => converter(getter(), direction)?.(value, report) ?? value);
    }
    default:
      return def.innerType && converter(def.innerType, direction);
  }
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

function convert(schema: z.ZodType, value: unknown, direction: Direction, report?: Report): unknown {
  const convertValue = converter(schema, direction);
  return convertValue ? convertValue(value, report) : value;
}

/**
 * App value → wire value (keys in snake_case), by the schema of the app's side. Keys that it does not declare are left
 * out, and told to `onUndeclared` by their path.
 */
export const toWire = (schema: z.ZodType, value: unknown, onUndeclared?: Report): unknown =>
  convert(schema, value, 'toWire', onUndeclared);
/**
 * Wire value → app value (keys in camelCase). The value is not validated here: keys that the schema does not declare stay,
 * and are told to `onUndeclared` by their path.
 */
export const fromWire = (schema: z.ZodType, value: unknown, onUndeclared?: Report): unknown =>
  convert(schema, value, 'fromWire', onUndeclared);
