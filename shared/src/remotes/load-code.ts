import { tryTwice } from '../late-code/index.ts';
import { noteFailedCode } from './failed-code.ts';

/** Code that something pressed needs: `const { writeCsv } = await loadCode(() => import('./write-csv.ts'))`. Rejects after the second try, and the host is told. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  tryTwice(load).catch((error: unknown) => {
    void noteFailedCode();
    throw error;
  });
