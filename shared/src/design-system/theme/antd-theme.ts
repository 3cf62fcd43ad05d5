import type { ThemeConfig } from 'antd';
import { antdComponents } from './antd-components.ts';
import { darkColors, lightColors, type Palette, sizes } from './tokens.ts';

type Token = NonNullable<ThemeConfig['token']>;
type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>;

const statusTokens = (c: Palette): Token => ({
  colorSuccess: c.success,
  colorSuccessText: c['success-text'],
  colorSuccessBg: c['success-bg'],
  colorSuccessBorder: c['success-line'],
  colorSuccessHover: c.success,
  colorSuccessActive: c.success,
  colorSuccessTextHover: c['success-text'],
  colorSuccessTextActive: c['success-text'],
  colorSuccessBgHover: c['success-bg'],
  colorSuccessBorderHover: c['success-line'],
  colorWarning: c.warning,
  colorWarningText: c['warning-text'],
  colorWarningBg: c['warning-bg'],
  colorWarningBorder: c['warning-line'],
  colorWarningHover: c.warning,
  colorWarningActive: c.warning,
  colorWarningTextHover: c['warning-text'],
  colorWarningTextActive: c['warning-text'],
  colorWarningBgHover: c['warning-bg'],
  colorWarningBorderHover: c.warning,
  colorError: c.error,
  colorErrorHover: c['error-hover'],
  colorErrorActive: c['error-active'],
  colorErrorText: c['error-text'],
  colorErrorBg: c['error-bg'],
  colorErrorBorder: c['error-line'],
  colorErrorTextHover: c['error-hover'],
  colorErrorTextActive: c['error-active'],
  colorErrorBgHover: c['error-bg'],
  colorErrorBgActive: c['error-line'],
  colorErrorBgFilledHover: c['error-bg'],
  colorErrorBorderHover: c['error-hover'],
  colorInfo: c.info,
  colorInfoText: c['info-text'],
  colorInfoBg: c['info-bg'],
  colorInfoBorder: c['info-line'],
  colorInfoHover: c.info,
  colorInfoActive: c.info,
  colorInfoTextHover: c['info-text'],
  colorInfoTextActive: c['info-text'],
  colorInfoBgHover: c['info-bg'],
  colorInfoBorderHover: c['info-line'],
});

const colorTokens = (c: Palette): Token => ({
  colorPrimary: c.accent,
  colorPrimaryHover: c['accent-hover'],
  colorPrimaryActive: c['accent-active'],
  colorPrimaryBg: c['accent-bg'],
  colorPrimaryBgHover: c['accent-bg-hover'],
  colorPrimaryBorder: c.focus,
  colorPrimaryBorderHover: c.focus,
  colorPrimaryText: c['accent-text'],
  colorPrimaryTextHover: c['accent-hover'],
  colorPrimaryTextActive: c['accent-active'],
  colorLink: c['accent-text'],
  colorLinkHover: c['accent-hover'],
  colorLinkActive: c['accent-active'],
  colorTextBase: c.text,
  colorBgBase: c.bg,
  colorText: c.text,
  colorTextSecondary: c['text-2'],
  colorTextTertiary: c['text-3'],
  colorTextQuaternary: c['text-off'],
  colorTextPlaceholder: c['text-3'],
  colorTextDisabled: c['text-off'],
  colorTextHeading: c.text,
  colorTextLabel: c['text-2'],
  colorTextDescription: c['text-3'],
  colorTextLightSolid: c['on-accent'],
  colorIcon: c['text-3'],
  colorIconHover: c.text,
  colorBgLayout: c['bg-layout'],
  colorBgContainer: c.bg,
  colorBgElevated: c['bg-raised'],
  colorBgSpotlight: c['bg-spot'],
  colorBgMask: c.mask,
  colorBgSolid: c.text,
  colorBgSolidHover: c['text-2'],
  colorBgSolidActive: c.text,
  colorBgContainerDisabled: c['fill-1'],
  colorFill: c['fill-2'],
  colorFillSecondary: c['fill-2'],
  colorFillTertiary: c['fill-1'],
  colorFillQuaternary: c['fill-1'],
  colorFillAlter: c['fill-1'],
  colorFillContent: c['fill-2'],
  colorBorder: c.border,
  colorBorderSecondary: c.line,
  colorSplit: c.line,
  colorBorderDisabled: c.line,
  controlItemBgHover: c['fill-1'],
  controlItemBgActive: c['fill-2'],
  controlItemBgActiveHover: c['fill-2'],
});

