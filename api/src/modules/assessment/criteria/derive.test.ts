import { describe, it } from 'node:test';
import { expect } from 'expect';
import { foldTerm } from '../../lexicon/index.ts';
import { deriveRules, type PositionDemands } from './derive.ts';
import { askedLines } from './description-lines.ts';

const asked = (given: Partial<PositionDemands> = {}): PositionDemands => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Cook',
  jobDescription: '',
  yearsFrom: null,
  languages: [],
  skills: [],
  ...given,
});
const told = (given: Partial<PositionDemands>) =>
  deriveRules(asked(given)).map(({ kind, label, weight, source }) => [kind, label, weight, source]);

describe('the criteria of a position', () => {
  it('[SCORE-15] come from its title, years, skills and languages', () => {
    expect(
      told({
        title: 'Cocinera',
        yearsFrom: 2,
        skills: [
          { name: 'Pastry', type: 'HARD_SKILL' },
          { name: 'Forklift licence', type: 'HARD_SKILL' },
          { name: 'Teamwork', type: 'SOFT_SKILL' },
        ],
        languages: [{ code: 'es', proficiency: 'C1' }],
      }),
    ).toEqual([
      ['OCCUPATION', 'Cocinera', 'MUST', 'FIELD'],
      ['YEARS', 'Cocinera', 'MUST', 'FIELD'],
      ['SKILL', 'Pastry', 'MUST', 'FIELD'],
      ['CREDENTIAL', 'Forklift licence', 'MUST', 'FIELD'],
      ['SOFT', 'Teamwork', 'SOFT', 'FIELD'],
      ['LANGUAGE', 'es', 'MUST', 'FIELD'],
    ]);
    expect(told({ title: 'Chief of nothing' })).toEqual([
      ['OCCUPATION', 'Chief of nothing', 'NICE', 'FIELD'],
    ]);
  });

  it('[SCORE-15] are looked for by what they are called in other languages, of women and men, and without rank', () => {
    const termsOfTitle = (title: string) => deriveRules(asked({ title }))[0]?.terms;
    expect(termsOfTitle('Warehouse manager')).toEqual(
      expect.arrayContaining(['Warehouse manager', 'encargada de almacén', 'cap de magatzem']),
    );
    expect(termsOfTitle('Encargado de obrador')).toEqual(
      expect.arrayContaining(['Encargado de obrador', 'encargada de obrador']),
    );
    expect(termsOfTitle('Senior frontend engineer')).toEqual(
      expect.arrayContaining(['desarrolladora frontend', 'ingeniera frontend', 'enginyer frontend']),
    );
    expect(termsOfTitle('Senior conservator')).toContain('conservator');
    const skills = [
      { name: 'Triage', type: 'HARD_SKILL' as const },
      { name: 'Inventory', type: 'HARD_SKILL' as const },
    ];
    const [, triage, inventory] = deriveRules(asked({ skills }));
    expect(triage).toMatchObject({ label: 'Triage', concept: null, weight: 'MUST' });
    expect(triage?.terms).toEqual(expect.arrayContaining(['triaje de pacientes', 'triatge de pacients']));
    expect(inventory?.terms).toEqual(expect.arrayContaining(['inventario', 'inventari']));
  });

  it('[SCORE-15] have words each once and no more than can be sent back', () => {
    const names = ['Stock control', 'Driving licence', 'Office', 'Solar panels', 'SQL'];
    const skills = names.map((name) => ({ name, type: 'HARD_SKILL' as const }));
    for (const { label, terms } of deriveRules(asked({ skills, title: 'Cook' }))) {
      expect([label, terms.length <= 40]).toEqual([label, true]);
      expect([label, new Set(terms.map(foldTerm)).size]).toEqual([label, terms.length]);
    }
  });

  it('[SCORE-15] take a name of one or two letters only where it stands as a name', () => {
    const fromText = (line: string) =>
      told({ jobDescription: `<h2>Requirements</h2><ul><li>${line}</li></ul>` }).flatMap(
        ([, label, , source]) => (source === 'TEXT' ? [label] : []),
      );
    expect(fromText('Willing to go to clients with Docker')).toEqual(['docker']);
    expect(fromText('Go to market with Docker')).toEqual(['docker']);
    expect(fromText('Experience in R&amp;D and Docker')).toEqual(['docker']);
    expect(fromText('Docker, Go and R')).toEqual(expect.arrayContaining(['docker', 'go', 'r']));
    expect(fromText('Experiencia con Go o Docker.')).toEqual(expect.arrayContaining(['docker', 'go']));
    expect(fromText('Go (Docker)')).toContain('docker');
  });

  it('[SCORE-32] takes no sentence beside a list for a condition, unless it names what it asks for', () => {
    const spoken = '<p>Missing a point? Apply all the same.</p><p>Without Docker it will not do.</p>';
    const toldOf = (list: string) =>
      told({ jobDescription: `<h2>Requirements</h2>${list}${spoken}<h2>We offer</h2><p>Coffee</p>` }).slice(
        1,
      );
    const docker = ['SKILL', 'docker', 'MUST', 'TEXT'];
    expect(toldOf('<ul><li>Good mood</li></ul>')).toEqual([['PHRASE', 'Good mood', 'OFF', 'TEXT'], docker]);
    // Where nothing is listed, its paragraphs are what is asked for.
    expect(toldOf('')).toEqual([['PHRASE', 'Missing a point? Apply all the same.', 'OFF', 'TEXT'], docker]);
  });

  it('[SCORE-15] come from lines of the description under headings for requirements, in three languages', () => {
    const html = (heading: string, wish: string) =>
      `<h2>Tasks</h2><p>Docker</p><h2>${heading}</h2><ul><li>Kafka and SQL</li><li>Good mood</li></ul><h3>${wish}</h3><ul><li>English B2</li></ul>`;
    for (const [heading, wish] of [
      ['Requirements', 'Nice to have'],
      ['Requisitos', 'Se valora'],
      ['Requisits', 'Es valora'],
    ] as const)
      expect([heading, told({ jobDescription: html(heading, wish) }).slice(1)]).toEqual([
        heading,
        [
          ['SKILL', 'kafka', 'MUST', 'TEXT'],
          ['SKILL', 'sql', 'MUST', 'TEXT'],
          ['PHRASE', 'Good mood', 'OFF', 'TEXT'],
          ['LANGUAGE', 'en', 'NICE', 'TEXT'],
        ],
      ]);
  });

  it('[SCORE-15] quote the line they come from, and take wishes by their own words', () => {
    const jobDescription = '<p><strong>Requirements:</strong></p><p>SQL &amp; more</p><p>Kafka is a plus</p>';
    expect(deriveRules(asked({ jobDescription })).map(({ quote, weight }) => [quote, weight])).toEqual([
      [null, 'MUST'],
      ['SQL & more', 'MUST'],
      ['Kafka is a plus', 'NICE'],
    ]);
    expect(askedLines('<p>Nothing is asked</p><p>We cook.</p>')).toEqual([]);
    expect(askedLines('<h2>Requirements</h2><p>One</p><h2>We offer</h2><p>Two</p>')).toEqual([
      { text: 'One', isWish: false, isBesideList: false },
    ]);
  });

  it('[SCORE-15] each is there once, a field before the text, with the same id at every reading', () => {
    const given = {
      skills: [{ name: 'Kafka', type: 'HARD_SKILL' as const }],
      jobDescription: '<h2>Requirements</h2><ul><li>Apache Kafka</li></ul>',
    };
    const rules = deriveRules(asked(given));
    expect(rules.filter(({ concept }) => concept === 'kafka')).toMatchObject([
      { source: 'FIELD', weight: 'MUST' },
    ]);
    expect(deriveRules(asked(given)).map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    const elsewhere = deriveRules({ ...asked(given), id: '00000000-0000-4000-8000-000000000002' });
    expect(elsewhere.some(({ id }) => rules.some((rule) => rule.id === id))).toBe(false);
  });

  it('[SCORE-15] are others once the occupation, the years or the level are others, and the same by another name', () => {
    const ids = (given: Partial<PositionDemands>) =>
      Object.fromEntries(deriveRules(asked(given)).map(({ kind, id }) => [kind, id]));
    const given = { yearsFrom: 2, languages: [{ code: 'en', proficiency: 'B2' as const }] };
    const before = ids(given);
    expect(ids({ ...given, title: 'Cocinera' })).toEqual(before);
    const baker = ids({ ...given, title: 'Baker' });
    expect([baker.OCCUPATION === before.OCCUPATION, baker.YEARS === before.YEARS]).toEqual([false, false]);
    expect(baker.LANGUAGE).toBe(before.LANGUAGE);
    const unknown = ids({ ...given, title: 'Chief of nothing' });
    expect(ids({ ...given, title: 'chief of  NOTHING' })).toEqual(unknown);
    expect(ids({ ...given, title: 'Chief of all' }).OCCUPATION).not.toBe(unknown.OCCUPATION);
    const asMuch = ids({ yearsFrom: 5, languages: [{ code: 'en', proficiency: 'C1' }] });
    expect([asMuch.YEARS === before.YEARS, asMuch.LANGUAGE === before.LANGUAGE]).toEqual([false, false]);
    expect(asMuch.OCCUPATION).toBe(before.OCCUPATION);
  });

  it('[SCORE-15] a level in a field goes before another in the text', () => {
    const rules = deriveRules(
      asked({
        languages: [{ code: 'en', proficiency: 'C1' }],
        jobDescription: '<h2>Requirements</h2><p>English B2</p>',
      }),
    );
    expect(rules.filter(({ kind }) => kind === 'LANGUAGE').map(({ level }) => level)).toEqual(['C1']);
  });

  it('[SCORE-15] a long line is cut between characters', () => {
    const line = `${'x'.repeat(99)}😀 and more`;
    const [, [, label] = []] = told({ jobDescription: `<h2>Requirements</h2><ul><li>${line}</li></ul>` });
    expect(label).toBe('x'.repeat(99));
  });
});
