import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Kbd } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from './candidate-panel.module.css';

type CvToggleProps = { candidate: Candidate; isOpen: boolean; onToggle: (() => void) | undefined };

/** Switches the CV viewer on and off; without a CV there is nothing to open. */
export function CvToggle({ candidate, isOpen, onToggle }: CvToggleProps) {
  const t = useT();
  if (!onToggle) return null;
  return (
    <Button
      size="small"
      icon={<FileText aria-hidden />}
      disabled={!candidate.hasCv && !isOpen}
      onClick={onToggle}
      aria-keyshortcuts="v"
    >
      {t(isOpen ? 'candidates.cv.closeMode' : 'candidates.cv.openMode')}
      <span className={styles.key} aria-hidden>
        <Kbd>V</Kbd>
      </span>
    </Button>
  );
}
