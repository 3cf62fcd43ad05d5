import { LANGUAGE_LEVELS, type LanguageLevel, oneOf } from '../contracts/enums.ts';
import { displayName } from '../i18n/formats.ts';
import { currentLocale } from '../session/preferences.ts';
import { rareLanguageName } from './rare-languages.ts';

/** ISO 639-1, without `tw`, which has the name of `ak`; after a colon the country whose flag stands for the language, where one does without offence. */
const LANGUAGES =
  'aa:DJ ab ae af:ZA ak:GH am:ET an ar:SA as:IN av ay:BO az:AZ ba be:BY bg:BG bi:VU bm:ML bn:BD bo br bs:BA ca:AD ce ch:GU co cr cs:CZ cu cv cy da:DK de:DE dv:MV dz:BT ee:GH el:GR en:GB eo es:ES et:EE eu fa:IR ff:SN fi:FI fj:FJ fo:FO fr:FR fy ga:IE gd gl gn:PY gu:IN gv:IM ha:NG he:IL hi:IN ho:PG hr:HR ht:HT hu:HU hy:AM hz:NA ia id:ID ie ig:NG ii ik io is:IS it:IT iu ja:JP jv:ID ka:GE kg:CD ki:KE kj:NA kk:KZ kl:GL km:KH kn:IN ko:KR kr ks ku kv kw ky:KG la:VA lb:LU lg:UG li ln:CD lo:LA lt:LT lu:CD lv:LV mg:MG mh:MH mi:NZ mk:MK ml:IN mn:MN mr:IN ms:MY mt:MT my:MM na:NR nb:NO nd:ZW ne:NP ng:NA nl:NL nn:NO no:NO nr:ZA nv ny:MW oc oj om:ET or:IN os pa:IN pi pl:PL ps:AF pt:PT qu:PE rm:CH rn:BI ro:RO ru:RU rw:RW sa:IN sc sd:PK se sg:CF si:LK sk:SK sl:SI sm:WS sn:ZW so:SO sq:AL sr:RS ss:SZ st:LS su:ID sv:SE sw:TZ ta:IN te:IN tg:TJ th:TH ti:ER tk:TM tl:PH tn:BW to:TO tr:TR ts:ZA tt ty:PF ug uk:UA ur:PK uz:UZ ve:ZA vi:VN vo wa wo:SN xh:ZA yi yo:NG za zh:CN zu:ZA';
const NO_FLAG = '💬';
const REGIONAL_A = 0x1f1e6;

/** The flag of a country by its two letters. */
const flagOf = (country: string): string =>
  String.fromCodePoint(...Array.from(country, (letter) => REGIONAL_A + letter.charCodeAt(0) - 65));

const EMOJIS = new Map(
  LANGUAGES.split(' ').map((language) => {
    const [code = '', country] = language.split(':');
    return [code, country ? flagOf(country) : NO_FLAG];
  }),
);

/** A language as it is chosen: its ISO 639-1 code, its name in the page's locale, and an emoji. */
export type LanguageOption = { code: string; name: string; emoji: string };

/** Intl gives the code back for a language that it has no name for. */
function nameOf(code: string): string {
  const name = displayName(code, 'language');
  return name === code ? (rareLanguageName(code, currentLocale()) ?? code) : name;
}

export const languageOption = (code: string): LanguageOption => ({
  code,
  name: nameOf(code),
  emoji: EMOJIS.get(code) ?? NO_FLAG,
});

/** Those that are chosen most stand first, in this order. */
const FIRST = ['ca', 'es', 'en', 'fr', 'de', 'pt', 'it'];

/** Every language: those that are chosen most, then the others in the order of the page's locale. */
export const languageOptions = (): LanguageOption[] => [
  ...FIRST.map(languageOption),
  ...[...EMOJIS.keys()]
    .filter((code) => !FIRST.includes(code))
    .map(languageOption)
    .sort((a, b) => a.name.localeCompare(b.name)),
];

/** A language by its ISO 639-1 code and how well it is spoken. */
export type LanguageChoice = { code: string; proficiency: LanguageLevel };

/** The value of a choice: `ca:C1`. */
export const choiceValue = ({ code, proficiency }: LanguageChoice): string => `${code}:${proficiency}`;

/** The choice of a value; undefined for what is none. */
export function choiceOf(value: string): LanguageChoice | undefined {
  const [code, level] = value.split(':');
  const proficiency = oneOf(LANGUAGE_LEVELS, level);
  return code && proficiency ? { code, proficiency } : undefined;
}
