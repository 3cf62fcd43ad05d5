/** As `JUDGED`, of other people and other words. The rules that judge may be mended for these. */
export const TUNED = `
== carpenter en
@experience
Site Carpenter, Harrow Homes, Exeter, April 2018 - present
Fitted kitchens, stairs and roof trusses from drawings
Ran toolbox talks on working at height
Helped the electricians with their ducts and kept the painters supplied
Bus Driver, Devon Lines, Exeter, January 2014 - March 2018
Sold tickets and looked after passengers
@education
NVQ Level 3 in Carpentry and Joinery, Exeter College, 2012 - 2014
@certifications
CSCS card
Driving licence, category C
Food handler certificate, 2021
@languages
English: native
Italian: B1
Greek: basic
@skills
CNC machining, SketchUp (intermediate), Revit (beginner), SolidWorks, Trello: good
@interests
I would love to learn plumbing
? MET en title Carpenter
? MET es title Carpintero
? MET ca title Fuster
? MET en title Bus driver
? MET es title Conductor de autobús
? MET ca title Conductor d'autobús
? MET en skill Carpentry
? MET es skill Carpintería
? MET en skill Driving licence C
? MET es skill Carnet C
? MET es skill Permiso de conducir C
? MET ca skill Manipulador d'aliments
? MET en skill CSCS
? MET en skill SketchUp
? MET en skill Trello
? PARTLY en skill CNC
? PARTLY en skill SolidWorks
? NOT_SHOWN en skill Plumbing
? NOT_SHOWN en title Plumber
? NOT_SHOWN en title Electrician
? NOT_SHOWN es title Electricista
? NOT_SHOWN en title Painter
? MET en years 4 of Bus driver
? MET en years 8 of Carpenter
? MET en speaks it B1
? CONTRADICTED en speaks el B2
? MET es skill Trabajo en altura

== recepcion es
@experience
Encargada de recepción, Hotel Azahar, Sevilla, abril 2019 - actualidad
Gestión de reservas en Opera y cobro a huéspedes
Elaboración de cuadrantes y formación del personal
Atención a proveedores junto con la contable del grupo
Camarera de pisos, Hostal Luz, Cádiz, mayo 2014 - marzo 2019
Limpieza de habitaciones y lavandería
@education
Grado en Turismo, Universidad de Sevilla, 2010 - 2014
@certifications
Permiso de conducir B
Certificado de delitos sexuales
@languages
Español: nativo
Inglés: C1
Italiano: nivel medio
@skills
Amadeus (nivel medio), Excel: usuario, gestión de quejas, Canva (alto)
@interests
Quiero aprender chino
? MET es title Encargado de recepción
? MET es title Camarero de pisos
? MET en title Room attendant
? MET es skill Gestión de reservas
? MET en skill Booking management
? MET ca skill Gestió de reserves
? MET es skill Opera
? MET es skill Limpieza
? MET en skill Cleaning
? MET ca skill Neteja
? MET en skill Laundry
? MET ca skill Bugaderia
? MET en skill Staff training
? MET es skill Carnet B
? MET ca skill Permís de conduir
? MET es skill Canva
? MET es skill Amadeus
? PARTLY es skill Gestión de quejas
? NOT_SHOWN es speaks zh B1
? NOT_SHOWN es title Contable
? NOT_SHOWN ca title Comptable
? MET es speaks en B2
? MET es years 6 of Encargado de recepción
? MET es skill Formación de personal

== magatzem ca
@experience
Responsable de magatzem, Fruites Segre, Lleida, març 2017 - actualitat
Planificació de rutes de repartiment i torns
Recepció de mercaderies i control d'estocs
Reunions amb la controller i amb el tècnic de qualitat de la planta
Tècnic de laboratori, Laboratoris Cadí, Lleida, juny 2012 - febrer 2017
Anàlisi de mostres d'aigua i calibratge d'equips
@education
CFGS Laboratori d'Anàlisi, Institut Torrefarrera, 2010 - 2012
@certifications
Carnet de carretoner
Formació en atmosferes explosives
@languages
Català: nadiu
Castellà: nadiu
Anglès: nivell bàsic
@skills
Navision (mitjà), Power BI, etiquetatge
@interests
Sense interès per les vendes
? MET ca title Responsable de magatzem
? MET es title Responsable de almacén
? MET en title Warehouse manager
? MET ca title Tècnic de laboratori
? MET es title Técnico de laboratorio
? MET en title Laboratory technician
? MET ca skill Planificació de rutes
? MET es skill Planificación de rutas
? MET en skill Route planning
? MET ca skill Control d'estocs
? MET es skill Control de stock
? MET en skill Stock control
? MET es skill Recepción de mercancías
? MET en skill Goods receipt
? MET es skill Carnet de carretillero
? MET en skill Forklift licence
? MET es skill Análisis de laboratorio
? MET ca skill Navision
? PARTLY ca skill Power BI
? PARTLY ca skill Etiquetatge
? NOT_SHOWN ca skill Vendes
? NOT_SHOWN ca title Controller
? NOT_SHOWN es title Técnico de calidad
? CONTRADICTED ca speaks en B2
? MET ca years 8 of Responsable de magatzem
`;

