import { BusyButton, toast } from '@cantera/shared/design-system';
import { loadCode } from '@cantera/shared/remotes';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import type { ClientsListState } from '../list-config.ts';
import { queryOf } from '../list-config.ts';
import type { FileColumn } from './client-cells.ts';
import { collectClients, type Progress } from './collect-clients.ts';
import styles from './csv-button.module.css';
import { saveFile, today } from './save-file.ts';

type CsvButtonProps = {
  list: ClientsListState;
  /** Those that the table shows. */
  columns: readonly FileColumn[];
  isDisabled: boolean;
};

/** `Download CSV`: every client of the list, on all its pages, with the columns that the table shows. */
export function CsvButton({ list, columns, isDisabled }: CsvButtonProps) {
  const t = useT();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const [{ writeCsv }, { clientTable }, clients] = await Promise.all([
        loadCode(() => import('./write-csv.ts')),
        loadCode(() => import('./client-cells.ts')),
        collectClients(queryOf(list), { signal: controller.signal, onProgress: setProgress }),
      ]);
      const name = `${t('clients.csv.file')}-${today()}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', writeCsv(clientTable(columns, clients, t)));
      toast.success(t('clients.csv.done', { count: clients.length, name }));
    } catch {
      if (!controller.signal.aborted) toast.standardError();
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
        {t('clients.csv.action')}
      </BusyButton>
      <span role="status" className={styles.progress}>
        {progress && progress.total > 0 && t('clients.csv.progress', progress)}
      </span>
    </>
  );
}
