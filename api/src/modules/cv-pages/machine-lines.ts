import { fold } from '@cantera/shared/contracts/text';

/**
 * How texts speak to a machine that reads them, in English, Spanish and Catalan, over folded words: what it is to forget, whom
 * it is to be, what it is to say of the candidate, and marks that prompts are made of.
 */
const SIGNS: readonly string[] = [
  // What it is to forget.
  '(?:ignore|disregard|forget|override|bypass|skip) (?:\\w+ ){0,4}(?:instructions?|prompts?|rules|criteria|guidelines|requirements|context|everything|evaluation|the above|system)',
  '(?:ignor\\w+|olvid\\w+|descart\\w+|omit\\w+|pas\\w+ por alto|haz caso omiso de) (?:\\w+ ){0,4}(?:instruccion\\w*|indicacion\\w*|reglas|criterios|requisitos|anterior\\w*|ordenes|todo lo)',
  '(?:ignor\\w+|oblid\\w+|descart\\w+|omet\\w+|no facis cas d\\w*|passa per alt) (?:\\w+ ){0,4}(?:instruccion\\w*|indicacion\\w*|regles|criteris|requisits|anterior\\w*|ordres|tot el)',
  // Whom it is to be.
  '(?:you are|act as|behave as|pretend to be) (?:now )?(?:an? |the )?(?:\\w+ ){0,2}(?:ai|assistant|language model|llm|chatbot|recruiter bot|hiring (?:bot|assistant))\\b',
  '(?:eres|actua como|comportate como|haz de) (?:ahora )?(?:una? |el |la )?(?:\\w+ ){0,2}(?:ia|inteligencia artificial|asistente|modelo de lenguaje|chatbot)\\b',
  '(?:ets|actua com|comporta t com|fes de) (?:ara )?(?:una? |el |la |l )?(?:\\w+ ){0,2}(?:ia|intelligencia artificial|assistent|model de llengua\\w*|chatbot)\\b',
  '(?:note|message|instructions?|attention|dear|hello|hi|hey|to the|to any|if you are an?) (?:\\w+ ){0,3}(?:ai|llm|language model|chatgpt|gpt|ai model|chatbot|ats bot|automated (?:system|screener|reviewer))\\b',
  '(?:nota|mensaje|instruccion\\w*|atencion|hola|estimad[oa]|si eres una?|para el|para la) (?:\\w+ ){0,3}(?:ia|inteligencia artificial|llm|modelo de lenguaje|chatgpt|chatbot|sistema automatic\\w*)\\b',
  '(?:nota|missatge|instruccion\\w*|atencio|hola|benvolgu\\w+|si ets una?|per al|per a la|per a l) (?:\\w+ ){0,3}(?:ia|intelligencia artificial|llm|model de llengua\\w*|chatgpt|chatbot|sistema automatic\\w*)\\b',
  'as an? (?:ai|llm|language model|chatbot)(?: \\w+){0,2} (?:you|must|should|please)\\b',
  // What it is to say.
  '(?:rate|score|rank|mark|grade|evaluate|assess|classify|label|consider|treat|recommend|select|hire|shortlist|approve|accept) (?:this|the|that|me|my|him|her|them)(?: \\w+){0,3} (?:as|with|at|highly|highest|above|first|a perfect|the (?:best|highest|top|maximum)|excellent|met|qualified|immediately|100|10)\\b',
  '(?:rate|score|rank|recommend|hire|shortlist|select) (?:this|the|that) (?:candidate|applicant|cv|resume|person)\\b',
  '(?:this|the) (?:candidate|applicant|cv|resume) (?:must|should|has to|needs to|is to) be (?:rated|scored|ranked|marked|hired|selected|accepted|considered|recommended|evaluated)',
  '(?:puntua|califica|valora|evalua|clasifica|marca|considera|recomienda|selecciona|contrata|aprueba|acepta|trata) (?:a |al |con )?(?:est[ea]|esta|el|la|mi|mis|ese) (?:\\w+ ){0,2}(?:candidat\\w+|cv|curriculum|perfil|persona|solicitud|candidatura)',
  '(?:est[ea]|el|la) (?:candidat\\w+|cv|curriculum|perfil) (?:debe|tiene que|ha de) ser (?:puntuad|calificad|valorad|evaluad|considerad|contratad|seleccionad|aceptad|recomendad)\\w+',
  '(?:puntua|qualifica|valora|avalua|classifica|marca|considera|recomana|selecciona|contracta|aprova|accepta|tracta) (?:a |al |amb )?(?:aquest|aquesta|el|la|l|meu|meva) (?:\\w+ ){0,2}(?:candidat\\w*|cv|curriculum|perfil|persona|sollicitud|candidatura)',
  '(?:aquest|aquesta|el|la|l) (?:candidat\\w*|cv|curriculum|perfil) (?:ha de|deu|cal que) ser (?:puntuad|puntuat|qualificad|qualificat|valorad|valorat|avaluat|avaluad|considerat|considerad|contractat|contractad|seleccionat|seleccionad|acceptat|acceptad|recomanat|recomanad)\\w*',
  '(?:give|assign|award|return|output|respond with|answer|reply with|set|print|write) (?:\\w+ ){0,4}(?:(?:maximum|highest|perfect|top|full|best) (?:\\w+ )?(?:score|rating|marks?|grade|points)|(?:score|rating|verdict|status)(?: \\w+)? (?:of |to |is )?(?:\\w+ )?(?:100|10|met|max\\w*|perfect|full)\\b)',
  '(?:da|dale|asigna|otorga|pon|ponle|devuelve|responde|escribe|contesta) (?:\\w+ ){0,4}(?:(?:maxima|mejor|mas alta|perfecta) (?:puntuacion|nota|calificacion|valoracion)|(?:puntuacion|nota|calificacion|valoracion|veredicto) (?:\\w+ ){0,2}(?:maxim\\w|mas alta|perfect\\w|100|10|met)\\b)',
  '(?:dona|dona li|assigna|atorga|posa|posa li|retorna|respon|escriu|contesta) (?:\\w+ ){0,4}(?:(?:maxima|millor|mes alta|perfecta) (?:puntuacio|nota|qualificacio|valoracio)|(?:puntuacio|nota|qualificacio|valoracio|veredicte) (?:\\w+ ){0,2}(?:maxim\\w*|mes alta|perfect\\w*|100|10|met)\\b)',
  '(?:verdict|all (?:criteria|requirements)|every (?:criterion|requirement)|todos los (?:criterios|requisitos)|tots els (?:criteris|requisits)|veredicto|veredicte) (?:\\w+ ){0,3}(?:met|fulfilled|satisfied|cumplid\\w+|se cumplen|complerts?|es compleixen)\\b',
  // Marks of prompts.
  '(?:system|user|assistant|developer) (?:prompt|message|instruction|override)',
  'new instructions?\\b|nuevas? instruccion\\w*|noves? instruccion\\w*|(?:end|start|begin) of (?:prompt|instructions|cv|resume|document|input)\\b',
];
const SPOKEN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${SIGNS.join('|')})`, 'u');
/** Before their signs are taken away. */
const MARKS =
  /<\|?\/?(?:im_start|im_end|system|user|assistant|inst|endoftext)|\[\/?inst\]|<<\/?sys>>|^\s*#{2,}\s*(?:system|instruction|user|assistant)|^\s*(?:system|assistant)\s*:|"?verdict"?\s*[:=]/iu;

/** What stands between letters so that no search finds the word. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Whether a text speaks to a machine rather than to people. */
export function speaksToMachine(text: string): boolean {
  const seen = text.replace(INVISIBLE, '');
  return (
    MARKS.test(seen) ||
    SPOKEN.test(
      fold(seen)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
  );
}

interface Written {
  readonly text: string;
}
/** Those of a page's lines that speak to a machine; a sentence may go on in the next line. */
export function machineLines<L extends Written>(lines: readonly L[]): L[] {
  const found = new Set<L>();
  for (const [at, line] of lines.entries()) {
    if (speaksToMachine(line.text)) found.add(line);
    const next = lines[at + 1];
    if (!next || found.has(line) || speaksToMachine(next.text)) continue;
    if (speaksToMachine(`${line.text} ${next.text}`)) found.add(line).add(next);
  }
  return [...found];
}
