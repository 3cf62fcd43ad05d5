import { describe, it } from 'node:test';
import { expect } from 'expect';
import { contrast, parseHex, type Rgb, toHex, toOklch } from './oklch.ts';
import { type BrandInput, type Scheme, siteColors } from './site-colors.ts';
import { DEFAULT_STYLES, siteStyleSheet } from './site-styles.ts';

const rgb = (hex: string): Rgb => {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is no colour`);
  return color;
};
const ratio = (a: string, b: string): number => contrast(rgb(a), rgb(b));

/** A grid over the whole cube, greys among them. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const CUBE = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)));
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

describe('site colours', () => {
  for (const scheme of SCHEMES)
    it(`[PUB-09] text can be read whatever the agency chose, in ${scheme}`, () => {
      const wrong = CUBE.flatMap((primary) => {
        const colors = siteColors(scheme, { primary, text: '#ffffff' });
        const pairs: readonly (readonly [string, string])[] = [
          [colors.brandText, colors.paper],
          [colors.brandText, colors.tint],
          [colors.brandText, colors.card],
          [colors.onBrand, colors.brand],
          [colors.ink, colors.tint],
          [colors.ink2, colors.tint],
          [colors.ink2, colors.paper],
          [colors.error, colors.card],
        ];
        return pairs.filter(([text, ground]) => ratio(text, ground) < 4.5).map((pair) => [primary, ...pair]);
      });
      expect(wrong).toEqual([]);
    });

  /** The worst contrast between the ends, at more places than the colours were made by. */
  const worstOn = (text: string, from: string, to: string): number => {
    const [a, b] = [rgb(from), rgb(to)];
    const at = (share: number): Rgb =>
      [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as never;
    return Math.min(...Array.from({ length: 101 }, (_, step) => contrast(rgb(text), at(step / 100))));
  };

  for (const scheme of SCHEMES)
    it(`[PUB-09] text can be read anywhere on a gradient, and on what it becomes under the pointer, in ${scheme}`, () => {
      const inputs = CUBE.flatMap((primary, i) =>
        [31, 77, 131, 200].map(
          (step, at): BrandInput => ({
            primary,
            text: ['#ffffff', '#000000', '#808080', '#ff0000'][at] ?? '',
            end: CUBE[(i * step + at) % CUBE.length],
          }),
        ),
      );
      const wrong = inputs.filter((input) => {
        const { onBrand, brand, brandEnd, brandHover } = siteColors(scheme, input);
        return worstOn(onBrand, brand, brandEnd) < 4.5 || ratio(onBrand, brandHover) < 4.5;
      });
      expect(wrong).toEqual([]);
    });

  it('keeps a light button readable under the pointer, where it can only go darker', () => {
    const { onBrand, brandHover } = siteColors('light', {
      primary: '#65f9db',
      text: '#3d5890',
      end: '#f7f4f5',
    });
    expect(onBrand).toBe('#3d5890');
    expect(ratio(onBrand, brandHover)).toBeGreaterThanOrEqual(4.5);
  });

  it('[PUB-09] moves a gradient whose middle swallows its text, and its ends together', () => {
    const given = { primary: '#009900', text: '#211b17', end: '#ff0099' };
    expect(worstOn('#211b17', given.primary, given.end)).toBeLessThan(2.6);
    const { onBrand, brand, brandEnd } = siteColors('light', given);
    expect(worstOn(onBrand, brand, brandEnd)).toBeGreaterThanOrEqual(4.5);
    expect([brand, brandEnd]).not.toContain('#009900');
    expect([brand, brandEnd]).not.toContain('#ff0099');
  });

  it('[PUB-09] uses the agency’s colours as they are when they can be read', () => {
    const colors = siteColors('light', { primary: '#a23b1e', text: '#fff8f0', end: '#7a1f4b' });
    expect(colors).toMatchObject({ brand: '#a23b1e', brandEnd: '#7a1f4b', onBrand: '#fff8f0' });
  });

  it('puts ink on a colour that white cannot be read on, and a line around one that paper swallows', () => {
    expect(siteColors('light', { primary: '#ffe04a', text: '#ffffff' })).toMatchObject({
      brand: '#ffe04a',
      onBrand: '#211b17',
    });
    expect(siteColors('light', { primary: '#fbf8f4', text: '#ffffff' }).edge).not.toBe('transparent');
    expect(siteColors('light', { primary: '#a23b1e', text: '#ffffff' }).edge).toBe('transparent');
  });

  it('goes lighter in dark and keeps the hue', () => {
    const hue = (hex: string): number => toOklch(rgb(hex)).h;
    const colors = siteColors('dark', { primary: '#a23b1e', text: '#ffffff' });
    expect(toOklch(rgb(colors.brand)).l).toBeGreaterThan(toOklch(rgb('#a23b1e')).l);
    expect(Math.abs(hue(colors.brandText) - hue('#a23b1e'))).toBeLessThan(0.05);
  });

  it('[PUB-25] lets nothing of a stored text into the style sheet', () => {
    const hostile = 'red;}</style><script>alert(1)</script>';
    const sheet = siteStyleSheet({
      ...DEFAULT_STYLES,
      primaryColor: hostile,
      textColor: hostile,
      gradient: { isGradient: true, endColor: hostile, angle: Number.NaN },
    });
    expect(sheet).not.toContain('script');
    expect(sheet).not.toContain('<');
    expect(sheet).toContain('linear-gradient(0deg,#3c00ff,#3c00ff)');
  });

  it('reads hex colours of three and six digits', () => {
    expect(toHex(rgb('#abc'))).toBe('#aabbcc');
    expect(parseHex('rgb(1,2,3)')).toBeUndefined();
  });
});
