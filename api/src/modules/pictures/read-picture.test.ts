import { after, before, describe, it } from 'node:test';
import formParser from '@fastify/multipart';
import { expect } from 'expect';
import fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { multipart, PNG } from '../../testing/forms.ts';
import { WaitingPlaces } from '../../waiting-places.ts';
import { pictureReader } from './read-picture.ts';

describe('the turn of a picture', () => {
  const places = new WaitingPlaces(1);
  let app: FastifyInstance;
  before(async () => {
    app = fastify();
    await app.register(formParser);
    const read = pictureReader({ places, turnMs: 20 });
    app.post('/', async (request, reply) => {
      try {
        const { contentType } = await read(request, { field: 'file', maxBytes: 10_000, isLogo: true });
        return { contentType };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { status, ...parts } = error.parts;
        return reply.code(status).send(parts);
      }
    });
  });
  after(() => app.close());

  const send = async (content: Buffer | string) => {
    const form = multipart({}, [{ field: 'file', name: 'a', content }]);
    const answer = await app.inject({ method: 'POST', url: '/', ...form });
    return { status: answer.statusCode, ...answer.json() };
  };
  const SVG = '<svg viewBox="0 0 9 9"><path d="M0 0h5"/></svg>';

  it('that did not come is no fault of the picture: it may be sent again', async () => {
    const giveBack = await places.take(AbortSignal.timeout(1000));
    for (const content of [PNG, SVG])
      expect(await send(content)).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
        headers: { 'retry-after': '30' },
      });
    giveBack?.();
    expect(await send(PNG)).toEqual({ status: 200, contentType: 'image/png' });
    expect(await send(SVG)).toEqual({ status: 200, contentType: 'image/svg+xml' });
  });

  it('is given on, whatever becomes of the picture', async () => {
    for (const content of ['<svg></svg>', PNG.subarray(0, 40)])
      expect(await send(content)).toMatchObject({ status: 400 });
    expect(await send(PNG)).toMatchObject({ status: 200 });
  });
});
