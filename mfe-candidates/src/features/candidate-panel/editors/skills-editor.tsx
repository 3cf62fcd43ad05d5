import { call } from '@cantera/shared/api-client';
import type { Candidate, Skill } from '@cantera/shared/contracts/candidates';
import type { SkillType } from '@cantera/shared/contracts/enums';
import { autocompleteSkills, createSkill } from '@cantera/shared/contracts/lookups';
import { toast } from '@cantera/shared/design-system';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type PickOption, SearchPick } from '../../../lib/search-pick.tsx';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import styles from './editors.module.css';
import { useEditor } from './use-editor.ts';

type SkillsEditorProps = {
  candidate: Candidate;
  type: SkillType;
  title: string;
  skills: readonly Skill[];
  onDone: () => void;
};

/** Takes skills away, adds them by a search, makes new ones. */
export function SkillsEditor({ candidate, type, title, skills, onDone }: SkillsEditorProps) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [chosen, setChosen] = useState<readonly PickOption[]>(() =>
    skills.map(({ id, name }) => ({ id, label: name })),
  );
  const add = (option: PickOption) =>
    setChosen((all) => (all.some(({ id }) => id === option.id) ? all : [...all, option]));
  const search = async (searchTerm: string) => {
    const { data } = await call(autocompleteSkills, { query: { searchTerm, skillType: type } });
    return data.map(({ id, name }) => ({ id, label: name }));
  };
  const create = async (name: string) => {
    try {
      const { data } = await call(createSkill, { body: { name, type } });
      add({ id: data.id, label: data.name });
    } catch {
      toast.standardError();
    }
  };
  const ids = chosen.map(({ id }) => id);
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: title })}
      isBusy={isBusy}
      problem={problem}
      onSave={() => void save(type === 'HARD_SKILL' ? { hardSkills: ids } : { softSkills: ids })}
      onCancel={onDone}
    >
      <ul className={styles.chosen} aria-label={title}>
        {chosen.map(({ id, label }) => (
          <li key={id} className={styles.chosenOne}>
            {label}
            <button
              type="button"
              className={styles.drop}
              aria-label={t('candidates.edit.remove', { name: label })}
              onClick={() => setChosen((all) => all.filter((other) => other.id !== id))}
            >
              <X size={12} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <SearchPick
        label={t('candidates.edit.addSkill')}
        placeholder={t('candidates.edit.searchSkill')}
        noneLabel={t('candidates.edit.none')}
        createLabel={(name) => t('candidates.edit.createSkill', { name })}
        search={search}
        onPick={add}
        onCreate={(name) => void create(name)}
      />
    </EditorFrame>
  );
}
