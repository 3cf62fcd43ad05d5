import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
/** After a kill the number may belong to another program by now. */
function isOurs(pid: number): boolean {
  try {
    return /run\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** Takes the data folder for this process. Throws when another start holds it; a lock left by a kill is taken over. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'start.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const pid = Number(readFileSync(file, 'utf8'));
      if (pid > 0 && isAlive(pid) && isOurs(pid))
        throw new Error(
          `Cantera runs already on ${dataDir} (process ${pid}). Stop it first, or set another DATA_DIR.`,
        );
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${dataDir} could not be locked`);
}
