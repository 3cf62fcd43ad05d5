/** Beginnings of words that name what a person does, folded; English, Spanish, Catalan. */
const ROLE_STEMS = `engineer|developer|programmer|manager|director|head|lead|leader|chief|officer|president|founder|cofounder|co-founder|owner|partner|analyst|consultant|specialist|coordinator|administrator|assistant|associate|intern|trainee|apprentice|designer|architect|scientist|researcher|professor|lecturer|teacher|tutor|nurse|doctor|physician|surgeon|pharmacist|accountant|auditor|controller|bookkeeper|lawyer|attorney|paralegal|solicitor|editor|writer|journalist|translator|photographer|artist|cook|chef|baker|waiter|waitress|barista|bartender|cashier|clerk|receptionist|secretary|salesperson|seller|buyer|recruiter|executive|representative|agent|advisor|adviser|operator|technician|mechanic|electrician|plumber|carpenter|welder|driver|supervisor|foreman|fellow|postdoc|postdoctoral|volunteer|freelance|contractor|strategist|planner|producer|marketer|marketing manager|tester|vicepresident|vicerector|hr business partner|business partner|scrum|devops|sysadmin|librarian|therapist|psychologist|social worker|cleaner|caretaker|pilot|auditor|economist|statistician|biologist|chemist|ecologist|merchandiser|buyer|copywriter|principal|staff|junior|senior|
ingenier|enginyer|desarrollador|desenvolupador|programador|director|gerente|gerent|responsable|jefe|jefa|cap de|cap d|sotscap|subjefe|coordinador|encargad|encarregad|tecnic|analista|consultor|especialista|administrativ|administrador|auxiliar|asistente|assistent|ayudante|ajudant|becari|practicas|en practicas|estudiante en|aprendiz|aprenent|disenador|dissenyador|maquetador|arquitect|aparejador|aparellador|cientific|investigador|profesor|professor|maestr|mestr|docente|docent|educador|monitor|enfermer|infermer|medic|metge|cirujan|farmaceutic|fisioterapeut|psicolog|trabajador|treballador|contable|comptable|auditor|abogad|advocat|periodista|redactor|traductor|fotograf|cociner|cuiner|camarer|cambrer|panader|forner|pasteler|pastisser|dependient|dependent|cajer|caixer|recepcionista|secretari|vendedor|venedor|comercial|comprador|agente|agent|asesor|assessor|operari|operador|oficial|peon|peo|mozo|mosso|mecanic|electricista|fontaner|lampista|carpinter|fuster|soldador|conductor|repartidor|chofer|xofer|supervisor|socio|soci|fundador|cofundador|presidente|president|formador|gestor|interventor|tesorer|tresorer|delegad|delegat|promotor|azafat|hostess|limpiador|conserje|conserge|vigilante|vigilant|biolog|quimic|economista|veterinari|odontolog|dentista|peluquer|perruquer|estetic|bibliotecari|arqueolog|ilustrador|realizador|guia|socorrista|cuidador|project manager|product|albanil|paleta|pintor|jardiner|agricultor|operations`;
/** Words that do so only whole: surnames and given names begin like them (Qasim, Ciobanu, Cooper, Vicente, Guardiola). */
const ROLE_WORDS = 'qa|cto|ceo|cfo|coo|cmo|cio|vp|svp|evp|vice|guards?|guardia|guarda';
const COMPANY_WORDS = `inc|llc|ltd|limited|plc|gmbh|ag|bv|nv|sarl|srl|spa|pty|pvt|corp|corporation|co|company|group|holdings|holding|partners|associates|consulting|consultants|consultores|technologies|technology|systems|software|labs|lab|studio|studios|solutions|services|industries|ventures|capital|bank|insurance|university|college|school|institute|institut|hospital|clinic|foundation|ministry|council|museum|agency|hotel|restaurant|resort|bakery|media|press|research|logistics|motors|pharma|airlines|airport|communications|roasters|provisions|freight|international|global|digital|nhs|trust|
sl|s l|sa|s a|slu|s l u|sau|scp|sccl|s coop|cooperativa|grupo|grup|asociados|associats|asesoria|assessoria|gestoria|bufete|despacho|talleres|tallers|taller|conservas|construcciones|construccions|instalaciones|montajes|almacenes|supermercados|supermercats|cafeteria|restaurante|taverna|taberna|bar|hotel|hospital|clinica|fundacion|fundacio|residencia|universidad|universitat|colegio|escola|escuela|ies|ceip|instituto|ayuntamiento|ajuntament|generalitat|diputacion|diputacio|gobierno|govern|ministerio|consejeria|consell|conselleria|xunta|junta|estudio|estudi|laboratorios|laboratoris|banco|banc|caixa|zapateria|sabateria|farmacia|libreria|llibreria|impremta|imprenta|editorial|transportes|transports|logistica|sistemas|sistemes|soluciones|solucions|servicios|serveis|industrias|industries|agencia|centro|centre|club|asociacion|associacio|clinic|forn|panaderia|fleca|tienda|botiga|compania|companyia|ong|esplai|correos|renfe|mercadona|consultoria|inmobiliaria|immobiliaria|bodegas|celler|cellers|hermanos|germans|fabrica|metro|museo|museu|federacion|federacio`;

const ROLE = new RegExp(
  `(?:^|[\\s/(-])(?:(?:${ROLE_WORDS})(?![\\p{L}\\p{N}])|${ROLE_STEMS.replace(/\n/g, '')
    .split('|')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'gu',
);
const COMPANY = new RegExp(
  `(?:^|\\s)(?:${COMPANY_WORDS.replace(/\n/g, '')
    .split('|')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=\\s|$)`,
  'g',
);

/** How many words of a folded text (letters and spaces) name a role. */
export function roleScore(folded: string): number {
  return folded.match(ROLE)?.length ?? 0;
}
/** How many words of it name a kind of company. */
export function companyScore(folded: string): number {
  return folded.match(COMPANY)?.length ?? 0;
}