/** As `NEGATED`. */
export const TUNED_NEGATED = `
en | Jenkins | I don't know Jenkins
en | Azure | Have yet to work with Azure
en | Tableau | Hardly any Tableau
en | Figma | Aspiring to use Figma
en | Linux | Keen on getting into Linux
en | Kafka | Kafka was handled by another department
en | Revit | Revit licence expired in 2019
en | GraphQL | My colleague did the GraphQL part
en | Invoicing | Invoicing was outsourced
en | Payroll | Payroll was the task of the accountants
en | Driving licence | I don't drive and have no driving licence
en | Recruitment | Recruitment excluded
en | Angular | Next to the Angular developers
en | Welding | Planning to take a welding course
en | First aid | Not certified in first aid
en | SEO | SEO (not my area)
en | Git | Little knowledge of Git
en | HACCP | HACCP training due next year
es | Jenkins | Desconozco Jenkins
es | Azure | Aún no he usado Azure
es | Tableau | Apenas Tableau
es | Figma | Aspiro a trabajar con Figma
es | Linux | Deseo iniciarme en Linux
es | Kafka | Kafka era cosa de otro departamento
es | Revit | Licencia de Revit caducada en 2019
es | GraphQL | Mi compañero hacía la parte de GraphQL
es | Facturación | La facturación estaba externalizada
es | Nóminas | Las nóminas las hacía la asesoría
es | Carnet de conducir | No poseo carnet de conducir
es | Selección de personal | Excluida la selección de personal
es | Angular | Al lado de los programadores de Angular
es | Soldadura | Previsto hacer un curso de soldadura
es | Primeros auxilios | No acreditado en primeros auxilios
es | Git | Escaso conocimiento de Git
es | APPCC | Curso de APPCC previsto para 2027
es | Ventas | Ventas: nulo
ca | Jenkins | Desconec Jenkins
ca | Azure | Encara no he utilitzat Azure
ca | Tableau | Gairebé gens de Tableau
ca | Figma | Aspiro a treballar amb Figma
ca | Linux | Desitjo iniciar-me en Linux
ca | Kafka | Kafka era cosa d'un altre departament
ca | Revit | Llicència de Revit caducada el 2019
ca | GraphQL | El meu company feia la part de GraphQL
ca | Facturació | La facturació estava externalitzada
ca | Nòmines | Les nòmines les feia l'assessoria
ca | Carnet de conduir | No posseeixo carnet de conduir
ca | Selecció de personal | Exclosa la selecció de personal
ca | Angular | A la vora dels programadors d'Angular
ca | Soldadura | Previst fer un curs de soldadura
ca | Primers auxilis | No acreditat en primers auxilis
ca | Git | Escàs coneixement de Git
ca | APPCC | Curs d'APPCC previst per al 2027
ca | Vendes | Vendes: nul
`;

/** Lines of a dated job (`language | skill | line`) that say of whoever writes what they could be taken to deny; all must be met. */
export const SAID = `
es | Contabilidad | La contabilidad la llevaba yo
es | Facturación | La facturación la llevaba yo sola
ca | Comptabilitat | La comptabilitat la portava jo
en | Kubernetes | Led the plan to migrate to Kubernetes
en | Salesforce | Wrote the business plan to roll out Salesforce
en | Kubernetes | Kubernetes platform so that nodes no longer failed
en | Docker | Dockerised services which cannot fail with Docker
es | Excel | Excel: control de gasto real y previsto
en | Excel | Budgets in Excel against what is planned
es | Docker | Formé a un compañero en Docker
es | Nóminas | Las nóminas las hacía también yo
ca | Facturació | La facturació la feia jo mateixa
es | SAP | Control de cada factura pendiente de cobro en SAP
ca | SAP | Control de factures pendents de cobrament amb SAP
es | Inventario | Inventario y retirada de producto caducado
en | Docker | Docker images used by another team
en | Kubernetes | Capacity planning to scale Kubernetes
en | Python | Scripts that don't fail in Python
ca | Docker | Vaig formar un company en Docker
ca | Excel | Excel: control de despesa real i prevista
`;
