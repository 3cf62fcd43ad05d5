import type { Candidate } from '@cantera/shared/contracts/candidates';
import { displayName } from '@cantera/shared/i18n';
import { useT } from '../../messages/index.ts';
import styles from './duplicates.module.css';

export interface ListsChoice {
  readonly workExperiences: string[];
  readonly educations: string[];
  readonly skills: string[];
  readonly languages: Candidate['languages'];
}

const both = <T,>(pick: (candidate: Candidate) => readonly T[], ...people: Candidate[]): T[] =>
  people.flatMap((person) => [...pick(person)]);
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
/** The first of those that say the same. */
const once = <T,>(entries: readonly T[], key: (entry: T) => string): T[] =>
  [...new Map([...entries].reverse().map((entry) => [key(entry), entry])).values()].reverse();

const skillsOf = ({ hardSkills, softSkills }: Candidate) => [...hardSkills, ...softSkills];
const experiences = (survivor: Candidate, other: Candidate) =>
  both((person) => person.workExperiences, survivor, other);
const educations = (survivor: Candidate, other: Candidate) =>
  both((person) => person.educations, survivor, other);
const skills = (survivor: Candidate, other: Candidate) =>
  once(both(skillsOf, survivor, other), ({ id }) => id);
const languages = (survivor: Candidate, other: Candidate) =>
  once(
    both((person) => person.languages, survivor, other),
    ({ code, proficiency }) => `${code} ${proficiency}`,
  );

/** What is kept to begin with: everything, what is the same once. */
export const listsOf = (survivor: Candidate, other: Candidate): ListsChoice => ({
  workExperiences: once(
    experiences(survivor, other),
    (stage) => `${fold(stage.companyName)}|${fold(stage.position)}|${stage.startDate?.slice(0, 4) ?? ''}`,
  ).map(({ id }) => id),
  educations: once(
    educations(survivor, other),
    (stage) => `${fold(stage.institutionName)}|${fold(stage.degree)}|${stage.startDate?.slice(0, 4) ?? ''}`,
  ).map(({ id }) => id),
  skills: skills(survivor, other).map(({ id }) => id),
  languages: once(languages(survivor, other), ({ code }) => code),
});

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

const toggled = (all: readonly string[], kept: readonly string[], key: string): string[] =>
  all.filter((id) => (id === key ? !kept.includes(id) : kept.includes(id)));
const years = (start: string | null, end: string | null): string =>
  [start?.slice(0, 4), end?.slice(0, 4)].filter(Boolean).join('–');
const line = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

type ListsProps = {
  survivor: Candidate;
  other: Candidate;
  value: ListsChoice;
  onChange: (value: ListsChoice) => void;
};

/** The entries of both careers: each can be kept or left out. Of a language one level is kept. */
export function Lists({ survivor, other, value, onChange }: ListsProps) {
  const t = useT();
  const stages = {
    workExperiences: experiences(survivor, other).map((stage) => ({
      key: stage.id,
      label: line(stage.position, stage.companyName, years(stage.startDate, stage.endDate)),
    })),
    educations: educations(survivor, other).map((stage) => ({
      key: stage.id,
      label: line(stage.degree, stage.institutionName, years(stage.startDate, stage.endDate)),
    })),
    skills: skills(survivor, other).map(({ id, name }) => ({ key: id, label: name })),
  };
  const spoken = languages(survivor, other);
  const nameOf = ({ code, proficiency }: Candidate['languages'][number]) => `${code} ${proficiency}`;
  const toggleLanguage = (key: string) => {
    const language = spoken.find((entry) => nameOf(entry) === key);
    if (!language) return;
    const isKept = value.languages.some((entry) => nameOf(entry) === key);
    const others = value.languages.filter(({ code }) => code !== language.code);
    onChange({ ...value, languages: isKept ? others : [...others, language] });
  };
  return (
    <div className={styles.fields}>
      {(['workExperiences', 'educations', 'skills'] as const).map((name) => (
        <Entries
          key={name}
          title={t(`candidates.merge.list.${name}`)}
          entries={stages[name]}
          kept={new Set(value[name])}
          onToggle={(key) =>
            onChange({
              ...value,
              [name]: toggled(
                stages[name].map((entry) => entry.key),
                value[name],
                key,
              ),
            })
          }
        />
      ))}
      <Entries
        title={t('candidates.merge.list.languages')}
        entries={spoken.map((entry) => ({
          key: nameOf(entry),
          label: line(displayName(entry.code, 'language'), entry.proficiency),
        }))}
        kept={new Set(value.languages.map(nameOf))}
        onToggle={toggleLanguage}
      />
    </div>
  );
}
