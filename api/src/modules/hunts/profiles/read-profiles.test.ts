import { describe, it } from 'node:test';
import { expect } from 'expect';
import { ProfilesNotReadable } from './draft.ts';
import { readProfiles } from './read-profiles.ts';

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const read = (text: string | Buffer) => readProfiles(Buffer.from(text));
const refusalOf = async (text: string | Buffer): Promise<ProfilesNotReadable> => {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof ProfilesNotReadable) return error;
    throw error;
  }
  throw new Error('it was read');
};

describe('a file of profiles', () => {
  const ROWS = 'Nombre;Apellidos;Puesto;Ciudad\r\nNúria;Peña Güell;Enfermera;Girona\r\n';
  const NURIA = { firstName: 'Núria', lastName: 'Peña Güell', jobTitle: 'Enfermera', location: 'Girona' };

  it('[HUNT-70] is read in every encoding, with a byte order mark or without', async () => {
    const files: readonly (readonly [string, Buffer])[] = [
      ['UTF-8', Buffer.from(ROWS)],
      ['UTF-8 with a mark', Buffer.from(`\uFEFF${ROWS}`)],
      ['UTF-16 LE', utf16(ROWS)],
      ['UTF-16 BE', utf16(ROWS, true)],
      ['UTF-16 LE without a mark', utf16(ROWS).subarray(2)],
      ['UTF-16 BE without a mark', utf16(ROWS, true).subarray(2)],
      ['Windows-1252', Buffer.from(ROWS, 'latin1')],
    ];
    for (const [name, bytes] of files) {
      const { people, problems, unknownColumns, encoding } = await readProfiles(bytes);
      expect(name.toUpperCase().startsWith(encoding)).toBe(true);
      expect([name, people.map(({ profile }) => profile)]).toEqual([name, [expect.objectContaining(NURIA)]]);
      expect([problems, unknownColumns]).toEqual([[], []]);
    }
  });

  it('[HUNT-70] is parted by its sign where it has one row of two values', async () => {
    for (const [sign, end] of [
      [';', '\n'],
      ['\t', '\r\n'],
      [',', ''],
    ] as const) {
      const { people, unknownColumns } = await read(`Name${sign}Shoe size\nNúria Peña${sign}38${end}`);
      expect([people.length, unknownColumns]).toEqual([1, ['Shoe size']]);
      const { reason, columns } = await refusalOf(`Ciutat${sign}Talla\nGirona${sign}38${end}`);
      expect([reason, columns]).toEqual(['NO_NAME_COLUMN', ['Ciutat', 'Talla']]);
    }
  });

  it('[HUNT-91] is read as UTF-8 where bytes of it are none, and names the rows that lack characters', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Núria;Peña Güell ${at};Enfermera;Girona`);
    const head = 'Nombre;Apellidos;Puesto;Ciudad';
    const [begin, end] = [Buffer.from([head, ...rows].join('\n')), Buffer.from('\nOriol;Pi;Cuiner;Girona')];
    const damaged = { field: null, otherRow: null, isUsed: true, reason: 'DAMAGED' };
    // A character cut in two, and a second file that was written in another encoding.
    for (const [name, middle, shown] of [
      ['cut', Buffer.from('\nÀlex;Gómez;Cuiner;Girona').subarray(0, 9), '\ufffd'],
      ['joined', Buffer.from('\n\u00c0lex;G\u00f3mez;Cuiner;Girona', 'latin1'), '\ufffdlex'],
    ] as const) {
      const { people, problems, encoding } = await readProfiles(Buffer.concat([begin, middle, end]));
      expect([name, encoding, people.length]).toEqual([name, 'UTF-8', 22]);
      expect(people[0]?.profile).toMatchObject({ firstName: 'Núria', lastName: 'Peña Güell 0' });
      expect(JSON.stringify(people[20]?.profile)).toContain(shown);
      expect(people[21]?.profile).toMatchObject({ firstName: 'Oriol', lastName: 'Pi' });
      expect(problems).toEqual([{ ...damaged, row: 22 }]);
    }
    const resumes = Buffer.from(
      JSON.stringify([{ basics: { name: 'Núria Peña' } }, { basics: { name: 'Zoë Xu' } }]),
    );
    const broken = Buffer.from(resumes);
    broken[broken.indexOf('ë')] = 0xff;
    const read = await readProfiles(broken);
    expect([read.encoding, read.people.map(({ profile }) => profile.firstName)[0]]).toEqual([
      'UTF-8',
      'Núria',
    ]);
    expect(read.problems).toEqual([{ ...damaged, row: 2 }]);
  });

  it('[HUNT-91] is read as Windows-1252 where its characters are not those of UTF-8, which is said', async () => {
    for (const text of [ROWS, `${ROWS}Ñaki;Íñiguez;Cocinero;Àger\r\n`, 'Nombre\nJosé\n']) {
      const { encoding, people, problems } = await readProfiles(Buffer.from(text, 'latin1'));
      expect([encoding, problems, JSON.stringify(people).includes('\ufffd')]).toEqual([
        'WINDOWS-1252',
        [],
        false,
      ]);
    }
  });

  it('[HUNT-70] is parted by commas, semicolons or tabs, also as Excel says it', async () => {
    for (const sign of [',', ';', '\t']) {
      const rows = ['First name,Last name,E-mail', '"Anna, M.",Serra,anna@example.test'].map((row) =>
        row.replaceAll(',', sign).replace(`"Anna${sign} M."`, '"Anna, M."'),
      );
      for (const text of [rows.join('\n'), `sep=${sign}\r\n${rows.join('\r\n')}`])
        expect(
          (await read(text)).people.map(({ row, profile }) => [row, profile.firstName, profile.email]),
        ).toEqual([[2, 'Anna, M.', 'anna@example.test']]);
    }
  });

  it('[HUNT-71] knows its columns in three languages, and names those that it does not', async () => {
    const heads = [
      'Full name,Email address,Mobile,LinkedIn URL,Job title,Company,Since,City,About,Skills,Languages,Shoe size',
      'Nombre y apellidos,Correo electrónico,Teléfono,Perfil de LinkedIn,Puesto actual,Empresa,Desde,Población,Resumen,Competencias,Idiomas,Talla',
      'Nom i cognoms,Correu electrònic,Telèfon,LinkedIn,Lloc de treball,Empresa,Des de,Població,Resum,Aptituds,Llengües,Peu',
    ];
    for (const head of heads) {
      const row =
        'Anna Serra Vila,anna@example.test,+34 600 11 22 33,linkedin.com/in/anna-serra,Nurse,Hospital,04/2019,Girona,Night shifts,"Triage; Vaccination","English C1, Catalan C2",39';
      const { people, problems, unknownColumns } = await read(`${head}\n${row}\n`);
      expect(problems).toEqual([]);
      expect(unknownColumns).toEqual([head.split(',').at(-1)]);
      expect(people.map(({ profile }) => profile)).toEqual([
        {
          // Two surnames are usual where the heading is Spanish or Catalan.
          ...(head.startsWith('Full')
            ? { firstName: 'Anna Serra', lastName: 'Vila' }
            : { firstName: 'Anna', lastName: 'Serra Vila' }),
          jobTitle: 'Nurse',
          location: 'Girona',
          email: 'anna@example.test',
          phoneNumber: '+34 600 11 22 33',
          linkedin: 'https://linkedin.com/in/anna-serra',
          summary: 'Night shifts',
          jobs: [{ companyName: 'Hospital', position: 'Nurse', startDate: '2019-04', endDate: null }],
          educations: [],
          languages: [
            { code: 'en', proficiency: 'C1' },
            { code: 'ca', proficiency: 'C2' },
          ],
          skills: ['Triage', 'Vaccination'],
        },
      ]);
    }
  });

  it('[HUNT-71] may have notes above its headings, as exports of LinkedIn do', async () => {
    const { people, unknownColumns } = await read(
      'Notes:\n"Some addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnna,Serra,https://www.linkedin.com/in/anna,,Hospital,Nurse,01 Nov 2026\n',
    );
    expect(people).toMatchObject([
      { row: 5, linkedinKey: 'anna', profile: { firstName: 'Anna', jobTitle: 'Nurse' } },
    ]);
    expect(unknownColumns).toEqual(['Connected On']);
  });

  it('[HUNT-72] says of each row that is not taken why, by the number that a spreadsheet shows', async () => {
    const { people, problems, leftOut } = await read(
      [
        'Name,Email,Phone,LinkedIn,Since,Languages',
        'Anna Serra,anna@example.test,,,,',
        ',nobody@example.test,,,,',
        ',,,,,',
        'Anna S.,ANNA@example.test,,,,',
        'Berta Puig,berta(at)example.test,none,https://evil.example/in/x,someday,Klingon',
        '"Carla Vila,carla@example.test',
      ].join('\n'),
    );
    expect(people.map(({ row, profile }) => [row, profile.firstName, profile.email])).toEqual([
      [2, 'Anna', 'anna@example.test'],
      [6, 'Berta', null],
    ]);
    const out = { field: null, isUsed: false };
    const left = (field: string) => ({ row: 6, reason: 'INVALID', field, otherRow: null, isUsed: true });
    expect(problems).toEqual([
      { ...out, row: 3, reason: 'NO_NAME', otherRow: null },
      { ...out, row: 5, reason: 'SAME_PERSON', otherRow: 2 },
      left('SINCE'),
      left('LANGUAGES'),
      left('EMAIL'),
      left('PHONE'),
      left('LINKEDIN'),
      { ...out, row: 7, reason: 'BROKEN', otherRow: null },
    ]);
    expect(leftOut).toBe(3);
  });

  it('[HUNT-72] takes nobody of a row with more values than headings, and says so; empty ones beyond are no values', async () => {
    const { people, problems, leftOut } = await read(
      [
        'Name,City,Title',
        'Anna Serra,Girona,Nurse,,',
        'Berta Puig,Girona, Spain,Nurse',
        'Carla Vila,"Girona, Spain",Nurse',
        '"Dora Mas,Girona,Nurse',
        'Elsa Roca,Girona, Spain,Nurse',
        'Fina Pi,Girona,Nurse',
      ].join('\n'),
    );
    expect(people.map(({ row, profile }) => [row, profile.firstName, profile.jobTitle])).toEqual([
      [2, 'Anna', 'Nurse'],
      [4, 'Carla', 'Nurse'],
      [7, 'Fina', 'Nurse'],
    ]);
    const out = { field: null, otherRow: null, isUsed: false };
    expect(problems).toEqual([
      { ...out, row: 3, reason: 'TOO_MANY_VALUES' },
      { ...out, row: 5, reason: 'BROKEN' },
      { ...out, row: 6, reason: 'TOO_MANY_VALUES' },
    ]);
    expect(leftOut).toBe(3);
  });

  it('[HUNT-72] cuts what is longer than a candidate may have, and says so', async () => {
    const { people, problems } = await read(`First name,Summary\n${'A'.repeat(60)},${'b '.repeat(10_100)}\n`);
    expect(people[0]?.profile.firstName).toHaveLength(50);
    expect(people[0]?.profile.summary).toHaveLength(19_999);
    expect(problems.map(({ reason, field, isUsed }) => [reason, field, isUsed])).toEqual([
      ['CUT', 'FIRST_NAME', true],
      ['CUT', 'SUMMARY', true],
    ]);
  });

  it('[HUNT-72] keeps whole characters where it cuts', async () => {
    const { people } = await read(
      `First name,Company,Summary\n${'A'.repeat(49)}😀,${'B'.repeat(99)}😀,${'c'.repeat(29_999)}😀\n`,
    );
    const [{ profile } = { profile: undefined }] = people;
    expect(profile?.firstName).toBe('A'.repeat(49));
    expect(profile?.jobs[0]?.companyName).toBe('B'.repeat(99));
    expect(JSON.stringify(people)).not.toMatch(/\\ud[89a-f]/i);
  });

  it('[HUNT-72] loses nothing else where a quotation mark does not end as it has to', async () => {
    const { people, problems } = await read(
      [
        'Name,Job title,Email',
        'Anna Serra,Cook,anna@example.test',
        'Bea Roca,"Best" cook,bea@example.test',
        'Carla Vila,"Cook, ""chef""\nand baker",carla@example.test',
        'Dora Puig,"Cook,dora@example.test',
        'Eva Mas,Cook,eva@example.test',
        'Fina Soler,"Says so',
        'and "so" again',
        'Anna Again',
        'Gina Prat,"Cook" ,gina@example.test',
      ].join('\r\n'),
    );
    expect(people.map(({ row, profile }) => [row, profile.email])).toEqual([
      [2, 'anna@example.test'],
      [4, 'carla@example.test'],
      [6, 'eva@example.test'],
      [10, 'gina@example.test'],
    ]);
    expect(people[1]?.profile.jobTitle).toBe('Cook, "chef"\nand baker');
    expect(problems.map(({ row, reason }) => [row, reason])).toEqual(
      [3, 5, 7, 8, 9].map((row) => [row, 'BROKEN']),
    );
  });

  it('[HUNT-72] takes addresses of LinkedIn alone, without what stands before them', async () => {
    const { people } = await read(
      [
        'Name,LinkedIn',
        'Anna Serra,https://linkedin.evil.com/in/anna',
        'Berta Puig,https://linkedin.com.evil.example/in/berta',
        'Carla Vila,https://linkedin.es/in/carla',
        'Dora Mas,https://someone:secret@es.linkedin.com/in/dora',
      ].join('\n'),
    );
    expect(people.map(({ profile }) => profile.linkedin)).toEqual([
      null,
      null,
      null,
      'https://es.linkedin.com/in/dora',
    ]);
  });

  it('[HUNT-72] keeps a start date without a company, and tells what it cuts of a job', async () => {
    const { people, problems } = await read(
      `Name,Job title,Company,Since\nAnna Serra,Cook,,2019\nBerta Puig,,${'B'.repeat(101)},\n`,
    );
    expect(people.map(({ profile }) => profile.jobs)).toEqual([
      [{ companyName: '–', position: 'Cook', startDate: '2019', endDate: null }],
      [{ companyName: 'B'.repeat(100), position: '–', startDate: null, endDate: null }],
    ]);
    expect(problems.map(({ row, reason, field }) => [row, reason, field])).toEqual([[3, 'CUT', 'JOBS']]);
  });

  it('[HUNT-72] is read however it is made, and others get their turn meanwhile', async () => {
    const wide = `Name,${'Skills,'.repeat(180)}\n${`Anna Serra,${'Triage,'.repeat(180)}\n`.repeat(1_900)}`;
    const astray = `Name,Email\n"\n${'a","b\n'.repeat(800_000)}`;
    const columns = `${'Name,'.repeat(900_000)}\nAnna`;
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    expect((await read(wide)).people).toHaveLength(1_900);
    const seen = turns;
    expect((await refusalOf(astray)).reason).toBe('TOO_MANY');
    expect((await refusalOf(columns)).reason).toBe('TOO_MANY_COLUMNS');
    clearInterval(turning);
    expect(seen).toBeGreaterThan(1);
  });

  it('[HUNT-72] says in which way a whole file is of no use', async () => {
    const many = `Name\n${Array.from({ length: 2_001 }, (_, at) => `Anna Number${at}`).join('\n')}`;
    const files: readonly (readonly [Buffer | string, string])[] = [
      [Buffer.from('504b030414000600', 'hex'), 'NOT_TEXT'],
      [Buffer.from([1, 2, 0, 0, 0, 0, 0, 0, 5]), 'NOT_TEXT'],
      ['', 'EMPTY'],
      ['\uFEFF \r\n', 'EMPTY'],
      ['Name,City\n,\n', 'EMPTY'],
      ['Name,City\n,Girona\n', 'NOBODY'],
      [many, 'TOO_MANY'],
      // Blank lines are no people.
      [many.replace(/(?:\n.*){100}/g, '$&\n'), 'TOO_MANY'],
      [`Name${',City'.repeat(200)}\nAnna`, 'TOO_MANY_COLUMNS'],
      ['{"basics": {', 'BROKEN_JSON'],
      ['[]', 'EMPTY'],
      ['[1]', 'NOBODY'],
    ];
    for (const [file, reason] of files) expect((await refusalOf(file)).reason).toBe(reason);
    expect(await refusalOf('Shoe size,City\n39,Girona\n')).toMatchObject({
      reason: 'NO_NAME_COLUMN',
      columns: ['Shoe size', 'City'],
    });
    expect((await read(many.slice(0, many.lastIndexOf('\n')))).people).toHaveLength(2_000);
  });
});

