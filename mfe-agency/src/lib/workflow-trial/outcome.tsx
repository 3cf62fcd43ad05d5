import type { Simulation, TimelineEntry } from '@cantera/shared/contracts/simulations';
import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { useT } from '../../messages/trial.ts';
import { Entry } from './entry.tsx';
import styles from './trial.module.css';
import type { Choices } from './use-choices.ts';
import type { AskedWhatIf } from './what-if.ts';

interface OutcomeProps {
  simulation: Simulation;
  asked: readonly AskedWhatIf[];
  choices: Choices;
}

/** What comes of it in a sentence or two. */
export function Summary({ simulation: { candidate, counts, emptyVariables } }: { simulation: Simulation }) {
  const t = useT();
  const { messages, problems, lastAt } = counts;
  return (
    <div className={styles.summary}>
      <p>
        {messages === 0
          ? t('trial.summary.none', { name: candidate.name, position: candidate.positionTitle })
          : t('trial.summary', {
              count: messages,
              name: candidate.name,
              position: candidate.positionTitle,
              last: lastAt ? formatDateTime(lastAt) : '',
            })}
      </p>
      {problems > 0 && <p className={styles.warning}>{t('trial.summary.problems', { count: problems })}</p>}
      {emptyVariables.length > 0 && (
        <p className={styles.warning}>
          {t('trial.emptyVariables', {
            count: emptyVariables.length,
            variables: formatList(emptyVariables.map((variable) => `{${variable}}`)),
          })}
        </p>
      )}
    </div>
  );
}

/** Other workflows that would start, which one who looks at this one does not expect. */
function AlsoStarts({ simulation: { alsoStarts } }: { simulation: Simulation }) {
  const t = useT();
  if (alsoStarts.length === 0) return null;
  return (
    <section className={styles.also} aria-label={t('trial.also')}>
      <h3 className={styles.heading}>{t('trial.also')}</h3>
      <ul>
        {alsoStarts.map(({ workflowId, workflowName, reason, at }) => (
          <li key={`${workflowId}:${at}:${reason}`}>
            {t(`trial.also.${reason}`, { workflow: workflowName, at: formatDateTime(at) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const isAlike = (one: TimelineEntry, other: TimelineEntry): boolean =>
  one.kind === other.kind && one.at === other.at;

/** What would happen, on a line of time. */
export function Outcome({ simulation, asked, choices }: OutcomeProps) {
  const t = useT();
  const { timeline, candidate } = simulation;
  const [first] = timeline;
  return (
    <>
      <AlsoStarts simulation={simulation} />
      <ol className={styles.timeline} aria-label={t('trial.timeline')}>
        {timeline.map((entry, index) => (
          <Entry
            key={`${index}:${entry.kind}`}
            entry={entry}
            nth={timeline.slice(0, index).filter((other) => isAlike(other, entry)).length}
            startAt={first?.at ?? entry.at}
            candidate={candidate}
            asked={asked}
            choices={choices}
          />
        ))}
      </ol>
    </>
  );
}
