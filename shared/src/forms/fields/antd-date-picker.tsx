import { DatePicker } from 'antd';
import catalan from 'antd/es/date-picker/locale/ca_ES';
import english from 'antd/es/date-picker/locale/en_GB';
import spanish from 'antd/es/date-picker/locale/es_ES';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import 'dayjs/locale/ca';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { CalendarDays } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../design-system/controls/input.module.css';
import type { FieldAria } from './field-frame.tsx';

dayjs.extend(customParseFormat);

type PickerLocale = typeof english;

/** antd names its month and year buttons otherwise than they read; without a label they are named by what they show. */
const named = (locale: PickerLocale): PickerLocale => ({
  ...locale,
  lang: { ...locale.lang, monthSelect: '', yearSelect: '' },
});

// British English, because an American week starts on Sunday and ours starts on Monday in every language.
const locales = { en: named(english), es: named(spanish), ca: named(catalan) };
const localeOf = (name: string): PickerLocale =>
  name === 'es' || name === 'ca' ? locales[name] : locales.en;

export type AntdDatePickerProps = {
  aria: FieldAria;
  inputRef: (element: { focus?: () => void } | null) => void;
  isWrong: boolean;
  isDisabled?: boolean;
  /** ISO dates. */
  min?: string;
  max?: string;
  /** Takes months and years too. */
  isPartial?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
};

/** As it is shown and typed, by the length of the ISO date that it stands for: a day, a month, a year. */
const FORMATS: Readonly<Record<number, string>> = { 10: 'DD-MM-YYYY', 7: 'MM-YYYY', 4: 'YYYY' };
const DAY = 'DD-MM-YYYY';

/** The ISO date as precise as it was typed; the day whole when it was chosen from the calendar. */
function isoOf(day: Dayjs, typed: string | undefined): string {
  const found = Object.entries(FORMATS).find(
    ([, format]) => typed !== undefined && dayjs(typed, format, true).isSame(day, 'day'),
  );
  return day.format('YYYY-MM-DD').slice(0, found && Number(found[0]));
}

/** antd's calendar in a chunk of its own: few forms have a date. */
export default function AntdDatePicker({
  aria,
  inputRef,
  value,
  min,
  max,
  onChange,
  isPartial,
  ...props
}: AntdDatePickerProps) {
  const intl = useIntl();
  const typed = useRef<string>(undefined);
  // Another object counts as another value, for which the picker throws away what is being typed.
  const day = useMemo(() => (value ? dayjs(value) : null), [value]);
  const shown = (isPartial && value && FORMATS[value.length]) || DAY;
  const picker = (
    <DatePicker<Dayjs>
      {...aria}
      ref={inputRef}
      className={styles.select}
      locale={localeOf(intl.locale)}
      format={isPartial ? [shown, ...Object.values(FORMATS).reverse()] : DAY}
      placeholder=""
      status={props.isWrong ? 'error' : undefined}
      disabled={props.isDisabled}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      suffixIcon={<CalendarDays aria-hidden />}
      value={day?.isValid() ? day : null}
      onChange={(chosen) => {
        onChange(chosen?.isValid() ? isoOf(chosen, typed.current) : null);
        typed.current = undefined;
      }}
      onBlur={props.onBlur}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter takes the date that was typed and does not send the form. The native event, because the picker heeds only its own.
        if (key === 'Enter') nativeEvent.preventDefault();
      }}
    />
  );
  if (!isPartial) return picker;
  return (
    <span
      className={styles.whole}
      onInput={({ target }) => {
        typed.current = target instanceof HTMLInputElement ? target.value.trim() : undefined;
      }}
    >
      {picker}
    </span>
  );
}
