const INSTITUTION = `university|universidad|universitat|universiteit|universitet|universitetet|universite|universita|universidade|unibertsitatea|universitaet|univ|college|school|schools|institute|institut|instituto|institucio|academy|academia|academie|faculty|facultad|facultat|escuela|escola|colegio|collegi|col legi|liceo|lycee|gymnasium|politecnica|politecnico|polytechnic|polytechnique|politeknik|hochschule|conservatory|conservatorio|conservatori|seminary|ies|ins|ceip|cifp|cpifp|fp|esade|iese|eada|esic|upc|upf|uab|ub|uoc|upm|ucm|uned|uam|uc3m|mit|eth|epfl|ucl|lse|camara|cambra|fundacion|fundacio|centro|centre|center|vidyalaya|elisava|coursera|udemy|edx|platzi|ironhack|eoi|oficial d idiomes|la salle|iqs|insead|birkbeck|blanquerna|deusto|comillas|icade|icai|cunef|tecnun|eina|massana|ied|esdi|url|udl|udg|urv|uvic|upv|ehu|unir|kth|tum|escp|hec|caltech|georgia tech|virginia tech|sciences po|ku leuven|tu delft|salesianos|salesians|maristas|maristes|jesuitas|jesuites|escolapios|escolapis`;
const DEGREE = `phd|ph d|dphil|doctorate|doctor|doctorado|doctorat|bachelor|bachelors|master|masters|bsc|b sc|ba|b a|bs|b s|be|b e|beng|b eng|btech|b tech|bcom|bba|llb|ll b|llm|msc|m sc|ms|ma|m a|m s|meng|m eng|mtech|mba|mfa|bfa|mphil|mres|associate degree|associate|diploma|diplomado|certificate|certificado|certificat|certification|degree|honours|hons|a levels|a level|gcse|gcses|btec|hnd|hnc|nvq|higher secondary|secondary|high school|ged|foundation degree|postgraduate|postgrado|posgrado|postgrau|minor|major|grado|grau|licenciatura|licenciado|licenciada|llicenciatura|llicenciat|llicenciada|diplomatura|diplomado|diplomat|ingenieria|enginyeria|arquitectura|tecnico|tecnica|tecnic|tecnica|superior|cfgs|cfgm|ciclo|cicle|bachillerato|bachiller|batxillerat|eso|egb|bup|cou|graduado|graduat|selectividad|curso|curs|taller|seminario|seminari|titulo|titol|especialista|especializacion|especialitzacio|formacion profesional|formacio professional|bootcamp|course|abitur|baccalaureate|baccalaureat|exchange|erasmus|mooc|habilitacion|habilitacio`;

/** Beginnings of words that name what is studied, folded; English, Spanish, Catalan. */
const SUBJECT = `account|administrac|administrat|agricult|agronom|ambient|analytic|anatom|anthropolog|antropolog|archaeolog|arqueolog|audiovisual|automat|auxiliar|biochem|biolog|bioqui|biotec|biotech|cafeter|carpinter|catering|chemi|child|ciberseg|ciencia|ciencies|climat|comerc|comerci|commerce|communicat|comptab|comput|computer|comunica|construc|contab|criminolog|culinar|cyber|desarrollo|desenvolup|design|didactic|direccio|disen|dissen|econom|edificac|educac|educat|electr|emergenc|energ|enferm|engineer|environment|estadist|estet|farmac|fashion|filolog|filosof|finan|fisic|fisiot|fotogr|fuster|gastronom|geograf|geograph|geolog|gestio|histor|horticult|hospitality|hostaler|hosteler|hotel|human|idiom|infant|infermer|informacio|informatic|information|intelligen|interior|journal|laboral|leadership|lengua|linguist|literat|llengu|logist|management|manufactur|marketing|marqueting|matem|mathematic|mecan|mechan|medic|mercadeo|metal|midwif|mobiliar|multimedia|music|nanocien|nanosci|nanotec|network|nurs|nutri|odontol|optic|palliative|panader|pastel|pastiss|pedagog|peluqu|period|perruqu|pharmac|philolog|philosoph|photogr|physic|physiot|politic|programac|psicolog|psycholog|publicid|publicit|quimic|relaciones|relacions|renewable|robot|sanita|science|seguretat|seguridad|sistem|social|sociolog|software|soldad|soldeig|sport|statist|supply|teaching|technolog|tecnolog|telecom|tourism|traduc|translat|turism|veterin|visual|zoolog`;
/** Words that name it only when whole: names of firms and people begin with them. */
const WHOLE_SUBJECT = `art historia|artes|artesania|arts|bellas artes|belles arts|business|civil|clinical|cocina|cook|cookery|cooking|cuina|dades|data|database|databases|datos|dental|dentist|dentisteria|dentistry|derecho|dret|early years|english|film|filmmaking|films|fine art|fine arts|french|guia|guiatge|health|healthcare|language|languages|law|math|maths|moda|primaria|primary|public|publica|publicas|publishing|recursos humanos|recursos humans|redes|sales|salud|salut|vendes|ventas|web|welder|welding|xarxes`;

