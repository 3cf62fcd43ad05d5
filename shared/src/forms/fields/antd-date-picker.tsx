import { DatePicker } from 'antd';
import catalan from 'antd/es/date-picker/locale/ca_ES';
import english from 'antd/es/date-picker/locale/en_GB';
import spanish from 'antd/es/date-picker/locale/es_ES';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ca';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { CalendarDays } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { FieldAria } from './field-frame.tsx';
import styles from './input.module.css';

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
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
};

/** antd's calendar in a chunk of its own: few forms have a date. */
export default function AntdDatePicker({
  aria,
  inputRef,
  value,
  min,
  max,
  onChange,
  ...props
}: AntdDatePickerProps) {
  const intl = useIntl();
  const day = value ? dayjs(value) : null;
  return (
    <DatePicker<Dayjs>
      {...aria}
      ref={inputRef}
      className={styles.select}
      locale={localeOf(intl.locale)}
      format="DD-MM-YYYY"
      placeholder=""
      status={props.isWrong ? 'error' : undefined}
      disabled={props.isDisabled}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      suffixIcon={<CalendarDays aria-hidden />}
      value={day?.isValid() ? day : null}
      onChange={(chosen) => onChange(chosen?.isValid() ? chosen.format('YYYY-MM-DD') : null)}
      onBlur={props.onBlur}
    />
  );
}
