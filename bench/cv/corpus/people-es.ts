import type { Person } from './person.ts';

export const angeles: Person = {
  firstName: 'María de los Ángeles',
  lastName: 'Etxeberria Quiroga',
  email: 'angeles.etxeberria@correo.example',
  phone: '(+34) 644 09 71 25',
  location: 'Bilbao, España',
  jobTitle: 'Responsable de Contabilidad',
  linkedin: 'angeles-etxeberria-quiroga',
  summary:
    'Contable con más de quince años de experiencia en pymes industriales. Acostumbrada a cierres mensuales exigentes, auditorías externas y a explicar los números a quien no es de números.',
  jobs: [
    {
      company: 'Talleres Urkiola, S.L.',
      position: 'Responsable de Contabilidad',
      location: 'Bilbao',
      start: '2015-03',
      end: null,
      notes: [
        'Cierre contable mensual y consolidación de tres sociedades',
        'Implantación de SAP Business One y formación de un equipo de cuatro personas',
        'Interlocución con auditores y Hacienda Foral',
      ],
    },
    {
      company: 'Conservas Bermeotarra, S.A.',
      position: 'Técnica Contable',
      location: 'Bermeo',
      start: '2009-09',
      end: '2015-02',
      notes: [
        'Contabilidad general, conciliaciones bancarias e impuestos',
        'Gestión de cobros con reducción de la morosidad al 1,8 %',
      ],
    },
    {
      company: 'Asesoría Iturralde y Asociados',
      position: 'Auxiliar Administrativa',
      location: 'Getxo',
      start: '2006-10',
      end: '2009-08',
      notes: ['Registro de facturas y nóminas de treinta clientes'],
    },
  ],
  studies: [
    {
      institution: 'Universidad de Deusto',
      degree: 'Máster en Auditoría y Contabilidad',
      start: '2005-09',
      end: '2006-07',
    },
    {
      institution: 'Universidad del País Vasco',
      degree: 'Licenciatura en Administración y Dirección de Empresas',
      start: '2000-09',
      end: '2005-06',
    },
  ],
  languages: [
    { name: 'Español', level: 'Nativo', code: 'es', proficiency: 'C2' },
    { name: 'Euskera', level: 'C1', code: 'eu', proficiency: 'C1' },
    { name: 'Inglés', level: 'B2', code: 'en', proficiency: 'B2' },
  ],
  hardSkills: ['SAP Business One', 'A3 Asesor', 'Excel avanzado', 'Plan General Contable', 'Power BI'],
  softSkills: ['Trabajo en equipo', 'Capacidad analítica', 'Organización'],
};

export const inigo: Person = {
  firstName: 'Íñigo',
  lastName: 'Zubizarreta Olabarría',
  email: 'inigo.zubi@desarrollo.example',
  phone: '655 120 347',
  location: 'San Sebastián, España',
  jobTitle: 'Desarrollador Full Stack',
  linkedin: 'inigozubizarreta',
  summary:
    'Desarrollador de producto: me gusta hablar con quien usa lo que hago, entregar en pequeño y dejar el código mejor de como lo encontré.',
  jobs: [
    {
      company: 'Marea Digital',
      position: 'Desarrollador Full Stack',
      location: 'San Sebastián',
      start: '2021-01',
      end: null,
      notes: [
        'Plataforma de reservas con 120.000 usuarios activos',
        'Migración de un monolito PHP a servicios en Node.js',
      ],
    },
    {
      company: 'Ibilbide Mobility',
      position: 'Programador Front-end',
      location: 'Vitoria-Gasteiz',
      start: '2018-05',
      end: '2020-12',
      notes: ['Aplicación web de rutas en React y Mapbox', 'Accesibilidad hasta WCAG 2.1 AA'],
    },
    {
      company: 'Kutxagune Sistemas',
      position: 'Becario de desarrollo',
      location: 'San Sebastián',
      start: '2017-09',
      end: '2018-04',
      notes: ['Pruebas automáticas de la intranet'],
    },
  ],
  studies: [
    {
      institution: 'Mondragon Unibertsitatea',
      degree: 'Grado en Ingeniería Informática',
      start: '2013-09',
      end: '2017-06',
    },
  ],
  languages: [
    { name: 'Castellano', level: 'nativo', code: 'es', proficiency: 'C2' },
    { name: 'Euskera', level: 'nativo', code: 'eu', proficiency: 'C2' },
    { name: 'Inglés', level: 'alto', code: 'en', proficiency: 'C1' },
  ],
  hardSkills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'AWS', 'Git'],
  softSkills: ['Comunicación', 'Pensamiento crítico'],
};

