/**
 * What is said by companies of an industry, folded: `*` ends a word that goes on, `!` after a term makes it count three times.
 * Terms of English, Spanish and Catalan stand side by side.
 */
export const INDUSTRY_WORDS: Readonly<Record<string, string>> = {
  accounting:
    'accounting!, accountan*!, bookkeeping!, audit firm!, auditor*!, contabilidad!, comptabilitat!, asesoria fiscal!, assessoria fiscal!, gestoria!, tax advis*!, payroll services, impuestos, impostos, declaracion de la renta, fiscal y contable!, fiscal i comptable!, assessorament fiscal!, assessorament comptable!, buchhaltung!, steuerberat*!, comptable!, expert comptable!, contabilidade!',
  aerospace:
    'aerospace!, aeroespacial!, satellite*!, satelite*!, aircraft!, aeronave*, aeronautic*!, drone*, defence!, defense, defensa militar, space mission*, launch vehicle*, avionics!, cubesat*!, raumfahrt!, luftfahrt!, aerospatial*!',
  agriculture:
    'agricultur*!, agricola*!, ganader*!, ramader*!, farm*!, fishing!, pesca!, cultivo*!, conreu*!, cosecha*, collita, fruit grow*!, finca*, livestock!, horticul*!, riego*, granja*!, tractor*, regadiu, fertiliz*, forestal*!, forestry!, silvicultura!, ganado!, bestiar!, landwirtschaft!, agricole!, agropecuari*!, arandano*!, semilla*, papas!, vinya, vivero*!, agroalimentari*',
  automotive:
    'automotive!, automocion!, automocio!, vehicle*, vehiculo*, concesionari*!, car dealer*!, taller mecanico!, taller mecanic!, car parts!, recambios!, coches!, cotxes!, car repair!, neumatic*!, electric vehicles, autobus*, concesionarios!, concesionario oficial!, motos!, motocicleta*!, pneumatic*!, neumaticos!, tyres!, automovil*!, autohaus!, werkstatt!, automobile!, garage!, suspension neumatica!, semirremolque*!, vehiculos usados!, mecanica rapida!',
  banking:
    'bank*!, banca!, banco!, credit*, loan*!, prestamo*!, prestec*!, hipoteca*!, hipotec*!, investment*!, inversion*!, fintech!, pagos!, pagaments, payment*!, wealth management!, asset management!, fondos!, cuentas, trading, finanzas, finances, treasury!, cash management!, mutual fund*!, patrimoine!, gestion de patrimoine!, investissement*!, vermogen*!, finanzierung!, gestion patrimonial!, epargne, retraite, fiscalite',
  biotechnology:
    'biotech*!, biotecnolog*!, genom*!, dna, adn, protein*!, cell therapy!, terapia celular!, molecular!, crispr!, antibod*, bioinformatic*!, enzim*!, enzyme*, biotechnologie!',
  chemicals:
    'chemical*!, quimic*!, polymer*!, polimero*!, resin*!, adhesiv*!, paint manufacturer!, pinturas!, pintures!, coatings!, solvent*, disolvente*, detergent*, surfactant*!, additiv*, aditivo*, chemie!, chimie!, quimica!',
  construction:
    'construction!, construccion*!, construccio!, builder*!, obra nueva!, obra civil!, obras!, obres!, reformas!, reformes!, building contractor!, civil works!, albanil*!, rehabilitacion de edificios!, rehabilitacio!, edificacion*!, renovation*, refurbish*, paleta*, cubiertas, fachadas, roofing!, cubierta inclinada!, tejado*!, teulad*!, aislamiento!, aillament!, insulation!, welding!, soldadura!, cerramientos!, carpinteria de aluminio!, contractor*!, contratista*!, bauunternehmen!, handwerk!, batiment!, construcao!, construccions!, estructuras de hormigon!, rehabilitaciones!, instalaciones electricas!, electricista*!',
  consulting:
    'consulting!, consultant*!, consultor*!, advisory!, strategy!, estrategia, business transformation!, transformacion!, management consult*!, organizational, mejora de procesos!, change management!, asesoramiento estrategico!, consultoria!, consultora!, unternehmensberatung!, beratung!, conseil!, subvenciones!, subvencions!, cumplimiento regulatorio!',
  'consumer-goods':
    'consumer goods!, gran consumo!, cosmetic*!, household products!, toys!, juguetes!, joguines!, hogar, personal care!, cuidado personal!, perfum*!, skincare!, brands people, menaje!, candles, balsamo*, higiene personal!',
  design:
    'architect*!, arquitect*!, interior design!, interiorismo!, interiorisme!, design studio!, estudio de diseno!, estudi de disseny!, diseno grafico!, disseny grafic!, branding!, industrial design!, urbanismo!, urbanisme, landscape*, tipografia, typography, diseno de interiores!, architektur!, grafikdesign!, graphisme!, rotulos!, rotulacion!',
  education:
    "education*!, educacion!, educacio!, educativ*!, school*!, escuela*!, escola!, escoles!, academ*!, university!, universidad!, universitat!, courses!, cursos!, students!, alumnos!, alumnes!, teacher*!, profesor*!, professor*!, formacion!, formacio!, e-learning!, guarderia!, llar d'infants!, formacion profesional!, escolar*!, bildung!, schule!, unterricht!, enseignement!, ecole!, ensino!, projecte educatiu!, proyecto educativo!",
  electronics:
    'electronic*!, circuit*!, pcb!, semiconductor*!, sensor*!, microchip*!, embedded systems!, led lighting!, componentes electronicos!, components electronics!, microcontrol*!, electronica!, led!, rfid!, elektronik!, electronique!',
  energy:
    'energy!, energia!, energetic*!, solar!, photovoltaic!, fotovoltaic*!, wind power!, eolic*!, electricity!, electricidad!, electricitat!, gas natural!, renewable*!, renovable*!, autoconsumo!, autoconsum!, biomass, biomasa, water supply, suministro, smart grid*!, placas solares!, plaques solars!, energies!, energias!, combustible*!, gasolinera*!, benzinera!, gasolineres!, petrol station*!, estaciones de servicio!, fuel*!, strom!, energie!, eficiencia energetica!, cargadores electricos!',
  engineering:
    "engineering!, ingenieria!, enginyeria!, engineer*!, ingenier*!, enginyer*!, industrial projects!, technical office!, oficina tecnica!, calculo de estructuras!, calcul d'estructures!, automation engineering!, proyectos industriales!, projectes industrials!, cad, electrotecni*!, enginyeria i serveis!, soluciones de ingenieria!, ingenieurburo!, ingenierie!, inspections!, industrial services!",
  entertainment:
    'entertainment!, entretenimiento!, video game*!, videojuego*!, videojoc*!, game studio!, games!, concert*!, festival*!, theatre!, teatro!, teatre!, film production!, cine!, musica!, events!, espectaculo*!, espectacle*!, gaming!, party, ocio!, oci, spiele!, spectacle*!',
  environment:
    "environment*!, medio ambiente!, medi ambient!, medioambiental*!, ambiental*!, recycling!, reciclaje!, reciclatge!, waste!, residuo*!, residu*!, wastewater!, aguas residuales!, aigues residuals!, sustainability, sostenibilidad, biodiversity!, biodiversidad!, carbon footprint!, huella de carbono!, petjada de carboni!, forestal*, tratamiento de aguas!, tractament d'aigues!, water treatment!, purificacion de agua!, purificacio!, potabiliza*!, reciclables!, depuracion!, impacto ambiental!, impacte ambiental!, gestio ambiental!, gestion ambiental!, umwelt!, environnement!, meio ambiente!",
  fashion:
    'fashion!, moda!, textil*!, textile*!, clothing!, ropa!, roba!, apparel!, shoe*!, calzado!, calcat!, garment*!, fabric*, tejido*!, teixit*!, jewel*!, joyeria!, joieria!, collection, coleccion, dress*, knitwear!, bags, yarn*!, spinning, mode!, kleidung!, vetement*!',
  food: "food!, bakery!, panaderia!, fleca!, forn!, bread!, masa madre!, pan!, pa de pages!, alimentacion!, alimentari*!, alimentacio!, bebida*!, begud*!, wine*!, vino*!, vins!, celler!, bodega!, brewery!, cervez*!, cervesa*!, cheese!, queso*!, formatge*!, oil mill, aceite*!, oli d'oliva!, conserva*!, embutido*!, embotit*!, chocolate*!, xocolata!, coffee roaster*!, cafe!, carn!, carnic*!, beverage*!, snacks!, obrador!, pasteleria!, pastisseria!, congelats!, congelados!, peix!, marisc!, marisco*!, lebensmittel!, backerei!, alimentaire!, boulangerie!, alimentos!, comida!, pizza!, reposteria!",
  government:
    'city council!, ayuntamiento!, ajuntament!, government!, gobierno!, govern!, ministry!, ministerio!, public administration!, administracion publica!, diputacion!, diputacio!, consell comarcal!, generalitat!, municipal*!, ciudadania!, ciutadania, rathaus!, mairie!, prefeitura!',
  healthcare:
    'health!, healthcare!, health care!, sanidad!, salud!, salut!, sanitari*!, clinic*!, hospital*!, medic*!, patient*!, paciente*!, pacient*!, dental!, dentist*!, odontolog*!, physiotherap*!, fisioterap*!, nurs*!, enfermer*!, infermer*!, residencia de mayores!, gent gran!, care home*!, doctor*, psicolog*!, veterinar*!, ortodoncia!, implantes, osteopat*!, podolog*!, psycholog*!, tercera edad!, tercera edat!, elderly!, geriatri*!, optometr*!, eye care!, eye exam*!, eye doctor*!, pharmacy!, farmacia!, psicoterap*!, gesundheit!, zahnarzt!, arzt*!, sante!, medecin*!, saude!, rehabilitacio!, fisio!, terapia psicologica!, acompanyament emocional',
  hospitality:
    'hotel*!, restaurant*!, hostel*!, hosteleria!, hostaleria!, tourism!, turismo!, turisme!, travel!, viajes!, viatges!, resort*!, apartamentos turisticos!, catering!, camping*!, guests!, huespedes!, hostes!, habitaciones!, habitacions!, chef, menu!, cocina, cuina!, booking*, spa, agencia de viajes!, pizzeria!, reserva tu mesa, tours!, excursiones!, excursions!, hostal!, casa rural!, gastrono*!, ferienwohnung*!, hotellerie!, hospedagem!, vuelos turisticos!, comedores!, servicios de alimentacion!, cafeteria!',
  'human-resources':
    'human resources!, recursos humanos!, recursos humans!, recruitment!, staffing!, headhunt*!, seleccion de personal!, seleccio de personal!, trabajo temporal!, treball temporal!, talent acquisition!, executive search!, outplacement!, ett!, payroll, temp agency!, personalvermittlung!, recrutement!, recrutamento!',
  insurance:
    'insur*!, seguro de!, seguros!, assegurance*!, asegurador*!, aseguradora!, broker de seguros!, poliza*!, polissa, polisses!, claims!, siniestro*!, mutua!, reasegur*!, underwrit*!, corredoria!, correduria!, versicherung*!, assurance*!, seguro*',
  legal:
    "law firm!, lawyer*!, abogad*!, advocat*!, legal services!, litigation!, bufete!, bufet!, juridic*!, attorney*!, solicitor*!, notari*!, procurador*, despacho de abogados!, despatx d'advocats!, derecho!, dret!, mercantil, penal!, patent attorney*!, rechtsanwalt*!, anwalt*!, kanzlei!, strafrecht!, verkehrsrecht!, rechtlichen, avocat*!, avocat fiscaliste!, juridique*!, advogad*!, indemnizacion*!, divorcio*!, derecho penal!, derecho laboral!, derecho civil!, notario*!, accidentes laborales!, contentieux",
  logistics:
    'logistic*!, transport*!, freight!, shipping!, warehous*!, almacen*!, magatzem*!, mensajeria!, missatgeria!, courier!, supply chain!, cadena de suministro!, mercancias!, mercaderies!, trucks!, camion*!, camions!, flota!, fleet, last mile!, ultima milla!, aduanas!, duanes, mudanzas!, paqueteria!, forwarding!, carga, grua!, camio grua!, caminhao*!, mudances!, spedition!, transporteur!, transporte de agua!, transport de mercaderies!',
  machinery:
    'machinery!, maquinaria!, maquinaria industrial!, machine*!, maquinas!, maquines!, machine tools!, maquina herramienta!, packaging machines!, robots industriales!, compressors!, hydraulic*!, hidraulic*!, gruas!, elevador*!, ascensor*!, cnc machines, bombas, valvulas, rodamiento*!, bearings!, repuestos industriales!, maschinenbau!, machines outils!',
  manufacturing:
    'manufactur*!, fabricacion!, fabricacio!, fabricante*!, fabricant*!, fabricamos!, fabriquem!, factory!, fabrica!, mecanizado*!, mecanitzat*!, machining!, injection moulding!, inyeccion de plastico!, injeccio de plastic!, production line*, furniture maker*!, muebles!, mobles!, ceramic*!, planta de produccion, metal parts!, piezas, peces, produktion!, hersteller!, fabrication!, industria metalurgica, estructuras metalicas!, ejes!, suspensiones!',
  marketing:
    'marketing!, advertising!, publicidad!, publicitat!, seo!, social media!, redes sociales!, xarxes socials!, campaigns!, campanas!, campanyes!, creative agency!, agencia creativa!, content marketing!, brand strategy!, inbound!, performance, copywriting!, comunicacion!, comunicacio!, influencer*, posicionamiento web!, posicionament web!, google ads!, werbung!, publicite!, content agency!, branded content, agencia digital!',
  media:
    'publishing!, editorial!, newspaper*!, periodico!, diari!, magazine*!, revista*!, journalis*!, periodis*!, television!, radio!, noticias!, noticies!, books!, libros!, llibres!, broadcast*!, podcast*!, imprenta, news, zeitung!, verlag!, presse!, revista digital!, artes graficas!, arts grafiques!, impremta!',
  mining:
    'mining!, mineria!, mine*, steel!, acero!, acer!, metallurg*!, metalurg*!, metal-lurg*!, aluminium!, aluminio!, alumini!, quarry!, cantera de aridos!, aridos!, foundry!, fundicion!, fosa, copper!, cobre!, minerales!, siderurg*!, marmol!, sponge iron!, rolling mill*!, wire rods!, ferro alloys!, bergbau!, siderurgi*!, acero inoxidable',
  nonprofit:
    'non-profit!, nonprofit!, ngo!, ong!, charity!, fundacion!, fundacio!, foundation!, volunteer*!, voluntari*!, donat*!, dona!, sin animo de lucro!, sense anim de lucre!, social inclusion!, inclusion social!, inclusio social!, cooperacion internacional!, entidad social!, entitat social!, refugee*!, beneficiari*, vulnerables!, orphans!, orfan*!, grants!, public charity!, feminis*!, cooperativa activista!, sociovital!, acompanyament social!, verein!, benevol*!, alzheimer!, sense afany de lucre!, underserved!, social impact!, tercer sector!',
  packaging:
    'packaging!, envase*!, envas*!, embalaje*!, embalatge*!, cardboard!, carton!, cartro!, paper mill!, papelera!, paperera!, corrugated!, labels!, etiquetas!, etiquetes!, bolsas de papel!, cajas!, caixes!, pallets!, verpackung!, emballage!',
  pharmaceuticals:
    'pharma*!, farmaceutic*!, medicines!, medicamento*!, medicament*!, drug development!, clinical trials!, ensayos clinicos!, assaigs clinics!, laboratorio farmaceutico!, vaccine*!, vacuna*!, api manufacturing, dosage, principios activos!, generic*, cannabidiol!, cbd!',
  'real-estate':
    'real estate!, inmobiliari*!, immobiliari*!, property!, properties!, homes for sale!, pisos en venta!, pisos!, habitatge*!, vivienda*!, alquiler*!, lloguer*!, coworking!, tenants!, letting*!, promotora!, api inmobiliario, casas!, immobilien!, immobilier!, imobiliaria!, fincas!, finques!, gestion de viviendas!, compraventa de inmuebles!, inmuebles!',
  retail:
    'retail!, store*!, tienda*!, botig*!, shop*!, supermercad*!, supermercat*!, supermarket*!, ecommerce!, comercio!, comerc!, ferreteria!, shopping!, comprar, carrito!, cistella!, online store!, catalogo, llibreria!, libreria!, ofertas, floristeria!, optica!, mueble*!, mobles!, einzelhandel!, magasin!, loja!, botiga online!, madera*, muebleria!',
  security:
    "security guard*!, vigilancia!, vigilancia privada!, seguridad privada!, seguretat privada!, alarm*!, cctv!, videovigilancia!, control de accesos!, control d'accessos!, access control!, fire protection!, contra incendios!, contra incendis!, vigilante*!, vigilant*!, intrusion!, sistemas de seguridad!, camaras de seguridad!, cameras de seguretat!, sistemes de seguretat!, security systems!, sicherheit!, gardiennage!, alarmes!",
  software:
    'software!, saas!, programari!, app development!, web development!, desarrollo web!, desenvolupament web!, cloud!, developer*!, desarrollador*!, api!, cybersecurity!, ciberseguridad!, ciberseguretat!, artificial intelligence!, inteligencia artificial!, intel ligencia artificial!, data platform!, it services!, servicios informaticos!, serveis informatics!, informatic*!, erp!, crm!, platform!, plataforma!, devops!, machine learning!, aplicaciones moviles!, hosting!, blockchain!, it support!, transformacion digital!, transformacio digital!, transformacion tecnologica!, soluciones tecnologicas!, tecnologies de la informacio!, tecnologias de la informacion!, informatique!, softwareentwicklung!, valuation software!, programacion!, programacio!, rails!, data center!, networking!, digital public goods!',
  sports:
    'sport*!, deport*!, esport*!, fitness!, gym*!, gimnasio*!, gimnas*!, football!, futbol!, cycling!, ciclismo!, ciclisme!, padel!, tennis!, training plans, club esportiu!, bicicletas!, bicicletes!, running!, yoga!, natacion!, escalada!, pilates!, buceo!, diving!, scuba!, surf!, ioga!, montanismo!, sportverein!, musculation!, bicicletas electricas!, entrenamiento!, entrenament!',
  telecommunications:
    'telecom*!, telecomunic*!, fibra optica!, fibre optic!, fiber optic!, broadband!, banda ancha!, mobile network!, 5g!, voip!, telefonia!, internet provider!, operador*, operadora!, wifi!, roaming!, towers, internet corporativo!, internet dedicado!, carrier!, connectivitat!, conectividad!, telekommunikation!, telecommunications!',
};

