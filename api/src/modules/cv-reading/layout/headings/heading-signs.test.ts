import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../../testing/lines.ts';
import { withoutHeadingSigns } from './heading-signs.ts';

const texts = (...pages: ReturnType<typeof segment>[][]) =>
  withoutHeadingSigns(pages).map((page) => page.map((s) => s.text));

describe('withoutHeadingSigns', () => {
  it('leaves out the sign that a document prints in front of its headings, on every page', () => {
    const bold = { bold: true, size: 12 };
    expect(
      texts(
        [segment('■ EXPERIENCE', 50, 100, bold), segment('■ Analyst at Acme', 50, 120)],
        [segment('■ EDUCATION', 50, 100, bold), segment('■ Where else', 50, 140, bold)],
      ),
    ).toEqual([
      ['EXPERIENCE', '■ Analyst at Acme'],
      ['EDUCATION', 'Where else'],
    ]);
  });
  it('takes numbers for one kind of sign, and a sign in a cell of its own for that of the cell behind it', () => {
    expect(texts([segment('1. Experience', 50, 100), segment('2. Studies', 50, 200)])).toEqual([
      ['Experience', 'Studies'],
    ]);
    expect(
      texts([
        segment('»', 50, 100),
        segment('Experience', 65, 100),
        segment('»', 50, 200),
        segment('Studies', 65, 200),
      ]),
    ).toEqual([['Experience', 'Studies']]);
  });
  it('leaves the items of a list as they are', () => {
    const list = ['• Languages', '• Excel', '• Python', '• SQL', '• Ledger', '• Tools'].map((text, i) =>
      segment(text, 50, 100 + i * 14),
    );
    expect(texts(list)).toEqual([list.map((s) => s.text)]);
  });
});
