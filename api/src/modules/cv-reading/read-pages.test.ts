import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readDocument } from './read-document.ts';
import { pageOf, SHOWN, WAYS_TO_HIDE } from './testing/hidden-text.ts';
import { column, textPdf } from './testing/make-pdf.ts';

describe('the pages of a CV', () => {
  it('[SCORE-14] hold what people see, line by line under its heading, and apart what they do not', async () => {
    const text = ['Ada Byron', 'SKILLS', 'Baking, pastry', 'EXPERIENCE', 'Baker at Forn Roca in Girona'];
    const { pages } = await readDocument(textPdf([column(text)]));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ number: 1, checked: true, hidden: [] });
    expect(pages[0]?.lines.map(({ text: line, section }) => [section, line])).toEqual([
      ['header', 'Ada Byron'],
      ['skills', 'SKILLS'],
      ['skills', 'Baking, pastry'],
      ['experience', 'EXPERIENCE'],
      ['experience', 'Baker at Forn Roca in Girona'],
    ]);
    expect(pages[0]?.lines[0]?.bbox.map(Math.round)).toEqual([50, 42, 97, 55]);
  });

  it('[SCORE-14] no word that is hidden fills a field or a line', async () => {
    for (const [way, content] of Object.entries(WAYS_TO_HIDE)) {
      const address = content.replaceAll('Kubernetes expert', 'hidden@example.test');
      const { pages, fields } = await readDocument(pageOf(address));
      expect([way, fields.email, pages[0]?.lines.map((line) => line.text)]).toEqual([way, null, [SHOWN]]);
    }
  });
});
