import type { z } from 'zod';

type Def = {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly discriminator?: string;
};
const definition = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** An option that nothing names is told by its keys, so one key more leaves the value to the schema, which drops it. */
const isToldByKeys = ({ type, discriminator }: Def): boolean => type === 'union' && !discriminator;

function partsOf({ type, shape, element, innerType, valueType, options, in: from, out, getter }: Def) {
  switch (type) {
    case 'object':
      return Object.values(shape ?? {});
    case 'array':
      return [element];
    case 'record':
      return [valueType];
    case 'union':
      return [...(options ?? [])];
    case 'pipe':
      return [from && definition(from).type === 'transform' ? out : from];
    case 'lazy':
      return [getter?.()];
    default:
      return [innerType];
  }
}

/**
 * The objects within a body's schema in which a key that they do not declare is refused: those whose keys `fromWire`
 * reports, and `parseRequest` names.
 */
export function closedObjects(schema: z.ZodType): ReadonlySet<z.ZodType> {
  const closed = new Set<z.ZodType>();
  const seen = new Set<z.ZodType>();
  const visit = (one: z.ZodType, isOption: boolean): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const def = definition(one);
    const isLoose = def.catchall !== undefined && definition(def.catchall).type !== 'never';
    if (def.type === 'object' && !isLoose && !isOption) closed.add(one);
    for (const part of partsOf(def)) if (part) visit(part, isToldByKeys(def));
  };
  visit(schema, false);
  return closed;
}
