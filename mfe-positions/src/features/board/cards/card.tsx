import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { classNames } from '@cantera/shared/design-system';
import { useDraggable } from '@dnd-kit/core';
import { type CSSProperties, type MouseEvent, memo } from 'react';
import { useT } from '../../../messages/board.ts';
import { useBoardActions } from '../board-context.ts';
import { useLift } from '../drag/lift-store.ts';
import { cardName } from '../model/card-name.ts';
import { useSelection } from '../select/selection-store.ts';
import styles from './card.module.css';
import { CardFace } from './card-face.tsx';

interface CardProps {
  application: BoardApplication;
  /** Its place in the lane, from 0, and how many there are: not all of them are drawn. */
  index: number;
  count: number;
  /** Distance from the top of the lane in px. */
  top: number;
  isSelected: boolean;
  /** The one card of its lane that the Tab key reaches. */
  isTabStop: boolean;
  canMove: boolean;
}

const CardBody = memo(function CardBody({
  application,
  isTabStop,
  hasMenu,
}: {
  application: BoardApplication;
  isTabStop: boolean;
  hasMenu: boolean;
}) {
  const t = useT();
  const { open, openMenu, select } = useBoardActions();
  const isPicked = useSelection(({ ids }) => ids.has(application.id));
  const name = fullName(application.candidate);
  const said = application.seen ? name : t('board.card.new', { name });
  return (
    <>
      <CardFace
        application={application}
        name={
          <button
            type="button"
            className={classNames(styles.name, !application.seen && styles.isNew)}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={isPicked ? t('board.card.selected', { name: said }) : said}
            title={name}
            onClick={(event) => {
              if (event.shiftKey) select(application.id, true);
              else if (event.ctrlKey || event.metaKey) select(application.id);
              else open(application.id);
            }}
          >
            {cardName(name)}
          </button>
        }
      />
      {hasMenu && (
        <button
          type="button"
          className={styles.menu}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('board.card.menu', { name })}
          onClick={(event: MouseEvent<HTMLButtonElement>) => openMenu(application.id, event.currentTarget)}
        >
          ⋯
        </button>
      )}
    </>
  );
});

/** `--at` tells the style whether a slot for a held card opens above. */
const placeOf = (index: number, top: number): CSSProperties & Record<'--at', number> => ({
  '--at': index,
  transform: `translateY(${top}px)`,
});

/** One application in its lane. */
export const Card = memo(function Card({ application, index, count, top, ...card }: CardProps) {
  const { id } = application;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !card.canMove });
  const isPicked = useSelection(({ ids }) => ids.has(id));
  const isLifted = useLift(({ applicationId }) => applicationId === id);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        styles.card,
        card.isSelected && styles.selected,
        isPicked && styles.picked,
        isDragging && styles.ghost,
        isLifted && styles.lifted,
      )}
      style={placeOf(index, top)}
      data-application={id}
      aria-label={fullName(application.candidate)}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-current={card.isSelected || undefined}
    >
      <CardBody application={application} isTabStop={card.isTabStop} hasMenu={card.canMove} />
    </li>
  );
});
