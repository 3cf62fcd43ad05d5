import type { Announcements } from '@cantera/shared/contracts/announcements';
import { Checkbox, useText } from '@cantera/shared/design-system';
import { Mail, MailX } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './announcements.module.css';
import { MailPreview } from './mail-preview.tsx';
import { useAnnouncementWords } from './use-announcements.ts';

interface AnnouncedMailProps {
  /** Undefined while it is asked for. */
  announced: Announcements | undefined;
  /** Whether the message is not to be sent; without `onWithheldChange` there is no choice. */
  isWithheld?: boolean;
  onWithheldChange?: (isWithheld: boolean) => void;
}

/** The line of a dialog that says which message its action sends, with a preview and the choice not to send it. */
export function AnnouncedMail({ announced, isWithheld = false, onWithheldChange }: AnnouncedMailProps) {
  const text = useText();
  const { sentence } = useAnnouncementWords();
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  // The live region stands before it has words, so that they are spoken once they come.
  const said = announced && (sentence(announced) ?? text('shared.mail.none'));
  const leaves = announced !== undefined && announced.count > 0;
  const Icon = leaves && !isWithheld ? Mail : MailX;
  return (
    <div className={styles.line} aria-busy={!announced}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p role="status" className={isWithheld ? styles.withheld : undefined}>
          {said}
        </p>
        {leaves && (
          <div className={styles.choices}>
            {onWithheldChange && (
              <span className={styles.choice}>
                <Checkbox
                  id={id}
                  checked={isWithheld}
                  onChange={({ target: { checked } }) => onWithheldChange(checked)}
                />
                <label htmlFor={id}>{text('shared.mail.doNotSend')}</label>
              </span>
            )}
            {announced.items.some(({ html }) => html !== null) && (
              <button type="button" className={styles.preview} onClick={() => setIsPreviewed(true)}>
                {text('shared.mail.preview')}
              </button>
            )}
          </div>
        )}
      </div>
      {isPreviewed && announced && (
        <MailPreview announced={announced} onClose={() => setIsPreviewed(false)} />
      )}
    </div>
  );
}
