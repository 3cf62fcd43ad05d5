/** As `FURTHER_SKILLS`, of occupations. A line with the id of one of `WIDER_OCCUPATIONS` may also put words of it in brackets. */
export const FURTHER_OCCUPATIONS = `
backend-developer | back end programmer, backend programmer | programador de backend, desarrollador de backend | programador backend, programadora backend, desenvolupador de backend
full-stack-developer | full stack programmer | programador full stack, programadora full stack | programador full stack, programadora full stack
accountant | management accountant | técnico contable, técnica contable, administrativo contable, administrativa contable | tècnic comptable, tècnica comptable, administratiu comptable, administrativa comptable
administrative | office assistant | oficial administrativo, oficial administrativa | oficial administratiu, oficial administrativa, auxiliar administrativa
nurse | staff nurse, general nurse | diplomado en enfermería, diplomada en enfermería | diplomat en infermeria, diplomada en infermeria
care-assistant | healthcare assistant, carer, caregiver | auxiliar de geriatría, (cuidador), (cuidadora), cuidador de personas mayores, cuidadora de personas mayores | auxiliar de geriatria, cuidador de gent gran, cuidadora de gent gran
home-carer | home carer, home care worker | (cuidador), (cuidadora), auxiliar de ayuda a domicilio, trabajador familiar, trabajadora familiar | treballador familiar, treballadora familiar, auxiliar d'ajuda a domicili
primary-teacher | primary school teacher, primary teacher | maestro de primaria, maestra de primaria, maestro de educación primaria, maestra de educación primaria, profesor de primaria, profesora de primaria | mestre de primària, mestra de primària, mestre d'educació primària, mestra d'educació primària
leisure-instructor | youth worker, camp counsellor, play worker | monitor de tiempo libre, monitora de tiempo libre, monitor de ocio, monitora de ocio | monitor de lleure, monitora de lleure
head-chef | head chef, executive chef | jefe de cocina, jefa de cocina | cap de cuina
cook | sous chef | segundo de cocina, segunda de cocina, subjefe de cocina | segon de cuina, segona de cuina, sotscap de cuina
qa-engineer | (tester), qa automation engineer, test automation engineer, qa analyst | ingeniero de pruebas, ingeniera de pruebas | enginyer de proves, enginyera de proves
kitchen-assistant | kitchen assistant, kitchen porter | ayudante de cocina, pinche | ajudant de cuina
room-attendant | room attendant, chambermaid, hotel housekeeper | camarero de pisos, camarera de pisos | cambrer de pisos, cambrera de pisos
front-desk-manager | front office manager, front desk manager, reception manager | jefe de recepción, jefa de recepción, encargado de recepción, encargada de recepción | cap de recepció, encarregat de recepció, encarregada de recepció
shop-manager | shop manager, store manager, retail manager | encargado de tienda, encargada de tienda, responsable de tienda, gerente de tienda | encarregat de botiga, encarregada de botiga, responsable de botiga, cap de botiga
shop-assistant | retail assistant | dependiente de comercio, auxiliar de tienda | auxiliar de botiga
warehouse-manager | warehouse manager, warehouse supervisor | encargado de almacén, encargada de almacén, responsable de almacén, jefe de almacén, jefa de almacén | encarregat de magatzem, encarregada de magatzem, responsable de magatzem, cap de magatzem
forklift-driver | forklift driver, forklift operator | carretillero, carretillera | carretoner, carretonera
bus-driver | bus driver, coach driver | conductor de autobús, conductora de autobús | conductor d'autobús, conductora d'autobús
lorry-driver | lorry driver, truck driver | conductor de camión, conductora de camión, camionero, camionera | conductor de camió, conductora de camió, camioner, camionera
electrician | electrical installer | oficial electricista, instalador electricista, instaladora electricista | oficial electricista, instal·lador electricista
project-engineer | project engineer | ingeniero de proyectos, ingeniera de proyectos | enginyer de projectes, enginyera de projectes
process-engineer | process engineer | ingeniero de procesos, ingeniera de procesos | enginyer de processos, enginyera de processos
quality-technician | quality technician, quality inspector | técnico de calidad, técnica de calidad | tècnic de qualitat, tècnica de qualitat
laboratory-technician | laboratory technician, lab technician | técnico de laboratorio, técnica de laboratorio | tècnic de laboratori, tècnica de laboratori
marketing-manager | marketing manager, digital marketing manager | responsable de marketing, responsable de marketing digital, jefe de marketing, jefa de marketing | responsable de màrqueting, responsable de màrqueting digital, cap de màrqueting
finance-manager | finance manager, head of finance | responsable financiero, responsable financiera, responsable de finanzas | responsable financer, responsable financera, responsable de finances
accounting-manager | accounting manager, head of accounting | responsable de contabilidad, jefe de contabilidad, jefa de contabilidad | responsable de comptabilitat, cap de comptabilitat
site-manager | site manager, construction manager | jefe de obra, jefa de obra, encargado de obra, encargada de obra | cap d'obra, encarregat d'obra, encarregada d'obra
building-engineer | building engineer, quantity surveyor | arquitecto técnico, arquitecta técnica, aparejador, aparejadora | arquitecte tècnic, arquitecta tècnica, aparellador, aparelladora
team-leader | team leader, shift leader | jefe de equipo, jefa de equipo, jefe de turno, jefa de turno | cap d'equip, cap de torn
social-educator | social educator | educador social, educadora social | educador social, educadora social
environmental-technician | environmental technician | técnico de medio ambiente, técnica de medio ambiente, técnico medioambiental | tècnic de medi ambient, tècnica de medi ambient, tècnic mediambiental
doctor | medical doctor, (doctor) | (médico), (médica), médico de familia, médica de familia, médico de urgencias, médica de urgencias | metge de família, metgessa de família
chemist | analytical chemist | (químico), (química), químico analista, química analista | (químic), químic analista
veterinarian | (vet), veterinary surgeon | (veterinario), (veterinaria), médico veterinario, médica veterinaria | (veterinari)
concierge | hotel concierge | conserje de finca | (porter)
executive-assistant | (secretary), executive secretary | (secretario), (secretaria), secretario de dirección | (secretari), secretari de direcció
general-manager | chief executive | (gerente), gerente general | (gerent), gerent general
painter | painter of buildings | (pintor), (pintora), pintora de obra | pintor d'obra, pintora d'obra
supply-chain-manager | supply chain lead | (planificador), (planificadora), planificador de la cadena de suministro | planificador de la cadena de subministrament
copywriter | content copywriter | (redactor), (redactora), redactor de contenidos, redactora de contenidos | redactor de continguts, redactora de continguts
assembler | assembly operator | (montador), (montadora), montador de cadena | (muntador), (muntadora), muntador de cadena
flight-attendant | air steward | (azafata), azafata de vuelo | (hostessa), hostessa de vol
engineering-manager | head of software engineering | (jefe técnico), (jefa técnica), (director técnico), (directora técnica) | (cap tècnic)
construction-labourer | building labourer | (peón), peona de obra | peona d'obra
translator | sworn translator | (intérprete), intérprete de conferencias, traductor jurado, traductora jurada | (intèrpret), intèrpret de conferències, traductor jurat, traductora jurada
`;
