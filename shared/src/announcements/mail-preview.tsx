import type { Announcements } from '@cantera/shared/contracts/announcements';
import { Dialog, useText } from '@cantera/shared/design-system';
import { RichText } from '@cantera/shared/rich-text';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './announcements.module.css';
import { useAnnouncementWords } from './use-announcements.ts';

interface MailPreviewProps {
  announced: Announcements;
  /** `performance.now()` when they were announced, of messages that are about to leave; without it they would leave later. */
  since?: number;
  onClose: () => void;
}

const TICK_MS = 1000;

/** Whole seconds since then. */
function usePassed(since: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.floor((now - since) / 1000);
}

/** Shows the messages as they would arrive: from whom, to whom, when, and their text. */
export function MailPreview({ announced, since, onClose }: MailPreviewProps) {
  const text = useText();
  const { when, problemOf } = useAnnouncementWords();
  const passed = usePassed(since);
  const rest = announced.count + announced.problemCount - announced.items.length;
  return (
    <Dialog
      title={text('shared.mail.previewTitle')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {text('shared.mail.close')}
        </Button>
      }
    >
      {announced.items.map((mail) => (
        <article key={`${mail.candidateId}:${mail.reason}:${mail.subject}`} className={styles.message}>
          <dl className={styles.head}>
            {mail.from && (
              <div>
                <dt>{text('shared.mail.from')}</dt>
                <dd>{[mail.from.name, mail.from.address].filter(Boolean).join(' · ')}</dd>
              </div>
            )}
            <div>
              <dt>{text('shared.mail.to')}</dt>
              <dd>{[mail.candidateName, mail.to].filter(Boolean).join(' · ')}</dd>
            </div>
            <div>
              <dt>{text('shared.mail.when')}</dt>
              <dd>{problemOf(mail) ?? when(mail, passed)}</dd>
            </div>
            <div>
              <dt>{text('shared.mail.subject')}</dt>
              <dd className={styles.subject}>{mail.subject}</dd>
            </div>
          </dl>
          {mail.html !== null && <RichText html={mail.html} />}
        </article>
      ))}
      {rest > 0 && <p className={styles.quiet}>{text('shared.mail.more', { count: rest })}</p>}
    </Dialog>
  );
}
