import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import styles from './editors.module.css';
import { useEditor } from './use-editor.ts';

export function SummaryEditor({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [summary, setSummary] = useState(candidate.summary ?? '');
  const label = t('candidates.section.summary');
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: label })}
      isDirty={summary !== (candidate.summary ?? '')}
      isBusy={isBusy}
      problem={problem}
      onSave={() => void save({ summary: summary.trim() })}
      onCancel={onDone}
    >
      <textarea
        className={styles.area}
        aria-label={label}
        rows={5}
        maxLength={20_000}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
      />
    </EditorFrame>
  );
}
