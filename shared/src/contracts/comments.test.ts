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
});
