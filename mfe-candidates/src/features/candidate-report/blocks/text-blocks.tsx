import type { MarkedText as Marked, ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { ScoreChip } from '@cantera/shared/design-system';
import { ScanText } from 'lucide-react';
import styles from './blocks.module.css';
import { MarkedText, PlainText } from './marked-text.tsx';
import type { Of } from './person-blocks.tsx';

function Paragraphs({ of }: { of: readonly Marked[] }) {
  return of.map((paragraph, index) => (
    <p key={index} className={styles.paragraph}>
      <MarkedText of={paragraph} />
    </p>
  ));
}

/** The brief, or the person's own summary; what a machine put together says so. */
export function Text({ block: { paragraphs, note } }: Of<'TEXT'>) {
  return (
    <>
      <Paragraphs of={paragraphs} />
      {note && (
        <p className={styles.note}>
          <ScanText size={14} aria-hidden />
          {note}
        </p>
      )}
    </>
  );
}

interface AspectsProps {
  title: string;
  texts: readonly string[];
  block: ReportBlock;
}

function Aspects({ title, texts, block }: AspectsProps) {
  if (texts.length === 0) return null;
  return (
    <>
      <h5 className={styles.small}>{title}</h5>
      <ul className={styles.bullets}>
        {texts.map((text) => (
          <li key={text}>
            <PlainText of={text} block={block} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The score in the colour of its band, with what speaks for and against. */
export function Score({ block }: Of<'SCORE'>) {
  const { scoringLax, positiveTitle, riskTitle } = block;
  return (
    <>
      <p className={styles.score}>
        <ScoreChip score={scoringLax.finalScore} />
      </p>
      <Aspects title={positiveTitle} texts={scoringLax.positiveAspects} block={block} />
      <Aspects title={riskTitle} texts={scoringLax.risks} block={block} />
    </>
  );
}

/** The killer questions with the answers in words, and whether they are met. */
export function Questions({ block }: Of<'QUESTIONS'>) {
  return (
    <ul className={styles.entries}>
      {block.kqQuestionsWithAnswers.map(({ id, text, type, answer, correct, shown, verdict }) => (
        <li key={id} data-type={type}>
          <p className={styles.strong}>
            <PlainText of={text} block={block} />
          </p>
          <p>
            <PlainText of={shown} block={block} />
          </p>
          {answer && verdict && (
            <p className={styles.verdict} data-correct={correct}>
              {verdict}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The comments in the order in which they were chosen. */
export function Comments({ block }: Of<'COMMENTS'>) {
  return (
    <ol className={styles.entries}>
      {block.comments.map(({ id, typeName, date, createdAt, byName, paragraphs }) => (
        <li key={id} data-comment={id}>
          <p className={styles.quiet}>
            {[typeName, byName].filter(Boolean).join(' · ')} · <time dateTime={createdAt}>{date}</time>
          </p>
          <Paragraphs of={paragraphs} />
        </li>
      ))}
    </ol>
  );
}
