import { headingKind } from '../layout/headings/heading-words.ts';
import { boxOf, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { languageCode, languageLevel } from '../lexicon/languages.ts';
import { FORM_LABELS } from '../lexicon/sections.ts';
import { withoutBullet } from '../text/clean.ts';
import { foldPrinted, foldWords } from '../text/fold.ts';
import type { CvField, CvLanguage } from '../types.ts';
import { foldLabel, splitLabel } from './labels.ts';

/** Spoken languages with their levels, from language sections and from labels such as "Languages:" elsewhere. */
export function readLanguages(sections: Section[]): CvField<CvLanguage>[] {
  const found: CvField<CvLanguage>[] = [];
  for (const section of sections) {
    if (section.kind === 'languages') {
      for (const [i, line] of section.lines.entries())
        found.push(...inText(line.text, line, 0.9).map((l) => withLevelBelow(l, line, section.lines[i + 1])));
      continue;
    }
    if (section.kind === 'experience' || section.kind === 'education') continue;
    for (const line of section.lines) {
      if (section.kind === 'header') found.push(...namesAlone(line));
      const pair = splitLabel(line);
      if (!pair) continue;
      const native = FORM_LABELS.nativeLanguage.has(foldLabel(pair.label));
      const heading =
        native ||
        FORM_LABELS.otherLanguages.has(foldLabel(pair.label)) ||
        headingKind(pair.label) === 'languages';
      if (!heading) continue;
      const languages = inText(pair.value, line, 0.85);
      found.push(
        ...languages.map((l) =>
          native && !l.value.proficiency ? { ...l, value: { ...l.value, proficiency: 'C2' as const } } : l,
        ),
      );
    }
  }
  const unique = new Map<string, CvField<CvLanguage>>();
  for (const language of found) {
    const known = unique.get(language.value.code);
    if (!known || (known.value.proficiency === null && language.value.proficiency !== null))
      unique.set(language.value.code, language);
  }
  return [...unique.values()];
}

/** How far below a language its level stands at most, in sizes. */
const LEVEL_WITHIN = 2.6;

/** A language without a level, with the one that stands alone in the line below it, in its column. */
function withLevelBelow(
  language: CvField<CvLanguage>,
  line: Line,
  below: Line | undefined,
): CvField<CvLanguage> {
  const { value, source } = language;
  const isNear =
    below && (below.page !== line.page || below.y - line.y < Math.max(line.size, below.size) * LEVEL_WITHIN);
  if (value.proficiency || !isNear) return language;
  const cell = line.segments.find((s) => languagesIn(s.text).some(({ code }) => code === value.code));
  const under = below.segments.find((s) => cell && Math.abs(s.x0 - cell.x0) < cell.size * 2);
  const proficiency = under && languagesIn(under.text).length === 0 ? languageLevel(under.text) : null;
  if (!under || !proficiency) return language;
  const lines = below.page === line.page ? [line, below] : [line];
  return {
    value: { ...value, proficiency },
    confidence: 0.9,
    source: { ...source, bbox: boxOf(lines.flatMap((l) => l.segments)), text: `${line.text}\n${under.text}` },
  };
}

/** A cell of a CV's head that only names languages: "Spanish, English, Italian". */
function namesAlone(line: Line): CvField<CvLanguage>[] {
  return line.segments.flatMap(({ text }) => {
    const names = text.split(/\s*[,|·/]\s*/);
    const areAll = names.length > 1 && names.every((name) => languageCode(foldWords(name)) !== null);
    return areAll ? inText(text, line, 0.85) : [];
  });
}

const NAME = /[\p{L}][\p{L}'’]*(?:\s\p{L}[\p{L}'’]*)?/gu;

/** The languages that a text names, each with the level named between it and the next. */
export function languagesIn(text: string): CvLanguage[] {
  const plain = withoutBullet(text);
  const names = namesIn(plain);
  return names.map((name, i) => {
    const until = names[i + 1]?.index ?? plain.length;
    const level =
      languageLevel(plain.slice(name.end, until)) ??
      (i === 0 ? languageLevel(plain.slice(0, name.index)) : null);
    return { code: name.code, proficiency: level };
  });
}

function namesIn(plain: string): { code: string; index: number; end: number }[] {
  const names: { code: string; index: number; end: number }[] = [];
  for (const m of plain.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    const two = new RegExp(NAME.source, 'uy');
    two.lastIndex = m.index;
    const pair = two.exec(plain)?.[0];
    const code = (pair?.includes(' ') ? languageCode(pair) : null) ?? languageCode(m[0]);
    const previous = names.at(-1);
    if (!code || (previous && m.index < previous.end)) continue;
    // "Native", "basic" and the like are no languages, but "a" level of "English" may name it again.
    if (previous?.code === code) continue;
    names.push({ code, index: m.index, end: m.index + m[0].length });
  }
  return names;
}

function inText(text: string, line: Line, confidence: number): CvField<CvLanguage>[] {
  const isLong = foldPrinted(withoutBullet(text)).length > 160;
  return languagesIn(text).map((value) => ({
    value,
    confidence: isLong ? confidence - 0.3 : value.proficiency ? confidence : confidence - 0.15,
    source: { page: line.page, bbox: boxOf(line.segments), text: line.text },
  }));
}
