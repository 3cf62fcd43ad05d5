import type { Hunt } from '@cantera/shared/contracts/hunts';
import { BusyButton, IconButton, toast, useText } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { ThumbsDown, ThumbsUp, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../messages/hunts.ts';
import { useGiveFeedback } from '../data/use-hunt-calls.ts';
import styles from './detail.module.css';

type Verdict = 'GOOD' | 'BAD';

const MAX_TEXT = 2000;

/** Asks for a few words after a verdict; what was typed stays when they are not taken. */
function Words({ onSend }: { onSend: (words: string) => Promise<void> }) {
  const t = useT();
  const id = useId();
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const text = useText();
  // Nothing that is pasted is cut.
  const isTooLong = words.trim().length > MAX_TEXT;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isTooLong || words.trim() === '') return;
    setBusy(true);
    await onSend(words.trim());
    setBusy(false);
  };
  return (
    <form className={styles.words} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('hunts.feedback.thanks')}</label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <BusyButton htmlType="submit" isBusy={isBusy} disabled={words.trim() === ''}>
        {t('hunts.feedback.send')}
      </BusyButton>
      {isTooLong && (
        <p id={`${id}-error`} role="status" className={styles.problem}>
          {text('shared.field.too_long_of', { max: MAX_TEXT })}
        </p>
      )}
    </form>
  );
}

/** Asks once how good a hunt was, of who may say it; dismissed, it does not come back for that hunt. */
export function FeedbackBanner({ hunt }: { hunt: Hunt }) {
  const t = useT();
  const give = useGiveFeedback(hunt.id);
  const [verdict, setVerdict] = useState<Verdict>();
  const [isDone, setDone] = useState(false);
  if (isDone || !hunt.isMine || (hunt.feedback !== null && !verdict)) return null;
  const foundNobody = hunt.found === 0 && hunt.poolCandidates.length === 0;
  const say = async (said: Verdict) => {
    if (await give(said)) setVerdict(said);
  };
  const dismiss = async () => {
    if (verdict || (await give('DISMISSED'))) setDone(true);
  };
  const explain = async (words: string) => {
    if (!verdict || !(await give(verdict, words))) return;
    setDone(true);
    toast.success(t('hunts.feedback.sent'));
  };
  return (
    <section className={styles.feedback} aria-label={t('hunts.feedback.label')}>
      {verdict ? (
        <Words onSend={explain} />
      ) : (
        <>
          <span className={styles.feedbackText}>
            {t(foundNobody ? 'hunts.feedback.questionNobody' : 'hunts.feedback.question')}
          </span>
          <Button size="small" icon={<ThumbsUp size={14} aria-hidden />} onClick={() => void say('GOOD')}>
            {t('hunts.feedback.GOOD')}
          </Button>
          <Button size="small" icon={<ThumbsDown size={14} aria-hidden />} onClick={() => void say('BAD')}>
            {t('hunts.feedback.BAD')}
          </Button>
        </>
      )}
      <IconButton
        size="small"
        label={t('hunts.feedback.dismiss')}
        icon={<X size={14} aria-hidden />}
        onClick={() => void dismiss()}
      />
    </section>
  );
}
