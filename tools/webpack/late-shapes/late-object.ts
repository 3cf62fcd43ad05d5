import { z } from 'zod';

/** `z.object` of a shape that is made when it is first asked for. */
export function lateObject<S extends z.ZodRawShape>(shapeOf: () => S): z.ZodObject<S> {
  let shape: S | undefined;
  return new z.ZodObject({
    type: 'object',
    get shape() {
      shape ??= shapeOf();
      return shape;
    },
  }) as z.ZodObject<S>;
}
