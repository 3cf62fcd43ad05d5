import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { DataView, type QueryState } from '@cantera/shared/data-view';
import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/report.ts';
import { ReportBlocks } from '../blocks/report-blocks.tsx';
import styles from './preview.module.css';

const LINES = [42, 28, 0, 64, 96, 88, 0, 52, 92, 76, 84, 0, 48, 90, 66];

const lines = (
  <div className={styles.paper} data-theme="light">
    <Skeleton>
      <div className={styles.lines}>
        {LINES.map((width, index) => (
          <SkeletonBlock key={index} width={`${width}%`} />
        ))}
      </div>
    </Skeleton>
  </div>
);

type Shown = { blocks: readonly ReportBlock[]; photosLeftOut: number };

interface PreviewProps<T extends Shown> {
  query: QueryState<{ data: T }> & { isLoading: boolean };
  /** Stands in the place of the paper while there is nothing to report on. */
  nothing: (preview: T) => string | null;
  /** Below the paper. */
  foot?: (preview: T) => ReactNode;
}

/** What the report holds, on paper, as the server makes it of the options; the last one stays while the next comes. */
export function Preview<T extends Shown>({ query, nothing, foot }: PreviewProps<T>) {
  const t = useT();
  return (
    <section
      aria-label={t('report.preview')}
      aria-busy={query.isLoading && query.data !== undefined}
      className={styles.preview}
    >
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        skeleton={lines}
        errorTitle={t('report.previewError')}
      >
        {({ data }) => {
          const why = nothing(data);
          if (why) return <p className={styles.nothing}>{why}</p>;
          return (
            <>
              {data.photosLeftOut > 0 && (
                <p className={styles.nothing}>{t('report.photosLeftOut', { count: data.photosLeftOut })}</p>
              )}
              <div className={styles.paper} data-theme="light">
                <ReportBlocks blocks={data.blocks} />
              </div>
              {foot?.(data)}
            </>
          );
        }}
      </DataView>
    </section>
  );
}
