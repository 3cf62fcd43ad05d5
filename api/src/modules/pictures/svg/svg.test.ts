import { describe, it } from 'node:test';
import { expect } from 'expect';
import { looksLikeSvg } from './looks-like-svg.ts';
import { rewriteApart } from './rewrite-apart.ts';
import { rewriteSvg } from './rewrite-svg.ts';

/** Milliseconds that some work takes of this process: what only waits for another does not count. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** What takes seconds or minutes where each sign is read again and again. */
const AT_ONCE_MS = 2000;

const withStyle = (css: string, shapes = '<path class="a" d="M0 0h5"/>') =>
  `<svg viewBox="0 0 9 9"><style>${css}</style>${shapes}</svg>`;

describe('the beginning of an SVG', () => {
  const looks = (text: string) => looksLikeSvg(Buffer.from(text));

  it('is its element, after what XML may have in front of it', () => {
    for (const text of [
      '<svg>',
      '\ufeff\n <SVG viewBox="0 0 1 1">',
      '<?xml version="1.0"?>\n<!-- one --><!-- <p> --> <svg\n>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg >',
      '<?xml version="1.0"?><!doctype svg [ <!ENTITY a "b>"> ] >\n<!----><svg>',
    ])
      expect([text, looks(text)]).toEqual([text, true]);
    for (const text of [
      '',
      'x<svg>',
      '<svgx>',
      '<p><svg></p>',
      '<!-- <svg>',
      '<?xml <svg',
      '<!DOCTYPE svg [ <svg>',
      '%PDF-1.7',
    ])
      expect([text, looks(text)]).toEqual([text, false]);
  });

  it('is found in one walk, however often something stands in front of it', async () => {
    const comments = '<!---->'.repeat(500);
    const took = await timeOf(() => {
      expect(looks(`${comments}x`)).toBe(false);
      expect(looks(`${comments}<svg>`)).toBe(true);
      expect(looks(`${'<!DOCTYPE a []>'.repeat(250)}x`)).toBe(false);
      expect(looks(`${'<!-- '.repeat(800)}x`)).toBe(false);
    });
    expect(took).toBeLessThan(AT_ONCE_MS);
  });
});

describe('an SVG written again', () => {
  it('paints each element as its sheet says: the heavier rule wins, of two alike the later, of all the style attribute', () => {
    const svg = rewriteSvg(
      withStyle(
        '.a{fill:red;stroke:red}/* .a{fill:gray} */ .b , .c{fill:blue} .a{fill:green} #i{stroke:black} path{fill:pink;opacity:.5} .d{opacity: .1 !IMPORTANT }',
        '<path class="b a" id="i" d="M0 0"/><path class="a b" d="M1 1"/><rect class="c" style="fill:white"/><circle class="d"/>',
      ),
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' +
        '<path id="i" d="M0 0" fill="green" opacity=".5" stroke="black"></path>' +
        '<path d="M1 1" fill="green" opacity=".5" stroke="red"></path>' +
        '<rect fill="white"></rect><circle opacity=".1"></circle></svg>',
    );
  });

  it('leaves out rules inside of others, and what a comment without an end holds', () => {
    const svg = rewriteSvg(withStyle('@media print{.a{fill:red}} .a{stroke:blue} /* .a{stroke:red}'));
    expect(svg).toContain('<path d="M0 0h5" stroke="blue">');
  });

  it('is made in one walk of its sheets, whatever stands in them', async () => {
    const many = (count: number, write: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => write(index)).join('');
    const hostile = [
      withStyle('a'.repeat(250_000)),
      withStyle('/* '.repeat(80_000)),
      withStyle(`.a{fill:red${' '.repeat(250_000)}x}`),
      withStyle(`${'a,'.repeat(60_000)}b{${'fill:red;'.repeat(12_000)}}`),
      withStyle('{'.repeat(250_000)),
      withStyle(
        many(7000, () => '.a{fill:red}'),
        many(7000, () => '<path class="a"/>'),
      ),
    ];
    for (const text of hostile) {
      let svg: string | null = null;
      const took = await timeOf(() => {
        svg = rewriteSvg(text);
      });
      expect([text.slice(0, 60), took < AT_ONCE_MS]).toEqual([text.slice(0, 60), true]);
      expect(svg).toContain('<path');
    }
  });

  it('is none when it becomes far longer than it was', () => {
    const shapes = '<path class="a" d="M0 0"/>'.repeat(2000);
    expect(rewriteSvg(withStyle('.a{fill:red}', shapes))).not.toBeNull();
    expect(rewriteSvg(withStyle(`.a{fill:${'r'.repeat(10_000)}}`, shapes))).toBeNull();
  });

  it('is made in a process of its own, and is none where that fails', async () => {
    const svg = withStyle('.a{fill:red}');
    expect(await rewriteApart(svg)).toBe(rewriteSvg(svg));
    expect(await rewriteApart('<p>none</p>')).toBeNull();
    const chain = Array.from(
      { length: 9000 },
      (_, at) => `<g id="i${at}"><use href="#i${at + 1}"/></g>`,
    ).join('');
    expect(() => rewriteSvg(`<svg viewBox="0 0 1 1">${chain}</svg>`)).toThrow();
    expect(await rewriteApart(`<svg viewBox="0 0 1 1">${chain}</svg>`)).toBeNull();
  });
});
