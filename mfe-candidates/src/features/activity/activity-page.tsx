import { ACTIVITY_KINDS, type ActivityKind } from '@cantera/shared/contracts/activity';
import { oneOf } from '@cantera/shared/contracts/enums';
import { useParams, useSearchParams } from 'react-router-dom';
import { Timeline } from '../../lib/activity/timeline.tsx';
import styles from './activity-page.module.css';

/** The kind in the address, so that a filtered list can be sent to a colleague. */
function useKind(): [ActivityKind | undefined, (kind: ActivityKind | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (kind: ActivityKind | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (kind) next.set('kind', kind.toLowerCase());
        else next.delete('kind');
        return next;
      },
      { replace: true },
    );
  return [oneOf(ACTIVITY_KINDS, params.get('kind')?.toUpperCase()), choose];
}

/** What happened with a candidate. */
export function Component() {
  const { candidate: id = '' } = useParams();
  const [params] = useSearchParams();
  const [kind, setKind] = useKind();
  return (
    <div className={styles.column}>
      <Timeline
        candidateId={id}
        applicationId={params.get('applicationId') ?? undefined}
        kind={kind}
        onKindChange={setKind}
      />
    </div>
  );
}
