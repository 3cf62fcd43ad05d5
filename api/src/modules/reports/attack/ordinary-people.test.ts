import { describe, it } from 'node:test';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { expect } from 'expect';
import {
  type Circumstances,
  city,
  job,
  type PersonFacts,
  report,
  summary,
} from '../../../testing/report-said.ts';
import type { PersonPlace } from '../model/person.ts';
import { attackBlocks } from './index.ts';

describe('ordinary people', () => {
  it('[CREP-38] masks names that are particles elsewhere', () => {
    expect(summary({ firstName: 'Ben', lastName: 'Whitfield', summary: 'Ben led it. Tot ben fet.' })).toBe(
      'XXXXX led it. Tot ben fet.',
    );
    expect(summary({ firstName: 'Al', lastName: 'Das', summary: 'Al Das led it; Das too, al final.' })).toBe(
      'XXXXX led it; XXXXX too, al final.',
    );
    expect(summary({ lastName: 'San', summary: 'Ms San led it in the port.' })).toBe(
      'XXXXX led it in the port.',
    );
    expect(
      summary({
        firstName: 'Lluís',
        lastName: 'de la O',
        summary: 'El señor De la O cuida de la casa o no.',
      }),
    ).toBe('XXXXX cuida de la casa o no.');
    expect(summary({ lastName: 'San Martín', summary: 'San Sebastián; la Martín.' })).toBe(
      'San Sebastián; XXXXX.',
    );
  });

  it('[CREP-39] finds names that are particles elsewhere', () => {
    const told = (given: PersonFacts, text: string) =>
      attackBlocks(report(given).identity, [
        { kind: 'COLUMNS', section: 'HARD_SKILLS', title: '', columns: [[text]], rare: [] },
      ]);
    const leak = [{ kind: 'NAME', section: 'HARD_SKILLS' }];
    expect(told({ firstName: 'Ben', lastName: 'Whitfield' }, 'Ben led it')).toEqual(leak);
    expect(told({ firstName: 'Al', lastName: 'Das' }, 'Das cooked')).toEqual(leak);
    expect(told({ lastName: 'San' }, 'Ms San led it')).toEqual(leak);
    expect(told({ firstName: 'Ben', lastName: 'Whitfield' }, 'tot ben fet')).toEqual([]);
  });

  it('[CREP-38] leaves words that only begin as a name does, and says them to be safe', () => {
    for (const given of [
      { firstName: 'Anna', lastName: 'Castell' },
      { firstName: 'Anna', lastName: 'Roman' },
      { firstName: 'Eva', lastName: 'Martín' },
    ])
      expect(summary({ ...given, summary: 'Habla castellano y conoce la cultura romana.' })).toBe(
        'Habla castellano y conoce la cultura romana.',
      );
  });

  it('[CREP-39] takes the product’s own words for nobody: places, aliases, languages, headings', () => {
    const barcelona = { place: city('Barcelona', 'Catalonia', 500) };
    expect(
      summary({
        ...barcelona,
        educations: [job('Grado en Derecho', 'Universitat de Barcelona')],
        summary: 'Vivo en Barcelona. Estudié en la Universitat de Barcelona.',
      }),
    ).toBe('Vivo en Barcelona. Estudié en la Centro 1.');
    const people: [PersonFacts, Circumstances?][] = [
      [{ place: city('Girona', 'Catalonia', 80), experiences: [job('Cap', 'Ajuntament de Girona')] }],
      [{ place: city('Olot', 'Catalonia', 3) }, { clients: ['Catalonia Hotels'] }],
      [{ place: city('León', 'Castille and León', 3), summary: 'Vivo en León.' }],
      [{ place: city('Berlin', 'State of Berlin', 3, 'Germany'), summary: 'Lives in Berlin.' }],
      [{ place: city('Luxembourg', 'Luxembourg', 3, 'Luxembourg'), summary: 'In Luxembourg.' }],
      [
        {
          firstName: 'Anna',
          lastName: 'Company',
          experiences: [job('Cook', 'Fogons')],
          summary: 'At Fogons.',
        },
        { locale: 'en' },
      ],
      [
        {
          firstName: 'Eva',
          lastName: 'Empresa',
          experiences: [job('Cook', 'Fogons')],
          summary: 'En Fogons.',
        },
        { clients: ['Quimerondes'] },
      ],
      [
        { firstName: 'Pere', lastName: 'Alemany', languages: [{ code: 'de', proficiency: 'C1' }] },
        { locale: 'ca' },
      ],
      [
        { firstName: 'Pere', lastName: 'Català', languages: [{ code: 'ca', proficiency: 'C1' }] },
        { locale: 'ca' },
      ],
      [
        {
          lastName: 'Aragón',
          place: city('Teruel', 'Aragón', 2),
          summary: 'Vive en Teruel.',
          comments: [
            {
              id: '1',
              type: 'note',
              createdAt: '2026-01-01T00:00:00Z',
              byName: null,
              paragraphs: ['Vive en Teruel'],
            },
          ],
        },
      ],
      [{ experiences: [job('Profesora de universidad', 'Acme')] }],
      [{ lastName: 'Puesto', jobTitle: 'Cocinera', experiences: [job('Cocinera', 'Acme')] }],
      [{ lastName: 'Formación', educations: [job('Cocina', 'Escola Zafrella')] }],
    ];
    const leaking = people.filter(([given, circumstances]) => report(given, circumstances).leaks.length > 0);
    expect(leaking).toEqual([]);
  });

  it('[CREP-39] finds somebody’s words beside the product’s own', () => {
    const { identity, blocks } = report(
      {
        firstName: 'Pere',
        lastName: 'Alemany',
        jobTitle: 'Cook',
        languages: [{ code: 'de', proficiency: 'C1' }],
      },
      { locale: 'ca' },
    );
    const told = blocks.map((block) =>
      block.kind === 'TEXT' && block.isByMachine
        ? {
            ...block,
            paragraphs: block.paragraphs.map(({ text }) => ({ text: `${text} Cap Alemany.`, marks: [] })),
          }
        : block,
    );
    expect(attackBlocks(identity, told)).toEqual([{ kind: 'NAME', section: 'BRIEF' }]);
  });

  it('[CREP-38] [CREP-39] masks roles before brackets and bars, and refuses none of them', () => {
    const title = (jobTitle: string): string | undefined => {
      const { blocks, leaks } = report({ jobTitle });
      expect(leaks).toEqual([]);
      return blocks.flatMap((block) => (block.kind === 'PERSON' ? [block.jobTitle?.text] : []))[0];
    };
    expect(
      [
        'Enfermera (UCI)',
        'Ingeniera / Project manager',
        'Administrativa (recepción)',
        'Abogada/Economista',
        'Enfermero/a (UCI)',
        'Enfermero/enfermera',
        'Enfermera/o',
        'Cuiner (a)',
        'Director/-a',
        'Directores y directoras',
      ].map(title),
    ).toEqual([
      'Enfermero/a (UCI)',
      'Ingeniero/a / Project manager',
      'Administrativo/a (recepción)',
      'Abogado/a/Economista',
      'Enfermero/a (UCI)',
      'Enfermero/enfermera',
      'Enfermera/o',
      'Cuiner (a)',
      'Director/-a',
      'Directores y directoras',
    ]);
  });

  it('[CREP-38] [CREP-39] tells births from other figures, and telephones without signs from amounts', () => {
    const texts: [string, string][] = [
      ['Nacida en 1987 en Girona, 2 hijos.', 'Nacida en XXXXX en Girona, 2 hijos.'],
      ['Una empresa nacida en Girona con 12 empleados.', 'Una empresa nacida en Girona con 12 empleados.'],
      ['Born in Leeds, 3 languages.', 'Born in XXXXX, 3 languages.'],
      ['Llama al 34 612 345 678.', 'Llama al XXXXX.'],
      ['Tel612345678', 'TelXXXXX'],
      ['Mòbil612 345 678 o 0034612345678', 'MòbilXXXXX o XXXXX'],
      ['Un presupuesto de 34 512 345 678 euros', 'Un presupuesto de 34 512 345 678 euros'],
    ];
    expect(texts.map(([text]) => summary({ place: city('Girona', 'Catalonia', 80), summary: text }))).toEqual(
      texts.map(([, masked]) => masked),
    );
  });

  it('[CREP-38] masks ages as people tell them, and no other years', () => {
    const texts: [string, string][] = [
      ['Profesional de 42 años con ganas.', 'Profesional de XXXXX años con ganas.'],
      [
        'Mujer de 45 años. Home de 38 anys amb experiència.',
        'Mujer de XXXXX años. Home de XXXXX anys amb experiència.',
      ],
      ['Cocinero creativo de 51 años.', 'Cocinero/a creativo de XXXXX años.'],
      ['Soy de 1981. Quinta del 81. Soc del 1990.', 'Soy de XXXXX. Quinta del XXXXX. Soc del XXXXX.'],
      [
        'Tengo 42. Cumplí los 42 años. A mis 42 años.',
        'Tengo XXXXX. Cumplí los XXXXX años. A mis XXXXX años.',
      ],
      ['A 42-year-old cook; edad actual: 42', 'A XXXXX-year-old cook; edad actual: XXXXX'],
    ];
    expect(texts.map(([text]) => summary({ summary: text }))).toEqual(texts.map(([, masked]) => masked));
    const left = [
      'Trayectoria profesional de 20 años. Carrera de 25 años en banca.',
      'Gestioné hipotecas de 30 años y un contrato de 20 años.',
      'Una empresa de 40 años. Alumnos de 16 años.',
      'Cocinero/a de 20 años de experiencia.',
      'Soy de Girona. Tengo 20 personas a cargo.',
    ];
    expect(left.map((text) => summary({ place: city('Girona', 'Catalonia', 80), summary: text }))).toEqual(
      left,
    );
  });

  it('[CREP-39] finds ages as people tell them', () => {
    const { identity } = report({});
    const kinds = (text: string) =>
      attackBlocks(identity, [
        {
          kind: 'SCORE',
          section: 'SCORE',
          title: '',
          positiveTitle: '',
          riskTitle: '',
          scoringLax: { finalScore: 1, positiveAspects: [text], risks: [] },
        },
      ]).map(({ kind }) => kind);
    expect(
      ['Mujer de 45 años.', 'Profesional de 42 anys', 'Soy de 1981.', 'A mis 42 años'].map(kinds),
    ).toEqual([['AGE'], ['AGE'], ['BIRTH_DATE'], ['AGE']]);
  });

  it('[CREP-38] masks the answer to a question for the age or a number of the person', () => {
    const answers = (
      asked: readonly [string, QuestionWithAnswer['type'], QuestionWithAnswer['answer']][],
    ) => {
      const { blocks, leaks } = report({
        application: {
          id: 'a',
          positionId: 'p',
          positionName: 'Cook',
          stepName: 'Interview',
          score: null,
          answers: asked.map(([text, type, answer]) => ({
            id: text,
            text,
            name: text,
            type,
            details: { options: [{ id: 'x', text: '26-35' }] },
            answer,
            correct: true,
            autoRejected: false,
          })),
        },
      });
      expect(leaks).toEqual([]);
      return blocks.flatMap((block) =>
        block.kind === 'QUESTIONS' ? block.kqQuestionsWithAnswers.map(({ shown }) => shown) : [],
      );
    };
    expect(
      answers([
        ['¿Cuántos años tienes?', 'NUMBER', { value: 42 }],
        ['Quina edat tens?', 'SINGLE_CHOICE', { selectedOption: 'x' }],
        ['How old are you?', 'NUMBER_RANGE', { min: 40, max: 45 }],
        ['In which year were you born?', 'NUMBER', { value: 1981 }],
        ['Teléfono de contacto', 'NUMBER', { value: 612345678 }],
        ['¿Eres mayor de edad?', 'YES_NO', { answer: true }],
        ['¿Cuántos años de experiencia tienes?', 'NUMBER', { value: 12 }],
        ['How many years have you worked?', 'NUMBER', { value: 17 }],
        ['Expected salary', 'NUMBER', { value: 42_000 }],
      ]),
    ).toEqual(['XXXXX', 'XXXXX', 'XXXXX', 'XXXXX', 'XXXXX', 'Sí', '12', '17', '42.000']);
  });

  it('[CREP-38] [CREP-39] masks streets, and leaves sentences with words for them', () => {
    const left = [
      'La obra cuesta unos 500 euros al mes.',
      'Plaza de médico/a adjunto, 4 años.',
      'Lideré una ronda de inversión de 12 millones.',
      'Gestioné la calle y el equipo durante 3 años.',
      'La calle tiene 3 carriles y la plaza 20 bancos.',
      'Carrera de 25 años en banca. Hice el Camino de Santiago 2 veces.',
      'La Rambla de Barcelona, 3 años.',
      'El camino es largo, 3 etapas; una ronda, 2 rondas.',
    ];
    expect(left.map((text) => summary({ place: city('Barcelona', 'Catalonia', 80), summary: text }))).toEqual(
      left,
    );
    const texts: [string, string][] = [
      ['Vivo en la calle Mayor 23 de Soria.', 'Vivo en la XXXXX de Soria.'],
      ['calle mayor, 23', 'XXXXX'],
      ['Plaza de España, 4, 2º B', 'XXXXX'],
      ['Ronda de Sant Pere 12 bis', 'XXXXX'],
      ['CALLE DE ALCALÁ 120', 'XXXXX'],
      ['c/ mayor 5 bajos', 'XXXXX'],
      ['Av. Diagonal 400 y Camí del Mig, 7', 'XXXXX y XXXXX'],
    ];
    expect(texts.map(([text]) => summary({ summary: text }))).toEqual(texts.map(([, masked]) => masked));
  });

  it('[CREP-38] masks places that nobody knows, and where somebody says to be from', () => {
    const place: PersonPlace = { city: null, text: 'Vilopriu, Girona, España', people: 0 };
    expect(
      summary({ place, summary: 'Vivo en Vilopriu, España. Nací en Olot y amo Olot. Trabajé en Berlin.' }),
    ).toBe('Vivo en XXXXX, España. Nací en XXXXX y amo XXXXX. Trabajé en Berlin.');
    expect(
      summary({
        place: city('Barcelona', 'Catalonia', 500),
        summary: 'Vivo en Barcelona; resido en Cataluña. Based in New York. Visc a Sant Cugat del Vallès.',
      }),
    ).toBe('Vivo en Barcelona; resido en Cataluña. Based in XXXXX. Visc a XXXXX.');
  });

  it('[CREP-38] masks the short names of schools and employers', () => {
    expect(
      summary({
        experiences: [
          job('Cook', 'Aldi Supermercados'),
          job('Cook', '3M España'),
          job('Cook', 'Zara España'),
        ],
        educations: [job('Derecho', 'Universitat de Barcelona')],
        summary: 'Estudié en la UB. Trabajé en Aldi, en 3M y en Zara. Hoy el ub no.',
      }),
    ).toBe('Estudié en la Centro 1. Trabajé en Empresa A, en Empresa B y en Empresa C. Hoy el ub no.');
  });

  it('[CREP-40] tells a city that is blurred in no text', () => {
    const given = { place: city('Barcelona', 'Catalonia', 500), summary: 'Vivo en Barcelona.' };
    expect(summary(given)).toBe('Vivo en Barcelona.');
    expect(summary(given, { choices: { blurred: ['PLACE'] } })).toBe('Vivo en XXXXX.');
  });
});
