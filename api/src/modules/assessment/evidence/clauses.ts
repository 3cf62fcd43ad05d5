import { foldTerm } from '../../lexicon/index.ts';

/** Words that take what follows them out: it is denied, wished for, or somebody else's. */
const BEFORE = phrases(`no|not|never|without|lack of|no experience|not familiar|unfamiliar with|
sin|nunca|carezco|falta de|excepto|tampoco|ni|
sense|mai|falta de|excepte|tampoc|
interested in|interest in|would like|want to|wish to|willing to learn|eager to learn|keen to learn|hoping to|learning about|currently learning|looking to learn|
interesado en|interesada en|interes en|interes por|me gustaria|quiero aprender|ganas de aprender|quisiera|deseo aprender|deseando aprender|aprendiendo|
interessat en|interessada en|interes en|interes per|m agradaria|vull aprendre|ganes d aprendre|voldria|aprenent|
worked with colleague|worked with people|worked alongside|colleagues who|alongside|supported the|
junto a|junto al|mis companeros|companeros de|
juntament amb|al costat de|els meus companys|companys de|
i don t|i can t|i cannot|yet to|hardly|barely|scarcely|little knowledge|little experience|lacking|lack|aspire to|aspiring to|hope to|
looking forward to|keen on|keen to|eager for|i am planning to|i m planning to|i plan to|i intend to|willing to|to be trained|love to|beside the|next to the|side by side with|
my colleague|excluding|except|
desconozco|apenas|aspiro a|deseo iniciar|deseo iniciarme|deseo empezar|deseo formarme|espero aprender|espero empezar|espero iniciar|espero poder|
me encantaria|escaso|escasa|poco conocimiento|poca experiencia|previsto hacer|tengo previsto|pendiente de hacer|pendiente de realizar|pendiente de obtener|pendiente de sacar|pendiente de cursar|
ganas de|me falta|mi companero|mi companera|al lado de|al lado del|excluido|excluida|salvo|
desconec|gairebe gen|a penes|aspiro a|desitjo iniciar|desitjo comencar|espero comencar|espero aprendre|espero poder|m encantaria|escas|escassa|
poc coneixement|poca experiencia|previst fer|tinc previst|pendent de fer|pendent de realitzar|pendent d obtenir|pendent de treure|pendent de cursar|
ganes de|em falta|el meu company|la meva companya|
al costat|a la vora|exclos|exclosa|llevat de|tret de`);
/** As `BEFORE`, where the words around them matter: a wish begins what is said, and a colleague is helped with what they know. */
const BEFORE_HERE = [
  /^(?:don t|can t|cannot|plan to learn|planning to|intend to)\b/,
  /\b(?:apoy|ayud|suport|ajud|support|help|assist)\S* (?:(?:a|al|to) )?(?:un companero|una companera|un company|una companya|a colleague)\b/,
  /\b(?:un companero|una companera|un company|una companya|a colleague) (?:que|expert[oa]?|who)\b/,
];
/** Words of other people's work, unless whoever writes leads them. */
const TEAM = phrases('team of|equipo de|equip de');
const LEADS =
  /\b(?:led|lead\w*|head\w*|manag\w*|direct\w*|dirig\w*|lider\w*|respons\w*|jef[ea]|cap d\w*|coordin\w*|supervis\w*|encarga\w*|encarreg\w*|gestion\w*|built|hired|trained|mentored|al frente|al capdavant|a cargo|a carrec)\b/;
/** "Not only" denies nothing. */
const NOT_ONLY = /\b(?:not? (?:only|just|merely)|no (?:tan )?(?:solo|solamente|unicamente|nome|sol))\b/g;
/** The same as `BEFORE` where they follow. */
const AFTER = phrases(`no experience|none|not yet|in progress|to be learnt|to be learned|
sin experiencia|ninguna|ninguno|nada|pendiente|por aprender|en curso|
sense experiencia|cap experiencia|gens|pendent|per aprendre|en curs|
not my|was handled by|were handled by|was done by|were done by|was the task of|was the job of|
era cosa de|era tarea de|era trabajo de|corria a cargo de|no es lo mio|
era cosa d|era feina d|era feina de|anava a carrec d|no es el meu`);
/** What may stand between a term and a word of its state: "certificate has expired", "está caducado". */
const STATED =
  '(?:(?:licen[cs]e|certificate|card|permit|course|training|certification|is|are|was|were|has|have|been|already|now|carnet?|titulo|titol|permiso|permi|llicencia|licencia|certificad[oa]|certificat|certificacion|certificacio|curso|curs|formacion|formacio|esta|estan|estaba|estaban|estava|estaven|ya|ja|nivel|nivell|conocimiento|coneixement) )*';