/** Types of schema.org that only companies of one industry have. */
export const INDUSTRY_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Bakery|Winery|Brewery|Distillery)$/, 'food'],
  [
    /^(?:Restaurant|Hotel|LodgingBusiness|Resort|Hostel|Motel|Campground|CafeOrCoffeeShop|BarOrPub|TravelAgency|FoodEstablishment)$/,
    'hospitality',
  ],
  [
    /^(?:Dentist|Physician|Hospital|MedicalClinic|MedicalBusiness|MedicalOrganization|VeterinaryCare|Optician)$/,
    'healthcare',
  ],
  [/^(?:LegalService|Attorney|Notary)$/, 'legal'],
  [/^AccountingService$/, 'accounting'],
  [/^(?:BankOrCreditUnion|FinancialService)$/, 'banking'],
  [/^InsuranceAgency$/, 'insurance'],
  [/^RealEstateAgent$/, 'real-estate'],
  [/^(?:EmploymentAgency)$/, 'human-resources'],
  [
    /^(?:School|CollegeOrUniversity|EducationalOrganization|HighSchool|Preschool|ElementarySchool|LanguageSchool)$/,
    'education',
  ],
  [/^(?:AutoDealer|AutoRepair|AutomotiveBusiness|AutoPartsStore)$/, 'automotive'],
  [/^(?:GeneralContractor|RoofingContractor|HomeAndConstructionBusiness)$/, 'construction'],
  [/^(?:MovingCompany)$/, 'logistics'],
  [/^(?:SportsClub|ExerciseGym|SportsActivityLocation|HealthClub|SportsOrganization)$/, 'sports'],
  [/^(?:NGO|Project|FundingScheme)$/, 'nonprofit'],
  [/^(?:GovernmentOrganization|GovernmentOffice|CityHall)$/, 'government'],
  [/^(?:NewsMediaOrganization|RadioStation|TelevisionStation)$/, 'media'],
  [/^(?:ClothingStore|ShoeStore|JewelryStore)$/, 'fashion'],
  [/^(?:.*Store|ShoppingCenter)$/, 'retail'],
];
