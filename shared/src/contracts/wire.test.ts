import { z } from 'zod';
import { fromWire, toWire } from './wire.ts';

const person = z.object({ firstName: z.string(), pastJobs: z.array(z.object({ jobTitle: z.string() })) });
const told = (schema: z.ZodType, value: unknown, convert = toWire) => {
  const paths: string[] = [];
  const converted = convert(schema, value, (path) => void paths.push(path.join('.')));
  return { converted, paths };
};

describe('the names of the wire', () => {
  it('leave out what the schema does not declare, and tell where it is', () => {
    const row = {
      firstName: 'Ada',
      passwordHash: 'secret',
      pastJobs: [{ jobTitle: 'Tester', agencyId: 'a' }],
      left: undefined,
    };
    expect(told(person, row)).toEqual({
      converted: { first_name: 'Ada', past_jobs: [{ job_title: 'Tester' }] },
      paths: ['passwordHash', 'pastJobs.0.agencyId'],
    });
    expect(toWire(z.object({ id: z.string() }), { id: 'x', secret: 1 })).toEqual({ id: 'x' });
  });

  it('are read with what the schema does not declare, which is told', () => {
    const body = { first_name: 'Ada', past_jobs: [{ job_title: 'Tester', extra_key: 1 }], other: 1 };
    expect(told(person, body, fromWire)).toEqual({
      converted: { firstName: 'Ada', pastJobs: [{ jobTitle: 'Tester', extra_key: 1 }], other: 1 },
      paths: ['past_jobs.0.extra_key', 'other'],
    });
    expect(told(person, { firstName: 'Ada', pastJobs: [] }, fromWire)).toEqual({
      converted: { firstName: 'Ada', pastJobs: [] },
      paths: [],
    });
  });

  it('convert a union by its discriminator: the same key is another thing in another branch', () => {
    const action = z.discriminatedUnion('actionType', [
      z.object({ actionType: z.literal('SEND'), value: z.object({ messageText: z.string() }) }),
      z.object({ actionType: z.enum(['TAG', 'UNTAG']), value: z.record(z.string(), z.string()) }),
    ]);
    const tag = { actionType: 'UNTAG', value: { messageText: 'chosen', snake_case: 'chosen too' } };
    expect(told(action, tag)).toEqual({
      converted: { action_type: 'UNTAG', value: tag.value },
      paths: [],
    });
    expect(fromWire(action, { action_type: 'UNTAG', value: { message_text: 'x' } })).toEqual({
      actionType: 'UNTAG',
      value: { message_text: 'x' },
    });
    expect(toWire(action, { actionType: 'SEND', value: { messageText: 'x' } })).toEqual({
      action_type: 'SEND',
      value: { message_text: 'x' },
    });
  });

  it('convert a union without one by the option that has all of the keys', () => {
    const answer = z.union([
      z.object({ chosenOption: z.string() }),
      z.object({ chosenOptions: z.array(z.string()), freeText: z.string() }),
      z.string(),
    ]);
    expect(fromWire(answer, { chosen_options: ['a'], free_text: 'b' })).toEqual({
      chosenOptions: ['a'],
      freeText: 'b',
    });
    expect(toWire(answer, { chosenOption: 'a' })).toEqual({ chosen_option: 'a' });
    expect(toWire(answer, 'chosenOption')).toBe('chosenOption');
    expect(told(answer, { chosenOption: 'a', other: 1 }).paths).toEqual(['']);
  });

  it('refuse a union of which nobody could say which part a value is', () => {
    const parts = [z.array(z.object({ aB: z.string() })), z.array(z.object({ cD: z.string() }))] as const;
    expect(() => toWire(z.union(parts), [])).toThrow('union');
  });

  it('never rename what people chose as a key', () => {
    const chosen = z.object({ customFields: z.record(z.string(), z.object({ shownAs: z.string() })) });
    expect(
      toWire(chosen, { customFields: { myField: { shownAs: 'x' }, other_one: { shownAs: 'y' } } }),
    ).toEqual({ custom_fields: { myField: { shown_as: 'x' }, other_one: { shown_as: 'y' } } });
    const open = z.looseObject({ knownKey: z.string() });
    expect(told(open, { knownKey: 'a', anyKey: 1 })).toEqual({
      converted: { known_key: 'a', anyKey: 1 },
      paths: [],
    });
  });
});
