import { after, before, describe, it, mock } from 'node:test';
import type { Action } from '@cantera/shared/contracts/automation';
import { listChannels, removeChannel } from '@cantera/shared/contracts/channels';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { simulate, type WhatIf } from '@cantera/shared/contracts/simulations';
import { expect } from 'expect';
import fc from 'fast-check';
import { newId } from '../../../ids.ts';
import {
  applicant,
  automate,
  connectMail,
  moveTo,
  raise,
  saveTrigger,
  saveWorkflow,
} from '../../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { openPosition, stepNamed } from '../../../testing/pipeline-data.ts';
import { workUntil } from '../../../testing/virtual-worker.ts';

/** As many random workflows as one run of the tests tries; `npm run bench -- simulate` tries more. */
const RUNS = Number(process.env.SIMULATIONS ?? 30);
const UNDO_SECONDS = 10;

const message = fc
  .record({
    channel: fc.constantFrom('EMAIL', 'EMAIL', 'EMAIL', 'LINKEDIN'),
    subject: fc.constantFrom('Hello {firstName}', '{title} at {company}', 'Plain', '{lastName}!'),
    text: fc.constantFrom(
      '<p>Dear {firstName} {lastName}</p>',
      '<p>At <strong>{company}</strong></p>',
      '<p>So long</p>',
    ),
  })
  .map(
    ({ channel, subject, text }): Action => ({
      id: newId(),
      type: 'AUTOMATIC_MESSAGE',
      value: { channels: [channel as 'EMAIL'], subject, message: text },
    }),
  );
const wait = fc
  .integer({ min: 1, max: 7200 })
  .map((delaySeconds): Action => ({ id: newId(), type: 'DELAY', value: { delaySeconds } }));
