import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../messages/documents.ts';
import styles from './documents.module.css';

type DropAreaProps = { onFiles: (files: readonly File[]) => void; children: ReactNode };

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes the files that are dropped anywhere on the tab; the Upload button is the other way. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the Upload button is the first.
    <div
      className={styles.area}
      onDragEnter={(event) => {
        if (!holdsFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      }}
      onDragOver={(event) => {
        if (holdsFiles(event)) event.preventDefault();
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        leave();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <p className={styles.drop}>
          <Upload aria-hidden />
          {t('candidates.documents.drop')}
        </p>
      )}
    </div>
  );
}
