import { chromium } from 'playwright';
import { HELD_OUT } from '../cv/corpus/held-out.ts';
import type { CorpusCv } from '../cv/corpus/person.ts';
import { TUNED } from '../cv/corpus/tuned.ts';
import { makeDouble, makePerson, type Person, seeded } from '../duplicates/people.ts';

const LAYOUTS = [...TUNED, ...HELD_OUT].filter(({ hasText }) => hasText);
/** People who stand in the set twice. */
export const PLANTED = 10;

export interface MadeCv {
  readonly pdf: Buffer;
  /** Place of the CV in the set whose person this one is again, with a change or three and in another layout. */
  readonly doubleOf: number | null;
}

/** What a layout prints for a person without a profile, whose own person has one. */
const NO_PROFILE = /(https:\/\/)?(www\.)?linkedin\.com\/in\/undefined/g;

/** What a layout's own person says, said by somebody else. */
function write({ html, person: own }: CorpusCv, person: Person): string {
  const [first, ...others] = person.companies;
  const companies = [first ?? 'Ferreteria Roca', ...others];
  const page = html({
    ...own,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email ?? '',
    phone: person.phone ?? '',
    location: person.city,
    linkedin: person.linkedin?.split('/in/')[1],
    jobs: own.jobs.flatMap((job, at) => {
      const company = companies[at];
      return company === undefined ? [] : [{ ...job, company }];
    }),
  });
  return page.replaceAll(NO_PROFILE, '');
}

const layoutAt = (index: number): CorpusCv => {
  const layout = LAYOUTS[index % LAYOUTS.length];
  if (!layout) throw new Error('the corpus has no layouts');
  return layout;
};

function reachable(random: () => number): Person {
  for (;;) {
    const person = makePerson(random);
    if (person.email && person.phone) return person;
  }
}

/** So many CVs of different people, the last ten of them of people who stand there already; rendered by a Chromium. */
export async function makeCvs(count: number, seed: number): Promise<MadeCv[]> {
  const random = seeded(seed);
  const people = Array.from({ length: count - PLANTED }, () => reachable(random));
  const pages = [
    ...people.map((person, index) => ({ html: write(layoutAt(index), person), doubleOf: null })),
    ...people.slice(0, PLANTED).map((person, index) => ({
      html: write(layoutAt(index + 7), makeDouble(random, person).copy),
      doubleOf: index,
    })),
  ];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  });
  const page = await browser.newPage();
  const made: MadeCv[] = [];
  for (const { html, doubleOf } of pages) {
    await page.setContent(html, { waitUntil: 'load' });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    made.push({ pdf: Buffer.from(pdf), doubleOf });
  }
  await browser.close();
  return made;
}
