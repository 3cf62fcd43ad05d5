// A reporter of node's test runner: one JSON line a test, for the counts and for the requirements that it proves.
export default async function* report(source) {
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file, details, skip, todo } = event.data;
    if (details?.type === 'suite') continue;
    yield `${JSON.stringify({ name, file, passed: event.type === 'test:pass', skipped: skip !== undefined || todo !== undefined })}\n`;
  }
}
