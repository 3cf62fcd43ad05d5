import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useT } from '../../messages/index.ts';

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
    >
      {t(isOpen ? 'candidates.cv.closeMode' : 'candidates.cv.openMode')}
    </Button>
  );
}
