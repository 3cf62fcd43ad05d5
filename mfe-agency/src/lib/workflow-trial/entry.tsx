import { formatDateTime } from '@cantera/shared/i18n';
import { useT } from '../../messages/trial.ts';
import { durationText } from '../workflow-parts/duration-text.ts';
import type { EntryProps } from './entry-props.ts';
import { Message } from './message.tsx';
import styles from './trial.module.css';
import { sentWhatIf } from './what-if.ts';

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** What a person asked to happen, in words. */
function useWhatIfWords({ entry: { kind, at }, nth, asked, choices }: EntryProps): string {
  const t = useT();
  if (kind !== 'MOVE' && kind !== 'RECRUITER' && kind !== 'CHANNEL_REMOVED') return '';
  // Those of one time happen in the order in which they are asked for.
  const found = asked.filter((one) => {
    const sent = sentWhatIf(one);
    return sent?.kind === kind && secondsBetween(sent.at, at) === 0;
  });
  const what = choices[kind].find(({ value }) => value === found[nth]?.chosen)?.label ?? '';
  return t(`trial.happens.${kind}`, { what });
}

function Words(props: EntryProps) {
  const { entry } = props;
  const t = useT();
  const whatIf = useWhatIfWords(props);
  if (entry.kind === 'DELAY' && entry.until)
    return (
      <>
        <p>
          {t('trial.delay', {
            time: durationText(secondsBetween(entry.at, entry.until)),
            until: formatDateTime(entry.until),
          })}
        </p>
        {entry.notes.includes('ENDS_AT_NIGHT') && <p className={styles.warning}>{t('trial.note.night')}</p>}
      </>
    );
  if (entry.kind === 'STOPPED')
    return <p className={styles.warning}>{t(`trial.stopped.${entry.cancelledReason ?? 'UNKNOWN'}`)}</p>;
  if (entry.kind === 'UNKNOWN') return <p className={styles.warning}>{t('trial.unknown')}</p>;
  if (entry.kind === 'END') return <p className={styles.quiet}>{t('trial.end')}</p>;
  return <p>{whatIf}</p>;
}

/** One thing on the line of time. */
export function Entry(props: EntryProps) {
  const { entry, startAt } = props;
  const t = useT();
  const after = secondsBetween(startAt, entry.at);
  return (
    <li className={styles.entry}>
      <p className={styles.time}>
        <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        {' · '}
        {after < 1 ? t('trial.atOnce') : t('trial.after', { time: durationText(after) })}
      </p>
      {entry.kind === 'MESSAGE' ? <Message {...props} /> : <Words {...props} />}
    </li>
  );
}
