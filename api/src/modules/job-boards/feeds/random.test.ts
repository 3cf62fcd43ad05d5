import { describe, it } from 'node:test';
import { plainText } from '@cantera/shared/contracts/text';
import { expect } from 'expect';
import type { StoredSettings } from '../../advert-records/index.ts';
import { brokenRules } from '../rules/rules.ts';
import type { AdvertRow } from './entries.repository.ts';
import { type Advertiser, advertOf } from './entry.ts';
import { jobsOf } from './feed.service.ts';
import { literalHtml } from './xml.ts';

/** The same numbers at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  'Baker',
  ' ',
  ']]>',
  '<![CDATA[',
  '&amp;',
  '&lt;b&gt;',
  '&nbsp;',
  '<p>',
  '</p>',
  '\u0000',
  '\u0008',
  '\u001b',
  '\uffff',
  '\ud83d',
  '🥖',
  'ç·l·l ñ',
  'We bake bread for the whole town. ',
  '"\'',
];
const AGENCY: Advertiser = {
  name: 'Vela & Roure ]]> <b>',
  slug: 'vela',
  locale: 'es',
  origin: 'https://talent.example',
  website: null,
};
const settingsOf = (portal: number): StoredSettings => ({
  portal,
  kind: 'FEED',
  company_id: '4321',
  poster_email: 'jobs@agency.example',
  address: null,
  can_find: false,
  sealed_key: '',
  read_at: null,
  version: 1,
});

/** Fields of a job as a reader of XML takes them: CDATA alone, no text between elements. Throws for what is not well formed. */
function fieldsOf(job: string): Map<string, string> {
  const fields = new Map<string, string>();
  const inner = /^<job>([\s\S]*)<\/job>\n$/.exec(job)?.[1];
  if (inner === undefined) throw new Error(`no job: ${job}`);
  const one = /<(\w+)>((?:<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)+)<\/\1>/y;
  while (one.lastIndex < inner.length) {
    const found = one.exec(inner);
    if (!found) throw new Error(`not well formed: ${inner}`);
    const [, name = '', text = ''] = found;
    fields.set(name, text.replace(/<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>/g, '$1'));
  }
  return fields;
}

const REQUIRED: Readonly<Record<number, readonly string[]>> = {
  1698: [
    'partnerJobId',
    'company',
    'companyId',
    'title',
    'description',
    'applyUrl',
    'location',
    'posterEmail',
  ],
  1699: 'title date referencenumber requisitionid url company city country description'.split(' '),
  1701: 'referencenumber title company city state country dateposted url description'.split(' '),
};
const LEAST: Readonly<Record<number, number>> = { 1698: 100, 1699: 1, 1701: 50 };
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that XML forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

describe('HTML without entities', () => {
  it('has the characters that were written, and no markup that was not', () => {
    expect(literalHtml('<p>A&nbsp;&quot;caf&#233;&quot; &amp; more &hellip;</p>')).toBe(
      '<p>A "café" &amp; more &hellip;</p>',
    );
    const shown = '<p>We write &lt;script&gt;, &#60;b&#x3e; and &amp;lt;i&amp;gt;</p>';
    expect(literalHtml(shown)).toBe(shown);
    const tag = '<a href="https://e.org/?q=&quot;x&quot;" title="a&#39;b">';
    expect(literalHtml(tag)).toBe(tag);
  });
});

describe('1,000 random positions', () => {
  const below = numbers(7);
  const text = (pieces: number): string =>
    Array.from({ length: below(pieces) }, () => PIECES[below(PIECES.length)] ?? '').join('');
  const rows = Array.from(
    { length: 1000 },
    (_, index): AdvertRow => ({
      id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
      title: text(5),
      job_description: text(60),
      first_opened_at: '2026-05-04T03:02:01.000Z',
      created_at: '2026-05-01T00:00:00.000Z',
      work_mode: null,
      contract_type: null,
      show_salary: below(2) === 0,
      salary_from: 40_000,
      salary_to: null,
      salary_currency: 'EUR',
      salary_range: 'annual',
      cities: Array.from({ length: below(6) }, (_each, city) => ({
        id: 2_147_483_000 + city,
        name: `Girona ${text(3)}`,
        region: text(2),
        country_code: 'ES',
      })),
    }),
  );

  for (const portal of [1698, 1699, 1701])
    it(`keep the rules of ${portal}, or the line names the rule`, () => {
      const settings = settingsOf(portal);
      const of = { agencyId: '', portal, followsSite: false, since: new Date(0) };
      let kept = 0;
      for (const row of rows) {
        const broken = brokenRules(settings, advertOf(row, AGENCY)).map(({ field }) => field);
        const jobs = jobsOf({ agency: AGENCY, of, settings }, row);
        expect([row.id, jobs === '']).toEqual([row.id, broken.length > 0]);
        expect(jobs).not.toMatch(FORBIDDEN);
        expect(jobs.isWellFormed()).toBe(true);
        if (jobs === '') {
          if (row.cities.length === 0) expect(broken).toContain('location');
          continue;
        }
        kept += 1;
        const entries = jobs.match(/<job>[\s\S]*?<\/job>\n/g) ?? [];
        expect(entries).toHaveLength(row.cities.length);
        const references = new Set<string>();
        for (const entry of entries) {
          const fields = fieldsOf(entry);
          for (const name of REQUIRED[portal] ?? [])
            expect([name, fields.get(name)?.trim()]).toEqual([name, expect.stringMatching(/./s)]);
          const reference = fields.get('referencenumber') ?? fields.get('partnerJobId') ?? '';
          expect(reference.length).toBeLessThanOrEqual(40);
          references.add(reference);
          const words = portal === 1699 ? '' : plainText(fields.get('description') ?? '');
          if (portal !== 1699) expect(words.length).toBeGreaterThanOrEqual(LEAST[portal] ?? 0);
          if (portal === 1699) {
            expect(entry).not.toMatch(/&(?:nbsp|quot);/);
            fields.delete('description');
            expect([...fields.values()].join(' ')).not.toMatch(/&(?:amp|lt|gt);/);
          }
          if (!row.show_salary) expect(entry).not.toContain('40000');
        }
        expect(references.size).toBe(row.cities.length);
      }
      expect(kept).toBeGreaterThan(100);
    });
});
