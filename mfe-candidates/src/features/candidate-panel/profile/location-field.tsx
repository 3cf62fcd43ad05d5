import { call } from '@cantera/shared/api-client';
import { type Candidate, updateCandidate } from '@cantera/shared/contracts/candidates';
import { autocompleteCities } from '@cantera/shared/contracts/lookups';
import { useState } from 'react';
import { SearchPick } from '../../../lib/search-pick.tsx';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import { FieldFailure } from './field-failure.tsx';
import styles from './profile.module.css';
import { useFieldSave } from './use-field-save.ts';

const searchCities = async (searchQuery: string) => {
  const { data } = await call(autocompleteCities, { body: { searchQuery } });
  return data.results.map(({ id, address }) => ({ id, label: address }));
};

/** Where the candidate lives; a press turns the text into a search for a city. */
export function LocationField({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const [isEditing, setIsEditing] = useState(false);
  const { pending, failure, save, drop } = useFieldSave(({ id }: { id: string; label: string }) =>
    change(() => call(updateCandidate, { params: { id: candidate.id }, body: { location: id } })),
  );
  const address = candidate.location?.address || candidate.location?.name;
  return (
    <div className={styles.fieldArea}>
      {isEditing ? (
        <SearchPick
          hasFocus
          label={t('candidates.field.location')}
          placeholder={t('candidates.edit.searchCity')}
          noneLabel={t('candidates.edit.none')}
          search={searchCities}
          onLeave={() => setIsEditing(false)}
          onPick={(city) => {
            setIsEditing(false);
            void save(city);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.inlineButton}
          aria-label={t('candidates.edit.location', { location: address ?? '–' })}
          onClick={() => setIsEditing(true)}
        >
          {pending?.value.label ?? address ?? (
            <span className={styles.quiet}>{t('candidates.edit.add')}</span>
          )}
        </button>
      )}
      {failure && (
        <FieldFailure
          label={t('candidates.field.location')}
          typed={failure.typed.label}
          reason={failure.reason}
          onRetry={() => void save(failure.typed)}
          onDrop={drop}
        />
      )}
    </div>
  );
}
