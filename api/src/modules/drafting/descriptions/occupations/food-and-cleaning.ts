import type { Occupation } from './occupation.ts';

export const FOOD_AND_CLEANING: readonly Occupation[] = [
  {
    titles: [
      'waiter',
      'waitress',
      'camarer',
      'cambrer',
      'barista',
      'bartender',
      'jefe de sala',
      'jefa de sala',
      'cap de sala',
    ],
    tasks: [
      [
        'Welcome guests, take orders and serve',
        'Recibir a la clientela, tomar nota y servir',
        'Rebre la clientela, prendre nota i servir',
      ],
      [
        'Prepare the room, the bar and the tables',
        'Preparar la sala, la barra y las mesas',
        'Preparar la sala, la barra i les taules',
      ],
      [
        'Charge the bills and close the till',
        'Cobrar las cuentas y cerrar la caja',
        'Cobrar els comptes i tancar la caixa',
      ],
      [
        'Keep the room clean and in order',
        'Mantener la sala limpia y en orden',
        'Mantenir la sala neta i en ordre',
      ],
    ],
  },
  {
    titles: ['cook', 'chef', 'cociner', 'cuiner', 'jefe de cocina', 'jefa de cocina', 'cap de cuina'],
    tasks: [
      [
        'Prepare and cook the dishes of the menu',
        'Preparar y cocinar los platos de la carta',
        'Preparar i cuinar els plats de la carta',
      ],
      [
        'Organise the station and the service',
        'Organizar la partida y el servicio',
        'Organitzar la partida i el servei',
      ],
      [
        'Control orders, stock and waste',
        'Controlar pedidos, existencias y mermas',
        'Controlar comandes, existències i minves',
      ],
      [
        'Follow the rules of food hygiene',
        'Cumplir las normas de higiene alimentaria',
        'Complir les normes d’higiene alimentària',
      ],
    ],
  },
  {
    titles: [
      'kitchen assistant',
      'kitchen porter',
      'ayudante de cocina',
      'ajudant de cuina',
      'auxiliar de cocina',
      'auxiliar de cuina',
    ],
    tasks: [
      [
        'Clean, peel and cut ingredients',
        'Limpiar, pelar y cortar ingredientes',
        'Netejar, pelar i tallar ingredients',
      ],
      [
        'Help with the preparation of dishes',
        'Ayudar en la elaboración de los platos',
        'Ajudar en l’elaboració dels plats',
      ],
      [
        'Wash utensils and keep the kitchen clean',
        'Lavar el menaje y mantener la cocina limpia',
        'Rentar els estris i mantenir la cuina neta',
      ],
      [
        'Put away orders and check expiry dates',
        'Guardar los pedidos y revisar las caducidades',
        'Desar les comandes i revisar les caducitats',
      ],
    ],
  },
  {
    titles: ['baker', 'panader', 'forner', 'pastry', 'pasteler', 'pastisser'],
    tasks: [
      [
        'Prepare doughs and bake bread and pastries',
        'Elaborar masas y hornear pan y bollería',
        'Elaborar masses i coure pa i brioixeria',
      ],
      [
        'Control times, temperatures and quality',
        'Controlar tiempos, temperaturas y calidad',
        'Controlar temps, temperatures i qualitat',
      ],
      [
        'Keep the workshop and the machines clean',
        'Mantener limpios el obrador y la maquinaria',
        'Mantenir nets l’obrador i la maquinària',
      ],
      [
        'Plan the production of the day',
        'Planificar la producción del día',
        'Planificar la producció del dia',
      ],
    ],
  },
  {
    titles: ['butcher', 'carnicer', 'carnisser', 'xarcuter', 'charcuter', 'pescader', 'peixater'],
    tasks: [
      [
        'Cut, prepare and present the product',
        'Cortar, preparar y presentar el producto',
        'Tallar, preparar i presentar el producte',
      ],
      [
        'Serve and advise customers at the counter',
        'Atender y asesorar en el mostrador',
        'Atendre i assessorar al taulell',
      ],
      [
        'Control orders, stock and expiry dates',
        'Controlar pedidos, existencias y caducidades',
        'Controlar comandes, existències i caducitats',
      ],
      [
        'Clean the counter and the tools',
        'Limpiar el mostrador y los utensilios',
        'Netejar el taulell i els estris',
      ],
    ],
  },
  {
    titles: [
      'hotel receptionist',
      'front desk',
      'recepcionista de hotel',
      'recepcionista d hotel',
      'recepcion de hotel',
      'recepcio d hotel',
    ],
    tasks: [
      [
        'Check guests in and out',
        'Hacer las entradas y salidas de la clientela',
        'Fer les entrades i sortides de la clientela',
      ],
      ['Manage bookings and invoices', 'Gestionar reservas y facturas', 'Gestionar reserves i factures'],
      [
        'Inform guests and resolve their requests',
        'Informar a la clientela y resolver sus peticiones',
        'Informar la clientela i resoldre les seves peticions',
      ],
      [
        'Coordinate with housekeeping and maintenance',
        'Coordinarse con pisos y mantenimiento',
        'Coordinar-se amb pisos i manteniment',
      ],
    ],
  },
  {
    titles: [
      'cleaner',
      'cleaning',
      'limpiador',
      'limpieza',
      'netejador',
      'neteja',
      'housekeep',
      'camarera de pisos',
      'cambrera de pisos',
    ],
    tasks: [
      [
        'Clean and disinfect the assigned spaces',
        'Limpiar y desinfectar los espacios asignados',
        'Netejar i desinfectar els espais assignats',
      ],
      [
        'Use machines and products correctly',
        'Utilizar correctamente máquinas y productos',
        'Fer servir correctament màquines i productes',
      ],
      [
        'Replace consumables and remove waste',
        'Reponer consumibles y retirar residuos',
        'Reposar consumibles i retirar residus',
      ],
      [
        'Report faults and missing material',
        'Avisar de desperfectos y de material que falte',
        'Avisar de desperfectes i de material que falti',
      ],
    ],
  },
];
