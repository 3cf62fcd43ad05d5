import { after, before, describe, it } from 'node:test';
import { forbiddenSubject } from '@cantera/shared/contracts/forbidden-subjects';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import * as contract from '@cantera/shared/contracts/position-questions';
import { getPublicPosition } from '@cantera/shared/contracts/public-site';
import { questionProblems } from '@cantera/shared/contracts/question-rules';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { draftPosition } from '../../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../../testing/public-data.ts';
import { requiredCredentials } from './credentials.ts';
import { languageOf } from './language.ts';
import { type Requirements, writeQuestions } from './write-questions.ts';

const NOTHING: Requirements = {
  title: 'Cuiner',
  yearsFrom: null,
  languages: [],
  skills: [],
  city: null,
  isOnSite: false,
  lines: ['Busquem algú amb ganes.'],
};
const ALL: Requirements = {
  title: 'Cuiner',
  yearsFrom: 3,
  languages: [
    { code: 'en', proficiency: 'B2' },
    { code: 'fr', proficiency: 'B1' },
  ],
  skills: ['Brasa', 'Pastisseria'],
  city: { name: 'Girona', countryCode: 'ES' },
  isOnSite: true,
  lines: ['Cal carnet de manipulador d’aliments.', 'Es valora carnet de carretoner.'],
};
const textsOf = (requirements: Requirements, locale: 'en' | 'es' | 'ca', asked: string[] = []) =>
  writeQuestions(
    requirements,
    asked.map((question) => ({ question, type: 'YES_NO', details: {} })),
    locale,
  ).map(({ question }) => question);

describe('the writing of questions', () => {
  it('follows what the position requires, six at most, what decides first in front', () => {
    const written = writeQuestions(ALL, [], 'ca');
    expect(written).toMatchObject([
      {
        question: 'Quants anys d’experiència tens com a «Cuiner» o en una feina semblant?',
        type: 'NUMBER',
        rejectConditions: { rejectIfBelow: 3 },
      },
      {
        question: 'Quin nivell d’anglès tens?',
        type: 'SINGLE_CHOICE',
        rejectConditions: { rejectOn: ['none', 'a1-a2', 'b1'] },
      },
      {
        question: 'Tens el carnet de manipulador d’aliments?',
        type: 'YES_NO',
        rejectConditions: { rejectOnNo: true },
      },
      {
        question: 'Amb quins d’aquests has treballat?',
        type: 'MULTIPLE_CHOICE',
        details: {
          options: [{ text: 'Brasa' }, { text: 'Pastisseria' }, { text: 'Amb cap', rejected: true }],
        },
        rejectConditions: { rejectOn: ['none'] },
      },
      { question: 'Pots treballar de manera presencial a Girona?', rejectConditions: { rejectOnNo: true } },
      { question: 'Tens permís per treballar a Espanya?', rejectConditions: { rejectOnNo: true } },
    ]);
  });

  it('asks three things at least where little is required, and rejects nobody by their start', () => {
    const written = writeQuestions(NOTHING, [], 'en');
    expect(written.map(({ question }) => question)).toEqual([
      'Are you allowed to work in the European Union?',
      'When could you start?',
      'Which experience of yours fits this work best?',
    ]);
    expect(written[1]).toMatchObject({ type: 'SINGLE_CHOICE', rejectConditions: { rejectOn: [] } });
  });

  it('leaves out what is asked already, in whatever language', () => {
    const asked = [
      'Do you have a work permit?',
      '¿Qué tal tu inglés?',
      'Carnet de manipuladora d’aliments?',
      'Hauries de venir a l’oficina. Et va bé?',
    ];
    expect(textsOf(ALL, 'es', asked)).toEqual([
      '¿Cuántos años de experiencia tienes como «Cuiner» o en un trabajo parecido?',
      '¿Con cuáles de estos has trabajado?',
      '¿Cuándo podrías empezar?',
      '¿Qué nivel de francés tienes?',
    ]);
    for (const locale of ['en', 'es', 'ca'] as const) {
      const own = writeQuestions(ALL, [], locale);
      const rest = writeQuestions(ALL, own, locale);
      expect(writeQuestions(ALL, [...own, ...rest], locale)).toEqual([]);
    }
  });

  for (const line of [
    'No hace falta permiso de conducir',
    'No se requiere carnet de conducir',
    'No hace falta experiencia, coche ni carnet de conducir',
    'Sin necesidad de carnet de conducir',
    'El carnet de conducir no es necesario',
    'Carnet de conducir: no es imprescindible',
    'No driving licence needed',
    'A driving licence is not required',
    'Driving licence, not necessary',
    'You do not need a driving licence',
    'No es requereix permís de conduir',
    'No cal permís de conduir',
    'No fa falta el permís de conduir',
    'Sense necessitat de carnet de conduir',
    'Permís de conduir: no cal',
    'Se valora carnet de conducir',
  ])
    it(`requires no paper that the text says is not needed: ${line}`, () => {
      expect(requiredCredentials([line])).toEqual([]);
    });

  for (const line of [
    'Carnet de conducir',
    'No hace falta experiencia, carnet de conducir imprescindible',
    'No se requiere experiencia, pero sí carnet de conducir',
    'Se requiere carnet de conducir, no hace falta experiencia',
    'No experience needed, driving licence required',
    'No cal experiència. Permís de conduir B',
    'Sin carnet de conducir no es posible',
  ])
    it(`requires the paper beside something that is not needed: ${line}`, () => {
      expect(requiredCredentials([line])).toEqual(['CAR']);
    });

  it('asks about nothing that must not be asked', () => {
    const written = writeQuestions(
      { ...ALL, title: 'Asesora para quien está casado', skills: ['Lengua materna catalana', 'Vestits'] },
      [],
      'es',
    );
    const texts = written.flatMap(({ question, details }) => [
      question,
      ...(details.options ?? []).map(({ text }) => text),
    ]);
    expect(texts.filter((text) => forbiddenSubject(text))).toEqual([]);
    expect(texts).toContain('¿Cuántos años de experiencia tienes en un trabajo como este?');
    expect(texts).toContain('Vestits');
  });

  it('gives questions that can be asked as they are', () => {
    for (const locale of ['en', 'es', 'ca'] as const)
      for (const requirements of [ALL, NOTHING])
        for (const question of writeQuestions(requirements, [], locale)) {
          expect([...questionProblems(question)]).toEqual([]);
          expect(contract.questionBody.safeParse(question).success).toBe(true);
        }
  });

  it('knows the language of a description', () => {
    expect(languageOf('We are looking for a cook who works with us in the kitchen.', 'es')).toBe('en');
    expect(languageOf('Buscamos una persona para la cocina, con ganas de aprender.', 'en')).toBe('es');
    expect(languageOf('Busquem una persona per a la cuina dels menjadors, amb ganes.', 'en')).toBe('ca');
    expect(languageOf('SAP, Excel', 'ca')).toBe('ca');
  });
});

