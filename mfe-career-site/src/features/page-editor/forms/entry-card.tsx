import { IconButton } from '@cantera/shared/design-system';
import { RichTextField, TextField } from '@cantera/shared/forms';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/page-editor.ts';
import { TEXT_MS } from '../preview/preview-queue.ts';
import { KINDS, type ListedPage } from './entry-kinds.ts';
import styles from './forms.module.css';
import { IconField } from './icon-field.tsx';
import { iconOf } from './icons.ts';
import { usePageFields } from './page-fields.ts';
import { entryField } from './use-entries.ts';

const MAX_TITLE = 200;

type EntryCardProps = {
  page: ListedPage;
  entryKey: string;
  /** What it is called while it is without a title, too. */
  name: string;
  isOpen: boolean;
  /** Begins in its title: it was just added. */
  isNew: boolean;
  /** What it is moved by. */
  handle: ReactNode;
  onToggle: () => void;
  onRemove: () => void;
  onChooseIcon: (icon: string) => void;
};

function EntryFields({ page, entryKey, isNew, onChooseIcon }: EntryCardProps) {
  const t = useT();
  const { form, language, isReadOnly, isSeeking } = usePageFields();
  const { words, icons } = KINDS[page];
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (isSeeking.current && wrong) {
      isSeeking.current = false;
      wrong.focus();
    } else if (isNew) fields.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isNew, isSeeking]);
  return (
    <div ref={fields}>
      <TextField
        control={form.control}
        name={entryField(language, entryKey, 'title')}
        label={t(`editor.${words}.title`)}
        maxLength={MAX_TITLE}
        autoComplete="off"
        isDisabled={isReadOnly}
      />
      {icons.length > 0 && (
        <IconField
          control={form.control}
          name={entryField(language, entryKey, 'icon')}
          icons={icons}
          isDisabled={isReadOnly}
          onChoose={onChooseIcon}
        />
      )}
      <RichTextField
        control={form.control}
        name={entryField(language, entryKey, 'text')}
        label={t(`editor.${words}.text`)}
        lang={language}
        minHeight={88}
        tellsAfter={TEXT_MS}
        isDisabled={isReadOnly}
        isOptional
      />
    </div>
  );
}

/** An entry of a page's list: one line that opens into its fields. */
export function EntryCard(props: EntryCardProps) {
  const { entryKey, name, isOpen, handle, onToggle, onRemove } = props;
  const t = useT();
  const { form, language, isReadOnly } = usePageFields();
  const id = useId();
  const icon = useWatch({ control: form.control, name: entryField(language, entryKey, 'icon') });
  const Icon = iconOf(icon);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot hold the button that opens it.
    <div role="group" aria-label={name} className={styles.entry} data-open={isOpen || undefined}>
      <div className={styles.entryHead}>
        {handle}
        <button
          type="button"
          className={styles.entryToggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {Icon && (
            <span className={styles.entryIcon}>
              <Icon size={16} aria-hidden />
            </span>
          )}
          <span className={styles.entryName}>{name}</span>
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
        {!isReadOnly && (
          <IconButton
            label={t('editor.entry.remove', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.entryBody}>
          <EntryFields {...props} />
        </div>
      )}
    </div>
  );
}
