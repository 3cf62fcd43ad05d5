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
