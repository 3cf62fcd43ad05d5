const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Job descriptions as recruiters write them: rich text, each in the language of its position. */
export const DESCRIPTIONS = {
  logistics: `<h2>La empresa</h2><p>Una empresa familiar de transporte con 140 camiones y tres almacenes. Cada noche salen
    mercancías hacia Perpiñán y Lyon, y cada mañana vuelven llenos.</p><h2>Qué harás</h2>${list([
      'Organizar el trabajo de un equipo de 22 personas en dos turnos.',
      'Planificar las rutas con el departamento de tráfico y acordar las ventanas de carga con los clientes.',
      'Cuidar del stock: inventarios, mermas y el paso de SAP clásico a EWM, que empieza en primavera.',
      'Medir lo que pasa y contarlo: puntualidad, coste por palé y seguridad.',
    ])}<h2>Qué pedimos</h2>${list([
      'Cuatro años o más coordinando un almacén o una flota.',
      'Catalán y castellano; el francés ayuda mucho.',
      'Saber escuchar antes de cambiar las cosas.',
    ])}<h2>Qué ofrecemos</h2><p>Contrato indefinido, horario de 7 a 15 h, comedor propio y un <strong>plan de formación</strong>
    que se cumple.</p>`,
  frontend: `<h2>About the role</h2><p>You will look after the checkout that forty thousand small shops use every day. It is
    React and TypeScript, it has to work on a five-year-old phone, and it must never lose a payment.</p><h2>What you will
    do</h2>${list([
      'Own features from the first sketch to the graph that shows whether they helped.',
      'Keep the checkout fast: our budget is 90 KB and two seconds on 3G.',
      'Review code with care and help two junior colleagues grow.',
      'Write tests that fail when something breaks, and only then.',
    ])}<h2>What we look for</h2>${list([
      'Five years or more of building for the web, most of them with TypeScript.',
      'Real knowledge of HTML, CSS and accessibility.',
      'Clear written English; Spanish or Catalan is welcome, not needed.',
    ])}<h2>What you get</h2><p>Two days a week in the Barcelona office, three wherever you like, 28 days of holiday and a training
    budget of 1,500 €.</p>`,
  nurse: `<h2>El centro</h2><p>Clínica privada con seis quirófanos y un equipo estable: la mitad lleva más de ocho años.</p>
    <h2>Tus funciones</h2>${list([
      'Instrumentar y circular en cirugía general, traumatología y ginecología.',
      'Preparar el quirófano y comprobar el listado de seguridad.',
      'Acompañar al paciente antes y después de la intervención.',
    ])}<h2>Requisitos</h2>${list([
      'Grado en Enfermería y colegiación vigente.',
      'Dos años de experiencia en quirófano.',
      'Disponibilidad para una guardia localizada al mes.',
    ])}<h2>Condiciones</h2><p>Tres plazas indefinidas, turno fijo de mañana o de tarde, y <em>formación en cirugía robótica</em>.</p>`,
  site: `<h2>Qui som</h2><p>Una constructora d'Olot que fa escoles, centres de salut i masies restaurades. Som setanta i ens coneixem
    pel nom.</p><h2>Què faràs</h2>${list([
      "Portar una o dues obres alhora, des de l'acta de replanteig fins al lliurament.",
      'Coordinar industrials, terminis i compres amb el suport de dues persones.',
      'Fer les certificacions i defensar-les davant la direcció facultativa.',
      'Vetllar perquè tothom torni a casa sencer: la seguretat és el primer punt de cada reunió.',
    ])}<h2>Què demanem</h2>${list([
      "Arquitectura tècnica, enginyeria d'edificació o equivalent.",
      "Sis anys d'obra, dos dels quals com a cap.",
      'Català parlat i escrit, i carnet B.',
    ])}<h2>Què oferim</h2><p>Contracte indefinit, furgoneta, i divendres a la tarda lliure tot l'any.</p>`,
  sales: `<h2>El reto</h2><p>Llevar las ventas de una cooperativa olivarera en España y Portugal: de 31 a 45 millones en cuatro
    años.</p>${list(['Dirigir a nueve comerciales.', 'Negociar con las cadenas.', 'Abrir el canal de restauración.'])}`,
  controller: `<h2>La feina</h2><p>Portar el control de gestió de tres plantes, del pressupost al tancament de cada mes.</p>${list(
    ['Informes per a la direcció.', 'Anàlisi de costos per producte.', "Relació amb l'auditoria."],
  )}`,
  cnc: `<h2>La feina</h2><p>Fem peces de precisió per a trens: tirades curtes, materials durs i toleràncies de centèsimes.</p>
    <h2>Què faràs</h2>${list([
      'Preparar i portar un centre de mecanitzat de cinc eixos (Heidenhain).',
      'Mesurar el que fas i corregir-ho abans que ningú ho vegi.',
      'Tenir la màquina neta i greixada.',
    ])}<h2>Què demanem</h2>${list(['Cicle formatiu de mecanització.', 'Dos anys davant del control.', 'Ganes de torns de 6 a 14 h.'])}
    <p>Dues places, contracte directe amb l'empresa.</p>`,
  product: `<h2>The product</h2><p>Shops see tomorrow's money today. You will own payouts: when they arrive, how they are explained,
    and what happens when they do not.</p><h2>What you will do</h2>${list([
      'Talk with five shopkeepers every month, and bring the team along.',
      'Decide what we leave out.',
      'Work with compliance early, not at the end.',
    ])}<h2>What we look for</h2>${list([
      'Four years as product manager or owner, at least one with money involved.',
      'You can read a query and a balance sheet.',
      'English for daily work. We are remote within Spain.',
    ])}`,
  bookshop: `<h2>El puesto</h2><p>Llevar una librería de barrio de 200 m² con un equipo de tres personas.</p>${list(
    ['Elegir fondo y novedades.', 'Organizar una presentación al mes.'],
  )}`,
} as const;
