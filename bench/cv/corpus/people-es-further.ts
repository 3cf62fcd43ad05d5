import type { Person } from './person.ts';

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
