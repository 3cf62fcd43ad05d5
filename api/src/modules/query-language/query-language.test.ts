import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type BooleanQuery, parseBoolean, printBoolean } from './boolean-query.ts';
import { booleanOf, readQuery, TooComplexError, writtenOf } from './index.ts';
import { type Knowledge, NOTHING_KNOWN } from './knowledge.ts';

const city = (id: number, label: string, region: string, population = 500_000, countryCode = 'ES') => ({
  concept: `city:${id}`,
  label,
  countryCode,
  region,
  population,
});
const KNOWN: Knowledge = {
  places: new Map([
    ['girona', city(1, 'Girona', 'Catalonia', 96_000)],
    ['barcelona', city(2, 'Barcelona', 'Catalonia')],
    ['madrid', city(3, 'Madrid', 'Madrid')],
    ['spain', { concept: 'country:ES', label: 'Spain', countryCode: 'ES', region: '', population: 1e9 }],
    [
      'catalunya',
      {
        concept: 'region:ES/Catalonia',
        label: 'Catalonia',
        countryCode: 'ES',
        region: 'Catalonia',
        population: 1e9,
      },
    ],
    ['nurse', city(9, 'Nurse', '', 20_000, 'US')],
  ]),
  skills: new Set(['acme cloud']),
  companies: new Set(['mercadona']),
};

