import { MailText } from '@cantera/shared/announcements';
import { apiKey, call, isApiError, useApi } from '@cantera/shared/api-client';
import {
  type ConsentRound,
  type ConsentRoundState,
  getConsentRound,
  startConsentRound,
  stopConsentRound,
} from '@cantera/shared/contracts/consent-rounds';
import { DataView } from '@cantera/shared/data-view';
import { BusyButton, ConfirmDialog, SkeletonRows, toast } from '@cantera/shared/design-system';
import { formatDateTime, formatNumber } from '@cantera/shared/i18n';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/general.ts';
import styles from './consents.module.css';

/** The mails of a round leave one by one; no live update tells of each. */
const POLL_MS = 5_000;

function useRound() {
  const { mutate } = useSWRConfig();
  const query = useApi(
    getConsentRound,
    {},
    { refreshInterval: (latest) => (latest?.data?.round?.status === 'RUNNING' ? POLL_MS : 0) },
  );
  const keep = (answer: { data: ConsentRoundState }) =>
    mutate(apiKey(getConsentRound, {}), answer, { revalidate: false });
  return { query, keep };
}

/** What became of the mails of a round, in words. */
function Outcome({ round }: { round: ConsentRound }) {
  const t = useT();
  const { sent, failed, uncertain } = round;
  return (
    <ul className={styles.outcome}>
      <li>{t('agency.consents.sent', { count: sent })}</li>
      {failed > 0 && <li>{t('agency.consents.failed', { count: failed })}</li>}
      {uncertain > 0 && <li>{t('agency.consents.uncertain', { count: uncertain })}</li>}
    </ul>
  );
}

function Running({ round, onStop }: { round: ConsentRound; onStop: () => Promise<void> }) {
  const t = useT();
  const [isStopping, setIsStopping] = useState(false);
  const stop = async () => {
    setIsStopping(true);
    await onStop();
    setIsStopping(false);
  };
  const { asked, people, startedBy, startedAt } = round;
  const words = t('agency.consents.asking', { asked: formatNumber(asked), people: formatNumber(people) });
  return (
    <>
      <div className={styles.line}>
        <span role="status">{words}</span>
        <BusyButton isBusy={isStopping} onClick={() => void stop()}>
          {t('agency.consents.stop')}
        </BusyButton>
      </div>
      <progress className={styles.progress} aria-label={words} max={Math.max(1, people)} value={asked} />
      {startedBy && (
        <p className={styles.quiet}>
          {t('agency.consents.started', { name: startedBy, date: formatDateTime(startedAt) })}
        </p>
      )}
      <Outcome round={round} />
    </>
  );
}

type QuestionProps = { state: ConsentRoundState; hasChanged: boolean };

/** What leaves when they are asked: how many mails, until when, and what they say. */
function Question({ state, hasChanged }: QuestionProps) {
  const t = useT();
  const { neverAsked, mailsAMinute, mail } = state;
  return (
    <div className={styles.question}>
      {hasChanged && <p role="alert">{t('agency.consents.changed', { count: neverAsked })}</p>}
      <p>
        {t('agency.consents.leaves', {
          count: neverAsked,
          pace: mailsAMinute,
          minutes: Math.ceil(neverAsked / mailsAMinute),
        })}
      </p>
      <p>{t('agency.consents.mail')}</p>
      <MailText mail={mail} />
    </div>
  );
}

function Last({ round }: { round: ConsentRound }) {
  const t = useT();
  return (
    <div className={styles.last}>
      <p className={styles.quiet}>
        {t('agency.consents.last', { date: formatDateTime(round.endedAt ?? round.startedAt) })}
      </p>
      <Outcome round={round} />
    </div>
  );
}

type AskingProps = {
  state: ConsentRoundState;
  onAnswer: (answer: { data: ConsentRoundState }) => Promise<unknown>;
  readAgain: () => Promise<unknown>;
};

function Asking({ state, onAnswer, readAgain }: AskingProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const { neverAsked, round } = state;
  const isRunning = round?.status === 'RUNNING';

  const start = async () => {
    try {
      await onAnswer(await call(startConsentRound, { body: { people: neverAsked } }));
      setIsAsking(false);
    } catch (error) {
      if (!isApiError(error) || !error.is(startConsentRound, 'CONSENT_COUNT_CHANGED')) {
        setIsAsking(false);
        toast.standardError();
      } else setHasChanged(true);
      await readAgain();
    }
  };
  const stop = async () => {
    try {
      await onAnswer(await call(stopConsentRound, {}));
      toast.success(t('agency.consents.stopped'));
    } catch {
      toast.standardError();
    }
  };
  const ask = () => {
    setHasChanged(false);
    setIsAsking(true);
  };
  return (
    <div className={styles.asking}>
      {isRunning ? (
        <Running round={round} onStop={stop} />
      ) : (
        <>
          <div className={styles.line}>
            <span>
              {neverAsked > 0
                ? t('agency.consents.none', { count: neverAsked })
                : t('agency.consents.nobody')}
            </span>
            {neverAsked > 0 && <Button onClick={ask}>{t('agency.consents.ask')}</Button>}
          </div>
          {neverAsked > 0 && <PolicyWarning before="asking" />}
          {round && <Last round={round} />}
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('agency.consents.question', { count: neverAsked })}
          body={<Question state={state} hasChanged={hasChanged} />}
          confirmLabel={t('agency.consents.confirm', { count: neverAsked })}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** Who was never asked for consent, and the administrator's way to ask them all, at a pace and with a way back. */
export function Consents() {
  const t = useT();
  const titleId = useId();
  const { query, keep } = useRound();
  return (
    <article className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('agency.consents.title')}
      </h3>
      <p className={styles.about}>{t('agency.consents.about')}</p>
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        errorTitle={t('agency.error')}
        skeleton={<SkeletonRows rows={1} />}
      >
        {({ data }) => <Asking state={data} onAnswer={keep} readAgain={() => query.mutate()} />}
      </DataView>
    </article>
  );
}
