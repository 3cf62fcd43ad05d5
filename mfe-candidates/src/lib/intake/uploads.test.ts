import { act, renderHook, waitFor } from '@testing-library/react';
import { isUploading, retryUploads, sendToIntake, useIntakeUploads } from './uploads.ts';

// jsdom's files cannot be read this way; every browser's can.
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

const pdf = (name: string, text = name) => new File([text], name, { type: 'application/pdf' });
const many = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index}.pdf`));

/** The server's side of an intake: what it has, how many come at once, and how it refuses. */
function stage({ known = 0, refuse = (_: number): Response | undefined => undefined } = {}) {
  const stored = new Map<string, number>();
  let atOnce = 0;
  let most = 0;
  let sent = 0;
  globalThis.fetch = jest.fn(async (address, init) => {
    if (String(address).endsWith('/items/known')) {
      const { hashes } = JSON.parse(String(init?.body));
      return Response.json({ data: { hashes: hashes.slice(0, known) } });
    }
    sent += 1;
    const refused = refuse(sent);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    if (refused) return refused;
    stored.set(key, (stored.get(key) ?? 0) + 1);
    return Response.json({ data: {} });
  });
  return { stored, most: () => most, sent: () => sent };
}
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'no', request_id: 'r' } }, { status });

let lastId = 0;
function send(files: File[]) {
  lastId += 1;
  const id = `i${lastId}`;
  const { result } = renderHook(() => useIntakeUploads(id));
  act(() => sendToIntake(id, files));
  const end = () => waitFor(() => expect(isUploading(result.current)).toBe(false), { timeout: 4000 });
  return { id, state: () => result.current, end };
}

it('[CVREV-11] sends three at a time, each under the hash of its file', async () => {
  const server = stage();
  const uploads = send(many(20));
  expect(uploads.state().total).toBe(20);
  await uploads.end();
  expect(uploads.state()).toMatchObject({ done: 20, failed: [] });
  expect(server.stored.size).toBe(20);
  for (const key of server.stored.keys()) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(server.most()).toBe(3);
});

it('[CVREV-11] leaves out what the intake has', async () => {
  const server = stage({ known: 2 });
  const uploads = send(many(3));
  await uploads.end();
  expect(uploads.state().done).toBe(3);
  expect(server.sent()).toBe(1);
});

it('[CVREV-11] tries again what failed in passing', async () => {
  const server = stage({ refuse: (count) => (count === 1 ? refusal(503, 'UNAVAILABLE') : undefined) });
  const uploads = send(many(2));
  await uploads.end();
  expect(uploads.state()).toMatchObject({ done: 2, failed: [] });
  expect(server.sent()).toBe(3);
});

it('[CVREV-11] lists what can be no CV, and does not send it', async () => {
  const server = stage();
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: 10_000_001 });
  const uploads = send([pdf('a.pdf'), new File(['x'], 'notes.txt', { type: 'text/plain' }), large]);
  await uploads.end();
  expect(uploads.state().failed.map(({ file, failure }) => [file.name, failure])).toEqual([
    ['notes.txt', 'NOT_CV'],
    ['large.pdf', 'TOO_LARGE'],
  ]);
  expect(server.sent()).toBe(1);
});

it('stops when the intake is full', async () => {
  const server = stage({ refuse: (count) => (count > 2 ? refusal(409, 'INTAKE_FULL') : undefined) });
  const uploads = send(many(30));
  await uploads.end();
  expect(uploads.state().done).toBe(2);
  expect(uploads.state().failed.every(({ failure }) => failure === 'FULL')).toBe(true);
  expect(server.sent()).toBeLessThan(10);
});

it('sends once more what was refused, when asked', async () => {
  let isDown = true;
  stage({ refuse: () => (isDown ? refusal(403, 'FORBIDDEN') : undefined) });
  const uploads = send(many(2));
  await uploads.end();
  expect(uploads.state().failed).toHaveLength(2);
  isDown = false;
  act(() => retryUploads(uploads.id));
  await waitFor(() => expect(uploads.state()).toMatchObject({ total: 2, done: 2, failed: [] }));
});

it('the browser asks before the page closes while files are on their way, whatever shows', async () => {
  stage();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { result, unmount } = renderHook(() => useIntakeUploads('unload'));
  act(() => sendToIntake('unload', many(2)));
  expect(asks()).toBe(true);
  await waitFor(() => expect(isUploading(result.current)).toBe(false), { timeout: 4000 });
  expect(asks()).toBe(false);
  unmount();
});
