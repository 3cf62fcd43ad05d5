import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { OpenCandidate } from '../../lib/candidate-rows/open-candidate.tsx';
import type { useRowsAddress } from '../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../messages/list.ts';

type OpenRowProps = {
  candidateId: string;
  rows: readonly CandidateListItem[];
  address: ReturnType<typeof useRowsAddress>;
};

/** The candidate in the address, between their neighbours on the page. */
export function OpenRow({ candidateId, rows, address }: OpenRowProps) {
  const t = useT();
  const index = rows.findIndex(({ id }) => id === candidateId);
  const goTo = (row: CandidateListItem | undefined) =>
    row && (() => address.change({ candidateId: row.id }, true));
  return (
    <OpenCandidate
      candidateId={candidateId}
      address={address}
      place={index < 0 ? undefined : t('candidates.list.place', { index: index + 1, count: rows.length })}
      onPrevious={index > 0 ? goTo(rows[index - 1]) : undefined}
      onNext={index < 0 ? undefined : goTo(rows[index + 1])}
    />
  );
}
