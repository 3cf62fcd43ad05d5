// A reporter of node's test runner: one JSON line a test, for the counts, for the requirements that it proves, and for who looks for
// what takes long (`ms`).
export default async function* report(source) {
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file, details, skip, todo } = event.data;
    if (details?.type === 'suite') continue;
    const [passed, skipped] = [event.type === 'test:pass', skip !== undefined || todo !== undefined];
    yield `${JSON.stringify({ name, file, passed, skipped, ms: Math.round(details?.duration_ms ?? 0) })}\n`;
  }
}
