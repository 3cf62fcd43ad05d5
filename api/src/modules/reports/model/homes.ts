import { foldWords } from '@cantera/shared/contracts/text';
import { isPlaceName } from '../masking/index.ts';

const LINK = "(?:(?:de|del|dels|la|las|les|los|el|els|i|y|of)\\s+|[dl]['’])";
const NAME = `\\p{Lu}[\\p{L}'’·-]*(?:\\s+${LINK}*\\p{Lu}[\\p{L}'’·-]*){0,3}`;
const ARTICLE = "(?:(?:la|el|les|las|los|els)\\s+|[lL]['’])?";
const pattern = (verbs: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${verbs.join('|')})${ARTICLE}(${NAME})`, 'gu');
/** A word in small letters or with a capital. */
const either = (word: string): string => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`;
const before = (preposition: string, verbs: string): string[] =>
  verbs.split(',').map((verb) => `${either(verb.trim())}\\s+${preposition}`);

const OF = "(?:(?:de|del|dels)\\s+|d['’])";
/** `Vivo actualmente en`, `Visc ara a`, `living currently in`. */
const OFTEN =
  '(?:(?:actualmente|ahora|hoy|aún|todavía|siempre|habitualmente|desde siempre|actualment|ara|avui|encara|sempre|habitualment|currently|now|presently|still)(?:\\s+mismo)?\\s+)?';
const IN = `${OFTEN}(?:en\\s+|(?:(?:muy )?cerca|(?:a|en) las afueras|al lado)\\s+${OF})`;
const AT = `${OFTEN}(?:(?:a|en)\\s+|(?:(?:a |molt a )?prop|(?:als|en els|a les) (?:afores|rodalies)|al costat)\\s+${OF})`;

/** What only places follow. */
const SURE = [
  ...before(
    IN,
    'viv[oeí],vivi[óo],viv[ií]a,vivimos,viviendo,vivir,vivido,resid[oe],residi[óo],residiendo,residencia,con domicilio,domicilio,domiciliad[oa],empadronad[oa],afincad[oa],nac[ií],naci[óo],nacid[oa],radicad[oa],asentad[oa]',
  ),
  ...before(OF, 'natural,oriund[oa],originari[oa],procedente,vecin[oa]'),
  ...before(
    AT,
    'visc,vius,viu,vivim,vivint,viure,viscut,resideixo,resideix,domiciliad[ao],domiciliat,empadronat,vaig néixer,va néixer,neix,nascut,nascuda,establert,arrelat,arrelada',
  ),
  ...before(OF, 'originari,originària,veí,veïna,natural,procedent'),
  ...before(
    `${OFTEN}(?:in|near|outside|around|close to|next to|on the outskirts of)\\s+`,
    'live,lives,lived,living,born,born and raised,raised,grew up,based,reside,resides,residing,home',
  ),
  ...before('of\\s+', 'native,resident,natural'),
  ...before('from\\s+', 'hail,hails,commute,commutes,commuting'),
];
/** What other things follow too. */
const LIKELY = [
  ...before(OF, 'soy,vengo,somos,desplaz[oa],desplazarme'),
  ...before(
    IN,
    'residente,crec[ií],creci[óo],criad[oa],me cri[ée],se cri[óo],cri[óo],establecid[oa],instalad[oa],ubicad[oa],localizad[oa],con base',
  ),
  ...before(
    'a\\s+',
    'me mud[ée],se mud[óo],mudó,se traslad[óo],mudarme,mudé,me traslad[ée],trasladad[oa],trasladarme',
  ),
  ...before(OF, 'soc,sóc,vinc,som'),
  ...before(
    AT,
    'resident,vaig créixer,va créixer,criat,criada,establerta,instal·lat,instal·lada,ubicat,ubicada,m’he mudat,em vaig traslladar,es va traslladar,es va mudar,traslladat,traslladada',
  ),
  ...before('from\\s+', "i am,i'm,i’m,i come,come,comes,coming,originally,moved"),
  ...before('to\\s+', 'moved,relocated,relocating,moving'),
  ...before('in\\s+', 'settled,located,resident,growing up'),
];
const SAID = [...before(OF, 'soy,soc,sóc'), ...before('from\\s+', "i am,i'm,i’m,i come,originally")];
const [sure, likely] = [pattern(SURE), pattern(LIKELY)];

/** The same in small letters, where the name is one of a place that many know. */
const ANY_CASE = new RegExp(
  `(?<!\\p{L})(?:${[...SURE, ...SAID].join('|')})${ARTICLE}(?=((?:[\\p{L}'’·-]+\\s*){1,5}))`,
  'giu',
);
function knownIn(said: string): string[] {
  const words = said.trim().split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isPlaceName(foldWords(name))) return [name];
  }
  return [];
}

/**
 * Where a text says that somebody lives or is from. `isOther` tells a folded name to be of something else, which only counts
 * where the words before it may be about something else.
 */
export function homesIn(text: string, isOther: (folded: string) => boolean): string[] {
  const named = (found: RegExp): string[] =>
    [...text.matchAll(found)].map((match) => match[1] ?? '').filter((name) => name.length > 2);
  return [
    ...named(sure),
    ...named(likely).filter((name) => {
      const folded = foldWords(name);
      return isPlaceName(folded) || !isOther(folded);
    }),
    ...[...text.matchAll(ANY_CASE)].flatMap((match) => knownIn(match[1] ?? '')),
  ];
}
