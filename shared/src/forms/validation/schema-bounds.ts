import type { z } from 'zod';

export type Bounds = { min?: number; max?: number };

const read = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Takes off `optional`, `nullable`, `default` and transforms, which do not change what may be typed. */
function bare(schema: unknown): unknown {
  const def = read(read(schema, '_zod'), 'def');
  const inner = read(def, 'innerType') ?? read(def, 'in');
  return inner === undefined ? schema : bare(inner);
}

function child(schema: unknown, key: PropertyKey): unknown {
  const def = read(read(bare(schema), '_zod'), 'def');
  return read(read(def, 'shape'), key) ?? read(def, 'element');
}

/** A whole number without limits of its own still has those of the language; nobody set them. */
const limit = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/**
 * The limits of a text or a number in a schema. A zod issue tells only the limit that was broken, and `Enter 8 to 25
 * characters` needs both.
 */
export function boundsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Bounds {
  const target = bare(path.reduce<unknown>(child, schema));
  return {
    min: limit(read(target, 'minLength') ?? read(target, 'minValue')),
    max: limit(read(target, 'maxLength') ?? read(target, 'maxValue')),
  };
}
