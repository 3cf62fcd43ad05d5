import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { useT } from '../../../messages/report.ts';
import styles from './blocks.module.css';
import { MarkedText, PlainText } from './marked-text.tsx';

/** A block of one kind. */
export type Of<K extends ReportBlock['kind']> = { block: Extract<ReportBlock, { kind: K }> };

/** The position's first page: whose report it is and for whom, its steps in 2 or 3 columns, and what is inside. */
export function Steps({ block }: Of<'STEPS'>) {
  const t = useT();
  const { agency, logoUrl, kind, lines, insideTitle, inside } = block.cover;
  return (
    <>
      {logoUrl && <img className={styles.logo} src={logoUrl} alt="" />}
      <p className={styles.agency}>{agency}</p>
      <p className={styles.quiet}>{kind}</p>
      <h3 className={styles.name}>{block.position}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <h4 className={styles.title}>{block.title}</h4>
      <ul className={styles.steps} data-columns={block.columns}>
        {block.steps.map(({ id, name, people }) => (
          <li key={id} className={styles.step}>
            <span>{name}</span>
            <span className={styles.quiet}>{t('report.steps.people', { count: people })}</span>
          </li>
        ))}
      </ul>
      <h4 className={styles.title}>{insideTitle}</h4>
      <ul className={styles.inside}>
        {inside.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** Who it is. */
export function Head({ block }: Of<'PERSON'>) {
  const { name, jobTitle, place, photoUrl, positionName, stepName } = block;
  return (
    <div className={styles.head}>
      {photoUrl && <img className={styles.photo} src={photoUrl} alt="" />}
      <div>
        <h3 className={styles.name}>{name}</h3>
        {jobTitle && (
          <p className={styles.job}>
            <MarkedText of={jobTitle} />
          </p>
        )}
        {place && <p className={styles.quiet}>{place}</p>}
        {positionName && (
          <p className={styles.quiet}>
            <PlainText of={positionName} block={block} />
            {stepName && (
              <>
                {' · '}
                <PlainText of={stepName} block={block} />
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export function Facts({ block }: Of<'FACTS'>) {
  return (
    <dl className={styles.facts}>
      {block.facts.map(({ label, value }) => (
        <div key={label + value}>
          <dt>
            <PlainText of={label} block={block} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Experiences or educations. */
export function Entries({ block }: Of<'ENTRIES'>) {
  return (
    <ul className={styles.entries}>
      {block.entries.map(({ title, organisation, place, period }, index) => (
        // Two entries may be the same in every word.
        <li key={index}>
          <div className={styles.entryTitle}>
            <p className={styles.strong}>
              <MarkedText of={title} />
            </p>
            {period && <p className={styles.period}>{period}</p>}
          </div>
          <p>{[organisation, place].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Skills in columns. */
export function Columns({ block }: Of<'COLUMNS'>) {
  const t = useT();
  const isRare = (column: number, row: number) => block.rare.some(([c, r]) => c === column && r === row);
  return (
    <div className={styles.columns}>
      {block.columns.map((names, column) => (
        <ul key={names.join()} className={styles.column}>
          {names.map((name, row) => (
            <li key={name}>
              {isRare(column, row) ? (
                <u className={styles.mark} data-reason="RARE" title={t('report.mark.RARE')}>
                  {name}
                </u>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
