import type { Announcements } from '@cantera/shared/contracts/announcements';
import { Dialog, useText } from '@cantera/shared/design-system';
import { RichText } from '@cantera/shared/rich-text';
import { Button } from 'antd';
import styles from './announcements.module.css';
import { useAnnouncementWords } from './use-announcements.ts';

interface MailPreviewProps {
  announced: Announcements;
  onClose: () => void;
}

/** Shows the messages as they would arrive: from whom, to whom, when, and their text. */
export function MailPreview({ announced, onClose }: MailPreviewProps) {
  const text = useText();
  const { when } = useAnnouncementWords();
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
              <dd>{when(mail)}</dd>
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