/** Clauses in short: kind, values with what they mean, how they are meant, bounds. */
const told = (text: string, knowledge = KNOWN): string[] =>
  readQuery(text, knowledge).clauses.map(({ kind, any, not, optional, atLeast, atMost }) =>
    [
      optional ? 'WISH' : '',
      not ? 'NOT' : '',
      kind,
      any
        .map(({ label, concept, not: isNot }) => `${isNot ? '!' : ''}${concept ?? `“${label}”`}`)
        .join(' | '),
      atLeast === undefined ? '' : `>=${atLeast}`,
      atMost === undefined ? '' : `<=${atMost}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('searches in words', () => {
  const READ: readonly (readonly [string, readonly string[]])[] = [
    [
      'nurse in Girona with 5 years of experience and fluent English',
      ['TITLE occupation.nurse', 'PLACE city:1', 'YEARS >=5', 'LANGUAGE language:en >=4'],
    ],
    [
      'cuiner o cambrera a Barcelona, ex Mercadona',
      ['TITLE occupation.cook | occupation.waiter', 'PLACE city:2', 'COMPANY “Mercadona”'],
    ],
    [
      'comercial con inglés nivel alto, salario 30.000 - 40.000 € brutos',
      ['TITLE occupation.sales-representative', 'LANGUAGE language:en >=4', 'SALARY >=30000 <=40000'],
    ],
    [
      'electrician with a driving licence, up to 2.000 € per month',
      ['TITLE occupation.electrician', 'EDUCATION credential.driving-licence-b', 'SALARY <=24000'],
    ],
    [
      'backend developer acme cloud zzyzx',
      ['TITLE occupation.backend-developer', 'SKILL “acme cloud”', 'WORDS “zzyzx”'],
    ],
    [
      'cook 5 years in Girona earning 2.000 €',
      ['TITLE occupation.cook', 'YEARS >=5', 'PLACE city:1', 'SALARY <=24000'],
    ],
    ['cocinero, entre 1.500 y 2.000 €', ['TITLE occupation.cook', 'SALARY >=18000 <=24000']],
    ['cook in Barcelona, Spain', ['TITLE occupation.cook', 'PLACE city:2']],
    ['cook in Madrid and Barcelona', ['TITLE occupation.cook', 'PLACE city:3 | city:2']],
    [
      'infermera a Catalunya amb anglès B2',
      ['TITLE occupation.nurse', 'PLACE region:ES/Catalonia', 'LANGUAGE language:en >=3'],
    ],
    ['someone called Maria Garcia', ['NAME “Maria Garcia”']],
    [
      'camarero en búsqueda activa, menos de 3 años',
      ['TITLE occupation.waiter', 'STATUS status:ACTIVE', 'YEARS <=2'],
    ],
    ['entre 3 y 5 años de soldador', ['YEARS >=3 <=5', 'TITLE occupation.welder']],
    ['45k developer', ['SALARY <=45000', 'TITLE occupation.software-developer']],
    [
      'teacher, más de 10 anys, francès nadiu',
      ['TITLE occupation.teacher', 'YEARS >=10', 'LANGUAGE language:fr >=5'],
    ],
  ];
  for (const [text, clauses] of READ)
    it(`[SRCH-01] become clauses: ${text}`, () => expect(told(text)).toEqual(clauses));

  const GOVERNED: readonly (readonly [string, readonly string[]])[] = [
    [
      'enfermera sin inglés ni francés, a poder ser con primeros auxilios',
      [
        'TITLE occupation.nurse',
        'NOT LANGUAGE language:en',
        'NOT LANGUAGE language:fr',
        'WISH SKILL skill.first-aid',
      ],
    ],
    [
      'developer not in Madrid, with English',
      ['TITLE occupation.software-developer', 'NOT PLACE city:3', 'LANGUAGE language:en'],
    ],
    [
      'Java, Python or Go developer',
      ['SKILL skill.java | skill.python | skill.golang', 'TITLE occupation.software-developer'],
    ],
    ['without Java or PHP but with Python', ['NOT SKILL skill.java | skill.php', 'SKILL skill.python']],
    ['sense Java i amb Python', ['NOT SKILL skill.java', 'SKILL skill.python']],
    ['French is a plus, electrician', ['WISH LANGUAGE language:fr', 'TITLE occupation.electrician']],
    ['developer, English not required', ['TITLE occupation.software-developer']],
    [
      'tècnica de manteniment, si pot ser amb anglès i carnet B',
      [
        'TITLE occupation.maintenance-technician',
        'WISH LANGUAGE language:en',
        'WISH EDUCATION credential.driving-licence-b',
      ],
    ],
    ['no más de 40k, no menos de 3 años', ['SALARY <=40000', 'YEARS >=3']],
    ['not only Java but also Python', ['SKILL skill.java', 'SKILL skill.python']],
    ['English B2 or French C1', ['LANGUAGE language:en:3 | language:fr:4']],
    ['cocinero sin experiencia en Girona', ['TITLE occupation.cook', 'PLACE city:1']],
    ['cook without experience in Girona', ['TITLE occupation.cook', 'PLACE city:1']],
    ['cuiner sense experiència a Girona', ['TITLE occupation.cook', 'PLACE city:1']],
    ['graduado sin experiencia en Barcelona', ['WORDS “graduado”', 'PLACE city:2']],
    ['cook without experience, Barcelona', ['TITLE occupation.cook', 'PLACE city:2']],
    ['cook, no previous experience required, in Girona', ['TITLE occupation.cook', 'PLACE city:1']],
    ['cook with experience in Girona', ['TITLE occupation.cook', 'PLACE city:1']],
    ['cocinero sin experiencia en Java', ['TITLE occupation.cook', 'NOT SKILL skill.java']],
    ['without experience as a cook', ['NOT TITLE occupation.cook']],
    [
      'electrician que no quiera turno de noche, con inglés',
      ['TITLE occupation.electrician', 'NOT WORDS “turno de noche”', 'LANGUAGE language:en'],
    ],
    ['someone who wants turno de noche', ['WORDS “turno”', 'WORDS “noche”']],
    ['cuiner que no vulgui torn de nit', ['TITLE occupation.cook', 'NOT WORDS “torn de nit”']],
    ['no-code developer', ['WORDS “no”', 'WORDS “code”', 'TITLE occupation.software-developer']],
  ];
  for (const [text, clauses] of GOVERNED)
    it(`[SRCH-02] say how they are meant: ${text}`, () => expect(told(text)).toEqual(clauses));

  it('[SRCH-03] leave out nothing but words of a closed list, and ages, and say where they stood', () => {
    const text = 'We need some people who know Kotlin, 30 years old';
    const { clauses, ignored } = readQuery(text, KNOWN);
    expect(clauses.map(({ any, by }) => [any[0]?.label, by])).toEqual([
      ['know', 'WORDS'],
      ['Kotlin', 'LEXICON'],
    ]);
    expect(ignored.map((one) => one.text)).toEqual(['We', 'need', 'some', 'people', 'who', '30 years old']);
    for (const { text: word, start, end } of ignored) expect(text.slice(start, end)).toBe(word);
    for (const { start, end, any } of clauses) expect(text.slice(start, end)).toBe(any[0]?.label);
  });

  it('[SRCH-02] [SRCH-03] say that a negation of experience as such was left out', () => {
    for (const [text, left] of [
      ['cook without experience in Girona', 'without experience in'],
      ['cuiner sense experiència a Girona', 'sense experiència a'],
      ['cocinero sin experiencia', 'sin experiencia'],
    ] as const)
      expect(readQuery(text, KNOWN).ignored.map((one) => one.text)).toEqual([left]);
  });

  it('[SRCH-03] have as many clauses as a search may have, and say what is beyond', () => {
    const text = Array.from(
      { length: 70 },
      (_, at) => `zq${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`,
    ).join(' ');
    const { clauses, ignored } = readQuery(text, KNOWN);
    expect(clauses).toHaveLength(60);
    expect(ignored.map((one) => one.text)).toEqual(text.split(' ').slice(60));
  });

  it('[SRCH-03] say a thing once, however often it is written, and leave nothing out for that', () => {
    const once = 'frontend zqa, python, at least 5 years, not alone zqb. We need people. ';
    expect(told(once.repeat(30))).toEqual(told(once));
    expect(readQuery(once.repeat(30), KNOWN).ignored.map((one) => one.text)).toEqual(
      readQuery(once, KNOWN).ignored.map((one) => one.text),
    );
    expect(told('python, ZQÀ, zqa, not zqa')).toEqual([
      'SKILL skill.python',
      'WORDS “ZQÀ”',
      'NOT WORDS “zqa”',
    ]);
  });

  it('name every word that was left out where nothing is looked for', () => {
    expect(readQuery('the of and a with', KNOWN).ignored.map((one) => one.text)).toEqual([
      'the',
      'of',
      'and',
      'a',
      'with',
    ]);
  });

  it('leave out by words beside each other as by a phrase', () => {
    expect(told('cocinero, no recién zqgraduados')).toEqual([
      'TITLE occupation.cook',
      'NOT WORDS “recién zqgraduados”',
    ]);
    expect(told('cook, not zqa, zqb')).toEqual([
      'TITLE occupation.cook',
      'NOT WORDS “zqa”',
      'NOT WORDS “zqb”',
    ]);
  });

  it('[SRCH-01] of nothing but signs say nothing, and never fail', () => {
    for (const text of ['', ' ', ',,;', '👩‍🚀', '((((', '"', 'or or not', '–– 12 ––', 'a'.repeat(1000)])
      expect(Array.isArray(readQuery(text, NOTHING_KNOWN).clauses)).toBe(true);
  });
});

describe('searches with operators', () => {
  it('say which signs say nothing: operators without what belongs to them, and parentheses', () => {
    const LEFT: readonly (readonly [string, readonly string[]])[] = [
      ['(React OR Angular) AND TypeScript AND (', ['AND (']],
      ['(React OR Angular) AND AND TypeScript) NOT', ['AND', ') NOT']],
      ['OR React AND Vue AND () AND Angular', ['OR', 'AND ()']],
      ['React AND (Angular OR', ['OR']],
      // Read as if it were closed: nothing is lost.
      ['React AND (Angular OR "Vue 3 AND ("', []],
      ['(React OR Angular) AND NOT (PHP AND -Java)', []],
    ];
    for (const [text, left] of LEFT) {
      const { ignored } = readQuery(text, NOTHING_KNOWN);
      expect([text, ignored.map((one) => one.text)]).toEqual([text, left]);
      for (const { text: signs, start, end } of ignored) expect(text.slice(start, end)).toBe(signs);
    }
  });

  it('[SRCH-04] are read strictly', () => {
    expect(told('"data scientist" AND (python OR R) NOT junior')).toEqual([
      'TITLE occupation.data-scientist',
      'SKILL skill.python | skill.r-language',
      'NOT WORDS “junior”',
    ]);
    expect(told('python AND java OR kotlin')).toEqual([
      'SKILL skill.python | skill.kotlin',
      'SKILL skill.java | skill.kotlin',
    ]);
    expect(told('NOT (python OR english)')).toEqual(['NOT SKILL skill.python', 'NOT LANGUAGE language:en']);
    expect(told('cook OR NOT python')).toEqual(['WORDS occupation.cook | !skill.python']);
    expect(told('micro* AND "machine vision"')).toEqual(['WORDS “micro*”', 'WORDS “machine vision”']);
  });

  const SENTENCES: readonly (readonly [string, readonly string[]])[] = [
    [
      'nurse of "Clínica Montblanc" in Girona or Madrid, ideally Catalan C1, 3 years of experience',
      [
        'TITLE occupation.nurse',
        'WORDS “Clínica Montblanc”',
        'PLACE city:1 | city:3',
        'WISH LANGUAGE language:ca >=4',
        'YEARS >=3',
      ],
    ],
    [
      'Nurse (night shifts) in Girona, ideally Catalan C1, 3 years of experience',
      [
        'TITLE occupation.nurse',
        'WORDS “night”',
        'WORDS “shifts”',
        'PLACE city:1',
        'WISH LANGUAGE language:ca >=4',
        'YEARS >=3',
      ],
    ],
    ['Enfermera (H/M) en Girona', ['TITLE occupation.nurse', 'PLACE city:1']],
    [
      'nurse in Girona OR Madrid, ideally Catalan C1',
      ['TITLE occupation.nurse', 'PLACE city:1 | city:3', 'WISH LANGUAGE language:ca >=4'],
    ],
    [
      'cook (with English OR French) in Girona',
      ['TITLE occupation.cook', 'LANGUAGE language:en | language:fr', 'PLACE city:1'],
    ],
    [
      'cook, worked at "Casa Pep, Bar", not "night shifts"',
      ['TITLE occupation.cook', 'COMPANY “Casa Pep, Bar”', 'NOT WORDS “night shifts”'],
    ],
    [
      'nurse in Girona - "Clínica Montblanc"',
      ['TITLE occupation.nurse', 'PLACE city:1', 'WORDS “Clínica Montblanc”'],
    ],
    ['monitors of 24" in Girona', ['WORDS “monitors”', 'WORDS “24”', 'PLACE city:1']],
  ];
  for (const [text, clauses] of SENTENCES)
    it(`[SRCH-21] are none for a sign or two: ${text}`, () => expect(told(text)).toEqual(clauses));

  it('[SRCH-21] say of a mark for both sexes that it was left out', () => {
    expect(readQuery('Enfermera (H/M) en Girona', KNOWN).ignored.map((one) => one.text)).toEqual(['H/M']);
  });

  it('[SRCH-04] know a minus, and punctuation is no part of their words', () => {
    expect(told('python, AND (java, OR kotlin.) -junior -"night shifts"')).toEqual([
      'SKILL skill.python',
      'SKILL skill.java | skill.kotlin',
      'NOT WORDS “junior”',
      'NOT WORDS “night shifts”',
    ]);
    const { clauses, ignored } = readQuery('python , AND java & the – OR', KNOWN);
    expect([clauses.length, ignored.map((one) => one.text)]).toEqual([2, ['the', 'OR']]);
  });

  it('[SRCH-04] that make too much of themselves are refused', () => {
    const part = (at: number) => `(a${at} AND b${at} AND c${at})`;
    const text = Array.from({ length: 6 }, (_, at) => part(at)).join(' OR ');
    expect(() => readQuery(text, NOTHING_KNOWN)).toThrow(TooComplexError);
  });

  it('[SRCH-04] leave out what other sites ask elsewhere', () => {
    const { clauses } = readQuery(
      'backend developer or cook in Girona, B2 English, 5 years, 40k, ideally Java, not junior',
      KNOWN,
    );
    expect(booleanOf(clauses)).toBe('("backend developer" OR cook) AND English AND NOT junior');
  });

  it('[SRCH-04] leave stars to this search: other sites get the beginning of the word, and it is written back with its star', () => {
    const { clauses } = readQuery('(micro* OR "front*") AND cook AND NOT jun*', KNOWN);
    expect(booleanOf(clauses)).toBe('(micro OR front) AND cook AND NOT jun');
    expect(writtenOf(clauses)).toBe('(micro* OR front*) AND cook AND NOT jun*');
    const star = {
      id: 'c1',
      kind: 'WORDS',
      any: [{ label: '*' }],
      not: false,
      optional: false,
      by: 'USER',
    } as const;
    expect(booleanOf([{ ...star, any: [...star.any] }])).toBe('');
  });

  const SAID_TWICE: readonly (readonly [string, readonly string[]])[] = [
    ['python AND Python AND java', ['SKILL skill.python', 'SKILL skill.java']],
    ['(python OR java) AND (java OR PYTHON)', ['SKILL skill.python | skill.java']],
    ['NOT junior AND -Junior AND cook', ['NOT WORDS “junior”', 'TITLE occupation.cook']],
    ['python OR java OR python', ['SKILL skill.python | skill.java']],
    // By what they mean, not by their letters alone.
    ['kubernetes AND k8s', ['SKILL skill.kubernetes']],
    ['kubernetes OR k8s', ['SKILL skill.kubernetes']],
    // Said twice, each time with something else: neither goes.
    ['python AND (python OR java)', ['SKILL skill.python', 'SKILL skill.python | skill.java']],
    ['python AND NOT python', ['SKILL skill.python', 'NOT SKILL skill.python']],
  ];
  for (const [text, clauses] of SAID_TWICE)
    it(`[SRCH-27] make one condition of what is said twice: ${text}`, () => {
      expect(told(text)).toEqual(clauses);
      expect(readQuery(text, KNOWN).clauses.map(({ id }) => id)).toEqual(
        clauses.map((_, at) => `c${at + 1}`),
      );
    });

  it('[SRCH-27] are not too much for being said often', () => {
    const text = Array.from({ length: 60 }, () => '(qa AND qb)').join(' OR ');
    expect(told(text)).toEqual(['WORDS “qa”', 'WORDS “qb”']);
  });

  /** Numbers from 0 to below 1, the same every time (xorshift). */
  const randomFrom = (seed: number) => {
    let state = seed;
    return () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) / 4_294_967_296;
    };
  };
  const WORDS = [
    'java',
    'C++',
    'head of growth',
    'NOT',
    'or',
    'l’any',
    'micro*',
    'a(b',
    'Müller',
    '(x)',
    'ci/cd',
    'AND',
    '-x',
    'Inc.',
    'a,',
  ];

  function randomQuery(random: () => number, depth: number): BooleanQuery {
    const kind = depth === 0 ? 0 : Math.floor(random() * 4);
    const text = WORDS[Math.floor(random() * WORDS.length)] ?? 'x';
    if (kind === 0) return { is: 'TEXT', text };
    if (kind === 1) return { is: 'NOT', of: randomQuery(random, depth - 1) };
    const is = kind === 2 ? 'AND' : 'OR';
    const of = Array.from({ length: 2 + Math.floor(random() * 3) }, () => randomQuery(random, depth - 1));
    return { is, of: of.flatMap((part) => (part.is === is ? part.of : [part])) };
  }

  it('[SRCH-04] read back as they were written: 10,000 random queries', () => {
    const random = randomFrom(20_261_123);
    for (let round = 0; round < 10_000; round += 1) {
      const query = randomQuery(random, 4);
      const printed = printBoolean(query);
      const read = parseBoolean(printed);
      if (JSON.stringify(read) !== JSON.stringify(query))
        expect({ printed, read }).toEqual({ printed, read: query });
    }
  });

  const LETTERS = ['qa', 'qb', 'qc', 'qd'];
  function small(random: () => number, depth: number): BooleanQuery {
    const kind = depth === 0 ? 0 : Math.floor(random() * 4);
    if (kind === 0) return { is: 'TEXT', text: LETTERS[Math.floor(random() * 4)] ?? 'qa' };
    if (kind === 1) return { is: 'NOT', of: small(random, depth - 1) };
    return { is: kind === 2 ? 'AND' : 'OR', of: [small(random, depth - 1), small(random, depth - 1)] };
  }

  it('[SRCH-27] ask the same when they are said again beside themselves', () => {
    const random = randomFrom(11);
    for (let round = 0; round < 1000; round += 1) {
      const query = printBoolean(small(random, 2));
      const once = told(`(${query}) AND NOT qe`, NOTHING_KNOWN);
      const again = query.toUpperCase();
      expect([query, told(`(${query}) AND (${again}) AND NOT qe`, NOTHING_KNOWN)]).toEqual([query, once]);
      expect([query, told(`((${query}) OR (${again})) AND NOT qe`, NOTHING_KNOWN)]).toEqual([query, once]);
    }
  });

  it('[SRCH-04] ask the same in clauses: whoever a query means, they mean', () => {
    const random = randomFrom(7);
    const means = (query: BooleanQuery, has: ReadonlySet<string>): boolean => {
      if (query.is === 'TEXT') return has.has(query.text);
      if (query.is === 'NOT') return !means(query.of, has);
      return query.is === 'AND'
        ? query.of.every((part) => means(part, has))
        : query.of.some((part) => means(part, has));
    };
    for (let round = 0; round < 1000; round += 1) {
      const query = small(random, 3);
      // Operators, so that it is read strictly.
      const { clauses } = readQuery(`(${printBoolean(query)})`, NOTHING_KNOWN);
      for (let mask = 0; mask < 16; mask += 1) {
        const has = new Set(LETTERS.filter((_, at) => (mask >> at) & 1));
        const met = clauses.every(
          ({ any, not }) => any.some((value) => has.has(value.label) !== (value.not ?? false)) !== not,
        );
        expect([printBoolean(query), mask, met]).toEqual([printBoolean(query), mask, means(query, has)]);
      }
    }
  });
});
