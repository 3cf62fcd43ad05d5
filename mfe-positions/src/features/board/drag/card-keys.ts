import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/board.ts';
import { findApplication } from '../model/board-changes.ts';
import { placeOf } from '../model/neighbours.ts';
import { stepName } from '../model/step-name.ts';
import type { LaneView } from '../model/visible-cards.ts';
import { announce, focusCard, holdOver, letGo, useLift } from './lift-store.ts';

interface CardKeysProps {
  lanes: readonly LaneView[];
  canMove: boolean;
  /** The place that an application would take in a step, from 0. */
  slotIn: (stepId: string, application: BoardApplication) => number;
  onDrop: (applicationId: string, stepId: string) => void;
  onOpenCv: (applicationId: string) => void;
  onSelect: (applicationId: string) => void;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const ENDS = ['Home', 'End'];

/** Scrolls a lane into the board's window. */
const showLane = (stepId: string): void =>
  document.querySelector(`[data-step="${stepId}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The nearest lane to one side that has cards. */
function laneBeside(lanes: readonly LaneView[], at: number, direction: 1 | -1): LaneView | undefined {
  const beside = direction === 1 ? lanes.slice(at + 1) : lanes.slice(0, at).reverse();
  return beside.find(({ cards }) => cards.length > 0);
}

/** Which card a key leads to from a card. */
function cardBeside(lanes: readonly LaneView[], applicationId: string, key: string): string | undefined {
  const place = placeOf(lanes, applicationId);
  if (!place) return undefined;
  if (key === 'Home') return place.walk.cards[0]?.id;
  if (key === 'End') return place.walk.cards.at(-1)?.id;
  if (key === 'ArrowUp') return place.previousId;
  if (key === 'ArrowDown') return place.nextId;
  const cards = laneBeside(lanes, lanes.indexOf(place.walk), key === 'ArrowRight' ? 1 : -1)?.cards;
  return (cards?.[place.index] ?? cards?.at(-1))?.id;
}

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-application]') : null;
/** The application whose card has the focus on its name: the card's menu has keys of its own. */
function namedOn(target: EventTarget | null): string | undefined {
  const card = cardOf(target);
  return card && target === card.querySelector('button') ? card.dataset.application : undefined;
}
const isName = (target: EventTarget | null): boolean => namedOn(target) !== undefined;

/** What keys do with a card that is held: arrows choose the step, Space or Enter drops, Escape cancels. */
function useHeldKeys({ lanes, slotIn, onDrop }: CardKeysProps, heldId: string | null): void {
  const t = useT();
  const steps: BoardStep[] = lanes.map(({ step }) => step);
  const found = findApplication(steps, heldId);
  const name = found ? fullName(found.application.candidate) : '';
  const cancel = () => {
    letGo();
    if (!found) return;
    showLane(found.step.id);
    announce(t('board.drag.cancelled', { name, step: stepName(found.step) }));
  };
  const go = ({ key }: KeyboardEvent) => {
    const now = steps.findIndex(({ id }) => id === useLift.getState().stepId);
    const target = steps[now + (key === 'ArrowRight' ? 1 : -1)];
    if (!target || !found) return;
    const { id } = found.application;
    holdOver(id, target.id, target.id === found.step.id ? null : slotIn(target.id, found.application));
    showLane(target.id);
    const position = { position: steps.indexOf(target) + 1, count: steps.length };
    announce(t('board.drag.over', { step: stepName(target), ...position }));
  };
  const drop = () => {
    const target = steps.find(({ id }) => id === useLift.getState().stepId);
    if (!found || !target || target.id === found.step.id) return cancel();
    letGo();
    announce(t('board.drag.dropped', { name, step: stepName(target) }));
    focusCard(found.application.id);
    onDrop(found.application.id, target.id);
  };
  const leave = () => {
    cancel();
    return false;
  };
  const isMeant = (target: EventTarget | null) => namedOn(target) === heldId;
  useShortcuts(
    'dialog',
    [
      { keys: ['ArrowLeft', 'ArrowRight'], label: t('board.keys.chooseStep'), isMeant, run: go },
      { keys: ['Space', 'Enter'], label: t('board.keys.drop'), isMeant, run: drop },
      { keys: ['Escape'], label: t('board.keys.cancel'), run: cancel },
      { keys: ['Tab', 'Shift+Tab'], isMeant, run: leave },
      { keys: ['ArrowUp', 'ArrowDown', ...ENDS], isMeant, run: () => undefined },
    ],
    { isOn: found !== undefined, isModal: true },
  );
}

/** The keyboard on a card: arrows, Home and End walk, V opens the CV, X selects, Space lifts; each stage of a lift is announced. */
export function CardKeys(props: CardKeysProps) {
  const { lanes, canMove } = props;
  const t = useT();
  const heldId = useLift(({ applicationId }) => applicationId);
  const findOn = (target: EventTarget | null) =>
    findApplication(
      lanes.map(({ step }) => step),
      cardOf(target)?.dataset.application ?? null,
    );
  const walk = ({ target, key }: KeyboardEvent) => {
    const next = cardBeside(lanes, namedOn(target) ?? '', key);
    if (next) focusCard(next);
    // Up and down belong to the lane, which would scroll away from the card.
    return next !== undefined || key === 'ArrowUp' || key === 'ArrowDown';
  };
  const lift = ({ target }: KeyboardEvent) => {
    const found = findOn(target);
    if (!found || !canMove) return;
    holdOver(found.application.id, found.step.id);
    const name = fullName(found.application.candidate);
    announce(t('board.drag.lifted', { name, step: stepName(found.step) }));
  };
  useShortcuts('page', [
    { keys: ARROWS, label: t('board.keys.walk'), isMeant: isName, run: walk },
    // Left to the browser they would scroll the focused card out of the document.
    { keys: ENDS, label: t('board.keys.ends'), isMeant: isName, run: walk },
    { keys: ['Space'], label: canMove ? t('board.keys.lift') : undefined, isMeant: isName, run: lift },
    {
      keys: ['x'],
      label: canMove ? t('board.keys.select') : undefined,
      isMeant: isName,
      run: ({ target }) => props.onSelect(namedOn(target) ?? ''),
    },
    {
      keys: ['v'],
      label: t('board.keys.openCv'),
      isMeant: (target) => findOn(target)?.application.candidate.hasCv ?? false,
      run: ({ target }) => props.onOpenCv(findOn(target)?.application.id ?? ''),
    },
  ]);
  useHeldKeys(props, heldId);
  return null;
}
