/**
 * Fields of work, of which `titlesOf` makes the titles of those who work in them: `id | roles | English | Spanish | Catalan`. A role is one
 * of `TITLE_ROLES`; `role=concept` gives its titles to a concept that stands elsewhere. Words stand as after "of": `de ventas`, `head of
 * sales`. With `~` a word stands as an adjective, with its form for women after a slash where it has one.
 */
export const TITLE_AREAS = `
sales | lead=sales-manager coordinator assistant trainee analyst | sales, commercial, business development | ventas, ~comercial, desarrollo de negocio | vendes, ~comercial, desenvolupament de negoci
export | lead coordinator technician assistant | export, international sales | exportación, exportaciones, comercio exterior | exportació, exportacions, comerç exterior
key-accounts | lead=key-account-manager | key accounts, key account | grandes cuentas, cuentas clave | grans comptes, comptes clau
marketing | lead technician=marketing-specialist coordinator=marketing-specialist assistant trainee analyst | marketing | marketing, mercadotecnia | màrqueting
digital-marketing | lead=marketing-manager technician=marketing-specialist | digital marketing, online marketing | marketing digital, marketing online | màrqueting digital
communication | lead=communications-manager technician coordinator assistant | communication, communications, corporate communications | comunicación, comunicación corporativa | comunicació, comunicació corporativa
events | lead=event-manager coordinator=event-manager technician=event-manager assistant | event, events | eventos | esdeveniments
hr | lead=hr-manager technician coordinator assistant trainee | human resources, hr, personnel | recursos humanos, rrhh, personal, personas | recursos humans, rrhh, rh, personal, persones
recruitment | lead coordinator technician=recruiter assistant | recruitment, talent acquisition, recruiting | selección, selección de personal, reclutamiento | selecció, selecció de personal, reclutament
training | lead coordinator technician assistant | training, learning and development | formación | formació
payroll | lead technician=payroll-specialist assistant | payroll | nóminas, administración de personal | nòmines, administració de personal
finance | lead=finance-director technician assistant trainee analyst=financial-analyst | finance, financial | finanzas, ~financiero/financiera | finances, ~financer/financera
accounting | lead coordinator technician=accountant assistant=accountant trainee | accounting, accounts | contabilidad, ~contable | comptabilitat, ~comptable
treasury | lead technician analyst | treasury | tesorería | tresoreria
controlling | lead=controller technician=controller analyst=controller | controlling, management control | control de gestión, controlling | control de gestió, controlling
tax | lead technician=tax-advisor analyst | tax | impuestos, ~fiscal | impostos, ~fiscal
credit | lead analyst technician | credit, credit control, credit risk, risk | créditos, riesgos, crédito | crèdits, riscos, crèdit
audit | lead technician=auditor | audit, internal audit | auditoría, auditoría interna | auditoria, auditoria interna
legal | lead technician=lawyer assistant=paralegal | legal | ~jurídico/jurídica, asesoría jurídica | ~jurídic/jurídica, assessoria jurídica
administration | lead coordinator assistant=administrative technician=administrative | administration | administración | administració
purchasing | lead technician=procurement-specialist coordinator assistant analyst | purchasing, procurement, buying | compras, aprovisionamiento, aprovisionamientos | compres, aprovisionament, aprovisionaments
logistics | lead=logistics-manager coordinator technician=logistics-technician assistant operator=warehouse-worker trainee analyst | logistics | logística | logística
supply-chain | lead=supply-chain-manager coordinator technician assistant analyst | supply chain | cadena de suministro, supply chain | cadena de subministrament, supply chain
transport | lead=traffic-manager coordinator technician assistant | transport, traffic, fleet | transporte, transportes, tráfico, flota | transport, transports, trànsit, flota
distribution | lead coordinator | distribution | distribución | distribució
warehouse | lead=warehouse-manager coordinator technician assistant=warehouse-worker operator=warehouse-worker | warehouse | almacén | magatzem
stock | lead technician operator | stock, inventory | stock, inventarios, existencias | estoc, inventaris, existències
production | lead=production-manager coordinator technician assistant=production-operator operator=production-operator engineer | production, manufacturing, factory | producción, fabricación, fábrica | producció, fabricació, fàbrica
plant | lead=production-manager | plant | planta | planta
quality | lead=quality-manager coordinator technician=quality-technician assistant engineer | quality, quality assurance, quality control | calidad, control de calidad | qualitat, control de qualitat
maintenance | lead=maintenance-manager coordinator technician=maintenance-technician assistant operator=maintenance-technician engineer | maintenance | mantenimiento | manteniment
operations | lead=operations-manager coordinator technician assistant analyst | operations | operaciones | operacions
engineering | lead=engineering-manager | engineering | ingeniería | enginyeria
process | lead engineer=process-engineer technician | process, processes | procesos | processos
r-and-d | lead technician engineer | r&d, research and development | i+d, i+d+i, investigación y desarrollo | r+d, r+d+i, recerca i desenvolupament
safety | lead coordinator=safety-officer technician=safety-officer | health and safety, occupational safety | prevención, prevención de riesgos laborales, prl, seguridad y salud | prevenció, prevenció de riscos laborals, prl, seguretat i salut
environment | lead technician=environmental-technician | environment, environmental, sustainability | medio ambiente, ~medioambiental, sostenibilidad | medi ambient, ~mediambiental, sostenibilitat
laboratory | lead coordinator technician=lab-technician assistant=lab-technician analyst=lab-technician | laboratory, lab | laboratorio | laboratori
it | lead coordinator technician=support-technician engineer | it, information technology | informática, tecnología, ti | informàtica, tecnologia, ti
information-systems | lead=it-manager | information systems | sistemas de información | sistemes d'informació
systems | lead=it-manager technician=systems-administrator engineer=systems-administrator | systems | sistemas, sistemas informáticos | sistemes, sistemes informàtics
technical-support | lead coordinator technician=support-technician engineer=support-technician | technical support, it support | soporte, soporte técnico, soporte informático | suport, suport tècnic, suport informàtic
development | lead engineer=software-developer | software development, development, software engineering | desarrollo de software | desenvolupament de programari
data | lead engineer=data-engineer analyst=data-analyst | data | datos | dades
security-it | lead engineer=security-engineer technician=security-engineer | information security, cybersecurity | ciberseguridad, seguridad informática, seguridad de la información | ciberseguretat, seguretat informàtica, seguretat de la informació
product | lead=product-manager | product | producto | producte
project | lead=project-manager coordinator technician assistant | project, projects | proyectos, proyecto | projectes, projecte
design | lead | design, creative | diseño, ~creativo/creativa | disseny, ~creatiu/creativa
customer-service | lead coordinator technician=customer-service-agent assistant=customer-service-agent | customer service, customer care, customer support | atención al cliente, servicio al cliente | atenció al client, servei al client
call-centre | lead coordinator | call centre, call center, contact centre, contact center | call center, contact center | call center, contact center
after-sales | lead technician | after sales, aftersales | postventa, posventa | postvenda
site | lead=site-manager coordinator technician assistant | construction site, construction | obra, obras | obra, obres
installations | lead coordinator technician | installation, installations | instalaciones | instal·lacions
facilities | lead coordinator technician assistant | facility, facilities | servicios generales, instalaciones generales | serveis generals
cleaning | lead coordinator assistant=cleaner operator=cleaner | cleaning, housekeeping | limpieza | neteja
security | lead coordinator | security | seguridad | seguretat
kitchen | assistant=kitchen-porter operator=kitchen-porter | kitchen | cocina | cuina
floor | lead=head-waiter assistant=waiter | restaurant floor, dining room | sala | sala
reception | lead coordinator assistant=receptionist | reception, front desk, front office | recepción | recepció
bookings | lead technician assistant | bookings, reservations | reservas | reserves
accommodation | lead coordinator | accommodation, rooms division | alojamiento, pisos | allotjament, pisos
nursing | lead coordinator assistant=care-assistant | nursing | enfermería | infermeria
care-home | lead coordinator | care home, nursing home | residencia, centro residencial | residència, centre residencial
pharmacy | assistant=pharmacy-technician technician=pharmacy-technician | pharmacy | farmacia | farmàcia
radiology | technician=radiographer assistant=radiographer | radiology, x-ray | rayos, radiología, diagnóstico por la imagen | raigs, radiologia, diagnòstic per la imatge
studies | lead=head-of-studies | studies, academic | estudios, ~académico/académica | estudis, ~acadèmic/acadèmica
school | lead=head-of-studies | school | escuela, colegio, centro educativo | escola, col·legi, centre educatiu
social | lead coordinator technician=social-worker | social services, social | servicios sociales, ~social | serveis socials, ~social
leisure | coordinator | leisure, leisure activities | ocio, tiempo libre | lleure, temps lliure
art | lead | art | arte, ~artístico/artística | art, ~artístic/artística
area | lead | area, district, regional | zona, área, ~regional | zona, àrea, ~regional
branch | lead | branch | sucursal, oficina bancaria | sucursal, oficina bancària
bookshop | house server=bookseller | bookshop, bookstore, book shop | librería | llibreria
supermarket | house server | supermarket, grocery store, grocery | supermercado | supermercat
clothes-shop | house server | clothes shop, clothing store, fashion store, boutique | tienda de ropa, tienda de moda, boutique | botiga de roba, botiga de moda, boutique
shoe-shop | house server | shoe shop, shoe store | zapatería | sabateria
bakery | house server | bakery, bakery shop | panadería | fleca, forn de pa
pastry-shop | house server | pastry shop, cake shop | pastelería | pastisseria
butchers | house server | butcher's shop, butchery | carnicería | carnisseria
fishmongers | house server | fish shop | pescadería | peixateria
greengrocers | house server | greengrocer's, fruit shop | frutería | fruiteria
hardware-store | house server | hardware store, diy store | ferretería | ferreteria
furniture-shop | house server | furniture store, furniture shop | tienda de muebles | botiga de mobles
jewellers | house server | jewellery shop, jewelry store | joyería | joieria
perfumery | house server | perfumery, perfume shop | perfumería | perfumeria
optics-shop | house server | optician's shop | óptica | òptica
toy-shop | house server | toy shop, toy store | juguetería | jogueteria
sports-shop | house server | sports shop, sports store | tienda de deportes | botiga d'esports
phone-shop | house server | phone shop, mobile phone shop | tienda de telefonía | botiga de telefonia
stationers | house server | stationery shop | papelería | papereria
florists | house server | flower shop | floristería | floristeria
petrol-station | house server | petrol station, gas station, service station | gasolinera, estación de servicio | benzinera, gasolinera, estació de servei
department-store | house server | department store | grandes almacenes | grans magatzems
`;
