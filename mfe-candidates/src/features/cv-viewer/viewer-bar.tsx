import { IconButton } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Download, Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { canZoom, nextZoom, type PdfView, typedPage } from '../../lib/pdf/pdf-view.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useT } from '../../messages/index.ts';
import styles from './cv-viewer.module.css';

type ViewerBarProps = {
  title: string;
  fileName: string;
  file: Blob | undefined;
  count: number;
  view: PdfView;
  onViewChange: (view: PdfView) => void;
  onGoTo: (page: number) => void;
  onClose: () => void;
};

function PageNumber({ count, view, onGoTo }: Pick<ViewerBarProps, 'count' | 'view' | 'onGoTo'>) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const page = typedPage(typed ?? '', count);
    if (page !== undefined && page !== view.page) onGoTo(page);
    setTyped(undefined);
  };
  return (
    <span className={styles.pageNumber}>
      <input
        className={styles.pageInput}
        aria-label={t('candidates.cv.pageInput')}
        inputMode="numeric"
        value={typed ?? String(view.page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      {t('candidates.cv.pageOf', { count })}
    </span>
  );
}

/** Whose CV it is, the page, the zoom, Download and the way out. */
export function ViewerBar(props: ViewerBarProps) {
  const { title, fileName, file, count, view, onViewChange, onClose } = props;
  const t = useT();
  const zoom = (direction: 1 | -1) => onViewChange({ ...view, zoom: nextZoom(view.zoom, direction) });
  const percent = formatNumber(view.zoom, { style: 'percent' });
  return (
    <div className={styles.bar}>
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      {count > 0 && (
        <>
          <PageNumber {...props} />
          <span className={styles.zoom}>
            <IconButton
              label={t('candidates.cv.zoomOut')}
              icon={<Minus aria-hidden />}
              disabled={!canZoom(view.zoom, -1)}
              onClick={() => zoom(-1)}
            />
            <span role="status" className={styles.percent} aria-label={t('candidates.cv.zoom', { percent })}>
              {percent}
            </span>
            <IconButton
              label={t('candidates.cv.zoomIn')}
              icon={<Plus aria-hidden />}
              disabled={!canZoom(view.zoom, 1)}
              onClick={() => zoom(1)}
            />
          </span>
        </>
      )}
      {file && (
        <Button
          className={styles.download}
          icon={<Download aria-hidden />}
          aria-label={t('candidates.cv.download')}
          onClick={() => saveFile(file, fileName)}
        >
          <span className={styles.downloadWord}>{t('candidates.cv.download')}</span>
        </Button>
      )}
      <IconButton label={t('candidates.cv.closeView')} icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}
