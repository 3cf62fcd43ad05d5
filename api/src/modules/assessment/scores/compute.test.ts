import { describe, it } from 'node:test';
import { CRITERION_WEIGHTS, VERDICTS } from '@cantera/shared/contracts/scoring';
import { expect } from 'expect';
import fc from 'fast-check';
import type { ReadPage } from '../../cv-pages/index.ts';
import { deriveRules } from '../criteria/derive.ts';
import { compute, correctedSums, hashOf, type Input } from './compute.ts';
import { sumsOf, type WeighedVerdict } from './sums.ts';

describe('the sums', () => {
  const must = (verdict: WeighedVerdict['verdict']): WeighedVerdict => ({ weight: 'MUST', verdict });
  const nice = (verdict: WeighedVerdict['verdict']): WeighedVerdict => ({ weight: 'NICE', verdict });
  const soft = (verdict: WeighedVerdict['verdict']): WeighedVerdict => ({ weight: 'SOFT', verdict });
  it('[SCORE-17] weigh a must 3, a wish 1 and a soft skill a half; what is partly there counts half, strictly nothing', () => {
    const judged = [
      must('MET'),
      nice('PARTLY'),
      soft('NOT_SHOWN'),
      { weight: 'OFF', verdict: 'MET' } as const,
    ];
    expect(sumsOf(judged)).toEqual({ lax: 78, strict: 67, veryStrict: 67, judgedShare: 4 / 4.5 });
  });
  it('[SCORE-17] give at most 49 very strictly while a must is not met', () => {
    expect(sumsOf([must('MET'), must('PARTLY'), must('MET')])).toMatchObject({ strict: 67, veryStrict: 49 });
    expect(sumsOf([must('CONTRADICTED')])).toEqual({ lax: 0, strict: 0, veryStrict: 0, judgedShare: 1 });
  });
  it('[SCORE-17] round a half up', () => {
    expect(sumsOf([nice('MET'), ...Array(7).fill(nice('NOT_SHOWN'))])?.lax).toBe(13);
    expect(sumsOf([{ weight: 'OFF', verdict: 'MET' }])).toBeNull();
    expect(sumsOf([])).toBeNull();
  });
  it('[SCORE-17] never rise with strictness, and never fall when a verdict gets better', () => {
    const judged = fc.record({
      weight: fc.constantFrom(...CRITERION_WEIGHTS),
      verdict: fc.constantFrom(...VERDICTS),
    });
    fc.assert(
      fc.property(fc.array(judged), judged, (others, one) => {
        const sums = sumsOf([...others, one]);
        if (!sums) return true;
        const better = sumsOf([...others, { ...one, verdict: 'MET' }]);
        const isOrdered = sums.veryStrict <= sums.strict && sums.strict <= sums.lax && sums.lax <= 100;
        const rises = better && better.lax >= sums.lax && better.veryStrict >= sums.veryStrict;
        return isOrdered && sums.veryStrict >= 0 && rises === true;
      }),
    );
  });
});

const RULES = deriveRules({
  id: '00000000-0000-4000-8000-000000000009',
  title: 'Backend developer',
  jobDescription: '',
  yearsFrom: 3,
  languages: [{ code: 'en', proficiency: 'B2' }],
  skills: [{ name: 'Docker', type: 'HARD_SKILL' }],
});
const page = (lines: readonly string[], given: Partial<ReadPage> = {}): ReadPage => ({
  page: 1,
  checked: true,
  tongue: 'en',
  hidden: [],
  lines: lines.map((text) => ({ text, bbox: [0, 0, 1, 1], section: 'experience' })),
  ...given,
});
const NOTHING = { skills: [], languages: [], jobs: [], degrees: [] };
const input = (given: Partial<Input> = {}): Input => ({
  rules: RULES,
  pages: [page(['Ran Docker in production', 'Backend developer at Acme'])],
  profile: NOTHING,
  person: { firstName: 'Ada', lastName: 'Byron' },
  month: '2026-06',
  ...given,
});

