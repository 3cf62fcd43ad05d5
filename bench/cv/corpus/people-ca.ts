import type { Person } from './person.ts';

export const montserrat: Person = {
  firstName: 'Montserrat',
  lastName: 'Puigdevall i Casademont',
  email: 'mpuigdevall@infermeria.example',
  phone: '+34 972 41 55 08',
  location: 'Girona, Espanya',
  jobTitle: 'Infermera d’urgències',
  jobs: [
    {
      company: 'Hospital Universitari de Girona Doctor Josep Trueta',
      position: 'Infermera d’urgències',
      location: 'Girona',
      start: '2016-06',
      end: null,
      notes: ['Triatge i atenció al pacient crític', 'Referent de formació dels residents d’infermeria'],
    },
    {
      company: 'Fundació Salut Empordà',
      position: 'Infermera de planta',
      location: 'Figueres',
      start: '2011-10',
      end: '2016-05',
      notes: ['Medicina interna i cirurgia'],
    },
    {
      company: 'Residència Sant Narcís',
      position: 'Auxiliar d’infermeria',
      location: 'Olot',
      start: '2008-07',
      end: '2011-09',
      notes: ['Cura de persones grans'],
    },
  ],
  studies: [
    {
      institution: 'Universitat de Girona',
      degree: 'Màster en Infermeria d’Urgències i Emergències',
      start: '2013-10',
      end: '2015-07',
    },
    {
      institution: 'Universitat de Girona',
      degree: 'Diplomatura en Infermeria',
      start: '2008-09',
      end: '2011-06',
    },
  ],
  languages: [
    { name: 'Català', level: 'llengua materna', code: 'ca', proficiency: 'C2' },
    { name: 'Castellà', level: 'C2', code: 'es', proficiency: 'C2' },
    { name: 'Francès', level: 'B1', code: 'fr', proficiency: 'B1' },
    { name: 'Anglès', level: 'B2', code: 'en', proficiency: 'B2' },
  ],
  hardSkills: ['Suport vital avançat', 'Triatge MAT', 'SAP Argos', 'Cures de ferides complexes'],
  softSkills: ['Treball en equip', 'Empatia', 'Gestió de l’estrès'],
};

export const jordi: Person = {
  firstName: 'Jordi',
  lastName: 'Sanllehy Ventura',
  email: 'jordi.sanllehy@cuina.example',
  phone: '687 33 19 04',
  location: 'Vilafranca del Penedès',
  jobTitle: 'Cap de cuina',
  linkedin: 'jordi-sanllehy',
  summary:
    'Cuiner format a Barcelona i al País Basc. Treballo amb producte de temporada i amb equips que volen aprendre; m’agrada que els números quadrin i que la cuina estigui neta.',
  jobs: [
    {
      company: 'Restaurant Cal Xim Vell',
      position: 'Cap de cuina',
      location: 'Sant Pau d’Ordal',
      start: '2019-04',
      end: null,
      notes: [
        'Carta de mercat amb 60 coberts per servei',
        'Reducció del malbaratament alimentari en un 30 %',
      ],
    },
    {
      company: 'Hotel Mas Passamaner',
      position: 'Sotscap de cuina',
      location: 'La Selva del Camp',
      start: '2015-03',
      end: '2019-03',
      notes: ['Banquets de fins a 200 persones', 'Control d’al·lèrgens i APPCC'],
    },
    {
      company: 'Taverna del Port',
      position: 'Cuiner',
      location: 'Tarragona',
      start: '2012-06',
      end: '2015-02',
      notes: ['Partida de peix i arrossos'],
    },
  ],
  studies: [
    {
      institution: 'Escola d’Hoteleria i Turisme de Barcelona',
      degree: 'Cicle formatiu de grau superior en Direcció de Cuina',
      start: '2010-09',
      end: '2012-06',
    },
    { institution: 'Institut Eugeni d’Ors', degree: 'Batxillerat', start: '2008-09', end: '2010-06' },
  ],
  languages: [
    { name: 'Català', level: 'Natiu', code: 'ca', proficiency: 'C2' },
    { name: 'Castellà', level: 'Natiu', code: 'es', proficiency: 'C2' },
    { name: 'Anglès', level: 'Mitjà', code: 'en', proficiency: 'B1' },
  ],
  hardSkills: ['APPCC', 'Escandalls', 'Cuina al buit', 'Pastisseria'],
  softSkills: ['Lideratge', 'Planificació'],
};

export const aina: Person = {
  firstName: 'Aina',
  lastName: 'Ferrer-Dalmau Roca',
  email: 'hola@ainaferrerdalmau.example',
  phone: '+34 619 004 287',
  location: 'Palma, Illes Balears',
  jobTitle: 'Dissenyadora gràfica i d’interacció',
  linkedin: 'ainaferrerdalmau',
  summary:
    'Dissenyadora amb nou anys d’ofici entre el paper i la pantalla. Faig identitats, sistemes de disseny i llibres, i m’agrada treballar a prop de qui programa.',
  jobs: [
    {
      company: 'Estudi Tramuntana',
      position: 'Directora d’art',
      start: '2020-09',
      end: null,
      notes: ['Identitats per a museus i cellers', 'Coordinació de tres dissenyadors'],
    },
    {
      company: 'Ona Digital',
      position: 'Dissenyadora UX',
      start: '2017-02',
      end: '2020-08',
      notes: ['Sistema de disseny d’una banca en línia'],
    },
    {
      company: 'Impremta Can Sureda',
      position: 'Maquetadora',
      start: '2015-01',
      end: '2017-01',
      notes: ['Catàlegs i llibres il·lustrats'],
    },
  ],
  studies: [
    {
      institution: 'Escola Superior de Disseny de les Illes Balears',
      degree: 'Títol superior de Disseny Gràfic',
      start: '2010-09',
      end: '2014-06',
    },
    { institution: 'Elisava', degree: 'Postgrau en Disseny d’Interacció', start: '2016-10', end: '2017-06' },
  ],
  languages: [
    { name: 'Català', level: 'Nadiu', code: 'ca', proficiency: 'C2' },
    { name: 'Castellà', level: 'Nadiu', code: 'es', proficiency: 'C2' },
    { name: 'Anglès', level: 'C1', code: 'en', proficiency: 'C1' },
    { name: 'Alemany', level: 'A2', code: 'de', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Figma', 'InDesign', 'Illustrator', 'Tipografia', 'Sistemes de disseny'],
  softSkills: ['Creativitat', 'Curiositat'],
};

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
