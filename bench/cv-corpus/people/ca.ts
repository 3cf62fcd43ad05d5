import type { TongueParts } from './tongue.ts';

export const CA: TongueParts = {
  firstNames:
    'Montserrat,Jordi,Laia,Oriol,Maria Antònia,Biel,Núria,Arnau,Mercè,Guillem,Aina,Joan Ramon,Roser,Pol,Txell,Youssef,Neus,Ferran,Gemma,Martí,Carla,Àlex,Eulàlia,Bernat'.split(
      ',',
    ),
  surnames:
    'Puig,Casademont,Vilaseca,Ferrer,Soler,Roca,Camprubí,Bosch,Serra,Sagrera,Montaner,Riba,Torrents,Balaguer,Fàbregas,Llopis,Miró,Comas,Gelabert,Pujades,Rius,Vidal,Estapé,Codina,Grau,Sanllehy,Muñoz,Bentaleb'.split(
      ',',
    ),
  towns: [
    { city: 'Girona', region: 'Catalunya', countryCode: 'ES', country: 'Espanya' },
    { city: 'Manresa', region: 'Catalunya', countryCode: 'ES', country: 'Espanya' },
    { city: 'Lleida', region: 'Catalunya', countryCode: 'ES', country: 'Espanya' },
    { city: 'Palma', region: 'Illes Balears', countryCode: 'ES', country: 'Espanya' },
    { city: 'Castelló de la Plana', region: 'Comunitat Valenciana', countryCode: 'ES', country: 'Espanya' },
    { city: 'Andorra la Vella', region: 'Andorra', countryCode: 'AD', country: 'Andorra' },
    { city: 'Vilafranca del Penedès', region: 'Catalunya', countryCode: 'ES', country: 'Espanya' },
    { city: 'L’Hospitalet de Llobregat', region: 'Catalunya', countryCode: 'ES', country: 'Espanya' },
    { city: 'Perpinyà', region: 'Occitània', countryCode: 'FR', country: 'França' },
  ],
  softName: 'Competències personals',
  softSkills: [
    'Treball en equip',
    'Comunicació',
    'Resolució de problemes',
    'Organització',
    'Lideratge',
    'Empatia',
    'Adaptabilitat',
  ],
  mother: { name: 'Català', code: 'ca', level: 'Llengua materna' },
  languages: [
    { name: 'Castellà', code: 'es' },
    { name: 'Anglès', code: 'en' },
    { name: 'Francès', code: 'fr' },
    { name: 'Alemany', code: 'de' },
    { name: 'Italià', code: 'it' },
    { name: 'Àrab', code: 'ar' },
  ],
  levels: [
    { text: 'C1', proficiency: 'C1' },
    { text: 'B2', proficiency: 'B2' },
    { text: 'B1', proficiency: 'B1' },
    { text: 'C2', proficiency: 'C2' },
    { text: 'Avançat', proficiency: 'C1' },
    { text: 'Intermedi', proficiency: 'B1' },
    { text: 'Bàsic', proficiency: 'A1-A2' },
  ],
  interests: ['Excursionisme', 'Castells', 'Cant coral', 'Fotografia', 'Escacs', 'Ciclisme de muntanya'],
  certificates: [
    { name: 'Permís de conduir B', issuer: 'DGT' },
    { name: 'Prevenció de riscos laborals', issuer: 'Fundació Laboral' },
    { name: 'Monitor de lleure', issuer: 'Generalitat de Catalunya' },
  ],
  trades: [
    {
      titles: [
        'Programador júnior',
        'Desenvolupadora de programari',
        'Desenvolupadora sènior',
        'Arquitecta de programari',
        'Directora de tecnologia',
      ],
      employers: [
        '{W} Sistemes, SL',
        '{W} Tecnologia',
        'Grup {S}',
        'Ajuntament de {C}',
        '{W} Dades',
        'Consultoria {S} i Associats',
      ],
      notes: [
        'Redisseny del servei de facturació, que tanca el mes en minuts i no en una nit',
        'Migració de quaranta serveis a un desplegament comú amb proves a cada canvi',
        'Acompanyament de quatre persones acabades de titular fins al primer lliurament',
        'Reducció de l’informe més lent de 90 a 4 segons',
      ],
      skills: [
        { name: 'Servidor', skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Node.js', 'Kafka'] },
        { name: 'Interfície', skills: ['TypeScript', 'React', 'Angular', 'Sass'] },
        { name: 'Operacions', skills: ['Docker', 'Kubernetes', 'Linux', 'Jenkins'] },
      ],
      degrees: [
        { kind: 'Màster', area: 'Enginyeria del Programari' },
        { kind: 'Grau', area: 'Enginyeria Informàtica' },
        { kind: 'Cicle Formatiu de Grau Superior', area: 'Desenvolupament d’Aplicacions Web' },
      ],
      schools: ['Universitat de {C}', 'Universitat Politècnica de {C}', 'Institut {S}'],
      summaries: [
        'Desenvolupadora a qui agrada parlar amb qui fa servir el sistema abans de canviar-lo, lliurar en petit i deixar el codi millor que no era.',
        'Construeixo serveis en què altres equips poden confiar, sobretot allà on es mouen diners i els errors surten cars.',
      ],
    },
    {
      titles: [
        'Auxiliar d’infermeria',
        'Infermera',
        'Infermera d’urgències',
        'Supervisora d’infermeria',
        'Directora d’infermeria',
      ],
      employers: [
        'Hospital Universitari de {C}',
        'Clínica {S}',
        'Residència Sant {S}',
        'CAP {W}',
        'Fundació Salut {W}',
      ],
      notes: [
        'Triatge i atenció al pacient crític en un servei de 180 urgències al dia',
        'Implantació del relleu al costat del llit, amb un terç menys d’errors de medicació',
        'Tutoria d’alumnat en pràctiques clíniques',
        'Coordinació d’altes amb treball social i famílies',
      ],
      skills: [
        {
          name: 'Clínica',
          skills: ['Triatge MAT', 'Cures de ferides', 'Suport vital avançat', 'Cures pal·liatives'],
        },
        { name: 'Eines', skills: ['SAP Argos', 'eCAP', 'Microsoft Excel'] },
      ],
      degrees: [
        { kind: 'Grau', area: 'Infermeria' },
        { kind: 'Màster', area: 'Urgències i Emergències' },
        { kind: 'Tècnic', area: 'Cures Auxiliars d’Infermeria' },
      ],
      schools: ['Universitat de {C}', 'Escola d’Infermeria de {C}', 'Institut {S}'],
      summaries: [
        'Infermera que manté la calma en els serveis més plens i que ho deixa tot escrit perquè el torn següent comenci bé.',
      ],
    },
    {
      titles: [
        'Auxiliar administratiu',
        'Comptable',
        'Tècnic de comptabilitat',
        'Responsable d’administració',
        'Director financer',
      ],
      employers: [
        'Assessoria {S}',
        'Conserves {S}, SA',
        'Celler {W}',
        'Transports {S} i Fills, SL',
        'Tallers {W}, SL',
      ],
      notes: [
        'Tancament mensual de tres societats en quatre dies laborables',
        'Pressupostos explicats a qui no llegeix balanços',
        'Conciliacions bancàries, impostos i relació amb auditors',
        'Reducció de la morositat de l’11 al 3 % de la facturació',
      ],
      skills: [
        {
          name: 'Comptabilitat',
          skills: ['Pla General Comptable', 'Consolidació', 'Impost de societats', 'Nòmines'],
        },
        { name: 'Programes', skills: ['A3 Assessor', 'ContaPlus', 'Power BI', 'Excel avançat'] },
      ],
      degrees: [
        { kind: 'Grau', area: 'Administració i Direcció d’Empreses' },
        { kind: 'Màster', area: 'Auditoria i Comptabilitat' },
        { kind: 'Cicle Formatiu de Grau Superior', area: 'Administració i Finances' },
      ],
      schools: ['Universitat de {C}', 'Escola de Negocis de {C}', 'Institut {S}'],
      summaries: [
        'Comptable d’empreses familiars, acostumat a tancaments exigents, a auditories i a propietaris que demanen paraules senzilles.',
      ],
    },
    {
      titles: ['Ajudant de cuina', 'Cuiner', 'Cap de partida', 'Segon de cuina', 'Cap de cuina'],
      employers: ['Restaurant Ca l’{S}', 'Hotel {W}', 'Fonda {S}', 'Gastrobar {W}', 'Càterings {S}, SL'],
      notes: [
        'Carta de mercat per a 70 coberts per servei amb producte de proximitat',
        'Una quarta part menys de malbaratament en pesar el que torna de sala',
        'Formació d’aprenents en manipulació de peix i higiene alimentària',
      ],
      skills: [
        {
          name: 'Cuina',
          skills: ['Elaboració de cartes', 'Pastisseria', 'APPCC', 'Control de magatzem', 'Cuina al buit'],
        },
        { name: 'Gestió', skills: ['Torns', 'Negociació amb proveïdors'] },
      ],
      degrees: [
        { kind: 'Tècnic Superior', area: 'Direcció de Cuina' },
        { kind: 'Tècnic', area: 'Cuina i Gastronomia' },
      ],
      schools: ['Escola d’Hoteleria de {C}', 'Institut {S}'],
      summaries: ['Cuiner que ha passat per totes les partides i a qui encara agrada anar d’hora al mercat.'],
    },
    {
      titles: [
        'Mosso de magatzem',
        'Encarregat de torn',
        'Tècnic de trànsit',
        'Responsable de logística',
        'Director d’operacions',
      ],
      employers: [
        'Logística {W}, SA',
        'Transports {S}',
        'Plataforma de Distribució de {C}',
        '{W} Paqueteria',
        'Frigorífics {S}, SL',
      ],
      notes: [
        'Planificació de 120 lliuraments diaris amb divuit vehicles',
        'Lectura de codis a l’entrada, amb menys d’un error per cada mil línies',
        'Negociació amb transportistes de quatre països',
      ],
      skills: [
        {
          name: 'Logística',
          skills: ['Planificació de rutes', 'Carretoner', 'Gestió de duanes', 'Control d’existències'],
        },
        { name: 'Programes', skills: ['SAP WM', 'Excel', 'Navision'] },
      ],
      degrees: [
        { kind: 'Grau', area: 'Enginyeria d’Organització Industrial' },
        { kind: 'Tècnic Superior', area: 'Transport i Logística' },
      ],
      schools: ['Universitat de {C}', 'Institut {S}', 'Centre de Formació {W}'],
      summaries: [
        'Responsable de logística que coneix tan bé el moll com el full de càlcul i que contesta el telèfon a les cinc del matí.',
      ],
    },
  ],
};
