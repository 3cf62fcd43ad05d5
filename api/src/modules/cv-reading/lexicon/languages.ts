import { foldWords, phrases } from '../text/fold.ts';
import type { CvLanguageLevel } from '../types.ts';

/** Languages people name in CVs, as ISO 639-1; names come from the platform in English, Spanish and Catalan. */
const CODES =
  'en es ca eu gl fr de it pt nl sv no nb da fi is ga gd cy pl cs sk hu ro bg ru uk el tr ar he fa ur hi bn pa ta te kn ml mr gu si ne zh ja ko vi th id ms tl sw am yo ig ha zu af sq hr sr sl bs mk lt lv et ka hy az kk uz mn my km lo la eo oc br lb mt so ber'.split(
    ' ',
  );
const ALIASES: Record<string, string> = {
  castellano: 'es',
  castella: 'es',
  castilian: 'es',
  spanish: 'es',
  euskera: 'eu',
  euskara: 'eu',
  vasco: 'eu',
  vascuence: 'eu',
  basc: 'eu',
  valenciano: 'ca',
  valencia: 'ca',
  mallorqui: 'ca',
  mandarin: 'zh',
  'chinese mandarin': 'zh',
  cantonese: 'zh',
  'chino mandarin': 'zh',
  'xines mandari': 'zh',
  mandari: 'zh',
  farsi: 'fa',
  tagalog: 'tl',
  filipino: 'tl',
  gallego: 'gl',
  gallec: 'gl',
  flemish: 'nl',
  flamenco: 'nl',
  holandes: 'nl',
  neerlandes: 'nl',
  irish: 'ga',
  gaelic: 'ga',
  bokmal: 'no',
  norwegian: 'no',
  noruego: 'no',
  noruec: 'no',
  panjabi: 'pa',
  punjabi: 'pa',
  deutsch: 'de',
  english: 'en',
  francais: 'fr',
  espanol: 'es',
  espanyol: 'es',
  catala: 'ca',
  catalan: 'ca',
  portugues: 'pt',
  italiano: 'it',
  lengua: '',
  rumano: 'ro',
  romanes: 'ro',
  bahasa: 'id',
  'bahasa indonesia': 'id',
  sinhala: 'si',
  ucraines: 'uk',
  ucraniano: 'uk',
  aranes: 'oc',
  occita: 'oc',
};
const BY_NAME = new Map<string, string>();
for (const locale of ['en', 'es', 'ca']) {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  for (const code of CODES) {
    const name = code.length === 2 ? names.of(code) : undefined;
    if (name) BY_NAME.set(foldWords(name), code === 'nb' ? 'no' : code);
  }
}
for (const [name, code] of Object.entries(ALIASES)) if (code) BY_NAME.set(name, code);

/** The code of a language's name in any of the three tongues; null for anything else. */
export function languageCode(name: string): string | null {
  return BY_NAME.get(foldWords(name)) ?? null;
}

const LEVELS: [CvLanguageLevel, Set<string>][] = [
  [
    'C2',
    phrases(
      'c2|nivell d|native|native speaker|mother tongue|bilingual|native or bilingual|proficiency|nativo|nativa|bilingue|lengua materna|materna|materno|natiu|nativa|nadiu|nadiua|bilingue|llengua materna|native or bilingual proficiency|competencia bilingue o nativa|first language|idioma materno',
    ),
  ],
  [
    'C1',
    phrases(
      'c1|fluent|fluency|full professional|advanced|fluido|fluida|alto|avanzado|avanzada|competencia profesional completa|muy alto|excelente|excellent|fluid|fluida|alt|avancat|avancada|very good|nivell alt|nivel alto|cae|nivell c|near native|molt alt|dominio',
    ),
  ],
  [
    'B2',
    phrases(
      'b2|professional working|upper intermediate|working proficiency|good|professional|medio alto|intermedio alto|mitja alt|intermedi alt|competencia basica profesional|bueno|buen nivel|bo|bon nivell|first certificate|fce|conversational fluent|business',
    ),
  ],
  [
    'B1',
    phrases(
      'b1|limited working|intermediate|conversational|medio|intermedio|intermedia|nivel medio|mitja|mitjana|intermedi|nivell mitja|competencia basica limitada|pet',
    ),
  ],
  [
    'A1-A2',
    phrases(
      'a1|a2|a1 a2|basic|elementary|beginner|basico|basica|elemental|principiante|nivel basico|basic|basica|nivell basic|inicial|competencia elemental|notions|nociones|nocions|bajo|baix',
    ),
  ],
];

/** What forms print before a level, some of it words for levels themselves: "Fluency: Native". */
const LEVEL_LABEL = /(?:^|[^\p{L}])(?:fluency|proficiency|fluidez|fluïdesa|dominio|domini)\s*:/giu;

/** The level a text names, by the words people use; the Council of Europe's own labels win over words. */
export function languageLevel(text: string): CvLanguageLevel | null {
  const folded = ` ${foldWords(text.replace(LEVEL_LABEL, ' '))} `;
  const label = /\b([abc][12])\b/.exec(folded)?.[1];
  if (label) return label.startsWith('a') ? 'A1-A2' : toLevel(label);
  let best: { level: CvLanguageLevel; length: number } | null = null;
  for (const [level, words] of LEVELS) {
    for (const word of words) {
      if (folded.includes(` ${word} `) && word.length > (best?.length ?? 0))
        best = { level, length: word.length };
    }
  }
  return best?.level ?? null;
}
function toLevel(label: string): CvLanguageLevel | null {
  const levels: CvLanguageLevel[] = ['B1', 'B2', 'C1', 'C2'];
  return levels.find((l) => l.toLowerCase() === label) ?? null;
}
