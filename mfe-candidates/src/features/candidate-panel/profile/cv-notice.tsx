import type { Candidate, CvPages } from '@cantera/shared/contracts/candidates';
import type { CvStatus } from '@cantera/shared/contracts/enums';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { PagesRead } from '../../../lib/cv-file/pages-read.tsx';
import { ReadAgainButton } from '../../../lib/cv-file/read-again-button.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

const REASONS = {
  NO_TEXT: 'candidates.cvFailed.noText',
  ENCRYPTED: 'candidates.cvFailed.encrypted',
  BROKEN: 'candidates.cvFailed.broken',
  TOO_LARGE: 'candidates.cvFailed.tooLarge',
  TIMEOUT: 'candidates.cvFailed.timeout',
} as const satisfies Partial<Record<CvStatus, string>>;

const isFailed = (status: CvStatus): status is keyof typeof REASONS => status in REASONS;

/** Whether the words of a scan were recognised after its candidate had been told that there are none. */
const isReadNow = (status: CvStatus, pages: CvPages | null): boolean =>
  status === 'NO_TEXT' && (pages?.scanned ?? 0) > 0;

type CvNoticeProps = { candidate: Pick<Candidate, 'id' | 'hasCv' | 'cvStatus' | 'cvPages'> };

/** Says that the CV is being read, that it could not be and why, or that only its first pages were. */
export function CvNotice({ candidate }: CvNoticeProps) {
  const t = useT();
  const { cvStatus: status, cvPages } = candidate;
  if (status === 'PENDING')
    return (
      <p role="status" className={styles.notice}>
        <LoaderCircle size={16} aria-hidden />
        {t('candidates.cvReading')}
      </p>
    );
  if (!isFailed(status)) return <PagesRead pages={cvPages} className={styles.notice} />;
  return (
    <div role="status" className={styles.warning}>
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{t('candidates.cvFailed.title')}</p>
        <p className={styles.quiet}>
          {t(isReadNow(status, cvPages) ? 'candidates.cvFailed.scanRead' : REASONS[status])}
        </p>
        <ReadAgainButton candidate={candidate} />
      </div>
    </div>
  );
}
