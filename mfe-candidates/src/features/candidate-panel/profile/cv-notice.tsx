import type { Candidate, CvPages } from '@cantera/shared/contracts/candidates';
import type { CvStatus } from '@cantera/shared/contracts/enums';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
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

/** The focus that is in the notice goes to the panel when the notice goes. */
function usePassedFocus() {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    const panel = element?.closest<HTMLElement>('aside');
    return () => {
      if (element?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    };
  }, []);
  return notice;
}

/** That the CV could not be read and why, until it has been read again: the button stays meanwhile, with the focus. */
function NotRead({ candidate }: CvNoticeProps) {
  const t = useT();
  const notice = usePassedFocus();
  const { cvStatus: status, cvPages } = candidate;
  const why =
    isFailed(status) && (isReadNow(status, cvPages) ? 'candidates.cvFailed.scanRead' : REASONS[status]);
  const Icon = why ? TriangleAlert : LoaderCircle;
  return (
    <div ref={notice} role="status" className={why ? styles.warning : styles.notice}>
      <Icon size={16} aria-hidden />
      <div>
        <p>{t(why ? 'candidates.cvFailed.title' : 'candidates.cvReading')}</p>
        {why && <p className={styles.quiet}>{t(why)}</p>}
        <ReadAgainButton candidate={candidate} />
      </div>
    </div>
  );
}

/** Says that the CV is being read, that it could not be and why, or that only its first pages were. */
export function CvNotice({ candidate }: CvNoticeProps) {
  const t = useT();
  const { cvStatus: status, cvPages } = candidate;
  const [hasFailed, setHasFailed] = useState(isFailed(status));
  if (isFailed(status) && !hasFailed) setHasFailed(true);
  if (isFailed(status) || (status === 'PENDING' && hasFailed)) return <NotRead candidate={candidate} />;
  if (status === 'PENDING')
    return (
      <p role="status" className={styles.notice}>
        <LoaderCircle size={16} aria-hidden />
        {t('candidates.cvReading')}
      </p>
    );
  return <PagesRead pages={cvPages} className={styles.notice} />;
}
