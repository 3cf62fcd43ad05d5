import { Remote } from '@cantera/shared/remotes';
import type { ReactNode } from 'react';
import styles from './candidate-rows.module.css';
import type { useRowsAddress } from './use-rows-address.ts';

type OpenCandidateProps = {
  candidateId: string;
  address: ReturnType<typeof useRowsAddress>;
  /** Where they stand in the list, in words. */
  place: string | undefined;
  /** To the neighbours; without one there is none on that side. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** What can be done with them here, below the panel. */
  foot?: ReactNode;
  /** Told that they were deleted, instead of closing the panel alone. */
  onDeleted?: () => void;
};

/** The panel of the candidate in the address, over the list; in CV mode beside their CV. */
export function OpenCandidate({ candidateId, address, foot, onDeleted, ...walk }: OpenCandidateProps) {
  const { change, isCvOpen } = address;
  const close = () => change({ candidateId: undefined, candidateMode: undefined });
  const closeCv = () => change({ candidateMode: undefined });
  const panel = (
    <Remote
      id="mfe_candidates/candidate-panel"
      candidateId={candidateId}
      {...walk}
      onClose={close}
      isCvOpen={isCvOpen}
      onToggleCv={isCvOpen ? closeCv : () => change({ candidateMode: 'cv' })}
      onDeleted={onDeleted ?? close}
      foot={foot}
    />
  );
  const shown = isCvOpen ? (
    <Remote
      id="mfe_candidates/cv-viewer"
      key={candidateId}
      candidateId={candidateId}
      onClose={closeCv}
      aside={panel}
    />
  ) : (
    panel
  );
  return <div className={styles.dock}>{shown}</div>;
}
