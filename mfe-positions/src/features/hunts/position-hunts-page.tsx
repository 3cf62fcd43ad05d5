import { useApi } from '@cantera/shared/api-client';
import { getPosition } from '@cantera/shared/contracts/positions';
import { useParams } from 'react-router-dom';
import { Hunts } from './hunts.tsx';

/** The AI Hunts tab. The page around it has read the position already. */
export function Component() {
  const { position: id = '' } = useParams();
  const position = useApi(getPosition, { params: { id } }).data?.data;
  if (!position) return null;
  return <Hunts key={position.id} position={position} />;
}
