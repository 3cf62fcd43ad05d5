import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import { segment } from '../../testing/lines.ts';
import { readEducation } from '../education.ts';

type Written = [y: number, text: string, bold?: boolean];
const section = (...written: Written[]): Section => ({
  kind: 'education',
  heading: null,
  lines: written.map(([y, text, bold], i) =>
    toLine([segment(text, 50, y, { bold: bold ?? false })], written[i - 1]?.[0] ?? Number.NEGATIVE_INFINITY),
  ),
});
const names = (found: Section) => readEducation([found]).map(({ value: e }) => [e.degree, e.institutionName]);

describe('names of studies in a narrow column', () => {
  it('[INTAKE-44] are whole where their lines stand closer than those of other names', () => {
    expect(
      names(
        section(
          [100, 'Cicle Formatiu de Grau', true],
          [111, 'Superior en Desenvolupament', true],
          [122, 'd’Aplicacions Web', true],
          [137, 'College of Health Sciences'],
          [148, 'Cardiff'],
          [162, '2008 – 2011'],
          [186, 'Postgraduate Diploma in', true],
          [197, 'Palliative Care', true],
          [212, 'Cork School of Nursing'],
          [226, '2005 – 2008'],
        ),
      ),
    ).toEqual([
      [
        'Cicle Formatiu de Grau Superior en Desenvolupament d’Aplicacions Web',
        'College of Health Sciences Cardiff',
      ],
      ['Postgraduate Diploma in Palliative Care', 'Cork School of Nursing'],
    ]);
  });
  it('[INTAKE-44] leave a town under its place of study apart where all lines stand as close', () => {
    const [study] = readEducation([
      section(
        [100, 'Certificate in Clinical Care', true],
        [112, 'College of Health Sciences'],
        [124, 'Cardiff'],
        [136, '2008 – 2011'],
      ),
    ]);
    expect(study?.value).toMatchObject({
      institutionName: 'College of Health Sciences',
      location: 'Cardiff',
    });
  });
});
