import { Skeleton, SkeletonBlock, VisuallyHidden } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { CircleAlert, Undo2 } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import { useT } from '../../../messages/page-editor.ts';
import { EMPTY_DOCUMENT } from './draw-page.ts';
import styles from './preview.module.css';
import { SIZES, type Size } from './sizes.ts';
import { useFrame } from './use-frame.ts';
import type { PreviewProblem } from './use-preview.ts';

type PreviewFrameProps = {
  /** Accessible name of the frame. */
  title: string;
  /** Where the page stands; undefined for one that is drawn into an empty document. */
  address: string | undefined;
  size: Size;
  /** Whether the form holds something that the published page does not. */
  isAhead: RefObject<boolean>;
  /** Of the site: another one is drawn. */
  version: number;
  preview: { problem: PreviewProblem | undefined; draw: () => void; show: (page: Document | null) => void };
};

function LeftBar({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <div className={styles.bar} role="status">
      <span className={styles.barText}>{t('editor.preview.left')}</span>
      <Button size="small" icon={<Undo2 aria-hidden />} onClick={onBack}>
        {t('editor.preview.back')}
      </Button>
    </div>
  );
}

function ProblemBar({ problem, onRetry }: { problem: PreviewProblem; onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles.problem} role="alert">
      <CircleAlert size={16} aria-hidden />
      <span className={styles.barText}>{t(`editor.preview.${problem}`)}</span>
      {problem === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('editor.preview.retry')}
        </Button>
      )}
    </div>
  );
}

/** The page as visitors see it, with what stands in the form. Nothing in it can run, send or open anything. */
export function PreviewFrame({ title, address, size, isAhead, version, preview }: PreviewFrameProps) {
  const t = useT();
  const after = useId();
  const { problem, draw, show } = preview;
  const onDocument = useCallback(
    (page: Document | null) => {
      show(page);
      if (page && (isAhead.current || address === undefined)) draw();
    },
    [show, draw, isAhead, address],
  );
  const { state, key, onLoad, open } = useFrame({ address, onDocument });
  const drawn = useRef(version);
  useEffect(() => {
    if (drawn.current === version) return;
    drawn.current = version;
    draw();
  }, [version, draw]);
  const { width, height, zoom } = SIZES[size];
  return (
    <>
      {state === 'left' && <LeftBar onBack={open} />}
      <a className={styles.skip} href={`#${after}`}>
        {t('editor.preview.skip')}
      </a>
      <div className={styles.stage} data-size={size}>
        {state === 'loading' && (
          <div className={styles.loading}>
            <Skeleton>
              <SkeletonBlock height={28} width="50%" />
              <SkeletonBlock height={14} width="80%" />
              <SkeletonBlock height={220} width="100%" />
            </Skeleton>
          </div>
        )}
        <iframe
          key={key}
          title={title}
          // Nothing of the page may run, send or open anything, whatever is in it.
          sandbox="allow-same-origin"
          {...(address === undefined ? { srcDoc: EMPTY_DOCUMENT } : { src: address })}
          className={styles.frame}
          style={{ width, height, zoom }}
          onLoad={(event) => onLoad(event.currentTarget)}
        />
        {problem && state === 'here' && <ProblemBar problem={problem} onRetry={draw} />}
      </div>
      <div id={after} tabIndex={-1} className={styles.after}>
        <VisuallyHidden>{t('editor.preview.end')}</VisuallyHidden>
      </div>
    </>
  );
}
