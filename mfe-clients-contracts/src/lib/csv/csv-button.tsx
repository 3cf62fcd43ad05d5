import { BusyButton, toast } from '@cantera/shared/design-system';
import { loadCode } from '@cantera/shared/remotes';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './csv-button.module.css';
import { saveFile, today } from './save-file.ts';
import type { CsvTable } from './write-csv.ts';

export type Progress = { done: number; total: number };
export type ReadOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

type CsvButtonProps = {
  label: string;
  /** What the file's name begins with; the day follows. */
  file: string;
  isDisabled: boolean;
  /** Reads everything that the file holds. Rejects with ApiError, or with the signal's reason. */
  read: (options: ReadOptions) => Promise<CsvTable>;
  /** What is said while it reads, once it is known how much there is. */
  progressText: (progress: Progress) => string;
  /** What is said when the file is there. */
  doneText: (count: number, name: string) => string;
  /** What is said of a failure that has words of its own; the others get the standard ones. */
  failureText?: (error: unknown) => string | undefined;
};

/** Reads a table and gives it to the browser's downloads as CSV; leaving the page stops it. */
export function CsvButton(props: CsvButtonProps) {
  const { label, file, isDisabled, read, progressText, doneText, failureText } = props;
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const [{ writeCsv }, table] = await Promise.all([
        loadCode(() => import('./write-csv.ts')),
        read({ signal: controller.signal, onProgress: setProgress }),
      ]);
      const name = `${file}-${today()}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', writeCsv(table));
      toast.success(doneText(table.data.length, name));
    } catch (error) {
      const words = failureText?.(error);
      if (controller.signal.aborted) return;
      if (words) toast.error(words);
      else toast.standardError();
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <>
      <BusyButton
        icon={<Download aria-hidden />}
        isBusy={progress !== undefined}
        disabled={isDisabled}
        onClick={() => void download()}
      >
        {label}
      </BusyButton>
      <span role="status" className={styles.progress}>
        {progress && progress.total > 0 && progressText(progress)}
      </span>
    </>
  );
}
