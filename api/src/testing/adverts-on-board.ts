import { after, before, beforeEach } from 'node:test';
import {
  deleteJob,
  getJobStatus,
  submitJob,
  updatePortalSettings,
} from '@cantera/shared/contracts/job-boards';
import { expect } from 'expect';
import { carryOut } from '../modules/job-boards/carry-out.service.ts';
import { type BoardServer, startBoardServer } from './board-server.ts';
import { startTestServer, type TestServer, type TestUser } from './harness.ts';
import { portalPosition } from './public-data.ts';

/** The portal that each test's agency is connected to. */
export const INFOJOBS = 1697;
/** The key of that connection. */
export const KEY = 'a-secret-key';

/** A board that takes adverts over HTTP, and before each test an agency that is connected to it, with a position that visitors see. */
export function advertsOnBoard() {
  let server: TestServer;
  let board: BoardServer;
  let admin: TestUser;
  let jobId: string;

  /** Sets the connection; `version` is the one that is stored. */
  async function connect(given: { canFind?: boolean; key?: string; version?: number } = {}) {
    const answer = await server.call(updatePortalSettings, admin, {
      params: { id: INFOJOBS },
      body: { kind: 'HTTP', address: board.address, key: KEY, canFind: true, version: 0, ...given },
    });
    expect(answer.status).toBe(200);
    return answer;
  }
  const submit = async (): Promise<void> => {
    const answer = await server.call(submitJob, admin, { body: { jobId, portals: [INFOJOBS] } });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
  };
  /** Takes it out everywhere. */
  const withdraw = async (): Promise<void> => {
    const answer = await server.call(deleteJob, admin, { body: { jobId } });
    expect(answer.status).toBe(200);
  };
  /** Takes it out of the one portal by its name. */
  const disconnect = async (): Promise<void> => {
    const answer = await server.call(deleteJob, admin, { body: { jobId, portals: [INFOJOBS] } });
    expect(answer.status).toBe(200);
  };
  const row = async () => {
    const [found] = await server.asOwner<{ id: string; state: string; sent_at: string | null }>(
      'select id, state, sent_at from adverts where agency_id = $1',
      [admin.agencyId],
    );
    if (!found) throw new Error('no advert');
    return found;
  };
  /** One job of the advert, as the worker does it. */
  const work = async (): Promise<void> =>
    carryOut(
      { agencyId: admin.agencyId, advertId: (await row()).id },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  /** Makes the last call one that is over for good. */
  const settle = async (): Promise<void> => {
    await server.asOwner("update adverts set sent_at = sent_at - interval '2 minutes' where agency_id = $1", [
      admin.agencyId,
    ]);
  };
  /** Lets twelve hours pass since what the advert is in began. */
  const age = async (): Promise<void> => {
    await server.asOwner("update adverts set since = since - interval '12 hours' where agency_id = $1", [
      admin.agencyId,
    ]);
  };
  const line = async () => {
    const answer = await server.call(getJobStatus, admin, { query: { jobId } });
    return answer.body.items.find(({ id }) => id === INFOJOBS);
  };
  /** Where people are told that it stands, and why. */
  const status = async () => {
    const found = await line();
    return [found?.status, found?.reason];
  };
  const isRemovable = async () => (await line())?.isRemovable;
  const posts = () => board.calls.filter(({ method }) => method === 'POST');

  before(async () => {
    board = await startBoardServer();
    server = await startTestServer({ PORTAL_INTERNAL_HOSTS: board.host });
  });
  after(async () => {
    await server.close();
    board.close();
  });
  beforeEach(async () => {
    admin = await server.createAgency();
    jobId = await portalPosition(server, admin);
    board.adverts.clear();
    board.calls.length = 0;
    board.answers = [];
    board.findStatus = undefined;
    board.removeStatus = undefined;
    board.findsAll = false;
    await connect();
  });

  return {
    get server() {
      return server;
    },
    get board() {
      return board;
    },
    get admin() {
      return admin;
    },
    get jobId() {
      return jobId;
    },
    connect,
    submit,
    withdraw,
    disconnect,
    row,
    work,
    settle,
    age,
    status,
    isRemovable,
    posts,
  };
}
