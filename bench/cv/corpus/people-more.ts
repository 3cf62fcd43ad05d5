import type { Person } from './person.ts';

export const delphine: Person = {
  firstName: 'Delphine',
  lastName: 'Okafor-Lindgren',
  email: 'delphine.ol@inbox.example',
  phone: '(512) 555-0147',
  location: 'Austin, TX',
  jobTitle: 'Financial Analyst',
  linkedin: 'delphine-okafor-lindgren',
  jobs: [
    {
      company: 'Lone Star Credit Union',
      position: 'Financial Analyst',
      location: 'Austin, TX',
      start: '2021-08',
      end: null,
      notes: [
        'Built the rolling forecast that the board reads every month',
        'Automated 14 reports with SQL and Python, saving 30 hours a month',
      ],
    },
    {
      company: 'Brazos Valley Energy',
      position: 'Accounting Intern',
      location: 'Waco, TX',
      start: '2020-05',
      end: '2020-08',
      notes: ['Reconciled vendor accounts worth $3.2M'],
    },
    {
      company: 'Campus Writing Center',
      position: 'Peer Tutor',
      location: 'Houston, TX',
      start: '2018-09',
      end: '2020-04',
      notes: ['Tutored 60 students each semester'],
    },
  ],
  studies: [
    {
      institution: 'Rice University',
      degree: 'Master of Accounting',
      location: 'Houston, TX',
      end: '2021-05',
    },
    {
      institution: 'Rice University',
      degree: 'Bachelor of Arts in Economics',
      location: 'Houston, TX',
      end: '2020-05',
    },
  ],
  languages: [
    { name: 'French', level: 'fluent', code: 'fr', proficiency: 'C1' },
    { name: 'Swedish', level: 'conversational', code: 'sv', proficiency: 'B1' },
  ],
  hardSkills: ['SQL', 'Python', 'Tableau', 'QuickBooks', 'Financial modeling'],
  softSkills: [],
};

