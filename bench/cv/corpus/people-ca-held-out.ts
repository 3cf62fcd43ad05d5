import type { Person } from './person.ts';

export const pauLlorenc: Person = {
  firstName: 'Pau Llorenç',
  lastName: 'Estarellas Bonnín',
  email: 'pau.estarellas@bústia.example'.replace('bústia', 'bustia'),
  phone: '971 22 60 37',
  location: 'Inca, Mallorca',
  jobTitle: 'Tècnic de medi ambient',
  linkedin: 'pau-estarellas',
  summary:
    'Tècnic de camp i d’oficina: inventaris de fauna, plans de gestió i educació ambiental, amb bona mà per parlar amb pagesos i ajuntaments.',
  jobs: [
    {
      company: 'Consell de Mallorca',
      position: 'Tècnic de medi ambient',
      location: 'Palma',
      start: '2020-01',
      end: null,
      notes: ['Plans de gestió de tres espais naturals', 'Seguiment de voltor negre i milana'],
    },
    {
      company: 'Fundació Terra Viva',
      position: 'Educador ambiental',
      location: 'Inca',
      start: '2016-09',
      end: '2019-12',
      notes: ['Tallers per a 4.000 alumnes cada any'],
    },
  ],
  studies: [
    {
      institution: 'Universitat de les Illes Balears',
      degree: 'Grau en Biologia',
      start: '2011-09',
      end: '2015-07',
    },
    {
      institution: 'Universitat Autònoma de Barcelona',
      degree: 'Màster en Ecologia Terrestre',
      start: '2015-09',
      end: '2016-07',
    },
  ],
  languages: [
    { name: 'Català', level: 'C2', code: 'ca', proficiency: 'C2' },
    { name: 'Castellà', level: 'C2', code: 'es', proficiency: 'C2' },
    { name: 'Anglès', level: 'B2', code: 'en', proficiency: 'B2' },
  ],
  hardSkills: ['QGIS', 'R', 'Cens de fauna', 'Permís de conduir B'],
  softSkills: ['Adaptabilitat', 'Comunicació'],
};

export const nuria: Person = {
  firstName: 'Núria',
  lastName: 'Sòria i Gelabert',
  email: 'nuria.soria@mestra.example',
  phone: '93 118 40 26',
  location: 'Terrassa, Barcelona',
  jobTitle: 'Mestra d’educació primària',
  summary:
    'Mestra amb plaça d’interinatge i experiència en escoles petites. Crec en els projectes llargs, en les famílies a dins de l’aula i a llegir cada dia en veu alta.',
  jobs: [
    {
      company: 'Escola Pere Viver',
      position: 'Mestra d’educació primària',
      location: 'Terrassa',
      start: '2018-09',
      end: null,
      notes: ['Tutora de cicle mitjà', 'Coordinadora de biblioteca'],
    },
    {
      company: 'Escola Rural El Roser',
      position: 'Mestra d’anglès',
      location: 'Sant Llorenç Savall',
      start: '2014-09',
      end: '2018-06',
      notes: ['Especialista d’anglès en grups multinivell'],
    },
    {
      company: 'Esplai La Fàbrica',
      position: 'Monitora de lleure',
      location: 'Terrassa',
      start: '2010-10',
      end: '2014-07',
      notes: ['Colònies i casal d’estiu'],
    },
  ],
  studies: [
    {
      institution: 'Universitat Autònoma de Barcelona',
      degree: 'Grau en Educació Primària',
      start: '2010-09',
      end: '2014-06',
    },
    {
      institution: 'Escola Oficial d’Idiomes de Sabadell',
      degree: 'Certificat de nivell avançat d’anglès',
      end: '2013-06',
    },
  ],
  languages: [
    { name: 'català', level: 'nadiu', code: 'ca', proficiency: 'C2' },
    { name: 'castellà', level: 'nadiu', code: 'es', proficiency: 'C2' },
    { name: 'anglès', level: 'C1', code: 'en', proficiency: 'C1' },
    { name: 'italià', level: 'bàsic', code: 'it', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Google Classroom', 'Projectes interdisciplinaris', 'Monitora de menjador'],
  softSkills: ['Paciència', 'Creativitat'],
};
