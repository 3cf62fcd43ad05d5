import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { useText } from '@cantera/shared/design-system';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { Remote } from '@cantera/shared/remotes';
import { useCan } from '@cantera/shared/session';
import { useT } from '../../../messages/hunts.ts';
import { isAddable } from '../data/hunt-words.ts';
import type { Decisions } from '../data/use-decisions.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import { useViewed } from '../data/use-viewed.ts';
import { PersonActions } from '../people/person-actions.tsx';
import { ReasonStrip } from '../people/reason-strip.tsx';
import styles from './panel.module.css';
import { ProfilePanel } from './profile-panel.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import { useWalk } from './use-walk.ts';

type OpenPersonProps = {
  hunt: Hunt;
  person: PoolCandidate;
  /** Those of the tab, among whom one walks. */
  people: readonly PoolCandidate[];
  decisions: Decisions;
  address: HuntAddress;
};

/** The one who is open, with what can be decided; a decision goes on to the next. */
export function OpenPerson({ hunt, person, people, decisions, address }: OpenPersonProps) {
  const t = useT();
  const text = useText();
  const { change, isCvOpen } = address;
  const walk = useWalk(people, person.id, address);
  const mayReadAll = useCan('candidates.read_all');
  useViewed(hunt.id, person);
  const isOpen = hunt.isMine && person.status !== 'ADDED_TO_JOB';
  const onwards = (decide: (one: PoolCandidate) => Promise<void>) => () => {
    walk.leave();
    void decide(person);
  };
  // Of somebody of a file it is asked first who they are.
  const add = person.source ? () => void decisions.add(person) : onwards(decisions.add);
  const on = {
    onAdd: isAddable(hunt) ? add : undefined,
    onDiscard: onwards(decisions.discard),
    onPutBack: onwards(decisions.putBack),
    onKeep: () => void decisions.keep(person),
  };
  const isUndecided = isOpen && person.status === 'NONE';
  usePanelKeys({
    onAdd: isOpen ? on.onAdd : undefined,
    onKeep: isUndecided ? on.onKeep : undefined,
    onDiscard: isUndecided ? on.onDiscard : undefined,
    onUndo: hunt.isMine ? decisions.undo : undefined,
  });
  const close = () => change({ candidateId: null });
  const closeCv = () => change({ candidateMode: null });
  const foot = hunt.isMine && (isOpen || decisions.asked) && (
    <div className={styles.decide}>
      <ReasonStrip {...decisions} />
      {isOpen && !isAddable(hunt) && (
        <p className={styles.quiet}>{t('hunts.closed', { status: text(STATUS_TEXTS[hunt.job.status]) })}</p>
      )}
      {isOpen && <PersonActions isFoot person={person} {...on} />}
    </div>
  );
  // Who may read only those in their positions sees of the others what the hunt keeps; so does everybody of who is no candidate.
  if (person.source || (!mayReadAll && person.status !== 'ADDED_TO_JOB'))
    return (
      <div className={styles.dock}>
        <ProfilePanel key={person.id} person={person} hunt={hunt} walk={walk} onClose={close} foot={foot} />
      </div>
    );
  const panel = (
    <Remote
      id="mfe_candidates/candidate-panel"
      candidateId={person.id}
      place={walk.place}
      onPrevious={walk.onPrevious}
      onNext={walk.onNext}
      onClose={close}
      isCvOpen={isCvOpen}
      onToggleCv={isCvOpen ? closeCv : () => change({ candidateMode: 'cv' })}
      onDeleted={close}
      foot={foot || undefined}
    />
  );
  return (
    <div className={styles.dock}>
      {isCvOpen ? (
        <Remote
          id="mfe_candidates/cv-viewer"
          key={person.id}
          candidateId={person.id}
          onClose={closeCv}
          aside={panel}
        />
      ) : (
        panel
      )}
    </div>
  );
}
