import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { Remote } from '@cantera/shared/remotes';
import { useT } from '../../messages/index.ts';
import styles from './candidates-list.module.css';
import type { useListAddress } from './use-list-address.ts';

type OpenCandidateProps = {
  candidateId: string;
  rows: readonly CandidateListItem[];
  address: ReturnType<typeof useListAddress>;
};

/** The panel of the candidate in the address, over the list; in CV mode beside his CV. */
export function OpenCandidate({ candidateId, rows, address }: OpenCandidateProps) {
  const t = useT();
  const { change, isCvOpen } = address;
  const index = rows.findIndex(({ id }) => id === candidateId);
  const goTo = (row: CandidateListItem | undefined) => row && (() => change({ candidateId: row.id }, true));
  const close = () => change({ candidateId: undefined, candidateMode: undefined });
  const closeCv = () => change({ candidateMode: undefined });
  const panel = (
    <Remote
      id="mfe_candidates/candidate-panel"
      candidateId={candidateId}
      place={index < 0 ? undefined : t('candidates.list.place', { index: index + 1, count: rows.length })}
      onPrevious={index > 0 ? goTo(rows[index - 1]) : undefined}
      onNext={index < 0 ? undefined : goTo(rows[index + 1])}
      onClose={close}
      isCvOpen={isCvOpen}
      onToggleCv={isCvOpen ? closeCv : () => change({ candidateMode: 'cv' })}
      onDeleted={close}
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
