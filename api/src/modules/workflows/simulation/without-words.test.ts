import { describe, it } from 'node:test';
import { expect } from 'expect';
import { delay, mail } from '../../../testing/automation-data.ts';
import type { Happening } from './virtual-clock.ts';
import { withoutWords } from './without-words.ts';

describe('what happens without words', () => {
  it('has the variables of each message once, and all else as it was', () => {
    const message = mail('For {firstName}', `<p>{ company } ${'a'.repeat(1000)} {company} {lastName}</p>`);
    const wait = delay(60);
    const start = { workflowId: null, actions: [message, wait], reason: null };
    const removed: Happening = { kind: 'CHANNEL_REMOVED', at: 2, type: 'EMAIL' };
    const happenings: Happening[] = [{ kind: 'START', at: 1, starts: [start] }, removed];
    expect(withoutWords(happenings)).toEqual([
      {
        kind: 'START',
        at: 1,
        starts: [
          {
            ...start,
            actions: [{ ...message, value: { ...message.value, message: '{company}{lastName}' } }, wait],
          },
        ],
      },
      removed,
    ]);
  });
});