const words = (list: string) =>
  new RegExp(
    `(?:^|\\s)(?:${list
      .split('|')
      .sort((a, b) => b.length - a.length)
      .join('|')})(?=\\s|$)`,
    'g',
  );
const INSTITUTION_PATTERN = words(INSTITUTION);
const DEGREE_PATTERN = words(DEGREE);

const SUBJECT_PATTERN = new RegExp(`(?:^|\\s)(?:${SUBJECT}|(?:${WHOLE_SUBJECT})(?=\\s|$))`);
/** Whether a folded text names something that is studied; names of places of study may do so too. */
export const namesSubject = (folded: string): boolean => SUBJECT_PATTERN.test(folded);

/** How many words of a folded text name a place of study. */
export function institutionScore(folded: string): number {
  return folded.match(INSTITUTION_PATTERN)?.length ?? 0;
}
/** How many words of it name a degree. The word at the front weighs double: "Master …", "Universitat …" begin by what they are. */
export function degreeScore(folded: string): number {
  const count = folded.match(DEGREE_PATTERN)?.length ?? 0;
  return count > 0 && folded.search(DEGREE_PATTERN) <= 0 ? count + 1 : count;
}

/** A degree's short name printed before the place of study without anything between. */
export const DEGREE_BEFORE_INSTITUTION =
  /^(ph\.?\s?d\.?|d\.?phil\.?|b\.?\s?sc?\.?|m\.?\s?sc?\.?|b\.?a\.?|m\.?a\.?|mba|b\.?eng\.?|m\.?eng\.?|ll\.?[bm]\.?)\s+(?!in\b|of\b|en\b|de\b|d['’])(\p{Lu}.*)$/iu;

/** A kind of degree without its subject, as CVs print it in a line of its own. */
const BARE_DEGREE = new RegExp(
  `^(?:${[
    '(?:master|bachelor|associate)s?(?: of (?:science|arts|engineering|business administration|laws|education|technology|commerce))?',
    '(?:higher national|postgraduate|professional|advanced)? ?(?:diploma|certificate)',
    'foundation degree|bsc|ba|bs|beng|msc|ma|ms|meng|mba|phd|doctorate|btec',
    'grado|grau|licenciatura|llicenciatura|diplomatura|doctorado|doctorat|posgrado|postgrau|bachillerato|batxillerat',
    '(?:tecnico|tecnic)(?: superior| medio| mitja| especialista)?',
    '(?:ciclo formativo|cicle formatiu) de (?:grado|grau) (?:superior|medio|mitja)',
  ].join('|')})$`,
);
/** Whether a folded text is a kind of degree and nothing else. */
export const isBareDegree = (folded: string): boolean => BARE_DEGREE.test(folded);
