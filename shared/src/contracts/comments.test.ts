/** @jest-environment node */
import { isMentionText, mentionsOf, mentionText, stripBrackets, stripBracketsOfHtml } from './comments.ts';

const ANA = '@[Ana Roure]{01a1ff1e-0000-7000-8000-000000000001}';

describe('mentions', () => {
  it('[CCOM-25] are read and written as @[display]{id}', () => {
    const mentions = [{ display: 'Ana Roure', id: '01a1ff1e-0000-7000-8000-000000000001' }];
    expect(mentionsOf(`${ANA} and @[broken]{`)).toEqual(mentions);
    expect(mentionText(mentions)).toBe(ANA);
    expect(mentionText([{ display: 'A [x] B', id: '1' }])).toBe('@[A x B]{1}');
  });
  it('[CCOM-26] [CCOM-27] may be nothing, or start with @', () => {
    expect(['', '@', ANA, 'Ana', ' @'].map(isMentionText)).toEqual([true, true, true, false, false]);
  });
});

describe('square brackets', () => {
  it('[CCOM-22] go with what they hold, but not those of a mention', () => {
    expect(stripBrackets(`${ANA} [secret] x [a [b] c]y [open`)).toBe(`${ANA}  x y [open`);
  });
  it('[CCOM-21] go from HTML too, across its tags, which stay', () => {
    expect(stripBracketsOfHtml('<p>Call [not <strong>this] b</strong>ack</p>')).toBe(
      '<p>Call <strong> b</strong>ack</p>',
    );
    expect(stripBracketsOfHtml(`<p>${ANA} <a href="/a[1]">x</a></p>`)).toBe(
      `<p>${ANA} <a href="/a[1]">x</a></p>`,
    );
  });
  it('go when they stand in one another without end, and take no time for it', () => {
    const deep = `${'['.repeat(50_000)}<b>x</b>${']'.repeat(50_000)}`;
    const start = process.cpuUsage();
    expect(stripBracketsOfHtml(`<p>a${deep}b${deep}</p>`)).toBe('<p>a<b></b>b<b></b></p>');
    expect(stripBrackets(`${'['.repeat(50_000)}x`)).toHaveLength(50_001);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2_000);
  });
  it('stay around a mention, and where they are not in pairs', () => {
    expect(stripBrackets(`a] [${ANA} [b]] @[x[y]]{z} @[no] [`)).toBe(`a] [${ANA} ] @[x]{z} @ [`);
  });
});
