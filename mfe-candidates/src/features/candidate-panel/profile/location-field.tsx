import { call } from '@cantera/shared/api-client';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { CityChoice } from '@cantera/shared/lookups';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense, useState } from 'react';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import { FieldFailure } from './field-failure.tsx';
import styles from './profile.module.css';
import { useFieldSave } from './use-field-save.ts';

const LocationEditor = lazyPart(
  () => import(/* webpackChunkName: "lookup-editors" */ '../editors/location-editor.tsx'),
);

/** Where the candidate lives; a press turns the text into a search for a city. */
export function LocationField({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const [isEditing, setIsEditing] = useState(false);
  const { pending, failure, save, drop } = useFieldSave((city: CityChoice | null) =>
    change(() =>
      call(updateCandidate, { params: { id: candidate.id }, body: { location: city?.id ?? null } }),
    ),
  );
  const { location } = candidate;
  const stored = location && { id: location.id ?? '', address: location.address || location.name };
  const shown = (pending ? pending.value : stored)?.address;
  const text = (
    <button
      type="button"
      className={styles.inlineButton}
      aria-label={t('candidates.edit.location', { location: stored?.address || '–' })}
      onClick={() => setIsEditing(true)}
    >
      {shown || <span className={styles.quiet}>{t('candidates.edit.add')}</span>}
    </button>
  );
  return (
    <div className={styles.fieldArea}>
      {isEditing ? (
        <Suspense fallback={text}>
          <LocationEditor
            value={stored}
            onPick={(city) => {
              setIsEditing(false);
              void save(city);
            }}
            onLeave={() => setIsEditing(false)}
          />
        </Suspense>
      ) : (
        text
      )}
      {failure && (
        <FieldFailure
          label={t('candidates.field.location')}
          typed={failure.typed?.address ?? '–'}
          reason={failure.reason}
          onRetry={() => void save(failure.typed)}
          onDrop={drop}
        />
      )}
    </div>
  );
}
