import type { Candidate } from '@cantera/shared/contracts/candidates';
import { LanguagesPick } from '@cantera/shared/lookups';
import { useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import { useEditor } from './use-editor.ts';

/** Languages and how well they are spoken. */
export default function LanguagesEditor({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [languages, setLanguages] = useState<readonly Candidate['languages'][number][]>(candidate.languages);
  const title = t('candidates.section.languages');
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: title })}
      isDirty={JSON.stringify(languages) !== JSON.stringify(candidate.languages)}
      isBusy={isBusy}
      problem={problem}
      onSave={() => void save({ languages: [...languages] })}
      onCancel={onDone}
    >
      <LanguagesPick label={title} value={languages} onChange={setLanguages} />
    </EditorFrame>
  );
}
