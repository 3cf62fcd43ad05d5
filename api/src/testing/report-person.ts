import type { MaskRule } from '../modules/reports/masking/index.ts';
import type { ReportPerson } from '../modules/reports/model/person.ts';

const CITY = { name: 'Vilanova del Camí', region: 'Catalonia', country: 'Spain' };

/** A text that tells who Aurembiaix is, the words of it that nobody may read, and the masking rule that hides them. */
export interface Canary {
  readonly rule: MaskRule;
  readonly text: string;
  readonly secret: string;
}
const canary = (rule: MaskRule, text: string, secret: string): Canary => ({ rule, text, secret });

/** One client of the agency, whom the texts of canaries name. */
export const CANARY_CLIENT = 'Quimerondes';
export const CANARIES: readonly Canary[] = [
  canary('NAMES', 'Según Aurembiaix, el equipo creció.', 'Aurembiaix'),
  canary('NAMES', 'PUIGDOLLERS firmó el plan.', 'PUIGDOLLERS'),
  canary('NAMES', 'Depèn d’Aurembiáix en tot.', 'Aurembiáix'),
  canary('NAMES', 'Aurembiaix’s team won; Ms Ferrus led it.', 'Ferrus'),
  canary('NAMES', 'La Lourdes i en Ferrús ho van fer.', 'Ferrús'),
  canary('NAMES', 'A u r e m b i a i x on the cover.', 'A u r e m b i a i x'),
  canary('NAMES', 'Puig-\ndollers stands on two lines.', 'Puig-\ndollers'),
  canary('NAMES', 'Aurem\u00adbiaix with a soft hyphen.', 'biaix'),
  canary('INITIALS', 'Revisado por A. P. F. y archivado.', 'A. P. F.'),
  canary('INITIALS', 'Signed A.L.P.F. in March.', 'A.L.P.F.'),
  canary('INITIALS', 'Signat per ALPF ahir.', 'ALPF'),
  canary('PET_NAMES', 'At work everybody says Lulu in the mornings.', 'Lulu'),
  canary('PET_NAMES', 'todo el mundo dice lulu por aquí.', 'lulu'),
  canary('HANDLES', 'The portfolio is that of user apuigdollers there.', 'apuigdollers'),
  canary('HANDLES', 'Busca aurembiaixpuigdollers en cualquier red.', 'aurembiaixpuigdollers'),
  canary('HANDLES', 'The file was puigdollersaurembiaix before.', 'puigdollersaurembiaix'),
  canary('EMAIL', 'Write to ap.contact@mailbox.example for more.', 'ap.contact@mailbox.example'),
  canary('EMAIL', 'Correo: kitchen (arroba) mailbox (punto) example', 'kitchen (arroba) mailbox'),
  canary('EMAIL', 'Escriu a cuina_77@bustia.example avui.', 'cuina_77'),
  canary('PHONE', 'Call +34 611 22 33 44 after six.', '611 22 33 44'),
  canary('PHONE', 'Teléfono 611223344.', '611223344'),
  canary('PHONE', 'Mòbil: 972-20-30-40', '972-20-30-40'),
  canary('PHONE', 'Or 00 44 20 7946 0958 abroad.', '7946 0958'),
  canary('WEB', 'See https://portfolio.example/works for more.', 'portfolio.example'),
  canary('WEB', 'Todo en www.cocinalenta.test desde 2020.', 'cocinalenta'),
  canary('WEB', 'Segueix @cuinalenta_bcn cada dia.', 'cuinalenta_bcn'),
  canary('WEB', 'More at cuinalenta.cat/receptes always.', 'cuinalenta.cat'),
  canary('STREET', 'Lives at Carrer de la Lluna, 14, 2º 1ª near the station.', 'Lluna'),
  canary('STREET', 'Vive en C/ Mayor 23, 3º B.', 'Mayor 23'),
  canary('STREET', 'Lived at 14 Acacia Avenue before.', 'Acacia'),
  canary('STREET', 'Avenida de los Olmos, 8 es la dirección.', 'Olmos'),
  canary('IDENTITY_NUMBER', 'The document is 12345678Z, renewed lately.', '12345678Z'),
  canary('IDENTITY_NUMBER', 'NIE X1234567L en vigor.', 'X1234567L'),
  canary('IDENTITY_NUMBER', 'DNI 12.345.678-Z.', '12.345.678'),
  canary('BANK_ACCOUNT', 'Paid to ES91 2100 0418 4502 0005 1332 each month.', '0418 4502'),
  canary('BANK_ACCOUNT', 'Compte GB29NWBK60161331926819.', 'NWBK60161331926819'),
  canary('BIRTH_DATE', 'Born on 3 May 1987 in the mountains.', '1987'),
  canary('BIRTH_DATE', 'Fecha de nacimiento: 03/05/1987.', '03/05/1987'),
  canary('BIRTH_DATE', 'Nascuda el 3 de maig de 1987.', '1987'),
  canary('AGE', 'A cook, 37 years old, who likes heights.', '37'),
  canary('AGE', 'Edad: 37', '37'),
  canary('AGE', 'Amb 37 anys d’edat encara escala.', '37'),
  canary('AGE', 'A cook in her early forties.', 'forties'),
  canary('AGE', 'Tengo cuarenta y dos años.', 'cuarenta y dos'),
  canary('AGE', 'Con cuarenta años, empieza de nuevo.', 'cuarenta'),
  canary('AGE', 'Amb quaranta-dos anys i moltes ganes.', 'quaranta-dos'),
  canary('AGE', 'Rondo los cincuenta.', 'cincuenta'),
  canary('BIRTH_DATE', 'Nacida en los ochenta.', 'ochenta'),
  canary('EDUCATION_DATE', 'Graduated from the faculty in 2009 with honours.', '2009'),
  canary('EDUCATION_DATE', 'Licenciada en Historia en 2009.', '2009'),
  canary('EDUCATION_DATE', 'Màster de cuina, promoció 2009-2010.', '2009'),
  canary('EMPLOYERS', 'Led the kitchen of Fogons Xerinacs for years.', 'Xerinacs'),
  canary('EMPLOYERS', 'FOGONS XERINACS, S.L. me contrató.', 'XERINACS'),
  canary('SCHOOLS', 'Teaches now and then at Escola Hostalera Zafrella again.', 'Zafrella'),
  canary('SCHOOLS', 'La escola hostalera zafrella tanca a l’agost.', 'zafrella'),
  canary('CLIENTS', 'Has worked for Quimerondes before.', 'Quimerondes'),
  canary('CLIENTS', 'Conoce bien a QUIMERONDES.', 'QUIMERONDES'),
  canary('SHORT_FORMS', 'The menu of Xerinacs won a prize.', 'Xerinacs'),
  canary('SHORT_FORMS', 'El menú de fogonsxerinacs ganó.', 'fogonsxerinacs'),
  canary('SHORT_FORMS', 'trabajé cinco años en xerinacs.', 'xerinacs'),
  canary('SHORT_FORMS', 'Va passar per l’EHZ el gener.', 'EHZ'),
  canary('CITY', 'Cycles to Vilanova del Camí every day.', 'Vilanova'),
  canary('CITY', 'Se crió en Zarrapelada y volvió a Zarrapelada.', 'Zarrapelada'),
  canary('CITY', 'She moved to Quercusdale last year.', 'Quercusdale'),
  canary('CITY', 'Hasta VILANOVA DEL CAMI en bici.', 'VILANOVA'),
  canary('GENDER', 'Trabaja como ingeniera de procesos.', 'ingeniera'),
  canary('GENDER', 'Treballo com a infermera.', 'infermera'),
  canary('GENDER', 'Once a waitress, now a cook.', 'waitress'),
];
/** Facts that are shown less where these canaries are to be hidden. */
export const LESS = ['TITLE', 'LANGUAGES', 'SKILLS', 'STUDIES'] as const;
export const LESS_CANARIES: readonly Canary[] = [
  canary('SHOWN_LESS', 'Works as a cook in the mornings.', 'cook'),
  canary('SHOWN_LESS', 'Fa de cuinera els caps de setmana.', 'cuiner'),
  canary('SHOWN_LESS', 'Speaks Catalan at home.', 'Catalan'),
  canary('SHOWN_LESS', 'Habla catalán de cuna.', 'catalán'),
  canary('SHOWN_LESS', 'Good at knife-work and pastry.', 'pastry'),
  canary('SHOWN_LESS', 'Studied hospitality for years.', 'hospitality'),
];

