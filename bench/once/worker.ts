import { readConfig } from '../../api/src/config.ts';
import { allHandlers } from '../../api/src/job-registry.ts';
import { openDeps } from '../../api/src/process.ts';
import { startWorker } from '../../api/src/worker.ts';
import { CRASH_POINTS, crashAt, withCrashPoints } from './crash-points.ts';

/** A worker of the product that dies at the point named by CRASH_AT when it is passed for the CRASH_AFTERth time. */
const config = readConfig(process.env);
const opened = openDeps(config);
const chosen = CRASH_POINTS.find((point) => point === process.env.CRASH_AT);
const pass = chosen ? crashAt(chosen, Number(process.env.CRASH_AFTER ?? 1)) : () => undefined;
const { deps, handlers } = withCrashPoints(opened, allHandlers(), pass);
const worker = startWorker(deps, config.databaseUrl, handlers);
await worker.started;
process.on('SIGTERM', () => {
  void worker
    .stop()
    .then(() => opened.close())
    .then(() => process.exit(0));
});
