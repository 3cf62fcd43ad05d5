import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readExperience } from '../entries/experience.ts';
import { readContact } from '../fields/contact.ts';
import { segment } from '../testing/lines.ts';
import { headingKind } from './headings/heading-words.ts';
import { toSections } from './sections.ts';

describe('headingKind', () => {
  it('knows headings in three languages whatever their case, accents and decoration', () => {
    expect(headingKind('WORK EXPERIENCE')).toBe('experience');
    expect(headingKind('Formación académica:')).toBe('education');
    expect(headingKind('Llengües')).toBe('languages');
    expect(headingKind('2. Experiència laboral')).toBe('experience');
    expect(headingKind('Skills & Languages')).toBe('skills');
    expect(headingKind('Education and Training')).toBe('education');
    expect(['SKILLS & PROFICIENCY', 'Skills and Proficiency'].map(headingKind)).toEqual(['skills', 'skills']);
    expect(headingKind('Personal summary')).toBe('summary');
    expect(headingKind('Professional Skills Summary')).toBe('skills');
  });
  it('knows a spaced-out heading whose spaces are lost', () => {
    expect(headingKind('WORKEXPERIENCE (3)')).toBe('experience');
    expect(headingKind('Workexperience')).toBeNull();
  });
  it('knows no heading in a sentence', () => {
    expect(headingKind('Experience with large teams')).toBeNull();
    expect(headingKind('Languages: English')).toBeNull();
  });
});

