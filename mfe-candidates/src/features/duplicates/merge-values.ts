import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MERGE_FIELDS, type MergeField, type MergeSide } from '@cantera/shared/contracts/merges';
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

/** Fields of which the longer value is the fuller one; of others the survivor's stays. */
const FULLER: readonly MergeField[] = ['firstName', 'lastName', 'summary', 'location'];

/** What is chosen to begin with: the one that there is; where both have one, the fuller, else the survivor's. */
export function preselected({ field, survivor, other }: FieldToChoose): MergeSide {
  if (survivor === '') return 'OTHER';
  if (other === '') return 'SURVIVOR';
  return FULLER.includes(field) && other.length > survivor.length ? 'OTHER' : 'SURVIVOR';
}
