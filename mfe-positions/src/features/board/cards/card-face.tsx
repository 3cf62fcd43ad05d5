import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, ScoreChip } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/index.ts';
import { shortAge } from './age.ts';
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

interface CardFaceProps {
  application: BoardApplication;
  /** The name, as a control or as words. */
  name: ReactNode;
}

/** What a card says; the same in its lane and under the pointer that carries it. */
export function CardFace({ application, name }: CardFaceProps) {
  const t = useT();
  const { candidate, scoring } = application;
  const role = useRole()(candidate);
  const person = { id: candidate.id, name: fullName(candidate), imageUrl: candidate.profileImageUrl };
  return (
    <>
      <Avatar person={person} isDecorative />
      {name}
      {scoring && <ScoreChip score={scoring.scoringLax.finalScore} />}
      <div className={styles.role} title={role}>
        {role}
      </div>
      <div className={styles.origin}>
        <Source source={application.source} />
        {application.autoRejected && <span className={styles.flag}>{t('board.card.autoRejected')}</span>}
        <time
          className={styles.age}
          dateTime={application.createdAt}
          title={formatDateTime(application.createdAt)}
        >
          {shortAge(application.createdAt)}
        </time>
      </div>
    </>
  );
}
