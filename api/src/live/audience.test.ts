import { describe, it } from 'node:test';
import { topic } from '@cantera/shared/contracts/topics';
import { expect } from 'expect';
import { mayHear } from './audience.ts';

const admin = { role: 'AGENCY_ADMIN', userId: 'me' } as const;
const manager = { role: 'HIRING_MANAGER', userId: 'me' } as const;
const mine = new Set(['mine']);

describe('who hears of a topic', () => {
  it('of a position: those who see it', () => {
    expect(mayHear({ topic: topic.board('mine') }, manager, mine)).toBe(true);
    expect(mayHear({ topic: topic.board('other') }, manager, mine)).toBe(false);
    expect(mayHear({ topic: topic.positions('other') }, manager, mine)).toBe(false);
    expect(mayHear({ topic: topic.board('other') }, admin, null)).toBe(true);
  });

  it('of a candidate: those who see one of their positions', () => {
    const event = { topic: topic.candidate('c'), positionIds: ['other'] };
    expect(mayHear(event, manager, mine)).toBe(false);
    expect(mayHear({ ...event, positionIds: ['other', 'mine'] }, manager, mine)).toBe(true);
    expect(mayHear(event, admin, null)).toBe(true);
  });

  it('of a user: that user alone', () => {
    expect(mayHear({ topic: topic.sessions('me') }, manager, mine)).toBe(true);
    expect(mayHear({ topic: topic.sessions('other') }, admin, null)).toBe(false);
  });

  it('only with the permission, and never of a topic that is not known', () => {
    expect(mayHear({ topic: topic.clients('c') }, manager, mine)).toBe(false);
    expect(mayHear({ topic: topic.templates() }, manager, mine)).toBe(false);
    expect(mayHear({ topic: topic.members() }, manager, mine)).toBe(true);
    expect(mayHear({ topic: 'invoices/1' }, admin, null)).toBe(false);
  });
});
