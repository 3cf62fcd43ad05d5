import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, it, mock } from 'node:test';
import { expect } from 'expect';
import { until } from '../../testing/until.ts';
import { EventStream } from './event-stream.ts';

/** A stream whose answer goes nowhere, with the pieces that were written to it. */
function open() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const pieces: string[] = [];
  mock.method(response, 'write', (piece: string) => pieces.push(piece) > 0);
  return { response, pieces, stream: new EventStream(response) };
}

describe('a stream of events', () => {
  it('[API-162] sends an event that comes alone at once, and those of a moment in one piece and their order', async () => {
    const { stream, pieces } = open();
    stream.write('a');
    expect(pieces).toEqual(['a']);
    for (const event of ['b', 'c', 'd']) stream.write(event);
    expect(pieces).toEqual(['a']);
    await until('the others', () => pieces.length > 1);
    expect(pieces).toEqual(['a', 'bcd']);
    stream.write('e');
    expect(pieces).toEqual(['a', 'bcd', 'e']);
    stream.end();
  });

  it('[API-162] sends what it holds before it ends, and nothing after', () => {
    const { stream, pieces, response } = open();
    for (const event of ['a', 'b', 'c']) stream.write(event);
    stream.end();
    expect(pieces).toEqual(['a', 'bc']);
    expect([response.writableEnded, stream.isOver]).toEqual([true, true]);
    stream.write('d');
    expect(pieces).toEqual(['a', 'bc']);
  });

  it('drops whoever would have more than a megabyte waiting', () => {
    const { stream, pieces, response } = open();
    stream.write('a');
    stream.write('b'.repeat(999_999));
    expect(response.destroyed).toBe(false);
    stream.write('cc');
    expect([response.destroyed, stream.isOver]).toEqual([true, true]);
    expect(pieces).toEqual(['a']);
    stream.end();
  });
});
