import type { Candidate } from '@cantera/shared/contracts/candidates';
import { IconButton } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Stage } from '../../../lib/person/stages.ts';
import { useT } from '../../../messages/index.ts';
import { EditorFrame, TextInput } from './editor-frame.tsx';
import styles from './editors.module.css';
import { draftOf, emptyDraft, problemsOf, type StageDraft, storedPart } from './stage-draft.ts';
import { type EditedParts, useEditor } from './use-editor.ts';

type Words = { title: string; what: string; where: string; add: string };
type StagesEditorProps = {
  candidate: Candidate;
  stages: Stage[];
  onDone: () => void;
};

type DraftFieldsProps = {
  draft: StageDraft;
  words: Words;
  showsProblems: boolean;
  /** Whether it was just added: typing goes on in it. */
  takesFocus: boolean;
  onChange: (change: Partial<StageDraft>) => void;
  onRemove: () => void;
};

function DraftFields({ draft, words, showsProblems, takesFocus, onChange, onRemove }: DraftFieldsProps) {
  const t = useT();
  const entry = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) entry.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const problems = showsProblems ? problemsOf(draft) : [];
  const required = t('candidates.edit.required');
  const isWrong = (field: 'what' | 'where') => (problems.includes(field) ? required : undefined);
  return (
    <fieldset
      ref={entry}
      className={styles.entry}
      aria-label={[draft.what, draft.where].filter(Boolean).join(', ') || words.title}
    >
      <TextInput
        label={words.what}
        maxLength={200}
        value={draft.what}
        problem={isWrong('what')}
        onChange={(what) => onChange({ what })}
      />
      <TextInput
        label={words.where}
        maxLength={100}
        value={draft.where}
        problem={isWrong('where')}
        onChange={(where) => onChange({ where })}
      />
      <div className={styles.dates}>
        <TextInput
          label={t('candidates.stage.start')}
          placeholder={t('candidates.stage.datePattern')}
          maxLength={7}
          value={draft.start}
          problem={problems.includes('start') ? t('candidates.stage.wrongStart') : undefined}
          onChange={(start) => onChange({ start })}
        />
        <TextInput
          label={t('candidates.stage.end')}
          placeholder={t('candidates.stage.datePattern')}
          maxLength={7}
          value={draft.end}
          problem={problems.includes('end') ? t('candidates.stage.wrongEnd') : undefined}
          onChange={(end) => onChange({ end })}
        />
        <IconButton
          label={t('candidates.edit.remove', { name: draft.what || words.title })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}

type EntriesProps = StagesEditorProps & {
  words: Words;
  toBody: (drafts: readonly StageDraft[]) => EditedParts;
};

function StagesEditor({ candidate, stages, onDone, words, toBody }: EntriesProps) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [opened] = useState(() => (stages.length > 0 ? stages.map(draftOf) : [emptyDraft()]));
  const [drafts, setDrafts] = useState<readonly StageDraft[]>(opened);
  const [hasTried, setHasTried] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const [addedKey, setAddedKey] = useState<string>();
  const add = () => {
    const added = emptyDraft();
    setAddedKey(added.key);
    setDrafts((all) => [added, ...all]);
  };
  const remove = (removed: string) => {
    setDrafts((all) => all.filter(({ key }) => key !== removed));
    adder.current?.focus();
  };
  const send = () => {
    setHasTried(true);
    if (drafts.every((draft) => problemsOf(draft).length === 0)) void save(toBody(drafts));
  };
  const replace = (key: string, change: Partial<StageDraft>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: words.title })}
      isDirty={JSON.stringify(drafts) !== JSON.stringify(opened)}
      isBusy={isBusy}
      problem={problem}
      onSave={send}
      onCancel={onDone}
    >
      <Button ref={adder} size="small" className={styles.add} icon={<Plus aria-hidden />} onClick={add}>
        {words.add}
      </Button>
      {drafts.map((draft) => (
        <DraftFields
          key={draft.key}
          draft={draft}
          words={words}
          showsProblems={hasTried}
          takesFocus={draft.key === addedKey}
          onChange={(change) => replace(draft.key, change)}
          onRemove={() => remove(draft.key)}
        />
      ))}
    </EditorFrame>
  );
}

export function ExperiencesEditor(props: StagesEditorProps) {
  const t = useT();
  const words = {
    title: t('candidates.section.experience'),
    what: t('candidates.field.position'),
    where: t('candidates.field.company'),
    add: t('candidates.edit.addExperience'),
  };
  return (
    <StagesEditor
      {...props}
      words={words}
      toBody={(drafts) => ({
        workExperiences: drafts.map((draft) => ({
          ...storedPart(draft),
          position: draft.what,
          companyName: draft.where,
        })),
      })}
    />
  );
}

export function EducationsEditor(props: StagesEditorProps) {
  const t = useT();
  const words = {
    title: t('candidates.section.education'),
    what: t('candidates.field.degree'),
    where: t('candidates.field.institution'),
    add: t('candidates.edit.addEducation'),
  };
  return (
    <StagesEditor
      {...props}
      words={words}
      toBody={(drafts) => ({
        educations: drafts.map((draft) => ({
          ...storedPart(draft),
          degree: draft.what,
          institutionName: draft.where,
        })),
      })}
    />
  );
}
