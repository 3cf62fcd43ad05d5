import type { Candidate } from '@cantera/shared/contracts/candidates';
import { displayName } from '@cantera/shared/i18n';
import { useT } from '../../messages/merging.ts';
import styles from './duplicates.module.css';
import { keptLists, type ListsChoice, listsOf } from './list-choice.ts';

type Entry = { key: string; label: string };
type EntriesProps = {
  title: string;
  entries: readonly Entry[];
  kept: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

function Entries({ title, entries, kept, onToggle }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{title}</legend>
      <div className={styles.entries}>
        {entries.map(({ key, label }) => (
          <label key={key} className={styles.choice}>
            <input type="checkbox" checked={kept.has(key)} onChange={() => onToggle(key)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const years = (start: string | null, end: string | null): string =>
  start || end ? `${start?.slice(0, 4) ?? ''}–${end?.slice(0, 4) ?? ''}` : '';
const line = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

type ListsProps = {
  survivor: Candidate;
  other: Candidate;
  choice: ListsChoice;
  onChange: (choice: ListsChoice) => void;
};

/** The entries of both careers: each can be kept or left out. Of a language one level is kept. */
export function Lists({ survivor, other, choice, onChange }: ListsProps) {
  const t = useT();
  const lists = listsOf(survivor, other);
  const kept = keptLists(survivor, other, choice);
  const stages = {
    workExperiences: lists.workExperiences.map((stage) => ({
      key: stage.id,
      label: line(stage.position, stage.companyName, years(stage.startDate, stage.endDate)),
    })),
    educations: lists.educations.map((stage) => ({
      key: stage.id,
      label: line(stage.degree, stage.institutionName, years(stage.startDate, stage.endDate)),
    })),
    skills: lists.skills.map(({ id, name }) => ({ key: id, label: name })),
  };
  const nameOf = ({ code, proficiency }: Candidate['languages'][number]) => `${code} ${proficiency}`;
  const spoken = new Set(kept.languages.map(nameOf));
  const toggleLanguage = (key: string) => {
    const language = lists.languages.find((entry) => nameOf(entry) === key);
    if (!language) return;
    const level = spoken.has(key) ? null : language.proficiency;
    onChange({ ...choice, languages: { ...choice.languages, [language.code]: level } });
  };
  return (
    <div className={styles.fields}>
      {(['workExperiences', 'educations', 'skills'] as const).map((name) => (
        <Entries
          key={name}
          title={t(`candidates.merge.list.${name}`)}
          entries={stages[name]}
          kept={new Set(kept[name])}
          onToggle={(key) =>
            onChange({ ...choice, entries: { ...choice.entries, [key]: !kept[name].includes(key) } })
          }
        />
      ))}
      <Entries
        title={t('candidates.merge.list.languages')}
        entries={lists.languages.map((entry) => ({
          key: nameOf(entry),
          label: line(displayName(entry.code, 'language'), entry.proficiency),
        }))}
        kept={spoken}
        onToggle={toggleLanguage}
      />
    </div>
  );
}
