import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { splitColumns } from './columns.ts';

const texts = (segments: ReturnType<typeof segment>[]) =>
  splitColumns(segments).map((f) => f.segments.map((s) => s.text));

describe('splitColumns', () => {
  const side = ['Contact', 'me@post.example', 'Skills', 'Python', 'SQL'].map((t, i) =>
    segment(t, 40, 100 + i * 15),
  );
  const main = [
    'Experience',
    'Data Engineer',
    'Acorn Systems',
    'Education',
    'BSc Mathematics',
    'University of Lagos',
  ].map((t, i) => segment(t, 220, 103 + i * 18));

  it('reads a sidebar and the main column one after the other', () => {
    expect(texts([...side, ...main])).toEqual([side.map((s) => s.text), main.map((s) => s.text)]);
  });
  it('reads a header across both columns first and a footer last', () => {
    const header = segment('A name that runs across the whole of the page', 40, 60, { size: 20 });
    const footer = segment('I agree that this is kept, in a line as wide as the page is itself', 40, 400, {
      size: 12,
    });
    expect(texts([footer, ...main, header, ...side]).map((t) => t[0])).toEqual([
      header.text,
      'Contact',
      'Experience',
      footer.text,
    ]);
  });
  it('keeps dates in a left margin with their entries below headings and entries of other shapes', () => {
    const left = [
      'Studies',
      'Leeds College',
      'BSc Physics',
      'Hull College',
      'Diploma',
      'Bath College',
      'A levels',
      'Experience',
    ].map((t, i) => segment(t, 40, 100 + i * 14));
    const right = ['[2011 – 2014]', '[2008 – 2011]', '[2006 – 2008]'].map((t, i) =>
      segment(t, 480, 114 + i * 28),
    );
    const entries = [230, 290, 350].flatMap((y, i) => [
      segment(`[201${i + 1} – 201${i + 2}]`, 40, y),
      segment(`Company ${i}`, 145, y),
      segment('Engineer of many things', 145, y + 14),
      segment('Tells what it was about', 145, y + 28),
      segment('and goes on with it', 145, y + 42),
    ]);
    const below = ['Skills', 'Python', 'SQL', 'Languages', 'English', 'Welsh'].map((t, i) =>
      segment(t, 40, 410 + i * 14),
    );
    expect(texts([...left, ...right, ...entries, ...below])).toHaveLength(1);
  });
  it('reads a column whose entries have dates in a margin of their own', () => {
    const entries = ['Experience', 'Studies'].flatMap((heading, k) => [
      segment(heading, 220, 103 + k * 120),
      ...[0, 1, 2].flatMap((i) => [
        segment(`${2015 - i}`, 220, 121 + k * 120 + i * 30),
        segment('Some name here', 290, 121 + k * 120 + i * 30),
        segment(`${2016 - i}`, 220, 135 + k * 120 + i * 30),
        segment('Another name', 290, 135 + k * 120 + i * 30),
      ]),
    ]);
    expect(texts([...side, ...entries])[0]).toEqual(side.map((s) => s.text));
  });
  it('keeps dates in a left margin with their entries', () => {
    const rows = ['2019 – 2021', '2016 – 2019', '2012 – 2016'].flatMap((date, i) => [
      segment(date, 40, 100 + i * 40),
      segment(`Engineer, Company ${i}`, 140, 100 + i * 40),
      segment('Built what was asked for', 140, 114 + i * 40),
    ]);
    expect(splitColumns(rows)).toHaveLength(1);
  });
  it('keeps dates in a right margin with their entries', () => {
    const rows = ['Jan 2019 – May 2021', 'Feb 2016 – Jan 2019', 'Mar 2012 – Feb 2016'].flatMap((date, i) => [
      segment(`Engineer ${i}`, 40, 100 + i * 40),
      segment(date, 440, 100 + i * 40),
    ]);
    expect(splitColumns([segment('Experience', 40, 80), ...rows])).toHaveLength(1);
  });
  it('keeps a margin of headings and dates with what stands beside it', () => {
    const margin = ['Experience', '2019 – 2021', '2012 – 2016', 'Education', '2008 – 2012', 'Languages'];
    const rows = margin.flatMap((text, i) => [
      segment(text, 40, 103 + i * 40),
      segment(`Engineer, Company ${i}`, 160, 100 + i * 40),
      segment('Built what was asked for', 160, 114 + i * 40),
    ]);
    expect(splitColumns(rows)).toHaveLength(1);
  });
  it('reads a column that is set to the right by itself', () => {
    const right = ['Skills', 'Excel, Word', 'Education', 'BA History', 'Leeds'].map((text, i) => {
      const plain = segment(text, 0, 100 + i * 15);
      return { ...plain, x0: 500 - (plain.x1 - plain.x0), x1: 500 };
    });
    expect(texts([...main, ...right])).toEqual([main.map((s) => s.text), right.map((s) => s.text)]);
  });
  it('leaves the last line of a paragraph with it', () => {
    const wide =
      'A text as wide as the page, that goes on in one more line and ends there without filling it';
    const end = segment('what is left of it', 40, 72);
    const below = [...side, ...main].map((s) => ({ ...s, y: s.y + 20 }));
    expect(texts([segment(wide, 40, 60), end, ...below])[0]).toEqual([wide, end.text]);
  });
  it('keeps the labels of a form with their values', () => {
    const rows = ['Nombre:', 'Apellidos:', 'Teléfono:', 'Domicilio:'].flatMap((label, i) => [
      segment(label, 40, 100 + i * 16),
      segment(`valor ${i}`, 160, 100 + i * 16),
    ]);
    expect(splitColumns([segment('Datos personales', 40, 80), ...rows])).toHaveLength(1);
  });
  it('cuts a page of very many segments soon', () => {
    const narrow = { size: 2, page: 1 };
    const chain = [
      { ...segment('wide', 10, 10, narrow), x1: 17_000 },
      ...Array.from({ length: 6000 }, (_, i) => segment('aa', 10, 12 + i * 1.7, narrow)),
      ...Array.from({ length: 6000 }, (_, i) => ({
        ...segment('bb', 60 + i * 2, 10_212 + i * 1.7, narrow),
        x1: 17_000,
        font: 'Other',
      })),
    ];
    const started = process.cpuUsage();
    expect(splitColumns(chain)).toHaveLength(1);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
  it('reads a narrow column of addresses by itself although it stands level with the story', () => {
    const story = ['Experience', 'Engineer', 'Acorn', 'Education', 'BSc', 'Lagos'].map((text, i) => ({
      ...segment(text, 220, 100 + i * 15),
      x1: 540,
    }));
    const reach = ['Girona', '972 410 077', 'jo@mestre.example'].map((t, i) => segment(t, 40, 100 + i * 15));
    expect(texts([...reach, ...story])).toEqual([reach.map((s) => s.text), story.map((s) => s.text)]);
    const plain = ['Girona', 'Spain', 'Europe'].map((t, i) => segment(t, 40, 100 + i * 15));
    expect(splitColumns([...plain, ...story])).toHaveLength(1);
    const wide = reach.map((s) => ({ ...s, x1: 215 }));
    expect(splitColumns([...wide, ...story])).toHaveLength(1);
  });
  it('keeps a margin together in which one heading is unknown but printed as the others', () => {
    const margin = ['Contact', 'About me', 'Whereabouts', 'Experience'].map((t, i) =>
      segment(t, 40, 103 + i * 60, { size: 16 }),
    );
    const beside = margin.flatMap((m) =>
      [0, 15, 30].map((down) => segment('What is said of it here', 200, m.y - 3 + down)),
    );
    expect(splitColumns([...margin, ...beside])).toHaveLength(1);
  });
  it('ends columns where the next heading in the margin begins', () => {
    const heads = [segment('Education', 40, 103, { size: 16 }), segment('Skills', 40, 203, { size: 16 })];
    const study = [segment('University of Lagos', 150, 100), segment('2011 – 2015', 460, 100)];
    const column = (x: number, words: string[]) => words.map((t, i) => segment(t, x, 200 + i * 15));
    const left = column(150, ['Systems', 'Linux', 'Docker', 'Kafka']);
    const right = column(380, ['Languages', 'Python', 'Go', 'SQL']);
    const flows = texts([...heads, ...study, segment('BSc Mathematics', 150, 115), ...left, ...right]);
    expect(flows.find((f) => f.includes('2011 – 2015'))).toContain('University of Lagos');
    expect(flows.find((f) => f.includes('Python'))).toEqual(right.map((s) => s.text));
  });

  it('reads a sidebar by itself from which an address runs over into the story', () => {
    const over = { ...segment('a.long.address@post.example', 40, 124), x1: 231 };
    const left = side.map((s, i) => (i === 2 ? over : s));
    expect(texts([...left, ...main])).toEqual([left.map((s) => s.text), main.map((s) => s.text)]);
  });
});