describe('a file in JSON Resume', () => {
  const resume = {
    basics: {
      name: 'Anna Serra',
      label: 'Nurse',
      email: 'anna@example.test',
      phone: '600 11 22 33',
      summary: 'Night <b>shifts</b>',
      location: { city: 'Girona', region: 'Catalonia', countryCode: 'ES' },
      profiles: [
        { network: 'GitHub', url: 'https://github.com/anna' },
        { network: 'LinkedIn', username: 'anna-serra' },
      ],
    },
    work: [
      { name: 'Hospital', position: 'Nurse', startDate: '2019-04-01' },
      { company: 'Clinic', position: 'Assistant', startDate: '2015', endDate: '2014' },
    ],
    education: [
      { institution: 'UdG', studyType: 'Degree', area: 'Nursing', startDate: '2010', endDate: '2014' },
    ],
    skills: [{ name: 'Care', keywords: ['Triage', 'triage', 'Vaccination'] }],
    languages: [{ language: 'English', fluency: 'C1' }],
  };

  it('[HUNT-72] says once what is wrong with many entries of one person, and survives halves of characters', async () => {
    const { people, problems } = await read(
      JSON.stringify({
        basics: { name: 'Anna Serra\ud800', profiles: [{ network: 'LinkedIn', username: 'anna\ud800' }] },
        work: Array.from({ length: 170_000 }, () => ({ name: 'Hospital', startDate: 'someday' })),
        education: [{ institution: 'U'.repeat(101) }],
      }),
    );
    expect(people.map(({ profile }) => profile.jobs.length)).toEqual([100]);
    expect(JSON.stringify(people)).not.toMatch(/\\ud[89a-f]/i);
    expect(problems.map(({ row, reason, field }) => [row, reason, field])).toEqual([
      [1, 'INVALID', 'JOBS'],
      [1, 'CUT', 'EDUCATION'],
    ]);
  });

  it('[HUNT-70] is read whole, one alone or many', async () => {
    const { people, problems, format } = await read(JSON.stringify(resume));
    expect(format).toBe('json');
    expect(people.map(({ profile }) => profile)).toEqual([
      {
        firstName: 'Anna',
        lastName: 'Serra',
        jobTitle: 'Nurse',
        location: 'Girona, Catalonia, ES',
        email: 'anna@example.test',
        phoneNumber: '600 11 22 33',
        linkedin: 'https://www.linkedin.com/in/anna-serra',
        summary: 'Night shifts',
        jobs: [
          { companyName: 'Hospital', position: 'Nurse', startDate: '2019-04-01', endDate: null },
          // It ended before it began: what it was stays.
          { companyName: 'Clinic', position: 'Assistant', startDate: null, endDate: null },
        ],
        educations: [
          { institutionName: 'UdG', degree: 'Degree, Nursing', startDate: '2010', endDate: '2014' },
        ],
        languages: [{ code: 'en', proficiency: 'C1' }],
        skills: ['Care', 'Triage', 'Vaccination'],
      },
    ]);
    expect(problems.map(({ reason, field, isUsed }) => [reason, field, isUsed])).toEqual([
      ['INVALID', 'JOBS', true],
    ]);
    const berta = { basics: { name: 'Berta Puig' } };
    const many = await read(`\uFEFF ${JSON.stringify([resume, { name: 'Carla' }, berta])}`);
    expect(many.people.map(({ row, profile }) => [row, profile.firstName])).toEqual([
      [1, 'Anna'],
      [3, 'Berta'],
    ]);
    expect(many.problems.filter(({ isUsed }) => !isUsed)).toEqual([
      { row: 2, reason: 'BROKEN', field: null, otherRow: null, isUsed: false },
    ]);
  });
});
