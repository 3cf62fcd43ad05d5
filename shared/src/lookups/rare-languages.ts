import type { Locale } from '../contracts/enums.ts';

/** Names of languages that browsers do not know, though others know them: `code name` by lines, one list for each locale of the page. */
const NAMES: Readonly<Record<Locale, string>> = {
  en: `aa Afar
ab Abkhazian
ae Avestan
av Avaric
ba Bashkir
bi Bislama
bo Tibetan
ce Chechen
ch Chamorro
cr Cree
cu Church Slavic
cv Chuvash
dz Dzongkha
ff Fula
fj Fijian
gv Manx
ho Hiri Motu
hz Herero
ie Interlingue
ii Sichuan Yi
ik Inupiaq
io Ido
iu Inuktitut
kg Kongo
ki Kikuyu
kj Kuanyama
kl Kalaallisut
kr Kanuri
ks Kashmiri
kv Komi
kw Cornish
li Limburgish
lu Luba-Katanga
mh Marshallese
na Nauru
nd North Ndebele
ng Ndonga
nr South Ndebele
nv Navajo
oj Ojibwa
os Ossetic
pi Pali
rn Rundi
sc Sardinian
se Northern Sami
sg Sango
ss Swati
ty Tahitian
ve Venda
vo Volapük
za Zhuang`,
  es: `aa afar
ab abjasio
ae avéstico
av avar
ba baskir
bi bislama
bo tibetano
ce checheno
ch chamorro
cr cree
cu eslavo eclesiástico
cv chuvasio
dz dzongkha
ff fula
fj fiyiano
gv manés
ho hiri motu
hz herero
ie interlingue
ii yi de Sichuán
ik inupiaq
io ido
iu inuktitut
kg kongo
ki kikuyu
kj kuanyama
kl groenlandés
kr kanuri
ks cachemir
kv komi
kw córnico
li limburgués
lu luba-katanga
mh marshalés
na nauruano
nd ndebele septentrional
ng ndonga
nr ndebele meridional
nv navajo
oj ojibwa
os osético
pi pali
rn kirundi
sc sardo
se sami septentrional
sg sango
ss suazi
ty tahitiano
ve venda
vo volapük
za zhuang`,
  ca: `aa àfar
ab abkhaz
ae avèstic
av àvar
ba baixkir
bi bislama
bo tibetà
ce txetxè
ch chamorro
cr cree
cu eslau eclesiàstic
cv txuvaix
dz dzongka
ff ful
fj fijià
gv manx
ho hiri motu
hz herero
ie interlingue
ii yi sichuan
ik inupiak
io ido
iu inuktitut
kg kongo
ki kikuiu
kj kuanyama
kl groenlandès
kr kanuri
ks caixmiri
kv komi
kw còrnic
li limburguès
lu luba katanga
mh marshallès
na nauruà
nd ndebele septentrional
ng ndonga
nr ndebele meridional
nv navaho
oj ojibwa
os osseta
pi pali
rn rundi
sc sard
se sami septentrional
sg sango
ss swazi
ty tahitià
ve venda
vo volapük
za zhuang`,
};

const namesIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    NAMES[locale].split('\n').map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
const known = new Map<Locale, ReadonlyMap<string, string>>();

/** The name of a language that the browser has none for; undefined when it is none of these. */
export function rareLanguageName(code: string, locale: Locale): string | undefined {
  const names = known.get(locale) ?? namesIn(locale);
  known.set(locale, names);
  return names.get(code);
}