export const franciscoJavier: Person = {
  firstName: 'Francisco Javier',
  lastName: 'Núñez-Cortés Ibáñez',
  email: 'fj.nunezcortes@electro.example',
  phone: '954 21 08 63',
  location: 'Sevilla',
  jobTitle: 'Electricista industrial',
  jobs: [
    {
      company: 'Montajes Eléctricos Guadalquivir',
      position: 'Oficial de primera electricista',
      location: 'Sevilla',
      start: '2012-02',
      end: null,
      notes: [
        'Instalación y mantenimiento de cuadros de baja y media tensión.',
        'Responsable de una cuadrilla de cinco operarios.',
      ],
    },
    {
      company: 'Instalaciones Rocío Hermanos, S.L.',
      position: 'Electricista',
      location: 'Dos Hermanas',
      start: '2004-06',
      end: '2012-01',
      notes: ['Obra nueva y reformas de viviendas.'],
    },
  ],
  studies: [
    {
      institution: 'IES Polígono Sur',
      degree: 'Técnico Superior en Sistemas Electrotécnicos',
      start: '2002-09',
      end: '2004-06',
    },
    {
      institution: 'IES Polígono Sur',
      degree: 'Técnico en Instalaciones Eléctricas',
      start: '2000-09',
      end: '2002-06',
    },
  ],
  languages: [
    { name: 'Español', level: 'lengua materna', code: 'es', proficiency: 'C2' },
    { name: 'Inglés', level: 'nivel básico', code: 'en', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Reglamento de baja tensión', 'Autómatas Siemens S7', 'AutoCAD Electrical', 'Carretillero'],
  softSkills: [],
};

export const rosario: Person = {
  firstName: 'Rosario',
  lastName: 'Peñalver Gutiérrez',
  email: 'charopenalver@buzon.example',
  phone: '0034 633 871 902',
  location: '28012 Madrid',
  jobTitle: 'Dependienta',
  jobs: [
    {
      company: 'Zapatería La Castellana',
      position: 'Encargada de tienda',
      location: 'Madrid',
      start: '2017-11',
      end: '2024-08',
      notes: ['Apertura y cierre, caja, inventario y escaparate', 'Formación de personal de campaña'],
    },
    {
      company: 'Almacenes Fuencarral',
      position: 'Dependienta',
      location: 'Madrid',
      start: '2011-04',
      end: '2017-10',
      notes: ['Atención al cliente en la planta de hogar'],
    },
    {
      company: 'Cafetería Los Madroños',
      position: 'Camarera',
      location: 'Alcalá de Henares',
      start: '2009-06',
      end: '2011-03',
      notes: ['Barra y terraza'],
    },
  ],
  studies: [
    { institution: 'IES Complutense', degree: 'Bachillerato de Ciencias Sociales', end: '2009-06' },
    { institution: 'Cámara de Comercio de Madrid', degree: 'Curso de escaparatismo', end: '2015-05' },
  ],
  languages: [
    { name: 'Español', level: 'nativo', code: 'es', proficiency: 'C2' },
    { name: 'Inglés', level: 'medio', code: 'en', proficiency: 'B1' },
  ],
  hardSkills: ['TPV', 'Inventario', 'Escaparatismo', 'Facturación'],
  softSkills: ['Atención al cliente', 'Paciencia'],
};
