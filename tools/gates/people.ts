import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';

const WORD = /(?<![\p{L}\p{N}_])(?:he|she|him|his|hers?|(?:him|her)self)(?![\p{L}\p{N}_])/giu;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/.source;
/** Strings are read too, since what looks like a comment in one is none. */
const STRING_OR_COMMENT = new RegExp(`${STRING}|/\\*[\\s\\S]*?\\*/|(?<![:\\\\])//.*`, 'g');
const SUMMARY = new RegExp(`\\bsummary:\\s*(?:${STRING})`, 'g');
/** Words of another language, or of a text that is spoken about, stand in backticks. */
const QUOTED = /`[^`]*`/g;

interface Part {
  readonly text: string;
  readonly at: number;
}
const partsOf = (text: string, pattern: RegExp): Part[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));

/** What of a file speaks to whoever reads the code, or the list of calls. */
function spokenParts(file: string, text: string): Part[] {
  if (file.endsWith('.md')) return [{ text, at: 0 }];
  const comments = partsOf(text, STRING_OR_COMMENT).filter((part) => part.text.startsWith('/'));
  return file.startsWith(path.join('shared', 'src', 'contracts'))
    ? [...comments, ...partsOf(text, SUMMARY)]
    : comments;
}

/** Where comments, a summary of a call or a document call a person he or she, one line each. */
export function genderedWords(file: string, text: string): string[] {
  if (text.search(WORD) < 0) return [];
  return spokenParts(file, text).flatMap((part) =>
    partsOf(
      part.text.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length)),
      WORD,
    ).map(({ text: word, at }) => `${file}:${text.slice(0, part.at + at).split('\n').length}: ${word}`),
  );
}

/** A person is they, wherever the code and its documents speak of one. */
export const people: Gate = {
  name: 'people are they',
  async run() {
    const files = globSync(
      ['{api,bench,e2e,host,mfe-*,shared,tools}/**/*.{ts,tsx,mjs,cjs}', 'docs/**/*.md'],
      {
        cwd: ROOT,
        exclude: (name) => /(?:^|[\\/])(?:node_modules|dist)$/.test(name),
      },
    );
    if (files.length < 1000)
      return fail(`Only ${files.length} files were found; the gate reads the wrong ones.`);
    const wrong = files.flatMap((file) => genderedWords(file, readFileSync(path.join(ROOT, file), 'utf8')));
    return wrong.length === 0
      ? pass()
      : fail(`${wrong.join('\n')}\nWrite they; quote other words in backticks.`);
  },
};
