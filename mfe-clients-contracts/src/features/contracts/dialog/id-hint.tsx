import { nifProblem, socialSecurityProblem } from '@cantera/shared/contracts/spanish-ids';
import { DEFAULT_ID_COUNTRY } from '@cantera/shared/contracts/staffing-contracts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/contracts.ts';
import styles from './contract-dialog.module.css';
import type { ContractControl } from './contract-form.ts';

const CHECKS = { nif: nifProblem, segSoc: socialSecurityProblem };

/** What is odd about a Spanish number, once it has been typed; undefined for one that is right, or of another country. */
export function useIdHint(control: ContractControl, field: keyof typeof CHECKS): ReactNode {
  const t = useT();
  const [number, country] = useWatch({ control, name: [field, 'paisNif'] });
  const { touchedFields, dirtyFields } = useFormState({ control, name: field });
  const isSpanish = (country ?? DEFAULT_ID_COUNTRY) === DEFAULT_ID_COUNTRY;
  const isBeingTyped = dirtyFields[field] && !touchedFields[field];
  const problem = isSpanish && !isBeingTyped ? CHECKS[field](number ?? '') : null;
  if (!problem) return undefined;
  return (
    <span className={styles.warning} role="status">
      <TriangleAlert size={14} aria-hidden />
      {problem.kind === 'CHECK' ? t('contracts.idCheck', { whole: problem.whole }) : t('contracts.idForm')}
    </span>
  );
}
