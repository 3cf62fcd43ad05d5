import { describe, it } from 'node:test';
import { expect } from 'expect';
import { openPassword, sealPassword } from './sealed-password.ts';

const owner = { agencyId: 'a', channelId: 'c' };
const now = { secret: 'this one', previousSecret: undefined };

describe('a stored password', () => {
  it('is not readable, and differs each time', () => {
    const stored = sealPassword(now, owner, 'molsa');
    expect(stored).not.toContain('molsa');
    expect(sealPassword(now, owner, 'molsa')).not.toBe(stored);
    expect(openPassword(now, owner, stored)).toEqual({ password: 'molsa', isOld: false });
  });
  it('opens with the secret before, and with no other', () => {
    const stored = sealPassword(now, owner, 'molsa');
    expect(openPassword({ secret: 'next', previousSecret: 'this one' }, owner, stored)).toEqual({
      password: 'molsa',
      isOld: true,
    });
    expect(openPassword({ secret: 'next', previousSecret: undefined }, owner, stored)).toBeNull();
  });
  it('opens for its own channel only, and not when it was touched', () => {
    const stored = sealPassword(now, owner, 'molsa');
    expect(openPassword(now, { ...owner, channelId: 'd' }, stored)).toBeNull();
    expect(openPassword(now, owner, `${stored.slice(0, -2)}AA`)).toBeNull();
    expect(openPassword(now, owner, 'v1.x')).toBeNull();
  });
});
