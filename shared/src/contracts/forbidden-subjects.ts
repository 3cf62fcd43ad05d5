import { fold } from './text.ts';

/** What a position must not ask about (equal treatment; for earlier pay, Directive (EU) 2023/970, article 5). */
export const FORBIDDEN_SUBJECTS = [
  'AGE',
  'FAMILY',
  'HEALTH',
  'ORIGIN',
  'BELIEF',
  'ORIENTATION',
  'UNION',
  'EARLIER_PAY',
] as const;
export type ForbiddenSubject = (typeof FORBIDDEN_SUBJECTS)[number];

/**
 * What gives a subject away, in English, Spanish and Catalan, over folded words. A word that an honest question may hold as well
 * (children whom one teaches, health as a trade) counts only beside one that makes it personal.
 */
const SIGNS: Readonly<Record<ForbiddenSubject, readonly string[]>> = {
  AGE: [
    'how old|your age|what age|(?:date|year|month) of birth|birth ?(?:day|date|year)|when were you born|(?:over|under|older than|younger than) \\d\\d(?! (?:km|kg|hours|people|years? of))|age (?:group|range)',
    'que edad|(?:tu|su) edad|edad tienes|cuantos anos (?:tienes|tiene|cumples)\\b(?! (?:usted )?(?:de|como|en|trabaj))|(?:fecha|ano) de nacimiento|cuando (?:naciste|nacio)|cumpleanos|(?:mayor|menor) de \\d\\d|(?:franja|tramo) de edad',
    'quina edat|(?:la teva|la vostra|teva) edat|edat tens|quants anys (?:tens|te|fas)\\b(?! (?:voste )?(?:de |d |com|en |treball))|(?:data|any) de naixement|quan vas neixer|aniversari|(?:mes gran|menor|major) de \\d\\d|franja d edat',
  ],
  FAMILY: [
    '(?:are|is) you (?:\\w+ )?(?:married|single|engaged|divorced|pregnant)|marital status|your (?:husband|wife|spouse|children|kids|family|partner|boyfriend|girlfriend)|(?:have|having|expecting|want|plan|planning) (?:(?:any|a|to|have|your|more|small|young|own|how|many|start|another) ){0,4}(?:children|kids|child|baby|family)|pregnan\\w*|maternity|paternity|(?:care|caring) (?:for|of) (?:\\w+ ){0,2}(?:relative|parent|child)\\w*|family (?:plan|situation|dutie|responsibilit|commitment)\\w*',
    'estado civil|(?:estas|esta|eres|es) (?:\\w+ )?(?:casad[oa]|solter[oa]|divorciad[oa]|embarazada)|(?:tu|su|tus|sus) (?:marido|mujer|esposa|esposo|conyuge|pareja|hijos|hijas|familia)|(?:tienes|tiene|tener|esperas|planeas|cuantos) (?:\\w+ ){0,3}(?:hijos|hijas|hijo|familia|bebe)|(?:hijos|familiares|personas|mayores) a (?:tu |su )?cargo|embaraz\\w*|maternidad|paternidad|cargas familiares|situacion familiar|vives en pareja',
    'estat civil|(?:estas|ets|esta|es) (?:\\w+ )?(?:casat|casada|solter|soltera|divorciat|divorciada|embarassada)|(?:teu|teva|teus|teves) (?:marit|dona|conjuge|parella|fills|filles|familia)|(?:tens|te|tenir|esperes|quants) (?:\\w+ ){0,3}(?:fills|filles|fill|familia|nado)|(?:fills|familiars|persones|gent gran) a (?:\\w+ )?carrec|embaras\\w*|maternitat|paternitat|carregues familiars|situacio familiar|vius en parella',
  ],
  HEALTH: [
    '(?:your|any) (?:\\w+ )?(?:health|illness|disease|disabilit\\w*|medication)(?! (?:and|insurance|sector|care))|(?:are|do) you (?:\\w+ )?(?:disabled|smoke|healthy|ill|chronically)|medical (?:condition|history)|health (?:problem|condition|issue)s?|(?:on|taken|had|days of) (?:\\w+ ){0,2}sick leave|take (?:\\w+ )?medication|sick days',
    '(?:tu|su|de) salud (?:es|actual|fisica|mental)|(?:estado|problemas?|problema) de salud|(?:tienes|tiene|padeces|sufres|alguna) (?:\\w+ ){0,2}(?:enfermedad\\w*|discapacidad|minusvalia|dolencia|lesion)|grado de discapacidad|(?:tomas|toma) (?:\\w+ ){0,2}medica\\w+|bajas? (?:medicas?|laboral(?:es)?|por enfermedad)|estado de baja|(?:fumas|fumador|fumadora)\\b|embarazo de riesgo',
    '(?:teva|seva) salut|(?:estat|problemes?|problema) de salut|(?:tens|te|pateixes|alguna|cap) (?:\\w+ ){0,2}(?:malalti\\w*|discapacitat|minusvalidesa|lesio)|grau de discapacitat|(?:prens|pren) (?:\\w+ ){0,2}medica\\w+|baixa (?:medica|laboral|per malaltia)|baixes (?:mediques|laborals)|estat de baixa|(?:fumes|fumador|fumadora)\\b',
  ],
  ORIGIN: [
    'where (?:are you|do you come|does your family come|is your family) ?(?:originally )?from|where were you born|nationalit\\w+|citizen\\w*|your (?:ethnic\\w*|race|skin|origins?|accent|roots)|ethnic\\w* (?:group|origin|background)|racial|country of (?:origin|birth)|place of birth|mother tongue|native (?:speaker|language)|immigrant',
    'de donde (?:eres|vienes|es|viene|procedes)|donde naciste|nacionalidad\\w*|ciudadania|etnia|etnic[oa]|(?:tu|su) (?:raza|origen|acento|procedencia)|(?:pais|lugar) de (?:origen|nacimiento|procedencia)|lengua materna|nativ[oa]\\b|inmigrante',
    'd on (?:ets|vens|es|ve)\\b|on vas neixer|nacionalitat\\w*|ciutadania|etnia|etnica?\\b|(?:teva|seva) (?:raca|procedencia)|(?:teu|seu) (?:origen|accent)|(?:pais|lloc) (?:d origen|de naixement|de procedencia)|llengua materna|nadiua?\\b|immigrant',
  ],
  BELIEF: [
    'religio\\w+|your (?:faith|belief|church|politic\\w+)|beliefs?\\b|(?:go|attend) (?:\\w+ )?(?:church|mass|mosque|synagogue)|do you pray|pray (?:at|during)|(?:did|do|would) you vote|political (?:view|opinion|part|affiliation|idea|lean)\\w*|atheist|muslim|catholic|jewish',
    'religi\\w+|(?:tu|su) (?:fe|ideologia)|creencias?|creyente|(?:vas|asistes|va) a (?:misa|la iglesia|la mezquita)|rezas|votas(?:te)?|a que partido|(?:ideas?|ideologia|opinion\\w*|afiliacion|militancia) politicas?|militas|ate[oa]\\b|musulman\\w*|catolic[oa]|ramadan',
    'religi\\w+|(?:teva|seva) (?:fe|ideologia)|creences|creient|(?:vas|assisteixes|va) a (?:missa|l esglesia|la mesquita)|reses\\b|(?:vas votar|votes)\\b|a quin partit|(?:idees|ideologia|opini\\w+|afiliacio|militancia) politi\\w+|milites|ateua?\\b|musulma\\w*|catolica?\\b|ramada',
  ],
  ORIENTATION: [
    'sexual (?:orientation|identity|preference)\\w*|your (?:sexuality|gender|sex)\\b|gender identity|are you (?:a )?(?:\\w+ )?(?:gay|lesbian|bisexual|straight|homosexual|heterosexual|transgender|trans)\\b',
    '(?:orientacion|identidad|preferencias?|condicion) sexual\\w*|(?:tu|su) (?:sexualidad|genero|sexo)\\b|identidad de genero|(?:eres|es) (?:\\w+ )?(?:gay|lesbiana|bisexual|homosexual|heterosexual|transexual|trans)\\b',
    '(?:orientacio|identitat|preferenci\\w+|condicio) sexual\\w*|(?:teva|seva) sexualitat|(?:teu|seu) (?:genere|sexe)\\b|identitat de genere|(?:ets|es) (?:\\w+ )?(?:gai|gay|lesbiana|bisexual|homosexual|heterosexual|transsexual|trans)\\b',
  ],
  UNION: [
    '(?:member|part|rep\\w*|belong\\w*|affiliated|join\\w*) (?:\\w+ ){0,3}(?:trade |labou?r )?unions?\\b|(?:trade|labou?r) union (?:member|activit|affiliat)\\w*|union member\\w*|(?:on|in|taken part in|joined) (?:a |any )?strikes?|works council (?:member|before)',
    '(?:miembro|afiliad[oa]|afiliar\\w*|perteneces|pertenece|pertenecido|delegad[oa]|representante) (?:\\w+ ){0,3}sindica\\w+|sindicad[oa]|(?:afiliacion|actividad|militancia) sindical|a que sindicato|(?:has hecho|hiciste|participado en|secundado|harias) (?:\\w+ ){0,2}huelgas?',
    '(?:membre|afiliat|afiliada|afiliar\\w*|pertanys|pertany|delegat|delegada|representant) (?:\\w+ ){0,3}sindica\\w+|sindicat (?:estas|ets)|sindicada|(?:afiliacio|activitat|militancia) sindical|a quin sindicat|(?:has fet|vas fer|participat en|secundat|faries) (?:\\w+ ){0,2}(?:vaga|vagues)',
  ],
  EARLIER_PAY: [
    '(?:current|present|previous|last|past|former|earlier) (?:\\w+ )?(?:salary|pay|wage|income|compensation|earnings|remuneration)|salary history|(?:do|did|were|are) you (?:\\w+ )?(?:earn|earning|paid|making)|you (?:now )?(?:earn|make) (?:now|today|at)|pay ?slip',
    '(?:salario|sueldo|remuneracion|retribucion|nomina) (?:\\w+ )?(?:actual|anterior|previo|previa|pasad[oa]|ultim[oa])|ultim[oa] (?:salario|sueldo|nomina|retribucion)|(?:cuanto|que|sueldo|salario) (?:\\w+ )?(?:cobras|cobrabas|ganas|ganabas|cobra|ganaba)\\b|historial salarial',
    '(?:salari|sou|remuneracio|retribucio|nomina) (?:\\w+ )?(?:actual|anterior|previa?|passada?|ultima?)|(?:darrera?|ultima?) (?:salari|sou|nomina|retribucio)|(?:quant|que|sou|salari) (?:\\w+ )?(?:cobres|cobraves|guanyes|guanyaves|cobra|guanyava)\\b|historial salarial',
  ],
};

const PATTERNS = FORBIDDEN_SUBJECTS.map(
  (subject) => [subject, new RegExp(`\\b(?:${SIGNS[subject].join('|')})`)] as const,
);

/** The first subject that a text asks about and must not; undefined for one that may be asked. */
export function forbiddenSubject(text: string): ForbiddenSubject | undefined {
  const words = fold(text).replace(/[^a-z0-9]+/g, ' ');
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}
