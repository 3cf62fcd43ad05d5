/** As `OCCUPATIONS` of the trades; what people are searched for by beside those that posts are judged by. */
export const WIDER_OCCUPATIONS = `
cashier | cashier, checkout operator | cajero, cajera, personal de caja | caixer, caixera
shelf-stocker | shelf stocker, stock clerk | reponedor, reponedora | reposador, reposadora
store-manager | store manager, shop manager, retail manager | encargado de tienda, encargada de tienda, jefe de tienda, jefa de tienda | encarregat de botiga, encarregada de botiga, cap de botiga
butcher | butcher | carnicero, carnicera | carnisser, carnissera
fishmonger | fishmonger | pescadero, pescadera | peixater, peixatera
florist | florist | florista | florista
hairdresser | hairdresser, barber, hair stylist | peluquero, peluquera, barbero, barbera | perruquer, perruquera, barber, barbera
beautician | beautician, beauty therapist | esteticista, esteticién | esteticista
kitchen-porter | kitchen porter, kitchen assistant, dishwasher | ayudante de cocina, friegaplatos, auxiliar de cocina | ajudant de cuina, ajudanta de cuina, rentaplats
bartender | bartender, barman, barmaid | barman, coctelero, coctelera, barra de bar | barman, cocteler, coctelera
barista | barista | barista | barista
head-waiter | head waiter, maître | jefe de sala, jefa de sala, maître | cap de sala, maître
sommelier | sommelier | sumiller | sommelier
hotel-manager | hotel manager | director de hotel, directora de hotel | director d'hotel, directora d'hotel
room-attendant > cleaner | room attendant, chambermaid | camarera de pisos, camarero de pisos | cambrera de pisos, cambrer de pisos
concierge | concierge, doorman | conserje, portero de finca | conserge, porter
security-guard | security guard, security officer | vigilante de seguridad, vigilanta de seguridad, guarda de seguridad | vigilant de seguretat, vigilanta de seguretat
lifeguard | lifeguard | socorrista | socorrista
gardener | gardener, landscaper | jardinero, jardinera | jardiner, jardinera
farm-worker | farm worker, agricultural worker | peón agrícola, peona agrícola, temporero, temporera | peó agrícola, peona agrícola, temporer, temporera
painter | house painter, painter and decorator | pintor, pintora, pintor de obra | pintor, pintora
roofer | roofer | techador, techadora | teulader, teuladera
locksmith | locksmith | cerrajero, cerrajera | manyà, manyana, serraller, serrallera
glazier | glazier | cristalero, cristalera, vidriero, vidriera | vidrier, vidriera
tiler | tiler | alicatador, alicatadora, solador, soladora | enrajolador, enrajoladora
construction-labourer | construction labourer, construction worker, labourer | peón de obra, peón de construcción, peón | peó d'obra, peó de construcció, manobre
site-manager | site manager, construction manager | jefe de obra, jefa de obra, encargado de obra, encargada de obra | cap d'obra, encarregat d'obra, encarregada d'obra
crane-operator | crane operator | gruista, operador de grúa, operadora de grúa | gruista, operador de grua, operadora de grua
forklift-driver > warehouse-worker | forklift driver, forklift operator | carretillero, carretillera | carretoner, carretonera
warehouse-manager | warehouse manager, warehouse supervisor | jefe de almacén, jefa de almacén, encargado de almacén, encargada de almacén | cap de magatzem, encarregat de magatzem, encarregada de magatzem
courier > driver | courier, dispatch rider | mensajero, mensajera | missatger, missatgera
bus-driver > driver | bus driver, coach driver | conductor de autobús, conductora de autobús | conductor d'autobús, conductora d'autobús
taxi-driver > driver | taxi driver | taxista | taxista
traffic-manager | transport manager, fleet manager | jefe de tráfico, jefa de tráfico, gestor de flota, gestora de flota | cap de trànsit, gestor de flota, gestora de flota
customs-agent | customs agent, customs broker | agente de aduanas | agent de duanes
machinist | machinist, cnc operator, cnc machinist | tornero, tornera, fresador, fresadora, operador cnc, operadora cnc | torner, tornera, fresador, fresadora, operador cnc, operadora cnc
boilermaker | boilermaker, metal fabricator | calderero, calderera | calderer, calderera
assembler | assembler, assembly worker | montador, montadora, operario de montaje, operaria de montaje | muntador, muntadora, operari de muntatge, operària de muntatge
packer | packer, packaging operator | envasador, envasadora, empaquetador, empaquetadora | envasador, envasadora, empaquetador, empaquetadora
quality-technician | quality technician, quality inspector, quality controller | técnico de calidad, técnica de calidad, inspector de calidad, inspectora de calidad | tècnic de qualitat, tècnica de qualitat, inspector de qualitat, inspectora de qualitat
quality-manager | quality manager | responsable de calidad, jefe de calidad, jefa de calidad | responsable de qualitat, cap de qualitat
production-manager | production manager, plant manager | jefe de producción, jefa de producción, responsable de producción, director de planta, directora de planta | cap de producció, responsable de producció, director de planta, directora de planta
shift-leader | shift leader, team leader | jefe de turno, jefa de turno, jefe de equipo, jefa de equipo | cap de torn, cap d'equip
maintenance-manager | maintenance manager | jefe de mantenimiento, jefa de mantenimiento, responsable de mantenimiento | cap de manteniment, responsable de manteniment
hvac-technician | hvac technician, refrigeration technician | frigorista, técnico de climatización, técnica de climatización | frigorista, tècnic de climatització, tècnica de climatització
electromechanic | electromechanic, electromechanical technician | electromecánico, electromecánica | electromecànic, electromecànica
automation-engineer | automation engineer, plc programmer | ingeniero de automatización, ingeniera de automatización, programador de plc, programadora de plc | enginyer d'automatització, enginyera d'automatització, programador de plc, programadora de plc
electrical-engineer | electrical engineer | ingeniero eléctrico, ingeniera eléctrica | enginyer elèctric, enginyera elèctrica
electronics-engineer | electronics engineer, hardware engineer | ingeniero electrónico, ingeniera electrónica | enginyer electrònic, enginyera electrònica
chemical-engineer | chemical engineer | ingeniero químico, ingeniera química | enginyer químic, enginyera química
civil-engineer | civil engineer | ingeniero civil, ingeniera civil, ingeniero de caminos, ingeniera de caminos | enginyer civil, enginyera civil, enginyer de camins, enginyera de camins
process-engineer | process engineer | ingeniero de procesos, ingeniera de procesos | enginyer de processos, enginyera de processos
quantity-surveyor | quantity surveyor, building engineer | aparejador, aparejadora, arquitecto técnico, arquitecta técnica | aparellador, aparelladora, arquitecte tècnic, arquitecta tècnica
draughtsman | draughtsman, cad technician, drafter | delineante, delineante proyectista | delineant
safety-officer | health and safety officer, hse manager, safety officer | técnico de prevención, técnica de prevención, técnico prl, técnica prl | tècnic de prevenció, tècnica de prevenció, tècnic prl, tècnica prl
environmental-technician | environmental technician | técnico de medio ambiente, técnica de medio ambiente | tècnic de medi ambient, tècnica de medi ambient
chemist | chemist | químico, química | químic, química
biologist | biologist | biólogo, bióloga | biòleg, biòloga
lab-technician | laboratory technician, lab technician | técnico de laboratorio, técnica de laboratorio | tècnic de laboratori, tècnica de laboratori
veterinarian | veterinarian, vet | veterinario, veterinaria | veterinari, veterinària
doctor | doctor, physician | médico, médica | metge, metgessa
dentist | dentist | dentista, odontólogo, odontóloga | dentista, odontòleg, odontòloga
psychologist | psychologist | psicólogo, psicóloga | psicòleg, psicòloga
social-worker | social worker | trabajador social, trabajadora social | treballador social, treballadora social
social-educator | social educator | educador social, educadora social | educador social, educadora social
nutritionist | nutritionist, dietitian | nutricionista, dietista | nutricionista, dietista
optician | optician, optometrist | óptico, óptica optometrista, optometrista | òptic, optometrista
speech-therapist | speech therapist | logopeda | logopeda
occupational-therapist | occupational therapist | terapeuta ocupacional | terapeuta ocupacional
radiographer | radiographer | técnico de rayos, técnica de rayos, técnico en radiología, técnica en radiología | tècnic de raigs, tècnica de raigs, tècnic en radiologia, tècnica en radiologia
pharmacy-technician | pharmacy technician, pharmacy assistant | técnico de farmacia, técnica de farmacia, auxiliar de farmacia | tècnic de farmàcia, tècnica de farmàcia, auxiliar de farmàcia
midwife | midwife | matrona, comadrona | llevadora
home-carer > care-assistant | home carer, caregiver, carer | cuidador, cuidadora, auxiliar de ayuda a domicilio | cuidador, cuidadora, treballador familiar, treballadora familiar
nanny | nanny, babysitter, childminder | canguro, niñera, cuidadora infantil | cangur, mainadera
early-years-teacher > teacher | early years teacher, kindergarten teacher, nursery teacher | educador infantil, educadora infantil, maestra infantil | educador infantil, educadora infantil, mestra d'infantil
sports-coach | sports coach, personal trainer, fitness instructor | entrenador, entrenadora, monitor deportivo, monitora deportiva, entrenador personal, entrenadora personal | entrenador, entrenadora, monitor esportiu, monitora esportiva
leisure-instructor | leisure instructor, youth worker | monitor de ocio, monitora de ocio, monitor de tiempo libre, monitora de tiempo libre | monitor de lleure, monitora de lleure
tour-guide | tour guide, tourist guide | guía turístico, guía turística | guia turístic, guia turística
travel-agent | travel agent, travel consultant | agente de viajes | agent de viatges
flight-attendant | flight attendant, cabin crew | auxiliar de vuelo, azafata, tripulante de cabina | auxiliar de vol, hostessa
translator | translator, interpreter | traductor, traductora, intérprete | traductor, traductora, intèrpret
journalist | journalist, reporter | periodista | periodista
copywriter | copywriter, content writer | redactor, redactora, redactor publicitario, redactora publicitaria | redactor, redactora
photographer | photographer | fotógrafo, fotógrafa | fotògraf, fotògrafa
video-editor | video editor | editor de vídeo, editora de vídeo, montador de vídeo, montadora de vídeo | editor de vídeo, editora de vídeo
interior-designer > designer | interior designer | interiorista, diseñador de interiores, diseñadora de interiores | interiorista, dissenyador d'interiors, dissenyadora d'interiors
community-manager > marketing-specialist | community manager, social media manager | community manager, gestor de redes sociales, gestora de redes sociales | community manager, gestor de xarxes socials, gestora de xarxes socials
seo-specialist > marketing-specialist | seo specialist, sem specialist | especialista seo, técnico seo, técnica seo | especialista seo, tècnic seo, tècnica seo
product-marketing > marketing-specialist | product marketing manager, brand manager | responsable de marca, jefe de marca, jefa de marca | responsable de marca, cap de marca
communications-manager | communications manager, pr manager | responsable de comunicación, director de comunicación, directora de comunicación | responsable de comunicació, director de comunicació, directora de comunicació
event-manager | event manager, event planner | organizador de eventos, organizadora de eventos | organitzador d'esdeveniments, organitzadora d'esdeveniments
key-account-manager | key account manager, account manager | gestor de cuentas, gestora de cuentas, responsable de cuentas | gestor de comptes, gestora de comptes, responsable de comptes
telemarketer > sales-representative | telemarketer, telesales agent | televendedor, televendedora, teleoperador de ventas | televenedor, televenedora
real-estate-agent | real estate agent, estate agent | agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria | agent immobiliari, agent immobiliària, assessor immobiliari, assessora immobiliària
insurance-agent | insurance agent, insurance broker | agente de seguros, corredor de seguros, corredora de seguros | agent d'assegurances, corredor d'assegurances, corredora d'assegurances
bank-clerk | bank clerk, bank teller, bank advisor | gestor de banca, gestora de banca, empleado de banca, empleada de banca | gestor de banca, gestora de banca, empleat de banca, empleada de banca
financial-analyst | financial analyst | analista financiero, analista financiera | analista financer, analista financera
finance-director | finance director, chief financial officer, cfo | director financiero, directora financiera | director financer, directora financera
tax-advisor | tax advisor, tax consultant | asesor fiscal, asesora fiscal | assessor fiscal, assessora fiscal
payroll-specialist | payroll specialist, payroll administrator | técnico de nóminas, técnica de nóminas, técnico laboral, técnica laboral | tècnic de nòmines, tècnica de nòmines, tècnic laboral, tècnica laboral
executive-assistant > administrative | executive assistant, personal assistant, secretary | secretario, secretaria, secretaria de dirección, asistente de dirección | secretari, secretària, secretària de direcció
office-manager | office manager | responsable de oficina | responsable d'oficina
general-manager | general manager, managing director, chief executive officer, ceo | director general, directora general, gerente | director general, directora general, gerent
operations-manager | operations manager, chief operating officer, coo | director de operaciones, directora de operaciones, responsable de operaciones | director d'operacions, directora d'operacions, responsable d'operacions
consultant | consultant, business consultant | consultor, consultora | consultor, consultora
business-analyst | business analyst | analista de negocio | analista de negoci
paralegal | paralegal, legal assistant | asistente legal, auxiliar jurídico, auxiliar jurídica | assistent legal, auxiliar jurídic, auxiliar jurídica
notary-clerk | notary clerk | oficial de notaría | oficial de notaria
librarian | librarian, archivist | bibliotecario, bibliotecaria, archivero, archivera | bibliotecari, bibliotecària, arxiver, arxivera
mobile-developer > software-developer | mobile developer, android developer, ios developer, app developer | desarrollador móvil, desarrolladora móvil, desarrollador android, desarrolladora android, desarrollador ios, desarrolladora ios | desenvolupador mòbil, desenvolupadora mòbil, desenvolupador android, desenvolupadora android
game-developer > software-developer | game developer | desarrollador de videojuegos, desarrolladora de videojuegos | desenvolupador de videojocs, desenvolupadora de videojocs
embedded-developer > software-developer | embedded developer, embedded engineer, firmware engineer | ingeniero de sistemas embebidos, ingeniera de sistemas embebidos | enginyer de sistemes encastats, enginyera de sistemes encastats
qa-engineer | qa engineer, qa tester, software tester, test engineer | tester, técnico de pruebas, técnica de pruebas | tester, tècnic de proves, tècnica de proves
software-architect | software architect, solutions architect, cloud architect | arquitecto de software, arquitecta de software, arquitecto de soluciones, arquitecta de soluciones | arquitecte de programari, arquitecta de programari
machine-learning-engineer > data-scientist | machine learning engineer, ai engineer | ingeniero de machine learning, ingeniera de machine learning | enginyer de machine learning, enginyera de machine learning
database-administrator | database administrator, dba | administrador de bases de datos, administradora de bases de datos | administrador de bases de dades, administradora de bases de dades
network-engineer | network engineer, network administrator | ingeniero de redes, ingeniera de redes, administrador de redes, administradora de redes | enginyer de xarxes, enginyera de xarxes
security-engineer | security engineer, security analyst, cybersecurity analyst | analista de ciberseguridad, ingeniero de seguridad, ingeniera de seguridad | analista de ciberseguretat, enginyer de seguretat, enginyera de seguretat
support-technician | support technician, it technician, helpdesk technician, helpdesk | técnico de soporte, técnica de soporte, técnico informático, técnica informática | tècnic de suport, tècnica de suport, tècnic informàtic, tècnica informàtica
scrum-master | scrum master, agile coach | scrum master | scrum master
engineering-manager | engineering manager, tech lead, technical lead, head of engineering, chief technology officer, cto | jefe técnico, jefa técnica, director técnico, directora técnica | cap tècnic, director tècnic, directora tècnica
sap-consultant > consultant | sap consultant | consultor sap, consultora sap | consultor sap, consultora sap
erp-consultant > consultant | erp consultant | consultor erp, consultora erp | consultor erp, consultora erp
procurement-specialist > buyer | procurement specialist, procurement officer | técnico de compras, técnica de compras | tècnic de compres, tècnica de compres
supply-chain-manager > logistics-manager | supply chain manager, supply chain planner | responsable de cadena de suministro, planificador, planificadora | responsable de cadena de subministrament, planificador, planificadora
logistics-technician | logistics technician, logistics administrator | técnico de logística, técnica de logística | tècnic de logística, tècnica de logística
tailor | tailor, dressmaker, seamstress | sastre, sastra, modista, costurero, costurera | sastre, sastressa, modista, cosidor, cosidora
upholsterer | upholsterer | tapicero, tapicera | tapisser, tapissera
printer | printing operator | impresor, impresora, operario de artes gráficas | impressor, impressora
car-bodywork | bodywork repairer, car painter | chapista, pintor de coches | planxista, pintor de cotxes
funeral-worker | funeral worker | empleado de funeraria, empleada de funeraria | empleat de funerària, empleada de funerària
firefighter | firefighter | bombero, bombera | bomber, bombera
sailor | sailor, deckhand | marinero, marinera | mariner, marinera
solar-installer | solar installer, photovoltaic installer | instalador fotovoltaico, instaladora fotovoltaica, instalador solar | instal·lador fotovoltaic, instal·ladora fotovoltaica
telecom-technician | telecom technician, fibre technician | técnico de telecomunicaciones, técnica de telecomunicaciones, instalador de fibra | tècnic de telecomunicacions, tècnica de telecomunicacions, instal·lador de fibra
lift-technician | lift technician, elevator technician | ascensorista, técnico de ascensores, técnica de ascensores | ascensorista, tècnic d'ascensors, tècnica d'ascensors
`;
