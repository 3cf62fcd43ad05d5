import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { classNames } from '@cantera/shared/design-system';
import { useId } from 'react';
import { useT } from '../../messages/general.ts';
import styles from './language-choice.module.css';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ca: 'Català',
  es: 'Español',
  en: 'English',
};

type LanguageChoiceProps = {
  value: Locale;
  main: Locale;
  /** Languages in which a text is lacking. */
  lacking: readonly Locale[];
  onChange: (language: Locale) => void;
};

/** The languages of an agency's texts: which one is shown, which one is the main one, and which ones lack a text. */
export function LanguageChoice({ value, main, lacking, onChange }: LanguageChoiceProps) {
  const t = useT();
  const name = useId();
  const label = (language: Locale): string => {
    const said = { language: LANGUAGE_NAMES[language] };
    if (lacking.includes(language)) return t('agency.policy.lacking', said);
    return language === main ? t('agency.policy.main', said) : said.language;
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('agency.policy.language')}</legend>
      {LOCALES.map((language) => (
        <label
          key={language}
          className={classNames(styles.language, lacking.includes(language) && styles.lacking)}
        >
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={language === value}
            onChange={() => onChange(language)}
          />
          {label(language)}
        </label>
      ))}
    </fieldset>
  );
}
