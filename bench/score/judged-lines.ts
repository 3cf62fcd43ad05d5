/**
 * Twelve CVs of invented people in English, Spanish and Catalan with what a position could ask of each, judged by reading before
 * the rules that judge were read. They were known when the further words of the lexicon and the words that deny were written, and
 * some of those stand here as they are written there: what is measured on them is no measure of CVs that nobody has seen.
 *
 * A CV begins with `== id language`. `@section` begins a section; every other line is one of the CV. Lines with `?` ask:
 * `? VERDICT language-of-the-words what`, where what is `skill …`, `title …` (the occupation of the position), `years n of title` or
 * `speaks code level`. Product names are in every language; they count as in the language of the CV. Verdicts:
 * MET: done in a dated job or project, held as a credential, studied as a degree that names it, or listed with a level that is not the lowest;
 * PARTLY: listed only, or less of it than asked for; NOT_SHOWN: nothing says so; CONTRADICTED: the CV says it has less or none.
 * The month in which they are read is June 2026.
 */
export const JUDGED = `
== warehouse en
@summary
Warehouse supervisor who likes a tidy floor and a calm shift.
@experience
Warehouse Supervisor, Northgate Logistics, Leeds, March 2019 - present
Run the night shift of eleven order pickers and two forklift drivers
Introduced cycle counting and cut stock differences by half
Plan the rota and train new starters in manual handling
Forklift Driver, Dunmore Foods, Leeds, June 2013 - February 2019
Loaded trailers with counterbalance and reach trucks
Kept the records of the cold chain for frozen goods
@education
Level 3 Diploma in Warehousing and Storage, Leeds City College, 2013
@certifications
Forklift licence (counterbalance and reach), renewed 2024
First aid at work, 2023
@languages
English: native
Polish: B2
@skills
Microsoft Excel (advanced), SAP EWM, Power BI
? MET en skill Forklift licence
? MET en skill First aid
? MET es skill Primeros auxilios
? MET ca skill Primers auxilis
? MET en skill Excel
? PARTLY en skill SAP
? PARTLY en skill Power BI
? MET es skill Carretilla elevadora
? NOT_SHOWN en skill Python
? NOT_SHOWN en skill Welding
? NOT_SHOWN es skill Contabilidad
? MET en title Warehouse supervisor
? MET es title Encargado de almacén
? NOT_SHOWN en title Truck driver
? MET en years 5 of Warehouse supervisor
? MET en years 6 of Forklift driver
? MET en speaks pl B1
? MET en speaks en C1
? NOT_SHOWN en speaks de B1

== developer en
@summary
Backend developer, eight years in payments. Curious about Rust.
@experience
Senior Backend Developer, Paylane Ltd, Bristol, September 2020 - present
Designed a ledger in Java 17 and Spring Boot on PostgreSQL
Moved nine services from virtual machines to Kubernetes
Wrote the integration tests with Testcontainers and run them in GitLab CI
Backend Developer, Brook & Hale, Bristol, January 2018 - August 2020
Built REST APIs in Python with Django
Worked next to the machine learning team
@projects
Birdlog: a mobile app in Flutter for bird watchers, 2022
@education
BSc Computer Science, University of Bath, 2014 - 2017
@languages
English: native
Spanish: A2
@skills
Docker, Terraform, Go, Redis, MongoDB (basic)
@interests
Would love to learn Haskell one day
? MET en skill Java
? MET en skill PostgreSQL
? MET en skill Kubernetes
? MET en skill Python
? MET en skill Django
? MET en skill Flutter
? PARTLY en skill Docker
? PARTLY en skill Terraform
? PARTLY en skill Redis
? NOT_SHOWN en skill Rust
? NOT_SHOWN en skill Haskell
? NOT_SHOWN en skill Machine learning
? NOT_SHOWN en skill JavaScript
? NOT_SHOWN en skill React
? MET en title Backend developer
? MET es title Desarrollador backend
? MET ca title Desenvolupador backend
? MET en years 8 of Backend developer
? PARTLY en years 12 of Backend developer
? CONTRADICTED en speaks es B2
? MET en skill Spring Boot
? MET en skill REST APIs

== nurse en
@summary
Registered nurse. Patient, precise, used to nights.
@experience
Staff Nurse, Emergency Department, St Anne's Hospital, Cork, April 2021 - present
Triage of up to eighty patients a shift
Wound care and intravenous therapy
Supervise the nursing assistants of the ward
Staff Nurse, Paediatric Ward, Mercy Clinic, Cork, May 2017 - March 2021
Gave vaccinations and taught parents how to use inhalers
@education
BSc Nursing, University College Cork, 2013 - 2017
@certifications
Advanced Cardiac Life Support (ACLS), valid until 2027
Full clean driving licence (category B)
@languages
English (native), Irish (C1), Portuguese (B1)
@skills
Phlebotomy, electronic patient records
? MET en title Nurse
? MET es title Enfermera
? MET ca title Infermera
? MET en skill Triage
? MET en skill Wound care
? MET es skill Triaje
? MET en skill Driving licence B
? MET es skill Carnet de conducir B
? MET ca skill Permís de conduir B
? PARTLY en skill Phlebotomy
? NOT_SHOWN en skill Radiology
? NOT_SHOWN es skill Fisioterapia
? NOT_SHOWN en title Pharmacist
? MET en years 9 of Nurse
? MET es years 5 of Enfermera
? PARTLY en years 15 of Nurse
? MET en speaks pt B1
? PARTLY en speaks pt B2
? NOT_SHOWN en speaks fr A2
? MET en skill Vaccination
? MET es skill Vacunación

== accountant en
@experience
Accountant, Fairmile Partners, Dublin, 02/2016 - 12/2022
Month-end close, VAT returns and bank reconciliations for fourteen clients
Answered the auditors of KPMG every spring
Finance Manager, Oatfield Dairies, Kildare, 01/2023 - present
Prepare the budget and the cash flow forecast for the board
Payroll for 120 people in Sage
Replaced spreadsheets by dashboards in Power BI
@education
Bachelor of Business in Accounting, Maynooth University, 2011 - 2015
Member of the Association of Chartered Certified Accountants (ACCA), 2018
@languages
English - mother tongue
French - intermediate (B1)
German - beginner
@skills
Excel: expert
SQL
Negotiation
? MET en title Accountant
? MET es title Contable
? MET ca title Comptable
? MET en skill Budgeting
? MET en skill Payroll
? MET es skill Nóminas
? MET ca skill Nòmines
? MET en skill Power BI
? MET en skill ACCA
? MET en skill Sage
? MET en skill Excel
? PARTLY en skill SQL
? NOT_SHOWN en skill SAP
? NOT_SHOWN en skill Auditing
? NOT_SHOWN en skill Salesforce
? NOT_SHOWN ca skill Màrqueting digital
? MET en years 6 of Accountant
? MET en speaks fr B1
? CONTRADICTED en speaks de B2
? MET es skill Conciliación bancaria
? MET en skill Bank reconciliation

== cocinera es
@summary
Cocinera de producto y temporada, con mucho oficio.
@experience
Jefa de cocina, Restaurante La Era, Zaragoza, enero 2020 - actualidad
Dirijo un equipo de siete personas y hago los pedidos a proveedores
Elaboración de escandallos y cartas de temporada
Control de APPCC y alérgenos
Cocinera, Hotel Mirador, Jaca, junio 2012 - diciembre 2019
Partida de pescados y carnes, banquetes de hasta 300 comensales
Repostería para los desayunos
@education
Técnico superior en Dirección de Cocina, IES Miralbueno, 2010 - 2012
@certifications
Carnet de manipuladora de alimentos, 2024
@languages
Español: nativo
Francés: B2
Inglés: A2
@skills
Cocina al vacío, gestión de almacén, TPV
@interests
Me gustaría aprender sumillería
? MET es title Jefe de cocina
? MET en title Head chef
? MET ca title Cap de cuina
? MET es title Cocinero
? MET es skill APPCC
? MET en skill HACCP
? MET es skill Escandallos
? MET es skill Repostería
? MET en skill Pastry
? MET es skill Manipulador de alimentos
? MET ca skill Manipulador d’aliments
? PARTLY es skill Cocina al vacío
? PARTLY es skill TPV
? NOT_SHOWN es skill Sumillería
? NOT_SHOWN es skill Coctelería
? NOT_SHOWN en skill Driving licence B
? NOT_SHOWN es title Camarero
? MET es years 6 of Jefe de cocina
? MET en years 10 of Cook
? MET es speaks fr B1
? CONTRADICTED es speaks en B2
? NOT_SHOWN es speaks ca B1

== administrativa es
@experience
Administrativa contable, Gestoría Olmo, Murcia, 03/2018 - actualidad
Facturación, cobros y pagos, y conciliación bancaria con A3
Presentación de impuestos trimestrales
Atención telefónica a clientes en inglés
Recepcionista, Clínica Dental Sonríe, Murcia, 09/2014 - 02/2018
Gestión de citas y archivo
@education
Ciclo formativo de grado superior en Administración y Finanzas, IES Alfonso X, 2012 - 2014
@languages
Castellano: lengua materna
Inglés: B2 (First Certificate)
Alemán: nociones
@skills
Excel (nivel avanzado)
Word, Outlook, SAP
Mecanografía
Sin carnet de conducir
? MET es title Administrativo
? MET en title Administrative assistant
? MET ca title Administratiu
? MET es title Recepcionista
? MET en title Receptionist
? MET es skill Facturación
? MET en skill Invoicing
? MET ca skill Facturació
? MET es skill Excel
? MET es skill Conciliación bancaria
? MET es skill Atención al cliente
? MET en skill Customer service
? PARTLY es skill SAP
? PARTLY es skill Word
? NOT_SHOWN es skill Carnet de conducir
? NOT_SHOWN es skill Python
? NOT_SHOWN es skill Nóminas
? NOT_SHOWN es title Abogado
? MET es years 8 of Administrativo
? PARTLY es years 15 of Administrativo
? MET es speaks en B2
? PARTLY es speaks en C1
? CONTRADICTED es speaks de B1

== electricista es
@summary
Oficial electricista con doce años en obra e industria.
@experience
Oficial de primera electricista, Montajes Ebro, S.L., Logroño, 05/2017 - actualidad
Montaje de cuadros eléctricos y cableado en naves industriales
Puesta en marcha de variadores y autómatas Siemens
Mantenimiento preventivo de maquinaria de envasado
Ayudante de electricista, Instalaciones Rioja, Logroño, 02/2014 - 04/2017
Instalación de paneles fotovoltaicos en cubierta
Apoyo al equipo de fontanería
@education
Técnico en Instalaciones Eléctricas y Automáticas, CPC Salesianos, 2012 - 2014
@certifications
Curso de prevención de riesgos laborales de 60 horas
Permiso de conducir B y C
Carné de carretillero
@languages
Español (nativo), rumano (C1)
@skills
Lectura de planos, AutoCAD, soldadura (básica)
? MET es title Electricista
? MET en title Electrician
? MET ca title Electricista
? MET es skill Cuadros eléctricos
? MET en skill PLC
? MET es skill Autómatas programables
? MET es skill Mantenimiento preventivo
? MET en skill Preventive maintenance
? MET ca skill Manteniment preventiu
? MET es skill Energía solar fotovoltaica
? MET en skill Solar panels
? MET es skill Prevención de riesgos laborales
? MET ca skill Prevenció de riscos laborals
? MET es skill Carnet de conducir C
? MET en skill Driving licence C
? MET es skill Carretillero
? PARTLY es skill AutoCAD
? PARTLY es skill Lectura de planos
? NOT_SHOWN es skill Fontanería
? NOT_SHOWN es title Fontanero
? NOT_SHOWN es skill Domótica
? MET es years 9 of Electricista
? PARTLY es years 20 of Electricista
? MET es speaks ro B2
? NOT_SHOWN es speaks en A2

== marketing es
@summary
Especialista en marketing digital orientada a resultados. Busco crecer hacia la analítica de datos.
@experience
Responsable de marketing digital, Calzados Lince, Elche, 10/2021 - actualidad
Campañas en Google Ads y Meta Ads con 40.000 € al mes
Posicionamiento SEO de la tienda en Shopify
Redacción de la newsletter y pruebas A/B en Mailchimp
Coordino con el equipo de diseño y con los programadores de React
Community manager, Agencia Brisa, Alicante, 07/2018 - 09/2021
Gestión de redes sociales de doce marcas
Edición de vídeo con Premiere
@education
Grado en Publicidad y Relaciones Públicas, Universidad de Alicante, 2014 - 2018
Máster en Marketing Digital, ESIC, 2021
@languages
Español - nativo
Valenciano - C1
Inglés - C1 (Advanced)
@skills
Photoshop, Canva, HubSpot, Google Analytics (avanzado)
@interests
Me interesa Python
? MET es title Responsable de marketing
? MET en title Marketing manager
? MET es skill Google Ads
? MET es skill SEO
? MET es skill Shopify
? MET es skill Mailchimp
? MET es skill Redes sociales
? MET en skill Social media
? MET ca skill Xarxes socials
? MET es skill Google Analytics
? MET es skill Edición de vídeo
? MET en skill Video editing
? PARTLY es skill Photoshop
? PARTLY es skill HubSpot
? NOT_SHOWN es skill React
? NOT_SHOWN es skill Python
? NOT_SHOWN es skill Salesforce
? NOT_SHOWN en skill Data analysis
? MET es title Community manager
? MET es speaks en C1
? MET es speaks ca B2
? PARTLY es speaks en C2
? MET es skill Marketing digital
? MET en skill Digital marketing
? MET ca skill Màrqueting digital

== mestre ca
@experience
Mestre d'educació primària, Escola Els Pins, Vic, setembre 2016 - actualitat
Tutor de cicle mitjà i coordinador digital
Treball per projectes i atenció a la diversitat
Monitor de lleure, Esplai Riu Ter, Manlleu, octubre 2011 - juny 2016
Organització de colònies i casals d'estiu
@education
Grau en Mestre d'Educació Primària, Universitat de Vic, 2011 - 2015
Màster en Psicopedagogia, Universitat de Girona, 2018
@certifications
Títol de director d'activitats de lleure
Carnet de conduir B
@languages
Català: nadiu
Castellà: nadiu
Anglès: C1
Francès: A1
@skills
Google Classroom, Moodle (avançat), Excel
@interests
M'agradaria aprendre llengua de signes
? MET ca title Mestre
? MET es title Maestro
? MET en title Primary school teacher
? MET ca skill Atenció a la diversitat
? MET ca skill Treball per projectes
? MET ca skill Moodle
? MET ca skill Carnet de conduir B
? MET es skill Permiso de conducir B
? MET en skill Driving licence B
? MET ca skill Títol de director de lleure
? PARTLY ca skill Excel
? PARTLY ca skill Google Classroom
? NOT_SHOWN ca skill Llengua de signes
? NOT_SHOWN ca skill Robòtica
? NOT_SHOWN ca title Psicòleg
? MET ca years 9 of Mestre
? MET es years 5 of Maestro
? PARTLY ca years 20 of Mestre
? MET ca speaks en C1
? MET ca speaks es C1
? CONTRADICTED ca speaks fr B1
? NOT_SHOWN ca speaks de A2
? MET ca title Monitor de lleure

== dependenta ca
@summary
Dependenta amb deu anys de botiga i bon tracte.
@experience
Encarregada de botiga, Moda Cel, Reus, maig 2021 - actualitat
Horaris de cinc dependentes, inventari i comandes
Aparadorisme i promocions
Dependenta, Forn Cal Met, Tarragona, març 2015 - abril 2021
Caixa, atenció al client i preparació de comandes
Formació de les persones noves
@education
Batxillerat, Institut Gaudí, Reus, 2013 - 2015
@certifications
Curs de manipulació d'aliments, 2023
@languages
Català: nadiu. Castellà: C2. Rus: B1
@skills
TPV, Instagram, Photoshop (bàsic), anglès per a la venda
No tinc carnet de conduir
? MET ca title Dependent
? MET es title Dependiente
? MET en title Shop assistant
? MET ca title Encarregat de botiga
? MET en title Shop manager
? MET es title Encargado de tienda
? MET ca skill Inventari
? MET es skill Inventario
? MET en skill Stock control
? MET ca skill Aparadorisme
? MET es skill Escaparatismo
? MET en skill Visual merchandising
? MET ca skill Atenció al client
? MET es skill Atención al cliente
? MET en skill Customer service
? MET ca skill Manipulador d'aliments
? PARTLY ca skill TPV
? PARTLY ca skill Instagram
? NOT_SHOWN ca skill Carnet de conduir
? NOT_SHOWN es skill Carnet de conducir B
? NOT_SHOWN ca skill Comptabilitat
? NOT_SHOWN ca title Cambrer
? MET ca years 5 of Encarregat de botiga
? MET ca speaks ru B1
? PARTLY ca speaks ru C1

== enginyer ca
@experience
Enginyer de projectes, Metal·lúrgica Besòs, Terrassa, gener 2019 - actualitat
Disseny mecànic amb SolidWorks i càlcul d'estructures
Gestió de projectes de línies de muntatge fins a 2 M€
Millora contínua amb Lean i 5S
Enginyer de processos, Plàstics Vallès, Sabadell, setembre 2015 - desembre 2018
Posada a punt de màquines d'injecció
Control de qualitat segons ISO 9001
@education
Grau en Enginyeria Mecànica, UPC, 2011 - 2015
@certifications
Project Management Professional (PMP), 2022
@languages
Català i castellà: natius
Anglès: C1
Alemany: B1
@skills
AutoCAD, MATLAB, Python (nivell mitjà), Excel
Sense coneixements de Java
? MET ca title Enginyer mecànic
? MET ca title Enginyer de projectes
? MET en title Project engineer
? MET ca skill SolidWorks
? MET ca skill Gestió de projectes
? MET es skill Gestión de proyectos
? MET en skill Project management
? MET ca skill Lean
? MET ca skill Control de qualitat
? MET en skill Quality control
? MET es skill Control de calidad
? MET ca skill ISO 9001
? MET ca skill PMP
? MET ca skill Python
? PARTLY ca skill AutoCAD
? PARTLY ca skill MATLAB
? NOT_SHOWN ca skill Java
? NOT_SHOWN ca skill JavaScript
? NOT_SHOWN ca skill SAP
? NOT_SHOWN en skill Marketing
? MET ca speaks de B1
? MET ca speaks en B2
? CONTRADICTED ca speaks de C1
? NOT_SHOWN ca speaks fr B1
? MET es skill Mejora continua
? MET en skill Continuous improvement

== cuidadora ca
@summary
Auxiliar de geriatria. Paciència i bon humor.
@experience
Gerocultora, Residència Sant Roc, Manresa, febrer 2020 - actualitat
Higiene, mobilització i àpats de vint residents
Registre de constants i administració de medicació
Treballadora familiar, SAD Bages, Manresa, juny 2016 - gener 2020
Atenció a domicili de persones dependents
Cures de ferides amb la infermera de zona
@education
CFGM Atenció a persones en situació de dependència, Institut Lacetània, 2014 - 2016
@certifications
Primers auxilis i DEA, Creu Roja, 2024
@languages
Català: nadiu
Castellà: nadiu
Àrab: C1
@skills
Dinamització de grups, grua de trasllat
? MET ca title Gerocultor
? MET es title Gerocultor
? MET en title Care assistant
? MET ca skill Primers auxilis
? MET es skill Primeros auxilios
? MET en skill First aid
? MET ca skill Mobilització de pacients
? MET ca skill Atenció a domicili
? MET es skill Atención domiciliaria
? MET es skill Movilización de pacientes
? PARTLY ca skill Dinamització de grups
? NOT_SHOWN ca title Infermer
? NOT_SHOWN es title Enfermero
? NOT_SHOWN ca skill Fisioteràpia
? NOT_SHOWN ca skill Carnet de conduir B
? MET ca years 6 of Gerocultor
? PARTLY ca years 15 of Gerocultor
? MET ca speaks ar B2
? NOT_SHOWN ca speaks en B1
? MET ca speaks es C1
`;

