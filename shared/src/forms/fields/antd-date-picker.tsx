import { DatePicker } from 'antd';
import catalan from 'antd/es/date-picker/locale/ca_ES';
import english from 'antd/es/date-picker/locale/en_GB';
import spanish from 'antd/es/date-picker/locale/es_ES';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ca';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, createContext, use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../design-system/controls/input.module.css';
import { useText } from '../../texts/use-text.ts';
import type { FieldAria } from './field-frame.tsx';

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

type DateText = Readonly<{ text: string; isWrong: boolean; onType: (text: string) => void }>;
const OwnText = createContext<DateText>({ text: '', isWrong: false, onType: () => undefined });

/**
 * The picker's input with the field's text. The picker itself never hears what is typed: it throws away what it cannot read and keeps
 * the date before. It follows the field's date, which is another with every key.
 */
function DateInput(rest: ComponentProps<'input'>) {
  const { text, isWrong, onType } = use(OwnText);
  return (
    <input
      {...rest}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
const PARTS = { input: DateInput };

export type AntdDatePickerProps = {
  aria: FieldAria;
  inputRef: (element: { focus?: () => void } | null) => void;
  isWrong: boolean;
  isDisabled?: boolean;
  /** What stands in the input. */
  text: string;
  /** The ISO date that the text says, a month or a year too. */
  date: string | null;
  onType: (text: string) => void;
  /** A day of the calendar, as an ISO date; null when the date is taken away. */
  onChoose: (day: string | null) => void;
  /** Typing has ended, by Enter or by leaving. */
  onSettle: () => void;
  onBlur: () => void;
};

/** antd's calendar in a chunk of its own: few forms have a date. */
export default function AntdDatePicker({
  aria,
  inputRef,
  text,
  date,
  isWrong,
  ...props
}: AntdDatePickerProps) {
  const intl = useIntl();
  const words = useText();
  const { onType } = props;
  // Another object counts as another value, for which the picker goes back to its month.
  const day = useMemo(() => (date ? dayjs(date) : null), [date]);
  const own = useMemo(() => ({ text, isWrong, onType }), [text, isWrong, onType]);
  return (
    <OwnText value={own}>
      <DatePicker<Dayjs>
        {...aria}
        ref={inputRef}
        className={styles.select}
        components={PARTS}
        locale={localeOf(intl.locale)}
        format="DD-MM-YYYY"
        placeholder={words('shared.form.datePattern')}
        previewValue={false}
        status={isWrong ? 'error' : undefined}
        disabled={props.isDisabled}
        suffixIcon={<CalendarDays aria-hidden />}
        value={day?.isValid() ? day : null}
        onChange={(chosen) => props.onChoose(chosen?.isValid() ? chosen.format('YYYY-MM-DD') : null)}
        onBlur={() => {
          props.onSettle();
          props.onBlur();
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter') return;
          // Enter takes the date that was typed and does not send the form. The native event, because the picker heeds only its own.
          nativeEvent.preventDefault();
          props.onSettle();
        }}
      />
    </OwnText>
  );
}
