/**
 * How well candidate search orders whom it finds: `npm run bench -- ranking`. nDCG@10 of 40 judged searches over the CVs of
 * api/fixtures/cv, the samples of `bench -- cv` and the demo's people, all as the product has read and indexed them; worst first.
 * `--found` prints what each search found.
 */
import { z } from 'zod';
import { atLeast, judge } from '../bars.ts';
import { refreshIndex } from '../search/refresh.ts';
import { type DemoServer, serveDemo } from '../web/demo-server.ts';
import { JUDGED, type JudgedSearch, ndcg, PLACES } from './judgements.ts';
import { addPeople } from './people.ts';

const BAR = 0.85;
const page = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });

interface Measured {
  readonly set: JudgedSearch['set'];
  readonly search: string;
  readonly ndcg: number;
  readonly found: readonly string[];
}

/** The ids of those on the first page of a search, best first. */
async function firstPage({ url }: DemoServer, token: string, text: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/candidates/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query_term: text, page_size: PLACES }),
  });
  if (!answer.ok) throw new Error(`“${text}”: ${answer.status} ${await answer.text()}`);
  return page.parse(await answer.json()).data.items.map(({ id }) => id);
}

async function measure(demo: DemoServer): Promise<{ measured: Measured[]; people: number }> {
  const { agencyId, names } = await addPeople(demo);
  await refreshIndex(demo.owner, demo.deps, agencyId);
  const token = await demo.logIn('recruiter@demo.test');
  const measured: Measured[] = [];
  for (const { set, text, grades } of JUDGED) {
    const gradeOf = (name: string): number => grades.get(name) ?? 0;
    const all = [...names.values()].map(gradeOf);
    // A search that is left out makes the mean of the others look like the mean of all.
    if (!all.some(Boolean))
      throw new Error(`Nobody who fits is loaded, as the samples are not here: ${text}`);
    const found = (await firstPage(demo, token, text)).map((id) => names.get(id) ?? id);
    measured.push({
      set,
      search: text,
      ndcg: ndcg(found.map(gradeOf), all),
      found: found.map((name) => `${gradeOf(name)} ${name}`),
    });
  }
  return { measured: measured.toSorted((one, other) => one.ndcg - other.ndcg), people: names.size };
}

const meanOf = (measured: readonly Measured[]): number =>
  measured.reduce((sum, one) => sum + one.ndcg, 0) / measured.length;

const demo = await serveDemo();
try {
  const { measured, people } = await measure(demo);
  console.table(
    measured.map(({ found: _, ndcg: value, ...row }) => ({ ...row, 'nDCG@10': value.toFixed(3) })),
  );
  if (process.argv.includes('--found'))
    for (const { search, found } of measured.filter(({ set }) => set === 'tuned'))
      process.stdout.write(`${search}\n${found.map((one) => `  ${one}\n`).join('')}`);
  const ofSet = (set: JudgedSearch['set']) => measured.filter((one) => one.set === set);
  judge(
    'ranking',
    [
      atLeast(`nDCG@10 of ${measured.length} searches`, meanOf(measured), BAR),
      atLeast('nDCG@10 of those that search was tuned by', meanOf(ofSet('tuned')), BAR),
      atLeast('nDCG@10 of those that it was not', meanOf(ofSet('held out')), BAR),
    ],
    { people, measured },
  );
} finally {
  await demo.close();
}
