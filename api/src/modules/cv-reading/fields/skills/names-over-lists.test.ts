import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../../layout/lines.ts';
import { segment } from '../../testing/lines.ts';
import { readSkills } from './skills.ts';

type Cell = [x: number, text: string];
const hard = (...rows: [y: number, ...cells: Cell[]][]) => {
  const lines = rows.map(([y, ...cells]) =>
    toLine(
      cells.map(([x, text]) => segment(text, x, y)),
      y - 14,
    ),
  );
  return readSkills([{ kind: 'skills', heading: null, lines }]).hard.map(({ value }) => value);
};

describe('names over lists of skills', () => {
  it('[INTAKE-42] are none where the lists are set in under them, in one column or in several', () => {
    expect(hard([100, [24, 'Clinical']], [120, [54, 'Triage']], [134, [54, 'Wound care']])).toEqual([
      'Triage',
      'Wound care',
    ]);
    expect(
      hard(
        [100, [24, 'Back end'], [205, 'Front end']],
        [120, [54, 'PostgreSQL'], [235, 'Webpack']],
        [134, [54, 'Java'], [235, 'TypeScript']],
      ),
    ).toEqual(['PostgreSQL', 'Webpack', 'Java', 'TypeScript']);
  });
  it('[INTAKE-42] leave a word in small letters to the skill that it ends', () => {
    const list: [number, Cell][] = [
      [100, [24, 'Formación clínica']],
      [120, [54, 'Triaje Manchester']],
      [134, [54, 'Soporte vital']],
      [148, [54, 'avanzado']],
    ];
    expect(hard(...list)).toEqual(['Triaje Manchester', 'Soporte vital avanzado']);
  });
  it('[INTAKE-42] are skills where one stands under each, or where other texts stand as far out', () => {
    expect(hard([100, [24, 'Excel']], [114, [54, 'SAP']])).toEqual(['Excel', 'SAP']);
    const mixed = hard([100, [24, 'Excel']], [114, [54, 'SAP']], [128, [54, 'Sage']], [142, [130, 'Xero']]);
    expect(mixed).toContain('Excel');
  });
});

describe('the foot of a page', () => {
  const list: [number, Cell][] = [
    [100, [50, 'Excel']],
    [114, [50, 'SAP']],
    [128, [50, 'Sage']],
  ];
  const foot = (y: number, size: number) => {
    const lines = list.map(([at, [x, text]]) => toLine([segment(text, x, at)], at - 14));
    const last = toLine([segment('Made with Paper', 50, y, { size })], 128);
    return readSkills([{ kind: 'skills', heading: null, lines: [...lines, last] }]).hard.length;
  };
  it('[INTAKE-42] is no skill; a text in the size of the others, or close under them, is', () => {
    expect([foot(400, 7), foot(400, 10), foot(160, 7)]).toEqual([3, 4, 4]);
  });
});