describe('toSections', () => {
  const flow = (page: number, x: number, written: [text: string, bold: boolean][]) => {
    const segments = written.map(([text, bold], i) =>
      segment(text, x, 100 + i * 20, { bold, size: bold ? 12 : 10, page }),
    );
    return { page, x0: x, x1: x + 200, segments };
  };
  it('takes a title in the face of headings under the name of an employer for no heading', () => {
    const found = toSections([
      flow(1, 50, [
        ['EXPERIENCE', true],
        ['Acme Ltd', false],
        ['HEAD OF SALES', true],
        ['2019 – 2021', false],
        ['Bright Ltd', false],
        ['SALES CLERK', true],
        ['2016 – 2019', false],
        ['EDUCATION', true],
        ['BSc Physics', false],
      ]),
    ]);
    expect(found.map((s) => [s.kind, s.lines.length])).toEqual(
      [
        ['header', 0],
        ['experience', 6],
        ['education', 1],
      ].slice(found.length === 3 ? 0 : 1),
    );
  });
  const tight = (written: readonly [text: string, bold?: boolean, gap?: number][]) => {
    let y = 100;
    const segments = written.map(([text, bold = false, gap = 0]) => {
      y += 13 + gap;
      return segment(text, 50, y, { bold, size: 10, page: 1 });
    });
    return toSections([{ page: 1, x0: 50, x1: 250, segments }]).map(({ kind, lines }) => [
      kind,
      lines.length,
    ]);
  };
  it('[INTAKE-40] lines in the face of the text head sections where three kinds are named alone in one, jobs or studies among them', () => {
    const jobs = ['Clerk, Acme Ltd', '2016 - 2019', 'Kept the books of three shops'] as const;
    const plain = [
      'Work experience:',
      ...jobs,
      'Education',
      'BSc Physics',
      'Languages',
      'English (native)',
    ].map((text): [string] => [text]);
    expect(tight(plain)).toEqual([
      ['experience', 3],
      ['education', 1],
      ['languages', 1],
    ]);
    // Two kinds are no proof: somebody may have written the words.
    expect(tight(plain.slice(0, 6)).map(([kind]) => kind)).not.toContain('education');
    // Nor are three without jobs and studies.
    const others = ['Skills', 'Excel', 'Languages', 'English', 'Interests', 'Chess'].map((text): [string] => [
      text,
    ]);
    expect(tight(others).map(([kind]) => kind)).not.toContain('languages');
  });
  it('[INTAKE-40] where headings are set off by space, a line that is not heads nothing', () => {
    const found = tight([
      ['Work experience', false, 20],
      ['Clerk, Acme Ltd'],
      ['Education', false, 20],
      ['BSc Physics'],
      ['Skills', false, 20],
      ['Excel'],
      ['Languages'],
      ['Sales'],
    ]);
    expect(found).toEqual([
      ['experience', 1],
      ['education', 1],
      ['skills', 3],
    ]);
  });
  it('[INTAKE-40] where headings have a face of their own, a line of the text heads nothing', () => {
    const found = tight([
      ['Work experience', true],
      ['Clerk, Acme Ltd'],
      ['Skills'],
      ['Excel'],
      ['Education', true],
      ['BSc Physics'],
      ['Languages', true],
      ['English'],
    ]);
    expect(found).toEqual([
      ['experience', 3],
      ['education', 1],
      ['languages', 1],
    ]);
  });
  it('goes on with a column’s section over the page', () => {
    const sections = toSections([
      flow(1, 40, [
        ['Skills', true],
        ['Python', false],
      ]),
      flow(1, 300, [
        ['Experience', true],
        ['Analyst', false],
      ]),
      flow(2, 300, [
        ['Clerk', false],
        ['Education', true],
        ['BA History', false],
      ]),
    ]);
    const experience = sections.find((s) => s.kind === 'experience');
    expect(experience?.lines.map((l) => l.text)).toEqual(['Analyst', 'Clerk']);
    expect(sections.find((s) => s.kind === 'skills')?.lines.map((l) => l.text)).toEqual(['Python']);
  });
  it('ends a section at a heading nobody listed', () => {
    const sections = toSections([
      flow(1, 40, [
        ['Ada Byron', false],
        ['Experience', true],
        ['Analyst', false],
        ['Regatta trophies', true],
        ['Cowes 2011', false],
        ['Education', true],
        ['BA History', false],
      ]),
    ]);
    expect(sections.map((s) => s.kind)).toEqual(['header', 'experience', 'other', 'education']);
  });
  it('keeps a title in the face of the headings that stands elsewhere', () => {
    const flow1 = flow(1, 40, [
      ['Ada Byron', false],
      ['Experience', true],
      ['Clerk, Harbour Street Roasters', true],
      ['Education', true],
      ['BA History', false],
    ]);
    const title = flow1.segments[2];
    if (title) Object.assign(title, { x0: 70, x1: 300 });
    const sections = toSections([flow1]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['header', 1],
      ['experience', 1],
      ['education', 1],
    ]);
  });
  it('parts a heading in the margin from what stands beside it', () => {
    const rows = [
      ['Summary', 'Cook with ten years in hotels'],
      ['', 'and two in schools'],
      ['Experience', 'Head cook, Hotel Miramar'],
      ['Education', 'BA History'],
    ].flatMap(([head = '', text = ''], i) => [
      ...(head === '' ? [] : [segment(head, 40, 100 + i * 20)]),
      segment(text, 140, 100 + i * 20),
    ]);
    const sections = toSections([{ page: 1, x0: 40, x1: 400, segments: rows }]);
    expect(sections.map((s) => [s.kind, ...s.lines.map((l) => l.text)])).toEqual([
      ['summary', 'Cook with ten years in hotels', 'and two in schools'],
      ['experience', 'Head cook, Hotel Miramar'],
      ['education', 'BA History'],
    ]);
  });
  it('lifts a heading from the middle of what it heads', () => {
    const rows = [
      segment('Education', 40, 100),
      segment('BA History', 140, 100),
      segment('Norwegian, native', 140, 150),
      segment('Languages', 40, 168),
      segment('Swedish, C2', 140, 166),
      segment('English, C1', 140, 182),
    ];
    const sections = toSections([{ page: 1, x0: 40, x1: 400, segments: rows }]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['education', 1],
      ['languages', 3],
    ]);
  });
  it('reads how to reach a person from a foot that both pages have', () => {
    const foot = 'Carrer Major 1, Girona · 633 871 902 · jo@mestre.example';
    const page = (number: number, ...texts: string[]) => ({
      page: number,
      x0: 40,
      x1: 400,
      segments: [
        ...texts.map((text, i) =>
          segment(text, 40, 60 + i * 14, { page: number, bold: text === 'Experience' }),
        ),
        segment(foot, 40, 800, { page: number }),
      ],
    });
    const sections = toSections([
      page(1, 'Jo Mestre', 'Experience', 'Cook', 'Inn', '2019 – 2021', 'Made soups for guests'),
      page(2, 'Waiter', 'Bar', '2015 – 2018', 'Served', 'Carried', 'Washed'),
    ]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['header', 1],
      ['experience', 10],
      ['contact', 1],
    ]);
    const { email, phone } = readContact(sections, []);
    expect([email?.value, phone?.value]).toEqual(['jo@mestre.example', '633871902']);
  });
  it('keeps jobs whose title begins two of three pages', () => {
    const page = (number: number, title: string, company: string, dates: string) => ({
      page: number,
      x0: 40,
      x1: 400,
      segments: [
        ...(number === 1 ? [segment('Experience', 40, 40, { bold: true, size: 14 })] : []),
        segment(title, 40, 60, { page: number, bold: title !== title.toUpperCase() }),
        segment(company, 40, 74, { page: number }),
        segment(dates, 40, 88, { page: number }),
        ...[...'abcdef'].map((letter, i) =>
          segment(`Answered the calls and wrote letter ${letter}${number} of the office`, 40, 102 + i * 14, {
            page: number,
          }),
        ),
      ],
    });
    for (const senior of ['Senior Clerk', 'SENIOR CLERK']) {
      const clerk = senior.slice('Senior '.length);
      const sections = toSections([
        page(1, clerk, 'Inn Ltd', '03/2019 – 05/2021'),
        page(2, senior, 'Acme Ltd', '03/2015 – 05/2018'),
        page(3, senior, 'Bread Ltd', '01/2011 – 02/2015'),
      ]);
      expect(
        readExperience(sections).map(({ value: v }) => [v.position, v.companyName, v.startDate, v.endDate]),
      ).toEqual([
        [clerk, 'Inn Ltd', '2019-03', '2021-05'],
        [senior, 'Acme Ltd', '2015-03', '2018-05'],
        [senior, 'Bread Ltd', '2011-01', '2015-02'],
      ]);
    }
  });
  it('leaves the rows of a table of skills under its heading', () => {
    const rows = [
      ['Languages', 'Python, Java'],
      ['Tools', 'Git, Docker'],
      ['Software', 'Blender'],
    ].flatMap(([label = '', text = ''], i) => [
      segment(label, 50, 75 + i * 15),
      segment(text, 160, 75 + i * 15),
    ]);
    const heading = segment('Technical skills', 50, 60, { bold: true });
    const sections = toSections([{ page: 1, x0: 50, x1: 400, segments: [heading, ...rows] }]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([['skills', 3]]);
  });
  it('finds headings in the margin of very many rows soon', () => {
    const rows = Array.from({ length: 600 }, (_, i) => [
      segment(i % 2 ? 'Training' : 'Experience', 40 + (i % 30) * 4, 10 + i * 12),
      segment('Course in first aid', 240, 10 + i * 12),
    ]).flat();
    const started = process.cpuUsage();
    toSections([{ page: 1, x0: 40, x1: 400, segments: rows }]);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1500);
  });
  it('takes titles in the face of a sidebar’s headings for none where they begin elsewhere', () => {
    const looks = [
      { headings: ['Profile', 'Experience'], look: { bold: true, size: 13 } },
      { headings: ['PROFILE', 'EXPERIENCE'], look: { bold: false, size: 10 } },
    ];
    for (const { headings, look } of looks) {
      const face = { bold: true, size: 10 };
      const aside = ['Contact', 'Skills', 'Languages'].flatMap((text, i) => [
        segment(text, 40, 100 + i * 40, face),
        segment('Girona', 40, 114 + i * 40),
      ]);
      const story = headings.flatMap((text, i) => [
        segment(text, 220, 100 + i * 60, look),
        segment('Junior Developer, Norvia Software', 220, 120 + i * 60, face),
        segment('May 2021 – July 2022, with people who asked for much', 220, 134 + i * 60),
      ]);
      const flows = [aside, story].map((segments, i) => ({
        page: 1,
        x0: 40 + i * 180,
        x1: 540,
        segments,
      }));
      expect(toSections(flows).map((s) => s.heading?.text)).toEqual([
        ...['Contact', 'Skills', 'Languages'],
        ...headings,
      ]);
    }
  });
  it('keeps titles of jobs in the face of headings', () => {
    const column = [
      ['Experience', true],
      ['Veltor Technology', true],
      ['02/2020 – 05/2024', false],
      ['Analyst of all that was asked for, and more', false],
      ['Boreal Arms', true],
      ['02/2016 – 01/2020', false],
      ['Analyst of all that was asked for, and more', false],
      ['Education', true],
      ['University of Leeds', true],
      ['2011 – 2015', false],
    ] as const;
    const segments = column.map(([text, bold], i) => segment(text, 40, 100 + i * 16, { bold }));
    const sections = toSections([{ page: 1, x0: 40, x1: 300, segments }]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['experience', 6],
      ['education', 2],
    ]);
  });

  it('goes on with the section above in the column rather than with that of the page before', () => {
    const lower = flow(2, 50, [['Degree', false]]);
    const sections = toSections([
      flow(1, 50, [
        ['Experience', true],
        ['Analyst', false],
      ]),
      flow(2, 50, [
        ['Clerk', false],
        ['Education', true],
        ['Leeds College', false],
      ]),
      { ...lower, segments: lower.segments.map((s) => ({ ...s, y: s.y + 200 })) },
    ]);
    expect(sections.map((s) => [s.kind, s.lines.map((l) => l.text)])).toEqual([
      ['experience', ['Analyst', 'Clerk']],
      ['education', ['Leeds College', 'Degree']],
    ]);
  });
  it('knows headings in bold where bold titles are more than the text', () => {
    const written: [string, boolean][] = [
      ['Contact', true],
      ['Girona', false],
      ['Skills', true],
      ['Excel', false],
      ['A degree in something with a very long title', true],
      ['Another degree with a title as long as that', true],
      ['What was done there, in short', false],
      ['And once more what was done', false],
    ];
    // Set close, and all in one size.
    const segments = written.map(([text, bold], i) =>
      segment(text, 50, 100 + i * 12 + (text === 'Skills' ? 8 : 0), { bold }),
    );
    const skills = toSections([{ page: 1, x0: 50, x1: 250, segments }]).find((s) => s.kind === 'skills');
    expect(skills?.lines[0]?.text).toBe('Excel');
  });
});
