import { describe, it } from 'node:test';
import { isSimpleEnough, MAX_ELEMENTS, MAX_NESTING } from '@cantera/shared/contracts/rich-text-limits';
import { expect } from 'expect';
import fc from 'fast-check';
import { proseHtml, sanitizeProse, sanitizeRichText } from './sanitize.ts';

const UNSEEN = [...'\u0001\t\n \u00a0\u1680\u2003\u200b\u2028\u202f\u205f\u2060\u3000\ufeff\u00ad'];
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
const depthOf = (html: string): number => {
  let [depth, deepest] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};
const took = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

describe('rich text that is stored', () => {
  it('keeps links to pages, mails, calls and within the site', () => {
    const html = [
      'https://e.org/?a=1&amp;b=2',
      'http://e.org',
      'mailto:a@e.org',
      'tel:+34600000000',
      '/about',
      '#top',
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join('');
    expect(hrefs(sanitizeRichText(html))).toEqual([
      'https://e.org/?a=1&amp;b=2',
      'http://e.org',
      'mailto:a@e.org',
      'tel:+34600000000',
      '/about',
      '#top',
    ]);
  });

  it('never holds an address that a reader takes for another scheme, however it is spelt', () => {
    const unseen = fc.string({ unit: fc.constantFrom(...UNSEEN), maxLength: 3 });
    const encode = (text: string, isEncoded: boolean): string =>
      isEncoded ? [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('') : text;
    fc.assert(
      fc.property(
        fc.constantFrom('javascript', 'JavaScript', 'data', 'vbscript', 'file'),
        unseen,
        unseen,
        fc.nat(8),
        fc.boolean(),
        (scheme, before, inside, at, isEncoded) => {
          const href = `${before}${scheme.slice(0, at)}${inside}${scheme.slice(at)}:alert(1)`;
          expect(sanitizeRichText(`<a href="${encode(href, isEncoded)}">x</a>`)).toBe(
            '<a rel="noopener noreferrer nofollow" target="_blank">x</a>',
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is never nested deeper than the limit, and holds no other tag', () => {
    const tag = fc.constantFrom('b', 'ul', 'li', 'p', 'h2', 'blockquote', 'a', 'div', 'script', 'br');
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('word', '<', '>', '&', '&lt;', '"', '<!--', '-->', '<a href="', '/>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const clean = sanitizeRichText(pieces.join(''));
        expect(depthOf(clean)).toBeLessThanOrEqual(MAX_NESTING);
        expect(clean).not.toMatch(/<(?!\/?(b|ul|li|p|h2|blockquote|a|br)\b)/);
      }),
      { numRuns: 1500 },
    );
    const deep = sanitizeRichText(`${'<b>'.repeat(200)}word${'</b>'.repeat(200)}`);
    expect(deep).toBe(`${'<b>'.repeat(MAX_NESTING)}word${'</b>'.repeat(MAX_NESTING)}`);
  });

  it('is read in a moment whatever it is', () => {
    for (const html of [
      '<b>'.repeat(66_000),
      '<ul><li>'.repeat(20_000),
      '<'.repeat(199_990),
      '<a '.repeat(66_000),
      '<!--'.repeat(50_000),
      '&'.repeat(199_990),
      `<a href="${' '.repeat(199_900)}x">`,
      `${'<b>'.repeat(15)}x${'</b>'.repeat(15)}`.repeat(1333),
    ]) {
      sanitizeRichText(html.slice(0, 2000));
      expect([html.slice(0, 12), took(() => sanitizeRichText(html)) < 700]).toEqual([
        html.slice(0, 12),
        true,
      ]);
    }
  });

  it('is simple enough as people write it, and too complex beyond the limits', () => {
    const item = '<li>a<ul><li>b</li></ul></li>';
    for (const html of [
      `<ul>${item.repeat(3000)}</ul>`,
      '<p>a'.repeat(9000),
      `<ul>${'<li>a'.repeat(9000)}</ul>`,
      '<br>'.repeat(MAX_ELEMENTS),
      `${'<b>'.repeat(MAX_NESTING)}x${'</b>'.repeat(MAX_NESTING)}`,
      'a < b & c > d',
    ])
      expect([html.slice(0, 20), isSimpleEnough(html)]).toEqual([html.slice(0, 20), true]);
    for (const html of [
      '<br>'.repeat(MAX_ELEMENTS + 1),
      '<p></p>'.repeat(MAX_ELEMENTS + 1),
      '<'.repeat(MAX_ELEMENTS + 1),
      '&'.repeat(MAX_ELEMENTS + 1),
      '<b>'.repeat(MAX_NESTING + 1),
      '<UL><LI>'.repeat(MAX_NESTING),
    ])
      expect([html.slice(0, 20), isSimpleEnough(html)]).toEqual([html.slice(0, 20), false]);
  });
});

describe('text of pages, with or without markup', () => {
  it('stays as it was typed without markup, and is shown as paragraphs', () => {
    const typed = 'R&D < fun\n\n  "Second"\nline\n \n';
    expect(sanitizeProse(typed)).toBe(typed);
    expect(proseHtml(typed)).toBe('<p>R&amp;D &lt; fun</p><p>&quot;Second&quot;<br />line</p>');
  });

  it('is shown as it is stored when it has markup; what opens a tag or a comment never comes through', () => {
    for (const hostile of [
      '<img src=x onerror=alert(1)>a',
      'a &amp; b <!-- ',
      '<? a ?> &lt;',
      '<svg/onload=alert(1)>',
      '</p><script>alert(1)</script>',
      '<b',
      '&#60;b>',
    ]) {
      const shown = proseHtml(sanitizeProse(hostile));
      expect(shown).not.toMatch(/<(?!\/?(p|b|br)\b)/);
      expect(proseHtml(sanitizeProse(sanitizeProse(hostile)))).toBe(shown);
    }
  });
});
