import { conceptsIn } from '../../lexicon/index.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Short given names, folded, that are words of English, Spanish or Catalan too. */
const NAMES_THAT_ARE_WORDS = words(`
ade al ale ali ant any ara bar barb bel ben bet bill bob cano cari caro cata cate cayo cens che chia clau coco cons cote dan das dea deb dick
do dolo dot drew du eddy era fer fin fina fita filo flor gas geni gin gus hal ire jack josh june ken kit lala lau laz leo lex lip lisa
lore lota lou majo marc mat mati matt max maxi mel memo mena met meu mini mire mode mon mona nan nana nano nasi nat nata neto nel nes neus
nica nick nona nora palo pat pato pau pera pere pet pip pipe pol poli polo rat reia renc ric rich rick rico rida rina rob robe rode ron ros rosa
sam san santa sera sol sole sue teu tia tin tina tino tito tom ton tona tono tori tula uri vale van vane vero vic will
`);
/** Whether a folded given name is a word as well, which in small letters is mostly what is meant. */
export const isNameAndWord = (folded: string): boolean => NAMES_THAT_ARE_WORDS.has(folded);

/** Words, folded, that follow `worked in`, `trabajé en`, `vaig treballar a` and name no organisation. */
const AFTER_WORK = words(`
abierto acción accion agencia agricultura ambiente area areas arte artes asesoria atencion aula aulas banca barco blanco cabina cadena calidad
calle calor camara camaras camiones campana campanas campo campos capital carne carrera casa casas centro centros ciencia ciencias ciudad ciudades
clase clases cliente clientes cocina cocinas color comercio comida compras comunicacion condiciones conjunto consulta control coordinacion costa creacion
cuenta cuentas datos desarrollo dia digital direccion diseno distribucion domicilio edificio editorial eficaz energia ensenanza entorno equipo equipos espacio especial
estacion estudio estudios eventos exterior fabrica familia festival finca fincas fondo forma frio fruta gente gestion gran grande grandes grupo guardia habitacion
hogar horario hosteleria hoteles hogares huerta idea ideas imagen industria informatica innovacion inteligente interior internacional jardin jardines jornada joven justo juventud lado
libre libro libros limpieza linea local locales lugar luz maquina maquinas mano manos mar marca marcas marketing master mayor medio medios mejor mente mercado mercados mesa mesas mina
moda montana movil mundo museo musica natural naturaleza negocio negocios noche norte nuevo nueva obra obras oficina oficinas orden organizacion oro palacio panaderia pan
parte paz personal pesca piel piedra piscina planta plantas plaza plena pleno poder practica practicas prensa presencial primavera primera privado produccion producto profesional programa progreso
proyecto proyectos publica publicidad publico puerto punto punta radio raiz real recepcion red redes region remoto residencia residencias restaurante restaurantes ropa ruta rural sala salas salud
seccion sector seguridad servicio servicios sierra sistema sistemas social sol solar solo sur taller talleres teatro tecnica telefono television temporada terraza tiempo tienda tiendas tierra total
trabajo trafico transporte turismo turno turnos union universal universidad vacaciones vela ventas verano verde viaje viajes vida vino vinos vision vivienda voluntario zona zonas
aire ajuda alta ambit anima aula banc barri botiga botigues bosc camp camps cant casal casa cases celler ciutat cor cuina cuines disseny edifici empresa empreses equip equips escena escola esport estiu
estudi fabrica feina fira forn forns fusta gent hort hotel hotels hospital jardi llar llars llibre llum maquina mar marca masia mercat mestral moda mon muntanya musica nit obra oficina pau pedra pla planta platja port
projecte projectes restaurants ruta sala salut seny serveis sol sud temps teatre terra torre torn torns transport vent vi vida vins vista vora
action agriculture air animal apple art arts bakery bank banking bar beach best better big blue board book books brand bridge bright building business camp capital care centre city class clean clear client clients cloud
coast color colour company control core country creative cross data day deep design digital direct dream earth east education energy engineering event events express factory farm farms fashion field film finance first fish
food forest future garden general gold good great green group hand hands head health heart high hill home homes house idea ideas image inside island key kitchen kitchens lab land law life light line link live local logic
main market media mind mobile modern moon nature network new next night north ocean office offices one open orange other park people personal place planet point port power press prime private production public pure quality
quick rail red retail rise river road rock room root royal safe sales school sea self services shared shift shifts ship shop shops signal silver site sky small smart social solar south space spark sport sports spring square star
stone store stores stream street studio summer sun support sync table target team teams tech time tools total touch tower town track trade training travel true union unit universal urban value view village vision voice
water wave web west white wide wild wind wine winter wood work world young zone
`);
/** Whether a folded word is one of the language, as far as the product knows: a name like it in small letters is no name. */
export const isOrdinaryWord = (folded: string): boolean =>
  AFTER_WORK.has(folded) || conceptsIn(folded).length > 0;

/** What goes before somebody's own name, in folded text, as the source of a pattern that ends where the name begins. */
export const CALLED =
  "(?:me llamo|mi nombre es|me llaman|llamame|llamadme|em dic|em diuen|el meu nom es|digueu-me|my name is|my name's|call me|known as|conocid[oa] como|conegu(?:t|da) com(?: a)?|firmado|firmat|signat|signed)[\\s,:]+(?:(?:en|na|el|la|don|dona)\\s+)?";

/** What goes before the name of where somebody worked or studied, in the same clause of folded text. */
export const WORKED =
  "(?<!\\p{L})(?:trabaj|treball|work|emple|contrat|contract|practic|intern|becari|estudi|studi|ficha|cajer|caixer|depend|joined|left)\\p{L}*[^.;!?\\n]{0,60}?(?<!\\p{L})(?:en|a|al|at|for|para|con|with|amb|per|per a|from|de|of|in|y|i|and|joined|left)\\s+(?:(?:el|la|los|els|the|una|un)\\s+|l['’])?";
