import { isApiError } from '@cantera/shared/api-client';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { formatNumber } from '@cantera/shared/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/wizard.ts';

/** Another candidate has the e-mail or LinkedIn address already: who. */
function Exists({ id }: { id: string }) {
  const t = useT();
  return (
    <>
      {t('candidates.update.exists')} <Link to={`/candidates/${id}`}>{t('candidates.update.openOther')}</Link>
    </>
  );
}

function NoRoom({ maxCandidates }: { maxCandidates: number }) {
  const t = useT();
  return t('candidates.wizard.noRoom', { max: formatNumber(maxCandidates) });
}

/** An earlier try, whose answer never came, has made the candidate from what stood here then. */
function CreatedBefore({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      {t('candidates.wizard.createdBefore')}{' '}
      <Link to={`/candidates?${new URLSearchParams({ q: name })}`}>
        {t('candidates.wizard.findThem', { name })}
      </Link>
    </>
  );
}

/** What to do about a creation that was refused for the candidate's sake; undefined for every other failure. */
export function creationProblem(error: unknown, name: string): ReactNode {
  if (!isApiError(error)) return undefined;
  if (error.is(createCandidate, 'CANDIDATE_EXISTS')) return <Exists id={error.details.existingCandidateId} />;
  if (error.is(createCandidate, 'CANDIDATE_LIMIT'))
    return <NoRoom maxCandidates={error.details.maxCandidates} />;
  if (error.is(createCandidate, 'IDEMPOTENCY_KEY_REUSED')) return <CreatedBefore name={name} />;
  return undefined;
}
