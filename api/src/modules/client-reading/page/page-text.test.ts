import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pageText } from './page-text.ts';

describe('the text of a page', () => {
  it('[CLAI-19] is read in the encoding that its server, its first bytes or itself names', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><p>Cataluña</p>', 'latin1');
    expect(pageText(latin, '')).toContain('Cataluña');
    expect(pageText(Buffer.from('Cataluña', 'latin1'), 'text/html; charset=windows-1252')).toBe('Cataluña');
    expect(pageText(Buffer.from('\ufeffCataluña'), 'text/html; charset=latin1')).toBe('Cataluña');
    expect(pageText(Buffer.from('Cataluña'), 'text/html; charset=none-such')).toBe('Cataluña');
  });
});
