import { describe, it } from 'node:test';
import { expect } from 'expect';
import { city, job, type PersonFacts, report, said, summary } from '../../../testing/report-said.ts';
import { attackBlocks } from './index.ts';

/** What the attack finds in a text of somebody's that nobody masked. */
const kindsIn = (text: string, given: PersonFacts = {}, blurred: readonly string[] = []): string[] =>
  attackBlocks(report(given, { choices: { blurred } }).identity, [
    {
      kind: 'SCORE',
      section: 'SCORE',
      title: '',
      positiveTitle: '',
      riskTitle: '',
      scoringLax: { finalScore: 1, positiveAspects: [text], risks: [] },
    },
  ]).map(({ kind }) => kind);
const masked = (texts: readonly (readonly [string, string])[], given: PersonFacts = {}): void =>
  expect(texts.map(([text]) => summary({ ...given, summary: text }))).toEqual(texts.map(([, is]) => is));

describe('what texts tell otherwise', () => {
  it('[CREP-38] masks ages in words', () => {
    masked([
      ['I am in my forties, in her early 40s.', 'I am in my XXXXX, in her XXXXX.'],
      ["I'm forty-two. A mid-thirties cook; middle-aged.", "I'm XXXXX. A mid-XXXXX cook; XXXXX."],
      ['Forty two years old, and a forty-something.', 'XXXXX years old, and a XXXXX.'],
      ['He turned fifty last year.', 'He turned XXXXX last year.'],
      ['Con cuarenta años decidí cambiar.', 'Con XXXXX años decidí cambiar.'],
      ['Tengo cuarenta y dos años. A mis cuarenta y pico.', 'Tengo XXXXX años. A mis XXXXX.'],
      ['Ronda los cincuenta. Mujer de cuarenta años.', 'Ronda los XXXXX. Mujer de XXXXX años.'],
      ['Cuarentona; treintañero; de mediana edad.', 'XXXXX; XXXXX; XXXXX.'],
      ['Amb quaranta-dos anys. Tinc quaranta anys.', 'Amb XXXXX anys. Tinc XXXXX anys.'],
      ['Als meus quaranta. Passats els cinquanta, sí.', 'Als meus XXXXX. Passats els XXXXX, sí.'],
      ['Nacida en los ochenta. Born in the 80s.', 'Nacida en los XXXXX. Born in the XXXXX.'],
    ]);
  });

  it('[CREP-38] leaves other numbers in words', () => {
    for (const text of [
      'Con cuarenta años de experiencia y con 20 años en el sector.',
      'Una empresa familiar con cuarenta años. Contrato de veinte años.',
      'I am twenty minutes away and forty percent done. I turned thirty leads into clients.',
      'Una treintena de personas; los cuarenta empleados; a los 40 principales.',
      'Tengo veinte personas a cargo. Tinc vint anys d’experiència.',
      'Trabajé durante la cuarentena. Pasé los 40 clientes.',
    ])
      masked([[text, text]]);
  });

  it('[CREP-39] finds ages in words', () => {
    const texts = [
      'I am in my forties.',
      'Early thirties.',
      "I'm forty-two.",
      'Tengo cuarenta y dos años.',
      'Con cuarenta años, empieza.',
      'Amb quaranta-dos anys i ganes.',
      'Als meus quaranta.',
      'Rondo los cincuenta.',
      'Mujer de cuarenta años.',
      'Cuarentona.',
    ];
    expect(texts.map((text) => [text, kindsIn(text)])).toEqual(texts.map((text) => [text, ['AGE']]));
    expect(kindsIn('Nacida en los ochenta.')).toEqual(['BIRTH_DATE']);
    expect(kindsIn('Con cuarenta años de experiencia. I am twenty minutes away.')).toEqual([]);
  });

  it('[CREP-38] [CREP-39] masks where somebody grew up, came from or moved to, with or without capitals', () => {
    masked([
      ['Se crió en Besora. De Besora, sí.', 'Se crió en XXXXX. De XXXXX, sí.'],
      ['Afincada en Reus; vivió en Valls.', 'Afincada en XXXXX; vivió en XXXXX.'],
      ['Soy de Besalú. Sóc d’Olot i vinc de Vic.', 'Soy de XXXXX. Sóc d’XXXXX i vinc de XXXXX.'],
      ['I grew up in Leeds and moved to Bath.', 'I grew up in XXXXX and moved to XXXXX.'],
      ['vivo en olot y soy de sant cugat del vallès.', 'vivo en XXXXX y soy de XXXXX.'],
      ['Va néixer a la Garriga.', 'Va néixer a la XXXXX.'],
      ['Vivo cerca de Besora.', 'Vivo cerca de XXXXX.'],
      ['Vivo a las afueras de Besora.', 'Vivo a las afueras de XXXXX.'],
      [
        'Vivo actualmente en Besora; vivo muy cerca de Vic.',
        'Vivo actualmente en XXXXX; vivo muy cerca de XXXXX.',
      ],
      ['Visc a prop de Besora i visc prop d’Olot.', 'Visc a prop de XXXXX i visc prop d’XXXXX.'],
      [
        'Visc als afores de Besora; visc actualment a Besora.',
        'Visc als afores de XXXXX; visc actualment a XXXXX.',
      ],
      [
        'I live close to Besora, living currently in Besora.',
        'I live close to XXXXX, living currently in XXXXX.',
      ],
    ]);
    expect(kindsIn('Ama Besora.', { summary: 'Se crió en Besora.' })).toEqual(['CITY']);
    const left = ['Soy de Letras.', 'Creció en Ventas.', 'I moved to Sales.', 'Resident en Pediatria.'];
    const profile = { jobTitle: 'Ventas', educations: [job('Letras', 'Escola')], hardSkills: [] };
    const pediatrics = [job('Pediatria', 'Clínica'), job('Sales', 'Shop')];
    for (const text of left) masked([[text, text]], { ...profile, experiences: pediatrics });
  });

  it('[CREP-38] [CREP-39] masks names in small letters where they are no words, or where somebody is called so', () => {
    masked([['hola, soy javi; con javi.', 'hola, soy XXXXX; con XXXXX.']], { firstName: 'Javier' });
    masked([['em dic sole i visc bé; the sole cook.', 'em dic XXXXX i visc bé; the sole cook.']], {
      firstName: 'Soledad',
    });
    masked(
      [
        [
          'ben whitfield led it. my name is ben. tot ben fet.',
          'XXXXX led it. my name is XXXXX. tot ben fet.',
        ],
      ],
      {
        firstName: 'Ben',
        lastName: 'Whitfield',
      },
    );
    masked([['al das led it; al final das mucho.', 'XXXXX led it; al final das mucho.']], {
      firstName: 'Al',
      lastName: 'Das',
    });
    expect(kindsIn('con javi', { firstName: 'Javier' })).toEqual(['NAME']);
    expect(kindsIn('al das led it', { firstName: 'Al', lastName: 'Das' })).toEqual(['NAME']);
    expect(kindsIn('my name is ben', { firstName: 'Ben' })).toEqual(['NAME']);
    expect(kindsIn('tot ben fet', { firstName: 'Ben' })).toEqual([]);
  });

  it('[CREP-38] [CREP-39] masks short names of employers in small letters where a job is told of', () => {
    const given = { experiences: [job('Cook', 'Aldi Supermercados'), job('Cook', 'Grupo Casa')] };
    masked(
      [
        [
          'trabajé en aldi dos años. dependienta de aldi',
          'trabajé en Empresa A dos años. dependiente/a de Empresa A',
        ],
        ['trabajo en casa y en equipo.', 'trabajo en casa y en equipo.'],
        ['Trabajo en Casa.', 'Trabajo en Empresa B.'],
      ],
      given,
    );
    expect(kindsIn('trabajé en aldi', given)).toEqual(['EMPLOYER']);
    expect(kindsIn('trabajo en casa', given)).toEqual([]);
  });
});

