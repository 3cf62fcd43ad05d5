import { z } from 'zod';

/** How a server is told the shape of its answer, the surest way first; one that does not know a way answers 400. */
export const FORMATS = ['STRICT', 'SCHEMA', 'WORDS'] as const;
export type Format = (typeof FORMATS)[number];

interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}
/** What a model is told and asked. */
export interface Prompt {
  /** Of the schema: letters and `_`. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly system: string;
  readonly content: string;
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}

/** The messages and the format of one request. */
export function formatted(
  { name, schema, system, content }: Prompt,
  format: Format,
): { messages: Message[]; response_format: object } {
  const json = jsonSchema(schema);
  const told =
    format === 'WORDS'
      ? `${system}\n\nAnswer with one JSON object and nothing else. It must follow this JSON schema:\n${JSON.stringify(json)}`
      : system;
  return {
    messages: [
      { role: 'system', content: told },
      { role: 'user', content },
    ],
    response_format:
      format === 'WORDS'
        ? { type: 'json_object' }
        : {
            type: 'json_schema',
            json_schema: { name, schema: json, ...(format === 'STRICT' ? { strict: true } : {}) },
          },
  };
}

const answerBody = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});
/** A model wraps its JSON now and then, although it was told not to. */
const WRAPPED = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(WRAPPED.exec(text)?.[1] ?? text);
  } catch {
    return undefined;
  }
}

export type BadAnswer = 'REFUSED' | 'CUT_OFF' | 'SHAPE';
interface ReadAnswer<T> {
  readonly value: T | undefined;
  readonly failure: BadAnswer | undefined;
  /** As the server counted them; undefined where it does not say. */
  readonly tokens: number | undefined;
}

/** What a server answered, judged by the schema whatever the server promised. */
export function readAnswer<T>(body: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const outer = answerBody.safeParse(jsonOf(body));
  const tokens = outer.data?.usage?.total_tokens;
  const failed = (failure: BadAnswer): ReadAnswer<T> => ({ value: undefined, failure, tokens });
  const choice = outer.data?.choices[0];
  if (!choice) return failed('SHAPE');
  const { finish_reason: end, message } = choice;
  if (end === 'length') return failed('CUT_OFF');
  if (end === 'content_filter' || message.refusal) return failed('REFUSED');
  const parsed = schema.safeParse(jsonOf(message.content ?? ''));
  return parsed.success ? { value: parsed.data, failure: undefined, tokens } : failed('SHAPE');
}