/** Lines of a dated job (`language | skill | line`) that name a skill somebody does not have; none may be read as having it. */
export const NEGATED = `
en | Docker | No experience with Docker so far
en | Kubernetes | I have not yet worked with Kubernetes
en | Salesforce | Never used Salesforce
en | Python | Without any knowledge of Python
en | SAP | Would like to learn SAP
en | Excel | Not familiar with Excel macros
en | Forklift licence | I do not hold a forklift licence
en | Driving licence | No driving licence
en | Payroll | Payroll was done by an outside firm
en | React | Worked beside the React team
en | Java | Willing to be trained in Java
en | Photoshop | Interested in Photoshop
en | AutoCAD | Currently no AutoCAD
en | Power BI | Power BI: none
en | First aid | My first aid certificate has expired
en | Welding | Looking forward to starting with welding
en | SQL | Hired a colleague who knew SQL
en | HACCP | Lacking HACCP training
en | Customer service | A role without customer service
en | Machine learning | Hope to move into machine learning
es | Docker | Sin experiencia en Docker
es | Kubernetes | Todavía no he trabajado con Kubernetes
es | Salesforce | Nunca he usado Salesforce
es | Python | No tengo conocimientos de Python
es | SAP | Me gustaría aprender SAP
es | Excel | No domino Excel
es | Carretillero | No dispongo de carnet de carretillero
es | Carnet de conducir | Sin carnet de conducir
es | Nóminas | Las nóminas las llevaba una gestoría externa
es | React | Trabajé junto al equipo de React
es | Java | Con ganas de formarme en Java
es | Photoshop | Interés por Photoshop
es | AutoCAD | Carezco de experiencia con AutoCAD
es | Power BI | Power BI: ninguno
es | Primeros auxilios | El título de primeros auxilios está caducado
es | Soldadura | Espero empezar pronto con la soldadura
es | SQL | Apoyo a un compañero experto en SQL
es | APPCC | Pendiente de hacer el curso de APPCC
es | Atención al cliente | Puesto sin atención al cliente
es | Inventario | Ni inventario ni pedidos eran tarea mía
ca | Docker | Sense experiència amb Docker
ca | Kubernetes | Encara no he treballat amb Kubernetes
ca | Salesforce | Mai no he fet servir Salesforce
ca | Python | No tinc coneixements de Python
ca | SAP | M'agradaria aprendre SAP
ca | Excel | No domino l'Excel
ca | Carretoner | No disposo del carnet de carretoner
ca | Carnet de conduir | Sense carnet de conduir
ca | Nòmines | Les nòmines les portava una gestoria externa
ca | React | Vaig treballar al costat de l'equip de React
ca | Java | Amb ganes de formar-me en Java
ca | Photoshop | Interès per Photoshop
ca | AutoCAD | Em falta experiència amb AutoCAD
ca | Power BI | Power BI: cap
ca | Primers auxilis | El títol de primers auxilis està caducat
ca | Soldadura | Espero començar aviat amb la soldadura
ca | SQL | Suport a un company expert en SQL
ca | APPCC | Pendent de fer el curs d'APPCC
ca | Atenció al client | Lloc sense atenció al client
ca | Inventari | Ni inventari ni comandes eren feina meva
`;
