/** As `TECHNOLOGY`. */
export const TRADES = `
cooking | cooking, food preparation | cocina, elaboración de platos | cuina, elaboració de plats
baking | baking, bread making | panadería, elaboración de pan | fleca, elaboració de pa
pastry | pastry, pastry making | pastelería, repostería | pastisseria, rebosteria
food-hygiene | food hygiene, food safety, haccp, appcc | higiene alimentaria, seguridad alimentaria, manipulación de alimentos | higiene alimentària, seguretat alimentària, manipulació d'aliments
waiting-tables | waiting tables, table service | servicio de mesa, servicio en sala | servei de taula, servei de sala
bartending | bartending, cocktails | coctelería, servicio de barra | cocteleria, servei de barra
wine | wine service, sommelier skills | servicio de vinos, maridaje | servei de vins, maridatge
welding | welding, tig welding, mig welding | soldadura, soldadura tig, soldadura mig | soldadura, soldadura tig, soldadura mig
electrical-installation | electrical installation, electrical installations, wiring | instalaciones eléctricas, instalación eléctrica, cableado | instal·lacions elèctriques, instal·lació elèctrica, cablatge
plumbing | plumbing | fontanería | lampisteria, fontaneria
hvac | hvac, air conditioning | climatización, aire acondicionado | climatització, aire condicionat
mechanics | mechanics, mechanical repair | mecánica, reparación mecánica | mecànica, reparació mecànica
machine-maintenance | machine maintenance, industrial maintenance, preventive maintenance | mantenimiento industrial, mantenimiento preventivo | manteniment industrial, manteniment preventiu
cnc | cnc, cnc machining | control numérico, cnc | control numèric, cnc
plc | plc, plc programming | autómatas programables, programación de plc | autòmats programables, programació de plc
carpentry | carpentry, joinery | carpintería, ebanistería | fusteria, ebenisteria
masonry | masonry, bricklaying | albañilería | paleteria, obra de paleta
painting | house painting | pintura de interiores, pintura de fachadas | pintura d'interiors, pintura de façanes
driving-goods | goods delivery, parcel delivery | reparto de mercancías, reparto de paquetería | repartiment de mercaderies, repartiment de paqueteria
nursing-care | nursing care, patient care | cuidados de enfermería, atención al paciente | cures d'infermeria, atenció al pacient
elderly-care | elderly care, geriatric care | cuidado de personas mayores, geriatría | cura de gent gran, geriatria
first-aid | first aid | primeros auxilios | primers auxilis
wound-care > nursing-care | wound care | curas, cura de heridas | cura de ferides
teaching | teaching | docencia, enseñanza | docència, ensenyament
cleaning | cleaning | limpieza | neteja
housekeeping | housekeeping | pisos de hotel, servicio de habitaciones | pisos d'hotel, servei d'habitacions
reception | front desk, reception desk | recepción | recepció
`;
/** As `TECHNOLOGY`; occupations, with the forms for women and men. */
export const OCCUPATIONS = `
software-developer | software developer, software engineer, programmer, developer, web developer | desarrollador, desarrolladora, programador, programadora, ingeniero de software, ingeniera de software, desarrollador web, desarrolladora web | desenvolupador, desenvolupadora, programador, programadora, enginyer de programari, enginyera de programari
frontend-developer > software-developer | frontend developer, front-end developer, front end developer, frontend engineer, front-end engineer | desarrollador frontend, desarrolladora frontend, programador frontend, programadora frontend | desenvolupador frontend, desenvolupadora frontend
backend-developer > software-developer | backend developer, back-end developer, back end developer, backend engineer, back-end engineer | desarrollador backend, desarrolladora backend, programador backend, programadora backend | desenvolupador backend, desenvolupadora backend
full-stack-developer > software-developer | full stack developer, full-stack developer, fullstack developer, full stack engineer | desarrollador full stack, desarrolladora full stack | desenvolupador full stack, desenvolupadora full stack
devops-engineer | devops engineer, site reliability engineer, devops, platform engineer | ingeniero devops, ingeniera devops | enginyer devops, enginyera devops
data-analyst | data analyst, business intelligence analyst | analista de datos | analista de dades
data-scientist | data scientist | científico de datos, científica de datos | científic de dades, científica de dades
data-engineer | data engineer | ingeniero de datos, ingeniera de datos | enginyer de dades, enginyera de dades
systems-administrator | systems administrator, system administrator, sysadmin | administrador de sistemas, administradora de sistemas, técnico de sistemas, técnica de sistemas | administrador de sistemes, administradora de sistemes, tècnic de sistemes, tècnica de sistemes
product-manager | product manager, product owner | jefe de producto, jefa de producto | cap de producte
project-manager | project manager | jefe de proyecto, jefa de proyecto, gestor de proyectos, gestora de proyectos | cap de projecte, gestor de projectes, gestora de projectes
designer | designer, graphic designer, ux designer, product designer | diseñador, diseñadora, diseñador gráfico, diseñadora gráfica | dissenyador, dissenyadora, dissenyador gràfic, dissenyadora gràfica
accountant | accountant, bookkeeper | contable | comptable
controller | financial controller, controller | controlador financiero, controladora financiera | controlador financer, controladora financera
auditor | auditor | auditor, auditora | auditor, auditora
administrative | administrative assistant, office clerk, office administrator | administrativo, administrativa, auxiliar administrativo, auxiliar administrativa | administratiu, administrativa, auxiliar administratiu
recruiter | recruiter, talent acquisition specialist | técnico de selección, técnica de selección, reclutador, reclutadora | tècnic de selecció, tècnica de selecció, reclutador, reclutadora
hr-manager | hr manager, human resources manager | responsable de recursos humanos, director de recursos humanos, directora de recursos humanos | responsable de recursos humans, director de recursos humans, directora de recursos humans
sales-representative | sales representative, sales executive, sales agent, account executive | comercial, agente comercial, representante comercial | comercial, agent comercial, representant comercial
sales-manager | sales manager, head of sales | director comercial, directora comercial, jefe de ventas, jefa de ventas | director comercial, directora comercial, cap de vendes
shop-assistant | shop assistant, sales assistant, store clerk | dependiente, dependienta, vendedor, vendedora | dependent, dependenta, venedor, venedora
customer-service-agent | customer service agent, customer service representative | agente de atención al cliente, teleoperador, teleoperadora | agent d'atenció al client, teleoperador, teleoperadora
marketing-specialist | marketing specialist, marketing executive | técnico de marketing, técnica de marketing | tècnic de màrqueting, tècnica de màrqueting
marketing-manager > marketing-specialist | marketing manager | responsable de marketing | responsable de màrqueting
lawyer | lawyer, solicitor, attorney, legal counsel | abogado, abogada | advocat, advocada
teacher | teacher, lecturer | profesor, profesora, maestro, maestra, docente | professor, professora, mestre, mestra, docent
nurse | nurse, registered nurse | enfermero, enfermera | infermer, infermera
care-assistant | care assistant, nursing assistant | auxiliar de enfermería, gerocultor, gerocultora | auxiliar d'infermeria, gerocultor, gerocultora
physiotherapist | physiotherapist | fisioterapeuta | fisioterapeuta
pharmacist | pharmacist | farmacéutico, farmacéutica | farmacèutic, farmacèutica
cook | cook, chef, line cook | cocinero, cocinera, chef, jefe de cocina, jefa de cocina | cuiner, cuinera, xef, cap de cuina
baker | baker | panadero, panadera | forner, fornera, flequer, flequera
pastry-cook > cook | pastry cook, pastry chef | pastelero, pastelera, repostero, repostera | pastisser, pastissera, reboster, rebostera
waiter | waiter, waitress | camarero, camarera | cambrer, cambrera
receptionist | receptionist | recepcionista | recepcionista
warehouse-worker | warehouse worker, warehouse operative, order picker | mozo de almacén, moza de almacén, operario de almacén, operaria de almacén | mosso de magatzem, mossa de magatzem, operari de magatzem, operària de magatzem
logistics-manager | logistics manager | responsable de logística, jefe de logística, jefa de logística | responsable de logística, cap de logística
buyer | buyer, purchasing manager | comprador, compradora, responsable de compras | comprador, compradora, responsable de compres
driver | driver, delivery driver, truck driver | conductor, conductora, repartidor, repartidora, camionero, camionera | conductor, conductora, repartidor, repartidora, camioner, camionera
electrician | electrician | electricista | electricista
plumber | plumber | fontanero, fontanera | lampista
welder | welder | soldador, soldadora | soldador, soldadora
mechanic | mechanic | mecánico, mecánica | mecànic, mecànica
maintenance-technician | maintenance technician | técnico de mantenimiento, técnica de mantenimiento, operario de mantenimiento | tècnic de manteniment, tècnica de manteniment
production-operator | production operator, machine operator, factory worker | operario de producción, operaria de producción, operador de máquina | operari de producció, operària de producció
carpenter | carpenter | carpintero, carpintera | fuster, fustera
mason | mason, bricklayer | albañil | paleta
architect | architect | arquitecto, arquitecta | arquitecte, arquitecta
mechanical-engineer | mechanical engineer | ingeniero mecánico, ingeniera mecánica | enginyer mecànic, enginyera mecànica
industrial-engineer | industrial engineer | ingeniero industrial, ingeniera industrial | enginyer industrial, enginyera industrial
cleaner | cleaner, housekeeper | limpiador, limpiadora, personal de limpieza | netejador, netejadora, personal de neteja
`;
/** As `TECHNOLOGY`; degrees and licences that a post asks for. */
export const CREDENTIALS = `
driving-licence-b | driving licence, driving license, driver's license, category b licence | carné de conducir, carnet de conducir, permiso de conducir, carnet b, permiso b | carnet de conduir, permís de conduir, carnet b
driving-licence-c | category c licence, hgv licence, cap certificate | carnet c, permiso c, cap de mercancías | carnet c, permís c
forklift-licence | forklift licence, forklift license | carné de carretillero, carnet de carretillero, carretilla elevadora | carnet de carretoner, carretó elevador, carretons elevadors
food-handler | food handler certificate, food handler | manipulador de alimentos, carné de manipulador | manipulador d'aliments
nursing-degree | degree in nursing, nursing degree, bachelor of nursing | grado en enfermería, diplomatura en enfermería | grau en infermeria, diplomatura en infermeria
law-degree | law degree, degree in law, bachelor of laws | grado en derecho, licenciatura en derecho | grau en dret, llicenciatura en dret
engineering-degree | engineering degree, degree in engineering | ingeniería, grado en ingeniería | enginyeria, grau en enginyeria
computing-degree | degree in computer science, computer science | ingeniería informática, grado en informática | enginyeria informàtica, grau en informàtica
business-degree | degree in business administration, business administration | administración y dirección de empresas, ade | administració i direcció d'empreses, ade
bachelor | bachelor's degree, bachelor degree, university degree | grado universitario, licenciatura, titulación universitaria | grau universitari, llicenciatura, titulació universitària
master | master's degree, msc, mba | máster en, máster universitario | màster en, màster universitari
doctorate | phd, doctorate | doctorado | doctorat
vocational | vocational training, vocational degree | formación profesional, ciclo formativo, grado superior, grado medio, cfgs, cfgm | formació professional, cicle formatiu, grau superior, grau mitjà, cfgs, cfgm
pmp | pmp, project management professional, prince2
cpa | chartered accountant, cpa, acca | censor jurado de cuentas, roac | censor jurat de comptes, roac
aws-certified > aws | aws certified
`;