export const ignacio: Person = {
  firstName: 'Ignacio',
  lastName: 'Valcárcel de Miguel',
  email: 'nacho.valcarcel@estudio.example',
  phone: '+34 722 118 540',
  location: 'Málaga',
  jobTitle: 'Jefe de Producto Digital',
  linkedin: 'ignacio-valcarcel',
  summary:
    'Jefe de producto con pasado de ingeniero. He llevado a producción aplicaciones de banca, de transporte y de ocio, siempre con equipos pequeños, mucha investigación con usuarios y pocas reuniones.',
  jobs: [
    {
      company: 'Costa Mobility',
      position: 'Jefe de Producto Digital',
      start: '2022-01',
      end: null,
      notes: [
        'Aplicación de abonos con 300.000 usuarios mensuales y valoración de 4,7 sobre 5 en las tiendas',
        'Equipo de nueve personas entre diseño, datos y desarrollo',
        'Hoja de ruta compartida con tres consorcios de transporte',
      ],
    },
    {
      company: 'Unicaja Labs',
      position: 'Product Owner',
      start: '2018-03',
      end: '2021-12',
      notes: [
        'Alta digital de clientes: de cuarenta minutos a siete',
        'Coordinación con cumplimiento normativo y atención al cliente',
        'Pruebas con usuarios cada dos semanas',
      ],
    },
    {
      company: 'Festeja Eventos',
      position: 'Analista funcional',
      start: '2015-09',
      end: '2018-02',
      notes: [
        'Venta de entradas para doce festivales',
        'Integración con pasarelas de pago y control de accesos',
      ],
    },
    {
      company: 'Telefónica I+D',
      position: 'Ingeniero de software',
      start: '2011-10',
      end: '2015-08',
      notes: ['Servicios de vídeo para televisión', 'Automatización de pruebas de regresión'],
    },
    {
      company: 'Universidad de Málaga',
      position: 'Becario de investigación',
      start: '2010-09',
      end: '2011-09',
      notes: ['Procesado de señal acústica submarina'],
    },
  ],
  studies: [
    {
      institution: 'Universidad de Málaga',
      degree: 'Ingeniería de Telecomunicación',
      start: '2004-09',
      end: '2010-07',
    },
    {
      institution: 'Escuela de Organización Industrial',
      degree: 'Programa Superior en Gestión de Producto',
      start: '2017-01',
      end: '2017-12',
    },
  ],
  languages: [
    { name: 'Español', level: 'Nativo', code: 'es', proficiency: 'C2' },
    { name: 'Inglés', level: 'C1', code: 'en', proficiency: 'C1' },
    { name: 'Italiano', level: 'A2', code: 'it', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Jira', 'Amplitude', 'SQL', 'Figma', 'Design thinking', 'Scrum'],
  softSkills: ['Liderazgo', 'Negociación'],
};

export const roser: Person = {
  firstName: 'Roser',
  lastName: 'Güell Castellví',
  email: 'roserguell@correu.example',
  phone: '629 40 18 73',
  location: 'Reus',
  jobTitle: 'Administrativa comptable',
  jobs: [
    {
      company: 'Cooperativa Agrícola de Cambrils',
      position: 'Administrativa comptable',
      start: '2014-01',
      end: '2023-12',
      notes: ['Facturació, cobraments i atenció als socis.'],
    },
    {
      company: 'Gestoria Baix Camp',
      position: 'Auxiliar administrativa',
      start: '2009-01',
      end: '2013-12',
      notes: ['Nòmines, contractes i arxiu.'],
    },
    {
      company: 'Supermercats Sorlet',
      position: 'Caixera',
      start: '2006-01',
      end: '2009-12',
      notes: ['Caixa i reposició.'],
    },
  ],
  studies: [
    { institution: 'Institut Gaudí de Reus', degree: 'CFGS Administració i Finances', end: '2006-06' },
    { institution: 'Escola Rosa Sensat', degree: 'Graduat escolar', end: '2002-06' },
  ],
  languages: [
    { name: 'Català', level: 'Nivell C', code: 'ca', proficiency: 'C1' },
    { name: 'Castellà', level: 'Natiu', code: 'es', proficiency: 'C2' },
    { name: 'Anglès', level: 'Bàsic', code: 'en', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Contaplus', 'Nominaplus', 'Word', 'Excel', 'Mecanografia'],
  softSkills: [],
};

export const hortensia: Person = {
  firstName: 'Hortensia',
  lastName: 'Belmonte Sáenz de Tejada',
  email: 'hbelmonte@bufete.example',
  phone: '+34 941 22 07 19',
  location: 'Logroño, La Rioja',
  jobTitle: 'Abogada laboralista',
  linkedin: 'hbelmonte',
  summary:
    'Abogada con doce años de ejercicio ante los juzgados de lo social. Asesoro a comités de empresa y a cooperativas vinícolas, y prefiero un buen acuerdo a un pleito largo.',
  jobs: [
    {
      company: 'Belmonte & Uriarte Abogados',
      position: 'Socia fundadora',
      location: 'Logroño',
      start: '2018-04',
      end: null,
      notes: ['Dirección letrada de más de 400 procedimientos'],
    },
    {
      company: 'UGT La Rioja',
      position: 'Letrada del gabinete jurídico',
      location: 'Logroño',
      start: '2012-09',
      end: '2018-03',
      notes: ['Despidos, ERE y negociación colectiva'],
    },
  ],
  studies: [
    {
      institution: 'Universidad de La Rioja',
      degree: 'Licenciatura en Derecho',
      start: '2006-09',
      end: '2011-06',
    },
    {
      institution: 'Colegio de la Abogacía de La Rioja',
      degree: 'Máster en Abogacía',
      start: '2011-09',
      end: '2012-06',
    },
  ],
  languages: [
    { name: 'Español', level: 'nativo', code: 'es', proficiency: 'C2' },
    { name: 'Francés', level: 'B2', code: 'fr', proficiency: 'B2' },
  ],
  hardSkills: ['Derecho laboral', 'Seguridad Social', 'Aranzadi', 'LexNET'],
  softSkills: ['Negociación', 'Hablar en público'],
};

export const amparo: Person = {
  firstName: 'Amparo',
  lastName: 'Llopis Climent',
  email: 'amparollopis@correo.example',
  phone: '96 381 40 55',
  location: 'Valencia',
  jobTitle: 'Auxiliar de enfermería',
  jobs: [
    {
      company: 'Hospital La Fe',
      position: 'Auxiliar de enfermería',
      location: 'Valencia',
      start: '2015',
      end: '2023',
      notes: [],
    },
    {
      company: 'Residencia Las Acacias',
      position: 'Gerocultora',
      location: 'Torrent',
      start: '2010',
      end: '2015',
      notes: [],
    },
    {
      company: 'Clínica Dental Benlliure',
      position: 'Recepcionista',
      location: 'Valencia',
      start: '2007',
      end: '2010',
      notes: [],
    },
  ],
  studies: [
    {
      institution: 'IES Font de Sant Lluís',
      degree: 'Técnico en Cuidados Auxiliares de Enfermería',
      start: '2005',
      end: '2007',
    },
  ],
  languages: [
    { name: 'Castellano', level: 'nativo', code: 'es', proficiency: 'C2' },
    { name: 'Valenciano', level: 'alto', code: 'ca', proficiency: 'C1' },
  ],
  hardSkills: ['Movilización de pacientes', 'Soporte vital básico', 'Curas'],
  softSkills: ['Empatía', 'Trabajo en equipo'],
};

export const tobias: Person = {
  firstName: 'Tobias',
  lastName: 'van Wyk',
  email: 'tobias.vanwyk@mail.example',
  phone: '+27 82 555 0164',
  location: 'Cape Town, South Africa',
  jobTitle: 'Site Reliability Engineer',
  linkedin: 'tobias-van-wyk',
  summary:
    'Reliability engineer who writes runbooks first. I have kept payment and telecom platforms upright through load-shedding, migrations and one memorable flood.',
  jobs: [
    {
      company: 'Protea Telecom',
      position: 'Site Reliability Engineer',
      location: 'Cape Town, South Africa',
      start: '2020-03',
      end: null,
      notes: ['Cut paging by 70% in a year', 'Own the incident review process'],
    },
    {
      company: 'Karoo Cloud (Pty) Ltd',
      position: 'Systems Administrator',
      location: 'Johannesburg, South Africa',
      start: '2016-06',
      end: '2020-02',
      notes: ['Ran 600 virtual machines for 40 clients'],
    },
  ],
  studies: [
    {
      institution: 'Stellenbosch University',
      degree: 'BSc Computer Science',
      location: 'Stellenbosch, South Africa',
      start: '2012-01',
      end: '2015-11',
    },
  ],
  languages: [
    { name: 'Afrikaans', level: 'Native', code: 'af', proficiency: 'C2' },
    { name: 'English', level: 'Fluent', code: 'en', proficiency: 'C1' },
  ],
  hardSkills: ['Kubernetes', 'Terraform', 'Go', 'Prometheus', 'Linux'],
  softSkills: [],
};
