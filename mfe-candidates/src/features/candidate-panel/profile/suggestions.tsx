import { call } from '@cantera/shared/api-client';
import { resolveSuggestion } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate, CandidateSuggestion } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

const SuggestedCvDialog = lazyPart(() => import('./suggested-cv-dialog.tsx'));

const FIELDS = {
  firstName: 'candidates.field.firstName',
  lastName: 'candidates.field.lastName',
  email: 'candidates.field.email',
  phoneNumber: 'candidates.field.phone',
  linkedin: 'candidates.field.linkedin',
  cv: 'candidates.field.cv',
} as const satisfies Record<CandidateSuggestion['field'], string>;

type SuggestionProps = { candidate: Candidate; suggestion: CandidateSuggestion };

/** Shows the CV that came, before it takes the place of the one that is stored. */
function LookAtCv({ candidate, suggestion }: SuggestionProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('candidates.suggestion.lookLabel', { value: suggestion.value })}
        onClick={() => setIsOpen(true)}
      >
        {t('candidates.suggestion.look')}
      </Button>
      {isOpen && (
        <Suspense>
          <SuggestedCvDialog
            candidateId={candidate.id}
            suggestionId={suggestion.id}
            fileName={suggestion.value}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function SuggestionRow({ candidate, suggestion }: SuggestionProps) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const [isBusy, setIsBusy] = useState(false);
  const field = t(FIELDS[suggestion.field]);
  const before = suggestion.field === 'cv' ? candidate.cvFileName : candidate[suggestion.field];
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
        <span className={styles.quiet}>
          {before ? t('candidates.suggestion.before', { value: before }) : t('candidates.suggestion.none')}
        </span>
        <span className={styles.quiet}>{formatAge(suggestion.createdAt)}</span>
      </span>
      {suggestion.field === 'cv' && <LookAtCv candidate={candidate} suggestion={suggestion} />}
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
