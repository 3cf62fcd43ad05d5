import { fold, foldWords } from '@cantera/shared/contracts/text';

/** Forms of companies, which nobody says when they name one. */
const LEGAL_FORM =
  /(?: (?:s l|s a|s l u|s a u|s c a|s l l|s c c l|sl|sa|slu|sau|sca|sll|sccl|ltd|limited|inc|llc|gmbh|plc|bv))+$/;
/** Words of names that tell nobody from others, folded. */
const COMMON = new Set(
  'the la el los las les els l de del d i y and e of grupo grup group compania companyia company transportes transports logistica clinica hospital hotel hotels hoteles laboratorio laboratorios laboratori laboratoris construcciones construccions edificis edificios talleres taller tallers restaurante restaurant restaurants bar aceites olis bodegas bodega cellers celler consulting consultores servicios servicio serveis servei services service industrias industries comercial fundacion fundacio ayuntamiento ajuntament escuela escola colegio collegi centro centre farmacia supermercados supermercats instituto institut asociacion associacio universidad universitat hermanos germans hijos fills asesoria gestoria despacho inmobiliaria agencia sociedad societat cooperativa mutua tecnologias technologies technology solutions soluciones solucions systems digital'.split(
    ' ',
  ),
);
const isDistinctive = (word: string): boolean => word.length > 2 && !COMMON.has(word);
const TOKEN = /[\p{L}\p{M}\p{N}·]+/gu;

/** The short ways to name somebody, each as its words: from its first word, or its first own one, to an own one. */
function shortNames(words: readonly string[], places: readonly string[]): string[][] {
  const own = words.findIndex(isDistinctive);
  if (own < 0) return [];
  const starts = [...new Set([0, own])];
  return starts
    .flatMap((from) => words.map((_, at) => words.slice(from, at + 1)))
    .filter((run) => isDistinctive(run.at(-1) ?? '') && !places.includes(run.join(' ')))
    .sort((one, other) => other.length - one.length);
}

/** Whether these words stand in a text one after another, the last of them with a capital letter as names have. */
function isNamed(text: string, run: readonly string[]): boolean {
  const tokens = text.match(TOKEN) ?? [];
  const folded = tokens.map(fold);
  return folded.some(
    (_, from) =>
      run.every((word, at) => folded[from + at] === word) &&
      /^\p{Lu}/u.test(tokens[from + run.length - 1] ?? ''),
  );
}

/**
 * How a client is named: `Transportes Riera Hermanos, S.L.` also as `Transportes Riera` and `Riera`. A name of one word that is
 * also a place of the position counts as the place.
 */
export function clientNames(name: string, locations: readonly string[]) {
  const all = foldWords(name);
  const whole = all.replace(LEGAL_FORM, '') || all;
  const places = locations.map(foldWords);
  const short = shortNames(whole.split(' '), places);
  return {
    isIn: (text: string): boolean =>
      ` ${foldWords(text)} `.includes(` ${whole} `) || short.some((run) => isNamed(text, run)),
    /** Folded, the longest first. In a title a single word of a name may be one of the work. */
    ofTitle: [whole, ...short.filter(({ length }) => length > 1).map((run) => run.join(' '))],
  };
}
