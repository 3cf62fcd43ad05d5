import { phrases } from '../text/fold.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'languages'
  | 'skills'
  | 'softSkills'
  | 'other';

/** Headings people write over each section, in English, Spanish and Catalan; compared folded and whole. */
export const SECTION_HEADINGS: Record<SectionKind, Set<string>> = {
  contact:
    phrases(`contact|contact details|contact information|contact info|personal details|personal information|personal data|details|personal|get in touch|find me|reach me|address|
contacto|contactar|datos de contacto|informacion de contacto|datos personales|informacion personal|datos|detalles|
contacte|contactar|dades de contacte|informacio de contacte|dades personals|informacio personal|dades|detalls`),
  summary:
    phrases(`summary|personal summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|career profile|research profile|about|about me|who i am|objective|career objective|personal statement|statement|introduction|overview|bio|biography|
resumen|resumen profesional|resumen ejecutivo|perfil|perfil profesional|perfil personal|sobre mi|acerca de mi|quien soy|objetivo|objetivo profesional|objetivos|extracto|presentacion|introduccion|biografia|carta de presentacion|
resum|resum professional|perfil professional|sobre mi|qui soc|qui som|qui soc jo|objectiu|objectiu professional|objectius|extracte|presentacio|introduccio|biografia|acerca de`),
  experience:
    phrases(`experience|work|work experience|professional experience|employment|employment history|work history|career history|career|job history|relevant experience|relevant work experience|professional background|positions|positions held|appointments|academic appointments|industry experience|internships|internship experience|experience and internships|professional career|working experience|clinical experience|teaching experience|research experience|other experience|additional experience|
experiencia|experiencia laboral|experiencia profesional|experiencia de trabajo|experiencias|experiencia docente|experiencia relevante|experiencia profesional relevante|otra experiencia|otras experiencias|historial laboral|historial profesional|trayectoria|trayectoria profesional|trayectoria laboral|vida laboral|carrera profesional|empleo|empleos|practicas|practicas profesionales|experiencia investigadora|puestos desempenados|historial de empleo|
experiencia laboral|experiencia professional|experiencia docent|experiencia de treball|experiencies|experiencies laborals|altra experiencia|altres experiencies|historial professional|trajectoria|trajectoria professional|trajectoria laboral|vida laboral|carrera professional|feines|ocupacio|practiques|practiques professionals|experiencia investigadora|experiencia en empreses`),
  education:
    phrases(`education|education and training|education and qualifications|academic background|academic qualifications|academic history|academic record|educational background|educational qualifications|qualifications|studies|training|academic education|schooling|degrees|university education|formal education|education and certifications|
educacion|educacion y formacion|formacion|formacion academica|formacion profesional|formacion reglada|formacion universitaria|formacion y estudios|formacion complementaria|formacion adicional|estudios|estudios realizados|estudios academicos|datos academicos|titulacion|titulaciones|titulos|historial academico|expediente academico|trayectoria academica|preparacion academica|antecedentes academicos|otra formacion|
educacio|educacio i formacio|formacio|formacio academica|formacio professional|formacio reglada|formacio universitaria|formacio complementaria|formacio addicional|estudis|estudis realitzats|dades academiques|titulacio|titulacions|titols|historial academic|expedient academic|trajectoria academica|altra formacio`),
  languages:
    phrases(`languages|language|language skills|language proficiency|languages known|spoken languages|languages spoken|foreign languages|
idiomas|lenguas|conocimiento de idiomas|idioma|nivel de idiomas|competencias linguisticas|competencia linguistica|otros idiomas|lenguas extranjeras|
idiomes|llengues|coneixement d'idiomes|coneixements d'idiomes|idioma|competencies linguistiques|competencia linguistica|altres llengues|altres idiomes|nivell d'idiomes`),
  skills:
    phrases(`skills|skills summary|summary of skills|professional skills summary|proficiencies|skills proficiency|skills and proficiency|key skills|top skills|core skills|technical skills|hard skills|technical expertise|technologies|tools|tools and technologies|technical competencies|competencies|core competencies|key competencies|expertise|areas of expertise|methods and tools|methods|software|computer skills|it skills|digital skills|programming languages|tech stack|technical proficiencies|skills and tools|skills and expertise|professional skills|skills and competencies|technical knowledge|programs|specialties|skills and abilities|
habilidades tecnicas|conocimientos|conocimientos tecnicos|conocimientos informaticos|conocimientos de informatica|informatica|tecnologias|herramientas|programas|software|competencias tecnicas|competencias digitales|competencias profesionales|aptitudes tecnicas|aptitudes principales|habilidades profesionales|habilidades y competencias|habilidades|competencias|stack tecnologico|especialidades|ofimatica|areas de especializacion|manejo de programas|competencias clave|aptitudes profesionales|otros conocimientos|habilidades informaticas|
habilitats tecniques|coneixements|coneixements tecnics|coneixements informatics|coneixements d'informatica|informatica|tecnologies|eines|eines i tecnologies|programes|programari|competencies tecniques|competencies digitals|competencies professionals|competencies digitals i altres|aptituds tecniques|aptituds principals|habilitats professionals|habilitats|competencies|especialitats|ofimatica|altres coneixements|coneixements i eines|eines i coneixements`),
  softSkills:
    phrases(`soft skills|personal skills|interpersonal skills|strengths|personal strengths|key strengths|personal qualities|people skills|social skills|personal attributes|attributes|transferable skills|qualities|communication skills|personal competencies|social and organisational skills|
habilidades personales|habilidades sociales|habilidades blandas|habilidades interpersonales|aptitudes|aptitudes personales|fortalezas|competencias personales|competencias sociales|competencias transversales|cualidades|cualidades personales|puntos fuertes|actitudes|capacidades|virtudes|
habilitats personals|competencies personals|habilitats socials|habilitats toves|habilitats interpersonals|aptituds|aptituds personals|fortaleses|competencies socials|competencies transversals|qualitats|qualitats personals|punts forts|actituds|capacitats|virtuts`),
  other:
    phrases(`publications|selected publications|projects|personal projects|selected projects|awards|honors|honours|honors and awards|awards and honours|selected honors|certifications|certificates|licenses and certifications|licences and certifications|courses|references|referees|interests|hobbies|hobbies and interests|interests and hobbies|volunteering|volunteer experience|voluntary work|volunteer work|patents|talks|invited talks|conferences|memberships|professional memberships|affiliations|declaration|additional information|other|miscellaneous|driving licence|driving license|grants|grants and awards|teaching|achievements|key achievements|activities|extracurricular activities|portfolio|links|social|profiles|online profiles|social profiles|social networks|social media|websites|military service|availability|other information|leadership|community|open source|
publicaciones|proyectos|proyectos personales|proyectos destacados|premios|reconocimientos|premios y reconocimientos|logros|certificaciones|certificados|licencias y certificaciones|cursos|cursos y certificaciones|cursos y seminarios|referencias|intereses|aficiones|voluntariado|patentes|ponencias|congresos|otros|otros datos|otros datos de interes|datos de interes|otra informacion|informacion adicional|informacion complementaria|informacion de interes|carne de conducir|permiso de conducir|disponibilidad|actividades|varios|enlaces|perfiles|redes sociales|redes|docencia|becas|portafolio|observaciones|
publicacions|projectes|projectes personals|premis|reconeixements|premis i reconeixements|assoliments|certificacions|certificats|llicencies i certificacions|cursos i seminaris|referencies|interessos|aficions|voluntariat|patents|ponencies|congressos|altres|altres dades|altres dades d'interes|dades d'interes|altra informacio|informacio addicional|informacio complementaria|informacio d'interes|carnet de conduir|permis de conduir|disponibilitat|activitats|enllacos|perfils|xarxes socials|xarxes|beques|observacions|competencias personales`),
};

