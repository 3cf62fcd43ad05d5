import type { Occupation } from './occupation.ts';

export const OFFICE: readonly Occupation[] = [
  {
    titles: ['financial controller', 'controller', 'control de gestion', 'control de gestio'],
    tasks: [
      [
        'Prepare the budget and follow its execution',
        'Elaborar el presupuesto y hacer el seguimiento de su ejecución',
        'Elaborar el pressupost i fer-ne el seguiment',
      ],
      [
        'Take part in the monthly closing and analyse deviations',
        'Participar en el cierre mensual y analizar las desviaciones',
        'Participar en el tancament mensual i analitzar les desviacions',
      ],
      [
        'Prepare reports for the management',
        'Preparar informes para la dirección',
        'Preparar informes per a la direcció',
      ],
      [
        'Analyse costs and propose improvements',
        'Analizar costes y proponer mejoras',
        'Analitzar costos i proposar millores',
      ],
    ],
  },
  {
    titles: [
      'accountant',
      'accounting',
      'bookkeep',
      'contable',
      'contabilidad',
      'comptable',
      'comptabilitat',
    ],
    tasks: [
      [
        'Record invoices, payments and bank entries',
        'Contabilizar facturas, pagos y movimientos bancarios',
        'Comptabilitzar factures, pagaments i moviments bancaris',
      ],
      [
        'Reconcile accounts and prepare closings',
        'Conciliar cuentas y preparar los cierres',
        'Conciliar comptes i preparar els tancaments',
      ],
      ['Prepare and file taxes', 'Preparar y presentar impuestos', 'Preparar i presentar impostos'],
      [
        'Provide information for audits and advisers',
        'Facilitar información a auditoría y asesoría',
        'Facilitar informació a auditoria i assessoria',
      ],
    ],
  },
  {
    titles: [
      'payroll',
      'nominas',
      'nomines',
      'relaciones laborales',
      'relacions laborals',
      'asesor laboral',
      'asesora laboral',
      'tecnico laboral',
      'tecnica laboral',
      'assessor laboral',
      'assessora laboral',
      'tecnic laboral',
    ],
    tasks: [
      [
        'Prepare payslips and social security contributions',
        'Elaborar nóminas y seguros sociales',
        'Elaborar nòmines i assegurances socials',
      ],
      [
        'Manage contracts, registrations and departures',
        'Gestionar contratos, altas y bajas',
        'Gestionar contractes, altes i baixes',
      ],
      [
        'Answer employees’ questions on their conditions',
        'Resolver las dudas de la plantilla sobre sus condiciones',
        'Resoldre els dubtes de la plantilla sobre les seves condicions',
      ],
      [
        'Follow changes in labour law',
        'Seguir los cambios de la normativa laboral',
        'Seguir els canvis de la normativa laboral',
      ],
    ],
  },
  {
    titles: [
      'human resources',
      'hr ',
      'recursos humanos',
      'recursos humans',
      'rrhh',
      'people partner',
      'people operations',
      'recruiter',
      'reclutador',
      'seleccion',
      'seleccio',
      'talent acquisition',
    ],
    tasks: [
      [
        'Manage selection processes from the request to the hire',
        'Gestionar procesos de selección desde la petición hasta la incorporación',
        'Gestionar processos de selecció des de la petició fins a la incorporació',
      ],
      [
        'Interview and assess applications',
        'Entrevistar y valorar candidaturas',
        'Entrevistar i valorar candidatures',
      ],
      [
        'Coordinate training and the welcome of new people',
        'Coordinar la formación y la acogida de nuevas personas',
        'Coordinar la formació i l’acollida de noves persones',
      ],
      [
        'Keep personnel files and indicators up to date',
        'Mantener al día expedientes e indicadores',
        'Mantenir al dia expedients i indicadors',
      ],
    ],
  },
  {
    titles: [
      'administrative',
      'admin ',
      'administrativ',
      'auxiliar administrativ',
      'office assistant',
      'back office',
      'office manager',
      'data entry',
    ],
    isGeneral: true,
    tasks: [
      [
        'Prepare, register and file documents',
        'Preparar, registrar y archivar documentación',
        'Preparar, registrar i arxivar documentació',
      ],
      [
        'Manage orders, delivery notes and invoices',
        'Gestionar pedidos, albaranes y facturas',
        'Gestionar comandes, albarans i factures',
      ],
      [
        'Answer the telephone and the email',
        'Atender el teléfono y el correo',
        'Atendre el telèfon i el correu',
      ],
      [
        'Keep databases up to date and support other departments',
        'Mantener al día las bases de datos y apoyar a otros departamentos',
        'Mantenir al dia les bases de dades i donar suport a altres departaments',
      ],
    ],
  },
  {
    titles: [
      'receptionist',
      'recepcionista',
      'recepcion',
      'recepcio',
      'secretar',
      'executive assistant',
      'personal assistant',
      'asistente de direccion',
      'assistent de direccio',
    ],
    tasks: [
      [
        'Welcome visitors and answer calls',
        'Recibir visitas y atender llamadas',
        'Rebre visites i atendre trucades',
      ],
      [
        'Organise diaries, meetings and travel',
        'Organizar agendas, reuniones y viajes',
        'Organitzar agendes, reunions i viatges',
      ],
      [
        'Manage mail, parcels and supplies',
        'Gestionar correspondencia, paquetería y material',
        'Gestionar correspondència, paqueteria i material',
      ],
      ['Write and file documents', 'Redactar y archivar documentos', 'Redactar i arxivar documents'],
    ],
  },
  {
    titles: ['lawyer', 'legal', 'abogad', 'advocat', 'advocad', 'juridic', 'paralegal'],
    tasks: [
      ['Advise on legal questions', 'Asesorar en cuestiones jurídicas', 'Assessorar en qüestions jurídiques'],
      [
        'Draft and review contracts and other documents',
        'Redactar y revisar contratos y otros documentos',
        'Redactar i revisar contractes i altres documents',
      ],
      [
        'Follow files and deadlines',
        'Hacer el seguimiento de expedientes y plazos',
        'Fer el seguiment d’expedients i terminis',
      ],
      [
        'Deal with authorities and other parties',
        'Tratar con la administración y con otras partes',
        'Tractar amb l’administració i amb altres parts',
      ],
    ],
  },
  {
    titles: [
      'project manager',
      'jefe de proyecto',
      'jefa de proyecto',
      'gestor de proyectos',
      'gestora de proyectos',
      'cap de projecte',
      'gestor de projectes',
      'gestora de projectes',
      'scrum master',
    ],
    tasks: [
      [
        'Plan projects and follow scope, deadlines and cost',
        'Planificar proyectos y controlar alcance, plazos y coste',
        'Planificar projectes i controlar-ne l’abast, els terminis i el cost',
      ],
      [
        'Coordinate everyone who takes part',
        'Coordinar a todas las partes implicadas',
        'Coordinar totes les parts implicades',
      ],
      [
        'Anticipate risks and resolve obstacles',
        'Anticipar riesgos y resolver obstáculos',
        'Anticipar riscos i resoldre obstacles',
      ],
      [
        'Report on progress to those who decide',
        'Informar del avance a quien toma las decisiones',
        'Informar de l’avanç a qui pren les decisions',
      ],
    ],
  },
];
