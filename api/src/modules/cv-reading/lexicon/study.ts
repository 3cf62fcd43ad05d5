const INSTITUTION = `university|universidad|universitat|universiteit|universitet|universitetet|universite|universita|universidade|unibertsitatea|universitaet|univ|college|school|schools|institute|institut|instituto|institucio|academy|academia|academie|faculty|facultad|facultat|escuela|escola|colegio|collegi|col legi|liceo|lycee|gymnasium|politecnica|politecnico|polytechnic|polytechnique|politeknik|hochschule|conservatory|conservatorio|conservatori|seminary|ies|ins|ceip|cifp|cpifp|fp|esade|iese|eada|esic|upc|upf|uab|ub|uoc|upm|ucm|uned|uam|uc3m|mit|eth|epfl|ucl|lse|camara|cambra|fundacion|fundacio|centro|centre|center|vidyalaya|elisava|coursera|udemy|ironhack|eoi|oficial d idiomes`;
const DEGREE = `phd|ph d|dphil|doctorate|doctor|doctorado|doctorat|bachelor|bachelors|master|masters|bsc|b sc|ba|b a|bs|b s|be|b e|beng|b eng|btech|b tech|bcom|bba|llb|ll b|llm|msc|m sc|ms|ma|m a|m s|meng|m eng|mtech|mba|mfa|bfa|mphil|mres|associate degree|associate|diploma|diplomado|certificate|certificado|certificat|certification|degree|honours|hons|a levels|a level|gcse|gcses|btec|hnd|hnc|nvq|higher secondary|secondary|high school|ged|foundation degree|postgraduate|postgrado|posgrado|postgrau|minor|major|grado|grau|licenciatura|licenciado|licenciada|llicenciatura|llicenciat|llicenciada|diplomatura|diplomado|diplomat|ingenieria|enginyeria|arquitectura|tecnico|tecnica|tecnic|tecnica|superior|cfgs|cfgm|ciclo|cicle|bachillerato|bachiller|batxillerat|eso|egb|bup|cou|graduado|graduat|selectividad|curso|curs|taller|seminario|seminari|titulo|titol|especialista|especializacion|especialitzacio|formacion profesional|formacio professional|bootcamp|course|abitur|baccalaureate|baccalaureat|exchange|erasmus|mooc|habilitacion|habilitacio`;

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
