import { apiKey, call, isApiError } from '@cantera/shared/api-client';
import {
  answerConsentRequest,
  type ConsentRequest,
  getConsentRequest,
} from '@cantera/shared/contracts/consents';
import { BusyButton, confirm } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { CircleCheck, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { EntryAlert } from '../../layout/entry-page.tsx';
import { useT } from '../../messages/index.ts';
import styles from './consent-page.module.css';

function useAnswer(token: string, onAnswered: () => void) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState<'accept' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const answer = async (accepted: boolean) => {
    if (pending) return;
    setProblem(undefined);
    setPending(accepted ? 'accept' : 'refuse');
    const params = { token };
    try {
      const answered = await call(answerConsentRequest, {
        params,
        body: { accepted, locale: currentLocale() },
      });
      await mutate(apiKey(getConsentRequest, { params }), answered, { revalidate: false });
      onAnswered();
    } catch (error) {
      const isOver = isApiError(error) && error.status === 404;
      setProblem(t(isOver ? 'host.consent.over' : 'host.entry.failed'));
    } finally {
      setPending(undefined);
    }
  };
  return { answer, pending, problem };
}

/** What was answered, and the two answers; refusing asks back, because what follows cannot be undone. */
export function AnswerForm({ token, request }: { token: string; request: ConsentRequest }) {
  const t = useT();
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed goes; focus goes to what it led to.
  const { answer, pending, problem } = useAnswer(token, () => result.current?.focus());
  const given = request.answer;
  const refuse = async () => {
    const isSure = await confirm({
      title: t('host.consent.refuseTitle'),
      body: t('host.consent.refuseText', { agency: request.agencyName }),
      confirmLabel: t('host.consent.refuse'),
      isDanger: true,
    });
    if (isSure) await answer(false);
  };
  return (
    <>
      <div ref={result} role="status" tabIndex={-1} className={styles.result}>
        {given && (
          <p className={given === 'ACCEPTED' ? styles.accepted : styles.refused}>
            {given === 'ACCEPTED' ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
            {given === 'ACCEPTED'
              ? t('host.consent.accepted')
              : t('host.consent.refused', { agency: request.agencyName })}
          </p>
        )}
      </div>
      {problem && <EntryAlert>{problem}</EntryAlert>}
      <div className={styles.answers}>
        {given !== 'ACCEPTED' && (
          <BusyButton
            type={given ? 'default' : 'primary'}
            size="large"
            isBusy={pending === 'accept'}
            disabled={pending === 'refuse'}
            onClick={() => void answer(true)}
          >
            {t('host.consent.accept')}
          </BusyButton>
        )}
        {given !== 'REJECTED' && (
          <BusyButton
            size="large"
            isBusy={pending === 'refuse'}
            disabled={pending === 'accept'}
            onClick={() => void refuse()}
          >
            {t('host.consent.refuse')}
          </BusyButton>
        )}
      </div>
      {given && <p className={styles.paragraph}>{t('host.consent.change')}</p>}
    </>
  );
}
