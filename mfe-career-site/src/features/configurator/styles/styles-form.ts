import { type SiteStyles, siteStyles } from '@cantera/shared/contracts/career-site';
import { useZodForm } from '@cantera/shared/forms';
import { useMemo, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isHex, longHex } from '../../../lib/color/hex.ts';
import type { useT } from '../../../messages/configurator.ts';
import { siteColors } from '../../../public/theme/site-colors.ts';

type Translate = ReturnType<typeof useT>;
export type StylesForm = UseFormReturn<SiteStyles, unknown, SiteStyles>;

const COLORS = ['primaryColor', 'textColor', 'gradient.endColor'] as const;

export function useStylesForm(saved: SiteStyles, t: Translate): StylesForm {
  const explain = useMemo(
    () => (values: SiteStyles) => {
      const texts = [values.primaryColor, values.textColor, values.gradient.endColor];
      return new Map(
        COLORS.flatMap((path, index) => (isHex(texts[index] ?? '') ? [] : [[path, t('styles.wrongColor')]])),
      );
    },
    [t],
  );
  return useZodForm(siteStyles, { defaults: saved, values: saved, explain });
}

/** What the form says now, as far as it can be drawn: in place of a colour that is none yet stands the last one that was. */
export function useDrawable({ control }: StylesForm, saved: SiteStyles): SiteStyles {
  const last = useRef(saved);
  const { primaryColor, textColor, gradient, rounded, font } = { ...saved, ...useWatch({ control }) };
  const known = last.current;
  const color = (text: string | undefined, before: string) => (text && isHex(text) ? longHex(text) : before);
  last.current = {
    primaryColor: color(primaryColor, known.primaryColor),
    textColor: color(textColor, known.textColor),
    gradient: {
      isGradient: gradient.isGradient ?? false,
      endColor: color(gradient.endColor, known.gradient.endColor),
      angle: gradient.angle ?? 0,
    },
    rounded,
    font,
  };
  return last.current;
}

/** The colours that the site shows in place of chosen ones, on which text could not be read; nothing where they are the same. */
export function shownInstead({ primaryColor, textColor, gradient }: SiteStyles) {
  const shown = siteColors('light', {
    primary: primaryColor,
    text: textColor,
    end: gradient.isGradient ? gradient.endColor : undefined,
  });
  const other = (chosen: string, drawn: string) => (longHex(chosen) === drawn ? undefined : drawn);
  return {
    primary: other(primaryColor, shown.brand),
    text: other(textColor, shown.onBrand),
    end: gradient.isGradient ? other(gradient.endColor, shown.brandEnd) : undefined,
  };
}
