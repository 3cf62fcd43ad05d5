import fc from 'fast-check';
import { safeAddress, schemeOf } from './link-address.ts';
import { LINK_SCHEMES } from './rich-text.ts';

/** Signs that some reader of addresses skips: of every kind, and each blank of JavaScript. */
const UNSEEN = [
  ...'\u0000\u0001\t\n\u000b\f\r \u001f\u007f\u0085\u00a0\u00ad\u034f\u061c\u115f\u1680\u180e\u2000\u2003\u200a\u200b\u200d\u200e',
  ...'\u2028\u2029\u202e\u202f\u205f\u2060\u2064\u2066\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufff9\u{e0001}\u{e0061}',
];
const REFUSED = ['javascript', 'data', 'vbscript', 'file', 'blob', 'view-source', 'livescript', 'intent'];

const unseen = fc.string({ unit: fc.constantFrom(...UNSEEN), maxLength: 4 });
/** A word in any case, with unseen signs before, after and between its letters. */
const hidden = (word: string) =>
  fc
    .tuple(unseen, ...[...word].map((sign) => fc.tuple(fc.boolean(), unseen, fc.constant(sign))))
    .map(([head, ...signs]) =>
      signs.reduce(
        (text, [isUpper, after, sign]) => text + (isUpper ? sign.toUpperCase() : sign) + after,
        head,
      ),
    );

/** As a browser reads the attribute of a link on a page. */
const opened = (href: string): string => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link.protocol;
};
const isOpenedAs = (href: string): boolean =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(opened(href)) || opened(href) === ':';

describe('addresses of links', () => {
  it('a scheme that is not allowed is refused however it is spelt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUSED).chain((scheme) => hidden(`${scheme}:`)),
        fc.string({ unit: 'binary' }),
        (start, rest) => {
          expect(safeAddress(start + rest)).toBeUndefined();
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('nothing that is kept opens as anything but a page, a mail or a call, trimmed or not, and judging twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...UNSEEN,
        ':',
        '/',
        '\\',
        '//',
        '?',
        '#',
        '&',
        '@',
        '%0a',
        '&colon;',
        'java',
        'script',
      ),
      fc.constantFrom(
        ...REFUSED.map((scheme) => `${scheme}:`),
        ...LINK_SCHEMES.map((scheme) => `${scheme}:`),
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const kept = safeAddress(pieces.join(''));
        if (kept === undefined) return;
        for (const href of [kept, kept.trim(), ` ${kept}`, kept.replace(/[\s\p{Cf}]/gu, '')])
          expect([href, isOpenedAs(href)]).toEqual([href, true]);
        expect(safeAddress(kept)).toBe(kept);
      }),
      { numRuns: 5000 },
    );
  });

  it('an address that is allowed stays as it was written, but for what nobody sees', () => {
    for (const href of [
      'https://e.org/a b?c=1#d',
      'tel:+34 600 00 00 00',
      'mailto:a@e.org',
      '/about',
      '#top',
      'jobs',
    ])
      expect(safeAddress(`\u2003${href}\ufeff\n`)).toBe(href);
    expect(safeAddress('https://e.org/\u{1f469}\u200d\u{1f4bb}')).toBe(
      'https://e.org/\u{1f469}\u200d\u{1f4bb}',
    );
    expect(schemeOf('HTTPS://e.org')).toBe('https');
    expect(safeAddress(' \u200b\t')).toBeUndefined();
  });

  it('a long text of blanks is judged at once', () => {
    const started = process.cpuUsage();
    expect(safeAddress(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});
