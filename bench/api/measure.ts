import autocannon from 'autocannon';
import { ORIGIN } from './server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS || 6);
const WARM_SECONDS = 2;
const REQUESTS = 200;
const MANY = 16;

export interface Measured {
  readonly page: string;
  /** Below the server's address. */
  readonly path: string;
  /** Whether it is a list that can be asked for without its total. */
  readonly isList?: boolean;
}

export interface Figure {
  readonly page: string;
  /** Milliseconds, one request after the other. */
  readonly p95: number;
  /** Requests a second at 1 and at 16 clients. */
  readonly alone: number;
  readonly at16: number;
  /** As parts of the same server's empty route in the same minute. */
  readonly toEmpty1: number;
  readonly toEmpty16: number;
  /** At 16 clients, as a part of the same page without its total; null for what has none. */
  readonly toBare16: number | null;
  readonly bytes: number;
}

async function perSecond(
  path: string,
  headers: Record<string, string>,
  connections: number,
): Promise<number> {
  const url = ORIGIN + path;
  const result = await autocannon({ url, headers, connections, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}

/** p95 of 200 requests one after the other, in milliseconds. */
async function percentile(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    const start = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

const withoutTotal = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}with_total=false`;

/** One page: p95, requests a second at 1 client and at 16, and what it costs to say how many there are. */
export async function measure(
  { page, path, isList }: Measured,
  headers: Record<string, string>,
): Promise<Figure> {
  const url = ORIGIN + path;
  const bytes = (await (await fetch(url, { headers })).text()).length;
  await autocannon({ url, headers, connections: 1, duration: WARM_SECONDS });
  const p95 = await percentile(url, headers);
  const empty1 = await perSecond('/health/live', {}, 1);
  const alone = await perSecond(path, headers, 1);
  const empty16 = await perSecond('/health/live', {}, MANY);
  const at16 = await perSecond(path, headers, MANY);
  let toBare16: number | null = null;
  if (isList) {
    // With, without, with: a machine that grows slower or faster meanwhile does not count for or against either.
    const bare = await perSecond(withoutTotal(path), headers, MANY);
    toBare16 = (at16 + (await perSecond(path, headers, MANY))) / 2 / bare;
  }
  return { page, p95, alone, at16, toEmpty1: alone / empty1, toEmpty16: at16 / empty16, toBare16, bytes };
}
