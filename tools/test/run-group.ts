// Runs test files in this process, one after the other: `node run-group.ts REPORT FILES…`. A program of its own, and not
// `node --test`: what the tests fork would get its flags, and be a runner of tests again.
import { createWriteStream } from 'node:fs';
import { run } from 'node:test';
import { dot, type TestEvent } from 'node:test/reporters';
import type { ReportedTest } from '../gates/node-report.ts';

/**
 * One JSON line a test, for the counts, for the requirements that it proves, and for who looks for what takes long (`ms`,
 * milliseconds).
 */
async function* lines(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file = '', details, skip, todo } = event.data;
    if (details.type === 'suite') continue;
    const skipped = skip !== undefined || todo !== undefined;
    const told: ReportedTest = { name, file, passed: event.type === 'test:pass', skipped };
    yield `${JSON.stringify({ ...told, ms: Math.round(details.duration_ms) })}\n`;
  }
}

const [report = '', ...files] = process.argv.slice(2);
const events = run({ files, isolation: 'none' });
events.on('test:fail', () => {
  process.exitCode = 1;
});
events.compose(dot).pipe(process.stdout);
events.compose(lines).pipe(createWriteStream(report));
