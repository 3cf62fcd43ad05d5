import { compute } from '../../api/src/modules/assessment/scores/compute.ts';
import { ruleOf } from './judged-cvs.ts';
import type { ReadCv } from './read-fixtures.ts';
import { trueYears } from './true-years.ts';

const STEP = 1 / 12;
const MAX_YEARS = 40;
const WITHIN = 0.5;
const EDGE = 0.001;

/** The most years of a title that a CV is taken to show: the last number for which the criterion is met. */
function shownYears({ input }: ReadCv, title: string): number {
  const rule = ruleOf(`years 1 of ${title}`);
  let [low, high] = [0, MAX_YEARS / STEP];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [judged] = compute({ ...input, rules: [{ ...rule, years: middle * STEP - EDGE }] }).verdicts;
    if (judged?.verdict === 'MET') low = middle;
    else high = middle - 1;
  }
  return low * STEP;
}

/** Titles of api/fixtures/cv that are of one occupation, by reading them. Any other title is one of its own. */
const OCCUPATIONS: readonly (readonly string[])[] = [
  ['Administrativa comptable', 'Auxiliar administrativa'],
  ['Infermera d’urgències', 'Infermera de planta'],
  ['Cap de cuina', 'Sotscap de cuina', 'Cuiner'],
  ['Mestra d’educació primària', 'Mestra d’anglès'],
  ['Senior Brand Marketing Manager', 'Marketing Manager'],
  ['Lead Data Engineer', 'Data Engineer'],
  ['Senior Conservator', 'Paintings Conservator'],
  ['QA Automation Engineer', 'Software Tester'],
  ['Desarrollador Full Stack', 'Programador Front-end'],
  ['Oficial de primera electricista', 'Electricista'],
  ['Auxiliar de enfermería', 'Gerocultora'],
  ['Jefe de Producto Digital', 'Product Owner'],
];
const sameAs = (title: string): readonly string[] =>
  OCCUPATIONS.find((titles) => titles.includes(title)) ?? [title];

export interface Years {
  readonly asked: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

/** Years in the occupation of each title that somebody held, as the score counts them, against the ground truth. */
export function yearsOf(cvs: readonly ReadCv[]): Years {
  const wrong: string[] = [];
  let asked = 0;
  for (const cv of cvs) {
    const jobs = cv.truth.workExperiences;
    for (const title of new Set(jobs.map(({ position }) => position))) {
      const bearing = jobs.filter(({ position }) => sameAs(title).includes(position));
      const [shown, truth] = [shownYears(cv, title), trueYears(bearing)];
      asked += 1;
      if (Math.abs(shown - truth) > WITHIN + EDGE)
        wrong.push(`${cv.set} ${cv.truth.id} ${title}: ${truth.toFixed(1)} counted as ${shown.toFixed(1)}`);
    }
  }
  return { asked, right: asked - wrong.length, wrong };
}
