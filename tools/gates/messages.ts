import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';
import { SAME_IN_ALL } from './messages-allowed.ts';
import { ruledOut } from './ruled-out-words.ts';

const TRANSLATED = ['es', 'ca'] as const;
type Messages = Readonly<Record<string, string>>;

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Every catalogue that a file exports: each object of texts, once. */
async function cataloguesOf(file: string): Promise<Messages[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return [...new Set(Object.values(module))].filter(isMessages);
}

/** Names of an ICU message's arguments; the texts of its plural branches are no arguments. */
const ARGUMENT = /(?<!\b(?:zero|one|two|few|many|other|=\d+)\s*)\{\s*(\w+)\s*[,}]/g;
const argumentsOf = (text: string): string =>
  [...new Set([...text.matchAll(ARGUMENT)].map((match) => match[1]))].sort().join(',');
/** Whether there are words to translate beside the arguments. */
const hasWords = (text: string): boolean =>
  /\p{L}{4,}|\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** A percentage as English writes it: Spanish and Catalan keep a no-break space before the sign. */
const ENGLISH_PERCENTAGE = /(?:[\d}]|[ \t])%/u;

function compare(where: string, locale: 'es' | 'ca', source: Messages, other: Messages): string[] {
  const missing = Object.keys(source).filter((key) => !other[key]?.trim());
  const extra = Object.keys(other).filter((key) => !(key in source));
  const differing = Object.keys(source).filter(
    (key) => other[key] && argumentsOf(source[key] ?? '') !== argumentsOf(other[key] ?? ''),
  );
  const untranslated = Object.keys(source).filter(
    (key) => other[key] === source[key] && hasWords(source[key] ?? '') && !SAME_IN_ALL.has(source[key] ?? ''),
  );
  const percentages = Object.keys(other).filter((key) => ENGLISH_PERCENTAGE.test(other[key] ?? ''));
  const otherwise = Object.entries(other).flatMap(([key, text]) => {
    const say = ruledOut(locale, text);
    return say
      ? [`${where}: ${key} says otherwise in ${locale} than the product does: "${text}"; say: ${say}`]
      : [];
  });
  return [
    ...otherwise,
    ...missing.map((key) => `${where}: ${key} is missing in ${locale}`),
    ...extra.map((key) => `${where}: ${key} stands in ${locale} only`),
    ...differing.map((key) => `${where}: ${key} has other arguments in ${locale}`),
    ...percentages.map((key) => `${where}: ${key} needs a no-break space before % in ${locale}`),
    ...untranslated.map(
      (key) =>
        `${where}: ${key} is the same in ${locale}: "${source[key]}"; translate it or allow it in messages-allowed.ts`,
    ),
  ];
}

/** What is wrong in the catalogues beside an English one, one line each. */
export async function checkCatalogue(source: string): Promise<string[]> {
  const where = path.relative(ROOT, path.dirname(source));
  const wrong: string[] = [];
  const texts = await cataloguesOf(source);
  for (const locale of TRANSLATED) {
    const file = path.join(path.dirname(source), path.basename(source).replace(/en(?=\.ts$)/, locale));
    if (!existsSync(file)) wrong.push(`${where}: there is no ${path.basename(file)}`);
    else {
      const others = await cataloguesOf(file);
      wrong.push(...texts.flatMap((text, i) => compare(where, locale, text, others[i] ?? {})));
    }
  }
  return wrong;
}

/** Every text exists in the three languages, with the same arguments, and in the words of the glossary. */
export const messages: Gate = {
  name: 'messages complete in three languages',
  async run() {
    const sources = globSync('{host,shared,api,mfe-*}/src/**/{en,*-en}.ts', { cwd: ROOT }).map((file) =>
      path.join(ROOT, file),
    );
    if (sources.length < 6)
      return fail(`Only ${sources.length} catalogues were found; the gate reads the wrong files.`);
    const wrong = (await Promise.all(sources.map(checkCatalogue))).flat();
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
