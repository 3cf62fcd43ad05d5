import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../contracts/enums.ts';
import { IconButton } from '../design-system/controls/icon-button.tsx';
import { displayName } from '../i18n/formats.ts';
import { useText } from '../texts/use-text.ts';
import { languageOptions } from './languages.ts';
import styles from './languages-pick.module.css';
import type { PickerProps } from './picker-props.ts';

/** A language by its ISO 639-1 code and how well it is spoken. */
export type LanguageChoice = { code: string; proficiency: LanguageLevel };

const FIRST_LEVEL: LanguageLevel = 'B2';
const levelOf = (value: string): LanguageLevel =>
  LANGUAGE_LEVELS.find((level) => level === value) ?? FIRST_LEVEL;

/** A native select with the chevron of the others. */
const Choice = ({ children }: { children: ReactNode }) => (
  <span className={styles.choice}>
    {children}
    <ChevronDown size={14} aria-hidden />
  </span>
);

/** Languages and how well they are, or must be, spoken. */
export function LanguagesPick(props: PickerProps<readonly LanguageChoice[]>) {
  const { value, onChange, aria, inputRef, isDisabled } = props;
  const text = useText();
  const adder = useRef<HTMLSelectElement>(null);
  const options = useMemo(languageOptions, []);
  return (
    <div className={styles.languages}>
      {value.map(({ code, proficiency }) => {
        const name = displayName(code, 'language');
        return (
          <div key={code} className={styles.language}>
            <span className={styles.name}>{name}</span>
            <Choice>
              <select
                className={styles.select}
                aria-label={text('shared.lookup.level', { language: name })}
                disabled={isDisabled}
                value={proficiency}
                onChange={({ target }) =>
                  onChange(
                    value.map((one) =>
                      one.code === code ? { code, proficiency: levelOf(target.value) } : one,
                    ),
                  )
                }
              >
                {LANGUAGE_LEVELS.map((level) => (
                  <option key={level}>{level}</option>
                ))}
              </select>
            </Choice>
            <IconButton
              label={text('shared.lookup.remove', { name })}
              icon={<Trash2 aria-hidden />}
              disabled={isDisabled}
              onClick={() => {
                onChange(value.filter((one) => one.code !== code));
                adder.current?.focus();
              }}
            />
          </div>
        );
      })}
      <Choice>
        <select
          {...aria}
          ref={(element) => {
            adder.current = element;
            inputRef?.(element);
          }}
          className={styles.select}
          aria-label={aria ? undefined : text('shared.lookup.addLanguage')}
          disabled={isDisabled}
          value=""
          onChange={({ target }) => onChange([...value, { code: target.value, proficiency: FIRST_LEVEL }])}
        >
          <option value="" disabled>
            {text('shared.lookup.addLanguage')}
          </option>
          {options
            .filter(({ code }) => !value.some((one) => one.code === code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </Choice>
    </div>
  );
}