describe('a score', () => {
  it('[SCORE-20] is there, or says why not', () => {
    const statusOf = (given: Partial<Input>) => compute(input(given)).status;
    const docker = { ...NOTHING, skills: ['Docker'] };
    expect(statusOf({})).toBe('SCORED');
    expect(statusOf({ rules: [] })).toBe('NO_CRITERIA');
    expect(statusOf({ rules: RULES.map((rule) => ({ ...rule, weight: 'OFF' as const })) })).toBe(
      'NO_CRITERIA',
    );
    expect(statusOf({ pages: null })).toBe('NO_CV');
    expect(statusOf({ pages: null, profile: docker })).toBe('SCORED');
    expect(statusOf({ pages: [page([])] })).toBe('NO_TEXT');
    expect(statusOf({ pages: [page([])], profile: docker })).toBe('SCORED');
    expect(statusOf({ pages: [page(['Docker'], { checked: false })], profile: docker })).toBe('UNCHECKED');
    expect(statusOf({ pages: [page(['Docker'], { tongue: null })] })).toBe('LANGUAGE');
  });

  it('[SCORE-16] [SCORE-14] takes nothing from a page of which nobody knows what people see', () => {
    const pages = [page(['Cooked']), page(['Ran Docker'], { page: 2, checked: false })];
    const verdicts = (given: ReadPage[]) =>
      compute(input({ pages: given })).verdicts.find(({ label }) => label === 'Docker')?.verdict;
    expect(verdicts(pages)).toBe('NOT_SHOWN');
    expect(verdicts([page(['Cooked']), page(['Ran Docker'], { page: 2 })])).toBe('MET');
  });

  it('[SCORE-21] is the same whoever it is: name, address, birth, sex and nationality change nothing', () => {
    const who = fc.record({
      first: fc.constantFrom('Ada', 'Omar', 'Docker', 'María'),
      last: fc.constantFrom('Byron', 'Haddad', 'English', 'de la Cruz'),
      mail: fc.constantFrom('a@b.test', 'docker@english.test'),
      birth: fc.constantFrom('Date of birth: 1 May 1970', 'Fecha de nacimiento: 2001', 'Born in 1990'),
      sex: fc.constantFrom('Sex: female', 'Sexo: hombre', 'Gender: X'),
      nationality: fc.constantFrom('Nationality: English', 'Nacionalidad: marroquí'),
      address: fc.constantFrom('Address: Docker Street 5', 'Adreça: carrer Major 1'),
    });
    const of = (one: Record<string, string>): Input =>
      input({
        person: { firstName: one.first ?? '', lastName: one.last ?? '' },
        pages: [
          page([
            `${one.first} ${one.last}`,
            one.mail ?? '',
            one.birth ?? '',
            one.sex ?? '',
            one.nationality ?? '',
            one.address ?? '',
            'Backend developer at Acme',
          ]),
        ],
      });
    fc.assert(
      fc.property(who, who, (a, b) => {
        const [left, right] = [of(a), of(b)];
        return (
          hashOf(left) === hashOf(right) && JSON.stringify(compute(left)) === JSON.stringify(compute(right))
        );
      }),
    );
  });

  it('[SCORE-18] is another only where its input is: same hash, same score', () => {
    expect(hashOf(input())).toBe(hashOf(input()));
    const others: Partial<Input>[] = [
      { rules: RULES.slice(1) },
      { pages: null },
      { pages: [page(['Ran Docker in production'])] },
      { profile: { ...NOTHING, skills: ['Docker'] } },
      { month: '2026-07' },
    ];
    const hashes = others.map((given) => hashOf(input(given)));
    expect(new Set([hashOf(input()), ...hashes]).size).toBe(others.length + 1);
  });

  it('[SCORE-19] counts what a person put in the place of what the search found', () => {
    const { verdicts } = compute(input());
    const docker = verdicts.find(({ label }) => label === 'Docker')?.criterionId ?? '';
    const plain = correctedSums(verdicts, []);
    const corrected = correctedSums(verdicts, [{ criterionId: docker, verdict: 'NOT_SHOWN' }]);
    expect(plain?.lax).toBeGreaterThan(corrected?.lax ?? 100);
    expect(correctedSums(verdicts, [{ criterionId: 'another', verdict: 'MET' }])).toEqual(plain);
  });
});
