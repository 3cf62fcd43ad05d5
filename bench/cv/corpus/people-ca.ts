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
