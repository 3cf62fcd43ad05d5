import { describe, it } from 'node:test';
import type { Verdict } from '@cantera/shared/contracts/scoring';
import { expect } from 'expect';
import fc from 'fast-check';
import { conceptNamed } from '../../lexicon/index.ts';
import { yearsOf } from '../../work-years/index.ts';
import type { Line, Material, Profile, Rule } from '../types.ts';
import { judge } from './judge.ts';
import { isUsable } from './usable-lines.ts';

const EMPTY_PROFILE: Profile = { skills: [], languages: [], jobs: [], degrees: [] };
const line = (text: string, section = 'experience', page = 1): Line => ({
  page,
  text,
  box: [50, 100, 300, 112],
  section,
});
const material = (lines: readonly Line[], profile: Partial<Profile> = {}): Material => ({
  lines,
  profile: { ...EMPTY_PROFILE, ...profile },
  month: '2026-06',
});
function rule(label: string, given: Partial<Rule> = {}): Rule {
  const concept = conceptNamed(label, 'SKILL', 'CREDENTIAL', 'OCCUPATION');
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'SKILL',
    label,
    concept: concept?.id ?? null,
    terms: [label, ...(concept?.forms ?? [])],
    level: null,
    years: null,
    weight: 'MUST',
    source: 'FIELD',
    quote: null,
    ...given,
  };
}
const verdictOn = (label: string, ...lines: Line[]): Verdict => judge(rule(label), material(lines)).verdict;

