import type { SitePage } from '@cantera/shared/contracts/career-site';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { languagesLacking } from '@cantera/shared/contracts/translations';
import { Form, FormConflict, FormFoot, SubmitButton } from '@cantera/shared/forms';
import { Lock } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../messages/page-editor.ts';
import { PageFieldsContext } from './forms/page-fields.ts';
import { PageFormFields } from './forms/page-form-fields.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import type { PageForm } from './model/page-schema.ts';
import type { PageValues } from './model/page-values.ts';
import type { PageEditor } from './model/use-page-editor.ts';
import styles from './page-editor.module.css';
import { Segmented } from './segmented.tsx';
import { TheirChanges } from './their-changes.tsx';

type LanguagesProps = { form: PageForm; own: Locale; value: Locale; onChange: (language: Locale) => void };

/** Whose texts are edited, and which languages lack one. */
function Languages({ form, own, value, onChange }: LanguagesProps) {
  const t = useT();
  const lacking = useWatch({
    control: form.control,
    compute: ({ texts }: PageValues) =>
      languagesLacking({ language: own, texts: texts[own], translations: texts }).join(' '),
  }).split(' ');
  const segments = LOCALES.map((locale) => ({
    value: locale,
    label: LANGUAGE_NAMES[locale],
    note: lacking.includes(locale) ? t('editor.language.lacking') : undefined,
  }));
  return (
    <div className={styles.languages} data-tour="editor-languages">
      <Segmented label={t('editor.language')} segments={segments} value={value} onChange={onChange} />
    </div>
  );
}

/** Leads a refused save to the language of the first text that is wrong, where the one that shows has none. */
function useLeadToWrong(
  { control }: PageForm,
  language: Locale,
  onLanguage: (language: Locale) => void,
): { isSeeking: React.RefObject<boolean> } {
  const { errors, submitCount, isSubmitSuccessful } = useFormState({ control });
  const isSeeking = useRef(false);
  const latest = useRef({ errors, language, onLanguage, isSubmitSuccessful });
  useEffect(() => {
    latest.current = { errors, language, onLanguage, isSubmitSuccessful };
  });
  useEffect(() => {
    const { errors: found, language: shown, onLanguage: show, isSubmitSuccessful: isDone } = latest.current;
    if (submitCount === 0 || isDone) return;
    // The first that is wrong has the focus, unless it is not drawn.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    isSeeking.current = true;
    const wrong = LOCALES.filter((locale) => found.texts?.[locale]);
    if (wrong[0] && !wrong.includes(shown)) show(wrong[0]);
  }, [submitCount]);
  return { isSeeking };
}

function ReadOnlyNote() {
  const t = useT();
  return (
    <p className={styles.note}>
      <Lock size={14} aria-hidden />
      {t('editor.readOnly')}
    </p>
  );
}

type FormPanelProps = {
  editor: PageEditor;
  page: SitePage;
  isReadOnly: boolean;
  language: Locale;
  onLanguageChange: (language: Locale) => void;
};

/** What a page says, in one language at a time, and how it is saved. */
export function FormPanel({ editor, page, isReadOnly, language, onLanguageChange }: FormPanelProps) {
  const t = useT();
  const { form, base, isDirty, other, save, reload, settle } = editor;
  const ownLanguage = editor.language;
  const { isSeeking } = useLeadToWrong(form, language, onLanguageChange);
  const fields = useMemo(
    () => ({ form, page, language, ownLanguage, isReadOnly, isSeeking, settle }),
    [form, page, language, ownLanguage, isReadOnly, isSeeking, settle],
  );
  return (
    <Form
      form={form}
      onSubmit={save}
      onReload={reload}
      label={t(`editor.page.${page}`)}
      draftKey={`career-site:${page}`}
      className={styles.form}
      hasOwnConflictPlace
    >
      <Languages form={form} own={ownLanguage} value={language} onChange={onLanguageChange} />
      <div className={styles.fields} data-tour="editor-form">
        {isReadOnly && <ReadOnlyNote />}
        <FormConflict />
        {other && <TheirChanges page={page} form={form} base={base.site} theirs={other} />}
        <PageFieldsContext value={fields}>
          <PageFormFields />
        </PageFieldsContext>
      </div>
      {!isReadOnly && (
        <div className={styles.foot} data-tour="editor-save">
          <FormFoot>
            <span className={styles.state} role="status">
              {isDirty && t('editor.unsaved')}
            </span>
            <SubmitButton>{t('editor.save')}</SubmitButton>
          </FormFoot>
        </div>
      )}
    </Form>
  );
}
