import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readDocument } from '../../read-document.ts';
import { column, textPdf } from '../../testing/make-pdf.ts';

/** The CV of Ada Byron with these lines as its first job, and a baker's as the next. */
async function readWith(...lines: string[]) {
  const heading = (text: string, y: number) => ({ text, x: 50, y, size: 14, bold: true });
  const { fields, unsure } = await readDocument(
    textPdf([
      [
        { text: 'Ada Byron', x: 50, y: 800, size: 22, bold: true },
        ...column(['ada@byron.example', '+34 612 345 678'], 50, 775),
        heading('Experience', 720),
        ...column(lines, 50, 700),
        heading('Education', 560),
        ...column(['Degree in Mathematics, University of Girona', '2010 - 2014'], 50, 540),
      ],
    ]),
  );
  const told = (list = fields.workExperiences) =>
    list.map(({ value: { position, companyName } }) => [position, companyName].join(' @ '));
  return { filled: told(), doubted: told(unsure?.workExperiences), jobTitle: fields.jobTitle?.value };
}

describe('names of jobs', () => {
  it('[INTAKE-33] are filled where they are names', async () => {
    const { filled } = await readWith('Baker', 'Forn Vell S.L.', '2019 - 2021');
    expect(filled).toEqual(['Baker @ Forn Vell S.L.']);
  });
  it('[INTAKE-33] are no address of mail, which is shown and not filled in', async () => {
    for (const lines of [
      ['Baker', 'someone@else.example', '2019 - 2021'],
      ['someone@else.example', 'Forn Vell S.L.', '2019 - 2021'],
    ]) {
      const { filled, doubted, jobTitle } = await readWith(...lines);
      expect(filled.filter((one) => one.includes('else.example'))).toEqual([]);
      expect(doubted.filter((one) => one.includes('else.example'))).toHaveLength(1);
      expect(jobTitle ?? '').not.toContain('else.example');
    }
  });
  it('[INTAKE-33] are not the person, who may own the company', async () => {
    const named = await readWith('Ada Byron', 'Forn Vell S.L.', '2019 - 2021');
    expect(named.filled).toEqual([]);
    expect(named.jobTitle).not.toBe('Ada Byron');
    expect((await readWith('Baker', 'Ada Byron S.L.', '2019 - 2021')).filled).toHaveLength(1);
  });
});
