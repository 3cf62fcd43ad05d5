import type { TongueParts } from './tongue.ts';

export const ES: TongueParts = {
  firstNames:
    'María del Carmen,Álvaro,Lucía,José Antonio,Begoña,Íñigo,Rocío,Francisco Javier,Noelia,Gonzalo,Sofía,Ignacio,Valentina,Ramón,Inés,Mohamed,Ana Belén,Raúl,Ximena,Joaquín,Nieves,Héctor,Paula,Emilio'.split(
      ',',
    ),
  surnames:
    'García,Fernández,Muñoz,Rodríguez,Ibáñez,Castaño,Olmedo,Urrutia,Zamora,Peñalver,Quintana,Belmonte,Cordero,Aguirre,Núñez,Lozano,Santamaría,Bermejo,Echevarría,Robles,Vallejo,Montes,de la Fuente,Escudero,Barrios,Carrasco,Figueroa,Salcedo'.split(
      ',',
    ),
  towns: [
    { city: 'Zaragoza', region: 'Aragón', countryCode: 'ES', country: 'España' },
    { city: 'Valladolid', region: 'Castilla y León', countryCode: 'ES', country: 'España' },
    { city: 'Sevilla', region: 'Andalucía', countryCode: 'ES', country: 'España' },
    { city: 'Las Palmas de Gran Canaria', region: 'Canarias', countryCode: 'ES', country: 'España' },
    { city: 'A Coruña', region: 'Galicia', countryCode: 'ES', country: 'España' },
    { city: 'Murcia', region: 'Región de Murcia', countryCode: 'ES', country: 'España' },
    { city: 'Rosario', region: 'Santa Fe', countryCode: 'AR', country: 'Argentina' },
    { city: 'Guadalajara', region: 'Jalisco', countryCode: 'MX', country: 'México' },
    { city: 'Bilbao', region: 'País Vasco', countryCode: 'ES', country: 'España' },
  ],
  softName: 'Competencias personales',
  softSkills: [
    'Trabajo en equipo',
    'Comunicación',
    'Resolución de problemas',
    'Organización',
    'Liderazgo',
    'Capacidad analítica',
    'Adaptabilidad',
  ],
  mother: { name: 'Español', code: 'es', level: 'Nativo' },
  languages: [
    { name: 'Inglés', code: 'en' },
    { name: 'Francés', code: 'fr' },
    { name: 'Alemán', code: 'de' },
    { name: 'Portugués', code: 'pt' },
    { name: 'Italiano', code: 'it' },
    { name: 'Catalán', code: 'ca' },
    { name: 'Gallego', code: 'gl' },
  ],
  levels: [
    { text: 'C1', proficiency: 'C1' },
    { text: 'B2', proficiency: 'B2' },
    { text: 'B1', proficiency: 'B1' },
    { text: 'Fluido', proficiency: 'C1' },
    { text: 'Intermedio', proficiency: 'B1' },
    { text: 'Básico', proficiency: 'A1-A2' },
    { text: 'Nivel alto', proficiency: 'C1' },
  ],
  interests: [
    'Senderismo',
    'Fotografía analógica',
    'Ajedrez',
    'Teatro aficionado',
    'Ciclismo de montaña',
    'Cocina',
  ],
  certificates: [
    { name: 'Carné de conducir B', issuer: 'DGT' },
    { name: 'Prevención de Riesgos Laborales', issuer: 'Fundación Laboral' },
    { name: 'Primeros auxilios', issuer: 'Cruz Roja' },
  ],
  trades: [
    {
      titles: [
        'Programador Junior',
        'Desarrollador de Software',
        'Desarrollador Senior',
        'Arquitecto de Software',
        'Director de Tecnología',
      ],
      employers: [
        '{W} Sistemas, S.L.',
        '{W} Tecnología',
        'Grupo {S}',
        'Ayuntamiento de {C}',
        '{W} Pagos, S.A.',
        'Consultora {S} y Asociados',
      ],
      notes: [
        'Rediseño del servicio de facturación, que cierra el mes en minutos y no en una noche',
        'Migración de cuarenta servicios a un despliegue común con pruebas en cada cambio',
        'Acompañamiento de cuatro personas recién tituladas hasta su primera entrega',
        'Reducción del informe más lento de 90 a 4 segundos',
      ],
      skills: [
        { name: 'Servidor', skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Node.js', 'Kafka'] },
        { name: 'Interfaz', skills: ['TypeScript', 'React', 'Angular', 'Sass'] },
        { name: 'Sistemas', skills: ['Docker', 'Kubernetes', 'Linux', 'Jenkins'] },
      ],
      degrees: [
        { kind: 'Máster', area: 'Ingeniería del Software' },
        { kind: 'Grado', area: 'Ingeniería Informática' },
        { kind: 'Ciclo Formativo de Grado Superior', area: 'Desarrollo de Aplicaciones Web' },
      ],
      schools: ['Universidad de {C}', 'Universidad Politécnica de {C}', 'IES {S}'],
      summaries: [
        'Desarrollador al que le gusta hablar con quien usa el sistema antes de cambiarlo, entregar en pequeño y dejar el código mejor de como estaba.',
        'Construyo servicios en los que otros equipos pueden confiar, sobre todo allí donde se mueve dinero y los errores salen caros.',
      ],
    },
    {
      titles: [
        'Auxiliar de Enfermería',
        'Enfermera',
        'Enfermera de Urgencias',
        'Supervisora de Enfermería',
        'Directora de Enfermería',
      ],
      employers: [
        'Hospital Universitario de {C}',
        'Clínica {S}',
        'Residencia San {S}',
        'Centro de Salud {W}',
        'Mutua {W}',
      ],
      notes: [
        'Atención al paciente crítico y triaje en un servicio de 180 urgencias al día',
        'Implantación del relevo junto a la cama, con un tercio menos de errores de medicación',
        'Tutoría de alumnado en prácticas clínicas',
        'Coordinación de altas con trabajo social y familias',
      ],
      skills: [
        {
          name: 'Clínica',
          skills: ['Triaje Manchester', 'Cura de heridas', 'Soporte vital avanzado', 'Cuidados paliativos'],
        },
        { name: 'Herramientas', skills: ['Selene', 'SAP Salud', 'Microsoft Excel'] },
      ],
      degrees: [
        { kind: 'Grado', area: 'Enfermería' },
        { kind: 'Máster', area: 'Urgencias y Emergencias' },
        { kind: 'Técnico', area: 'Cuidados Auxiliares de Enfermería' },
      ],
      schools: ['Universidad de {C}', 'Escuela de Enfermería de {C}', 'IES {S}'],
      summaries: [
        'Enfermera con temple en los servicios más concurridos y con la costumbre de dejarlo todo escrito para que el turno siguiente empiece bien.',
      ],
    },
    {
      titles: [
        'Auxiliar Administrativo',
        'Contable',
        'Técnico de Contabilidad',
        'Responsable de Administración',
        'Director Financiero',
      ],
      employers: [
        'Asesoría {S}',
        'Conservas {S}, S.A.',
        'Bodegas {W}',
        'Transportes {S} e Hijos, S.L.',
        'Talleres {W}, S.L.',
      ],
      notes: [
        'Cierre mensual de tres sociedades en cuatro días laborables',
        'Presupuestos explicados a quien no lee balances',
        'Conciliaciones bancarias, impuestos y relación con auditores',
        'Reducción de la morosidad del 11 al 3 % de la facturación',
      ],
      skills: [
        {
          name: 'Contabilidad',
          skills: ['Plan General Contable', 'Consolidación', 'Impuesto de sociedades', 'Nóminas'],
        },
        { name: 'Programas', skills: ['A3 Asesor', 'ContaPlus', 'Power BI', 'Excel avanzado'] },
      ],
      degrees: [
        { kind: 'Grado', area: 'Administración y Dirección de Empresas' },
        { kind: 'Máster', area: 'Auditoría y Contabilidad' },
        { kind: 'Ciclo Formativo de Grado Superior', area: 'Administración y Finanzas' },
      ],
      schools: ['Universidad de {C}', 'Escuela de Negocios de {C}', 'IES {S}'],
      summaries: [
        'Contable de empresas familiares, acostumbrado a cierres exigentes, a auditorías y a propietarios que piden palabras sencillas.',
      ],
    },
    {
      titles: ['Ayudante de Cocina', 'Cocinero', 'Jefe de Partida', 'Segundo de Cocina', 'Jefe de Cocina'],
      employers: ['Restaurante Casa {S}', 'Hotel {W}', 'Asador {S}', 'Gastrobar {W}', 'Caterings {S}, S.L.'],
      notes: [
        'Carta de temporada para 70 cubiertos por servicio con producto de cercanía',
        'Una cuarta parte menos de desperdicio al pesar lo que vuelve de sala',
        'Formación de aprendices en manipulación de pescado e higiene alimentaria',
      ],
      skills: [
        {
          name: 'Cocina',
          skills: ['Elaboración de cartas', 'Repostería', 'APPCC', 'Control de almacén', 'Cocina al vacío'],
        },
        { name: 'Gestión', skills: ['Turnos', 'Negociación con proveedores'] },
      ],
      degrees: [
        { kind: 'Técnico Superior', area: 'Dirección de Cocina' },
        { kind: 'Técnico', area: 'Cocina y Gastronomía' },
      ],
      schools: ['Escuela de Hostelería de {C}', 'IES {S}'],
      summaries: [
        'Cocinero que ha pasado por todas las partidas y al que aún le gusta ir temprano al mercado.',
      ],
    },
    {
      titles: [
        'Mozo de Almacén',
        'Encargado de Turno',
        'Técnico de Tráfico',
        'Responsable de Logística',
        'Director de Operaciones',
      ],
      employers: [
        'Logística {W}, S.A.',
        'Transportes {S}',
        'Plataforma de Distribución de {C}',
        '{W} Paquetería',
        'Frigoríficos {S}, S.L.',
      ],
      notes: [
        'Planificación de 120 entregas diarias con dieciocho vehículos',
        'Lectura de códigos en la entrada, con menos de un error por cada mil líneas',
        'Negociación con transportistas de cuatro países',
      ],
      skills: [
        {
          name: 'Logística',
          skills: ['Planificación de rutas', 'Carretillero', 'Gestión de aduanas', 'Control de existencias'],
        },
        { name: 'Programas', skills: ['SAP WM', 'Excel', 'Navision'] },
      ],
      degrees: [
        { kind: 'Grado', area: 'Ingeniería de Organización Industrial' },
        { kind: 'Técnico Superior', area: 'Transporte y Logística' },
      ],
      schools: ['Universidad de {C}', 'IES {S}', 'Centro de Formación {W}'],
      summaries: [
        'Responsable de logística que conoce igual de bien el muelle que la hoja de cálculo y que contesta al teléfono a las cinco de la mañana.',
      ],
    },
  ],
};
