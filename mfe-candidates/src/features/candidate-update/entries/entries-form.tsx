import type { Candidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../../messages/index.ts';
import { FormFrame } from '../form-frame.tsx';
import { SaveStopped } from '../save-stopped.tsx';
import styles from './entries.module.css';
import { EntryFields, entryHeading } from './entry-fields.tsx';
import type { EntryKind } from './entry-kinds.ts';
import { blankEntry } from './entry-values.ts';
import { type Stop, useEntriesForm } from './use-entries-form.ts';

function Stopped({ stop: { entry, savedBefore } }: { stop: Stop }) {
  const t = useT();
  const name = entry ? entryHeading(t, entry) : t('candidates.update.deletion');
  return <SaveStopped name={name} savedBefore={savedBefore} />;
}

/** Experiences or education as rows that are added, changed and deleted, then saved together. */
export function EntriesForm({ candidate, kind }: { candidate: Candidate; kind: EntryKind }) {
  const t = useT();
  const { form, rows, save, stop, reload } = useEntriesForm(candidate, kind);
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    rows.remove(index);
    adder.current?.focus();
  };
  return (
    <FormFrame
      title={kind.title}
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={() => toast.standardError()}
      problem={stop && <Stopped stop={stop} />}
    >
      <Button
        ref={adder}
        icon={<Plus aria-hidden />}
        className={styles.add}
        onClick={() => rows.prepend(blankEntry(), { shouldFocus: true, focusName: 'entries.0.what' })}
      >
        {t(kind.words.add)}
      </Button>
      {rows.fields.length === 0 && <p className={styles.none}>{t(kind.words.none)}</p>}
      {rows.fields.map(({ rowKey }, index) => (
        <EntryFields
          key={rowKey}
          control={form.control}
          index={index}
          kind={kind}
          onRemove={() => remove(index)}
        />
      ))}
    </FormFrame>
  );
}
