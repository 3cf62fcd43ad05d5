import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import { segment } from '../../testing/lines.ts';
import { readSkills } from './skills.ts';

const line = (text: string, y: number, bold = true): Line => toLine([segment(text, 50, y, { bold })], y - 14);
const headed = (kind: Section['kind'], heading: Line, lines: Line[] = []): Section => ({
  kind,
  heading,
  lines,
});
const hard = (...sections: Section[]) => readSkills(sections).hard.map(({ value }) => value);
const bare = (...written: [string, number][]) => written.map(([text, y]) => headed('other', line(text, y)));
const languages = headed('languages', line('Languages', 400), [line('English', 420, false)]);
const about = (...lines: Line[]) => headed('summary', line('About', 40), [line('Cork', 60, false), ...lines]);

describe('skills that are printed as headings', () => {
  it('[INTAKE-44] are whole where one breaks into lines that stand closer than they do', () => {
    expect(
      hard(about(), ...bare(['Pastry', 100], ['Supplier', 140], ['negotiation', 152], ['Butchery', 192])),
    ).toEqual(['Pastry', 'Supplier negotiation', 'Butchery']);
  });
  it('[INTAKE-44] are read at the end of a section whose heading is in their face', () => {
    const skills = [line('Pastry', 100), line('Butchery', 140), line('Menu', 180), line('planning', 192)];
    expect(hard(about(...skills), languages)).toEqual(['Pastry', 'Butchery', 'Menu planning']);
  });
  it('[INTAKE-44] are none where they are in the face of the text, close to each other, few, or where a heading names skills', () => {
    const plain = [line('Pastry', 100, false), line('Butchery', 140, false), line('Sauces', 180, false)];
    const close = [line('Pastry', 100), line('Butchery', 114), line('Sauces', 128)];
    for (const lines of [plain, close, [line('Pastry', 100), line('Butchery', 140)]])
      expect(hard(about(...lines), languages)).toEqual([]);
    const named = headed('skills', line('Skills', 300), [line('HACCP', 320, false)]);
    expect(hard(...bare(['Pastry', 100], ['Sauces', 140], ['Butchery', 180]), named)).toEqual(['HACCP']);
  });
});
