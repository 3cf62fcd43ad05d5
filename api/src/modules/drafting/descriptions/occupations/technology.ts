import type { Occupation } from './occupation.ts';

export const TECHNOLOGY: readonly Occupation[] = [
  {
    titles: [
      'frontend',
      'front end',
      'web developer',
      'desarrollador web',
      'desarrolladora web',
      'desenvolupador web',
      'desenvolupadora web',
    ],
    tasks: [
      [
        'Build and maintain the interface of web applications',
        'Desarrollar y mantener la interfaz de aplicaciones web',
        'Desenvolupar i mantenir la interfície d’aplicacions web',
      ],
      [
        'Turn designs into accessible, fast screens',
        'Convertir diseños en pantallas accesibles y rápidas',
        'Convertir dissenys en pantalles accessibles i ràpides',
      ],
      ['Write tests and review code', 'Escribir pruebas y revisar código', 'Escriure proves i revisar codi'],
      [
        'Work with design, product and the back end on solutions',
        'Buscar soluciones con diseño, producto y back-end',
        'Buscar solucions amb disseny, producte i back-end',
      ],
    ],
  },
  {
    titles: [
      'backend',
      'back end',
      'software',
      'developer',
      'programmer',
      'programador',
      'desarrollador',
      'desenvolupador',
      'full stack',
      'fullstack',
    ],
    isGeneral: true,
    tasks: [
      [
        'Design, write and maintain software',
        'Diseñar, escribir y mantener software',
        'Dissenyar, escriure i mantenir programari',
      ],
      ['Write tests and review code', 'Escribir pruebas y revisar código', 'Escriure proves i revisar codi'],
      [
        'Find and correct errors and improve performance',
        'Localizar y corregir errores y mejorar el rendimiento',
        'Localitzar i corregir errors i millorar el rendiment',
      ],
      [
        'Document what is built and take part in planning',
        'Documentar lo desarrollado y participar en la planificación',
        'Documentar el que es desenvolupa i participar en la planificació',
      ],
    ],
  },
  {
    titles: [
      'devops',
      'sysadmin',
      'systems admin',
      'administrador de sistemas',
      'administradora de sistemas',
      'administrador de sistemes',
      'administradora de sistemes',
      'sre ',
      'cloud',
      'sistemas',
      'sistemes',
    ],
    tasks: [
      [
        'Run and monitor servers and services',
        'Administrar y monitorizar servidores y servicios',
        'Administrar i monitorar servidors i serveis',
      ],
      [
        'Automate deployments and repeated tasks',
        'Automatizar despliegues y tareas repetitivas',
        'Automatitzar desplegaments i tasques repetitives',
      ],
      [
        'Resolve incidents and prevent them from coming back',
        'Resolver incidencias y evitar que se repitan',
        'Resoldre incidències i evitar que es repeteixin',
      ],
      [
        'Look after security, backups and access',
        'Velar por la seguridad, las copias y los accesos',
        'Vetllar per la seguretat, les còpies i els accessos',
      ],
    ],
  },
  {
    titles: [
      'it support',
      'helpdesk',
      'help desk',
      'soporte',
      'suport',
      'tecnico informatico',
      'tecnica informatica',
      'tecnic informatic',
      'informatic',
    ],
    tasks: [
      [
        'Help users with hardware and software',
        'Dar soporte en el uso de equipos y programas',
        'Donar suport en l’ús d’equips i programes',
      ],
      [
        'Install and set up computers and devices',
        'Instalar y configurar ordenadores y dispositivos',
        'Instal·lar i configurar ordinadors i dispositius',
      ],
      [
        'Record incidents and follow them until they are solved',
        'Registrar incidencias y seguirlas hasta su resolución',
        'Registrar incidències i seguir-les fins que es resolguin',
      ],
      [
        'Keep the inventory of equipment and licences',
        'Llevar el inventario de equipos y licencias',
        'Portar l’inventari d’equips i llicències',
      ],
    ],
  },
  {
    titles: [
      'data analyst',
      'data scientist',
      'data engineer',
      'analista de datos',
      'analista de dades',
      'cientifico de datos',
      'cientifica de datos',
      'cientific de dades',
      'cientifica de dades',
      'business intelligence',
      'bi analyst',
    ],
    tasks: [
      [
        'Collect, clean and join data from several sources',
        'Recopilar, depurar y unir datos de varias fuentes',
        'Recopilar, depurar i unir dades de diverses fonts',
      ],
      [
        'Analyse data and explain what it shows',
        'Analizar los datos y explicar lo que muestran',
        'Analitzar les dades i explicar el que mostren',
      ],
      [
        'Build reports and dashboards',
        'Crear informes y cuadros de mando',
        'Crear informes i quadres de comandament',
      ],
      [
        'Look after the quality of data and definitions',
        'Velar por la calidad de los datos y sus definiciones',
        'Vetllar per la qualitat de les dades i les seves definicions',
      ],
    ],
  },
  {
    titles: [
      'business analyst',
      'analista de negocio',
      'analista de negoci',
      'analista funcional',
      'analyst',
      'analista',
    ],
    isGeneral: true,
    tasks: [
      [
        'Gather needs and turn them into requirements',
        'Recoger necesidades y traducirlas en requisitos',
        'Recollir necessitats i traduir-les en requisits',
      ],
      [
        'Describe processes and find where they can improve',
        'Describir procesos y detectar mejoras',
        'Descriure processos i detectar-hi millores',
      ],
      [
        'Check that what is delivered meets what was asked',
        'Comprobar que lo entregado responde a lo pedido',
        'Comprovar que el que es lliura respon al que es demanava',
      ],
      [
        'Prepare analyses and present their conclusions',
        'Elaborar análisis y presentar sus conclusiones',
        'Elaborar anàlisis i presentar-ne les conclusions',
      ],
    ],
  },
  {
    titles: ['qa ', 'tester', 'test engineer', 'quality assurance', 'qa engineer'],
    tasks: [
      ['Design and carry out tests', 'Diseñar y ejecutar pruebas', 'Dissenyar i executar proves'],
      [
        'Automate tests that are repeated',
        'Automatizar las pruebas que se repiten',
        'Automatitzar les proves que es repeteixen',
      ],
      [
        'Describe faults so that they can be reproduced',
        'Describir los fallos de modo que puedan reproducirse',
        'Descriure els errors de manera que es puguin reproduir',
      ],
      [
        'Help to decide what is ready to be released',
        'Ayudar a decidir qué está listo para publicarse',
        'Ajudar a decidir què està a punt per publicar-se',
      ],
    ],
  },
  {
    titles: [
      'product manager',
      'product owner',
      'responsable de producto',
      'responsable de producte',
      'jefe de producto',
      'jefa de producto',
      'cap de producte',
    ],
    tasks: [
      [
        'Learn what users need and set priorities',
        'Entender qué necesita quien usa el producto y priorizar',
        'Entendre què necessita qui fa servir el producte i prioritzar',
      ],
      [
        'Define what is built and why',
        'Definir qué se construye y por qué',
        'Definir què es construeix i per què',
      ],
      [
        'Work every day with design and engineering',
        'Trabajar a diario con diseño e ingeniería',
        'Treballar cada dia amb disseny i enginyeria',
      ],
      [
        'Measure results and decide the next step',
        'Medir los resultados y decidir el siguiente paso',
        'Mesurar els resultats i decidir el pas següent',
      ],
    ],
  },
  {
    titles: ['designer', 'disenador', 'dissenyador', 'ux ', 'ui ', 'graphic', 'grafic'],
    tasks: [
      [
        'Design pieces and screens that solve the brief',
        'Diseñar piezas y pantallas que resuelvan el encargo',
        'Dissenyar peces i pantalles que resolguin l’encàrrec',
      ],
      [
        'Prepare sketches, prototypes and final files',
        'Preparar bocetos, prototipos y archivos finales',
        'Preparar esbossos, prototips i fitxers finals',
      ],
      [
        'Look after the consistency of the visual identity',
        'Velar por la coherencia de la identidad visual',
        'Vetllar per la coherència de la identitat visual',
      ],
      [
        'Present proposals and take in feedback',
        'Presentar propuestas e incorporar comentarios',
        'Presentar propostes i incorporar comentaris',
      ],
    ],
  },
];
