import { act, renderHook, waitFor } from '@testing-library/react';
import { cvProblem } from './cv-file.ts';
import { forgetDoubles, isUploading, retryUploads, sendToIntake, useIntakeUploads } from './uploads.ts';

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

const OTHER = { id: '01900000-0000-7000-8000-000000000001', created_at: '2026-11-22T08:00:00.000Z' };

/** The server's side of an intake: what it has, how many come at once, and how it refuses. */
function stage({
  known = 0,
  /** Null for an older server, which does not say. */
  elsewhere = 0 as number | null,
  refuse = (_: number): Response | undefined => undefined,
} = {}) {
  const stored = new Map<string, number>();
  let atOnce = 0;
  let most = 0;
  let sent = 0;
  globalThis.fetch = jest.fn(async (address, init) => {
    if (String(address).endsWith('/items/known')) {
      const { hashes } = JSON.parse(String(init?.body));
      const others = hashes.slice(known, known + (elsewhere ?? 0));
      const found = others.map((hash: string) => ({ hash, intake: OTHER }));
      return Response.json({
        data: { hashes: hashes.slice(0, known), ...(elsewhere === null ? {} : { elsewhere: found }) },
      });
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
  const end = () => waitFor(() => expect(isUploading(result.current)).toBe(false));
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

it('[CVREV-11] names files that are there already, of the server or of the same drop', async () => {
  const server = stage({ known: 1 });
  const uploads = send([pdf('known.pdf'), pdf('one.pdf', 'same'), pdf('double.pdf', 'same')]);
  await uploads.end();
  expect(uploads.state()).toMatchObject({
    total: 3,
    done: 3,
    doubles: ['known.pdf', 'double.pdf (= one.pdf)'],
  });
  expect(server.sent()).toBe(1);
});

it('[CVREV-21] leaves out what another list has, and says which list that is, once', async () => {
  const server = stage({ elsewhere: 2 });
  const uploads = send([pdf('there.pdf'), pdf('also.pdf'), pdf('new.pdf')]);
  await uploads.end();
  expect(server.sent()).toBe(1);
  expect(uploads.state()).toMatchObject({
    total: 3,
    done: 3,
    doubles: ['there.pdf', 'also.pdf'],
    elsewhere: [{ id: OTHER.id, createdAt: OTHER.created_at }],
  });
  act(() => forgetDoubles(uploads.id));
  expect(uploads.state()).toEqual({ total: 1, done: 1, failed: [], doubles: [], elsewhere: [] });
});

it('[CVREV-21] knows of no other list where an older server does not say', async () => {
  const server = stage({ known: 1, elsewhere: null });
  const uploads = send([pdf('known.pdf'), pdf('new.pdf')]);
  await uploads.end();
  expect(server.sent()).toBe(1);
  expect(uploads.state()).toMatchObject({ done: 2, failed: [], doubles: ['known.pdf'], elsewhere: [] });
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
  const uploads = send([
    pdf('a.pdf'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    pdf('empty.pdf', ''),
    large,
  ]);
  await uploads.end();
  expect(uploads.state().failed.map(({ file, failure }) => [file.name, failure])).toEqual([
    ['notes.txt', 'NOT_CV'],
    ['empty.pdf', 'EMPTY'],
    ['large.pdf', 'TOO_LARGE'],
  ]);
  expect(server.sent()).toBe(1);
});

it('[CVREV-13] sends text documents as well, and names why the server cannot read one', async () => {
  const reasons = [
    'unreadable_document',
    'protected_document',
    'document_too_large',
    'document_without_text',
    'old_document',
  ];
  const refused = (key?: string) =>
    key === undefined
      ? undefined
      : Response.json(
          { error: { code: 'VALIDATION_FAILED', message: 'no', request_id: 'r', fields: { file: key } } },
          { status: 400 },
        );
  // One after the other, so that each has its own answer.
  const failures: string[] = [];
  for (const [index, name] of ['a.docx', 'b.odt', 'c.rtf', 'd.docx', 'e.doc'].entries()) {
    stage({ refuse: () => refused(reasons[index]) });
    const uploads = send([new File([name], name)]);
    await uploads.end();
    failures.push(...uploads.state().failed.map(({ failure }) => failure));
  }
  expect(failures).toEqual(['DAMAGED', 'PROTECTED', 'TOO_LONG', 'NO_TEXT', 'OLD_WORD']);
  const server = stage();
  const taken = send([new File(['x'], 'A.DOCX'), new File(['y'], 'b.odt'), new File(['z'], 'c.rtf')]);
  await taken.end();
  expect(taken.state()).toMatchObject({ done: 3, failed: [] });
  expect(server.sent()).toBe(3);
});

it('[CVREV-13] takes what its name or its type says is a CV', async () => {
  const server = stage();
  const types = ['application/pdf', 'text/rtf', 'application/vnd.oasis.opendocument.text'];
  const uploads = send([
    ...types.map((type) => new File([type], type.slice(-4), { type })),
    new File(['x'], 'A.PDF', { type: 'application/octet-stream' }),
    new File(['y'], 'a', { type: '' }),
  ]);
  await uploads.end();
  expect(uploads.state().failed.map(({ file, failure }) => [file.name, failure])).toEqual([['a', 'NOT_CV']]);
  expect(server.sent()).toBe(4);
});

it('[CVREV-13] the one CV of a form is a PDF', () => {
  expect(cvProblem(new File(['x'], 'a.docx'))).toBe('candidates.cv.notPdf');
  expect(cvProblem(pdf('a.pdf', ''))).toBe('candidates.cv.empty');
  expect(cvProblem(pdf('a.pdf'))).toBeUndefined();
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
  await waitFor(() => expect(isUploading(result.current)).toBe(false));
  expect(asks()).toBe(false);
  unmount();
});
