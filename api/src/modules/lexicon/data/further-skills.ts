/**
 * As `TECHNOLOGY`: more words by which posts are judged. A line with the id of a concept that stands elsewhere gives it more words;
 * the others join what one thing is called in three languages and are no concepts of their own. A word in brackets means something
 * else as well, in one of the languages: what is asked for by it has the other words, and it is looked for where it is asked for alone.
 */
export const FURTHER_SKILLS = `
warehouse | goods receipt, receiving goods, order preparation | recepción de mercancías, expedición de pedidos | recepció de mercaderies, expedició de comandes
stock-control | inventory, inventories, stocktaking, cycle counting, stock management | inventario, inventarios, control de existencias, gestión de stock | inventari, inventaris, control d'existències, gestió d'estoc, control d'estocs
manual-handling | manual handling | manipulación de cargas | manipulació de càrregues
forklift | forklift, fork lift, counterbalance truck, reach truck | carretillero, carretillera, carretilla elevadora | carretoner, carretonera, carretó elevador
cold-chain | cold chain | cadena de frío | cadena de fred
route-planning | route planning | planificación de rutas | planificació de rutes
fleet | fleet management | gestión de flotas | gestió de flotes
labelling | (labelling), (labeling), product labelling, labelling of products | (etiquetado), etiquetado de productos | (etiquetatge), etiquetatge de productes
packaging | (packaging), packing of goods, packing goods | envasado, embalaje | envasat, embalatge
shift-planning | shift planning, rota planning, scheduling shifts | planificación de turnos, (cuadrantes), cuadrantes de turnos | planificació de torns, (quadrants), quadrants de torns
staff-training | staff training, training of staff | formación de personal, formación del personal | formació de personal, formació del personal
invoicing | (invoices), issuing invoices, invoice processing | (facturas), emisión de facturas | (factures), emissió de factures
bank-reconciliation | bank reconciliation, bank reconciliations | conciliación bancaria, conciliaciones bancarias | conciliació bancària, conciliacions bancàries
month-end | month-end close, monthly closing | cierre mensual, cierre contable | tancament mensual, tancament comptable
vat | (vat), vat returns, vat declarations | (iva), declaración de iva, liquidación de iva, impuestos trimestrales | declaració d'iva, liquidació d'iva, impostos trimestrals
collections | (collections), debt collection, collection of debts | cobros, gestión de cobros, recobros | cobraments, gestió de cobraments
payments | supplier payments, accounts payable | pagos a proveedores, cuentas a pagar | pagaments a proveïdors, comptes a pagar
receivable | accounts receivable | cuentas a cobrar | comptes a cobrar
cash-flow | cash flow, cash flow forecast | flujo de caja, previsión de tesorería | flux de caixa, previsió de tresoreria
budgeting | (budget), (budgets), annual budget, budget control, budget planning, budget preparation, preparing budgets, managing budgets | presupuesto | pressupost
annual-accounts | annual accounts, financial statements | cuentas anuales, estados financieros | comptes anuals, estats financers
data-entry | data entry | introducción de datos, grabación de datos | introducció de dades
filing | (filing), filing of documents, document filing | archivo de documentación, archivo de documentos | arxiu de documentació, arxiu de documents
typing | (typing), touch typing | mecanografía | mecanografia
telephone | telephone service, answering calls, (switchboard), telephone switchboard, switchboard operator | atención telefónica, (centralita), centralita telefónica | atenció telefònica, (centraleta), centraleta telefònica
customer-service | dealing with customers, customer care, assisting customers | atención a clientes, atención al público, trato con clientes | atenció a clients, atenció al públic, tracte amb clients
complaints | complaint handling, handling complaints, complaint management, (complaints) | gestión de quejas, gestión de reclamaciones, (reclamaciones) | gestió de queixes, gestió de reclamacions, (reclamacions)
bookings | booking management, (reservations), (bookings), reservation management, hotel reservations, taking reservations, taking bookings | gestión de reservas, toma de reservas, (reservas) | gestió de reserves, presa de reserves, (reserves)
appointments | appointment scheduling, scheduling appointments | gestión de citas, concertación de citas | gestió de cites, concertació de cites
visual-merchandising | visual merchandising, window dressing | escaparatismo | aparadorisme
till | (till), cash register, cash handling, point of sale, (pos) | (caja), manejo de caja, cobro en caja, caja registradora, tpv, terminal punto de venta | (caixa), maneig de caixa, caixa registradora, tpv, terminal punt de venda
promotions | (promotions), sales promotions, in-store promotions | (promociones), promociones comerciales | (promocions), promocions comercials
laundry | laundry | lavandería | bugaderia
cleaning | cleaning of rooms, room cleaning | limpieza de habitaciones | neteja d'habitacions
food-hygiene | (allergens), allergen control | (alérgenos), control de alérgenos, manipulación higiénica | (al·lèrgens), control d'al·lèrgens
menu-costing | menu costing, food costing, recipe costing | escandallos, escandallo | escandalls, escandall
menus | menu planning | diseño de menús, elaboración de menús | disseny de menús, elaboració de menús
sous-vide | sous vide, sous-vide | cocina al vacío | cuina al buit
grill | (grill), grilling, grill station | (plancha), (parrilla), (brasa), cocina a la plancha, cocina a la parrilla, cocina a la brasa | (planxa), (graella), cuina a la planxa, cuina a la graella, cuina a la brasa
banquets | banquets, (catering), catering service, event catering | banquetes, servicio de catering | banquets, (càtering), servei de càtering
barista | barista, coffee making | barista, preparación de café | barista, preparació de cafè
events | event management, event planning, organising events | organización de eventos | organització d'esdeveniments
triage | (triage), patient triage, triage of patients, emergency triage | (triaje), triaje de pacientes, triaje en urgencias, triaje hospitalario | (triatge), triatge de pacients, triatge a urgències, triatge hospitalari
vaccination | vaccination, vaccinations, immunisation | vacunación, (vacunas), administración de vacunas | vacunació, (vacunes), administració de vacunes
phlebotomy | phlebotomy, blood drawing | flebotomía, extracción de sangre, (extracciones) | flebotomia, extracció de sang, (extraccions)
wound-care | treating wounds, dressing wounds | (curas), curas de heridas | cures de ferides, (cures)
medication | medication administration, giving medication | administración de medicación, administración de medicamentos | administració de medicació, administració de medicaments
vital-signs | vital signs | constantes vitales, toma de constantes | constants vitals, presa de constants
life-support | (life support), basic life support, advanced life support, cardiac life support, cardiopulmonary resuscitation, (cpr), (acls), (bls) | soporte vital, (rcp), reanimación cardiopulmonar | suport vital, reanimació cardiopulmonar
patient-mobility | patient handling, moving patients, patient mobilisation | movilización de pacientes, movilización de residentes, (movilización) | mobilització de pacients, mobilització de residents, (mobilització)
home-care | home care, domiciliary care | atención domiciliaria, atención a domicilio, ayuda a domicilio | atenció domiciliària, atenció a domicili, ajuda a domicili
personal-care | (personal care), personal care of residents, personal care of patients, personal hygiene of residents | (higiene personal), higiene de residentes, higiene de pacientes, aseo personal | higiene de residents, higiene de pacients
group-activities | leading group activities | dinamización de grupos, dinámica de grupos | dinamització de grups, dinàmica de grups
rehabilitation | (rehabilitation), physical rehabilitation, rehabilitation of patients | (rehabilitación), rehabilitación física, rehabilitación de pacientes | (rehabilitació), rehabilitació física, rehabilitació de pacients
physiotherapy | physiotherapy | fisioterapia | fisioteràpia
radiology | radiology | radiología | radiologia
laboratory | laboratory analysis, lab analysis, sample analysis | análisis de laboratorio, análisis de muestras | anàlisi de laboratori, anàlisi de mostres
calibration | calibration | calibración | calibratge
project-work | project-based learning | (trabajo por proyectos), aprendizaje basado en proyectos | (treball per projectes), aprenentatge basat en projectes
diversity | special educational needs, inclusive education | atención a la diversidad, educación inclusiva | atenció a la diversitat, educació inclusiva
tutoring | tutoring | tutoría | tutoria
leisure | leisure activities for children | (tiempo libre), educación en el tiempo libre | (lleure), educació en el lleure
sign-language | sign language | lengua de signos | llengua de signes
electrical-panels | electrical panels, switchboards assembly | cuadros eléctricos | quadres elèctrics
electrical-installation | electrical wiring | montaje eléctrico | muntatge elèctric
solar | solar panels, photovoltaics, photovoltaic panels, solar energy | paneles fotovoltaicos, placas solares, energía solar fotovoltaica, energía fotovoltaica, paneles solares | panells fotovoltaics, plaques solars, energia solar fotovoltaica, energia fotovoltaica, panells solars
plc | programmable logic controllers, siemens s7 | (autómatas), autómatas siemens | (autòmats), autòmats siemens
machine-maintenance | maintenance of machinery | mantenimiento de maquinaria | manteniment de maquinària
blueprints | reading drawings, blueprint reading, technical drawings | lectura de planos, interpretación de planos | lectura de plànols, interpretació de plànols
home-automation | home automation | domótica | domòtica
robotics | robotics | robótica | robòtica
working-at-height | working at height, work at height | trabajo en altura, trabajos en altura | treball en alçada, treballs en alçada
occupational-safety | (risk prevention), occupational risk prevention | (prevención de riesgos) | (prevenció de riscos)
scaffolding | (scaffolding), erecting scaffolding, scaffold erection | andamios | bastides
gardening | gardening | jardinería | jardineria
assembly | (assembly), assembly line, assembly of parts, product assembly, mechanical assembly | (montaje), línea de montaje, montaje de piezas, montaje mecánico | (muntatge), línia de muntatge, muntatge de peces, muntatge mecànic
injection-moulding | injection moulding, injection molding | inyección de plástico, máquinas de inyección | injecció de plàstic, màquines d'injecció
mechanical-design | mechanical design | diseño mecánico | disseny mecànic
structures | (structural analysis), structural calculation | cálculo de estructuras | càlcul d'estructures
continuous-improvement | continuous improvement, kaizen | mejora continua | millora contínua
quality | quality management, quality inspection | iso 9001, inspección de calidad | iso 9001, inspecció de qualitat
project-management | managing projects | gestión de proyecto | gestió de projecte
digital-marketing | digital campaigns | mercadotecnia digital | campanyes digitals
social-media | gestión de redes sociales | gestió de xarxes socials
newsletter | newsletter, email marketing | (boletín), boletín digital, email marketing | (butlletí), butlletí digital, email màrqueting
video-editing | video editing | edición de vídeo, montaje de vídeo | edició de vídeo, muntatge de vídeo
photography | photography | fotografía | fotografia
public-relations | public relations | relaciones públicas | relacions públiques
advertising | advertising | publicidad | publicitat
market-research | market research | investigación de mercados | recerca de mercats
e-commerce | e-commerce, online shop | comercio electrónico, tienda online | comerç electrònic, botiga en línia
web-analytics | web analytics, google analytics | analítica web | analítica web
rest-api | rest apis, restful apis, rest services | servicios rest | serveis rest
backend | backend development | desarrollo backend | desenvolupament backend
mobile-development | mobile development, mobile apps | desarrollo móvil, aplicaciones móviles | desenvolupament mòbil, aplicacions mòbils
databases | databases, database management | bases de datos | bases de dades
cloud | cloud computing | computación en la nube | computació al núvol
technical-support | technical support, it support | soporte técnico, soporte informático | suport tècnic, suport informàtic
network-security | network security | seguridad de redes | seguretat de xarxes
contracts | (contracts), contract management, contract administration | (contratos), gestión de contratos | (contractes), gestió de contractes
onboarding | (onboarding), staff onboarding, employee onboarding | incorporación de personal | incorporació de personal
labour-relations | labour relations, labor relations | relaciones laborales | relacions laborals
performance | performance reviews | evaluación del desempeño | avaluació de l'acompliment
import-export | international trade | comercio internacional | comerç internacional
supplier-management | supplier management, (suppliers), dealing with suppliers | gestión de proveedores, trato con proveedores, (proveedores) | gestió de proveïdors, tracte amb proveïdors, (proveïdors)
tenders | (tenders), public tenders, preparing tenders | licitaciones, concursos públicos | licitacions, concursos públics
report-writing | report writing | redacción de informes, elaboración de informes | redacció d'informes, elaboració d'informes
quantity-surveying | bills of quantities, quantity surveying | mediciones y presupuestos, (mediciones) | amidaments i pressupostos, (amidaments)
site-management | (site management), construction site management, construction management | (dirección de obra), dirección de ejecución de obra, jefatura de obra | (direcció d'obra), direcció d'execució d'obra
interior-design | interior design | interiorismo, diseño de interiores | interiorisme, disseny d'interiors
hairdressing | hairdressing | peluquería | perruqueria
beauty | beauty treatments | (estética), tratamientos de estética, estética facial | (estètica), tractaments d'estètica, estètica facial
sewing | sewing | costura, (confección), confección de prendas | costura, (confecció), confecció de peces de roba
childcare | childcare, child care | cuidado de niños | cura d'infants
security-guarding | security guarding | (vigilancia), seguridad privada | (vigilància), seguretat privada
lifeguarding | lifeguarding | socorrismo | socorrisme
painting | (painting), painting walls, painting and decorating | (pintura), pintura de paredes | (pintura), pintura de parets
tiling | (tiling), floor tiling, wall tiling | alicatado, solado | enrajolat
plastering | plastering | enlucido, yesería | guixeria
locksmithing | locksmithing | cerrajería | manyeria, serralleria
butchery | butchery | carnicería, (despiece), despiece de carne | carnisseria, (especejament), especejament de carn
fishmongery | fishmongery | pescadería | peixateria
`;
/** As `FURTHER_SKILLS`, of licences and degrees. */
export const FURTHER_CREDENTIALS = `
driving-licence-b | driving licence b, driving licence category b, category b driving licence, full driving licence, car licence | carné b, carnet de conducir b, carné de conducir b, permiso de conducir b | carnet de conduir b, permís de conduir b, permís b
driving-licence-c | driving licence c, driving licence category c, category c driving licence, lorry licence | carné c, carnet de conducir c, carné de conducir c, permiso de conducir c, permiso de conducir b y c, carnet de camión | carnet de conduir c, permís de conduir c, carnet de camió
driving-licence-d | driving licence d, category d licence | (carnet d), carnet de conducir d, carné de conducir d, permiso de conducir d | carnet de conduir d, permís de conduir d
forklift-licence | forklift certificate, forklift truck licence | curso de carretillero | curs de carretoner
food-handler | food handling certificate, food hygiene certificate | manipuladora de alimentos, carné de manipulador de alimentos, carnet de manipulador de alimentos, curso de manipulación de alimentos, carnet de manipuladora de alimentos | manipuladora d'aliments, carnet de manipulador d'aliments, curs de manipulació d'aliments, carnet de manipuladora d'aliments
cpa | association of chartered certified accountants, chartered certified accountant
leisure-director | leisure director certificate | título de director de tiempo libre, director de tiempo libre, director de actividades de tiempo libre | títol de director de lleure, director de lleure, director d'activitats de lleure
leisure-monitor | leisure monitor certificate | monitor de tiempo libre, título de monitor de tiempo libre | monitor de lleure, títol de monitor de lleure
lifeguard-certificate | lifeguard certificate | título de socorrista | títol de socorrista
sexual-offences | criminal record certificate, dbs check | certificado de delitos sexuales | certificat de delictes sexuals
`;
