import { apiKey, call } from '@cantera/shared/api-client';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useCandidateChange } from '../../lib/use-candidate.ts';
import { useT } from '../../messages/update-pages.ts';

type Send = (version: number | undefined) => Promise<{ data: Candidate }>;

export interface Saving {
  /**
   * Sends one change after those before it, with the version that the form was filled from; what this form itself has
   * saved since counts as read. With `overwrites` no version is sent.
   */
  step(send: Send, how?: { overwrites: boolean }): Promise<void>;
  /** The candidate as they are on the server now; what the form goes by stays as it is. */
  look(): Promise<Candidate>;
  /** Takes a version as this form's own. */
  accept(version: number): void;
  /** Reads the candidate again for everyone. */
  reread(): Promise<Candidate>;
  /** Everything is saved: to the candidate's page. */
  finish(): void;
}

/** What the saves of an update form have in common: their order, their version, the question before leaving, the way out. */
export function useSaving(candidate: Candidate, isDirty: boolean): Saving {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutate } = useSWRConfig();
  const change = useCandidateChange(candidate.id);
  const pass = useLeaveGuard(isDirty, { question: t('candidates.update.leave') });
  const held = useRef(candidate.version);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!isDirty) held.current = candidate.version;
  }, [isDirty, candidate.version]);
  const params = { id: candidate.id };
  const send = (request: Send, overwrites: boolean) =>
    change(async () => {
      const answer = await request(overwrites ? undefined : held.current);
      const { version } = answer.data;
      if (overwrites || version === held.current + 1) held.current = version;
      return answer;
    });
  return {
    step: (request, how) => {
      const mine = running.current.then(() => send(request, how?.overwrites ?? false));
      running.current = mine.catch(() => undefined);
      return mine;
    },
    look: async () => (await call(getCandidate, { params })).data,
    accept: (version) => {
      held.current = version;
    },
    reread: async () => {
      const answer = await call(getCandidate, { params });
      await mutate(apiKey(getCandidate, { params }), answer, { revalidate: false });
      held.current = answer.data.version;
      return answer.data;
    },
    finish: () => {
      pass();
      void mutate(apiKey(getCandidate, { params }));
      toast.success(t('candidates.update.saved'));
      navigate(`/candidates/${candidate.id}${search}`);
    },
  };
}

/** Fills a form that nobody has changed again whenever the candidate has changed elsewhere. */
export function useFollowing<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  candidate: Candidate,
  fill: (candidate: Candidate) => void,
): void {
  const { isDirty, isSubmitting } = form.formState;
  const filled = useRef(candidate.version);
  useEffect(() => {
    if (isDirty || isSubmitting || filled.current === candidate.version) return;
    filled.current = candidate.version;
    fill(candidate);
  }, [isDirty, isSubmitting, candidate, fill]);
}
