import type { Locale } from '@cantera/shared/contracts/enums';

/** A profession: what people in it are called, know, studied, and where they worked. */
export interface Track {
  readonly key: string;
  /** From the first job to the last. */
  readonly titles: Readonly<Record<Locale, readonly [string, string, string]>>;
  readonly degree: Readonly<Record<Locale, string>>;
  readonly schools: readonly string[];
  readonly companies: readonly string[];
  readonly hardSkills: readonly string[];
  readonly softSkills: readonly string[];
  /** Yearly, in euros: first and last job. */
  readonly salary: readonly [number, number];
}

export const TRACKS: readonly Track[] = [
  {
    key: 'logistics',
    titles: {
      es: ['Técnica de almacén', 'Coordinadora de transporte', 'Responsable de logística'],
      ca: ['Tècnica de magatzem', 'Coordinadora de transport', 'Responsable de logística'],
      en: ['Warehouse coordinator', 'Transport planner', 'Logistics manager'],
    },
    degree: {
      es: 'Grado en Ingeniería de Organización Industrial',
      ca: "Grau en Enginyeria d'Organització Industrial",
      en: 'BSc Supply Chain Management',
    },
    schools: ['Universitat Politècnica de Catalunya', 'Universidad de Zaragoza', 'Universitat de Girona'],
    companies: ['Transportes Ebro Norte', 'Grup Fluvià', 'Noatum Logistics', 'Almacenes Valdeón', 'Mecalux'],
    hardSkills: ['SAP EWM', 'Excel', 'Planificación de rutas', 'Lean', 'Incoterms', 'Power BI'],
    softSkills: ['Organización', 'Liderazgo', 'Negociación'],
    salary: [22000, 46000],
  },
  {
    key: 'frontend',
    titles: {
      es: ['Desarrollador web', 'Desarrolladora frontend', 'Ingeniera frontend sénior'],
      ca: ['Desenvolupador web', 'Desenvolupadora frontend', 'Enginyera frontend sènior'],
      en: ['Web developer', 'Frontend developer', 'Senior frontend engineer'],
    },
    degree: {
      es: 'Grado en Ingeniería Informática',
      ca: 'Grau en Enginyeria Informàtica',
      en: 'BSc Computer Science',
    },
    schools: ['Universitat Autònoma de Barcelona', 'Universidad Politécnica de Madrid', 'TU Delft'],
    companies: ['Lumbre Digital', 'Typeform', 'Estudi Nòrdic', 'Adevinta', 'Kraken Software', 'Wallapop'],
    hardSkills: ['TypeScript', 'React', 'CSS', 'Node.js', 'Playwright', 'GraphQL', 'webpack'],
    softSkills: ['Comunicación', 'Mentoría', 'Autonomía'],
    salary: [26000, 62000],
  },
  {
    key: 'nursing',
    titles: {
      es: ['Enfermera', 'Enfermera de planta', 'Enfermera de quirófano'],
      ca: ['Infermera', "Infermera d'hospitalització", 'Infermera de quiròfan'],
      en: ['Staff nurse', 'Ward nurse', 'Theatre nurse'],
    },
    degree: { es: 'Grado en Enfermería', ca: 'Grau en Infermeria', en: 'BSc Nursing' },
    schools: ['Universitat de Barcelona', 'Universidad de Navarra', 'Universitat Rovira i Virgili'],
    companies: [
      'Hospital de Sant Pau',
      'Clínica Montblanc',
      'Hospital Josep Trueta',
      'Quirónsalud',
      'Hospital La Fe',
    ],
    hardSkills: ['Instrumentación quirúrgica', 'Esterilización', 'Soporte vital avanzado', 'Triaje', 'UCI'],
    softSkills: ['Empatía', 'Trabajo en equipo', 'Serenidad'],
    salary: [26000, 39000],
  },
  {
    key: 'construction',
    titles: {
      es: ['Ayudante de obra', 'Jefe de producción', 'Jefe de obra'],
      ca: ["Ajudant d'obra", 'Cap de producció', "Cap d'obra"],
      en: ['Site assistant', 'Section engineer', 'Site manager'],
    },
    degree: {
      es: 'Grado en Edificación',
      ca: 'Grau en Arquitectura Tècnica i Edificació',
      en: 'BEng Civil Engineering',
    },
    schools: ['Universitat de Girona', 'Universitat Politècnica de València', 'Universidad de Granada'],
    companies: ['Construccions Rubau', 'Obrascat', 'Ferrovial', 'Edificis Garrotxa', 'Sorigué'],
    hardSkills: [
      'AutoCAD',
      'Presto',
      'Prevención de riesgos',
      'BIM',
      'Certificaciones de obra',
      'MS Project',
    ],
    softSkills: ['Resolución de conflictos', 'Planificación', 'Liderazgo'],
    salary: [24000, 52000],
  },
  {
    key: 'sales',
    titles: {
      es: ['Comercial', 'Responsable de cuentas', 'Directora comercial'],
      ca: ['Comercial', 'Responsable de comptes', 'Directora comercial'],
      en: ['Sales representative', 'Key account manager', 'Head of sales'],
    },
    degree: {
      es: 'Grado en Administración y Dirección de Empresas',
      ca: "Grau en Administració i Direcció d'Empreses",
      en: 'BA Business Administration',
    },
    schools: ['ESADE', 'Universidad Carlos III de Madrid', 'Università Bocconi'],
    companies: ['Aceites Sierra Clara', 'Grupo Azahar', 'Puig', 'Danone', 'Roca', 'Bodegas Llano Alto'],
    hardSkills: ['Salesforce', 'Gran consumo', 'Negociación de contratos', 'Previsión de ventas', 'HubSpot'],
    softSkills: ['Persuasión', 'Orientación al cliente', 'Resiliencia'],
    salary: [23000, 85000],
  },
  {
    key: 'finance',
    titles: {
      es: ['Auxiliar contable', 'Contable', 'Controller financiera'],
      ca: ['Auxiliar comptable', 'Comptable', 'Controller financera'],
      en: ['Junior accountant', 'Accountant', 'Financial controller'],
    },
    degree: {
      es: 'Grado en Contabilidad y Finanzas',
      ca: 'Grau en Comptabilitat i Finances',
      en: 'BSc Accounting and Finance',
    },
    schools: ['Universitat Pompeu Fabra', 'Universidad de Sevilla', 'London School of Economics'],
    companies: ['Grant Thornton', 'Laboratoris Anoia', 'Cosentino', 'Assessoria Pla', 'Deloitte'],
    hardSkills: ['SAP FI', 'NIIF', 'Excel', 'Cierre mensual', 'Power BI', 'Auditoría'],
    softSkills: ['Rigor', 'Discreción', 'Organización'],
    salary: [20000, 55000],
  },
  {
    key: 'machining',
    titles: {
      es: ['Peón de taller', 'Operario de fresadora', 'Operario CNC'],
      ca: ['Peó de taller', 'Operari de fresadora', 'Operari CNC'],
      en: ['Workshop hand', 'Milling operator', 'CNC machinist'],
    },
    degree: {
      es: 'Técnico en Mecanizado',
      ca: 'Tècnic en Mecanització',
      en: 'Vocational diploma in Machining',
    },
    schools: ['Institut La Garrotxa', 'IES Politécnico Estella', 'Escola del Treball de Barcelona'],
    companies: ['Mecànics Olot', 'Talleres Urumea', 'Gestamp', 'Industrias Bidasoa', 'Noel Alimentària'],
    hardSkills: ['Fanuc', 'Heidenhain', 'Metrología', 'Interpretación de planos', 'SolidWorks'],
    softSkills: ['Precisión', 'Puntualidad', 'Trabajo en equipo'],
    salary: [19000, 31000],
  },
  {
    key: 'product',
    titles: {
      es: ['Analista de negocio', 'Product owner', 'Product manager'],
      ca: ['Analista de negoci', 'Product owner', 'Product manager'],
      en: ['Business analyst', 'Product owner', 'Product manager'],
    },
    degree: {
      es: 'Grado en Economía',
      ca: 'Grau en Economia',
      en: 'BSc Economics',
    },
    schools: ['Universitat Pompeu Fabra', 'IE University', 'Universität Wien'],
    companies: ['Glovo', 'Lumbre Digital', 'Factorial', 'N26', 'Holded', 'Cabify'],
    hardSkills: ['SQL', 'Figma', 'Amplitude', 'Jira', 'Discovery', 'Experimentos A/B'],
    softSkills: ['Comunicación', 'Priorización', 'Pensamiento crítico'],
    salary: [28000, 68000],
  },
];
