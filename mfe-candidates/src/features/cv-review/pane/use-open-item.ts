import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { IntakeItem, IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { toast } from '@cantera/shared/design-system';
import { type RefObject, useState } from 'react';
import { useT } from '../../../messages/index.ts';
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
  /** The item that is shown next takes the focus: it was in the one before, which goes. */
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

/** Says what was decided; a skip, which one key makes, can be taken back. */
function useTellDecision(decide: Decide) {
  const t = useT();
  return ({ decision }: Decision, item: IntakeItemDetail) =>
    toast.status(t(DONE_WORDS[decision], { name: nameOf(item) }), {
      ...(decision === 'SKIP'
        ? {
            duration: null,
            description: t('candidates.review.undoReach'),
            action: { label: t('candidates.review.undo'), onSelect: () => void decide.undo() },
          }
        : {}),
    });
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
  const send = async (decision: Decision): Promise<void> => {
    const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
    const next = others.find((one) => !isDecided(one));
    const hadFocus = hasFocus(pane.current);
    if (!(await decide.decide(itemId, decision))) return;
    tellDecision(decision, item);
    place.passesFocus.current =
      hadFocus && (document.activeElement === document.body || hasFocus(pane.current));
    address.open(next?.id);
  };
  /** As `send`, where no field shows that could be refused. */
  const decideNow = (decision: Decision) => void send(decision).catch(() => toast.standardError());
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
  const accept = () => {
    if (!isOpen) return;
    // Without a name there is nobody to create: it is typed first.
    if (item.status === 'NEEDS_NAME' || item.status === 'UNREADABLE') edit();
    else if (mayCreate) decideNow({ decision: 'CREATE' });
  };
  const skip = () => isOpen && decideNow({ decision: 'SKIP' });
  const attach = (candidateId = likeliest(item)) =>
    isOpen && candidateId && decideNow({ decision: 'ATTACH', candidateId });
  useDecisionKeys({
    accept: () => !isEditing && accept(),
    skip: () => !isEditing && skip(),
    attach: () => !isEditing && attach(),
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
    accept,
    skip,
    attach,
    send,
  };
}
export type OpenItemState = ReturnType<typeof useOpenItem>;
