import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { COLOUR_PAIRS } from '../../session/name-colors.ts';
import { antdThemes } from './antd-theme.ts';
import { avatarHues, type ColorRole, darkColors, lightColors } from './tokens.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = [
  ['light', ':root {', lightColors],
  ['dark', ":root[data-theme='dark'] {", darkColors],
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

const grounds: readonly ColorRole[] = ['bg', 'bg-layout', 'bg-raised', 'fill-1'];
const textPairs: readonly (readonly [ColorRole, ColorRole])[] = [
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
const controlPairs: readonly (readonly [ColorRole, ColorRole])[] = [
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

const ownThemes = antdThemes(theme.defaultAlgorithm);

it.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('gives antd our colours in the %s theme, and leaves none of its own', (name, colours) => {
  const small = (value: unknown) => String(value).toLowerCase();
  const token = theme.getDesignToken(ownThemes[name]);
  const { colorPrimary, colorError, colorSuccess, colorText, colorBgElevated } = token;
  expect([colorPrimary, colorError, colorSuccess, colorText, colorBgElevated].map(small)).toEqual(
    [colours.accent, colours.error, colours.success, colours.text, colours['bg-raised']].map(small),
  );
  const ours = new Set(Object.values(colours).map(small));
  // What its thirteen names stand for is never drawn.
  const others = Object.entries(token).filter(
    ([key, value]) => /^(?:#|rgb)/.test(String(value)) && !ours.has(small(value)) && !/^[a-z]+$/.test(key),
  );
  // Its outlines have no width.
  expect(others.map(([key]) => key).sort()).toEqual([
    'colorErrorOutline',
    'colorShadow',
    'colorWarningOutline',
    'colorWhite',
  ]);
});

it('leaves out the shades of thirteen colours, and nothing else', () => {
  const kept = new Set(Object.keys(theme.getDesignToken(ownThemes.dark)));
  const whole = theme.getDesignToken({ ...ownThemes.dark, algorithm: theme.defaultAlgorithm });
  const gone = Object.keys(whole).filter((token) => !kept.has(token));
  expect(gone).toHaveLength(13 * (10 * 2 + 2));
  expect(gone).toEqual(
    expect.arrayContaining(['blue-1', 'blue10', 'lime-10', 'magenta6', 'redHover', 'goldActive']),
  );
  expect(gone.filter((token) => !/^[a-z]+(?:-?\d+|Hover|Active)$/.test(token))).toEqual([]);
});
