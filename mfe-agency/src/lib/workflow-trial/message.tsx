import type { ChannelType } from '@cantera/shared/contracts/enums';
import { formatList } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/trial.ts';
import { nearVariables } from '../workflow-parts/index.ts';
import type { EntryProps } from './entry-props.ts';
import styles from './trial.module.css';

type MessageProps = Pick<EntryProps, 'entry' | 'candidate'>;

/** Why it does not leave, and what helps. */
function Problem({ entry: { problem, channel, from }, candidate }: MessageProps) {
  const t = useT();
  if (problem === null) return null;
  const name = problem === 'NO_CHANNEL' ? (from?.name ?? t('trial.recruiter')) : candidate.name;
  const to = problem === 'NO_CHANNEL' ? '/settings/channels' : candidate.id && `/candidates/${candidate.id}`;
  return (
    <p className={styles.problem}>
      {t(`trial.problem.${problem}`, { name, channel: t(`trial.channel.${channel ?? 'EMAIL'}`) })}{' '}
      {to && <Link to={to}>{t(`trial.remedy.${problem}`)}</Link>}
    </p>
  );
}

/** From whom to whom, and about what. */
function Head({ entry, candidate }: MessageProps) {
  const t = useT();
  const { from, to, subject } = entry;
  const channel: ChannelType = entry.channel ?? 'EMAIL';
  return (
    <dl className={styles.head}>
      <div>
        <dt>{t('trial.channel')}</dt>
        <dd>{t(`trial.channel.${channel}`)}</dd>
      </div>
      {from && (
        <div>
          <dt>{t('trial.from')}</dt>
          <dd>{[from.name, from.address].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('trial.to')}</dt>
        <dd>{[candidate.name, to].filter(Boolean).join(' · ')}</dd>
      </div>
      {subject !== null && (
        <div>
          <dt>{t('trial.subject')}</dt>
          <dd className={styles.subject}>{subject}</dd>
        </div>
      )}
    </dl>
  );
}

function Attachments({ entry: { attachments } }: Pick<MessageProps, 'entry'>) {
  const t = useT();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.attachments} aria-label={t('trial.attachments')}>
      {attachments.map(({ id, name, isGone }) => (
        <li key={id} className={isGone ? styles.warning : undefined}>
          {isGone ? t('trial.attachmentGone') : name}
        </li>
      ))}
    </ul>
  );
}

/** A message as it would arrive, and what is to be known of it. */
export function Message({ entry, candidate }: MessageProps) {
  const t = useT();
  const { cancelledReason, emptyVariables, notes, html, from, subject } = entry;
  const asTheyStand = nearVariables(`${subject ?? ''}\n${html ?? ''}`).map(({ written }) => written);
  return (
    <article className={styles.message}>
      <Problem entry={entry} candidate={candidate} />
      {cancelledReason && <p className={styles.problem}>{t(`trial.stopped.${cancelledReason}`)}</p>}
      {notes.includes('SENDER_CHANGED') && (
        <p className={styles.warning}>{t('trial.note.sender', { name: from?.name ?? '' })}</p>
      )}
      {emptyVariables.length > 0 && (
        <p className={styles.warning}>
          {t('trial.emptyHere', {
            count: emptyVariables.length,
            variables: formatList(emptyVariables.map((variable) => `{${variable}}`)),
          })}
        </p>
      )}
      {asTheyStand.length > 0 && (
        <p className={styles.warning}>
          {t('trial.asItStands', { count: asTheyStand.length, written: formatList(asTheyStand) })}
        </p>
      )}
      <Head entry={entry} candidate={candidate} />
      {html !== null && <RichText html={html} />}
      <Attachments entry={entry} />
    </article>
  );
}
