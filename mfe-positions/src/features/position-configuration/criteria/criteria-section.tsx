import { useApi } from '@cantera/shared/api-client';
import { getCriteria } from '@cantera/shared/contracts/scoring';
import { DataView } from '@cantera/shared/data-view';
import { useT } from '../../../messages/configuration.ts';
import { CriteriaForm } from './criteria-form.tsx';

interface CriteriaSectionProps {
  positionId: string;
  /** Told whether something typed is not saved. */
  onStuck: (isStuck: boolean) => void;
}

/** What applications of a position are scored by. */
export function CriteriaSection({ positionId, onStuck }: CriteriaSectionProps) {
  const t = useT();
  const query = useApi(getCriteria, { params: { id: positionId } });
  return (
    <DataView query={query} isEmpty={() => false} empty={null} errorTitle={t('configuration.criteria.error')}>
      {({ data }) => <CriteriaForm positionId={positionId} criteria={data} onStuck={onStuck} />}
    </DataView>
  );
}