/** Forms print these as labels before a value; alone they are no heading, and they end what stood before. */
export const FORM_LABELS = {
  name: phrases(
    'name|full name|name surname|first name surname|surname first name|nombre apellido|apellido nombre|nom cognom|cognom nom|first name surname|first name s surname s|surname first name|surname s first name s|nombre apellidos|nombre s apellidos s|apellidos nombre|apellido s nombre s|nom cognoms|nom s cognoms s|cognoms nom|cognom s nom s|nombre|nombre completo|nombre y apellidos|apellidos y nombre|nom|nom i cognoms|cognoms i nom|nom complet',
  ),
  firstName: phrases('first name|given name|given names|forename|nombre|nombres|nom'),
  lastName: phrases('last name|surname|family name|apellidos|apellido|cognoms|cognom'),
  position: phrases(
    'position|desired position|job title|title|profession|job applied for|puesto|puesto deseado|puesto solicitado|profesion|empleo deseado|lloc de treball|lloc de treball desitjat|lloc desitjat|professio|ocupacio',
  ),
  address: phrases(
    'address|addresses|location|city|residence|home address|place of residence|direccion|domicilio|ubicacion|localidad|poblacion|ciudad|residencia|lugar de residencia|adreca|domicili|ubicacio|localitat|poblacio|ciutat|lloc de residencia',
  ),
  nativeLanguage: phrases(
    'mother tongue|mother tongues|native language|lengua materna|idioma materno|lenguas maternas|llengua materna|llengues maternes',
  ),
  otherLanguages: phrases(
    'other languages|other language|otras lenguas|otra lengua|otros idiomas|otro idioma|altres llengues|altra llengua|altres idiomes|altre idioma',
  ),
};
