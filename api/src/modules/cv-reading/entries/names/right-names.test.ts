import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section, type WrittenLine } from '../../testing/lines.ts';
import { readExperience } from '../experience.ts';

const read = (...written: (string | WrittenLine)[]) =>
  readExperience([section('experience', written)]).map(({ value: j }) => [
    j.position,
    j.companyName,
    j.location,
  ]);

describe('names at the right of titles', () => {
  it('takes employers at the right for names, also those that no word tells', () => {
    expect(
      read(
        { text: ['Analyst', 'Hotel Brismar'], bold: true },
        'March 2019 – May 2021',
        { text: ['Accountant', 'Fonda Torrents'], bold: true },
        'March 2015 – May 2018',
      ),
    ).toEqual([
      ['Analyst', 'Hotel Brismar', null],
      ['Accountant', 'Fonda Torrents', null],
    ]);
  });
  it('leaves places there where they are known towns', () => {
    expect(
      read(
        { text: ['Hotel Brismar', 'Bergen'], bold: true },
        'Analyst',
        'March 2019 – May 2021',
        { text: ['Fonda Torrents', 'Smallville'], bold: true },
        'Accountant',
        'March 2015 – May 2018',
      ).map(([, , place]) => place),
    ).toEqual(['Bergen', 'Smallville']);
  });
  it('takes no address of pages and no label of a list for a name', () => {
    expect(
      read(
        { text: 'Veltor Systems', bold: true },
        'March 2019 – May 2021',
        'www.veltor.example',
        'Analyst',
        'Highlights',
        '- Built what was asked for',
      ),
    ).toEqual([['Analyst', 'Veltor Systems', null]]);
  });
});
