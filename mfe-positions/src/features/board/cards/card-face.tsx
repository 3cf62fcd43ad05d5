import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, ScoreChip } from '@cantera/shared/design-system';
import { formatDateTime, formatShortAge } from '@cantera/shared/i18n';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/board.ts';
import { scoreAt, useScoringLevel } from '../model/scoring-level.ts';
import styles from './card.module.css';
import { Source } from './source.tsx';

/** `title at company`, or whichever of the two is known. */
export function useRole(): (candidate: BoardApplication['candidate']) => string {
  const t = useT();
  return ({ jobTitle, companyName }) =>
    jobTitle && companyName
      ? t('board.card.role', { title: jobTitle, company: companyName })
      : (jobTitle ?? companyName ?? '');
}

/** Why the card stands where it does, when no person put it there. */
function Flag({ application: { autoRejected, discardState } }: { application: BoardApplication }) {
  const t = useT();
  if (!discardState && !autoRejected) return null;
  const byScore = discardState === 'PROVISIONAL' ? 'board.card.byScorePending' : 'board.card.byScore';
  const words = t(discardState ? byScore : 'board.card.autoRejected');
  return (
    <span className={discardState === 'PROVISIONAL' ? styles.waits : styles.flag} title={words}>
      {words}
    </span>
  );
}

interface CardFaceProps {
  application: BoardApplication;
  /** The name, as a control or as words. */
  name: ReactNode;
}

/** What a card says; the same in its lane and under the pointer that carries it. */
export function CardFace({ application, name }: CardFaceProps) {
  const { candidate } = application;
  const [level] = useScoringLevel();
  const score = scoreAt(application, level);
  const role = useRole()(candidate);
  const { autoRejected, discardState } = application;
  const hasLongMark = discardState ? discardState === 'PROVISIONAL' : autoRejected;
  const person = { id: candidate.id, name: fullName(candidate), imageUrl: candidate.profileImageUrl };
  return (
    <>
      <Avatar person={person} isDecorative />
      {name}
      {score !== null && <ScoreChip score={score} isStale={application.scoring?.isStale} />}
      <div className={styles.role} title={role}>
        {role}
      </div>
      <div className={styles.origin}>
        <Source source={application.source} isShort={hasLongMark} />
        <Flag application={application} />
        <time
          className={styles.age}
          dateTime={application.createdAt}
          title={formatDateTime(application.createdAt)}
        >
          {formatShortAge(application.createdAt)}
        </time>
      </div>
    </>
  );
}
