import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MERGE_FIELDS, type MergeField, type MergeSide } from '@cantera/shared/contracts/merges';
import { fold } from '@cantera/shared/contracts/text';
import { formatMoney } from '@cantera/shared/i18n';
import { JOB_SEARCH_WORDS } from '../../lib/person/candidate-words.ts';
import type { useT } from '../../messages/index.ts';

type Translate = ReturnType<typeof useT>;

/** A field's value as it is read; empty when there is none. */
export function shownValue(t: Translate, candidate: Candidate, field: MergeField): string {
  const { salary, expectedSalary, jobSearchStatus } = candidate;
  switch (field) {
    case 'location':
      return candidate.location?.address ?? '';
    case 'salary':
      return salary ? formatMoney(salary.amount, salary.currency) : '';
    case 'expectedSalary':
      return expectedSalary
        ? `${formatMoney(expectedSalary.amountFrom, expectedSalary.currency)} – ${formatMoney(expectedSalary.amountTo, expectedSalary.currency)}`
        : '';
    case 'jobSearchStatus':
      return jobSearchStatus.status === 'UNKNOWN' ? '' : t(JOB_SEARCH_WORDS[jobSearchStatus.status]);
    case 'cv':
      return candidate.cvFileName ?? '';
    case 'profileImageUrl':
      return candidate.profileImageUrl ? t('candidates.merge.picture') : '';
    case 'summary':
      return (candidate.summary ?? '').replace(/<[^>]*>/g, ' ').trim();
    default:
      return candidate[field] ?? '';
  }
}

export interface FieldToChoose {
  readonly field: MergeField;
  readonly survivor: string;
  readonly other: string;
  readonly isSame: boolean;
}

/** Two files are two, whatever their names say; so are two pictures. */
const isSameFile = (survivor: Candidate, other: Candidate, field: MergeField): boolean =>
  field === 'profileImageUrl'
    ? survivor.profileImageUrl === other.profileImageUrl
    : !(survivor.hasCv && other.hasCv);

/** All fields that either has, differing ones first. */
export function fieldsToChoose(t: Translate, survivor: Candidate, other: Candidate): FieldToChoose[] {
  const fields = MERGE_FIELDS.map((field) => {
    const values = { survivor: shownValue(t, survivor, field), other: shownValue(t, other, field) };
    const isFile = field === 'cv' || field === 'profileImageUrl';
    const isSame = values.survivor === values.other && (!isFile || isSameFile(survivor, other, field));
    return { field, ...values, isSame };
  }).filter((entry) => entry.survivor !== '' || entry.other !== '');
  return [...fields.filter(({ isSame }) => !isSame), ...fields.filter(({ isSame }) => isSame)];
}

/** Which of the two someone has changed last. */
export const newerOf = (survivor: Candidate, other: Candidate): MergeSide =>
  other.updatedAt > survivor.updatedAt ? 'OTHER' : 'SURVIVOR';

/** Fields whose values often say the same, once in short. */
const FULLER: readonly MergeField[] = ['firstName', 'lastName', 'summary', 'location'];

/** Of two values that say the same the one with all its words and accents; undefined when neither holds the other. */
function fuller(survivor: string, other: string): MergeSide | undefined {
  const [one, two] = [fold(survivor).trim(), fold(other).trim()];
  if (!one.includes(two) && !two.includes(one)) return undefined;
  const [length, otherLength] = [survivor.normalize('NFD').length, other.normalize('NFD').length];
  if (length === otherLength) return undefined;
  return length > otherLength ? 'SURVIVOR' : 'OTHER';
}

/** What is chosen to begin with: the value that there is, else the fuller of two that say the same, else the newer record's. */
export function preselected({ field, survivor, other }: FieldToChoose, newer: MergeSide): MergeSide {
  if (survivor === '') return 'OTHER';
  if (other === '') return 'SURVIVOR';
  return (FULLER.includes(field) ? fuller(survivor, other) : undefined) ?? newer;
}
