import type { Hunt, PoolCandidate, PoolReason } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/hunts.ts';
import { type Decision, useDecide } from './use-decide.ts';
import { useStillOpen } from './use-still-open.ts';
import { useUndo } from './use-undo.ts';

/** The people of a hunt and what can be decided of them; what has nothing to decide of somebody does nothing. */
export function useDecisions(hunt: Hunt) {
  const t = useT();
  const navigate = useNavigate();
  const deciding = useDecide(hunt);
  const { people, calls, decide } = deciding;
  const undoing = useUndo(deciding);
  const isStillOpen = useStillOpen(hunt);
  /** Who was discarded last, until something else is decided. */
  const [asked, setAsked] = useState<string>();
  const mayMakeCandidates = useCan('candidates.write');
  /** Somebody of a file whom it is asked about who they are before they are added. */
  const [adding, setAdding] = useState<string>();
  /** Of whom it is asked whether they can be added still, until something else is decided or looked at. */
  const next = useRef<{ readonly personId: string }>(undefined);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere is asked nothing there.
  useEffect(() => {
    next.current = undefined;
  }, [search]);
  /** Before a decision: of what went before nothing is asked any more, but of somebody who is discarded why. */
  const begin = (discarded?: string): void => {
    next.current = undefined;
    setAsked(discarded);
  };

  const undo = (): void => {
    next.current = undefined;
    const personId = undoing.undo();
    if (personId === asked) setAsked(undefined);
  };
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

  const tellAdded = (person: PoolCandidate): void => {
    const href = `/positions/${hunt.job.id}`;
    toast.success(t('hunts.added'), {
      description: t('hunts.added.text', { name: fullName(person) }),
      action: { label: t('hunts.added.view'), href, onSelect: () => void navigate(href) },
    });
  };
  const askWho = async (personId: string): Promise<void> => {
    if (next.current?.personId === personId) return;
    begin();
    const turn = { personId };
    next.current = turn;
    const isOpen = await isStillOpen();
    if (next.current !== turn) return;
    next.current = undefined;
    if (isOpen) setAdding(personId);
  };
  const add = async (person: PoolCandidate): Promise<void> => {
    if (person.status === 'ADDED_TO_JOB') return;
    if (person.source) {
      if (mayMakeCandidates) await askWho(person.id);
      return;
    }
    begin();
    undoing.forget(person.id);
    if (await decide(person, { status: 'ADDED_TO_JOB', reason: null }, () => calls.add(person)))
      tellAdded(person);
  };
  const strangerAdded = (person: PoolCandidate): void => {
    undoing.forget(person.id);
    setAdding(undefined);
    tellAdded(person);
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
    next.current = undefined;
    await decide(person, { reason }, () => calls.update(person.id, { reason }));
  };

  return {
    people: people.current,
    /** Who is asked about: discarded a moment ago. */
    asked: people.current.find(({ id, status }) => id === asked && status === 'REJECTED'),
    endAsking: () => setAsked(undefined),
    /** Who is to become a candidate. */
    adding: people.current.find(({ id }) => id === adding),
    endAdding: () => setAdding(undefined),
    strangerAdded,
    add,
    discard,
    putBack,
    keep,
    giveReason,
    undo,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
