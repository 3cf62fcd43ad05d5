import { useApi } from '@cantera/shared/api-client';
import { getPosition } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import { useParams } from 'react-router-dom';
import { useT } from '../../messages/board.ts';
import styles from './board.module.css';
import { Board } from './board.tsx';
import { useBoard } from './data/use-board.ts';
import { CARD } from './lanes/sizes.ts';

const CARDS = [5, 3, 2, 1, 1];

function BoardSkeleton() {
  return (
    <Skeleton>
      <div className={styles.skeleton}>
        {CARDS.map((cards, lane) => (
          <div key={lane} className={styles.skeletonLane}>
            <SkeletonBlock width={112} height={16} />
            {Array.from({ length: cards }, (_, card) => (
              <SkeletonBlock key={card} height={CARD} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

function PositionBoard({ id }: { id: string }) {
  const t = useT();
  const { data: position } = useApi(getPosition, { params: { id } });
  const { query, steps } = useBoard(id);
  return (
    <div className={styles.board}>
      <DataView
        inPieces
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        empty={null}
        skeleton={<BoardSkeleton />}
        errorTitle={t('board.error')}
      >
        {() => (position && steps ? <Board position={position.data} steps={steps} /> : <BoardSkeleton />)}
      </DataView>
    </div>
  );
}

/** The Process tab of a position. */
export function Component() {
  const { position: id = '' } = useParams();
  return <PositionBoard key={id} id={id} />;
}
