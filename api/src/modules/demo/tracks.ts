import type { Locale } from '@cantera/shared/contracts/enums';

/** A profession: what people in it are called, know, studied, and where they worked. */
export interface Track {
  readonly key: string;
  /** How many of the demo's sixty candidates are of it. */
  readonly people: number;
  /** What they say of their work in a CV, in one sentence. */
  readonly about: Readonly<Record<Locale, string>>;
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
    people: 11,
    about: {
      es: 'Sigo cada envío desde el muelle hasta el cliente y prefiero evitar una urgencia a resolverla.',
      ca: "Segueixo cada enviament des del moll fins al client i m'estimo més evitar una urgència que resoldre-la.",
      en: 'I follow every shipment from the dock to the customer, and would rather prevent an emergency than solve one.',
    },
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
    people: 11,
    about: {
      es: 'Hago interfaces rápidas y accesibles que también funcionan en un móvil de hace cinco años.',
      ca: 'Faig interfícies ràpides i accessibles que també funcionen en un mòbil de fa cinc anys.',
      en: 'I build fast, accessible interfaces that work on a phone of five years ago too.',
    },
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
    hardSkills: ['TypeScript', 'React', 'CSS', 'Node.js', 'Playwright', 'GraphQL', 'HTML'],
    softSkills: ['Comunicación', 'Mentoría', 'Autonomía'],
    salary: [26000, 62000],
  },
  {
    key: 'nursing',
    people: 6,
    about: {
      es: 'Cuido de la seguridad del paciente en cada paso y mantengo la calma cuando hay prisa.',
      ca: 'Vetllo per la seguretat del pacient a cada pas i mantinc la calma quan hi ha pressa.',
      en: 'I keep patients safe at every step, and stay calm when there is no time.',
    },
    titles: {
      es: ['Enfermera', 'Enfermera de planta', 'Enfermera de quirófano'],
      ca: ['Infermera', "Infermera d'hospitalització", 'Infermera de quiròfan'],
      en: ['Staff nurse', 'Ward nurse', 'Theatre nurse'],
    },
    degree: { es: 'Grado en Enfermería', ca: 'Grau en Infermeria', en: 'Bachelor of Nursing' },
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
    people: 8,
    about: {
      es: 'Llevo obras a plazo, con los industriales coordinados y la seguridad como primer punto.',
      ca: 'Porto obres dins de termini, amb els industrials coordinats i la seguretat com a primer punt.',
      en: 'I bring sites in on time, with trades in step and safety as the first point.',
    },
    titles: {
      es: ['Ayudante de obra', 'Jefe de producción', 'Jefe de obra'],
      ca: ["Ajudant d'obra", 'Cap de producció', "Cap d'obra"],
      en: ['Site assistant', 'Section engineer', 'Site manager'],
    },
    degree: {
      es: 'Grado en Ingeniería de Edificación',
      ca: "Grau en Enginyeria d'Edificació",
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
    people: 5,
    about: {
      es: 'Escucho antes de vender y mantengo clientes durante años.',
      ca: 'Escolto abans de vendre i conservo clients durant anys.',
      en: 'I listen before I sell, and keep clients for years.',
    },
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
    people: 5,
    about: {
      es: 'Cierro a tiempo, explico los números con palabras sencillas y no dejo partidas por conciliar.',
      ca: 'Tanco a temps, explico els números amb paraules senzilles i no deixo partides per conciliar.',
      en: 'I close on time, explain figures in plain words, and leave nothing unreconciled.',
    },
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
    people: 5,
    about: {
      es: 'Preparo la máquina, mido cada pieza y corrijo antes de que se desvíe.',
      ca: 'Preparo la màquina, mesuro cada peça i corregeixo abans que es desviï.',
      en: 'I set up the machine, measure every part, and correct before it drifts.',
    },
    titles: {
      es: ['Peón de taller', 'Operario de fresadora', 'Operario CNC'],
      ca: ['Peó de taller', 'Operari de fresadora', 'Operari CNC'],
      en: ['Workshop hand', 'Milling operator', 'CNC machinist'],
    },
    degree: {
      es: 'Ciclo formativo de grado medio en Mecanizado',
      ca: 'Cicle formatiu de grau mitjà en Mecanització',
      en: 'Vocational training in Machining',
    },
    schools: ['Institut La Garrotxa', 'IES Politécnico Estella', 'Escola del Treball de Barcelona'],
    companies: ['Mecànics Olot', 'Talleres Urumea', 'Gestamp', 'Industrias Bidasoa', 'Noel Alimentària'],
    hardSkills: ['Fanuc', 'Heidenhain', 'Metrología', 'Interpretación de planos', 'SolidWorks'],
    softSkills: ['Precisión', 'Puntualidad', 'Trabajo en equipo'],
    salary: [19000, 31000],
  },
  {
    key: 'product',
    people: 5,
    about: {
      es: 'Hablo cada semana con quien usa el producto y decido también qué no se hace.',
      ca: 'Parlo cada setmana amb qui fa servir el producte i decideixo també què no es fa.',
      en: 'I talk with users every week, and decide what we leave out too.',
    },
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
  {
    key: 'retail',
    people: 4,
    about: {
      es: 'Conozco a mis clientes por su nombre y sé qué leen, y llevo el almacén y la caja al día.',
      ca: 'Conec els meus clients pel nom i sé què llegeixen, i porto el magatzem i la caixa al dia.',
      en: 'I know my customers by name and what they read, and keep stock and till in order.',
    },
    titles: {
      es: ['Dependienta de librería', 'Librera', 'Encargada de librería'],
      ca: ['Dependenta de llibreria', 'Llibretera', 'Encarregada de llibreria'],
      en: ['Bookshop assistant', 'Bookseller', 'Bookshop manager'],
    },
    degree: {
      es: 'Grado en Filología Hispánica',
      ca: 'Grau en Filologia Catalana',
      en: 'BA Literature',
    },
    schools: ['Universidad de Deusto', 'Universitat de Barcelona', 'Universidad de Salamanca'],
    companies: ['Librería Arteaga', 'Llibreria Laie', 'Casa del Libro', 'La Central', 'Abacus'],
    hardSkills: ['Gestión de stock', 'Geslib', 'Pedidos a distribuidores', 'Escaparatismo', 'Cierre de caja'],
    softSkills: ['Atención al cliente', 'Iniciativa', 'Trabajo en equipo'],
    salary: [17000, 28000],
  },
];

/** The track of each person, one after the other: every one in turn, until it has its people. */
export const tracksOfPeople = (): Track[] =>
  Array.from({ length: Math.max(...TRACKS.map(({ people }) => people)) }, (_, round) =>
    TRACKS.filter(({ people }) => people > round),
  ).flat();
