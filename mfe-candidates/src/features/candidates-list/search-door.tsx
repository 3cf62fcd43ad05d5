import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { UserSearch } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '../../messages/list.ts';

type SearchDoorProps = {
  /** What was looked for in the list; empty for nothing. */
  words: string;
  /** The position that the address names; empty without one. */
  positionId: string;
};

const addressOf = ({ words, positionId }: SearchDoorProps): string => {
  const address = new URLSearchParams();
  if (words) address.set('queryTerm', words);
  if (positionId) address.set('assignToPositionId', positionId);
  return `/candidates/search${address.size > 0 ? `?${address}` : ''}`;
};

/** The way to the search in one's own words, for who may search. */
export function SearchDoor({ positionId }: Pick<SearchDoorProps, 'positionId'>) {
  const t = useT();
  if (!useCan('candidates.search')) return null;
  return <Link to={addressOf({ words: '', positionId })}>{t('candidates.list.searchDoor')}</Link>;
}

/** Offers to look for the words that found nobody in profiles and CVs. */
export function SearchElsewhere(props: SearchDoorProps) {
  const t = useT();
  const navigate = useNavigate();
  if (!useCan('candidates.search') || !props.words) return null;
  return (
    <Button icon={<UserSearch aria-hidden />} onClick={() => void navigate(addressOf(props))}>
      {t('candidates.list.searchElsewhere', { query: props.words })}
    </Button>
  );
}
