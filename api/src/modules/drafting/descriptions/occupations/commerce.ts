import type { Occupation } from './occupation.ts';

export const COMMERCE: readonly Occupation[] = [
  {
    titles: [
      'head of sales',
      'sales manager',
      'sales director',
      'director comercial',
      'directora comercial',
      'directora o director comercial',
      'jefe de ventas',
      'jefa de ventas',
      'cap de vendes',
    ],
    tasks: [
      [
        'Set the sales plan and follow its results',
        'Definir el plan comercial y hacer el seguimiento de sus resultados',
        'Definir el pla comercial i fer el seguiment dels resultats',
      ],
      [
        'Lead and support the sales staff',
        'Dirigir y acompañar al equipo comercial',
        'Dirigir i acompanyar l’equip comercial',
      ],
      ['Negotiate with key customers', 'Negociar con los clientes clave', 'Negociar amb els clients clau'],
      [
        'Look for new markets and channels',
        'Buscar nuevos mercados y canales',
        'Buscar nous mercats i canals',
      ],
    ],
  },
  {
    titles: [
      'sales ',
      'comercial',
      'ventas',
      'vendes',
      'account executive',
      'delegado comercial',
      'delegada comercial',
      'delegat comercial',
    ],
    isGeneral: true,
    tasks: [
      [
        'Find new customers and present the products or services',
        'Captar clientes nuevos y presentar los productos o servicios',
        'Captar clients nous i presentar els productes o serveis',
      ],
      [
        'Visit and look after the customers of the portfolio',
        'Visitar y cuidar la cartera de clientes',
        'Visitar i cuidar la cartera de clients',
      ],
      [
        'Prepare offers and negotiate conditions',
        'Preparar ofertas y negociar condiciones',
        'Preparar ofertes i negociar condicions',
      ],
      [
        'Keep the follow-up of opportunities up to date',
        'Mantener al día el seguimiento de las oportunidades',
        'Mantenir al dia el seguiment de les oportunitats',
      ],
    ],
  },
  {
    titles: [
      'key account',
      'account manager',
      'responsable de cuentas',
      'responsable de comptes',
      'gestor de cuentas',
      'gestora de cuentas',
      'gestor de comptes',
      'gestora de comptes',
    ],
    tasks: [
      [
        'Be the point of contact for the assigned accounts',
        'Ser la persona de contacto de las cuentas asignadas',
        'Ser la persona de contacte dels comptes assignats',
      ],
      [
        'Negotiate agreements and follow that they are kept',
        'Negociar acuerdos y velar por su cumplimiento',
        'Negociar acords i vetllar perquè es compleixin',
      ],
      [
        'Detect needs and propose new business',
        'Detectar necesidades y proponer nuevas oportunidades',
        'Detectar necessitats i proposar noves oportunitats',
      ],
      [
        'Coordinate with other departments to serve the customer',
        'Coordinarse con otros departamentos para dar servicio al cliente',
        'Coordinar-se amb altres departaments per donar servei al client',
      ],
    ],
  },
  {
    titles: [
      'store manager',
      'shop manager',
      'encargado de tienda',
      'encargada de tienda',
      'encarregat de botiga',
      'encarregada de botiga',
      'responsable de tienda',
      'responsable de botiga',
      'libreria',
      'llibreria',
      'bookshop',
      'encargada o encargado',
    ],
    tasks: [
      [
        'Run the shop day by day: opening, sales floor and closing',
        'Llevar el día a día de la tienda: apertura, sala de ventas y cierre',
        'Portar el dia a dia de la botiga: obertura, sala de vendes i tancament',
      ],
      [
        'Organise the shifts and the work of the staff',
        'Organizar los turnos y el trabajo del personal',
        'Organitzar els torns i la feina del personal',
      ],
      [
        'Manage orders, stock and the window display',
        'Gestionar pedidos, stock y escaparate',
        'Gestionar comandes, estoc i aparador',
      ],
      [
        'Look after customers and follow the sales figures',
        'Atender a la clientela y seguir las cifras de ventas',
        'Atendre la clientela i seguir les xifres de vendes',
      ],
    ],
  },
  {
    titles: [
      'shop assistant',
      'sales assistant',
      'retail',
      'dependient',
      'dependent',
      'vendedor',
      'venedor',
      'cashier',
      'cajer',
      'caixer',
    ],
    tasks: [
      [
        'Welcome and advise customers',
        'Atender y asesorar a la clientela',
        'Atendre i assessorar la clientela',
      ],
      ['Take payments and balance the till', 'Cobrar y cuadrar la caja', 'Cobrar i quadrar la caixa'],
      [
        'Stock shelves and keep the products well presented',
        'Reponer y mantener el producto bien presentado',
        'Reposar i mantenir el producte ben presentat',
      ],
      [
        'Help with receiving goods and with inventories',
        'Colaborar en la recepción de mercancía y en los inventarios',
        'Col·laborar en la recepció de mercaderia i en els inventaris',
      ],
    ],
  },
  {
    titles: [
      'customer service',
      'customer support',
      'atencion al cliente',
      'atencio al client',
      'call cent',
      'teleoperador',
      'contact cent',
      'customer success',
    ],
    tasks: [
      [
        'Answer enquiries by telephone, email and other channels',
        'Atender consultas por teléfono, correo y otros canales',
        'Atendre consultes per telèfon, correu i altres canals',
      ],
      [
        'Resolve incidents and complaints or pass them on',
        'Resolver incidencias y reclamaciones o derivarlas',
        'Resoldre incidències i reclamacions o derivar-les',
      ],
      [
        'Record each contact and follow it up',
        'Registrar cada contacto y hacer su seguimiento',
        'Registrar cada contacte i fer-ne el seguiment',
      ],
      [
        'Inform about products, orders and services',
        'Informar sobre productos, pedidos y servicios',
        'Informar sobre productes, comandes i serveis',
      ],
    ],
  },
  {
    titles: ['marketing', 'marqueting', 'brand manager', 'growth manager'],
    tasks: [
      [
        'Plan campaigns and coordinate their launch',
        'Planificar campañas y coordinar su lanzamiento',
        'Planificar campanyes i coordinar-ne el llançament',
      ],
      [
        'Create and manage content for the different channels',
        'Crear y gestionar contenidos para los distintos canales',
        'Crear i gestionar continguts per als diferents canals',
      ],
      [
        'Measure results and propose improvements',
        'Medir los resultados y proponer mejoras',
        'Mesurar els resultats i proposar millores',
      ],
      [
        'Work with agencies and suppliers',
        'Trabajar con agencias y proveedores',
        'Treballar amb agències i proveïdors',
      ],
    ],
  },
  {
    titles: [
      'community manager',
      'social media',
      'redes sociales',
      'xarxes socials',
      'content manager',
      'content creator',
      'contenidos',
      'continguts',
    ],
    tasks: [
      [
        'Plan and publish content on social networks',
        'Planificar y publicar contenidos en redes sociales',
        'Planificar i publicar continguts a les xarxes socials',
      ],
      [
        'Talk with the community and answer messages',
        'Dinamizar la comunidad y responder mensajes',
        'Dinamitzar la comunitat i respondre missatges',
      ],
      [
        'Follow what is said of the brand',
        'Hacer el seguimiento de lo que se dice de la marca',
        'Fer el seguiment del que es diu de la marca',
      ],
      [
        'Analyse results and adjust the plan',
        'Analizar los resultados y ajustar el plan',
        'Analitzar els resultats i ajustar el pla',
      ],
    ],
  },
  {
    titles: ['buyer', 'purchas', 'procurement', 'compras', 'comprador', 'compres'],
    tasks: [
      ['Find and assess suppliers', 'Buscar y evaluar proveedores', 'Buscar i avaluar proveïdors'],
      [
        'Negotiate prices, deadlines and conditions',
        'Negociar precios, plazos y condiciones',
        'Negociar preus, terminis i condicions',
      ],
      [
        'Place orders and follow them until delivery',
        'Emitir pedidos y seguirlos hasta su entrega',
        'Emetre comandes i seguir-les fins al lliurament',
      ],
      [
        'Control stock levels together with the warehouse',
        'Controlar los niveles de stock junto con el almacén',
        'Controlar els nivells d’estoc juntament amb el magatzem',
      ],
    ],
  },
];
