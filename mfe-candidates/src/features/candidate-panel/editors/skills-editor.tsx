import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { SkillType } from '@cantera/shared/contracts/enums';
import type { Skill } from '@cantera/shared/contracts/skills';
import { SkillsPick } from '@cantera/shared/lookups';
import { useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import { useEditor } from './use-editor.ts';

type SkillsEditorProps = {
  candidate: Candidate;
  type: SkillType;
  title: string;
  skills: readonly Skill[];
  onDone: () => void;
};

/** Takes skills away, adds them by a search, makes new ones. */
export default function SkillsEditor({ candidate, type, title, skills, onDone }: SkillsEditorProps) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [chosen, setChosen] = useState<readonly Pick<Skill, 'id' | 'name'>[]>(skills);
  const ids = chosen.map(({ id }) => id);
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: title })}
      isDirty={ids.join() !== skills.map(({ id }) => id).join()}
      isBusy={isBusy}
      problem={problem}
      onSave={() => void save(type === 'HARD_SKILL' ? { hardSkills: ids } : { softSkills: ids })}
      onCancel={onDone}
    >
      <SkillsPick type={type} label={title} value={chosen} onChange={setChosen} />
    </EditorFrame>
  );
}
