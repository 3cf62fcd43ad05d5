import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../../layout/lines.ts';
import { section, segment } from '../../testing/lines.ts';
import { SURE } from '../../thresholds.ts';
import { readSkills } from './skills.ts';

const read = (kind: 'skills' | 'softSkills' | 'other', ...written: string[]) => {
  const skills = readSkills([section(kind, written)]);
  return { hard: skills.hard.map((s) => s.value), soft: skills.soft.map((s) => s.value) };
};

const values = (...written: (string | string[])[]) =>
  readSkills([
    section(
      'skills',
      written.map((text) => ({ text })),
    ),
  ]).hard.map((s) => s.value);

describe('readSkills', () => {
  it('splits lists and drops the labels before them', () => {
    expect(read('skills', 'Infrastructure: Kubernetes, Ray, AWS', 'Databases: SQL; Redis').hard).toEqual([
      'Kubernetes',
      'Ray',
      'AWS',
      'SQL',
      'Redis',
    ]);
  });
  it('reads one skill a line with bullets', () => {
    expect(read('skills', '• AutoCAD', '• Plan General Contable').hard).toEqual([
      'AutoCAD',
      'Plan General Contable',
    ]);
  });
  it('tells how a person works from what the person masters', () => {
    expect(read('skills', 'Excel, Trabajo en equipo, Lideratge, Problem solving')).toEqual({
      hard: ['Excel'],
      soft: ['Trabajo en equipo', 'Lideratge', 'Problem solving'],
    });
    expect(read('softSkills', 'Bon humor')).toEqual({ hard: [], soft: ['Bon humor'] });
  });
  it('leaves spoken languages, levels and repetitions out', () => {
    expect(
      read('skills', 'Languages: English (native), Irish', 'Tools: Python, python, Advanced').hard,
    ).toEqual(['Python']);
  });
  it('takes each label of a row for a skill, and none from the name of a group', () => {
    const lines = section('skills', ['Tools', 'Stan QGIS Scientific diving']).lines;
    const row = lines[1]?.segments[0];
    if (row) row.tags = ['Stan', 'QGIS', 'Scientific diving'];
    expect(readSkills([{ kind: 'skills', heading: null, lines }]).hard.map((s) => s.value)).toEqual([
      'Stan',
      'QGIS',
      'Scientific diving',
    ]);
  });
  it('takes no name of a group in a face of its own for a skill', () => {
    const written = [
      { text: 'Cocina', bold: true },
      'Repostería',
      'Cartas',
      { text: 'Gestión', bold: true },
      'Turnos',
    ];
    expect(readSkills([section('skills', written)]).hard.map((s) => s.value)).toEqual([
      'Repostería',
      'Cartas',
      'Turnos',
    ]);
  });
  it('keeps a programming list labelled “Languages”', () => {
    const table = section('skills', [{ text: ['Languages', 'Python, Java'] }, { text: ['Tools', 'Git'] }]);
    expect(readSkills([table]).hard.map((s) => s.value)).toEqual(['Python', 'Java', 'Git']);
    expect(read('skills', 'Languages: Python, C++').hard).toEqual(['Python', 'C++']);
  });
  it('keeps the names of skills over their levels, and one in a face of its own', () => {
    const bold = (text: string) => ({ text, bold: true });
    const hard = (...written: Parameters<typeof section>[1]) =>
      readSkills([section('skills', written)]).hard.map((s) => s.value);
    expect(
      hard(bold('Python'), 'Proficient', bold('Excel'), 'Proficient', bold('SQL'), 'Experienced'),
    ).toEqual(['Python', 'Excel', 'SQL']);
    expect(hard(bold('Python'), 'Usuaria diaria', bold('Excel'), 'Dos cursos').slice(0, 1)).toEqual([
      'Python',
    ]);
    expect(hard(bold('Python'), 'Docker', 'Kubernetes')).toEqual(['Python', 'Docker', 'Kubernetes']);
    expect(hard({ ...bold('Cloud'), size: 12 }, 'AWS', 'Azure')).toEqual(['AWS', 'Azure']);
    expect(hard(bold('Cloud'), 'AWS, Azure', bold('Office'), 'Word, Excel')).toEqual([
      'AWS',
      'Azure',
      'Word',
      'Excel',
    ]);
  });
  it('drops the names of groups in the first cells of a table, and tells what they name', () => {
    const table = section('skills', [
      { text: ['Back end', 'Kafka, Node.js'], bold: true },
      { text: ['Soft skills', 'Good humour'], bold: true },
      { text: ['Languages', 'English, Irish'], bold: true },
      { text: ['Front end', 'Sass'], bold: true },
      { text: ['Cloud', 'AWS, Azure'], bold: true },
    ]);
    const skills = readSkills([table]);
    expect(skills.hard.map((s) => s.value)).toEqual(['Kafka', 'Node.js', 'Sass', 'AWS', 'Azure']);
    expect(skills.soft.map((s) => s.value)).toEqual(['Good humour']);
    const columns = readSkills([section('skills', [{ text: ['Sass', 'Kafka'] }, { text: ['Go', 'Rust'] }])]);
    expect(columns.hard.map((s) => s.value)).toEqual(['Sass', 'Kafka', 'Go', 'Rust']);
  });
  it('keeps skills in first cells beside what is of them', () => {
    const hard = (...rows: string[][]) =>
      readSkills([
        section(
          'skills',
          rows.map((text) => ({ text })),
        ),
      ]).hard.map((s) => s.value);
    expect(hard(['Python', 'Django, Flask'], ['SQL', 'PostgreSQL, MySQL'])).toEqual([
      ...['Python', 'Django', 'Flask', 'SQL', 'PostgreSQL', 'MySQL'],
    ]);
    expect(hard(['Python', 'Django, Flask'], ['SQL', 'PostgreSQL, MySQL'], ['Go', 'Gin, Echo'])).toEqual([
      ...['Python', 'Django', 'Flask', 'SQL', 'PostgreSQL', 'MySQL', 'Go', 'Gin', 'Echo'],
    ]);
    expect(hard(['Excel', 'Advanced, 5 years'], ['SAP', 'Basic'])).toEqual(['Excel', 'SAP']);
    const mixed = [{ text: ['Soft skills', 'Good humour'] }, { text: ['Go', 'Rust'] }];
    expect(readSkills([section('skills', mixed)]).hard.map((s) => s.value)).toEqual(['Go', 'Rust']);
    expect(hard(['Web:', 'Sass, Less'], ['Languages', 'English, Irish'], ['Tools', 'Git'])).toEqual([
      ...['Sass', 'Less', 'Git'],
    ]);
  });
  it('takes labels that end at one place for names of groups', () => {
    const row = (y: number, label: string, value: string) =>
      toLine([segment(label, 150 - label.length * 5, y), segment(value, 160, y)]);
    const lines = [row(100, 'Kitchen', 'HACCP, Menus'), row(114, 'Management', 'Rotas, Suppliers')];
    expect(readSkills([{ kind: 'skills', heading: null, lines }]).hard.map((s) => s.value)).toEqual([
      ...['HACCP', 'Menus', 'Rotas', 'Suppliers'],
    ]);
  });
  it('takes short texts under a heading that says nothing for skills, less surely, where no others are headed', () => {
    const headed = (heading: string, ...written: string[]) => {
      const [first, ...rest] = section('other', [heading, ...written]).lines;
      return { kind: 'other' as const, heading: first ?? null, lines: rest };
    };
    const group = headed('Clinical', 'Triage', 'Wound care');
    const guessed = readSkills([group]).hard;
    expect(guessed.map((s) => s.value)).toEqual(['Triage', 'Wound care']);
    expect(guessed[0]?.confidence).toBeLessThan(SURE.hardSkills);
    const valuesOf = (...sections: Parameters<typeof readSkills>[0]) =>
      readSkills(sections).hard.map((s) => s.value);
    expect(valuesOf(group, section('education', ['BA']), section('skills', ['Excel']))).toEqual(['Excel']);
    // Beside skills it is a group of them.
    expect(valuesOf(group, section('skills', ['Excel']))).toEqual(['Triage', 'Wound care', 'Excel']);
    const alone = ['Kafka', 'Sass', 'Docker'].map((heading) => headed(heading));
    expect(valuesOf(...alone)).toEqual(['Kafka', 'Sass', 'Docker']);
    expect(valuesOf(...alone.slice(1))).toEqual([]);
    expect(valuesOf(headed('Hobbies', 'Chess'))).toEqual([]);
    for (const heading of [
      'Nacionalidad',
      'Nationality',
      'Nacionalitat',
      'Estado civil',
      'Lloc de naixement',
    ])
      expect(valuesOf(headed(heading, 'Española'))).toEqual([]);
    expect(
      valuesOf(headed('Miscellany', 'I once crossed the sea alone in a boat that I had built.')),
    ).toEqual([]);
  });

  it('goes on with a skill that breaks off in its cell, not with one in small letters', () => {
    expect(values(['Control de', 'Elaboració de'], ['magatzem', 'cartes'], ['Torns', 'APPCC'])).toEqual([
      'Control de magatzem',
      'Elaboració de cartes',
      'Torns',
      'APPCC',
    ]);
    expect(values('Advanced life', 'support', 'Triage')).toEqual(['Advanced life support', 'Triage']);
    expect(values('Python', 'dbt', 'Snowflake')).toEqual(['Python', 'dbt', 'Snowflake']);
  });
  it('[INTAKE-39] keeps a Catalan word with its dot together, and parts what other dots part', () => {
    expect(values('Cures pal·liatives', 'PARAL·LELS', 'Go·Rust·SQL')).toEqual([
      ...['Cures pal·liatives', 'PARAL·LELS', 'Go', 'Rust', 'SQL'],
    ]);
    expect(values('Excel·Linux·MySQL·Laravel')).toEqual(['Excel', 'Linux', 'MySQL', 'Laravel']);
  });
  it('[INTAKE-39] takes the name of a group beside or above a list for no skill', () => {
    const beside = (label: string, list: string) =>
      toLine([segment(label, 60, 100), segment(list, 160, 100)]);
    const one = [beside('Logistics', '• Customs, Route planning')];
    expect(readSkills([{ kind: 'skills', heading: null, lines: one }]).hard.map((s) => s.value)).toEqual([
      ...['Customs', 'Route planning'],
    ]);
    // What is of a skill stands beside it without a bullet.
    const of = [beside('Python', 'Django, Flask')];
    expect(readSkills([{ kind: 'skills', heading: null, lines: of }]).hard.map((s) => s.value)).toEqual([
      ...['Python', 'Django', 'Flask'],
    ]);
    const long = 'Inventory control, Route planning, Customs declarations, Forklift licence';
    const named = [
      toLine([segment('Logistics', 60, 100, { bold: true })]),
      toLine([segment(long, 60, 112)]),
      toLine([segment('Systems', 60, 130, { bold: true })]),
      toLine([segment('Excel, SAP', 60, 142)]),
    ];
    expect(readSkills([{ kind: 'skills', heading: null, lines: named }]).hard.map((s) => s.value)).toEqual([
      ...['Inventory control', 'Route planning', 'Customs declarations', 'Forklift licence', 'Excel', 'SAP'],
    ]);
  });
  it('[INTAKE-39] finds a labelled list in a summary', () => {
    const summary = section('summary', ['Nurse with ten years in wards.', 'Skills: Triage, Wound care']);
    expect(readSkills([summary]).hard.map((s) => s.value)).toEqual(['Triage', 'Wound care']);
  });
  it('[INTAKE-39] goes on in its own column, and over the edge only where other lines show that there is no room', () => {
    const row = (y: number, ...cells: [number, string][]) =>
      toLine(cells.map(([x, text]) => segment(text, x, y)));
    const columns = [
      row(100, [40, 'Go ·'], [200, 'Sass · Less ·'], [400, 'Docker · Git']),
      row(112, [200, 'React']),
    ];
    expect(readSkills([{ kind: 'skills', heading: null, lines: columns }]).hard.map((s) => s.value)).toEqual([
      ...['Go', 'Sass', 'Less', 'React', 'Docker', 'Git'],
    ]);
    const skills = section('skills', ['Forklift, Customs', 'Excel, SAP']);
    const wide = section('experience', [
      'Planned the routes of eighteen lorries, and of who drives them by night',
    ]);
    expect(readSkills([wide, skills]).hard.map((s) => s.value)).toEqual([
      'Forklift',
      'Customs',
      'Excel',
      'SAP',
    ]);
  });
  it('takes neither a date nor the foot of a form for a skill', () => {
    expect(values('Excel', '28 de novembre de 2026', '© Unió Europea')).toEqual(['Excel']);
  });
});