const shapeTokens = (c: Palette): Token => ({
  controlOutline: 'transparent',
  controlOutlineWidth: 0,
  lineWidthFocus: 2,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSize: 13,
  fontSizeSM: 12,
  fontSizeLG: 14,
  fontSizeXL: 16,
  fontSizeHeading1: 24,
  fontSizeHeading2: 20,
  fontSizeHeading3: 18,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontSizeIcon: 12,
  lineHeight: 20 / 13,
  lineHeightSM: 16 / 12,
  lineHeightLG: 20 / 14,
  lineHeightHeading1: 32 / 24,
  lineHeightHeading2: 28 / 20,
  lineHeightHeading3: 24 / 18,
  lineHeightHeading4: 24 / 16,
  lineHeightHeading5: 20 / 14,
  fontWeightStrong: 600,
  sizeUnit: 4,
  sizeStep: 4,
  controlHeight: 32,
  controlHeightSM: 28,
  controlHeightLG: 40,
  borderRadius: 6,
  borderRadiusXS: 2,
  borderRadiusSM: 4,
  borderRadiusLG: 8,
  borderRadiusOuter: 4,
  boxShadow: c['sh-pop'],
  boxShadowSecondary: c['sh-pop'],
  boxShadowTertiary: c['sh-card'],
  motionDurationFast: '0.1s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.24s',
  motionEaseOut: 'cubic-bezier(0.2, 0, 0, 1)',
  motionEaseInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  wireframe: false,
  focusOutline: true,
});

/** antd's shades of thirteen colours: half of all its tokens, of which nothing here shows one. */
const SHADE =
  /^(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(?:-?(?:[1-9]|10)|Hover|Active)$/;

/** An algorithm of antd without the shades, each of which would be named, hashed and written into the page. */
const withoutShades =
  (algorithm: Algorithm): Algorithm =>
  (seed, map) => {
    const tokens = { ...algorithm(seed, map) };
    for (const name of Object.keys(tokens)) if (SHADE.test(name)) Reflect.deleteProperty(tokens, name);
    return tokens;
  };

const themeOf = (c: Palette): ThemeConfig => ({
  cssVar: {},
  hashed: false,
  token: { ...colorTokens(c), ...statusTokens(c), ...shapeTokens(c) },
  components: antdComponents(c),
});

/** The same theme with 40 px controls: antd's own large size would also grow their text and corners. */
export const withTouchSizes = (base: ThemeConfig): ThemeConfig => ({
  ...base,
  token: { ...base.token, controlHeight: sizes.controlTouch, controlHeightSM: sizes.controlTouch },
  components: {
    ...base.components,
    // Seven days of its own width would be wider than a phone.
    DatePicker: {
      ...base.components?.DatePicker,
      cellWidth: sizes.controlTouch,
      cellHeight: sizes.controlTouch,
    },
  },
});

/**
 * Both themes of antd, whose every colour but those of its shadows is one of ours: its algorithm for dark pages has nothing to derive.
 * @param algorithm antd's `theme.defaultAlgorithm`, handed in so that this file stays data.
 */
export const antdThemes = (algorithm: Algorithm): Readonly<Record<'light' | 'dark', ThemeConfig>> => ({
  light: { ...themeOf(lightColors), algorithm: withoutShades(algorithm) },
  dark: { ...themeOf(darkColors), algorithm: withoutShades(algorithm) },
});
