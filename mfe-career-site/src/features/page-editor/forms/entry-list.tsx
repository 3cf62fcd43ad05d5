import { toast } from '@cantera/shared/design-system';
import { SortableList } from '@cantera/shared/sortable';
import { Button } from 'antd';
import { Copy, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/page-editor.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { MAX_ENTRIES } from '../model/page-schema.ts';
import type { PageValues } from '../model/page-values.ts';
import { EntryCard } from './entry-card.tsx';
import { KINDS, type ListedPage } from './entry-kinds.ts';
import styles from './forms.module.css';
import { usePageFields } from './page-fields.ts';
import { useEntries } from './use-entries.ts';

type Row = { id: string; name: string; isFixed: boolean };

/** The entries of the language that is edited, by key and name; drawn anew only when one of these changes. */
function useRows(untitled: string): Row[] {
  const { form, language, isReadOnly } = usePageFields();
  const text = useWatch({
    control: form.control,
    compute: ({ texts }: PageValues) => {
      const { order, entries } = texts[language];
      return JSON.stringify(order.map((key) => [key, entries[key]?.title.trim() ?? '']));
    },
  });
  return useMemo(() => {
    const pairs: [string, string][] = JSON.parse(text);
    return pairs.map(([id, title]) => ({ id, name: title || untitled, isFixed: isReadOnly }));
  }, [text, untitled, isReadOnly]);
}

/** Entries of the site's own language that this one lacks, where that can be told. */
function useLacking(isLinked: boolean): number {
  const { form, language, ownLanguage } = usePageFields();
  return useWatch({
    control: form.control,
    compute: ({ texts }: PageValues) => {
      const here = texts[language].order;
      if (language === ownLanguage || (!isLinked && here.length > 0)) return 0;
      return texts[ownLanguage].order.filter((key) => !here.includes(key)).length;
    },
  });
}

/** Which entries are open. A refused save opens those that are wrong. */
function useOpenEntries() {
  const { form, language } = usePageFields();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { errors, submitCount } = useFormState({ control: form.control });
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  }, [errors]);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = Object.keys(get(latest.current, `texts.${language}.entries`) ?? {});
    if (wrong.length > 0) setOpen((before) => new Set([...before, ...wrong]));
  }, [submitCount, language]);
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { open, toggle };
}

/** That nothing is written here yet, and what visitors see instead. */
function NoEntries({ page, lacking }: { page: ListedPage; lacking: number }) {
  const t = useT();
  const { language, ownLanguage } = usePageFields();
  const { words } = KINDS[page];
  const said = { language: LANGUAGE_NAMES[language], own: LANGUAGE_NAMES[ownLanguage] };
  return (
    <p className={styles.none}>
      {lacking > 0 ? t(`editor.${words}.untranslated`, said) : t(`editor.${words}.none`)}
    </p>
  );
}

/** Questions, departments or values: edited in place, put into order by their handles. */
export function EntryList({ page }: { page: ListedPage }) {
  const t = useT();
  const { ownLanguage, isReadOnly } = usePageFields();
  const { words, isLinked } = KINDS[page];
  const entries = useEntries(page);
  const rows = useRows(t(`editor.${words}.untitled`));
  const lacking = useLacking(isLinked);
  const { open, toggle } = useOpenEntries();
  const [added, setAdded] = useState<string>();
  const adder = useRef<HTMLButtonElement>(null);
  const add = () => {
    const key = entries.add();
    setAdded(key);
    toggle(key);
  };
  const remove = ({ id, name }: Row) => {
    const putBack = entries.remove(id);
    adder.current?.focus();
    toast.status(t('editor.entry.removed', { name }), {
      action: { label: t('editor.entry.undo'), onSelect: putBack },
    });
  };
  return (
    <div className={styles.list}>
      {rows.length === 0 && <NoEntries page={page} lacking={lacking} />}
      {rows.length > 0 && (
        <SortableList
          label={t(`editor.${words}.list`)}
          items={rows}
          onMove={entries.move}
          renderItem={(row, handle) => (
            <EntryCard
              page={page}
              entryKey={row.id}
              name={row.name}
              isOpen={open.has(row.id)}
              isNew={row.id === added}
              handle={handle}
              onToggle={() => toggle(row.id)}
              onRemove={() => remove(row)}
              onChooseIcon={(icon) => entries.chooseIcon(row.id, icon)}
            />
          )}
        />
      )}
      {!isReadOnly && (
        <div className={styles.listFoot}>
          <Button
            ref={adder}
            icon={<Plus aria-hidden />}
            disabled={rows.length >= MAX_ENTRIES[page]}
            onClick={add}
          >
            {t(`editor.${words}.add`)}
          </Button>
          {lacking > 0 && (
            <Button type="text" icon={<Copy aria-hidden />} onClick={entries.copyOwn}>
              {t('editor.entry.copy', { count: lacking, language: LANGUAGE_NAMES[ownLanguage] })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
