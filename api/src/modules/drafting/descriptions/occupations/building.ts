import type { Occupation } from './occupation.ts';

export const BUILDING: readonly Occupation[] = [
  {
    titles: [
      'site manager',
      'site engineer',
      'section engineer',
      'jefe de obra',
      'jefa de obra',
      'cap d obra',
      'encargado de obra',
      'encargada de obra',
      'encarregat d obra',
      'encarregada d obra',
      'construction manager',
    ],
    tasks: [
      [
        'Plan the works and follow their deadlines and costs',
        'Planificar la obra y controlar sus plazos y costes',
        'Planificar l’obra i controlar-ne els terminis i els costos',
      ],
      [
        'Coordinate subcontractors, suppliers and site staff',
        'Coordinar industriales, proveedores y personal de obra',
        'Coordinar industrials, proveïdors i personal d’obra',
      ],
      [
        'Prepare certifications and deal with the site management',
        'Preparar las certificaciones y tratar con la dirección facultativa',
        'Preparar les certificacions i tractar amb la direcció facultativa',
      ],
      [
        'Look after safety and quality on site',
        'Velar por la seguridad y la calidad en la obra',
        'Vetllar per la seguretat i la qualitat a l’obra',
      ],
    ],
  },
  {
    titles: [
      'architect',
      'arquitect',
      'arquitecto tecnico',
      'arquitecta tecnica',
      'aparejador',
      'aparellador',
    ],
    tasks: [
      [
        'Develop projects from the first sketch to the final documents',
        'Desarrollar proyectos desde el primer esbozo hasta la documentación final',
        'Desenvolupar projectes des del primer esbós fins a la documentació final',
      ],
      [
        'Prepare drawings, reports and budgets',
        'Elaborar planos, memorias y presupuestos',
        'Elaborar plànols, memòries i pressupostos',
      ],
      [
        'Manage permits with the authorities',
        'Tramitar licencias con la administración',
        'Tramitar llicències amb l’administració',
      ],
      [
        'Visit the works and follow their execution',
        'Visitar las obras y hacer el seguimiento de su ejecución',
        'Visitar les obres i fer el seguiment de la seva execució',
      ],
    ],
  },
  {
    titles: ['bricklayer', 'albanil', 'paleta', 'construction worker', 'peon de obra', 'peo d obra'],
    tasks: [
      [
        'Carry out masonry work following the plans',
        'Realizar trabajos de albañilería según los planos',
        'Fer feines de paleta segons els plànols',
      ],
      [
        'Prepare mortar and other materials',
        'Preparar mortero y otros materiales',
        'Preparar morter i altres materials',
      ],
      [
        'Lay floors, walls and coverings',
        'Levantar tabiques y colocar pavimentos y revestimientos',
        'Aixecar envans i col·locar paviments i revestiments',
      ],
      [
        'Keep the site clean and follow the safety rules',
        'Mantener la obra limpia y cumplir las normas de seguridad',
        'Mantenir l’obra neta i complir les normes de seguretat',
      ],
    ],
  },
  {
    titles: [
      'electrician',
      'electricista',
      'tecnico electric',
      'tecnica electric',
      'tecnic electric',
      'electromecanic',
    ],
    tasks: [
      [
        'Install wiring, panels and electrical equipment',
        'Instalar cableado, cuadros y equipos eléctricos',
        'Instal·lar cablejat, quadres i equips elèctrics',
      ],
      [
        'Find and repair electrical faults',
        'Localizar y reparar averías eléctricas',
        'Localitzar i reparar avaries elèctriques',
      ],
      [
        'Read electrical diagrams and check installations',
        'Interpretar esquemas eléctricos y comprobar las instalaciones',
        'Interpretar esquemes elèctrics i comprovar les instal·lacions',
      ],
      [
        'Work following the electrical safety rules',
        'Trabajar según las normas de seguridad eléctrica',
        'Treballar segons les normes de seguretat elèctrica',
      ],
    ],
  },
  {
    titles: ['plumber', 'fontaner', 'lampista', 'climatizacion', 'climatitzacio', 'hvac'],
    tasks: [
      [
        'Install pipes, fittings and heating or air-conditioning equipment',
        'Instalar tuberías, aparatos y equipos de calefacción o climatización',
        'Instal·lar canonades, aparells i equips de calefacció o climatització',
      ],
      [
        'Find leaks and repair faults',
        'Localizar fugas y reparar averías',
        'Localitzar fuites i reparar avaries',
      ],
      [
        'Carry out maintenance at the customer’s premises',
        'Hacer el mantenimiento en las instalaciones de los clientes',
        'Fer el manteniment a les instal·lacions dels clients',
      ],
      [
        'Fill in work reports and order materials',
        'Rellenar partes de trabajo y pedir material',
        'Omplir comunicats de feina i demanar material',
      ],
    ],
  },
  {
    titles: ['carpenter', 'carpinter', 'fuster', 'ebanista'],
    tasks: [
      [
        'Make and assemble furniture and woodwork',
        'Fabricar y montar muebles y elementos de madera',
        'Fabricar i muntar mobles i elements de fusta',
      ],
      [
        'Measure and fit at the customer’s premises',
        'Tomar medidas y montar en casa de los clientes',
        'Prendre mides i muntar a casa dels clients',
      ],
      [
        'Use workshop machines and tools safely',
        'Utilizar las máquinas y herramientas del taller con seguridad',
        'Fer servir les màquines i eines del taller amb seguretat',
      ],
      ['Choose and prepare materials', 'Elegir y preparar los materiales', 'Triar i preparar els materials'],
    ],
  },
  {
    titles: ['painter', 'pintor', 'pintura'],
    tasks: [
      [
        'Prepare surfaces: clean, fill and sand',
        'Preparar superficies: limpiar, enmasillar y lijar',
        'Preparar superfícies: netejar, emmassillar i polir',
      ],
      [
        'Apply paint and other finishes',
        'Aplicar pintura y otros acabados',
        'Aplicar pintura i altres acabats',
      ],
      [
        'Protect the area and leave it clean',
        'Proteger la zona y dejarla limpia',
        'Protegir la zona i deixar-la neta',
      ],
      [
        'Calculate and order the material needed',
        'Calcular y pedir el material necesario',
        'Calcular i demanar el material necessari',
      ],
    ],
  },
  {
    titles: ['gardener', 'jardiner'],
    tasks: [
      [
        'Mow, prune and water gardens and green areas',
        'Segar, podar y regar jardines y zonas verdes',
        'Segar, podar i regar jardins i zones verdes',
      ],
      [
        'Plant and look after trees, hedges and flowers',
        'Plantar y cuidar árboles, setos y flores',
        'Plantar i tenir cura d’arbres, tanques vegetals i flors',
      ],
      [
        'Check and repair irrigation systems',
        'Revisar y reparar los sistemas de riego',
        'Revisar i reparar els sistemes de reg',
      ],
      [
        'Keep tools and machines in good condition',
        'Mantener herramientas y máquinas en buen estado',
        'Mantenir eines i màquines en bon estat',
      ],
    ],
  },
];