const actions = fc.array(fc.oneof(message, wait), { minLength: 1, maxLength: 6 });
const happening = fc.record({
  seconds: fc.integer({ min: 0, max: 20_000 }),
  kind: fc.constantFrom('Offer', 'Hired', 'Discarded', 'RECRUITER', 'CHANNEL_REMOVED'),
});
const life = fc.record({
  tried: actions,
  ofOffer: actions,
  ofHired: actions,
  ofDiscard: actions,
  // In milliseconds of their own, so that nothing happens at the very time at which what another began goes on.
  happenings: fc
    .uniqueArray(happening, { maxLength: 4, selector: ({ seconds }) => seconds })
    .map((each) => each.map(({ seconds, kind }, index) => ({ afterMs: seconds * 1000 + index + 1, kind }))),
  firstName: fc.constantFrom('Ada', 'Tom & <Jerry>', 'Núria'),
  hasEmail: fc.constantFrom(true, true, true, false),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const written = (channel: 'EMAIL' | 'LINKEDIN', subject: string): Action => ({
  id: newId(),
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: [channel], subject, message: '<p>So long</p>' },
});
/** A channel goes between a discard and the time at which the engine hears of it, and with it the trigger, but not the automatism. */
const TRIGGER_GONE_BEFORE_HEARD: Life = {
  tried: [written('LINKEDIN', 'Tried')],
  ofOffer: [written('EMAIL', 'Offer')],
  ofHired: [written('LINKEDIN', 'Hired')],
  ofDiscard: [written('EMAIL', 'Discard')],
  happenings: [
    { afterMs: 3_001, kind: 'Discarded' },
    { afterMs: 6_002, kind: 'CHANNEL_REMOVED' },
  ],
  firstName: 'Ada',
  hasEmail: true,
};

interface Sent {
  readonly at: string;
  readonly channel: string;
  readonly subject: string;
  readonly html: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly problem: string | null;
}
const inOrder = (sent: readonly Sent[]): Sent[] =>
  sent.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

describe('a simulation and the engine', () => {
  let server: TestServer;
  let first: TestUser;
  let second: TestUser;
  let agencyId: string;
  let mocked = false;
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: String(UNDO_SECONDS) });
    first = await server.createAgency();
    agencyId = first.agencyId;
    second = await server.createUser(agencyId, 'RECRUITER');
    await connectMail(server, second);
  });
  after(async () => {
    if (mocked) mock.timers.reset();
    await server.close();
  });

  const hasMail = async () => {
    const { body } = await server.call(listChannels, first);
    return body.data.connected.find(({ type }) => type === 'EMAIL')?.id;
  };

  async function sentTo(applicationId: string): Promise<Sent[]> {
    const rows = await server.asOwner<
      { [K in keyof Sent]: Sent[K] } & { at: Date; status: string; name: string | null }
    >(
      `select created_at as at, channel, subject, body as html, sender_name as name, from_address as from, to_address as to,
         failure as problem, status from messages where application_id = $1`,
      [applicationId],
    );
    return rows.map(({ at, channel, subject, html, from, to, problem, name }) => ({
      at: new Date(at).toISOString(),
      channel,
      subject,
      html,
      from: name === null ? null : from,
      to,
      problem,
    }));
  }

  async function compare({
    tried,
    ofOffer,
    ofHired,
    ofDiscard,
    happenings,
    firstName,
    hasEmail,
  }: Life): Promise<void> {
    mock.timers.reset();
    // Whole seconds from here on, in a future that no job of before waits for.
    const startAt = Math.ceil(Date.now() / 1000) * 1000 + 60_000;
    if (!(await hasMail())) await connectMail(server, first);
    // Lives overlap in time; what those before have sent keeps nobody of this one waiting.
    await server.asOwner('delete from sending_limits where agency_id = $1', [agencyId]);
    const positionId = await openPosition(server, first, { title: 'Baker & co' });
    const [workflowId, offer, hired, discard] = await Promise.all(
      [tried, ofOffer, ofHired, ofDiscard].map((each) => saveWorkflow(server, agencyId, each)),
    );
    if (!workflowId || !offer || !hired || !discard) throw new Error('four were saved');
    await saveTrigger(server, agencyId, { positionId, from: 'Inbox', to: 'Offer', workflowIds: [offer] });
    await saveTrigger(server, agencyId, {
      positionId,
      from: 'Offer',
      to: 'Hired',
      workflowIds: [hired, offer],
    });
    await saveTrigger(server, agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Discarded',
      workflowIds: [hired, discard],
    });
    await automate(server, agencyId, positionId, { welcome: workflowId, discard });
    const { applicationId } = await applicant(server, agencyId, positionId, {
      first_name: firstName,
      withoutEmail: !hasEmail,
    });
    const steps = new Map<string, string>();
    for (const name of ['Offer', 'Hired', 'Discarded'])
      steps.set(name, await stepNamed(server, agencyId, positionId, name));
    const ahead = happenings.toSorted((one, other) => one.afterMs - other.afterMs);
    const whatIf = ahead.map(({ afterMs, kind }): WhatIf => {
      const at = new Date(startAt + afterMs).toISOString();
      if (kind === 'RECRUITER') return { kind, at, userId: second.userId };
      if (kind === 'CHANNEL_REMOVED') return { kind, at, type: 'EMAIL' };
      return { kind: 'MOVE', at, stepId: steps.get(kind) ?? '' };
    });
    const answer = await server.call(simulate, first, {
      body: { workflowId, applicationId, startAt: new Date(startAt).toISOString(), whatIf },
    });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
    const shown = answer.body.data.timeline
      .filter(({ kind, cancelledReason }) => kind === 'MESSAGE' && !cancelledReason)
      .map(({ at, channel, subject, html, from, to, problem }) => ({
        at,
        channel: channel ?? '',
        subject: subject ?? '',
        html: html ?? '',
        from: from?.address ?? null,
        to,
        problem,
      }));

    const [reason] = await server.asOwner<{ id: string }>(
      'select id from rejection_reasons where agency_id = $1 and system_key is null limit 1',
      [agencyId],
    );
    let recruiter: TestUser = first;
    mock.timers.enable({ apis: ['Date'], now: startAt });
    mocked = true;
    await raise(server, agencyId, { type: 'APPLICATION_CREATED', positionId, applicationId });
    for (const { afterMs, kind } of ahead) {
      const at = startAt + afterMs;
      await workUntil(server, at);
      mock.timers.setTime(at);
      if (kind === 'RECRUITER') {
        const body = { recruitersIds: [second.userId] };
        expect((await server.call(updatePosition, first, { params: { id: positionId }, body })).status).toBe(
          200,
        );
        recruiter = second;
      } else if (kind === 'CHANNEL_REMOVED') {
        const { body } = await server.call(listChannels, recruiter);
        const channel = body.data.connected.find(({ type }) => type === 'EMAIL');
        if (channel) await server.call(removeChannel, recruiter, { params: { id: channel.id } });
      } else
        await moveTo(
          server,
          first,
          positionId,
          [applicationId],
          kind,
          kind === 'Discarded' ? reason?.id : undefined,
        );
    }
    await workUntil(server, Number.POSITIVE_INFINITY);
    const happened = await sentTo(applicationId);
    mock.timers.reset();
    mocked = false;
    const [missing] = await server.asOwner<{ id: string }>(
      "select id from users u where id = $1 and not exists (select from channels c where c.user_id = u.id and c.type = 'EMAIL')",
      [second.userId],
    );
    if (missing) await connectMail(server, second);
    expect(inOrder(shown)).toEqual(inOrder(happened));
  }

  it('[ENG-46] agree on times, subjects, texts, senders and problems, whatever happens meanwhile', async () => {
    await fc.assert(fc.asyncProperty(life, compare), {
      numRuns: RUNS,
      endOnFailure: true,
      examples: [[TRIGGER_GONE_BEFORE_HEARD]],
    });
  });
});
