import type { Occupation } from './occupation.ts';

export const TRANSPORT: readonly Occupation[] = [
  {
    titles: [
      'logistic',
      'supply chain',
      'cadena de suministro',
      'cadena de subministrament',
      'cap de logistica',
    ],
    tasks: [
      [
        'Plan and supervise the receipt, storage and dispatch of goods',
        'Planificar y supervisar la recepción, el almacenaje y la expedición de mercancías',
        'Planificar i supervisar la recepció, l’emmagatzematge i l’expedició de mercaderies',
      ],
      [
        'Coordinate deliveries with carriers, suppliers and customers',
        'Coordinar las entregas con transportistas, proveedores y clientes',
        'Coordinar els lliuraments amb transportistes, proveïdors i clients',
      ],
      [
        'Keep stock under control and resolve differences in the inventory',
        'Controlar el stock y resolver las diferencias de inventario',
        'Controlar l’estoc i resoldre les diferències d’inventari',
      ],
      [
        'Follow up service levels and costs and propose improvements',
        'Hacer el seguimiento del nivel de servicio y de los costes y proponer mejoras',
        'Fer el seguiment del nivell de servei i dels costos i proposar millores',
      ],
    ],
  },
  {
    titles: [
      'warehouse',
      'almacen',
      'coordinacion de almacen',
      'magatzem',
      'mozo de almacen',
      'moza de almacen',
      'mosso de magatzem',
      'mossa de magatzem',
      'picker',
      'picking',
    ],
    tasks: [
      [
        'Receive, check and store incoming goods',
        'Recibir, comprobar y ubicar la mercancía que entra',
        'Rebre, comprovar i ubicar la mercaderia que entra',
      ],
      [
        'Prepare orders and leave them ready for dispatch',
        'Preparar pedidos y dejarlos listos para su expedición',
        'Preparar comandes i deixar-les a punt per a l’expedició',
      ],
      [
        'Load and unload vehicles following the safety rules',
        'Cargar y descargar vehículos respetando las normas de seguridad',
        'Carregar i descarregar vehicles respectant les normes de seguretat',
      ],
      [
        'Take part in inventories and keep the warehouse in order',
        'Participar en los inventarios y mantener el almacén en orden',
        'Participar en els inventaris i mantenir el magatzem en ordre',
      ],
    ],
  },
  {
    titles: ['forklift', 'carretiller', 'carretoner', 'toraire'],
    tasks: [
      [
        'Move goods with the forklift inside the warehouse and in the yard',
        'Mover mercancías con la carretilla dentro del almacén y en el patio',
        'Moure mercaderies amb el carretó dins del magatzem i al pati',
      ],
      [
        'Load and unload lorries and place pallets on the racks',
        'Cargar y descargar camiones y ubicar palés en las estanterías',
        'Carregar i descarregar camions i ubicar palets a les prestatgeries',
      ],
      [
        'Check the condition of the forklift before each shift',
        'Comprobar el estado de la carretilla antes de cada turno',
        'Comprovar l’estat del carretó abans de cada torn',
      ],
      [
        'Record movements of goods and report incidents',
        'Registrar los movimientos de mercancía y comunicar las incidencias',
        'Registrar els moviments de mercaderia i comunicar les incidències',
      ],
    ],
  },
  {
    titles: [
      'driver',
      'conductor',
      'conductora',
      'chofer',
      'xofer',
      'repartidor',
      'delivery driver',
      'delivery rider',
      'camioner',
    ],
    tasks: [
      [
        'Drive the assigned route safely and on time',
        'Conducir la ruta asignada con seguridad y puntualidad',
        'Conduir la ruta assignada amb seguretat i puntualitat',
      ],
      [
        'Load, secure and unload the goods',
        'Cargar, asegurar y descargar la mercancía',
        'Carregar, assegurar i descarregar la mercaderia',
      ],
      [
        'Deliver to customers and manage delivery documents',
        'Hacer las entregas a los clientes y gestionar los albaranes',
        'Fer els lliuraments als clients i gestionar els albarans',
      ],
      [
        'Look after the vehicle and report any fault',
        'Cuidar el vehículo y comunicar cualquier avería',
        'Tenir cura del vehicle i comunicar qualsevol avaria',
      ],
    ],
  },
  {
    titles: [
      'transport planner',
      'traffic planner',
      'coordinador de transport',
      'coordinadora de transport',
      'jefe de trafico',
      'jefa de trafico',
      'cap de transit',
      'trafico',
      'transport',
    ],
    isGeneral: true,
    tasks: [
      [
        'Plan routes and assign vehicles and drivers',
        'Planificar rutas y asignar vehículos y turnos de conducción',
        'Planificar rutes i assignar vehicles i torns de conducció',
      ],
      [
        'Follow shipments and resolve incidents on the way',
        'Hacer el seguimiento de los envíos y resolver las incidencias en ruta',
        'Fer el seguiment dels enviaments i resoldre les incidències en ruta',
      ],
      [
        'Negotiate with carriers and agree loading times',
        'Negociar con transportistas y acordar los horarios de carga',
        'Negociar amb transportistes i acordar els horaris de càrrega',
      ],
      [
        'Keep transport documents in order and control costs',
        'Mantener al día la documentación de transporte y controlar los costes',
        'Mantenir al dia la documentació de transport i controlar els costos',
      ],
    ],
  },
];
