import { FORBIDDEN_SUBJECTS, forbiddenSubject } from './forbidden-subjects.ts';
import { PLANTED } from './planted-questions.ts';

const HONEST = [
  'How many years of experience do you have with TypeScript?',
  'Are you allowed to work in the European Union?',
  'Which salary range do you have in mind? (gross, a year)',
  'Do you have experience teaching children?',
  'Have you worked in the health sector?',
  'Do you hold a valid driving licence?',
  'When could you start?',
  'Do you have a degree in political science?',
  'Have you negotiated with trade unions?',
  'How do you manage more than 10 people?',
  'What level of English do you have?',
  'Have you managed teams of over 20 people?',
  '¿Cuántos años de experiencia tienes en logística?',
  '¿Cuántos años tienes de experiencia?',
  '¿Tienes permiso de trabajo en España?',
  '¿Qué salario bruto anual esperas?',
  '¿Has trabajado con personas con discapacidad?',
  '¿Tienes ganas de aprender?',
  '¿Tienes formación en seguridad y salud?',
  '¿Has negociado con sindicatos?',
  '¿Qué nivel de inglés tienes?',
  'Quants anys d’experiència tens com a cuiner?',
  'Quants anys tens d’experiència?',
  'Tens permís de treball a Espanya?',
  'Quin sou brut anual t’agradaria?',
  'Has treballat amb infants?',
  'Quin nivell de català tens?',
  'Quan podries començar?',
];

it('finds 120 questions that must not be asked, each by its subject', () => {
  const all = FORBIDDEN_SUBJECTS.flatMap((subject) =>
    PLANTED[subject].map((text) => [text, subject] as const),
  );
  expect(all).toHaveLength(120);
  expect(all.map(([text]) => [text, forbiddenSubject(text)])).toEqual(all);
});

it('lets honest questions be', () => {
  expect(HONEST.filter((text) => forbiddenSubject(text))).toEqual([]);
});
