import { describe, it } from 'node:test';
import { expect } from 'expect';
import { z } from 'zod';
import { lateObject } from './late-object.ts';
import { withLateShapes } from './late-shapes-loader.ts';

describe('fields that are made late', () => {
  it('are those of every object of a contract, also of one inside another', () => {
    const text = withLateShapes(
      'const a = z.object({ b: z.object({ c: z.string() }), d: data(z.object({})) });',
    );
    expect(text).toContain(
      'const a = lateObject(() => ({ b: lateObject(() => ({ c: z.string() })), d: data(lateObject(() => ({}))) }));',
    );
    expect(text).toMatch(/import \{ lateObject \} from ".*late-object\.ts";\n$/);
  });

  it('are not those of a shape that has a name, or options beside it, or of another call', () => {
    const source = 'const a = [z.object(shape), z.object({}, "wrong"), y.object({}), z.strictObject({})];';
    expect(withLateShapes(source)).toBe(source);
  });

  it('make an object that is used as any other', () => {
    let made = 0;
    const late = lateObject(() => {
      made += 1;
      return { name: z.string(), age: z.number().optional() };
    });
    const either = z.union([late.nullable(), z.array(late)]).optional();
    expect(made).toBe(0);
    const more = late.extend({ city: z.string() }).omit({ age: true });
    expect(late.parse({ name: 'Ona', other: 1 })).toEqual({ name: 'Ona' });
    expect(late.safeParse({ name: 1 }).success).toBe(false);
    expect(more.parse({ name: 'Ona', city: 'Olot', age: 3 })).toEqual({ name: 'Ona', city: 'Olot' });
    expect(either.parse([{ name: 'Ona' }])).toEqual([{ name: 'Ona' }]);
    expect(Object.keys(late.shape)).toEqual(['name', 'age']);
    expect(late.shape.name).toBe(late.def.shape.name);
    expect(made).toBe(1);
  });
});
