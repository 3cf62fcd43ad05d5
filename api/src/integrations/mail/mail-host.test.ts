import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isInternal, resolveMailHost } from './mail-host.ts';

describe('where a mail account may be', () => {
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
    await expect(resolveMailHost('localhost', false)).rejects.toThrow('MAIL_HOST_NOT_ALLOWED');
    await expect(resolveMailHost('127.0.0.1', false)).rejects.toThrow('MAIL_HOST_NOT_ALLOWED');
    expect(await resolveMailHost('127.0.0.1', true)).toBe('127.0.0.1');
  });
});
