import { call } from '@cantera/shared/api-client';
import { updateJobSearchStatus } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { JOB_SEARCH_STATUSES, type JobSearchStatus } from '@cantera/shared/contracts/enums';
import { Menu, StatusDot, type StatusTone, toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import { useCandidateChange } from '../use-candidate.ts';
import { JOB_SEARCH_WORDS } from './candidate-words.ts';

const TONES: Record<JobSearchStatus, StatusTone> = {
  UNKNOWN: 'hollow',
  ACTIVE: 'success',
  PASSIVE: 'warning',
  CLOSED: 'neutral',
};

type JobSearchControlProps = { candidate: Candidate; size?: 'small' | 'middle' };

/** Whether the candidate looks for a job; a choice shows at once and goes back when it is not saved. */
export function JobSearchControl({ candidate, size = 'small' }: JobSearchControlProps) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const canWrite = useMay(updateJobSearchStatus);
  const [pending, setPending] = useState<JobSearchStatus>();
  const status = pending ?? candidate.jobSearchStatus.status;
  const choose = async (next: JobSearchStatus) => {
    setPending(next);
    try {
      await change(() =>
        call(updateJobSearchStatus, { params: { id: candidate.id }, body: { status: next } }),
      );
    } catch {
      toast.standardError();
    } finally {
      setPending(undefined);
    }
  };
  // Alone, `Unknown` would not say what is.
  const words = t(status === 'UNKNOWN' ? 'candidates.jobSearch.unknownWith' : JOB_SEARCH_WORDS[status]);
  const shown = <StatusDot tone={TONES[status]}>{words}</StatusDot>;
  if (!canWrite) return shown;
  return (
    <Menu
      label={t('candidates.jobSearch.label')}
      entries={JOB_SEARCH_STATUSES.map((value) => ({
        key: value,
        label: t(JOB_SEARCH_WORDS[value]),
        isChecked: value === status,
        onSelect: () => void choose(value),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          size={size}
          aria-label={
            status === 'UNKNOWN'
              ? words
              : t('candidates.jobSearch.labelWith', { status: t(JOB_SEARCH_WORDS[status]) })
          }
        >
          {shown}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    />
  );
}
