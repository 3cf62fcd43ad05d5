/**
 * What is typed into the candidates list of an agency of a million, as the list asks for it: `npm run bench -- typed`. For each kind
 * of search p95 of requests one after the other and requests a second at 16 clients, each with several terms in turn, and how long
 * the exact total takes that the list asks for after a page of many. The first start fills the database, which takes ten minutes.
 */
import autocannon from 'autocannon';
import { atLeast, atMost, type Bar, judge, percentile } from '../bars.ts';

process.env.BENCH_CANDIDATES ||= '1000000';
const { withSeeded } = await import('../api/seeded.ts');
const { ORIGIN } = await import('../api/server.ts');

const ROUNDS = 200;
const CLIENTS = 16;
const SECONDS = 10;
const P95_MS = 50;
const PER_SECOND = 150;

/** Terms of a kind by what they are in the generated names: a surname is one of some 5% of all, in one of two places. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'two surnames': [
    'garcia ferrer',
    'puig gomez',
    'riera bosch',
    'codina munoz',
    'herrera amat',
    'serra vidal',
  ],
  'a surname that 5% share': ['garcia', 'zubizarreta', 'fernandez', 'castellvi', 'guell', 'puig'],
  'three letters': ['gar', 'mar', 'fer', 'bos', 'enf', 'tec'],
  'one letter': ['a', 'm', 'g', 'e', 's', 'b'],
  nobody: ['zzyzx', 'garcia zzyzx'],
};
/** Without a bar: every generated number begins with 34600 and every address with “person”, which no index is made for. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'a number or an address': ['600 04 71 1', '+34 600 123 45', 'person4711-', 'person90210-'],
};

const pathOf = (term: string, more: Record<string, string>): string =>
  `/api/v1/candidates/search/simple?${new URLSearchParams({ page: '1', per_page: '10', search_term: term, ...more })}`;
const page = (term: string): string => pathOf(term, { total_may_wait: 'true' });

interface Answer {
  readonly data: { readonly pagination: { readonly total_items?: number; readonly more_than?: number } };
}

async function read(at: string, headers: Record<string, string>): Promise<{ took: number; answer: Answer }> {
  const start = performance.now();
  const response = await fetch(ORIGIN + at, { headers });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${at} was answered ${response.status}`);
  return { took: performance.now() - start, answer };
}

async function measure(kind: string, terms: readonly string[], headers: Record<string, string>) {
  const times: number[] = [];
  const counts: number[] = [];
  const totals: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const term = terms[round % terms.length] ?? '';
    const { took, answer } = await read(page(term), headers);
    times.push(took);
    const { total_items: total, more_than: moreThan } = answer.data.pagination;
    if (total === undefined && moreThan === undefined) throw new Error(`“${term}” was not counted at all`);
    if (round < terms.length) totals.push(`${total ?? `> ${moreThan}`}`);
    if (moreThan !== undefined && counts.length < 2 * terms.length)
      counts.push((await read(pathOf(term, { count_only: 'true' }), headers)).took);
  }
  const crowd = await autocannon({
    url: ORIGIN,
    headers,
    connections: CLIENTS,
    duration: SECONDS,
    requests: terms.map((term) => ({ path: page(term), headers })),
  });
  if (crowd.non2xx > 0 || crowd.errors > 0) throw new Error(`${kind}: answers failed`);
  const count = counts.length > 0 ? Math.round(percentile(counts, 0.5)) : null;
  return {
    kind,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: crowd.requests.average,
    'exact total, p50 ms': count,
    totals: totals.join(', '),
  };
}

await withSeeded(async ({ headers }) => {
  // What the machine has not read yet is another figure.
  for (const terms of Object.values({ ...KINDS, ...ALIKE }))
    for (const term of terms) {
      await read(page(term), headers);
      await read(pathOf(term, { count_only: 'true' }), headers);
    }
  const figures = [];
  for (const [kind, terms] of Object.entries({ ...KINDS, ...ALIKE }))
    figures.push(await measure(kind, terms, headers));
  console.table(figures);
  const bars: Bar[] = figures
    .filter(({ kind }) => kind in KINDS)
    .flatMap(({ kind, p95, perSecond }) => [
      atMost(`${kind}: p95, ms`, p95, P95_MS),
      atLeast(`${kind}: a second at ${CLIENTS} clients`, perSecond, PER_SECOND),
    ]);
  judge('typed', bars, { figures });
});
