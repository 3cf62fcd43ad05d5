import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { COLOUR_PAIRS } from '../../session/name-colours.ts';
import { antdDark, antdLight } from './antd-theme.ts';
import { avatarHues, type ColourRole, darkColours, lightColours } from './tokens.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = [
  ['light', ':root {', lightColours],
  ['dark', ":root[data-theme='dark'] {", darkColours],
] as const;

function propertiesAfter(selector: string): Map<string, string> {
  const start = css.replaceAll('"', "'").indexOf(selector);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
const plain = (value: string | undefined) =>
  value
    ?.replace(/\s+/g, ' ')
    .replace(/(?<=[,(]) | (?=[,)])/g, '')
    .replace(/[\d.]+/g, (number) => String(Number(number)))
    .toLowerCase();

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: readonly ColourRole[] = ['bg', 'bg-layout', 'bg-raised', 'fill-1'];
const textPairs: readonly (readonly [ColourRole, ColourRole])[] = [
  ...grounds.flatMap((ground) => [
    ['text', ground] as const,
    ['text-2', ground] as const,
    ['text-3', ground] as const,
  ]),
  ['text-2', 'fill-2'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-error', 'error'],
  ['accent-text', 'bg'],
  ['accent-text', 'accent-bg'],
  ['error-text', 'bg'],
  ['error-text', 'error-bg'],
  ['success-text', 'success-bg'],
  ['warning-text', 'warning-bg'],
  ['info-text', 'info-bg'],
  ['on-spot', 'bg-spot'],
];
const controlPairs: readonly (readonly [ColourRole, ColourRole])[] = [
  ['border-field', 'bg'],
  ['focus', 'bg'],
  ['focus', 'bg-layout'],
  ['accent', 'bg'],
  ['error', 'bg'],
];

describe.each(themes)('the %s theme', (name, selector, colours) => {
  it('says the same in the style sheet as in the data', () => {
    const properties = propertiesAfter(selector);
    for (const [role, value] of Object.entries(colours))
      expect([role, plain(properties.get(role))]).toEqual([role, plain(value)]);
    for (const [index, hue] of avatarHues[name].entries()) {
      expect(plain(properties.get(`av-${index}-bg`))).toBe(plain(hue.bg));
      expect(plain(properties.get(`av-${index}`))).toBe(plain(hue.text));
    }
  });

  it.each(textPairs)('%s on %s reaches the contrast of text', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s on %s reaches the contrast of a control', (control, ground) => {
    expect(contrast(colours[control], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it('[SHELL-124] draws letters that can be read on each of the fifteen pairs of colours', () => {
    expect(new Set(avatarHues[name].map(({ bg }) => bg)).size).toBe(COLOUR_PAIRS);
    for (const hue of avatarHues[name]) expect(contrast(hue.bg, hue.text)).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives antd our colours in both themes, whatever its dark algorithm makes of them', () => {
  const light = theme.getDesignToken(antdLight(theme.defaultAlgorithm));
  const dark = theme.getDesignToken(antdDark(theme.darkAlgorithm));
  for (const [token, colours] of [
    [light, lightColours],
    [dark, darkColours],
  ] as const) {
    const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());
    expect(
      lower([
        token.colorPrimary,
        token.colorError,
        token.colorSuccess,
        token.colorText,
        token.colorBgElevated,
      ]),
    ).toEqual(lower([colours.accent, colours.error, colours.success, colours.text, colours['bg-raised']]));
  }
});

it('leaves out the ladders of shades of both algorithms, and nothing else', () => {
  const plain = antdLight(theme.defaultAlgorithm);
  for (const [own, whole] of [
    [plain, { ...plain, algorithm: theme.defaultAlgorithm }],
    [antdDark(theme.darkAlgorithm), { ...plain, algorithm: theme.darkAlgorithm }],
  ] as const) {
    const kept = new Set(Object.keys(theme.getDesignToken(own)));
    const gone = Object.keys(theme.getDesignToken(whole)).filter((token) => !kept.has(token));
    expect(gone).toHaveLength(13 * 10 * 2);
    expect(gone).toEqual(expect.arrayContaining(['blue-1', 'blue10', 'lime-10', 'magenta6']));
    expect(gone.filter((token) => !/^[a-z]+-?\d+$/.test(token))).toEqual([]);
  }
});
