import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../../layout/lines.ts';
import { type Section, toSections } from '../../layout/sections.ts';
import { segment } from '../../testing/lines.ts';
import { readSkills } from './skills.ts';

type Written = [y: number, text: string];
const segments = (x: number, written: Written[], look: Parameters<typeof segment>[3] = {}) =>
  written.map(([y, text]) => segment(text, x, y, look));
const list = (...written: Written[]): Section => ({
  kind: 'skills',
  heading: null,
  lines: segments(50, written).map((s, i, all) => toLine([s], all[i - 1]?.y)),
});
const hard = (...sections: Section[]) => readSkills(sections).hard.map(({ value }) => value);

describe('skills in narrow columns', () => {
  it('[INTAKE-44] are whole where a line that had no room stands closer than skills do', () => {
    expect(
      hard(
        list(
          [100, 'Impost de societats'],
          [120, 'Pla General'],
          [134, 'Comptable'],
          [154, 'Nòmines'],
          [174, 'IVA'],
        ),
      ),
    ).toEqual(['Impost de societats', 'Pla General Comptable', 'Nòmines', 'IVA']);
    expect(hard(list([100, 'Route'], [112, 'planning'], [136, 'Customs'], [148, 'declarations']))).toEqual([
      'Route planning',
      'Customs declarations',
    ]);
  });
  it('[INTAKE-44] stay apart where all stand as close, or where there was room', () => {
    expect(hard(list([100, 'Spring Boot'], [114, 'Java'], [128, 'Kafka'], [142, 'Sass']))).toHaveLength(4);
    expect(
      hard(
        list([100, 'Control of all the stock'], [120, 'Java'], [134, 'Kafka'], [154, 'Sass'], [174, 'SQL']),
      ),
    ).toHaveLength(5);
    expect(hard(list([100, 'Health records'], [112, 'eCAP'], [124, 'Argos']))).toHaveLength(3);
  });
  it('[INTAKE-44] go on in small letters though the row beside it sets its lines further apart', () => {
    expect(
      hard(list([100, 'Triatge Manchester'], [111, 'Suport vital'], [128, 'avançat'], [139, 'SAP'])),
    ).toEqual(['Triatge Manchester', 'Suport vital avançat', 'SAP']);
  });
});

describe('columns under one heading', () => {
  const heading = (text: string, y: number) => segment(text, 50, y, { bold: true, size: 14 });
  const flow = (x: number, own: ReturnType<typeof segment>[]) => ({
    page: 1,
    x0: x,
    x1: x + 150,
    segments: own,
  });
  const above = flow(50, [
    heading('Experience', 100),
    ...segments(50, [[120, 'Analyst, Acorn Systems, 2019 – 2021 in a line as wide as the page']]),
    heading('Skills', 160),
  ]);
  const kindsOf = (sections: Section[]) =>
    sections.filter(({ kind }) => kind === 'skills').flatMap(({ lines }) => lines.map((l) => l.text));

  it('[INTAKE-44] are all of it, where it stands over them', () => {
    const wide = { ...above, x1: 550 };
    const columns = [50, 220, 390].map((x, i) =>
      flow(
        x,
        segments(x, [
          [190, ['Java', 'Docker', 'Excel'][i] ?? ''],
          [204, ['SQL', 'Linux', 'Sage'][i] ?? ''],
        ]),
      ),
    );
    expect(kindsOf(toSections([wide, ...columns]))).toEqual([
      'Java',
      'SQL',
      'Docker',
      'Linux',
      'Excel',
      'Sage',
    ]);
  });
  it('[INTAKE-44] are all of it, where the first is read with the heading', () => {
    const left = flow(50, [
      ...above.segments,
      ...segments(50, [
        [190, 'Java'],
        [204, 'SQL'],
      ]),
    ]);
    const right = flow(
      220,
      segments(220, [
        [190, 'Docker'],
        [204, 'Linux'],
      ]),
    );
    expect(kindsOf(toSections([left, right]))).toEqual(['Java', 'SQL', 'Docker', 'Linux']);
  });
});
