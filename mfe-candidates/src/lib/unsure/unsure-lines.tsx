import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import { stagePeriod } from '../person/stages.ts';
import styles from './unsure.module.css';

/** Shows the lines in the CV; undefined where that does not stand beside. */
export type ShowInCv = ((value: UnsureValue) => void) | undefined;
type UnsureActs = {
  /** Takes the value. */
  onUse?: ((value: UnsureValue) => void) | undefined;
  /** Whether it can be taken; by default every one can. */
  canUse?: (value: UnsureValue) => boolean;
  /** Whether it is taken and stays in the list: then `onUse` gives it back. */
  isTaken?: (value: UnsureValue) => boolean;
  onShow?: ShowInCv;
};

/** A summary is used as a whole, and named by how it begins. */
const MAX_NAMED = 60;
const shortened = (value: string): string =>
  [...value].length > MAX_NAMED ? `${[...value].slice(0, MAX_NAMED).join('').trimEnd()}…` : value;

const FIELD_WORDS = {
  firstName: 'candidates.field.firstName',
  lastName: 'candidates.field.lastName',
  jobTitle: 'candidates.field.jobTitle',
  email: 'candidates.field.email',
  phoneNumber: 'candidates.field.phone',
  linkedin: 'candidates.field.linkedin',
  summary: 'candidates.section.summary',
  location: 'candidates.field.location',
  workExperiences: 'candidates.section.experience',
  educations: 'candidates.section.education',
  languages: 'candidates.section.languages',
  hardSkills: 'candidates.section.hardSkills',
  softSkills: 'candidates.section.softSkills',
} as const satisfies Record<UnsureValue['field'], string>;

/** What the button takes: a value, or an entry with its dates, which may be all that one offer says more than another. */
function useTakenWords() {
  const t = useT();
  return ({ field, value, stage }: UnsureValue): string => {
    const place = { id: '', locationId: null, locationName: null };
    const period = stage ? stagePeriod(t, { ...place, ...stage }, field === 'workExperiences') : '';
    return [shortened(value), period].filter(Boolean).join(' · ');
  };
}

/** What the CV says where the reader was too unsure to fill a field in, with the ways to take it and to see it. */
export function UnsureLine({
  value,
  onUse,
  canUse = () => true,
  isTaken = () => false,
  onShow,
}: UnsureActs & { value: UnsureValue }) {
  const t = useT();
  const words = { value: useTakenWords()(value), field: t(FIELD_WORDS[value.field]) };
  const gives = isTaken(value);
  const isByModel = value.by === 'LLM';
  return (
    <span className={styles.line}>
      <span className={styles.says}>
        {isByModel && <Sparkles size={14} aria-hidden className={styles.byModel} />}
        {t(isByModel ? 'candidates.unsure.byAi' : 'candidates.unsure.says', { text: value.text })}
      </span>
      {onUse && canUse(value) && (
        <Button
          size="small"
          className={styles.act}
          aria-label={t(gives ? 'candidates.unsure.removeFrom' : 'candidates.unsure.useIn', words)}
          onClick={() => onUse(value)}
        >
          {t(gives ? 'candidates.unsure.remove' : 'candidates.unsure.use', words)}
        </Button>
      )}
      {onShow && (
        <Button size="small" type="text" className={styles.act} onClick={() => onShow(value)}>
          {t('candidates.unsure.show')}
        </Button>
      )}
    </span>
  );
}

/** Two offers may differ in any of their parts, but not in none. */
const keyOf = (value: UnsureValue): string => JSON.stringify(value);

/** All such lines of a CV or of one of its lists, each with its field; nothing where there is none. */
export function UnsureLines({ values, ...acts }: UnsureActs & { values: readonly UnsureValue[] }) {
  const t = useT();
  if (values.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={t('candidates.unsure.title')}>
      <h3 className={styles.title}>{t('candidates.unsure.title')}</h3>
      <p className={styles.about}>{t('candidates.unsure.about')}</p>
      <ul>
        {values.map((value) => (
          <li key={keyOf(value)}>
            <span className={styles.field}>{t(FIELD_WORDS[value.field])}</span>
            <UnsureLine value={value} {...acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
