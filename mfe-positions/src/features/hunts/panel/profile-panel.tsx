import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, IconButton, ScoreChip, SkeletonRows } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { lazyPart } from '@cantera/shared/remotes';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../messages/hunts.ts';
import { hasScores } from '../data/hunt-words.ts';
import { LinkedinLink, PersonWhy } from '../people/people-columns.tsx';
import { PersonMarks } from '../people/person-marks.tsx';
import { ScoreReasons } from '../people/score.tsx';
import styles from './panel.module.css';
import type { Walk } from './use-walk.ts';

/** Comes with the first of a file who is looked at. */
const StrangerProfile = lazyPart(() => import('../strangers/stranger-profile.tsx'));

type ProfilePanelProps = {
  person: PoolCandidate;
  hunt: Hunt;
  walk: Walk;
  onClose: () => void;
  foot: ReactNode;
};

/** All quotes of somebody. */
const ALL = 100;

/** Focus goes into the panel when it opens, and back to what opened it. */
function useFocus() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

function Head({ walk, onClose }: Pick<ProfilePanelProps, 'walk' | 'onClose'>) {
  const t = useT();
  const { place, onPrevious, onNext } = walk;
  return (
    <header className={styles.head}>
      <span className={styles.place} aria-live="polite">
        {place}
      </span>
      <IconButton
        label={t('hunts.profile.previous')}
        icon={<ChevronUp aria-hidden />}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        label={t('hunts.profile.next')}
        icon={<ChevronDown aria-hidden />}
        disabled={!onNext}
        onClick={onNext}
      />
      <IconButton label={t('hunts.profile.close')} icon={<X aria-hidden />} onClick={onClose} />
    </header>
  );
}

/** What a hunt keeps of somebody: of people of files and of the server, and of others for who may not open the whole profile. */
export function ProfilePanel({ person, hunt, walk, onClose, foot }: ProfilePanelProps) {
  const t = useT();
  const panel = useFocus();
  useShortcuts('panel', [
    { keys: ['ArrowLeft'], label: t('hunts.profile.previous'), run: walk.onPrevious },
    { keys: ['ArrowRight'], label: t('hunts.profile.next'), run: walk.onNext },
    { keys: ['Escape'], label: t('hunts.profile.close'), run: onClose },
  ]);
  const name = fullName(person);
  const { scoringLax: scoring } = person;
  return (
    <aside ref={panel} tabIndex={-1} aria-label={t('hunts.profile.label')} className={styles.profile}>
      <Head walk={walk} onClose={onClose} />
      <div className={styles.scroll}>
        <div className={styles.who}>
          <Avatar person={{ id: person.id, name, imageUrl: person.profileImageUrl }} size={56} isDecorative />
          <div className={styles.names}>
            <h2 className={styles.name}>{name}</h2>
            {person.jobTitle && <span>{person.jobTitle}</span>}
            {person.location && <span className={styles.quiet}>{person.location.address}</span>}
            {person.linkedin && <LinkedinLink person={person} t={t} />}
            <PersonMarks person={person} />
          </div>
        </div>
        <p className={styles.note}>
          {person.source?.kind === 'SERVER'
            ? t('hunts.stranger.noteServer', { name: person.source.name })
            : t(person.source ? 'hunts.stranger.note' : 'hunts.profile.note')}
        </p>
        <h3 className={styles.title}>{t('hunts.column.why')}</h3>
        <PersonWhy person={person} hunt={hunt} quotes={ALL} />
        {hasScores(hunt) && scoring && (
          <>
            <h3 className={styles.title}>
              {t('hunts.column.score')} <ScoreChip score={scoring.finalScore} />
            </h3>
            <ScoreReasons scoring={scoring} />
          </>
        )}
        {person.source && (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <StrangerProfile hunt={hunt} person={person} />
          </Suspense>
        )}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  );
}
