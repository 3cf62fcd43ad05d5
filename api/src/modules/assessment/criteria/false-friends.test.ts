import { describe, it } from 'node:test';
import { expect } from 'expect';
import { compute } from '../scores/compute.ts';
import { deriveRules } from './derive.ts';

const EMPTY_PROFILE = { skills: [], languages: [], jobs: [], degrees: [] };
const POSITION = {
  id: '00000000-0000-4000-8000-000000000009',
  title: 'Nobody',
  jobDescription: '',
  yearsFrom: null,
  languages: [],
  skills: [],
};
const page = (text: string) => ({
  page: 1,
  checked: true,
  tongue: 'en' as const,
  hidden: [],
  lines: [{ text, bbox: [0, 0, 1, 1] as const, section: 'experience' }],
});
const input = { person: { firstName: 'Ada', lastName: 'Byron' }, month: '2026-06', profile: EMPTY_PROFILE };

/** What a line of a dated job shows of a skill that a position asks for. */
function shown(skill: string, text: string) {
  const rules = deriveRules({ ...POSITION, skills: [{ name: skill, type: 'HARD_SKILL' }] });
  const asked = rules.filter(({ kind }) => kind === 'SKILL' || kind === 'CREDENTIAL');
  return compute({ ...input, rules: asked, pages: [page(text)] }).verdicts[0]?.verdict;
}
/** What a job of 2015 to 2023 shows of an occupation, and of five years in it. */
function held(title: string, position: string) {
  const rules = deriveRules({ ...POSITION, title, yearsFrom: 5 }).map((rule) => ({
    ...rule,
    weight: 'MUST' as const,
  }));
  const jobs = [{ position, startDate: '2015', endDate: '2023' }];
  const pages = [page(`${position}, Acme, 2015 - 2023`)];
  const { verdicts } = compute({ ...input, rules, pages, profile: { ...EMPTY_PROFILE, jobs } });
  return Object.fromEntries(verdicts.map(({ kind, verdict }) => [kind, verdict]));
}

const SKILLS = `
Cash register | Night shifts from 2019 till 2021
Point of sale | Worked there from 2019 till 2021
Cash register | Empleado de Caja Madrid
Point of sale | Empleat de Caixa Girona
Cash register | Tagged words by POS and by lemma
Debt collection | Curated the photography collection
Life support | Configured firewalls and ACLs
Soporte vital | Configured firewalls and ACLs
Soporte vital | Moved offices off Windows XP at its end of life support
Wound care | Research on cures for rare diseases
Wound care | Visitas con los curas de la parroquia
VAT | Iva Petrova
VAT returns | Iva
Assembly line | Montaje de exposiciones
Assembly line | Muntatge d'exposicions
Assembly line | Wrote assembly for 8-bit processors
Grill | Plancha de ropa
Grill | Instalación de calefacción a la brasa
Phlebotomy | Extracciones de datos con SQL
Triaje | Triage of bugs in Jira
Patient rehabilitation | Rehabilitación de fachadas
Costura | Confección de nóminas
Driving licence D | Carnet d'estudiant
Contract management | Contratos temporales en varias empresas
Public tenders | Cooked chicken tenders
Switchboard operator | Wired the switchboards of two plants
Budgeting | Receptionist at a budget hotel
Sales promotions | Two promotions in three years
Supplier management | Suppliers: Acme
Catering service | Catering to the needs of guests
Hotel reservations | Anuncios en Booking.com
Gestión de reservas | Guía de reservas naturales
Lleure | En mi tiempo libre colaboro en un huerto
Maintenance of machinery | Mantenimiento correctivo de aplicaciones
Menu planning | Elaboración de cartas y correos
Forklift | Albañil con pala y carretilla
Social media | Social network analysis in R
Touch typing | Static typing of the whole code base
Painting walls | History of painting
`;
const TITLES = `
Nurse | Due Diligence Manager
Enfermera | Due Diligence Manager
Administrative assistant | Linux System Administrator
Administrative assistant | Database Administrator
Linux System Administrator | Auxiliar administrativa
Physician | Recepcionista médica
Physician | Visitador médico
Concierge | Hospital porter
Chemist | Ingeniero químico
Managing director | Gerente de tienda
Construction worker | Peón agrícola
Care assistant | Cuidador de animales
Flight attendant | Azafata de congresos
Shop assistant | Real estate salesperson
`;
const rows = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([asked = '', said = '']) => [asked, said]);

describe('words that mean something else in another line', () => {
  for (const text of [
    'Tax due diligence, KPMG, 2018 - 2021',
    'Payments due in 2021 were collected',
    'Due Diligence Manager, 2015 - 2023',
  ])
    it(`[SCORE-16] show no nurse: ${text}`, () => {
      for (const title of ['Nurse', 'Enfermera']) {
        const rules = deriveRules({ ...POSITION, title });
        expect(compute({ ...input, rules, pages: [page(text)] }).verdicts).toMatchObject([
          { kind: 'OCCUPATION', verdict: 'NOT_SHOWN' },
        ]);
      }
    });
  for (const [skill, text] of rows(SKILLS))
    it(`[SCORE-16] show no skill: ${skill} in ${text}`, () => {
      expect(shown(skill, text)).toBe('NOT_SHOWN');
    });
  for (const [title, position] of rows(TITLES))
    it(`[SCORE-16] show no occupation and no years in it: ${title} in ${position}`, () => {
      expect(held(title, position)).toEqual({ OCCUPATION: 'NOT_SHOWN', YEARS: 'PARTLY' });
    });

  it('[SCORE-15] still give what is asked for by them its other words, and are looked for where they are asked for', () => {
    for (const [skill, text] of [
      ['IVA', 'Quarterly VAT returns'],
      ['Till', 'Caja registradora'],
      ['Caja', 'Caja y reposición'],
      ['Curas', 'Wound care on the ward'],
      ['Collections', 'Gestión de cobros'],
      ['Montaje', 'Línea de montaje de motores'],
      ['Triage', 'Triaje de pacientes'],
    ] as const)
      expect([skill, shown(skill, text)]).toEqual([skill, 'MET']);
    expect(held('Médico', 'Physician')).toEqual({ OCCUPATION: 'MET', YEARS: 'MET' });
    expect(held('Nurse', 'Diplomada en Enfermería')).toEqual({ OCCUPATION: 'MET', YEARS: 'MET' });
  });
});