/** Somebody whose every word is known; `texts` are written into every field that people write freely. */
export function canaryPerson(text: string): ReportPerson {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    code: '7F3K',
    firstName: 'Aurembiaix Lourdes',
    lastName: 'Puigdollers Ferrús',
    jobTitle: 'Cook',
    sameTitle: 1,
    email: 'ap.contact@mailbox.example',
    phoneNumber: '+34 611 22 33 44',
    linkedin: 'https://www.linkedin.com/in/aurembiaix-puigdollers',
    summary: text,
    photoUrl: '/files/public/aurembiaix/puigdollers',
    place: { city: CITY, text: null, people: 3 },
    salary: { amount: 31_000, currency: 'EUR' },
    expectedSalary: { amountFrom: 35_000, amountTo: 40_000, currency: 'EUR' },
    experiences: [
      {
        title: 'Head cook',
        people: 9,
        organisation: 'Fogons Xerinacs, S.L.',
        place: { city: CITY, text: null, people: 3 },
        start: '2019-05',
        end: null,
      },
      { title: 'Cook', people: 9, organisation: 'Taverna Brumosa', place: null, start: '2012', end: '2019' },
    ],
    educations: [
      {
        title: 'Hospitality',
        people: 9,
        organisation: 'Escola Hostalera Zafrella',
        place: { city: null, text: 'Zafrella de Dalt', people: 0 },
        start: '2005',
        end: '2009',
      },
    ],
    languages: [{ code: 'ca', proficiency: 'C2', people: 9 }],
    hardSkills: ['Knife work', 'Pastry', 'Menus', 'Stock', 'Costs', 'Hygiene', 'Grill'].map((name) => ({
      name,
      people: 9,
    })),
    softSkills: [{ name: 'Patience', people: 2 }],
    application: {
      id: '00000000-0000-4000-8000-000000000002',
      positionId: '00000000-0000-4000-8000-000000000003',
      positionName: 'Head chef',
      stepName: 'Interview',
      score: { finalScore: 72, positiveAspects: [text], risks: [text] },
      answers: [
        {
          id: '00000000-0000-4000-8000-000000000004',
          text: 'Why?',
          name: 'Why?',
          type: 'TEXT',
          details: {},
          answer: { text },
          correct: true,
          autoRejected: false,
        },
      ],
    },
    comments: [
      {
        id: '00000000-0000-4000-8000-000000000005',
        type: 'call',
        createdAt: '2026-03-04T10:00:00.000Z',
        byName: 'Marta Soler',
        paragraphs: [text],
      },
    ],
  };
}

/** Everything on, anonymous. */
export const ANONYMOUS_CHOICES = {
  isContactInfoIncluded: false,
  isAnonyManagedDataIncluded: true,
  isScoringIncluded: true,
  isKqIncluded: true,
  isSalaryInfoIncluded: true,
  isExpectedSalaryIncluded: true,
  isSummaryIncluded: true,
  isSkillsIncluded: true,
  blurred: [],
} as const;
