import { useAnnouncementWords, useWithhold } from '@cantera/shared/announcements';
import { isApiError, useRefresh } from '@cantera/shared/api-client';
import { addCandidates } from '@cantera/shared/contracts/applications';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { type ToastAction, type ToastOptions, toast, useText } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { ADDED_AT_ONCE, type Added, addToPosition, type Sorted, sortForPosition } from './add-to-position.ts';

/** How long a toast stays in any case, in ms. */
const SHORTEST_MS = 5_000;
/** So many are named in a toast; of the others it says how many they are. */
const NAMED = 3;

/** Who is added to what. */
export type Assignment = {
  position: { id: string; title: string };
  candidateIds: readonly string[];
  sendWelcome: boolean;
};
type AssignOptions = {
  /** Leaves out who is in the position already, as a selection of many does, instead of refusing them all. */
  skipsAssigned: boolean;
};

/** Says why nobody could be added. */
function useRefusal() {
  const t = useT();
  return (error: unknown) => {
    if (isApiError(error) && error.is(addCandidates, 'CANDIDATE_ALREADY_APPLIED'))
      toast.error(t('candidates.assign.error'), { description: t('candidates.assign.already') });
    else if (isApiError(error) && error.is(addCandidates, 'POSITION_NOT_OPEN'))
      toast.error(t('candidates.assign.notOpen'));
    else if (isApiError(error) && error.is(addCandidates, 'NOT_A_RECRUITER'))
      toast.error(t('candidates.assign.notMine'));
    else toast.standardError();
  };
}

/** Who was added to which position, who was there already, and the mails that leave, in words. */
function useAddedWords() {
  const t = useT();
  const { sentence, laterOf } = useAnnouncementWords();
  const namesOf = (people: Sorted['wanted']): string => {
    const names = people.slice(0, NAMED).map(({ name }) => name);
    const more = people.length - names.length;
    return formatList(more > 0 ? [...names, t('candidates.assign.more', { count: more })] : names);
  };
  /** Nothing of nobody. */
  const there = (people: Sorted['there']): string | undefined =>
    people.length > 0
      ? t('candidates.assign.there', { count: people.length, names: namesOf(people) })
      : undefined;
  const wordsOf = (title: string, added: Added, sorted: Sorted | undefined): ToastOptions => {
    const people = sorted?.wanted.filter(({ id }) => added.candidateIds.includes(id));
    const withMail = (mail: string | undefined): string =>
      [
        people
          ? t('candidates.assign.who', { count: people.length, names: namesOf(people), title })
          : t('candidates.assign.to', { title }),
        there(sorted?.there ?? []),
        mail,
      ]
        .filter(Boolean)
        .join(' ');
    const { announced } = added;
    const inMs = Math.max(SHORTEST_MS, announced.unsendSeconds * 1000);
    return {
      description: withMail(sentence(announced)),
      ...laterOf(announced, { inMs, around: withMail, moreActions: [] }),
    };
  };
  return { there, wordsOf };
}

/** What a toast on people who were added offers: to withhold their welcome, and the position. */
function useAddedActions() {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const withhold = useWithhold();
  return (positionId: string, { announced, applications }: Added): ToastOptions => {
    const canStop = announced.count > 0 && announced.unsendSeconds > 0;
    const stop: ToastAction = {
      label: text('shared.mail.doNotSend'),
      onSelect: () => void withhold(positionId, applications),
    };
    const address = `/positions/${positionId}`;
    return {
      duration: canStop ? Math.max(SHORTEST_MS, announced.unsendSeconds * 1000) : SHORTEST_MS,
      moreActions: canStop ? [stop] : [],
      action: {
        label: t('candidates.assign.viewPosition'),
        href: address,
        onSelect: () => void navigate(address),
      },
    };
  };
}

/**
 * Adds candidates to a position, welcomed or not, and says what came of it. Resolves to who was not added: nobody when all
 * went well, everybody when it was refused, the rest when it broke off on the way.
 */
export function useAssign({ skipsAssigned }: AssignOptions) {
  const t = useT();
  const refresh = useRefresh();
  const refuse = useRefusal();
  const { there, wordsOf } = useAddedWords();
  const actionsOf = useAddedActions();
  return async ({ position, candidateIds, sendWelcome }: Assignment): Promise<readonly string[]> => {
    let sorted: Sorted | undefined;
    try {
      sorted = skipsAssigned ? await sortForPosition(position.id, candidateIds) : undefined;
    } catch (error) {
      refuse(error);
      return candidateIds;
    }
    const wanted = sorted ? sorted.wanted.map(({ id }) => id) : candidateIds;
    if (wanted.length === 0) {
      const description = there(sorted?.there ?? []);
      if (description) toast.error(t('candidates.assign.error'), { description });
      else toast.standardError();
      return candidateIds;
    }
    const progress = (count: number) =>
      toast.status(t('candidates.assign.progress', { count, all: wanted.length }), { duration: null });
    if (wanted.length > ADDED_AT_ONCE) progress(0);
    const added = await addToPosition({
      positionId: position.id,
      candidateIds: wanted,
      sendWelcome,
      onProgress: progress,
    });
    const count = added.candidateIds.length;
    if (count === 0) {
      refuse(added.error);
      return candidateIds;
    }
    const options = {
      ...actionsOf(position.id, added),
      ...wordsOf(position.title, added, sorted),
    };
    // Who was reached stays there when the rest fails.
    if (added.error)
      toast.error(t('candidates.assign.inPart', { count, all: wanted.length }), {
        ...options,
        duration: null,
      });
    else toast.success(t(skipsAssigned ? 'candidates.assign.doneMany' : 'candidates.assign.done'), options);
    void refresh(listCandidates);
    return wanted.filter((id) => !added.candidateIds.includes(id));
  };
}
