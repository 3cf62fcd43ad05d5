/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@cantera/shared/contracts';
import { updateCandidateSalary } from '@cantera/shared/contracts/candidate-changes';
import { getCv, uploadCv } from '@cantera/shared/contracts/candidate-cvs';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { findIntakeItems } from '@cantera/shared/contracts/intakes';
import { undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition } from '@cantera/shared/contracts/positions';
import { getContract } from '@cantera/shared/contracts/staffing-contracts';
import { z } from 'zod';
import { addressOf, call, configureApi, isApiError, upload } from './index.ts';
import { isStorageFull } from './storage-full.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const id = '0190a5d2-0000-7000-8000-000000000001';

describe('the client of the API', () => {
  let server: Server;
  let base: string;
  let answers: Answerer[];
  let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  let token: string | null;
  let sessionsOver: number;
  let reachable: boolean[];

  const json =
    (status: number, body: unknown): Answerer =>
    (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const failure = (status: number, code = 'SOME_CODE', fields?: Record<string, string>): Answerer =>
    json(status, { error: { code, message: 'words', request_id: 'r-1', fields } });
  const hangUp: Answerer = (request) => request.socket.destroy();

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1');
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        (answers.shift() ?? json(200, { data: {} }))(request, response, body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    answers = [];
    seen = [];
    token = 'the-token';
    sessionsOver = 0;
    reachable = [];
    configureApi({
      bases: { main: base, careerSite: `${base}/cs`, contracts: `${base}/papers` },
      getToken: () => token,
      onSessionOver: () => {
        sessionsOver += 1;
      },
      onReachable: (isReachable) => reachable.push(isReachable),
    });
  });
  const failureOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!isApiError(error)) throw new Error('the call should have failed with an ApiError');
    return error;
  };

  it('[CLIENT-01] [CLIENT-04] sends JSON with snake_case keys', async () => {
    await call(updatePosition, {
      params: { id },
      body: { hiringNumber: 2, yearsExperience: { from: 1, to: 3 } },
    });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      hiring_number: 2,
      years_experience: { from: 1, to: 3 },
    });
  });

  it('[CLIENT-05] [CLIENT-06] [CLIENT-07] gives camelCase keys at every depth and leaves values alone', async () => {
    answers.push(
      json(200, {
        data: {
          work_mode: 'ON-SITE',
          process_information: { inbox_total: 3 },
          recruiters: [{ first_name: 'some_value' }],
        },
      }),
    );
    const { data } = await call(getPosition, { params: { id } });
    expect(data.workMode).toBe('ON-SITE');
    expect(data.processInformation.inboxTotal).toBe(3);
    expect(data.recruiters[0]?.firstName).toBe('some_value');
  });

  it('leaves keys that people chose as they are', async () => {
    const endpoint = defineEndpoint({
      may: 'profile.own',
      id: 'test',
      method: 'POST',
      path: '/t',
      summary: '',
      body: z.object({ someDetails: z.record(z.string(), z.string()) }),
      response: z.object({}),
    });
    await call(endpoint, { body: { someDetails: { camelKey: 'a', snake_key: 'b' } } });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ some_details: { camelKey: 'a', snake_key: 'b' } });
  });

  it('[CLIENT-08] sends the query in snake_case', async () => {
    await call(listCandidates, { query: { page: 2, perPage: 25, searchTerm: 'ana maría' } });
    expect(seen[0]?.url).toBe(
      '/api/v1/candidates/search/simple?page=2&per_page=25&search_term=ana+mar%C3%ADa',
    );
  });

  it('takes what the document asked first, once, as the same person and while it is fresh', async () => {
    const address = addressOf(getPosition, { params: { id } });
    const first = (as: string) =>
      Reflect.set(globalThis, 'window', {
        canteraFirstCalls: {
          token: as,
          answers: new Map([
            [address, Promise.resolve({ status: 200, body: { data: { title: 'from the document' } } })],
          ]),
        },
      });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(14_999);
    answers = Array.from({ length: 4 }, () => json(200, { data: { title: 'from the server' } }));
    const read = async () => (await call(getPosition, { params: { id } })).data.title;
    try {
      first('the-token');
      expect([await read(), await read()]).toEqual(['from the document', 'from the server']);
      first('of-another-person');
      expect(await read()).toBe('from the server');
      first('the-token');
      clock.mockReturnValue(15_001);
      expect(await read()).toBe('from the server');
      clock.mockReturnValue(14_999);
      expect(await read()).toBe('from the document');
    } finally {
      clock.mockRestore();
      Reflect.deleteProperty(globalThis, 'window');
    }
    expect(seen).toHaveLength(3);
  });

  it('is refused as the document’s call was', async () => {
    const address = addressOf(getPosition, { params: { id } });
    const refused = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Gone.' } } };
    Reflect.set(globalThis, 'window', {
      canteraFirstCalls: { token: 'the-token', answers: new Map([[address, Promise.resolve(refused)]]) },
    });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      await expect(call(getPosition, { params: { id } })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    } finally {
      clock.mockRestore();
      Reflect.deleteProperty(globalThis, 'window');
    }
    expect(seen).toHaveLength(0);
  });

  it('asks again when the document’s own call found no answer', async () => {
    const address = addressOf(getPosition, { params: { id } });
    Reflect.set(globalThis, 'window', {
      canteraFirstCalls: { token: 'the-token', answers: new Map([[address, Promise.resolve(undefined)]]) },
    });
    answers = [json(200, { data: { title: 'from the server' } })];
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      expect((await call(getPosition, { params: { id } })).data.title).toBe('from the server');
    } finally {
      clock.mockRestore();
      Reflect.deleteProperty(globalThis, 'window');
    }
  });

  it('[CLIENT-02] [CLIENT-03] sends uploads as multipart without JSON headers', async () => {
    answers.push(json(200, { data: { url: '/files/x' } }));
    await upload(
      uploadCv,
      { params: { id } },
      { file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }) },
    );
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="file"; filename="cv.pdf"');
  });

  it('[CLIENT-09] [CLIENT-10] [API-02] carries the token when there is one', async () => {
    await call(getPosition, { params: { id } });
    token = null;
    await call(getPosition, { params: { id } });
    expect(seen.map((request) => request.headers.authorization)).toEqual(['Bearer the-token', undefined]);
  });

  it('[CLIENT-11] [CLIENT-12] takes the base of the service', () => {
    expect(addressOf(getPosition, { params: { id } })).toBe(`${base}/api/v1/agency/clients/jobs/${id}`);
    const elsewhere = defineEndpoint({
      may: 'profile.own',
      id: 'cs',
      method: 'GET',
      path: '/api/v1/x',
      service: 'careerSite',
      summary: '',
      response: z.object({}),
    });
    expect(addressOf(elsewhere)).toBe(`${base}/cs/api/v1/x`);
  });

  it('[CLIENT-15] [CONST-51] [API-05] gives every attempt 30 s', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    answers.push(failure(500));
    await call(getPosition, { params: { id } });
    expect(limits.mock.calls).toEqual([[30_000], [30_000]]);
    limits.mockRestore();
  });

  it('[CLIENT-13] [CLIENT-16] reaches the contract service at its own base, with the same token, 30 s and one more try', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    answers.push(failure(500), json(200, { contract: { id } }));
    await call(getContract, { params: { id } });
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      [`/papers/contracts/${id}`, 'Bearer the-token'],
      [`/papers/contracts/${id}`, 'Bearer the-token'],
    ]);
    expect(limits.mock.calls).toEqual([[30_000], [30_000]]);
    limits.mockRestore();
    answers.push(failure(500), failure(500));
    await failureOf(call(getContract, { params: { id } }));
    expect(seen).toHaveLength(4);
  });

  it('gives both tries of a keyed call one key, and each call its own', async () => {
    const keyed = defineEndpoint({
      may: 'profile.own',
      id: 'keyed',
      method: 'POST',
      path: '/keyed',
      summary: '',
      isKeyed: true,
      body: z.object({}),
      response: z.object({}),
    });
    answers.push(failure(500));
    await call(keyed, { body: {} });
    await call(keyed, { body: {} });
    await call(keyed, { body: {} }, { headers: { 'Idempotency-Key': id } });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[2], id]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[CLIENT-18] [CLIENT-25] [API-05] gives up after the time limit, tries once more, then fails with TIMEOUT', async () => {
    const slow = defineEndpoint({
      may: 'profile.own',
      id: 'slow',
      method: 'GET',
      path: '/slow',
      summary: '',
      timeoutMs: 80,
      response: z.object({}),
    });
    const silent: Answerer = () => undefined;
    answers.push(silent, silent);
    const error = await failureOf(call(slow));
    expect([error.type, error.message, seen.length]).toEqual([
      'TIMEOUT',
      'La petición ha excedido el tiempo de espera',
      2,
    ]);
  });

  it('[CLIENT-17] [CLIENT-24] [API-05] tries once more without a connection, then fails with NETWORK', async () => {
    answers.push(hangUp, hangUp);
    const error = await failureOf(call(getPosition, { params: { id } }));
    expect([error.type, error.message, seen.length]).toEqual(['NETWORK', 'Error de conexión a la red', 2]);
  });

  it('[CLIENT-19] [CLIENT-28] [API-05] tries once more after 5xx, then fails with SERVER', async () => {
    answers.push(failure(503), failure(500));
    const error = await failureOf(call(getPosition, { params: { id } }));
    expect([error.type, error.status, error.requestId, seen.length]).toEqual(['SERVER', 500, 'r-1', 2]);
  });

  it('[CLIENT-33] takes a server without room for one that is there, and asks once', async () => {
    answers.push(failure(507, 'STORAGE_FULL'));
    const error = await failureOf(call(updatePosition, { params: { id }, body: { title: 'abc' } }));
    expect([error.type, error.isStorageFull, seen.length, reachable]).toEqual(['UNKNOWN', true, 1, []]);
    expect(isStorageFull()).toBe(true);
    await call(getPosition, { params: { id } });
    expect([reachable, isStorageFull()]).toEqual([[true], true]);
    await call(updatePosition, { params: { id }, body: { title: 'abc' } });
    expect(isStorageFull()).toBe(false);
    answers.push(failure(507, 'STORAGE_FULL'), failure(500), failure(500));
    await failureOf(call(updatePosition, { params: { id }, body: { title: 'abc' } }));
    await failureOf(call(updatePosition, { params: { id }, body: { title: 'abc' } }));
    expect([isStorageFull(), reachable.at(-1)]).toEqual([false, false]);
  });

  it('[CLIENT-33] takes no later failure for one for want of room, and a read by POST for no change', async () => {
    answers.push(failure(507, 'STORAGE_FULL'));
    await failureOf(call(updatePosition, { params: { id }, body: { title: 'abc' } }));
    await call(findIntakeItems, { params: { id }, body: { hashes: [] } });
    expect(isStorageFull()).toBe(true);
    answers.push(failure(404));
    await failureOf(call(getCv, { params: { id } }));
    expect(isStorageFull()).toBe(false);
  });

  it('[CLIENT-22] gives the success of a second try', async () => {
    answers.push(failure(500), json(200, { data: { title: 'Backend' } }));
    expect((await call(getPosition, { params: { id } })).data.title).toBe('Backend');
    expect(seen).toHaveLength(2);
  });

  it.each([404, 400, 401, 403, 422])(
    '[CLIENT-20] [CLIENT-21] [API-05] does not try again after %i',
    async (status) => {
      answers.push(failure(status));
      await failureOf(call(getPosition, { params: { id } }));
      expect(seen).toHaveLength(1);
    },
  );

  it('[CLIENT-23] never reads a CV twice', async () => {
    answers.push(failure(500));
    await failureOf(call(getCv, { params: { id } }));
    expect(seen).toHaveLength(1);
  });

  it('[CLIENT-26] [SHELL-121] ends the session on 401 and says so', async () => {
    answers.push(failure(401));
    const error = await failureOf(call(getPosition, { params: { id } }));
    expect([error.type, error.message, sessionsOver]).toEqual(['AUTH', 'Sesión expirada o inválida', 1]);
  });

  it('[CLIENT-27] keeps the session on 403', async () => {
    answers.push(failure(403, 'FORBIDDEN'));
    const error = await failureOf(call(getPosition, { params: { id } }));
    expect([error.type, error.code, sessionsOver]).toEqual(['AUTH', 'FORBIDDEN', 0]);
  });

  it('[CLIENT-29] [CLIENT-30] [API-06] names the wrong fields in the app’s words', async () => {
    answers.push(
      failure(400, 'VALIDATION_FAILED', { amount: 'too_big', 'work_experiences.0.company_name': 'required' }),
      failure(422),
    );
    const error = await failureOf(call(updateCandidateSalary, { params: { id }, body: { amount: 1 } }));
    expect([error.type, error.fields]).toEqual([
      'VALIDATION',
      { amount: 'too_big', 'workExperiences.0.companyName': 'required' },
    ]);
    expect((await failureOf(call(getPosition, { params: { id } }))).type).toBe('VALIDATION');
  });

  it('tells why it was refused as the endpoint declares it, details in the app’s names', async () => {
    const details = { applications: [{ id, step_id: 's-1', version: 4 }] };
    answers = [json(409, { error: { code: 'APPLICATION_MOVED', message: 'm', request_id: 'r', details } })];
    const error = await failureOf(call(undoMove, { params: { id }, body: { applicationIds: [id] } }));
    if (!error.is(undoMove, 'APPLICATION_MOVED')) throw error;
    expect(error.details.applications).toEqual([{ id, stepId: 's-1', version: 4 }]);
    expect(error.is(undoMove, 'MOVE_NOT_UNDOABLE')).toBe(false);
    expect(error.isChangedMeanwhile).toBe(false);
    // @ts-expect-error: the endpoint has no such refusal.
    error.is(undoMove, 'APPLICATIONS_MOVED');
  });

  it('knows what was changed meanwhile by the declaration, whatever the code is called', async () => {
    const changed = { code: 'POSITION_CHANGED', message: 'm', request_id: 'r', details: { version: 3 } };
    answers = [json(409, { error: changed }), json(409, { error: { ...changed, code: 'OTHER_CHANGED' } })];
    const save = () => failureOf(call(updatePosition, { params: { id }, body: { title: 'abc' } }));
    const error = await save();
    if (!error.is(updatePosition, 'POSITION_CHANGED')) throw error;
    expect([error.isChangedMeanwhile, error.details.version]).toEqual([true, 3]);
    expect((await save()).isChangedMeanwhile).toBe(false);
  });

  it('[CONST-113] knows six types of failure', async () => {
    const silent = defineEndpoint({
      may: 'profile.own',
      id: 'silent',
      method: 'GET',
      path: '/silent',
      summary: '',
      timeoutMs: 50,
      retry: false,
      response: z.object({}),
    });
    answers.push(hangUp, hangUp, () => undefined, failure(401), failure(500), failure(500));
    answers.push(failure(400), failure(404));
    const types = [];
    for (const endpoint of [getPosition, silent, getPosition, getPosition, getPosition, getPosition])
      types.push((await failureOf(call(endpoint, { params: { id } }))).type);
    expect(types).toEqual(['NETWORK', 'TIMEOUT', 'AUTH', 'SERVER', 'VALIDATION', 'UNKNOWN']);
  });

  it('[CLIENT-31] calls any other status UNKNOWN', async () => {
    answers.push(failure(404), failure(409));
    expect((await failureOf(call(getPosition, { params: { id } }))).type).toBe('UNKNOWN');
    expect((await failureOf(call(getPosition, { params: { id } }))).type).toBe('UNKNOWN');
  });
});
