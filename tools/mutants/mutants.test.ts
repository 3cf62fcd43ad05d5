import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { ROOT } from '../paths.ts';
import { MUTANTS, mutated } from './mutants.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('the mutants', () => {
  for (const mutant of MUTANTS) {
    it(`“${mutant.name}” can be made, and its test is there`, () => {
      expect(mutated(read(mutant.file), mutant)).toContain(mutant.to);
      const [, id] = /^([A-Z]+-\d+)$/.exec(mutant.title) ?? [];
      // Tests that a table makes have the ids of its rows in their titles.
      expect(read(id ? 'docs/requirements/api.md' : mutant.test)).toContain(id ?? mutant.title);
    });
  }

  it('are refused where the code says something else by now, or says it twice', () => {
    const [first] = MUTANTS;
    if (!first) throw new Error('there are no mutants');
    expect(() => mutated('', first)).toThrow(first.file);
    expect(() => mutated(`${first.from}\n${first.from}`, first)).toThrow('just once');
  });
});