describe('what is shown less', () => {
  const given: PersonFacts = {
    jobTitle: 'Enfermera',
    languages: [{ code: 'de', proficiency: 'C1' }],
    hardSkills: [
      { name: 'C#', people: 9 },
      { name: 'Node.js', people: 9 },
    ],
    educations: [job('Grado en Derecho', 'Escola Zafrella')],
    experiences: [job('Enfermera', 'Clínica Brumosa')],
  };
  const less = (blurred: readonly string[], text: string): string =>
    summary({ ...given, summary: text }, { choices: { blurred } });

  it('[CREP-46] stands in no text: the title, languages, skills and studies', () => {
    expect(less(['TITLE'], 'Enfermera; enfermeros; infermera; nurse; nursing home.')).toBe(
      'XXXXX; XXXXX; XXXXX; XXXXX; nursing home.',
    );
    expect(less(['LANGUAGES'], 'Hablo alemán. Parlo alemany. German, Deutsch. English.')).toBe(
      'Hablo XXXXX. Parlo XXXXX. XXXXX, XXXXX. English.',
    );
    const inLanguage = (code: string, text: string) =>
      summary(
        { languages: [{ code, proficiency: 'C1' }], summary: text },
        { choices: { blurred: ['LANGUAGES'] } },
      );
    const adjectives: [string, string, string][] = [
      [
        'ca',
        'Lengua catalana; hablo valenciana; catalans, catalanes.',
        'Lengua XXXXX; hablo XXXXX; XXXXX, XXXXX.',
      ],
      [
        'en',
        'Lengua inglesa, llengua anglesa, textos ingleses, textos anglesos.',
        'Lengua XXXXX, llengua XXXXX, textos XXXXX, textos XXXXX.',
      ],
      ['de', 'Lengua alemana, llengua alemanya, libros alemanes.', 'Lengua XXXXX, XXXXX, libros XXXXX.'],
      ['es', 'Lengua castellana o española; llengua espanyola.', 'Lengua XXXXX o XXXXX; llengua XXXXX.'],
      ['it', 'Cocina italiana, vinos italianos.', 'Cocina XXXXX, vinos XXXXX.'],
      ['ru', 'Literatura rusa, literatura russa, russos.', 'Literatura XXXXX, literatura XXXXX, XXXXX.'],
      ['eu', 'Lengua vasca i llengua basca.', 'Lengua XXXXX i llengua XXXXX.'],
      ['zh', 'Lengua china. Viajé a China.', 'XXXXX. Viajé a China.'],
      ['no', 'Llengua noruega. Noruega és lluny.', 'XXXXX. Noruega és lluny.'],
    ];
    expect(adjectives.map(([code, text]) => inLanguage(code, text))).toEqual(
      adjectives.map(([, , is]) => is),
    );
    expect(less(['SKILLS'], 'Node.js, node js and C#, no C.')).toBe('XXXXX, XXXXX and XXXXX, no C.');
    expect(less(['STUDIES'], 'Estudié Derecho: grado en derecho.')).toBe('Estudié XXXXX: XXXXX.');
    expect(less([], 'Hablo alemán y estudié Derecho.')).toBe('Hablo alemán y estudié Derecho.');
  });

  it('[CREP-47] stands in no text: a salary, however its figures are written, which the attack would find', () => {
    const salaries = (amount: number): PersonFacts => ({
      salary: { amount, currency: 'EUR' },
      expectedSalary: { amountFrom: amount, amountTo: amount, currency: 'EUR' },
    });
    for (const [amount, written] of [
      [31_000, ['31000', '31.000', '31,000', '31k', '31 K', '31 mil', '31mil', '31 thousand']],
      [31_500, ['31500', '31.500', '31,5k', '31.5 k', '31,5 mil', '31.5 thousand']],
      [31_250, ['31,25k', '31.250']],
    ] as const)
      for (const figures of written) {
        const text = `Cobro ${figures} brutos.`;
        const told = { ...salaries(amount), summary: text };
        expect(summary(told, { choices: { blurred: ['SALARIES'] } })).toBe('Cobro XXXXX brutos.');
        expect([figures, kindsIn(text, salaries(amount), ['SALARIES'])]).toEqual([figures, ['SHOWN_LESS']]);
        expect([figures, kindsIn(text, salaries(amount))]).toEqual([figures, []]);
      }
    expect(
      summary(
        { ...salaries(31_500), summary: 'Gestioné 31 mil pedidos y 31,4k visitas.' },
        { choices: { blurred: ['SALARIES'] } },
      ),
    ).toBe('Gestioné 31 mil pedidos y 31,4k visitas.');
  });

  it('[CREP-46] stands in no title of a job and no answer; a position keeps its name', () => {
    const { blocks, leaks } = report(
      {
        ...given,
        application: {
          id: 'a',
          positionId: 'p',
          positionName: 'Nurse',
          stepName: 'Interview',
          score: { finalScore: 50, positiveAspects: ['A nurse with German.'], risks: [] },
          answers: [
            {
              id: 'q',
              text: 'Do you speak German?',
              name: 'q',
              type: 'YES_NO',
              details: {},
              answer: { answer: true },
              correct: true,
              autoRejected: false,
            },
          ],
        },
      },
      { choices: { blurred: ['TITLE', 'LANGUAGES'] } },
    );
    expect(leaks).toEqual([]);
    const told = JSON.stringify(blocks.filter(({ kind }) => kind !== 'PERSON'));
    expect(told).not.toMatch(/nurse|enfermer|german/i);
    expect(told).toContain('Do you speak XXXXX?');
    expect(blocks[0]).toMatchObject({ jobTitle: null, positionName: 'Nurse' });
  });

  it('[CREP-46] tells no region in a text where the place is shown less', () => {
    const place = city('Olot', 'Catalonia', 3);
    expect(
      summary({ place, summary: 'Visc a Olot, a Catalunya.' }, { choices: { blurred: ['PLACE'] } }),
    ).toBe('Visc a XXXXX, a XXXXX.');
    const basque = city('Zarautz', 'País Vasco', 3);
    expect(
      summary(
        { place: basque, summary: 'Vivo en Zarautz, Euskadi, Basque Country.' },
        { choices: { blurred: ['PLACE'] } },
      ),
    ).toBe('Vivo en XXXXX, XXXXX, XXXXX.');
  });

  it('[CREP-46] is told by no region that stands for a city', () => {
    const of = (place: PersonFacts['place'], code: string) => ({
      place: place ?? null,
      languages: [{ code, proficiency: 'C1' as const }],
      summary: `Vivo en ${place?.city?.name}.`,
    });
    const blurred = { choices: { blurred: ['LANGUAGES'] } };
    expect(summary(of(city('Sueca', 'Comunidad Valenciana', 3), 'ca'), blurred)).toBe('Vivo en XXXXX.');
    expect(summary(of(city('Zarautz', 'País Vasco', 3), 'eu'), blurred)).toBe('Vivo en XXXXX.');
    expect(summary(of(city('Zarautz', 'País Vasco', 3), 'en'), blurred)).toBe('Vivo en País Vasco.');
  });

  it('[CREP-39] is found where a text tells it, and only where it is shown less', () => {
    const facts: [string, string][] = [
      ['TITLE', 'She is a nurse'],
      ['LANGUAGES', 'Habla alemán'],
      ['SKILLS', 'Knows node js'],
      ['STUDIES', 'Estudió derecho'],
    ];
    for (const [fact, text] of facts) {
      expect(kindsIn(text, given, [fact])).toContain('SHOWN_LESS');
      expect(kindsIn(text, given)).not.toContain('SHOWN_LESS');
    }
  });

  it('[CREP-46] is told by no brief that somebody wrote', () => {
    const { blocks, leaks } = report(given, {
      choices: { blurred: ['LANGUAGES'], brief: 'A nurse who speaks German.' },
    });
    expect(leaks).toEqual([]);
    expect(said(blocks, 'BRIEF')).toBe('A nurse who speaks XXXXX.');
  });
});
