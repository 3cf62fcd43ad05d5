import type { Person } from './person.ts';

export const begona: Person = {
  firstName: 'Begoña',
  lastName: 'Arrizabalaga Muñoz',
  email: 'begona.arrizabalaga@mail.example',
  phone: '+34 600 482 193',
  location: 'Zaragoza, Aragón, España',
  jobTitle: 'Directora de Recursos Humanos',
  linkedin: 'begoña-arrizabalaga-muñoz-04b3',
  summary:
    'Profesional de recursos humanos con recorrido en automoción y logística. Me ocupo de que la gente adecuada quiera quedarse y de negociar sin hacer ruido.',
  jobs: [
    {
      company: 'Grupo Moncayo Componentes',
      position: 'Directora de Recursos Humanos',
      location: 'Zaragoza, España',
      start: '2019-09',
      end: null,
      notes: ['Dirección de un equipo de catorce personas y de la negociación de dos convenios colectivos.'],
    },
    {
      company: 'Grupo Moncayo Componentes',
      position: 'HR Business Partner',
      location: 'Zaragoza, España',
      start: '2016-03',
      end: '2019-08',
      notes: ['Acompañamiento a las plantas de Zaragoza y Figueruelas.'],
    },
    {
      company: 'Logística Ebro Norte',
      position: 'Técnica de Selección',
      location: 'Zaragoza y alrededores, España',
      start: '2012-01',
      end: '2016-02',
      notes: ['Selección de perfiles operativos: 600 incorporaciones al año.'],
    },
  ],
  studies: [
    {
      institution: 'Universidad de Zaragoza',
      degree: 'Licenciatura, Psicología del Trabajo',
      start: '2005-09',
      end: '2010-06',
    },
    {
      institution: 'ESADE Business School',
      degree: 'Máster, Dirección de Personas',
      start: '2014-09',
      end: '2015-06',
    },
  ],
  languages: [
    { name: 'Español', level: 'Native or Bilingual', code: 'es', proficiency: 'C2' },
    { name: 'Francés', level: 'Professional Working', code: 'fr', proficiency: 'B2' },
  ],
  hardSkills: ['Relaciones laborales', 'Workday', 'Compensación y beneficios'],
  softSkills: [],
};

export const joseLuis: Person = {
  firstName: 'José Luis',
  lastName: 'del Río y Castañeda',
  email: 'jl.delrio@arquitectura.example',
  phone: '+34 91 555 27 40',
  location: 'Valladolid, España',
  jobTitle: 'Arquitecto técnico',
  linkedin: 'jldelrio',
  jobs: [
    {
      company: 'Estudio Páramo Arquitectos',
      position: 'Director de ejecución de obra',
      location: 'Valladolid',
      start: '2018-10',
      end: null,
      notes: [
        'Dirección de ejecución de 22 edificios de vivienda protegida',
        'Coordinación de seguridad y salud',
      ],
    },
    {
      company: 'Construcciones Pisuerga, S.A.',
      position: 'Jefe de obra',
      location: 'Palencia',
      start: '2010-05',
      end: '2018-09',
      notes: ['Obras de hasta nueve millones de euros', 'Planificación, compras y certificaciones'],
    },
    {
      company: 'Ayuntamiento de Medina del Campo',
      position: 'Aparejador municipal',
      location: 'Medina del Campo',
      start: '2007-01',
      end: '2010-04',
      notes: ['Informes de licencias e inspecciones técnicas'],
    },
  ],
  studies: [
    {
      institution: 'Universidad de Burgos',
      degree: 'Grado en Arquitectura Técnica',
      start: '2002-09',
      end: '2006-09',
    },
    { institution: 'Fundación Laboral de la Construcción', degree: 'Curso de gestión BIM', end: '2019-03' },
  ],
  languages: [
    { name: 'Español', level: 'nativo', code: 'es', proficiency: 'C2' },
    { name: 'Portugués', level: 'B2', code: 'pt', proficiency: 'B2' },
  ],
  hardSkills: ['Presto', 'Revit', 'AutoCAD', 'Microsoft Project', 'Mediciones y presupuestos'],
  softSkills: ['Liderazgo', 'Resolución de conflictos'],
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
