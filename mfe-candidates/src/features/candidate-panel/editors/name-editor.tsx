import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { EditorFrame, TextInput } from './editor-frame.tsx';
import { useEditor } from './use-editor.ts';

/** First and last name and the job title. */
export function NameEditor({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [firstName, setFirstName] = useState(candidate.firstName);
  const [lastName, setLastName] = useState(candidate.lastName);
  const [jobTitle, setJobTitle] = useState(candidate.jobTitle ?? '');
  const [hasTried, setHasTried] = useState(false);
  const isTooShort = firstName.trim().length < 2;
  const send = () => {
    setHasTried(true);
    if (!isTooShort) void save({ firstName, lastName, jobTitle });
  };
  return (
    <EditorFrame
      label={t('candidates.edit.name')}
      isDirty={
        firstName !== candidate.firstName ||
        lastName !== candidate.lastName ||
        jobTitle !== (candidate.jobTitle ?? '')
      }
      isBusy={isBusy}
      problem={problem}
      onSave={send}
      onCancel={onDone}
    >
      <TextInput
        label={t('candidates.field.firstName')}
        maxLength={50}
        value={firstName}
        problem={hasTried && isTooShort ? t('candidates.edit.twoLetters') : undefined}
        onChange={setFirstName}
      />
      <TextInput
        label={t('candidates.field.lastName')}
        maxLength={50}
        value={lastName}
        onChange={setLastName}
      />
      <TextInput
        label={t('candidates.field.jobTitle')}
        maxLength={100}
        value={jobTitle}
        onChange={setJobTitle}
      />
    </EditorFrame>
  );
}
