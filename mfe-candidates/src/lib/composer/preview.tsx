import type { MessagePreview } from '@cantera/shared/contracts/messages';
import { formatList, formatNumber } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import { Button } from 'antd';
import { type Ref, useId } from 'react';
import { useT } from '../../messages/composer.ts';
import styles from './composer.module.css';
import type { useMessagePreview } from './use-message-preview.ts';

const PROBLEMS = {
  NO_CHANNEL: 'candidates.composer.noChannel',
  NO_ADDRESS: 'candidates.composer.noAddress',
  CONSENT_REFUSED: 'candidates.message.consentRefused',
} as const;

function Warnings({ preview: { problem, emptyVariables } }: { preview: MessagePreview }) {
  const t = useT();
  return (
    <div role="status">
      {problem && <p className={styles.failure}>{t(PROBLEMS[problem])}</p>}
      {emptyVariables.length > 0 && (
        <p className={styles.failure}>
          {t('candidates.composer.empty', {
            count: emptyVariables.length,
            variables: formatList(emptyVariables.map((name) => `{${name}}`)),
          })}
        </p>
      )}
    </div>
  );
}

function Letter({ preview: { from, to, subject, html, unsendSeconds } }: { preview: MessagePreview }) {
  const t = useT();
  return (
    <article className={styles.letter}>
      <dl className={styles.head}>
        <div>
          <dt>{t('candidates.composer.from')}</dt>
          <dd>{from ? [from.name, from.address].filter(Boolean).join(' · ') : '–'}</dd>
        </div>
        <div>
          <dt>{t('candidates.composer.to')}</dt>
          <dd>{to ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('candidates.composer.when')}</dt>
          <dd>{t('candidates.composer.inSeconds', { seconds: formatNumber(unsendSeconds) })}</dd>
        </div>
        <div>
          <dt>{t('candidates.composer.subject')}</dt>
          <dd className={styles.subject}>{subject}</dd>
        </div>
      </dl>
      <RichText html={html} className={styles.text} />
    </article>
  );
}

interface PreviewProps {
  preview: ReturnType<typeof useMessagePreview>;
  /** Held by who moves the focus to it. */
  ref?: Ref<HTMLElement>;
}

/** The message as it will leave: from whom, to whom, when, with its variables filled in. */
export function Preview({ preview, ref }: PreviewProps) {
  const t = useT();
  const id = useId();
  const { isWritten, last, current, hasFailed, retry } = preview;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.preview}
      aria-labelledby={id}
      aria-busy={isWritten && !current && !hasFailed}
    >
      <h3 id={id} className={styles.title}>
        {t('candidates.composer.preview')}
      </h3>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {t('candidates.composer.previewError')}{' '}
          <Button size="small" onClick={retry}>
            {t('candidates.save.retry')}
          </Button>
        </p>
      )}
      {!hasFailed && last && (
        <>
          <Warnings preview={last} />
          <Letter preview={last} />
        </>
      )}
      {!isWritten && <p className={styles.quiet}>{t('candidates.composer.previewHint')}</p>}
    </section>
  );
}
