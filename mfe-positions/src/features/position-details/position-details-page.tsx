import { useApi } from '@cantera/shared/api-client';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition } from '@cantera/shared/contracts/positions';
import { useMay } from '@cantera/shared/session';
import { useParams } from 'react-router-dom';
import { DetailsForm } from './details-form.tsx';
import { DetailsSummary } from './details-summary.tsx';

/** The Details tab: a form for those who may change positions, what it holds for the others. */
export function Component() {
  const { position: id = '' } = useParams();
  const canWrite = useMay(updatePosition);
  const { data, mutate } = useApi(getPosition, { params: { id } });
  // The page around it reads the same position and tells when it cannot.
  if (!data) return null;
  if (!canWrite) return <DetailsSummary position={data.data} />;
  const reload = async () => (await mutate())?.data ?? data.data;
  return <DetailsForm key={id} position={data.data} onReload={reload} />;
}
