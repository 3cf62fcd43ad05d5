/** Three names of one thing, and what says in the ground truth of a CV that somebody has it. */
export interface Asked {
  readonly en: string;
  readonly es: string;
  readonly ca: string;
  readonly truth: RegExp;
}
export interface Position {
  readonly title: Asked;
  readonly years: number;
  readonly skills: readonly Asked[];
  readonly languages: readonly { readonly code: string; readonly proficiency: 'B1' | 'B2' | 'C1' | 'C2' }[];
}
const asked = (en: string, es: string, ca: string, truth: RegExp): Asked => ({ en, es, ca, truth });
/** Of a name that is the same in every language. */
const named = (name: string, truth: RegExp): Asked => asked(name, name, name, truth);

/**
 * Six posts, each in three languages, for the people of api/fixtures/cv. Written down with the titles and skills of their ground truth
 * in view, before any score of them was; they are not for tuning.
 */
export const POSITIONS: readonly Position[] = [
  {
    title: asked(
      'Software developer',
      'Desarrollador de software',
      'Desenvolupador de programari',
      /desarroll|programador|ingenier[oa] de software|developer/iu,
    ),
    years: 3,
    skills: [
      named('SQL', /^(?:sql|postgresql)$/iu),
      named('Docker', /^docker$/iu),
      named('Python', /^python$/iu),
      named('Terraform', /^terraform$/iu),
    ],
    languages: [
      { code: 'en', proficiency: 'C1' },
      { code: 'es', proficiency: 'B2' },
    ],
  },
  {
    title: asked('Accountant', 'Contable', 'Comptable', /contable|comptable|accounting|contabilidad/iu),
    years: 5,
    skills: [
      named('Excel', /excel/iu),
      named('Power BI', /power bi/iu),
      asked('Invoicing', 'Facturación', 'Facturació', /facturaci/iu),
      named('SAP', /^sap/iu),
    ],
    languages: [
      { code: 'es', proficiency: 'C1' },
      { code: 'en', proficiency: 'B1' },
    ],
  },
  {
    title: asked(
      'Nursing assistant',
      'Auxiliar de enfermería',
      'Auxiliar d’infermeria',
      /auxiliar d.?e? ?.?(?:enfermer|infermer)|gerocultor/iu,
    ),
    years: 4,
    skills: [
      asked('Wound care', 'Curas', 'Cures de ferides', /cur[ae]s/iu),
      asked('Life support', 'Soporte vital', 'Suport vital', /so?u?port[e]? vital/iu),
      asked('Triage', 'Triaje', 'Triatge', /triatge|triaje/iu),
    ],
    languages: [
      { code: 'ca', proficiency: 'C1' },
      { code: 'es', proficiency: 'C1' },
      { code: 'en', proficiency: 'B2' },
    ],
  },
  {
    title: asked(
      'Graphic designer',
      'Diseñador gráfico',
      'Dissenyador gràfic',
      /dissenyador|diseñador|designer|maquetador/iu,
    ),
    years: 2,
    skills: [
      named('Figma', /^figma$/iu),
      named('InDesign', /indesign/iu),
      named('SEO', /^seo$/iu),
      named('HubSpot', /hubspot/iu),
    ],
    languages: [
      { code: 'en', proficiency: 'B2' },
      { code: 'ca', proficiency: 'C1' },
    ],
  },
  {
    title: asked('Cook', 'Cocinero', 'Cuiner', /cuiner|cap de cuina|cocin/iu),
    years: 6,
    skills: [
      named('APPCC', /^appcc$/iu),
      asked('Pastry', 'Pastelería', 'Pastisseria', /pastisseria/iu),
      asked('Inventory', 'Inventario', 'Inventari', /inventari/iu),
    ],
    languages: [
      { code: 'ca', proficiency: 'B2' },
      { code: 'es', proficiency: 'B2' },
      { code: 'fr', proficiency: 'B1' },
    ],
  },
  {
    title: asked(
      'Environmental technician',
      'Técnico de medio ambiente',
      'Tècnic de medi ambient',
      /medi ambient|ambiental|environmental/iu,
    ),
    years: 3,
    skills: [
      named('QGIS', /^qgis$/iu),
      named('AutoCAD', /autocad/iu),
      named('R', /^r$/iu),
      asked('Driving licence B', 'Carnet de conducir B', 'Permís de conduir B', /conduir/iu),
    ],
    languages: [
      { code: 'en', proficiency: 'C1' },
      { code: 'es', proficiency: 'C1' },
    ],
  },
];
export const TONGUES = ['en', 'es', 'ca'] as const;