describe('evidence of a criterion', () => {
  it('[SCORE-16] is met by a job, a project, a credential or a list with a level, and quotes page and box', () => {
    expect(
      judge(rule('TypeScript'), material([line('Built the shop in TypeScript', 'experience', 2)])),
    ).toEqual({
      verdict: 'MET',
      quotes: [{ page: 2, text: 'Built the shop in TypeScript', box: [50, 100, 300, 112] }],
      searched: ['TypeScript', 'typescript'],
    });
    expect(verdictOn('TypeScript', line('TypeScript (expert), Python', 'skills'))).toBe('MET');
    expect(verdictOn('TypeScript', line('five years of TypeScript', 'summary'))).toBe('MET');
    expect(verdictOn('PMP', line('PMP certified since 2019', 'education'))).toBe('MET');
  });

  it('[SCORE-16] is partly there in a bare list, or as something broader', () => {
    expect(verdictOn('TypeScript', line('Python, TypeScript', 'skills'))).toBe('PARTLY');
    expect(verdictOn('TypeScript', line('Python (expert), TypeScript', 'skills'))).toBe('PARTLY');
    expect(verdictOn('Django', line('Wrote services in Python'))).toBe('PARTLY');
    expect(verdictOn('Python', line('Wrote services in Django'))).toBe('MET');
  });

  it('[SCORE-16] is not shown without a line that says it, and names the words that were looked for', () => {
    expect(judge(rule('Kafka'), material([line('Wrote services in Python')]))).toEqual({
      verdict: 'NOT_SHOWN',
      quotes: [],
      searched: ['Kafka', 'kafka', 'apache kafka'],
    });
    expect(verdictOn('Java', line('Wrote pages in JavaScript'))).toBe('NOT_SHOWN');
  });

  it('[SCORE-16] is looked for by its own words alone, and names all that were looked for', () => {
    const struck = rule('Python', { terms: ['python 3'] });
    const { verdict, searched } = judge(struck, material([line('Wrote services in Python')]));
    expect(verdict).toBe('NOT_SHOWN');
    expect(searched).toEqual(expect.arrayContaining(['python 3', 'django']));
    expect(searched).not.toContain('python');
    const narrower = judge(struck, material([line('Wrote services in Django')]));
    expect(narrower).toMatchObject({ verdict: 'MET', searched });
    const broader = judge(rule('Django'), material([line('Cooked')]));
    expect(broader.searched).toEqual(expect.arrayContaining(['Django', 'django', 'python']));
    const years = rule('Baker', { kind: 'YEARS', years: 3, terms: ['hornera'] });
    const jobs = [{ position: 'Baker', startDate: '2015', endDate: '2024' }];
    expect(judge(years, material([], { jobs }))).toMatchObject({ verdict: 'PARTLY', searched: ['hornera'] });
  });

  it('[SCORE-16] is met by a licence wherever it is named, and by what is dated among certificates', () => {
    const licence = rule('Forklift licence', { kind: 'CREDENTIAL' });
    expect(judge(licence, material([line('Forklift licence', 'other')])).verdict).toBe('MET');
    expect(judge(licence, material([line('Excel, forklift licence', 'skills')])).verdict).toBe('MET');
    expect(judge(licence, material([line('No forklift licence', 'other')])).verdict).toBe('NOT_SHOWN');
    const under = (heading: string, text: string) => [line(heading, 'other'), line(text, 'other')];
    for (const heading of [
      'Certificates',
      'LICENCES AND CERTIFICATIONS',
      'Courses',
      'Cursos y seminarios',
      'Projectes',
    ])
      expect([heading, verdictOn('First aid', ...under(heading, 'First aid at work, 2023'))]).toEqual([
        heading,
        'MET',
      ]);
    expect(verdictOn('CSCS', line('CSCS card', 'other'))).toBe('MET');
    expect(verdictOn('Chess', line('Chess and music', 'other'))).toBe('PARTLY');
  });

  it('[SCORE-16] is not met by what is dated under interests, references and other headings', () => {
    const other = (...texts: string[]) => texts.map((text) => line(text, 'other'));
    const chess = 'Chess club of Girona, member since 2019';
    expect(verdictOn('Chess', ...other('Interests', chess))).toBe('PARTLY');
    expect(verdictOn('Chess', ...other('Certificates', 'First aid, 2020', 'Interests', chess))).toBe(
      'PARTLY',
    );
    expect(verdictOn('Chess', ...other('Otros datos', chess))).toBe('PARTLY');
    expect(verdictOn('Chess', ...other(chess))).toBe('PARTLY');
    expect(verdictOn('Photography', ...other('Aficiones', 'Photography and travel, Japan 2019'))).toBe(
      'PARTLY',
    );
    expect(verdictOn('Painting', ...other('References', 'Anna Roig, Painting Ltd, 2020'))).toBe('PARTLY');
    expect(verdictOn('Chess', line('Certificates'), ...other('Interests', chess))).toBe('PARTLY');
    expect(verdictOn('Cooking', ...other('Intereses', 'Cooking carne a la brasa'))).toBe('PARTLY');
    for (const card of ['Carné de soldadura', 'Carnet de soldadura'])
      expect([card, verdictOn('Soldadura', ...other('Otros datos', card))]).toEqual([card, 'MET']);
  });

  it('[SCORE-16] is met by a list with a level in the middle, not by the lowest nor by a word of the skill', () => {
    for (const listed of ['Word, SketchUp (intermediate)', 'SketchUp: good', 'SketchUp (nivel medio)'])
      expect([listed, verdictOn('SketchUp', line(listed, 'skills'))]).toEqual([listed, 'MET']);
    for (const listed of ['SketchUp (basic)', 'Word (intermediate), SketchUp', 'SketchUp, medio ambiente'])
      expect([listed, verdictOn('SketchUp', line(listed, 'skills'))]).toEqual([listed, 'PARTLY']);
  });

  it('[SCORE-16] of an occupation is met by a post that somebody held, not by people they worked with', () => {
    const accountant = (...texts: string[]) =>
      judge(rule('Accountant', { kind: 'OCCUPATION' }), material(texts.map((text) => line(text)))).verdict;
    expect(accountant('Senior Accountant')).toBe('MET');
    expect(accountant('Worked in the family firm as an accountant and kept its books')).toBe('MET');
    expect(accountant('Fairmile Partners, Dublin and Cork, office in town, Accountant, 2016 - 2020')).toBe(
      'MET',
    );
    expect(accountant('Prepared the yearly figures together with the accountant of the group')).toBe(
      'PARTLY',
    );
    expect(accountant('Helped the accountant')).toBe('PARTLY');
    const jobs = [{ position: 'Accountant', startDate: '2020', endDate: null }];
    expect(judge(rule('Accountant', { kind: 'OCCUPATION' }), material([], { jobs })).verdict).toBe('MET');
  });

  it('[SCORE-16] is heard where signs stand within what is asked for', () => {
    const licence = rule('Licence category C', { kind: 'CREDENTIAL' });
    expect(judge(licence, material([line('Licence, category C', 'other')])).verdict).toBe('MET');
    expect(judge(licence, material([line('No licence, category C', 'other')])).verdict).toBe('NOT_SHOWN');
    const title = 'Operations | Supply chain';
    expect(verdictOn(title, line(`Head of ${title}`))).toBe('MET');
  });

  it('[SCORE-16] terms of one or two letters count in lists of skills alone', () => {
    expect(verdictOn('R', line('Worked for R. Soler'))).toBe('NOT_SHOWN');
    expect(verdictOn('R', line('Python, R, SQL', 'skills'))).toBe('PARTLY');
    const inProfile = (profile: Partial<Profile>) => judge(rule('Go'), material([], profile)).verdict;
    const job = { position: 'Go to market manager', startDate: null, endDate: null };
    expect(inProfile({ jobs: [job], degrees: ['Go'] })).toBe('NOT_SHOWN');
    expect(inProfile({ skills: ['Go'] })).toBe('PARTLY');
  });

  for (const denied of [
    'I have no experience with Kubernetes',
    'No Kubernetes, no Docker',
    'Would like to work with Docker and Kubernetes',
    'Interested in Kubernetes',
    'Kubernetes: no experience',
    'Kubernetes (no experience)',
    'Worked with a team of Kubernetes administrators',
    'Sin experiencia en Docker ni Kubernetes',
    'Me gustaría aprender Kubernetes',
    'Interesado en Kubernetes',
    'Kubernetes: sin experiencia',
    'Sense experiència amb Kubernetes',
    'M’agradaria aprendre Kubernetes',
    'Interessada en Kubernetes',
    'Kubernetes (pendent)',
    'I don’t know Kubernetes',
    'Hardly any Kubernetes',
    'Planning to take a course in Kubernetes',
    'Kubernetes was handled by another department',
    'Kubernetes certificate expired in 2019',
    'Desconozco Kubernetes',
    'Pendiente de hacer un curso de Kubernetes',
    'El curso de Kubernetes está caducado',
    'Kubernetes era cosa de otro departamento',
    'Desconec Kubernetes',
    'Em falta experiència amb Kubernetes',
    'Kubernetes el portava una altra empresa',
  ])
    it(`[SCORE-16] is not what somebody denies, wishes for or says of others: ${denied}`, () => {
      expect(verdictOn('Kubernetes', line(denied))).toBe('NOT_SHOWN');
    });

  for (const said of [
    'No downtime in two years; ran Kubernetes for 40 services',
    'Kubernetes, Terraform, no experience in Go',
    'Not a designer, but ran Kubernetes for years',
    'Led a migration to Kubernetes',
  ])
    it(`[SCORE-16] is what stands beside something denied: ${said}`, () => {
      expect(verdictOn('Kubernetes', line(said))).toBe('MET');
    });

  for (const [label, said] of [
    ['Cook', 'Cap de cuina'],
    ['Sales manager', 'Cap de vendes'],
    ['Cook', 'Cuiner i cap de partida'],
    ['SAP', 'Led a team of 8 nurses using SAP'],
    ['Docker', 'Responsable de Docker con un equipo de 6 personas y Kubernetes'],
    ['Kubernetes', 'Responsable de Docker con un equipo de 6 personas y Kubernetes'],
    ['Kubernetes', 'Cap d’un equip de sis persones amb Kubernetes'],
    ['Excel', 'No solo Excel, también Power BI'],
    ['Power BI', 'No solo Excel, también Power BI'],
    ['Excel', 'Not only Excel and Power BI'],
    ['Power BI', 'No només Excel, també Power BI'],
    ['Docker', 'Worked with Docker for years'],
    ['Work in progress', 'Managed work in progress of two plants'],
  ] as const)
    it(`[SCORE-16] hears of heads and leaders what they say: ${label} in ${said}`, () => {
      expect(verdictOn(label, line(said))).toBe('MET');
    });

  for (const [label, said] of [
    ['Docker', 'Docker: cap'],
    ['Docker', 'Docker: cap experiència'],
    ['Docker', 'Docker: no'],
    ['SAP', 'Worked in a team of 8 nurses using SAP'],
    ['SAP', 'Formaba parte de un equipo de 8 personas con SAP'],
    ['SAP', 'En un equip de vuit persones amb SAP'],
    ['SAP', 'Worked with colleagues on SAP'],
    ['Excel', 'No Excel, not only for lack of time'],
  ] as const)
    it(`[SCORE-16] still takes out what is denied or of a team: ${label} in ${said}`, () => {
      expect(verdictOn(label, line(said))).toBe('NOT_SHOWN');
    });

  it('[SCORE-16] hears what is denied at the end of the line before', () => {
    const lines = [line('I have so far no experience with'), line('kubernetes and similar tools')];
    expect(verdictOn('Kubernetes', ...lines)).toBe('NOT_SHOWN');
    expect(verdictOn('Kubernetes', line('I have so far no complaints.'), line('kubernetes and tools'))).toBe(
      'MET',
    );
  });

  it('[SCORE-16] takes fields of the profile: a job and a degree as done, a skill as listed', () => {
    const of = (label: string, profile: Partial<Profile>) => judge(rule(label), material([], profile));
    const job = { position: 'Pastry chef', startDate: null, endDate: null };
    expect(of('Pastry chef', { jobs: [job] })).toMatchObject({
      verdict: 'MET',
      quotes: [{ page: null, text: 'Pastry chef', box: null }],
    });
    expect(of('degree in nursing', { degrees: ['Grado en Enfermería'] }).verdict).toBe('MET');
    expect(of('Docker', { skills: ['Docker'] }).verdict).toBe('PARTLY');
  });

  it('[SCORE-16] a further supporting line never lowers a verdict', () => {
    const value = { MET: 2, PARTLY: 1, NOT_SHOWN: 0, CONTRADICTED: 0 } as const;
    const lines = fc.array(
      fc.constantFrom(
        line('Docker', 'skills'),
        line('no Docker at all'),
        line('Ran Docker in production'),
        line('Cooked'),
        line('English B2', 'languages'),
        line('English A2', 'languages'),
      ),
    );
    const more = fc.constantFrom(
      line('Docker: expert', 'skills'),
      line('English C1', 'languages'),
      line('Docker'),
    );
    const rules = [rule('Docker'), language('en', 'C1')];
    fc.assert(
      fc.property(lines, more, (before, one) => {
        for (const asked of rules) {
          const [was, is] = [judge(asked, material(before)), judge(asked, material([...before, one]))];
          if (value[is.verdict] < value[was.verdict]) return false;
        }
        return true;
      }),
    );
  });

  it('[SCORE-16] every positive verdict quotes a line or a field that is there, every absence is an empty search', () => {
    const words = ['Docker', 'ran Docker', 'no Docker', 'Python', 'English C1', 'SQL expert', 'cook'];
    const lines = fc.array(fc.constantFrom(...words).map((text) => line(text, 'skills')));
    fc.assert(
      fc.property(lines, fc.constantFrom('Docker', 'SQL', 'cook', 'Kafka'), (given, label) => {
        const { verdict, quotes, searched } = judge(rule(label), material(given));
        const said = given.map(({ text }) => text);
        if (verdict === 'NOT_SHOWN') return quotes.length === 0 && searched.length > 0;
        return quotes.length > 0 && quotes.every(({ text }) => said.includes(text));
      }),
    );
  });
});

