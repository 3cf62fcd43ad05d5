import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { z } from 'zod';
import {
  type ModelBehaviour,
  type ModelServer,
  say,
  sayStatus,
  startModelServer,
} from '../../testing/model-servers/index.ts';
import { type ModelClient, openModel } from './index.ts';
import { MAX_CHARACTERS } from './model-client.ts';

const schema = z.strictObject({ verdict: z.enum(['YES', 'NO']) });
const good: ModelBehaviour = (_request, response) => say(response, { verdict: 'YES' }, { tokens: 42 });
const status =
  (code: number, headers: Record<string, string> = { 'retry-after': '0' }): ModelBehaviour =>
  (_request, response) =>
    sayStatus(response, code, headers);

describe('asking a language model', () => {
  let server: ModelServer;
  let model: ModelClient;
  let time: number;
  before(async () => {
    server = await startModelServer(good);
  });
  after(() => server.close());
  beforeEach(() => {
    server.clear();
    server.behave(good);
    time = 0;
    model = openModel(
      { baseUrl: server.url, name: 'small', key: 'sk-secret' },
      () => performance.now() + time,
    );
  });
  const ask = (more: { name?: string; limitMs?: number; content?: string } = {}) =>
    model.ask({ name: 'v', schema, system: 'Judge.', content: 'It.', limitMs: 5000, maxTokens: 50, ...more });
  const then = (...behaviours: ModelBehaviour[]) =>
    server.behave((request, response, at) =>
      (behaviours[Math.min(at, behaviours.length - 1)] ?? good)(request, response, at),
    );
  const formats = () =>
    server.requests.map(({ format: { type, json_schema } }) => [type, json_schema?.strict ?? false]);

  it('[LLM-01] sends model, key, schema, temperature 0 and a fixed seed, and gives what the schema takes', async () => {
    expect(await ask()).toEqual({ value: { verdict: 'YES' }, failure: undefined, calls: 1, tokens: 42 });
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer sk-secret');
    expect(JSON.parse(request?.text ?? '')).toMatchObject({
      model: 'small',
      temperature: 0,
      seed: expect.any(Number),
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'Judge.' },
        { role: 'user', content: 'It.' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'v',
          strict: true,
          schema: { type: 'object', required: ['verdict'], additionalProperties: false },
        },
      },
    });
    const seeds = server.requests.map(({ text }) => JSON.parse(text).seed);
    await ask();
    expect(JSON.parse(server.requests[1]?.text ?? '').seed).toBe(seeds[0]);
  });

  it('[LLM-01] sends no key where there is none', async () => {
    model = openModel({ baseUrl: server.url, name: 'small', key: undefined });
    await ask();
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('[LLM-01] on 400 asks without strict, then with the schema in words, and remembers what was taken', async () => {
    server.behave((request, response, at) =>
      request.format.type === 'json_object' ? good(request, response, at) : sayStatus(response, 400),
    );
    expect(await ask()).toMatchObject({ value: { verdict: 'YES' }, calls: 3 });
    expect(formats()).toEqual([
      ['json_schema', true],
      ['json_schema', false],
      ['json_object', false],
    ]);
    expect(server.requests[2]?.system).toContain('"verdict"');
    expect(await ask()).toMatchObject({ value: { verdict: 'YES' }, calls: 1 });
    expect(formats().at(-1)).toEqual(['json_object', false]);
  });

  it('[LLM-01] forgets nothing for a 400 that has another cause', async () => {
    server.behave(status(400));
    expect(await ask()).toMatchObject({ failure: 'NOT_TAKEN', calls: 3 });
    server.behave(good);
    await ask();
    expect(formats().at(-1)).toEqual(['json_schema', true]);
  });

  it('[LLM-01] judges every answer by the schema, whatever the server promised', async () => {
    for (const [behaviour, failure] of [
      [(_q, response) => say(response, { verdict: 'MAYBE' }), 'SHAPE'],
      [(_q, response) => say(response, { verdict: 'YES', more: 1 }), 'SHAPE'],
      [(_q, response) => say(response, 'Surely: YES'), 'SHAPE'],
      [(_q, response) => response.writeHead(200).end('<html>'), 'SHAPE'],
      [(_q, response) => say(response, { verdict: 'YES' }, { finish: 'length' }), 'CUT_OFF'],
      [(_q, response) => say(response, { verdict: 'YES' }, { finish: 'content_filter' }), 'REFUSED'],
      [(_q, response) => say(response, { verdict: 'YES' }, { refusal: 'I cannot.' }), 'REFUSED'],
    ] as [ModelBehaviour, string][]) {
      server.behave(behaviour);
      model = openModel({ baseUrl: server.url, name: 'small', key: undefined });
      expect(await ask()).toMatchObject({ value: undefined, failure, calls: 1 });
    }
    server.behave((_request, response) => say(response, '```json\n{"verdict":"NO"}\n```'));
    expect(await ask()).toMatchObject({ value: { verdict: 'NO' } });
  });

  it('[LLM-06] asks twice more after 429, 5xx and a broken connection, and never after another refusal', async () => {
    then(status(429), status(503), good);
    expect(await ask()).toMatchObject({ value: { verdict: 'YES' }, calls: 3 });
    server.clear();
    server.behave(status(500));
    expect(await ask()).toMatchObject({ failure: 'AWAY', calls: 3 });
    expect(server.requests).toHaveLength(3);
    server.clear();
    then((_request, response) => response.destroy(), good);
    expect(await ask()).toMatchObject({ value: { verdict: 'YES' }, calls: 2 });
    for (const code of [401, 403, 404, 413, 422, 302]) {
      server.clear();
      model = openModel({ baseUrl: server.url, name: 'small', key: undefined });
      server.behave(status(code, { location: `${server.url}/elsewhere` }));
      expect(await ask()).toMatchObject({ failure: 'NOT_TAKEN', calls: 1 });
      expect(server.requests).toHaveLength(1);
    }
  });

  it('[LLM-06] waits as long as Retry-After says, and not at all past its time', async () => {
    then(status(429, { 'retry-after': '1' }), good);
    const begun = performance.now();
    expect(await ask()).toMatchObject({ value: { verdict: 'YES' } });
    expect(performance.now() - begun).toBeGreaterThan(950);
    server.clear();
    then(status(429, { 'retry-after': '30' }), good);
    expect(await ask({ limitMs: 2000 })).toMatchObject({ failure: 'AWAY', calls: 1 });
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('[LLM-06] ends after its time, repetitions included', async () => {
    server.behave(() => undefined);
    const begun = performance.now();
    expect(await ask({ limitMs: 300 })).toMatchObject({ failure: 'TIMEOUT', calls: 1 });
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('[LLM-06] rests a minute after five failures in a row, and again after one more', async () => {
    server.behave((_request, response) => say(response, 'no'));
    for (let failed = 0; failed < 4; failed += 1) await ask();
    server.behave(good);
    await ask();
    server.behave((_request, response) => say(response, 'no'));
    for (let failed = 0; failed < 5; failed += 1) expect((await ask()).failure).toBe('SHAPE');
    server.behave(good);
    expect(await ask()).toEqual({ value: undefined, failure: 'RESTING', calls: 0, tokens: 0 });
    time += 59_000;
    expect((await ask()).failure).toBe('RESTING');
    time += 1_500;
    server.behave((_request, response) => say(response, 'no'));
    expect((await ask()).failure).toBe('SHAPE');
    server.behave(good);
    expect((await ask()).failure).toBe('RESTING');
    time += 60_500;
    expect((await ask()).value).toEqual({ verdict: 'YES' });
    expect((await ask()).value).toEqual({ verdict: 'YES' });
  });

  it('[LLM-06] asks other questions while those of one name rest', async () => {
    server.behave((_request, response) => say(response, 'no'));
    for (let failed = 0; failed < 5; failed += 1) await ask();
    server.behave(good);
    expect((await ask()).failure).toBe('RESTING');
    expect((await ask({ name: 'another' })).value).toEqual({ verdict: 'YES' });
    expect((await ask()).failure).toBe('RESTING');
  });

  it('[LLM-06] sends no more than 24,000 characters', async () => {
    expect(await ask({ content: 'x'.repeat(MAX_CHARACTERS) })).toEqual({
      value: undefined,
      failure: 'TOO_LONG',
      calls: 0,
      tokens: 0,
    });
    expect(server.requests).toEqual([]);
    expect((await ask({ content: 'x'.repeat(MAX_CHARACTERS - 6) })).value).toEqual({ verdict: 'YES' });
    expect(MAX_CHARACTERS).toBe(24_000);
  });

  it('counts tokens by the letters where the server does not say', async () => {
    server.behave((_request, response) =>
      response
        .writeHead(200)
        .end(JSON.stringify({ choices: [{ message: { content: '{"verdict":"YES"}' } }] })),
    );
    const { value, tokens } = await ask({ content: 'x'.repeat(4000) });
    expect(value).toEqual({ verdict: 'YES' });
    expect(tokens).toBeGreaterThan(1000);
    expect(tokens).toBeLessThan(1100);
  });

  it('gives up on a server that is not there', async () => {
    model = openModel({ baseUrl: 'http://127.0.0.1:1/v1', name: 'small', key: undefined });
    expect(await ask()).toMatchObject({ failure: 'AWAY', calls: 3 });
  });
});
