/** As `TUNED`. Nothing of the reader may be changed for these; what they are wrong in stays wrong until new ones are written. */
export const HELD_OUT = `
I'm searching for a waitress near Tarragona who speaks Italian => T:waiter P:tarragona L:it
physiotherapist available now in Lleida => T:physiotherapist ST P:lleida
marketing manager with Photoshop and a bachelor's degree => T:marketing-specialist S:photoshop E:bachelor
C++ programmer, 8+ years, Madrid => S:cplusplus T:software-developer Y>=8 P:madrid
bilingual English receptionist with 2 years => L:en>=5 T:receptionist Y>=2
purchasing manager earning 45-55k => T:buyer M>=45000 M<=55000
truck driver without German => T:driver -L:de
auditor with at least 4 years and ideally ACCA => T:auditor Y>=4 ?E:cpa
HR manager or recruiter in Valencia => T:hr-manager|recruiter P:valencia
system administrator with Linux, Docker and basic French => T:systems-administrator S:linux S:docker L:fr>=1
sommelier who worked at Mercadona => W:sommelier C:mercadona
chef with HACCP in Barcelona, no more than 30.000 euros => T:cook S:food-hygiene P:barcelona M<=30000
busco fontanero con carnet b en Girona => T:plumber E:driving-licence-b P:girona
científica de datos con aprendizaje automático y Python => T:data-scientist S:machine-learning S:python
dependienta con italiano intermedio => T:shop-assistant L:it>=2
farmacéutica en Madrid, menos de 4 años => T:pharmacist P:madrid Y<=3
recepcionista de hotel con ruso o chino => T:receptionist W:hotel L:ru|zh
operaria de producción sin carnet de conducir => T:production-operator -E:driving-licence-b
arquitecta, idealmente con inglés C1 => T:architect ?L:en>=4
jefe de cocina con más de 8 años en Barcelona o Tarragona => T:cook Y>=8 P:barcelona|tarragona
ingeniero industrial entre 35k y 45k => T:industrial-engineer M>=35000 M<=45000
pastelera que se llame Anna => T:pastry-cook N:anna
repartidor buscando trabajo => T:driver ST
diseñador ux con figma, valorable catalán => T:designer S:figma ?L:ca
busquem fuster a Lleida amb 3 anys d'experiència => T:carpenter P:lleida Y>=3
enginyera mecànica amb francès avançat => T:mechanical-engineer L:fr>=4
teleoperador a Girona sense anglès => T:customer-service-agent P:girona -L:en
pastisser o forner, preferiblement a Barcelona => T:pastry-cook|baker ?P:barcelona
comercial amb carnet b i més de 2 anys => T:sales-representative E:driving-licence-b Y>=2
professora de matemàtiques a Tarragona => T:teacher W:matemàtique P:tarragona
soldadora que hagi treballat a Mercadona => T:welder C:mercadona
gerocultora amb primers auxilis => T:care-assistant S:first-aid
desenvolupadora web amb php i mysql, màxim 32k => T:software-developer S:php S:mysql M<=32000
advocat amb grau en dret a Madrid => T:lawyer E:law-degree P:madrid
Necesito una enfermera con 2 años mínimo en Valencia => T:nurse Y>=2 P:valencia
se busca conductor de autobús con carnet C => T:bus-driver E:driving-licence-c
abogado laboralista zona Madrid => T:lawyer W:laboralista P:madrid
contable con SAP imprescindible, inglés deseable => T:accountant S:sap ?L:en
camarera de pisos, turno de noche, Barcelona => T:room-attendant W:turno W:noche P:barcelona
dependiente o cajero sin experiencia en Lleida => T:shop-assistant|cashier P:lleida
programador PHP o Java, no más de 5 años => S:php|java T:software-developer Y<=5
director financiero con máster e inglés C1, 60k-80k => T:finance-director E:master L:en>=4 M>=60000 M<=80000
peluquera con 3+ años => T:hairdresser Y>=3
mecánico que no esté en Madrid y tenga carnet b => T:mechanic -P:madrid E:driving-licence-b
psicóloga en Girona, catalán nativo => T:psychologist P:girona L:ca>=5
traductor de alemán y francés => T:translator L:de L:fr
necessitem una infermera o auxiliar d'infermeria a Barcelona => T:nurse|care-assistant P:barcelona
administratiu amb nivell alt d'anglès i Excel => T:administrative L:en>=4 S:excel
cambrer a Girona que parli francès => T:waiter P:girona L:fr
electricista amb un mínim de 2 anys, Tarragona => T:electrician Y>=2 P:tarragona
cuidadora d'avis sense carnet => T:care-assistant -E:driving-licence-b
enginyer civil amb màster, fins a 45.000 € => T:civil-engineer E:master M<=45000
perruquera o esteticista que busqui feina => T:hairdresser|beautician ST
comptable valorable alemany => T:accountant ?L:de
Senior QA engineer, Scrum, remote => W:senior T:qa-engineer S:scrum W:remote
bus driver or taxi driver, Spanish B2, Valencia => T:bus-driver|taxi-driver L:es>=3 P:valencia
dentist near Lleida with 6 years' experience => T:dentist P:lleida Y>=6
graphic designer, not Photoshop, with Figma => T:designer -S:photoshop S:figma
warehouse manager under 45k, English is a must => T:warehouse-manager M<=45000 L:en
ex Mercadona cashier => C:mercadona T:cashier
`;
