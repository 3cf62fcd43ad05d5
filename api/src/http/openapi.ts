import { snakeCase } from '@cantera/shared/contracts';
import { z } from 'zod';
import { closedObjects } from './closed-objects.ts';
import { COMMON_ERRORS } from './common-errors.ts';
import type { RegisteredRoute } from './route.ts';

type JsonSchema = Record<string, unknown>;
const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema in the app's names as the wire has it: property names in snake_case, at every depth. */
function wireNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(wireNames);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties' && isRecord(value))
        return [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, child]) => [snakeCase(name), wireNames(child)]),
          ),
        ];
      if (key === 'required' && Array.isArray(value))
        return [key, value.map((name) => snakeCase(String(name)))];
      return [key, wireNames(value)];
    }),
  );
}

function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  closed: ReadonlySet<z.core.$ZodType> = new Set(),
): JsonSchema {
  const json = wireNames(
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => {
        if (closed.has(zodSchema)) jsonSchema.additionalProperties = false;
      },
    }),
  );
  if (!isRecord(json)) return {};
  const { $schema: _, ...rest } = json;
  return rest;
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): JsonSchema[] {
  const { properties, required } = schemaOf(schema, 'input');
  if (!isRecord(properties)) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).map(([name, child]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: child,
  }));
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'For 24 hours the same key of the same user with the same request makes one thing.',
  schema: { type: 'string', format: 'uuid' },
};
const ERROR = { $ref: '#/components/schemas/Error' };
const errorAnswer = { description: 'What went wrong', content: { 'application/json': { schema: ERROR } } };

/** Codes that every call of this kind may be refused with. */
function commonCodes({ endpoint, url }: RegisteredRoute): string[] {
  const takes = [endpoint.params, endpoint.query, endpoint.body].some(
    (part) => part.def.type !== 'undefined',
  );
  return [
    ...(takes || endpoint.bodyKind !== 'none' ? ['VALIDATION_FAILED'] : []),
    ...(endpoint.may ? ['UNAUTHORIZED', 'FORBIDDEN'] : []),
    ...(url.includes(':') ? ['NOT_FOUND'] : []),
    ...(endpoint.bodyKind === 'none' ? [] : ['TOO_LARGE']),
  ];
}

/** The refusals of a call by status: each code with the shape of its details. */
function refusalsOf(route: RegisteredRoute): Record<string, JsonSchema> {
  const { errors } = route.endpoint;
  const codes = [...commonCodes(route), ...Object.keys(errors)].map((code) => {
    const details = errors[code]?.details;
    return {
      code,
      status: errors[code]?.status ?? COMMON_ERRORS[code],
      properties: {
        code: { const: code },
        ...(details && details.def.type !== 'undefined' ? { details: schemaOf(details, 'output') } : {}),
      },
    };
  });
  return Object.fromEntries(
    [...new Set(codes.map(({ status }) => status))].map((status) => {
      const own = codes.filter((each) => each.status === status);
      const error = { oneOf: own.map(({ properties }) => ({ properties })) };
      return [
        String(status),
        {
          description: own.map(({ code }) => code).join(', '),
          content: { 'application/json': { schema: { allOf: [ERROR, { properties: { error } }] } } },
        },
      ];
    }),
  );
}

function bodyOf({ endpoint }: RegisteredRoute): JsonSchema | undefined {
  if (endpoint.bodyKind === 'none') return undefined;
  const type = endpoint.bodyKind === 'json' ? 'application/json' : 'multipart/form-data';
  if (endpoint.body.def.type === 'undefined')
    return { required: true, content: { [type]: { schema: { type: 'object' } } } };
  // The fields beside a file are read by who takes the file.
  const closed = endpoint.bodyKind === 'json' ? closedObjects(endpoint.body) : undefined;
  return { required: true, content: { [type]: { schema: schemaOf(endpoint.body, 'input', closed) } } };
}

function answerOf({ endpoint }: RegisteredRoute): JsonSchema {
  if (endpoint.responseKind === 'binary')
    return { description: 'The file', content: { 'application/octet-stream': {} } };
  if (endpoint.responseKind === 'stream')
    return { description: 'Server-sent events', content: { 'text/event-stream': {} } };
  return {
    description: 'It worked',
    content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
  };
}

function operation(route: RegisteredRoute): JsonSchema {
  const { endpoint } = route;
  const body = bodyOf(route);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [
      route.url.split('/').find((part) => part && !['api', 'v1', 'agency', 'services'].includes(part)) ??
        'other',
    ],
    ...(endpoint.may ? { description: `Needs the permission \`${endpoint.may}\`.` } : { security: [] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.isKeyed ? [KEY_HEADER] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status ?? 200]: answerOf(route),
      ...refusalsOf(route),
      '4XX': errorAnswer,
      '5XX': errorAnswer,
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id'],
      properties: {
        code: { type: 'string', description: 'Stable; go by it.' },
        message: { type: 'string' },
        request_id: { type: 'string' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Field path → message key',
        },
        details: { type: 'object', additionalProperties: true },
      },
    },
  },
};

/** The whole API as OpenAPI 3.1, from the same definitions that answer it. */
export function describeApi(routes: readonly RegisteredRoute[], publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cantera',
      version: '1.0.0',
      description: 'Recruitment-agency system. Keys are in snake_case; times are ISO 8601 in UTC.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
    paths,
  };
}
