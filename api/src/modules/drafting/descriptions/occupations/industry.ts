import type { Occupation } from './occupation.ts';

export const INDUSTRY: readonly Occupation[] = [
  {
    titles: [
      'cnc',
      'machinist',
      'milling',
      'fresador',
      'torner',
      'tornero',
      'mecanizad',
      'mecanitza',
      'operari cnc',
      'operario cnc',
    ],
    tasks: [
      [
        'Set up the machine and its tools for each series',
        'Preparar la máquina y las herramientas para cada serie',
        'Preparar la màquina i les eines per a cada sèrie',
      ],
      [
        'Machine parts following the drawing and the work order',
        'Mecanizar piezas según el plano y la orden de trabajo',
        'Mecanitzar peces segons el plànol i l’ordre de treball',
      ],
      [
        'Measure the parts and correct deviations',
        'Medir las piezas y corregir las desviaciones',
        'Mesurar les peces i corregir les desviacions',
      ],
      [
        'Keep the machine and the workplace clean and in good condition',
        'Mantener la máquina y el puesto limpios y en buen estado',
        'Mantenir la màquina i el lloc de treball nets i en bon estat',
      ],
    ],
  },
  {
    titles: [
      'production operator',
      'operario de produccion',
      'operaria de produccion',
      'operari de produccio',
      'operaria',
      'operario',
      'operari',
      'peon',
      'peo ',
      'machine operator',
      'factory',
    ],
    isGeneral: true,
    tasks: [
      [
        'Operate the machines of the production line',
        'Manejar las máquinas de la línea de producción',
        'Fer anar les màquines de la línia de producció',
      ],
      [
        'Feed materials and check the quality of the product',
        'Alimentar la línea y comprobar la calidad del producto',
        'Alimentar la línia i comprovar la qualitat del producte',
      ],
      [
        'Pack, label and palletise the finished product',
        'Envasar, etiquetar y paletizar el producto acabado',
        'Envasar, etiquetar i paletitzar el producte acabat',
      ],
      [
        'Report incidents and follow the safety rules',
        'Comunicar las incidencias y cumplir las normas de seguridad',
        'Comunicar les incidències i complir les normes de seguretat',
      ],
    ],
  },
  {
    titles: [
      'production manager',
      'production supervisor',
      'jefe de produccion',
      'jefa de produccion',
      'responsable de produccio',
      'encargado de produccion',
      'encargada de produccion',
      'cap de produccio',
      'cap de torn',
      'jefe de turno',
      'jefa de turno',
      'plant manager',
    ],
    tasks: [
      [
        'Plan production and assign people and machines',
        'Planificar la producción y asignar personas y máquinas',
        'Planificar la producció i assignar persones i màquines',
      ],
      [
        'Make sure that quantities, deadlines and quality are met',
        'Velar por el cumplimiento de cantidades, plazos y calidad',
        'Vetllar pel compliment de quantitats, terminis i qualitat',
      ],
      [
        'Lead the shift and look after safety at work',
        'Dirigir el turno y velar por la seguridad en el trabajo',
        'Dirigir el torn i vetllar per la seguretat a la feina',
      ],
      [
        'Analyse production data and propose improvements',
        'Analizar los datos de producción y proponer mejoras',
        'Analitzar les dades de producció i proposar millores',
      ],
    ],
  },
  {
    titles: ['maintenance', 'mantenimiento', 'manteniment'],
    tasks: [
      [
        'Carry out preventive maintenance of machines and installations',
        'Realizar el mantenimiento preventivo de máquinas e instalaciones',
        'Fer el manteniment preventiu de màquines i instal·lacions',
      ],
      [
        'Find faults and repair them',
        'Diagnosticar averías y repararlas',
        'Diagnosticar avaries i reparar-les',
      ],
      [
        'Record the work done and manage spare parts',
        'Registrar los trabajos realizados y gestionar los repuestos',
        'Registrar les feines fetes i gestionar els recanvis',
      ],
      [
        'Coordinate the work of outside companies when needed',
        'Coordinar el trabajo de empresas externas cuando sea necesario',
        'Coordinar la feina d’empreses externes quan calgui',
      ],
    ],
  },
  {
    titles: ['welder', 'soldador', 'soldadura', 'calderer'],
    tasks: [
      [
        'Weld parts and structures following drawings',
        'Soldar piezas y estructuras a partir de planos',
        'Soldar peces i estructures a partir de plànols',
      ],
      [
        'Prepare materials: cut, grind and assemble',
        'Preparar el material: cortar, desbarbar y montar',
        'Preparar el material: tallar, desbarbar i muntar',
      ],
      [
        'Check the quality of the welds',
        'Comprobar la calidad de las soldaduras',
        'Comprovar la qualitat de les soldadures',
      ],
      [
        'Look after the equipment and follow the safety rules',
        'Cuidar el equipo y cumplir las normas de seguridad',
        'Tenir cura de l’equip i complir les normes de seguretat',
      ],
    ],
  },
  {
    titles: ['mechanic', 'mecanico', 'mecanica', 'mecanic', 'automocio'],
    isGeneral: true,
    tasks: [
      [
        'Diagnose mechanical faults and repair them',
        'Diagnosticar averías mecánicas y repararlas',
        'Diagnosticar avaries mecàniques i reparar-les',
      ],
      [
        'Carry out regular services and replace worn parts',
        'Realizar revisiones periódicas y sustituir piezas desgastadas',
        'Fer revisions periòdiques i substituir peces desgastades',
      ],
      [
        'Test the work done before handing it over',
        'Probar el trabajo realizado antes de entregarlo',
        'Provar la feina feta abans de lliurar-la',
      ],
      [
        'Record repairs and order spare parts',
        'Registrar las reparaciones y pedir los recambios',
        'Registrar les reparacions i demanar els recanvis',
      ],
    ],
  },
  {
    titles: [
      'mechanical engineer',
      'industrial engineer',
      'ingenier industrial',
      'ingeniero industrial',
      'ingeniera industrial',
      'enginyer industrial',
      'enginyera industrial',
      'ingeniero mecanico',
      'ingeniera mecanica',
      'enginyer mecanic',
      'enginyera mecanica',
      'process engineer',
      'ingeniero de procesos',
      'ingeniera de procesos',
      'enginyer de processos',
      'enginyera de processos',
    ],
    tasks: [
      [
        'Design and improve products, machines or processes',
        'Diseñar y mejorar productos, máquinas o procesos',
        'Dissenyar i millorar productes, màquines o processos',
      ],
      [
        'Prepare drawings, calculations and technical documents',
        'Elaborar planos, cálculos y documentación técnica',
        'Elaborar plànols, càlculs i documentació tècnica',
      ],
      [
        'Follow projects from the idea to the start of operation',
        'Hacer el seguimiento de los proyectos desde la idea hasta la puesta en marcha',
        'Fer el seguiment dels projectes des de la idea fins a la posada en marxa',
      ],
      [
        'Work with production, quality and suppliers on solutions',
        'Buscar soluciones con producción, calidad y proveedores',
        'Buscar solucions amb producció, qualitat i proveïdors',
      ],
    ],
  },
  {
    titles: ['quality', 'calidad', 'qualitat'],
    tasks: [
      [
        'Check that products and processes meet the requirements',
        'Comprobar que productos y procesos cumplen los requisitos',
        'Comprovar que productes i processos compleixen els requisits',
      ],
      [
        'Keep the documents of the quality system up to date',
        'Mantener al día la documentación del sistema de calidad',
        'Mantenir al dia la documentació del sistema de qualitat',
      ],
      [
        'Analyse non-conformities and follow corrective actions',
        'Analizar las no conformidades y hacer el seguimiento de las acciones correctivas',
        'Analitzar les no-conformitats i fer el seguiment de les accions correctives',
      ],
      [
        'Take part in internal and external audits',
        'Participar en auditorías internas y externas',
        'Participar en auditories internes i externes',
      ],
    ],
  },
];
