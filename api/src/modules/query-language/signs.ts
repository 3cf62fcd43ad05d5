import { foldTerm } from '../lexicon/index.ts';

/** Words that say how others are meant. */
export type Sign =
  | 'NOT'
  | 'WISH'
  | 'WISH_BEFORE'
  | 'NOT_NEEDED'
  | 'OR'
  | 'AND'
  | 'BUT'
  | 'WITH'
  | 'IN'
  | 'AT'
  | 'OF'
  | 'NAMED'
  | 'ACTIVE'
  | 'EXPERIENCE'
  | 'EXPERIENCE_OF'
  | 'EXPERIENCE_IN'
  | 'NOTHING';

/** English, Spanish, Catalan. A sign after what it is about is one of its own. */
const SIGNS: Readonly<Record<Sign, string>> = {
  NOT: `not, without, no, except, excluding, other than, neither, nor, never, don't, doesn't, isn't,
    sin, excepto, que no, menos, salvo, ni, nunca, excluyendo, sense, llevat de, excepte, tret de, mai, excloent, no sea, not in`,
  WISH: `ideally, preferably, if possible, nice to have, bonus, would be nice, prefer, preferred,
    a poder ser, se valora, se valorará, se valorara, valorable, idealmente, preferiblemente, preferentemente, si puede ser, a ser posible, mejor si, deseable,
    si pot ser, es valora, es valorarà, idealment, preferiblement, preferentment, a poder ser, millor si, desitjable`,
  WISH_BEFORE: `is a plus, are a plus, a plus, would be a plus, is nice to have, is preferred, is a bonus, optional, would be nice too,
    es un plus, sería un plus, como plus, opcional, sería deseable, es deseable, se agradece,
    és un plus, seria un plus, com a plus, opcional, seria desitjable, és desitjable, s'agraeix`,
  NOT_NEEDED: `not required, not necessary, not needed, is not required, is not needed, isn't needed, isn't required, not mandatory,
    no necesario, no necesaria, no hace falta, no es necesario, no es necesaria, no imprescindible, no es imprescindible, no obligatorio,
    no necessari, no necessària, no cal, no fa falta, no és necessari, no és imprescindible, no obligatori`,
  OR: `or, o, u, bien, o bien, either, or else, ó, o be, bé, ya sea`,
  AND: `and, y, e, i, as well as, plus, además, también, así como, també, a més, and also, y además, que también, not only, no solo, no sólo, no només, but also, sino también, sinó també`,
  BUT: `but, pero, sino, però, sinó, yet`,
  WITH: `with, con, amb, having, que tenga, que tengan, que sepa, que tingui, que hable, que parli`,
  IN: `in, en, a, al, als, near, around, based in, located in, living in, from, cerca de, viviendo en, que viva en, residente en, prop de, a prop de, que visqui a, resident a, als voltants de, alrededor de, zona de`,
  AT: `at, ex, formerly at, worked at, worked for, que haya trabajado en, ha trabajado en, trabajó en, que hagi treballat a, ha treballat a, va treballar a, trabajando en, treballant a, previously at`,
  OF: `de, d, del, of, from the`,
  NAMED: `named, called, by the name of, llamado, llamada, que se llama, que se llame, de nombre, anomenat, anomenada, que es diu, que es digui, de nom`,
  ACTIVE: `looking for a job, looking for work, open to work, actively looking, job seeker, available now, en búsqueda activa, en busca de empleo, buscando trabajo, que busque trabajo, busca trabajo, busca empleo,
    busca feina, que busqui feina, buscant feina, en recerca activa, cerca feina, cercant feina`,
  EXPERIENCE: `experience, experienced, previous experience, prior experience, any experience, any previous experience, work experience, experience required, experience needed, experience necessary, previous experience required, previous experience needed, previous experience necessary,
    experiencia, experiencia previa, experiencia laboral, experiencia profesional, ninguna experiencia, experiencia necesaria, experiencia requerida,
    experiència, experiència prèvia, experiència laboral, experiència professional, cap experiència, experiència necessària, experiència requerida`,
  EXPERIENCE_OF: `experience with, experience as, experience of, experiencia con, experiencia como, experiencia de, experiència amb, experiència com a, experiència de`,
  EXPERIENCE_IN: `experience in, experience at, previous experience in, experiencia en, experiencia previa en, experiència en, experiència a, experiència prèvia en, experiència prèvia a`,
  NOTHING: `que sap, que sàpiga, also, both, at the same time, years old, años de edad, anys d'edat, level of, nivel de, nivell de, a level of, un nivel de, knowledge of, conocimientos de, coneixements de, at least, al menos, como mínimo, com a mínim, almenys`,
};

const BY_WORDS = new Map<string, Sign>();
for (const [sign, words] of Object.entries(SIGNS) as [Sign, string][])
  for (const word of words.split(',')) {
    const folded = foldTerm(word);
    if (folded && !BY_WORDS.has(folded)) BY_WORDS.set(folded, sign);
  }

/** The sign that folded words are; undefined for none. */
export const signNamed = (words: string): Sign | undefined => BY_WORDS.get(words);
