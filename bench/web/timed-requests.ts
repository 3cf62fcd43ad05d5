/** Times of a request that is made one after the other, in ms. */
export interface Timed {
  readonly p50: number;
  readonly p95: number;
  /** The body of the last answer. */
  readonly last: unknown;
}

const WARM = 30;

/** Reads an address so often, after some times that do not count. Throws when it is refused. */
export async function timeRequests(url: string, token: string, requests: number): Promise<Timed> {
  const times: number[] = [];
  let last: unknown;
  for (let n = 0; n < WARM + requests; n += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    last = JSON.parse(await response.text());
    if (n >= WARM) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), last };
}
