import { join } from 'node:path';
import { runChild } from '../run-child.ts';

// Starts a busy child with a time limit of a second, for a test that kills this process in the meantime.
await runChild(
  join(import.meta.dirname, 'endless.ts'),
  { pidFile: process.argv[2] },
  { timeoutMs: 1000, memoryBytes: 536_870_912 },
);
