import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { RunContext } from './actions/action-kind.ts';
import { readActions } from './actions/registry.ts';
import { plan } from './plan.ts';

const route = {
  senderId: 'sender',
  senderName: 'Núria Castellví',
  fromAddress: 'nuria@agency.test',
  toAddress: 'ona@example.test',
  failure: null,
};
const context: RunContext = {
  values: { firstName: 'Ona', lastName: null, title: 'Fuster/a', company: 'Fusta & Fills' },
  routes: { EMAIL: route },
};
const mail = (subject: string, message = '<p>Hello</p>') => ({
  id: subject,
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['EMAIL'], subject, message, attachments: [] },
});
const delay = (delaySeconds: number) => ({ id: 'delay', type: 'DELAY', value: { delaySeconds } });
const planned = (stored: unknown[], next = 0, given = context) => plan(readActions(stored), next, given);
const subjects = (stored: unknown[], next = 0, given = context) =>
  planned(stored, next, given).steps.map(({ effect }) =>
    effect.type === 'AUTOMATIC_MESSAGE' ? effect.subject : effect.seconds,
  );

describe('what a run does next', () => {
  it('[ENG-08] is one message, with what follows left until it is settled', () => {
    const actions = [mail('one'), mail('two'), delay(60), mail('three')];
    expect([subjects(actions), planned(actions).stop, planned(actions).next]).toEqual([
      ['one'],
      { type: 'MESSAGE' },
      1,
    ]);
    expect(subjects(actions, 1)).toEqual(['two']);
  });

  it('[ENG-09] is nothing but waiting at a delay', () => {
    const { next, stop } = planned([delay(60), mail('later')]);
    expect([next, stop]).toEqual([1, { type: 'DELAY', seconds: 60 }]);
  });

  it('[ENG-21] [ENG-22] goes past messages that cannot be sent, each with its problem', () => {
    const without = { ...context, routes: { EMAIL: { ...route, failure: 'NO_ADDRESS' as const } } };
    const result = planned([mail('one'), mail('two'), delay(5), mail('three')], 0, without);
    expect(
      result.steps.map(({ effect }) => (effect.type === 'AUTOMATIC_MESSAGE' ? effect.problem : null)),
    ).toEqual(['NO_ADDRESS', 'NO_ADDRESS', null]);
    expect([result.next, result.stop]).toEqual([3, { type: 'DELAY', seconds: 5 }]);
    const nowhere = planned([mail('one')], 0, { ...context, routes: {} });
    expect(nowhere.steps[0]?.effect).toMatchObject({ problem: 'NO_CHANNEL' });
    expect(nowhere.stop).toEqual({ type: 'END' });
  });

  it('[ENG-15] [ENG-16] [ENG-17] [ENG-18] is the message as it will be read, and which variables are empty', () => {
    const [step] = planned([
      mail('{title} at {company}', '<p>{firstName} {lastName}, {company} {unknown}</p>'),
    ]).steps;
    expect(step?.effect).toMatchObject({
      subject: 'Fuster/a at Fusta & Fills',
      body: '<p>Ona , Fusta &amp; Fills {unknown}</p>',
      emptyVariables: ['lastName'],
      problem: null,
    });
  });

  it('ends after the last action, and stays ended', () => {
    expect(planned([mail('one')], 1)).toEqual({ steps: [], next: 1, stop: { type: 'END' } });
    expect(planned([])).toEqual({ steps: [], next: 0, stop: { type: 'END' } });
  });

  it('[ENG-41] stops before an action that it does not know or cannot read, and says so in words', () => {
    const call = { id: 'x', type: 'PHONE_CALL', value: {} };
    const unknown = planned([delay(1), call, mail('never')], 1);
    expect([unknown.steps, unknown.next, unknown.stop]).toEqual([
      [],
      1,
      { type: 'UNKNOWN', kind: 'PHONE_CALL', problem: 'action 2 is of an unknown kind: PHONE_CALL' },
    ]);
    const damaged = planned([{ id: 'd', type: 'DELAY', value: { delaySeconds: 'soon' } }]);
    expect(damaged.stop).toMatchObject({
      type: 'UNKNOWN',
      problem: expect.stringMatching(/^action 1 \(DELAY\) cannot be read: value\.delaySeconds: /),
    });
    expect(planned([null]).stop).toMatchObject({ type: 'UNKNOWN', kind: 'without a type' });
  });
});
