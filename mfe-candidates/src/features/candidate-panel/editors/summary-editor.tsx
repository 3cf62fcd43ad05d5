import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useText } from '@cantera/shared/design-system';
import { useId, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import styles from './editors.module.css';
import { useEditor } from './use-editor.ts';

const MAX_SUMMARY = 20_000;

export function SummaryEditor({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [summary, setSummary] = useState(candidate.summary ?? '');
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = t('candidates.section.summary');
  // Nothing that is pasted is cut.
  const isTooLong = summary.trim().length > MAX_SUMMARY;
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: label })}
      isDirty={summary !== (candidate.summary ?? '')}
      isBusy={isBusy}
      problem={problem}
      onSave={() => (isTooLong ? field.current?.focus() : void save({ summary: summary.trim() }))}
      onCancel={onDone}
    >
      <textarea
        ref={field}
        className={styles.area}
        aria-label={label}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? id : undefined}
        rows={5}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
      />
      {isTooLong && (
        <p id={id} role="status" className={styles.problem}>
          {text('shared.field.too_long_of', { max: MAX_SUMMARY })}
        </p>
      )}
    </EditorFrame>
  );
}
