import {
  DEGREE_BEFORE_INSTITUTION,
  degreeScore,
  institutionScore,
  isBareDegree,
  namesSubject,
} from '../../lexicon/study.ts';
import { foldWords } from '../../text/fold.ts';
import { splitCommas } from '../pieces.ts';
import { joinDegree } from './degree.ts';

/** What a study's title names; `sure` when words of the two told which is which, and not their order alone. */
export interface NamedStudy {
  institution: string;
  degree: string;
  sure: boolean;
}

/** The first word of a place of study behind "en" or "a", whole: "en Escultura" names a subject. */
const KIND_OF_PLACE =
  '(?:Univ(?:ersi(?:dad|tat|ty|dade|té|tà))?|Escuela|Escola|Institut[oe]?|Instituci[oó]n?|Facult(?:ad|at|y)|Colegio|Col·legi|Centr[eo]|Polit[eéè]cnic[ao]?|Conservatorio?|Acad[eèé]mia|IES|INS|CIFP|CPIFP)(?!\\p{L})';
/** "MSc Statistics at University of Leeds", "Grado en Enfermería por la Universidad de Murcia". */
export const AT = new RegExp(
  String.raw`^(.{3,110}?)\s+(?:(?:at|@|from|por|per)\s+(?:(?:the|la|el)\s+|l['’])?|(?:en|a)\s+(?:(?:la|el)\s+|l['’])?(?=${KIND_OF_PLACE}))(\p{Lu}.{1,110})$`,
  'u',
);

/** Above 0 for a degree, below for a place of study; 0 where no word tells. */
function score(name: string): number {
  const folded = foldWords(name);
  const told = degreeScore(folded) * 2 - institutionScore(folded) * 2;
  return told === 0 && institutionScore(folded) === 0 && namesSubject(folded) ? 0.5 : told;
}

/** Which of two names is the degree: 1 for the first, -1 for the second, 0 where no word tells. */
export const leanOf = (names: string[]): number => Math.sign(score(names[0] ?? '') - score(names[1] ?? ''));

/** Which of the names in printed order are the degree's and which is the place of study. `sum` is how the other studies lean. */
export function nameStudy(names: string[], sum: number): NamedStudy | null {
  const atoms = withoutGrades(names).flatMap(splitAbbreviation).flatMap(splitBracket).flatMap(splitAt);
  if (atoms.length === 0) return null;
  if (atoms.length === 1) return nameOne(atoms[0] ?? '');
  // "Princeton University, PhD in Computer Science" beside other pieces: a piece with both names is cut at its comma.
  const pieces = atoms.flatMap((a) => (hasBoth(a) ? splitCommas(a) : [a]));
  const places = pieces.filter((p) => score(p) < 0);
  if (places.length >= 1) {
    const institution = places[0] ?? '';
    const rest = pieces.filter((p) => p !== institution);
    return { institution, degree: joinDegree(rest), sure: rest.length > 0 };
  }
  const degrees = pieces.filter((p) => score(p) > 0);
  if (degrees.length >= 1 && degrees.length < pieces.length) {
    const institution = pieces.find((p) => score(p) <= 0) ?? '';
    // A word that names what is studied may stand in a school's name too.
    const isTold = degrees.some((p) => degreeScore(foldWords(p)) > 0);
    const sure = isTold && pieces.length - degrees.length === 1;
    return { institution, degree: joinDegree(pieces.filter((p) => p !== institution)), sure };
  }
  const [first = '', second = '', ...more] = pieces;
  return sum < 0
    ? { institution: first, degree: joinDegree([second, ...more]), sure: false }
    : { institution: second, degree: joinDegree([first, ...more]), sure: false };
}

function nameOne(text: string): NamedStudy {
  const parts = splitCommas(text);
  if (parts.length > 1) {
    const named = nameStudy(parts, 1);
    if (named) return named;
  }
  return score(text) < 0
    ? { institution: text, degree: '', sure: false }
    : { institution: '', degree: text, sure: false };
}

function hasBoth(piece: string): boolean {
  const parts = splitCommas(piece);
  if (parts.length > 1 && parts.some((p) => isBareDegree(foldWords(p)))) return true;
  return parts.length > 1 && parts.some((p) => score(p) < 0) && parts.some((p) => score(p) >= 0);
}

function splitAbbreviation(name: string): string[] {
  const found = DEGREE_BEFORE_INSTITUTION.exec(name);
  return found?.[1] && found[2] && institutionScore(foldWords(found[2])) > 0 ? [found[1], found[2]] : [name];
}

/** "University of Leeds (MSc Statistics)": one of the two is the degree and the other where it was taken. */
function splitBracket(name: string): string[] {
  const [, before = '', within = ''] = /^([^()]{3,110})\s\(([^()]{3,110})\)$/u.exec(name) ?? [];
  const isPair =
    before !== '' && Math.min(score(before), score(within)) < 0 && score(before) * score(within) <= 0;
  return isPair ? [before, within] : [name];
}

function splitAt(name: string): string[] {
  const [, degree, institution] = AT.exec(name) ?? [];
  return degree && institution && score(degree) > 0 ? [degree, institution] : [name];
}

/** Of the word "grade" only what a figure, a letter or a colon follows: "Grade 8 Piano" is a study. */
const GRADE = String.raw`(?:(?:nota|calificaci[oó]n|qualificaci[oó]|final grade|c?gpa|promedio|mitjana|matr[ií]cula de honor|matr[ií]cula d['’]honor|cum laude)(?!\p{L})|grade(?=\s*:|\s+(?:\d[\d.,:/%\s]*|[A-F][+*-]?)$))`;
const ONLY_GRADE = new RegExp(`^${GRADE}`, 'iu');
const TRAILING_GRADE = new RegExp(String.raw`,\s+${GRADE}(?:(?!,\s).)*$`, 'iu');

/** The names without what tells how well the study ended. */
const withoutGrades = (names: string[]): string[] =>
  names.map((n) => n.replace(TRAILING_GRADE, '')).filter((n, i) => i === 0 || !ONLY_GRADE.test(n));
