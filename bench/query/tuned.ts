/**
 * Searches with the clauses that they mean, `words => clauses`: T title, S skill, E education, L language with its level from 1,
 * P place, Y years, M salary a year, C company, N name, W words, ST looking for a job; `-` not, `?` a wish, `|` alternatives.
 */
export const TUNED = `
nurse in Girona with 5 years of experience => T:nurse P:girona Y>=5
fluent English receptionist => L:en>=4 T:receptionist
backend developer with Python and PostgreSQL => T:backend-developer S:python S:postgresql
Java, Python or Go developer => S:java|python|golang T:software-developer
looking for a cook in Barcelona, Spain => T:cook P:barcelona
warehouse worker with forklift licence in Madrid => T:warehouse-worker E:forklift-licence P:madrid
accountant at least 3 years, salary up to 35k => T:accountant Y>=3 M<=35000
sales manager, German B2 => T:sales-manager L:de>=3
native French teacher in Lleida => L:fr>=5 T:teacher P:lleida
project manager with PMP, ideally with Catalan => T:project-manager E:pmp ?L:ca
electrician or plumber in Tarragona => T:electrician|plumber P:tarragona
data scientist with machine learning, 2-4 years => T:data-scientist S:machine-learning Y>=2 Y<=4
frontend developer React and TypeScript between 30k and 40k => T:frontend-developer S:react S:typescript M>=30000 M<=40000
lawyer open to work in Valencia => T:lawyer ST P:valencia
someone called Maria Garcia => N:maria_garcia
driver, category C licence, Madrid or Barcelona => T:driver E:driving-licence-c P:madrid|barcelona
recruiter formerly at Mercadona => T:recruiter C:mercadona
welder with more than 10 years => T:welder Y>=10
devops engineer, Kubernetes, Terraform, AWS => T:devops-engineer S:kubernetes S:terraform S:aws
physiotherapist with English C1 and Spanish C2 => T:physiotherapist L:en>=4 L:es>=5
full stack developer preferably in Girona => T:full-stack-developer ?P:girona
buyer, French is a plus => T:buyer ?L:fr
cleaner actively looking in Barcelona => T:cleaner ST P:barcelona
pharmacist less than 5 years => T:pharmacist Y<=4
mechanical engineer with engineering degree and 40.000 € max => T:mechanical-engineer E:engineering-degree M<=40000
enfermera en Girona con inglés => T:nurse P:girona L:en
camarero con experiencia de más de 2 años en Barcelona => T:waiter Y>=2 P:barcelona
comercial con inglés nivel alto y carnet de conducir => T:sales-representative L:en>=4 E:driving-licence-b
técnico de mantenimiento, se valora catalán => T:maintenance-technician ?L:ca
cocinera o pastelera en Tarragona => T:cook|pastry-cook P:tarragona
desarrollador frontend con React, salario hasta 38.000 € brutos => T:frontend-developer S:react M<=38000
administrativa con francés B1 en Madrid => T:administrative L:fr>=2 P:madrid
mozo de almacén, carretilla elevadora, mínimo 1 año => T:warehouse-worker E:forklift-licence Y>=1
contable en búsqueda activa => T:accountant ST
abogada que hable alemán => T:lawyer L:de
profesor de inglés nativo => T:teacher L:en>=5
soldador entre 3 y 6 años => T:welder Y>=3 Y<=6
responsable de logística en Cataluña => T:logistics-manager P:catalonia
electricista, a poder ser con carnet b => T:electrician ?E:driving-licence-b
ingeniera de software con Java o Kotlin => T:software-developer S:java|kotlin
analista de datos con power bi y sql => T:data-analyst S:power-bi S:sql
teleoperadora con portugués => T:customer-service-agent L:pt
conductor que haya trabajado en Mercadona => T:driver C:mercadona
jefa de ventas, al menos 5 años, 50k => T:sales-manager Y>=5 M<=50000
persona llamada Jordi Puig => N:jordi_puig
auxiliar de enfermería con primeros auxilios => T:care-assistant S:first-aid
limpiadora Barcelona => T:cleaner P:barcelona
diseñadora gráfica con photoshop y figma => T:designer S:photoshop S:figma
infermera a Girona amb anglès => T:nurse P:girona L:en
cuiner o cambrera a Barcelona => T:cook|waiter P:barcelona
comptable amb més de 4 anys d'experiència => T:accountant Y>=4
lampista amb carnet de conduir => T:plumber E:driving-licence-b
administratiu amb francès B2, si pot ser amb alemany => T:administrative L:fr>=3 ?L:de
programadora amb python i docker => T:software-developer S:python S:docker
mestra a Lleida que busqui feina => T:teacher P:lleida ST
dependenta amb català natiu => T:shop-assistant L:ca>=5
operari de producció entre 1 i 3 anys => T:production-operator Y>=1 Y<=3
advocada, màxim 45.000 euros => T:lawyer M<=45000
cap de projecte amb anglès C1 => T:project-manager L:en>=4
fuster o paleta a Tarragona => T:carpenter|mason P:tarragona
mecànic amb mínim 2 anys, es valora soldadura => T:mechanic Y>=2 ?S:welding
forner que es digui Pere => T:baker N:pere
gestora de projectes a Catalunya amb scrum => T:project-manager P:catalonia S:agile
senior react developer => W:senior S:react T:software-developer
desenvolupador con English B2 a Madrid => T:software-developer L:en>=3 P:madrid
nurse with English B2 in Barcelona => T:nurse L:en>=3 P:barcelona
bartender or barista in Madrid => T:bartender|barista P:madrid
Python developer in Valencia with 3 years => S:python T:software-developer P:valencia Y>=3
mobile developer, Kotlin, up to 45k => T:mobile-developer S:kotlin M<=45000
data engineer with Spark and SQL => T:data-engineer S:spark S:sql
product manager, English C1, Spain => T:product-manager L:en>=4 P:spain
store manager at least 5 years => T:store-manager Y>=5
butcher or fishmonger in Lleida => T:butcher|fishmonger P:lleida
security guard with driving licence => T:security-guard E:driving-licence-b
gardener, Girona, ideally with driving licence => T:gardener P:girona ?E:driving-licence-b
painter near Barcelona => T:painter P:barcelona
teacher with English C2 and French B2 => T:teacher L:en>=5 L:fr>=3
translator with German, Italian and Portuguese => T:translator L:de L:it L:pt
hotel manager, fluent English, Tarragona => T:hotel-manager L:en>=4 P:tarragona
controller with SAP and Excel => T:controller S:sap S:excel
financial analyst with a master, 40-50k => T:financial-analyst E:master M>=40000 M<=50000
lawyer with law degree, more than 6 years => T:lawyer E:law-degree Y>=6
forklift driver or packer in Madrid => T:forklift-driver|packer P:madrid
courier open to work in Valencia => T:courier ST P:valencia
civil engineer with AutoCAD => T:civil-engineer S:autocad
quality manager without German => T:quality-manager -L:de
business analyst, Power BI, SQL => T:business-analyst S:power-bi S:sql
social worker in Catalonia => T:social-worker P:catalonia
psychologist who speaks Arabic => T:psychologist L:ar
QA engineer, Java, not Python => T:qa-engineer S:java -S:python
nanny with first aid and English => T:nanny S:first-aid L:en
locksmith called Pere Vila => T:locksmith N:pere_vila
accountant from Mercadona => T:accountant C:mercadona
head waiter 5+ years => T:head-waiter Y>=5
cashier, less than 3 years => T:cashier Y<=2
copywriter with Catalan C2 => T:copywriter L:ca>=5
veterinarian in Lleida or Girona => T:veterinarian P:lleida|girona
real estate agent, English is a plus => T:real-estate-agent ?L:en
scrum master with English B2, 50k => T:scrum-master L:en>=3 M<=50000
network engineer, Linux, actively looking => T:network-engineer S:linux ST
office manager with Excel => T:office-manager S:excel
photographer in Barcelona, Photoshop => T:photographer P:barcelona S:photoshop
video editor or photographer => T:video-editor|photographer
tour guide with Japanese => T:tour-guide L:ja
dentist with 10 years => T:dentist Y>=10
biologist with doctorate => T:biologist E:doctorate
journalist, Madrid => T:journalist P:madrid
consultant with an MBA => T:consultant E:master
driver with category C licence in Tarragona => T:driver E:driving-licence-c P:tarragona
customer service agent, Dutch => T:customer-service-agent L:nl
machinist CNC => T:machinist S:cnc
roofer not in Madrid => T:roofer -P:madrid
key account manager, German C1 => T:key-account-manager L:de>=4
operations manager, 60k => T:operations-manager M<=60000
logistics manager with SAP and English => T:logistics-manager S:sap L:en
Docker, Kubernetes and Linux => S:docker S:kubernetes S:linux
French native => L:fr>=5
plumber between 2 and 5 years => T:plumber Y>=2 Y<=5
welder, up to 28.000 euros => T:welder M<=28000
someone called Anna Soler => N:anna_soler
designer with Figma, preferably in Barcelona => T:designer S:figma ?P:barcelona
enfermero en Lleida con catalán => T:nurse P:lleida L:ca
carnicero o pescadero en Barcelona => T:butcher|fishmonger P:barcelona
cajera con experiencia mínima de 1 año => T:cashier Y>=1
camarero de barra con inglés => T:bartender L:en
jardinero con carnet de conducir => T:gardener E:driving-licence-b
pintor en Tarragona => T:painter P:tarragona
cocinero con más de 5 años en Girona => T:cook Y>=5 P:girona
panadero, Lleida, a poder ser con carnet => T:baker P:lleida ?E:driving-licence-b
desarrollador móvil con Kotlin o Java => T:mobile-developer S:kotlin|java
analista de datos, Python y SQL, hasta 40k => T:data-analyst S:python S:sql M<=40000
jefe de proyecto con inglés C1 => T:project-manager L:en>=4
director de operaciones en España => T:operations-manager P:spain
recepcionista con inglés y francés => T:receptionist L:en L:fr
traductora de alemán => T:translator L:de
psicóloga en Valencia => T:psychologist P:valencia
trabajador social en Cataluña => T:social-worker P:catalonia
fisioterapeuta autónomo en Madrid => T:physiotherapist W:autónomo P:madrid
dentista con 4 años => T:dentist Y>=4
veterinario que hable inglés => T:veterinarian L:en
limpiador sin carnet de conducir => T:cleaner -E:driving-licence-b
vigilante de seguridad en Barcelona => T:security-guard P:barcelona
repartidora en Valencia => T:driver P:valencia
montador de muebles => T:assembler W:muebles
soldador con más de 10 años, Girona => T:welder Y>=10 P:girona
electricista en Madrid o Valencia => T:electrician P:madrid|valencia
fontanero, inglés no necesario => T:plumber
mecánica de coches => T:mechanic W:coches
carpintero entre 25k y 30k => T:carpenter M>=25000 M<=30000
albañil en Lleida => T:mason P:lleida
arquitecto con AutoCAD, se valora inglés => T:architect S:autocad ?L:en
ingeniera civil con máster => T:civil-engineer E:master
contable con Excel y SAP => T:accountant S:excel S:sap
auditora con inglés C1, Barcelona => T:auditor L:en>=4 P:barcelona
abogado con grado en derecho => T:lawyer E:law-degree
comercial en búsqueda activa en Madrid => T:sales-representative ST P:madrid
jefe de tienda, al menos 3 años => T:store-manager Y>=3
teleoperador con italiano => T:customer-service-agent L:it
reclutadora con inglés => T:recruiter L:en
administrativo sin inglés => T:administrative -L:en
conductora de autobús => T:bus-driver
taxista en Barcelona => T:taxi-driver P:barcelona
mozo de almacén que haya trabajado en Mercadona => T:warehouse-worker C:mercadona
diseñador gráfico con Illustrator => T:designer S:illustrator
fotógrafa en Girona => T:photographer P:girona
periodista con catalán nativo => T:journalist L:ca>=5
peluquero o esteticista => T:hairdresser|beautician
socorrista en Tarragona => T:lifeguard P:tarragona
monitor de tiempo libre => T:leisure-instructor
guía turístico con ruso => T:tour-guide L:ru
azafata de vuelo con inglés C1 => T:flight-attendant L:en>=4
químico con doctorado => T:chemist E:doctorate
bióloga en Barcelona => T:biologist P:barcelona
persona llamada Laura Gil => N:laura_gil
niñera con primeros auxilios => T:nanny S:first-aid
auxiliar de enfermería en Madrid => T:care-assistant P:madrid
programador Java, no PHP => T:software-developer S:java -S:php
consultor con francés B2, 45k => T:consultant L:fr>=3 M<=45000
responsable de calidad en Valencia => T:quality-manager P:valencia
técnico de laboratorio => T:lab-technician
secretaria de dirección con inglés => T:executive-assistant L:en
jefe de almacén, mínimo 5 años => T:warehouse-manager Y>=5
community manager con catalán => T:community-manager L:ca
agente inmobiliario en Barcelona => T:real-estate-agent P:barcelona
limpiadora que busca trabajo => T:cleaner ST
camarera con menos de 2 años => T:waiter Y<=1
farmacéutico con inglés o francés => T:pharmacist L:en|fr
profesora de primaria => T:teacher W:primaria
barista en Madrid => T:barista P:madrid
cocinera, carnet de manipulador de alimentos => T:cook E:food-handler
infermer a Lleida => T:nurse P:lleida
cuinera amb més de 3 anys => T:cook Y>=3
cambrer amb anglès i francès => T:waiter L:en L:fr
forner a Girona => T:baker P:girona
carnissera o peixatera => T:butcher|fishmonger
caixera a Barcelona => T:cashier P:barcelona
jardiner amb carnet de conduir => T:gardener E:driving-licence-b
pintora a Tarragona => T:painter P:tarragona
paleta a Lleida => T:mason P:lleida
fuster amb 5 anys d'experiència => T:carpenter Y>=5
electricista a Barcelona o Girona => T:electrician P:barcelona|girona
soldador a Catalunya => T:welder P:catalonia
mecànica amb carnet b => T:mechanic E:driving-licence-b
conductor d'autobús => T:bus-driver
repartidor a València => T:driver P:valencia
mosso de magatzem amb carretó => T:warehouse-worker W:carretó
programador amb Java i SQL => T:software-developer S:java S:sql
desenvolupador frontend amb React => T:frontend-developer S:react
analista de dades amb Python => T:data-analyst S:python
dissenyadora gràfica amb Photoshop => T:designer S:photoshop
comptable amb Excel, fins a 30k => T:accountant S:excel M<=30000
auditor amb anglès C1 => T:auditor L:en>=4
advocada a Madrid => T:lawyer P:madrid
administrativa que parli alemany => T:administrative L:de
recepcionista amb anglès nivell alt => T:receptionist L:en>=4
comercial a Tarragona, si pot ser amb anglès => T:sales-representative P:tarragona ?L:en
mestre amb català nadiu => T:teacher L:ca>=5
psicòloga a Girona => T:psychologist P:girona
treballadora social a Lleida => T:social-worker P:lleida
fisioterapeuta sense anglès => T:physiotherapist -L:en
dentista a Barcelona => T:dentist P:barcelona
veterinària amb francès => T:veterinarian L:fr
farmacèutica amb 4 anys => T:pharmacist Y>=4
arquitecta amb AutoCAD => T:architect S:autocad
enginyer mecànic a Catalunya => T:mechanical-engineer P:catalonia
cap de projecte amb anglès => T:project-manager L:en
cap de vendes, com a mínim 5 anys => T:sales-manager Y>=5
teleoperadora que busqui feina => T:customer-service-agent ST
netejadora a Barcelona => T:cleaner P:barcelona
socorrista a Girona => T:lifeguard P:girona
monitora de lleure => T:leisure-instructor
perruquer o esteticista => T:hairdresser|beautician
periodista a Barcelona => T:journalist P:barcelona
traductor d'anglès => T:translator L:en
fotògraf amb Photoshop => T:photographer S:photoshop
vigilant de seguretat => T:security-guard
cangur amb primers auxilis => T:nanny S:first-aid
algú que es digui Pau Roca => N:pau_roca
cambrera que hagi treballat a Mercadona => T:waiter C:mercadona
infermera, valorable francès => T:nurse ?L:fr
`;

