import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const compress = promisify(gzip);
/** Smaller answers fit into a packet or two anyway. */
const MIN_BYTES = 2_048;

/** A file is no text, whose bytes are compressed already where that helps. */
const isText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' ||
  (Buffer.isBuffer(payload) && /^application\/json\b/.test(String(reply.getHeader('content-type'))));

/** Compresses JSON and pages for whoever accepts gzip. Files are compressed when they are built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isText(payload, reply) || payload.length < MIN_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    const others = reply.getHeader('vary');
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    const bytes = await compress(payload, { level: constants.Z_BEST_SPEED + 3 });
    reply.header('content-encoding', 'gzip').header('content-length', bytes.byteLength);
    return bytes;
  });
}
