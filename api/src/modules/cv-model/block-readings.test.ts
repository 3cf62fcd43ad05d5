import { describe, it } from 'node:test';
import { expect } from 'expect';
import { unsureReading } from '../../testing/unsure-reading.ts';
import { type BlockReadings, heldEntries, newEntries } from './block-readings.ts';
import { unsureBlocks } from './blocks.ts';

const LINES = [
  'I was a Pastry Cook',
  'with the people of Forn Vell',
  'from May 2019 to',
  'June 2021 or so',
  'since 2015',
];
const reading = unsureReading({ jobs: [LINES] });
const [block] = unsureBlocks(reading);
type Entry = BlockReadings['entries'][number];
const said = (line: number, quote: string) => ({ line, quote });
const held = (entry: Partial<Entry>) => {
  if (!block) throw new Error('it has a block');
  return heldEntries(block, { entries: [{ what: null, where: null, period: null, ...entry }] });
};

describe('what a model finds in a block', () => {
  it('[LLM-16] is words of the lines that it names, with their place; dates are read by our own rules', () => {
    const entry = {
      what: said(1, 'Pastry Cook'),
      where: said(2, 'Forn  Vell'),
      period: said(3, 'May 2019 to June 2021'),
    };
    expect(held(entry)).toEqual([
      {
        list: 'workExperiences',
        what: 'Pastry Cook',
        where: 'Forn Vell',
        startDate: '2019-05',
        endDate: '2021-06',
        source: { page: 1, bbox: [50, 14, 300, 66], text: LINES.slice(0, 4).join('\n') },
      },
    ]);
    expect(held({ what: said(1, 'Pastry Cook'), period: said(5, 'since 2015') })).toMatchObject([
      { startDate: '2015', endDate: null, where: '' },
    ]);
  });

  it('[LLM-16] falls where it does not stand there, whole; what stands stays', () => {
    for (const what of [
      said(2, 'Pastry Cook'),
      said(0, 'Pastry Cook'),
      said(99, 'Pastry Cook'),
      said(1.5, 'Pastry Cook'),
      said(1, 'Pastry Chef'),
      said(1, 'astry Cook'),
      said(1, 'pastry cook'),
      said(1, ''),
      said(3, 'May 2019'),
    ]) {
      expect([what, held({ what })]).toEqual([what, []]);
      expect(held({ what, where: said(2, 'Forn Vell') })).toMatchObject([{ what: '', where: 'Forn Vell' }]);
    }
    for (const period of [
      said(3, '1999'),
      said(2, 'the people'),
      said(3, 'from May 2019 to June 2021 or so'),
    ])
      expect(held({ what: said(1, 'Pastry Cook'), period })).toMatchObject([
        { startDate: null, endDate: null },
      ]);
    expect(held({ period: said(5, 'since 2015') })).toEqual([]);
    expect(held({ what: said(1, 'Cook'), where: said(1, 'Cook') })).toEqual([]);
  });

  it('[LLM-16] is left out where it says no more than the reader found, and said once', () => {
    const [known] = held({ what: said(1, 'I was a Pastry Cook') });
    const [more] = held({ what: said(1, 'I was a Pastry Cook'), where: said(2, 'Forn Vell') });
    if (!known || !more) throw new Error('both stand there');
    expect(newEntries([known, more, more], reading)).toEqual([more]);
  });
});

describe('blocks of which the reader is not sure', () => {
  const linesOf = (from: typeof reading) =>
    unsureBlocks(from).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)]);

  it('[LLM-16] are doubtful jobs and studies with their lines, and lines under a heading in which nothing was found', () => {
    const all = unsureReading({
      header: ['Baker of bread'],
      jobs: [['One', 'of it'], ['Two']],
      studies: [['Three']],
    });
    expect(linesOf(all)).toEqual([
      ['JOB', ['One', 'of it']],
      ['JOB', ['Two']],
      ['STUDY', ['Three']],
    ]);
    const { unsure } = all;
    if (!unsure) throw new Error('it is unsure of all');
    expect(linesOf({ ...all, unsure: { ...unsure, workExperiences: [] } })[0]).toEqual([
      'JOB',
      ['One', 'of it', 'Two'],
    ]);
  });

  it('[LLM-16] are none that the reader is sure of, and none of a page of which nobody knows what people see', () => {
    const all = unsureReading({ jobs: [['One'], ['Two']], confidence: 0.7 });
    const { unsure, fields } = all;
    if (!unsure) throw new Error('it is unsure of all');
    const [one, ...rest] = unsure.workExperiences;
    if (!one) throw new Error('it has jobs');
    const filled = (confidence: number) => ({
      ...all,
      fields: { ...fields, workExperiences: [{ ...one, confidence }] },
      unsure: { ...unsure, workExperiences: rest },
    });
    expect(linesOf(filled(0.75))).toEqual([['JOB', ['Two']]]);
    // A person is asked to look at it, although it fills its field.
    expect(linesOf(filled(0.7))).toHaveLength(2);
    expect(linesOf({ ...all, pages: all.pages.map((page) => ({ ...page, checked: false })) })).toEqual([]);
  });

  it('[LLM-17] are none of a CV that has a scan among its pages, whatever became of it', () => {
    const all = unsureReading({ jobs: [['One'], ['Two']] });
    expect(linesOf(all)).toHaveLength(2);
    for (const scan of ['READ', 'UNREAD', 'SKIPPED'] as const) {
      const front = { number: 2, checked: true, lines: [], hidden: [], scan };
      expect([scan, linesOf({ ...all, pages: [...all.pages, front] })]).toEqual([scan, []]);
    }
  });
});