describe('generated questions', () => {
  let server: TestServer;
  let recruiter: TestUser;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
  });
  after(() => server.close());
  const generate = (id: string, user: TestUser | null = recruiter) =>
    server.call(contract.generateQuestions, user, { params: { id } });
  const list = async (id: string) =>
    (await server.call(contract.listPositionQuestions, recruiter, { params: { id } })).body.data.items;
  const describeIt = (id: string, jobDescription: string) =>
    server.call(updatePosition, recruiter, { params: { id }, body: { jobDescription } });

  it('[KQ-13] want a description with words in it', async () => {
    const id = await draftPosition(server, recruiter);
    const refused = async () => {
      const { status, error } = await generate(id);
      return [status, error?.code];
    };
    expect(await refused()).toEqual([400, 'JOB_DESCRIPTION_REQUIRED']);
    await describeIt(id, '<p><br></p><ul><li> &nbsp; </li></ul>');
    expect(await refused()).toEqual([400, 'JOB_DESCRIPTION_REQUIRED']);
    expect(await list(id)).toEqual([]);
  });

  it('[API-71] [KQ-47] are given with their ids, in the language of the description, and wait for a person', async () => {
    const id = await portalPosition(server, recruiter);
    await describeIt(
      id,
      '<p>Buscamos una persona para la cocina, con carné de manipulador de alimentos.</p>',
    );
    const answer = await generate(id);
    expect(answer.status).toBe(200);
    const made = answer.body.data.items;
    expect(made.map(({ question }) => question)).toEqual([
      '¿Cuántos años de experiencia tienes como «Backend developer» o en un trabajo parecido?',
      '¿Tienes el carné de manipulador de alimentos?',
      '¿Puedes trabajar de forma presencial en Girona?',
      '¿Tienes permiso para trabajar en España?',
      '¿Cuándo podrías empezar?',
    ]);
    for (const question of made)
      expect(question).toMatchObject({
        isAsked: false,
        source: 'MACHINE',
        reviewedAt: null,
        reviewedBy: null,
      });
    expect(await list(id)).toEqual(made);
    const again = await generate(id);
    expect([again.status, again.body.data.items]).toEqual([200, []]);
    expect((await generate(id, null)).status).toBe(401);
    expect((await generate(id, await server.createAgency())).status).toBe(404);
    const manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    expect((await generate(id, manager)).status).toBe(403);
  });

  it('[KQ-51] are counted with the other texts that somebody has had written: 30 in an hour', async () => {
    const busy = await server.createUser(recruiter.agencyId, 'RECRUITER');
    const id = await portalPosition(server, recruiter);
    await describeIt(id, '<p>Busquem algú amb ganes.</p>');
    expect((await generate(id, busy)).status).toBe(200);
    await server.asOwner('update sending_limits set count = 29 where key = $1', [`draft:${busy.userId}`]);
    expect((await generate(id, busy)).status).toBe(200);
    const refused = await generate(id, busy);
    expect([refused.status, refused.error?.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await generate(id)).status).toBe(200);
  });

  it('[KQ-47] are in no public answer and in nobody’s way until one is saved, changed or not', async () => {
    const id = await portalPosition(server, recruiter);
    const made = (await generate(id)).body.data.items;
    const slug = slugOf(recruiter);
    const asked = async () =>
      (await server.call(getPublicPosition, null, { params: { slug, id } })).body.data.questions;
    expect(made.length).toBeGreaterThan(2);
    expect(await asked()).toEqual([]);
    expect((await apply(server, slug, id, applicant())).statusCode).toBe(200);
    const [first, second] = made;
    const save = (kqId = '', body: object = {}) =>
      server.call(contract.updateQuestion, recruiter, { params: { id, kqId }, body });
    const reviewed = (await save(first?.id)).body.data;
    expect(reviewed).toMatchObject({
      isAsked: true,
      source: 'MACHINE',
      reviewedBy: recruiter.userId,
      version: 2,
    });
    expect((await asked()).map((question) => question.id)).toEqual([first?.id]);
    await save(second?.id, { required: false });
    expect((await asked()).map((question) => question.id)).toEqual([first?.id, second?.id]);
    expect((await apply(server, slug, id, applicant())).json().error.fields).toEqual({
      [`answers.${first?.id}`]: 'required',
    });
  });

  it('come once, whoever asks at the same time', async () => {
    const id = await draftPosition(server, recruiter);
    await describeIt(id, '<p>We are looking for a cook.</p>');
    const answers = await Promise.all([generate(id), generate(id), generate(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(id)).toHaveLength(3);
  });
});
