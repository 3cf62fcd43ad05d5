import { call } from '@cantera/shared/api-client';
import {
  type Candidate,
  type CandidateSuggestion,
  resolveSuggestion,
} from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

const FIELDS = {
  firstName: 'candidates.field.firstName',
  lastName: 'candidates.field.lastName',
  email: 'candidates.field.email',
  phoneNumber: 'candidates.field.phone',
  linkedin: 'candidates.field.linkedin',
  cv: 'candidates.field.cv',
} as const satisfies Record<CandidateSuggestion['field'], string>;

function SuggestionRow({ candidate, suggestion }: { candidate: Candidate; suggestion: CandidateSuggestion }) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const [isBusy, setIsBusy] = useState(false);
  const field = t(FIELDS[suggestion.field]);
  const resolve = async (accepted: boolean) => {
    setIsBusy(true);
    try {
      await change(() =>
        call(resolveSuggestion, {
          params: { id: candidate.id, suggestionId: suggestion.id },
          body: { accepted },
        }),
      );
      toast.status(
        t(accepted ? 'candidates.suggestion.accepted' : 'candidates.suggestion.dismissed', { field }),
      );
    } catch {
      toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className={styles.suggestion} aria-busy={isBusy}>
      <span className={styles.suggested}>
        <span className={styles.quiet}>{field}</span>
        <span className={styles.suggestedValue}>{suggestion.value}</span>
        <span className={styles.quiet}>{formatAge(suggestion.createdAt)}</span>
      </span>
      <Button
        size="small"
        aria-label={t('candidates.suggestion.acceptLabel', { field, value: suggestion.value })}
        onClick={() => !isBusy && void resolve(true)}
      >
        {t('candidates.suggestion.accept')}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={t('candidates.suggestion.dismissLabel', { field, value: suggestion.value })}
        onClick={() => !isBusy && void resolve(false)}
      >
        {t('candidates.suggestion.dismiss')}
      </Button>
    </li>
  );
}

/** What someone offered in public and that differs from what is stored, to take or to leave. */
export function Suggestions({ candidate }: { candidate: Candidate }) {
  const t = useT();
  if (candidate.suggestions.length === 0) return null;
  return (
    <section className={styles.box} aria-label={t('candidates.suggestion.title')}>
      <h3 className={styles.boxTitle}>{t('candidates.suggestion.title')}</h3>
      <p className={styles.quiet}>{t('candidates.suggestion.text')}</p>
      <ul className={styles.plain}>
        {candidate.suggestions.map((suggestion) => (
          <SuggestionRow key={suggestion.id} candidate={candidate} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  );
}
