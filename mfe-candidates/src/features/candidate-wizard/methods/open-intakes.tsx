import { useApi } from '@cantera/shared/api-client';
import { type Intake, listIntakes } from '@cantera/shared/contracts/intakes';
import { formatDate } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { intakeAddress } from '../../../lib/intake/intake-address.ts';
import { useT } from '../../../messages/wizard.ts';
import styles from './methods.module.css';

const DECIDED = ['CREATED', 'ATTACHED', 'SKIPPED'] as const;

function IntakeLink({ intake }: { intake: Intake }) {
  const t = useT();
  const date = formatDate(intake.createdAt);
  const total = Object.values(intake.counts).reduce((sum, count) => sum + count, 0);
  const left = DECIDED.reduce((rest, status) => rest - (intake.counts[status] ?? 0), total);
  return (
    <li>
      <Link to={intakeAddress(intake.id)} className={styles.intake}>
        <span className={styles.intakeName}>
          {intake.positionName
            ? t('candidates.wizard.intakeFor', { date, position: intake.positionName })
            : t('candidates.wizard.intakeOf', { date })}
        </span>
        <span className={styles.intakeLeft}>{t('candidates.wizard.intakeLeft', { left, total })}</span>
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

/** CVs that were taken in and wait to be decided, whichever device they came from. */
export function OpenIntakes() {
  const t = useT();
  const mayIntake = useMay(listIntakes);
  const intakes = useApi(listIntakes, mayIntake ? {} : null).data?.data.items ?? [];
  if (intakes.length === 0) return null;
  return (
    <section className={styles.intakes} aria-labelledby="open-intakes">
      <h2 id="open-intakes" className={styles.title}>
        {t('candidates.wizard.openIntakes')}
      </h2>
      <ul>
        {intakes.map((intake) => (
          <IntakeLink key={intake.id} intake={intake} />
        ))}
      </ul>
    </section>
  );
}