function language(code: string, level: 'A1-A2' | 'B1' | 'B2' | 'C1' | 'C2'): Rule {
  return rule(code, { kind: 'LANGUAGE', terms: [code, 'English'], level, concept: null });
}

describe('languages', () => {
  const of = (level: 'B2' | 'C1', ...lines: Line[]) => judge(language('en', level), material(lines));
  it('[SCORE-16] are met at the level or above, partly one below or without a level, contradicted further down', () => {
    expect(of('B2', line('English: C1', 'languages')).verdict).toBe('MET');
    expect(of('B2', line('English: B2', 'languages')).verdict).toBe('MET');
    expect(of('C1', line('Inglés B2', 'languages')).verdict).toBe('PARTLY');
    expect(of('C1', line('Anglès', 'languages')).verdict).toBe('PARTLY');
    expect(of('C1', line('English A2', 'languages'))).toMatchObject({
      verdict: 'CONTRADICTED',
      quotes: [{ page: 1, text: 'English A2' }],
    });
    expect(of('C1', line('French C1', 'languages')).verdict).toBe('NOT_SHOWN');
    expect(of('C1', line('Taught English to children')).verdict).toBe('NOT_SHOWN');
  });
  it('[SCORE-16] are taken from the profile too', () => {
    const profile = { languages: [{ code: 'en', proficiency: 'C2' as const }] };
    expect(judge(language('en', 'C1'), material([], profile))).toMatchObject({
      verdict: 'MET',
      quotes: [{ page: null, text: 'EN C2' }],
    });
  });
});

