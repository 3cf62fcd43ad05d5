import { describe, it } from 'node:test';
import { expect } from 'expect';
import { HostNotAllowed, isInternal, resolveHost } from './address.ts';

describe('which hosts may be connected to', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
  ])
    it(`counts ${address} as internal`, () => expect(isInternal(address)).toBe(true));
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])
    it(`counts ${address} as of the internet`, () => expect(isInternal(address)).toBe(false));

  it('leads to an internal server only where that is allowed', async () => {
    await expect(resolveHost('localhost', false)).rejects.toThrow(HostNotAllowed);
    await expect(resolveHost('127.0.0.1', false)).rejects.toThrow(HostNotAllowed);
    expect(await resolveHost('127.0.0.1', true)).toBe('127.0.0.1');
  });
});
