import { describe, it } from 'node:test';
import { expect } from 'expect';
import { currentParts, exportedNames, stillVersions } from './published-names.ts';

const part = (version: string, ...names: string[]) => ({ forms: { version, names } });

describe('versions of what is published', () => {
  it('must take a major step when a name goes', () => {
    expect(stillVersions(part('1.2.0', 'Form', 'TextField'), part('1.3.0', 'Form'))).toEqual([
      'forms lost TextField: give it the version 2.0.0 in shared/versions.json',
    ]);
    expect(stillVersions(part('1.2.0', 'Form', 'TextField'), part('2.0.0', 'Form'))).toEqual([]);
  });

  it('must take a minor step when a name comes', () => {
    expect(stillVersions(part('1.2.0', 'Form'), part('1.2.0', 'Form', 'TextField'))).toEqual([
      'forms has gained TextField: give it the version 1.3.0 in shared/versions.json',
    ]);
    expect(stillVersions(part('1.2.0', 'Form'), part('1.3.0', 'Form', 'TextField'))).toEqual([]);
  });

  it('are read from the lists of values that an index exports', () => {
    const source =
      "export { One, type Two, three as Three } from './a.ts';\nexport type { Four } from './b.ts';";
    expect(exportedNames(source)).toEqual(['One', 'Three']);
  });

  it('stand beside what the sources really give', () => {
    const parts = currentParts();
    expect(parts['@cantera/shared/design-system']?.names).toEqual(
      expect.arrayContaining(['EmptyState', 'toast']),
    );
    expect(parts.host?.names).toEqual(
      expect.arrayContaining(['antd/es/button', 'react', 'react-router-dom: Link', 'zod: string']),
    );
  });
});
