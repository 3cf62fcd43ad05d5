import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { isFeatureOn, useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/list.ts';

type AddCandidateProps = {
  /** The position to which the address assigns; whoever is added joins it. */
  positionId: string;
  isPrimary?: boolean;
};

/** The way to the wizard, for who may add candidates. The switch `addCandidate` turns it off. */
export function AddCandidate({ positionId, isPrimary = false }: AddCandidateProps) {
  const t = useT();
  const navigate = useNavigate();
  if (!useMay(createCandidate)) return null;
  const address = `/candidates/add${positionId ? `?${new URLSearchParams({ positionId })}` : ''}`;
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={<Plus size={16} aria-hidden />}
      href={address}
      disabled={!isFeatureOn('addCandidate')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(address);
      }}
    >
      {t('candidates.list.add')}
    </Button>
  );
}
