import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../contracts/enums.ts';
import { IconButton } from '../design-system/controls/icon-button.tsx';
import { useText } from '../texts/use-text.ts';
import { choiceOf, choiceValue, type LanguageChoice, languageOption, languageOptions } from './languages.ts';
import styles from './languages-pick.module.css';
import type { PickerProps } from './picker-props.ts';

const FIRST_LEVEL: LanguageLevel = 'B2';

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
        const { name, emoji } = languageOption(code);
        return (
          <div key={code} className={styles.language}>
            <span className={styles.name}>
              {name} <span aria-hidden>{emoji}</span>
            </span>
            <Choice>
              <select
                className={styles.select}
                aria-label={text('shared.lookup.level', { language: name })}
                disabled={isDisabled}
                value={choiceValue({ code, proficiency })}
                onChange={({ target }) =>
                  onChange(value.map((one) => (one.code === code ? (choiceOf(target.value) ?? one) : one)))
                }
              >
                {LANGUAGE_LEVELS.map((level) => (
                  <option key={level} value={choiceValue({ code, proficiency: level })}>
                    {level}
                  </option>
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
          onChange={({ target }) => {
            const chosen = choiceOf(target.value);
            if (chosen) onChange([...value, chosen]);
          }}
        >
          <option value="" disabled>
            {text('shared.lookup.addLanguage')}
          </option>
          {options
            .filter(({ code }) => !value.some((one) => one.code === code))
            .map(({ code, name, emoji }) => (
              <option key={code} value={choiceValue({ code, proficiency: FIRST_LEVEL })}>
                {name} {emoji}
              </option>
            ))}
        </select>
      </Choice>
    </div>
  );
}