/** Forty in which a negation means less, or more, than it seems to. */
export const TRAPS = `
developer not in Madrid => T:software-developer -P:madrid
nurse without English => T:nurse -L:en
enfermera sin inglés ni francés => T:nurse -L:en -L:fr
cuiner sense carnet de conduir => T:cook -E:driving-licence-b
not junior, in Barcelona => -W:junior P:barcelona
without Java or PHP but with Python => -S:java|php S:python
sense Java i amb Python => -S:java S:python
sin Java y con Python => -S:java S:python
no-code developer => W:no W:code T:software-developer
not only Java but also Python => S:java S:python
no solo Java sino también Python => S:java S:python
no només Java sinó també Python => S:java S:python
developer, English not required => T:software-developer
camarero, inglés no necesario => T:waiter
cambrer, anglès no necessari => T:waiter
no more than 40k accountant => M<=40000 T:accountant
no más de 40k contable => M<=40000 T:accountant
no menos de 3 años de soldador => Y>=3 T:welder
no less than 3 years as a welder => Y>=3 T:welder
everyone except lawyers => -T:lawyer
todos excepto abogados => -T:lawyer
comercial, que no viva en Madrid => T:sales-representative -P:madrid
teacher who doesn't speak French => T:teacher -L:fr
nurse not in Girona or Barcelona => T:nurse -P:girona|barcelona
electrician excluding Tarragona => T:electrician -P:tarragona
baker, ideally not in Madrid => T:baker ?-P:madrid
driver but not at Mercadona => T:driver -C:mercadona
cook, no German, with Catalan => T:cook -L:de L:ca
data analyst not SQL, Python => T:data-analyst -S:sql -S:python
plumber llevat de Barcelona => T:plumber -P:barcelona
cleaner other than in Lleida => T:cleaner -P:lleida
neither Java nor PHP developer => -S:java -S:php T:software-developer
mechanic without forklift licence, with category c licence => T:mechanic -E:forklift-licence E:driving-licence-c
buyer; not junior; Madrid => T:buyer -W:junior P:madrid
receptionist, no hace falta inglés => T:receptionist
developer isn't in Madrid => T:software-developer -P:madrid
not less than 5 years nurse => Y>=5 T:nurse
nurse, never at Mercadona => T:nurse -C:mercadona
lawyer no Madrid => T:lawyer -P:madrid
accountant, not SAP => T:accountant -S:sap
`;
