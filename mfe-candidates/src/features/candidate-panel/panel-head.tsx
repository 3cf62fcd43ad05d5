import { IconButton, toast } from '@cantera/shared/design-system';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { ChevronDown, ChevronUp, Link2, Maximize2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { candidateAddress } from '../../lib/candidate-address.ts';
import { ReportButton } from '../../lib/report/report-button.tsx';
import { useT } from '../../messages/index.ts';
import styles from './candidate-panel.module.css';

/** The panel's 48 px bar: where the candidate stands, their neighbours, a link to here, the way out. */
export function PanelHead(props: CandidatePanelProps) {
  const { candidateId, positionId, applicationId, place, onPrevious, onNext, onClose } = props;
  const t = useT();
  const hasNeighbours = place !== undefined || onPrevious !== undefined || onNext !== undefined;
  const copyLink = () =>
    navigator.clipboard?.writeText(window.location.href).then(
      () => toast.status(t('candidates.panel.linkCopied')),
      () => toast.standardError(),
    );
  return (
    <header className={styles.head}>
      <span className={styles.place} aria-live="polite">
        {place}
      </span>
      {hasNeighbours && (
        <>
          <IconButton
            label={t('candidates.panel.previous')}
            icon={<ChevronUp aria-hidden />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            label={t('candidates.panel.next')}
            icon={<ChevronDown aria-hidden />}
            disabled={!onNext}
            onClick={onNext}
          />
          <span className={styles.divider} aria-hidden />
        </>
      )}
      <ReportButton key={candidateId} candidateId={candidateId} applicationId={applicationId} isIcon />
      <IconButton label={t('candidates.panel.copyLink')} icon={<Link2 aria-hidden />} onClick={copyLink} />
      <Link
        className={styles.headLink}
        to={candidateAddress(candidateId, { positionId, applicationId })}
        aria-label={t('candidates.panel.expand')}
        title={t('candidates.panel.expand')}
      >
        <Maximize2 aria-hidden />
      </Link>
      <IconButton label={t('candidates.panel.close')} icon={<X aria-hidden />} onClick={onClose} />
    </header>
  );
}
