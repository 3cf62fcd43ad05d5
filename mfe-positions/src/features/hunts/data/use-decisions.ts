import type { Hunt, PoolCandidate, PoolReason } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/hunts.ts';
import { useAskWho } from './use-ask-who.ts';
import { type Decision, useDecide } from './use-decide.ts';
import { useUndo } from './use-undo.ts';

/** Says that somebody was added, with the way to the position. */
function useTellAdded({ job }: Hunt): (person: PoolCandidate) => void {
  const t = useT();
  const navigate = useNavigate();
  const href = `/positions/${job.id}`;
  return (person) =>
    toast.success(t('hunts.added'), {
      description: t('hunts.added.text', { name: fullName(person) }),
      action: { label: t('hunts.added.view'), href, onSelect: () => void navigate(href) },
    });
}

interface AddingProps {
  deciding: ReturnType<typeof useDecide>;
  undoing: ReturnType<typeof useUndo>;
  who: ReturnType<typeof useAskWho>;
  /** Called before it is decided. */
  begin: () => void;
}

/** Adds people to the position; somebody of a file becomes a candidate first, once it is known who they are. */
function useAdding(hunt: Hunt, { deciding: { people, calls, decide }, undoing, who, begin }: AddingProps) {
  const tellAdded = useTellAdded(hunt);
  const mayMakeCandidates = useCan('candidates.write');
  const add = async (person: PoolCandidate): Promise<void> => {
    if (person.status === 'ADDED_TO_JOB') return;
    if (person.source) {
      if (!mayMakeCandidates || who.isNext(person.id)) return;
      begin();
      await who.ask(person.id);
      return;
    }
    begin();
    undoing.forget(person.id);
    if (await decide(person, { status: 'ADDED_TO_JOB', reason: null }, () => calls.add(person)))
      tellAdded(person);
  };
  const strangerAdded = (person: PoolCandidate): void => {
    undoing.forget(person.id);
    who.end();
    tellAdded(person);
  };
  return {
    /** Who is to become a candidate. */
    adding: people.current.find(({ id }) => id === who.personId),
    endAdding: who.end,
    strangerAdded,
    add,
  };
}

/** The people of a hunt and what can be decided of them; what has nothing to decide of somebody does nothing. */
export function useDecisions(hunt: Hunt) {
  const t = useT();
  const deciding = useDecide(hunt);
  const { people, calls, decide } = deciding;
  const undoing = useUndo(deciding);
  const who = useAskWho(hunt);
  /** Who was discarded last, until something else is decided. */
  const [asked, setAsked] = useState<string>();
  /** Before a decision: of what went before nothing is asked any more, but of somebody who is discarded why. */
  const begin = (discarded?: string): void => {
    who.giveUp();
    setAsked(discarded);
  };

  const undo = (): void => {
    who.giveUp();
    const personId = undoing.undo();
    if (personId === asked) setAsked(undefined);
  };
  const adding = useAdding(hunt, { deciding, undoing, who, begin });
  /** A decision that can be taken back, by its toast too. */
  const decideFor = async (
    person: PoolCandidate,
    decision: Partial<Decision>,
    words: string,
    send: () => Promise<PoolCandidate>,
  ): Promise<boolean> => {
    undoing.remember(person);
    toast.status(words, { action: { label: t('hunts.undo'), onSelect: undo } });
    const isDone = await decide(person, decision, send);
    if (!isDone) undoing.forget(person.id);
    return isDone;
  };

  const discard = async (person: PoolCandidate): Promise<void> => {
    if (person.status !== 'NONE') return;
    begin(person.id);
    const words = t('hunts.discarded', { name: fullName(person) });
    const send = () => calls.setStatus(person.id, 'REJECTED');
    await decideFor(person, { status: 'REJECTED', reason: null }, words, send);
  };
  const putBack = async (person: PoolCandidate): Promise<void> => {
    if (person.status !== 'REJECTED') return;
    begin();
    const words = t('hunts.putBackDone', { name: fullName(person) });
    const send = () => calls.setStatus(person.id, 'NONE');
    await decideFor(person, { status: 'NONE', reason: null }, words, send);
  };
  const keep = async (person: PoolCandidate): Promise<void> => {
    if (person.status !== 'NONE') return;
    const kept = !person.kept;
    begin();
    const words = t(kept ? 'hunts.keptDone' : 'hunts.unkeptDone', { name: fullName(person) });
    await decideFor(person, { kept }, words, () => calls.update(person.id, { kept }));
  };
  const giveReason = async (person: PoolCandidate, reason: PoolReason | null): Promise<void> => {
    who.giveUp();
    await decide(person, { reason }, () => calls.update(person.id, { reason }));
  };

  return {
    people: people.current,
    /** Who is asked about: discarded a moment ago. */
    asked: people.current.find(({ id, status }) => id === asked && status === 'REJECTED'),
    endAsking: () => setAsked(undefined),
    ...adding,
    discard,
    putBack,
    keep,
    giveReason,
    undo,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
