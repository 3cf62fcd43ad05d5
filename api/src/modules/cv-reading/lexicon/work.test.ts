import { describe, it } from 'node:test';
import { expect } from 'expect';
import { roleScore } from './work.ts';

describe('roleScore', () => {
  it('takes short words for roles only where they stand alone', () => {
    for (const role of ['qa engineer', 'ceo', 'sub/cto', 'vice president', 'security guard', 'guardia civil'])
      expect([role, roleScore(role) > 0]).toEqual([role, true]);
    for (const name of ['omar qasim', 'vicente soler', 'pep guardiola', 'ioana ciobanu', 'anna cooper'])
      expect([name, roleScore(name)]).toEqual([name, 0]);
  });
});
