import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { IntakeItem, IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { type ToastOptions, toast } from '@cantera/shared/design-system';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/review.ts';
import { isDecided, isUnread } from '../data/review-filters.ts';
import type { Decide, Decision } from '../data/use-decide.ts';
import type { ReviewAddress } from '../data/use-review-address.ts';
import { useDecisionKeys } from '../data/use-review-keys.ts';
import { nameOf } from '../review-words.ts';

/** Where an open item stands: among which others, and how it is decided. */
export type ItemPlace = {
  itemId: string;
  items: readonly IntakeItem[];
  /** How many CVs of the intake are accepted together. */
  cleanCount: number;
  /** The item that is shown next takes the focus: it was in the one before, which goes, or a key opened the next. */
  passesFocus: RefObject<boolean>;
  address: ReviewAddress;
  decide: Decide;
};

const DONE_WORDS = {
  CREATE: 'candidates.review.createdOne',
  ATTACH: 'candidates.review.attachedOne',
  SKIP: 'candidates.review.skippedOne',
} as const;

/** Who may be attached by a key: the one stored candidate who is surest to be the person. */
const likeliest = ({ possibleDuplicates }: IntakeItemDetail): string | undefined =>
  possibleDuplicates.find((one) => one.kind === 'CANDIDATE')?.candidate.id;

/** Says what was decided; a skip, which one key makes, can be taken back, and a CV that was attached waits in a profile. */
function useTellDecision(decide: Decide) {
  const t = useT();
  const navigate = useNavigate();
  const moreOf = ({ decision, candidateId }: Decision): ToastOptions => {
    if (decision === 'SKIP')
      return {
        duration: null,
        description: t('candidates.review.undoReach'),
        action: { label: t('candidates.review.undo'), onSelect: () => void decide.undo() },
      };
    if (decision !== 'ATTACH' || candidateId === undefined) return {};
    const href = `/candidates/${candidateId}`;
    return {
      duration: 10_000,
      description: t('candidates.review.attachedWhere'),
      action: { label: t('candidates.review.openProfile'), href, onSelect: () => void navigate(href) },
    };
  };
  return (decision: Decision, item: IntakeItemDetail) =>
    toast.status(t(DONE_WORDS[decision.decision], { name: nameOf(item) }), moreOf(decision));
}

const hasFocus = (pane: HTMLElement | null): boolean => pane?.contains(document.activeElement) === true;

/** Decides the open item and goes on to the one after it. */
export function useOpenItem(place: ItemPlace, item: IntakeItemDetail, pane: RefObject<HTMLElement | null>) {
  const { itemId, items, address, decide } = place;
  const tellDecision = useTellDecision(decide);
  const [mode, setMode] = useState<'LOOK' | 'EDIT' | 'EDIT_CANCELLED'>('LOOK');
  const isEditing = mode === 'EDIT';
  const at = items.findIndex(({ id }) => id === itemId);
  /** Rejects with refused fields only; every other failure has been told. */
  const send = async (decision: Decision, isByKey = false): Promise<void> => {
    const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
    const next = others.find((one) => !isDecided(one));
    const before = document.activeElement;
    const passesFocus = isByKey || hasFocus(pane.current);
    if (!(await decide.decide(itemId, decision))) return;
    tellDecision(decision, item);
    const now = document.activeElement;
    // Who went elsewhere meanwhile stays there.
    place.passesFocus.current =
      passesFocus && (now === document.body || now === before || hasFocus(pane.current));
    address.open(next?.id);
  };
  /** As `send`, where no field shows that could be refused. */
  const decideNow = (decision: Decision, isByKey: boolean) =>
    void send(decision, isByKey).catch(() => toast.standardError());
  const [taken, setTaken] = useState<UnsureValue>();
  const edit = (value?: UnsureValue) => {
    setTaken(value);
    setMode('EDIT');
  };
  const isOpen = !isDecided(item) && !isUnread(item);
  const mayCreate =
    isOpen &&
    item.status !== 'UNREADABLE' &&
    // Another CV of the same person holds nobody up: once one is created, it is a duplicate of that candidate.
    !item.possibleDuplicates.some((one) => one.kind === 'CANDIDATE' && one.isSamePerson);
  const accept = (isByKey = false) => {
    if (!isOpen) return;
    // Without a name there is nobody to create: it is typed first.
    if (item.status === 'NEEDS_NAME' || item.status === 'UNREADABLE') edit();
    else if (mayCreate) decideNow({ decision: 'CREATE' }, isByKey);
  };
  const skip = (isByKey = false) => isOpen && decideNow({ decision: 'SKIP' }, isByKey);
  const attach = (candidateId = likeliest(item), isByKey = false) =>
    isOpen && candidateId && decideNow({ decision: 'ATTACH', candidateId }, isByKey);
  useDecisionKeys({
    accept: () => !isEditing && accept(true),
    skip: () => !isEditing && skip(true),
    attach: () => !isEditing && attach(undefined, true),
    edit: () => isOpen && !isEditing && edit(),
    acceptClean: () => !isEditing && place.cleanCount > 0 && void decide.acceptClean(),
  });
  return {
    isEditing,
    edit: () => edit(),
    /** Opens the form with a value that the reader was too unsure of. */
    use: edit,
    /** The value that the form was opened with. */
    taken,
    cancelEdit: () => setMode('EDIT_CANCELLED'),
    /** The focus was in the form that is gone. */
    wasEditing: mode === 'EDIT_CANCELLED',
    mayCreate,
    isOpen,
    accept: () => accept(),
    skip: () => skip(),
    attach: (candidateId: string) => attach(candidateId),
    send: (decision: Decision) => send(decision),
  };
}
export type OpenItemState = ReturnType<typeof useOpenItem>;