describe('years', () => {
  const job = (position: string, startDate: string | null, endDate: string | null = null) => ({
    position,
    startDate,
    endDate,
  });
  it('[SCORE-16] count overlapping jobs once, a year alone whole, and a job that goes on until now', () => {
    expect(yearsOf([job('a', '2020-01', '2021-12'), job('b', '2021-07', '2022-06')], '2026-06')).toBe(2.5);
    expect(yearsOf([job('a', '2019', '2020')], '2026-06')).toBe(2);
    expect(yearsOf([job('a', '2025-07')], '2026-06')).toBe(1);
    expect(yearsOf([job('a', null, '2020')], '2026-06')).toBe(0);
    expect(yearsOf([job('a', '2022', '2020')], '2026-06')).toBe(0);
  });
  it('[SCORE-16] are met in jobs of the occupation, partly in fewer years or in other jobs', () => {
    const asked = rule('Baker', { kind: 'YEARS', years: 3 });
    const of = (...jobs: ReturnType<typeof job>[]) => judge(asked, material([], { jobs }));
    expect(of(job('Panadera', '2018', '2021'))).toMatchObject({
      verdict: 'MET',
      quotes: [{ page: null, text: 'Panadera (2018 – 2021)' }],
    });
    expect(of(job('Baker', '2020', '2021')).verdict).toBe('PARTLY');
    expect(of(job('Driver', '2010', '2021')).verdict).toBe('PARTLY');
    expect(of(job('Driver', '2020', '2021')).verdict).toBe('NOT_SHOWN');
    expect(of().verdict).toBe('NOT_SHOWN');
  });
});

describe('lines that are never evidence', () => {
  const names = ['ada', 'byron'];
  for (const text of [
    'ada@example.test, Docker',
    'linkedin.com/in/docker',
    'Phone +34 600 111 222 Docker',
    'Salary 40.000 € with Docker',
    'Date of birth: 3 May 1990',
    'Nationality: English',
    'Fecha de nacimiento: 1990',
    'Sexo: mujer',
    'Adreça: carrer Docker 5',
    'Born in 1990 in Girona',
    'Ada Byron, Docker engineer',
  ])
    it(`[SCORE-21] hold contacts, amounts or who somebody is: ${text}`, () => {
      expect(isUsable(line(text, 'header'), names)).toBe(false);
    });
  it('[SCORE-21] others are', () => {
    for (const text of ['2015 - 2019 Docker', 'Led Docker for Ada', 'Docker since 2015'])
      expect([text, isUsable(line(text), names)]).toEqual([text, true]);
    expect(isUsable(line('Docker', 'contact'), [])).toBe(false);
  });
});
