import { RichTextField, TextField } from '@cantera/shared/forms';
import { useT } from '../../../messages/page-editor.ts';
import { TEXT_MS } from '../preview/preview-queue.ts';
import { usePageFields } from './page-fields.ts';

const MAX_TITLE = 200;
type TitleProps = { name: 'title' | 'missionTitle'; hint?: string };

/** A heading of the page, in the language that is edited. */
export function PageTitleField({ name, hint }: TitleProps) {
  const t = useT();
  const { form, language, isReadOnly } = usePageFields();
  return (
    <TextField
      key={language}
      control={form.control}
      name={`texts.${language}.${name}`}
      label={t(`editor.${name}`)}
      hint={hint}
      maxLength={MAX_TITLE}
      autoComplete="off"
      isDisabled={isReadOnly}
      isOptional
    />
  );
}

type TextProps = { name: 'description' | 'missionDescription'; hint?: string; minHeight?: number };

/** A text of the page, in the language that is edited. */
export function PageTextField({ name, hint, minHeight = 140 }: TextProps) {
  const t = useT();
  const { form, language, isReadOnly } = usePageFields();
  return (
    <RichTextField
      // Another language is another editor: its history of changes is its own.
      key={language}
      control={form.control}
      name={`texts.${language}.${name}`}
      label={t(`editor.${name}`)}
      hint={hint}
      lang={language}
      minHeight={minHeight}
      tellsAfter={TEXT_MS}
      isDisabled={isReadOnly}
      isOptional
    />
  );
}
