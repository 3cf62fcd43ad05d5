import type { QuestionType } from '@cantera/shared/contracts/enums';
import type { QuestionDetails, RejectConditions } from '../../db/json-columns.ts';

export interface DemoQuestion {
  readonly question: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly details: QuestionDetails;
  readonly rejectConditions: RejectConditions;
}

/** Killer questions by position; the first position has all six types. */
export const QUESTIONS: Readonly<Record<string, readonly DemoQuestion[]>> = {
  logistics: [
    {
      question: '¿Cuántos años de experiencia tienes en logística?',
      type: 'NUMBER',
      required: true,
      details: { minValue: 0, maxValue: 50 },
      rejectConditions: { rejectIfBelow: 2 },
    },
    {
      question: '¿Tienes permiso de conducir B?',
      type: 'YES_NO',
      required: true,
      details: {},
      rejectConditions: { rejectOnNo: true },
    },
    {
      question: '¿Por qué te interesa este puesto?',
      type: 'TEXT',
      required: false,
      details: { minLength: 20 },
      rejectConditions: {},
    },
    {
      question: '¿Qué salario bruto anual esperas?',
      type: 'NUMBER_RANGE',
      required: true,
      details: { minAllowed: 15000, maxAllowed: 120000 },
      rejectConditions: { rejectIfOutside: { min: 25000, max: 52000 } },
    },
    {
      question: '¿Cuándo podrías empezar?',
      type: 'SINGLE_CHOICE',
      required: true,
      details: {
        options: [
          { id: 'now', text: 'Ya mismo' },
          { id: 'month', text: 'En un mes' },
          { id: 'quarter', text: 'En tres meses' },
          { id: 'later', text: 'Más tarde', rejected: true },
        ],
      },
      rejectConditions: { rejectOn: ['later'] },
    },
    {
      question: '¿Qué sistemas de almacén conoces?',
      type: 'MULTIPLE_CHOICE',
      required: false,
      details: {
        maxSelections: 4,
        options: [
          { id: 'sap', text: 'SAP EWM' },
          { id: 'mecalux', text: 'Easy WMS' },
          { id: 'oracle', text: 'Oracle WMS' },
          { id: 'other', text: 'Otro' },
        ],
      },
      rejectConditions: {},
    },
  ],
  frontend: [
    {
      question: 'Years of professional experience with TypeScript',
      type: 'NUMBER',
      required: true,
      details: { minValue: 0, maxValue: 15 },
      rejectConditions: { rejectIfBelow: 1 },
    },
    {
      question: 'Are you allowed to work in the European Union?',
      type: 'YES_NO',
      required: true,
      details: {},
      rejectConditions: { rejectOnNo: true },
    },
    {
      question: 'Tell us about an interface that you are proud of',
      type: 'TEXT',
      required: true,
      details: { minLength: 10 },
      rejectConditions: {},
    },
    {
      question: 'Which salary range do you have in mind? (gross, a year)',
      type: 'NUMBER_RANGE',
      required: false,
      details: { minAllowed: 20000, maxAllowed: 150000 },
      rejectConditions: { rejectIfOutside: { min: 30000, max: 75000 } },
    },
    {
      question: 'Where would you work from?',
      type: 'SINGLE_CHOICE',
      required: true,
      details: {
        options: [
          { id: 'barcelona', text: 'Barcelona, some days in the office' },
          { id: 'spain', text: 'Elsewhere in Spain' },
          { id: 'abroad', text: 'Outside Spain', rejected: true },
        ],
      },
      rejectConditions: { rejectOn: ['abroad'] },
    },
    {
      question: 'Which of these have you used in production?',
      type: 'MULTIPLE_CHOICE',
      required: false,
      details: {
        options: [
          { id: 'react', text: 'React' },
          { id: 'svelte', text: 'Svelte' },
          { id: 'vue', text: 'Vue' },
          { id: 'none', text: 'None of these', rejected: true },
        ],
      },
      rejectConditions: { rejectOn: ['none'] },
    },
  ],
};
