/**
 * What is said by companies of an industry, folded: `*` ends a word that goes on, `!` after a term makes it count three times.
 * Terms of English, Spanish and Catalan stand side by side.
 */
export const INDUSTRY_WORDS: Readonly<Record<string, string>> = {
  accounting:
    'accounting!, accountan*!, bookkeeping!, audit firm!, auditor*!, contabilidad!, comptabilitat!, asesoria fiscal!, assessoria fiscal!, gestoria!, tax advis*!, payroll services, impuestos, impostos, declaracion de la renta, fiscal y contable!, fiscal i comptable!',
  aerospace:
    'aerospace!, aeroespacial!, satellite*!, satelite*!, aircraft!, aeronave*, aeronautic*!, drone*, defence!, defense, defensa militar, space mission*, launch vehicle*, avionics!, cubesat*!',
  agriculture:
    'agricultur*!, agricola*!, ganader*!, ramader*!, farm*!, fishing!, pesca!, cultivo*!, conreu*!, cosecha*, collita, fruit grow*!, finca*, livestock!, horticul*!, riego*, granja*!, tractor*, regadiu, fertiliz*',
  automotive:
    'automotive!, automocion!, automocio!, vehicle*, vehiculo*, concesionari*!, car dealer*!, taller mecanico!, taller mecanic!, car parts!, recambios!, coches!, cotxes!, car repair!, neumatic*!, electric vehicles, autobus*',
  banking:
    'bank*!, banca!, banco!, credit*, loan*!, prestamo*!, prestec*!, hipoteca*!, hipotec*!, investment*!, inversion*!, fintech!, pagos!, pagaments, payment*!, wealth management!, asset management!, fondos!, cuentas, trading, finanzas, finances',
  biotechnology:
    'biotech*!, biotecnolog*!, genom*!, dna, adn, protein*!, cell therapy!, terapia celular!, molecular!, crispr!, antibod*, bioinformatic*!, enzim*!, enzyme*',
  chemicals:
    'chemical*!, quimic*!, polymer*!, polimero*!, resin*!, adhesiv*!, paint manufacturer!, pinturas!, pintures!, coatings!, solvent*, disolvente*, detergent*, surfactant*!, additiv*, aditivo*',
  construction:
    'construction!, construccion*!, construccio!, builder*!, obra nueva!, obra civil!, obras!, obres!, reformas!, reformes!, building contractor!, civil works!, albanil*!, rehabilitacion de edificios!, rehabilitacio!, edificacion*!, renovation*, refurbish*, paleta*, cubiertas, fachadas',
  consulting:
    'consulting!, consultant*!, consultor*!, advisory!, strategy!, estrategia, business transformation!, transformacion!, management consult*!, organizational, mejora de procesos!, change management!, asesoramiento estrategico!',
  'consumer-goods':
    'consumer goods!, gran consumo!, cosmetic*!, household products!, toys!, juguetes!, joguines!, hogar, personal care!, cuidado personal!, perfum*!, skincare!, brands people, menaje!, candles',
  design:
    'architect*!, arquitect*!, interior design!, interiorismo!, interiorisme!, design studio!, estudio de diseno!, estudi de disseny!, diseno grafico!, disseny grafic!, branding!, industrial design!, urbanismo!, urbanisme, landscape*, tipografia, typography',
  education:
    "education*!, educacion!, educacio!, educativ*!, school*!, escuela*!, escola!, escoles!, academ*!, university!, universidad!, universitat!, courses!, cursos!, students!, alumnos!, alumnes!, teacher*!, profesor*!, professor*!, formacion!, formacio!, e-learning!, guarderia!, llar d'infants!",
  electronics:
    'electronic*!, circuit*!, pcb!, semiconductor*!, sensor*!, microchip*!, embedded systems!, led lighting!, componentes electronicos!, components electronics!, microcontrol*!, electronica!',
  energy:
    'energy!, energia!, energetic*!, solar!, photovoltaic!, fotovoltaic*!, wind power!, eolic*!, electricity!, electricidad!, electricitat!, gas natural!, renewable*!, renovable*!, autoconsumo!, autoconsum!, biomass, biomasa, water supply, suministro, smart grid*!, placas solares!, plaques solars!',
  engineering:
    "engineering!, ingenieria!, enginyeria!, engineer*!, ingenier*!, enginyer*!, industrial projects!, technical office!, oficina tecnica!, calculo de estructuras!, calcul d'estructures!, automation engineering!, proyectos industriales!, projectes industrials!, cad",
  entertainment:
    'entertainment!, entretenimiento!, video game*!, videojuego*!, videojoc*!, game studio!, games!, concert*!, festival*!, theatre!, teatro!, teatre!, film production!, cine!, musica!, events!, espectaculo*!, espectacle*!, gaming!, party, ocio!, oci',
  environment:
    'environment*!, medio ambiente!, medi ambient!, medioambiental*!, ambiental*!, recycling!, reciclaje!, reciclatge!, waste!, residuo*!, residu*!, wastewater!, aguas residuales!, aigues residuals!, sustainability, sostenibilidad, biodiversity!, biodiversidad!, carbon footprint!, huella de carbono!, petjada de carboni!, forestal*',
  fashion:
    'fashion!, moda!, textil*!, textile*!, clothing!, ropa!, roba!, apparel!, shoe*!, calzado!, calcat!, garment*!, fabric*, tejido*!, teixit*!, jewel*!, joyeria!, joieria!, collection, coleccion, dress*, knitwear!, bags',
  food: "food!, bakery!, panaderia!, fleca!, forn!, bread!, masa madre!, pan!, pa de pages!, alimentacion!, alimentari*!, alimentacio!, bebida*!, begud*!, wine*!, vino*!, vins!, celler!, bodega!, brewery!, cervez*!, cervesa*!, cheese!, queso*!, formatge*!, oil mill, aceite*!, oli d'oliva!, conserva*!, embutido*!, embotit*!, chocolate*!, xocolata!, coffee roaster*!, cafe!, carn!, carnic*!, beverage*!, snacks!, obrador!",
  government:
    'city council!, ayuntamiento!, ajuntament!, government!, gobierno!, govern!, ministry!, ministerio!, public administration!, administracion publica!, diputacion!, diputacio!, consell comarcal!, generalitat!, municipal*!, ciudadania!, ciutadania',
  healthcare:
    'health*!, sanidad!, salud!, salut!, sanitari*!, clinic*!, hospital*!, medic*!, patient*!, paciente*!, pacient*!, dental!, dentist*!, odontolog*!, physiotherap*!, fisioterap*!, nurs*!, enfermer*!, infermer*!, residencia de mayores!, gent gran!, care home*!, doctor*, psicolog*!, veterinar*!, ortodoncia!, implantes',
  hospitality:
    'hotel*!, restaurant*!, hostel*!, hosteleria!, hostaleria!, tourism!, turismo!, turisme!, travel!, viajes!, viatges!, resort*!, apartamentos turisticos!, catering!, camping*!, guests!, huespedes!, hostes!, habitaciones!, habitacions!, chef, menu!, cocina, cuina!, booking*, spa, agencia de viajes!',
  'human-resources':
    'human resources!, recursos humanos!, recursos humans!, recruitment!, staffing!, headhunt*!, seleccion de personal!, seleccio de personal!, trabajo temporal!, treball temporal!, talent acquisition!, executive search!, outplacement!, ett!, payroll, temp agency!',
  insurance:
    'insur*!, seguro de!, seguros!, assegurance*!, asegurador*!, aseguradora!, broker de seguros!, poliza*!, polissa, polisses!, claims!, siniestro*!, mutua!, reasegur*!, underwrit*!, corredoria!, correduria!',
  legal:
    "law firm!, lawyer*!, abogad*!, advocat*!, legal services!, litigation!, bufete!, bufet!, juridic*!, attorney*!, solicitor*!, notari*!, procurador*, despacho de abogados!, despatx d'advocats!, derecho!, dret!, mercantil, penal!, patent attorney*!",
  logistics:
    'logistic*!, transport*!, freight!, shipping!, warehous*!, almacen*!, magatzem*!, mensajeria!, missatgeria!, courier!, supply chain!, cadena de suministro!, mercancias!, mercaderies!, trucks!, camion*!, camions!, flota!, fleet, last mile!, ultima milla!, aduanas!, duanes, mudanzas!, paqueteria!, forwarding!, carga',
  machinery:
    'machinery!, maquinaria!, maquinaria industrial!, machine*!, maquinas!, maquines!, machine tools!, maquina herramienta!, packaging machines!, robots industriales!, compressors!, hydraulic*!, hidraulic*!, gruas!, elevador*!, ascensor*!, cnc machines, bombas, valvulas',
  manufacturing:
    'manufactur*!, fabricacion!, fabricacio!, fabricante*!, fabricant*!, fabricamos!, fabriquem!, factory!, fabrica!, mecanizado*!, mecanitzat*!, machining!, injection moulding!, inyeccion de plastico!, injeccio de plastic!, production line*, furniture maker*!, muebles!, mobles!, ceramic*!, planta de produccion, metal parts!, piezas, peces',
  marketing:
    'marketing!, advertising!, publicidad!, publicitat!, seo!, social media!, redes sociales!, xarxes socials!, campaigns!, campanas!, campanyes!, creative agency!, agencia creativa!, content marketing!, brand strategy!, inbound!, performance, copywriting!, comunicacion!, comunicacio!, influencer*',
  media:
    'publishing!, editorial!, newspaper*!, periodico!, diari!, magazine*!, revista*!, journalis*!, periodis*!, television!, radio!, noticias!, noticies!, books!, libros!, llibres!, broadcast*!, podcast*!, imprenta, news',
  mining:
    'mining!, mineria!, mine*, steel!, acero!, acer!, metallurg*!, metalurg*!, metal-lurg*!, aluminium!, aluminio!, alumini!, quarry!, cantera de aridos!, aridos!, foundry!, fundicion!, fosa, copper!, cobre!, minerales!, siderurg*!, marmol!',
  nonprofit:
    'non-profit!, nonprofit!, ngo!, ong!, charity!, fundacion!, fundacio!, foundation!, volunteer*!, voluntari*!, donat*!, dona!, sin animo de lucro!, sense anim de lucre!, social inclusion!, inclusion social!, inclusio social!, cooperacion internacional!, entidad social!, entitat social!, refugee*!, beneficiari*',
  packaging:
    'packaging!, envase*!, envas*!, embalaje*!, embalatge*!, cardboard!, carton!, cartro!, paper mill!, papelera!, paperera!, corrugated!, labels!, etiquetas!, etiquetes!, bolsas de papel!, cajas!, caixes!, pallets!',
  pharmaceuticals:
    'pharma*!, farmaceutic*!, medicines!, medicamento*!, medicament*!, drug development!, clinical trials!, ensayos clinicos!, assaigs clinics!, laboratorio farmaceutico!, vaccine*!, vacuna*!, api manufacturing, dosage, principios activos!, generic*',
  'real-estate':
    'real estate!, inmobiliari*!, immobiliari*!, property!, properties!, homes for sale!, pisos en venta!, pisos!, habitatge*!, vivienda*!, alquiler*!, lloguer*!, coworking!, tenants!, letting*!, promotora!, api inmobiliario, casas!',
  retail:
    'retail!, store*!, tienda*!, botig*!, shop*!, supermercad*!, supermercat*!, supermarket*!, ecommerce!, comercio!, comerc!, ferreteria!, shopping!, comprar, carrito!, cistella!, online store!, catalogo, llibreria!, libreria!, ofertas, floristeria!, optica!',
  security:
    "security guard*!, vigilancia!, vigilancia privada!, seguridad privada!, seguretat privada!, alarm*!, cctv!, videovigilancia!, control de accesos!, control d'accessos!, access control!, fire protection!, contra incendios!, contra incendis!, vigilante*!, vigilant*!, intrusion!",
  software:
    'software!, saas!, programari!, app development!, web development!, desarrollo web!, desenvolupament web!, cloud!, developer*!, desarrollador*!, api!, cybersecurity!, ciberseguridad!, ciberseguretat!, artificial intelligence!, inteligencia artificial!, intel ligencia artificial!, data platform!, it services!, servicios informaticos!, serveis informatics!, informatic*!, erp!, crm!, platform!, plataforma!, devops!, machine learning!, aplicaciones moviles!, hosting!',
  sports:
    'sport*!, deport*!, esport*!, fitness!, gym*!, gimnasio*!, gimnas*!, football!, futbol!, cycling!, ciclismo!, ciclisme!, padel!, tennis!, training plans, club esportiu!, bicicletas!, bicicletes!, running!, yoga!, natacion!, escalada!',
  telecommunications:
    'telecom*!, telecomunic*!, fibra optica!, fibre optic!, fiber optic!, broadband!, banda ancha!, mobile network!, 5g!, voip!, telefonia!, internet provider!, operador*, operadora!, wifi!, roaming!, towers',
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
