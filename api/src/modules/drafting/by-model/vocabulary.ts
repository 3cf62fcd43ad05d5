import { TONES } from '@cantera/shared/contracts/drafts';
import type { Locale } from '@cantera/shared/contracts/enums';
import { fold, foldWords, plainText } from '@cantera/shared/contracts/text';
import { conceptsIn } from '../../lexicon/index.ts';
import type { Opening } from '../descriptions/grammar/voice.ts';
import { usualTasks } from '../descriptions/occupations/index.ts';
import { VOICES } from '../descriptions/spoken.ts';

/** Words that sentences of a job description often begin with, beside those of the grammar. */
const BEGINNINGS: Readonly<Record<Locale, string>> = {
  en: `a about actively additionally all also an and any applicants apply are as ask assist at based be because become
    before being besides between both bring build building but by candidates check collaborate come communicate contribute
    coordinate create daily day deliver design develop discover do does drive during each enjoy ensure every everyone
    experience experienced experts explain feel find first flexible follow for from full get give good great grow growing
    has have having help helping here hi hello how if improve in is it its join just keep know knowledge languages lead
    learn learning let like location looking maintain make manage many maybe meet monitor more most my need new next no not
    nobody now of offer offering on once one or other our over own participate perhaps permanent plan please position
    prepare proactive proven provide ready receive report required requirements responsibilities responsible right role
    salary send share should skills so some someone speak start still support tackle take talk team teamwork tell that the
    their then there these they this those through to together track training under understand until up us use using very
    want we welcome what when where whether which while who why will with within work working would write you your`,
  es: `a abierta ademas además además ahora al algo alguien ambiente analizar aparte apoyar aportar aprender aprenderas aqui
    asegurar así aun ayudar ayudaras bienvenida buen buena buscamos busca cada capacidad colaborar colaboraras como comunicar
    con conoceras conocer conocimiento conocimientos contaras contamos contar contrato controlar coordinar crear cuando
    cuéntanos cuentanos cuidar cumplir dar de del desarrollar descubre desde dia diseñar dominar donde durante el ella ellos en
    encargarte entre envia envianos equipo eres es ese esta estamos estar estaras estas este esto experiencia formacion formar
    formaras garantizar gestionar gracias haber habilidades hacer haras has hasta hay hola horario idiomas imprescindible
    incorporacion inscribete jornada la las lo los llevar mantener mas mejorar mi modalidad mucho muy necesitamos ni ninguna no
    nos nuestra nuestro nuestros nuestras o ofrecemos ofrecer organizar otra otro para participar pero persona personas
    planificar poder podras por porque posibilidad posicion preguntanos preparar presta primero puedes puesto que quien quieres
    quiza realizar recibiras responsabilizarte responsable resolver saber salario se ser seras seguir seguro sera si siempre
    sin sobre solo somos son soñamos su sumate supervisar supone tambien te tendras tener ti tiempo tienes todo todas todos
    trabajar trabajaras trabajo trabajamos trato tu tus tú ubicacion un una unete unirte usar valoramos valorable vas velar ven
    vas ya y`,
  ca: `a ajudar ajudaras ambient analitzar apren aprendras aprendre apunta aquest aquesta aqui ara assegurar be benvinguda bon
    bona busquem cada cal capacitat collaborar collaboraras com comunicar compta comptaras comptem comptar coneixements
    coneixeras contracte controlar coordinar crear cuidar dades de del des desenvolupar dia dissenyar domini durant el els en
    encarregar encarregarte ens entre envia equip ets es ell ella escriu esta estaras experiencia explica explicans fer faras
    fins formacio formar formaras garantir gestionar gracies habilitats has hem hi hola horari idiomes llengües imprescindible
    incorporacio inscriu jornada la les lloc llocs mantenir mes mes millorar modalitat molt necessitem ni no nosaltres nostra
    nostre nostres o oferim oferir organitzar per pero perque persona persones planificar podras poder posicio possibilitat
    pots pregunta preparar que qui quan responsabilitat responsable resoldre rebras saber salari se segur seguir sempre sense
    sera seras si sobre sols som son sou suma suposa supervisar també tambe tasques te tens tindras tenir tot totes tots
    treball treballar treballaras treballem tu ubicacio un una uneix utilitzar vals valorem valorable vas vetllar vine vols
    ja i la l`,
};

const EMPTY_OPENING: Opening = { title: '', client: undefined, isForClient: true, where: '', count: 2 };
/** The words of texts that are no names: those in small letters, and the first of each sentence. */
const plainWords = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => plainText(text).split(/(?<=[.!?:])\s+/))
    .flatMap((sentence) => sentence.split(/\s+/).filter((word, at) => at === 0 || !/\p{Lu}/u.test(word)))
    .flatMap((word) => foldWords(word).split(' '));

/** All that the grammar says in a language without telling a fact. */
const spokenIn = (lang: Locale): string[] =>
  TONES.flatMap((tone) => {
    const { headings, opening, apply, more } = VOICES[lang][tone];
    return [
      ...Object.values(headings),
      apply,
      opening(EMPTY_OPENING),
      opening({ ...EMPTY_OPENING, isForClient: false, count: 1 }),
      ...more.map(({ text }) => text),
    ];
  });

interface Vocabulary {
  /** Folded words of a language that are no names, whatever letter they begin with. */
  readonly words: ReadonlySet<string>;
  /** Concepts of the lexicon that every description may speak of, such as responsibility. */
  readonly concepts: ReadonlySet<string>;
}
function read(lang: Locale): Vocabulary {
  const spoken = spokenIn(lang);
  return {
    words: new Set([...fold(BEGINNINGS[lang]).split(/\s+/), ...plainWords([...spoken, ...usualTasks(lang)])]),
    concepts: new Set(spoken.flatMap((text) => conceptsIn(plainText(text))).map(({ id }) => id)),
  };
}

const known = new Map<Locale, Vocabulary>();
/** What is said in a language without telling anything of a position. */
export function vocabularyOf(lang: Locale): Vocabulary {
  const vocabulary = known.get(lang) ?? read(lang);
  known.set(lang, vocabulary);
  return vocabulary;
}