/** As `AFTER`, where the words around them matter. */
const AFTER_HERE = [
  // Of the thing itself: "food stock that has expired" is kept by somebody.
  new RegExp(
    `^${STATED}(?:expired|lapsed|outsourced|excluded|not required|due next|caducad[oa]|caducat|vencid[oa]|externalizad[oa]|externalitza(?:t|da))\\b`,
  ),
  new RegExp(`^${STATED}(?:planned|previst[oa]?)(?:$| (?:for|in|next|para|per|en|el|al)\\b)`),
  new RegExp(`^${STATED}nul[oa]?$`),
  /\bno longer(?: (?:valid|in force|held))?$/,
  // "La contabilidad la llevaba yo" is of whoever writes.
  /\b(?:la|lo|las|los) (?:hacian?|llevaban?)\b(?!(?: \S+)? yo\b)/,
  /\b(?:la|el|les|els|ho) (?:feien|feia|portaven|portava)\b(?!(?: \S+)? jo\b)/,
  /\bno (?:la|lo|las|los|el|les|els|ho) (?:hacia|llevaba|feia|portava)\b/,
];
/** Where they end what is said: "Docker: cap", but "cap de cuina" is a chef. */
const AT_END = /\b(?:no|cap)$/;
/** Nothing of a skill, but a level of a language. */
const BEGINNER = phrases('beginner');

function phrases(text: string): string[] {
  return text
    .split('|')
    .map(foldTerm)
    .filter((phrase) => phrase !== '');
}

const SENTENCES = /[.;•·|]\s|\s[–—]\s|\b(?:but|pero|però|sino|although|aunque|encara que)\b/giu;
const PARTS = /,|\s-\s/u;

const has = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${text} `.includes(` ${word} `));

/** Whether folded words take out what follows them. `more`: further words that do. */
function takesOut(folded: string, more: readonly string[] = []): boolean {
  const front = folded.replace(NOT_ONLY, ' ');
  if (has(front, BEFORE) || has(front, more)) return true;
  if (BEFORE_HERE.some((words) => words.test(front.trim()))) return true;
  return TEAM.some((team) => {
    const at = ` ${front} `.indexOf(` ${team} `);
    return at >= 0 && !LEADS.test(front.slice(0, at));
  });
}

const takesBack = (rest: string): boolean =>
  has(rest, AFTER) || AT_END.test(rest.trim()) || AFTER_HERE.some((words) => words.test(rest.trim()));

/** Whether one part of a sentence says a term, and nothing in front of it or beside it takes it out. */
function saysIn(sentence: string, term: string): boolean {
  let before = '';
  const parts = sentence.split(PARTS).map(foldTerm);
  // A comma may stand within what is said: "driving licence, category C".
  const isParted = !parts.some((part) => ` ${part} `.includes(` ${term} `));
  for (const part of isParted ? [foldTerm(sentence)] : parts) {
    const at = ` ${part} `.indexOf(` ${term} `);
    if (at >= 0) {
      const rest = part.slice(at + term.length);
      if (!takesOut(`${before} ${part.slice(0, at)}`) && !takesBack(rest) && !has(rest, BEGINNER))
        return true;
    }
    before = `${before} ${part}`;
  }
  return false;
}

/** Whether a text says a folded term of the person it is about: not denied, not wished for, not of somebody else. */
export function says(text: string, term: string): boolean {
  const holds = (words: string): boolean => ` ${foldTerm(words)} `.includes(` ${term} `);
  if (!holds(text)) return false;
  const sentences = text.split(SENTENCES);
  // What is asked for may itself have a sign that ends sentences: "Operations | Supply chain".
  return (sentences.some(holds) ? sentences : [text]).some((sentence) => saysIn(sentence, term));
}

/** What a sentence says up to where something takes out what follows, without parts that are taken back. */
function saidIn(sentence: string, front: string, more: readonly string[]): string {
  const said: string[] = [];
  let before = foldTerm(front);
  for (const part of sentence.split(PARTS)) {
    const words = part.split(/\s+/u);
    const end = words.findIndex((_, at) =>
      takesOut(`${before} ${foldTerm(words.slice(0, at + 1).join(' '))}`, more),
    );
    const kept = end < 0 ? part : words.slice(0, end).join(' ');
    if (!takesBack(foldTerm(part))) said.push(kept);
    if (end >= 0) break;
    before = `${before} ${foldTerm(part)}`;
  }
  return said.join(', ');
}

/**
 * The words of a text that it says of the person it is about: without what is denied, wished for or of somebody else. `front`
 * stands before it in the same sentence; `more` are further folded words that take out what follows.
 */
export const saidOf = (text: string, front: string, more: readonly string[]): string =>
  text
    .split(SENTENCES)
    .map((sentence, at) => saidIn(sentence, at === 0 ? (front.split(SENTENCES).at(-1) ?? '') : '', more))
    .join('; ');
