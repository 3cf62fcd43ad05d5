import { describe, it } from 'node:test';
import { expect } from 'expect';
import { ConfigError, readConfig } from './config.ts';

const hosts = (PAGE_INTERNAL_HOSTS: string) => [
  ...readConfig({ DATABASE_URL: 'postgres://x', PAGE_INTERNAL_HOSTS }).internalPageHosts,
];

describe('PAGE_INTERNAL_HOSTS', () => {
  it('is taken as an address has it, however it is written', () => {
    expect(hosts('Intranet.Example:8080, wiki.example:80 shop.example:443,[FD00::1]:8080')).toEqual([
      'intranet.example:8080',
      'wiki.example',
      'shop.example',
      '[fd00::1]:8080',
    ]);
    expect(hosts('')).toEqual([]);
  });

  it('is refused where it holds what is no host', () => {
    for (const wrong of ['http://wiki.example', 'wiki.example/page', 'wiki.example:port'])
      expect(() => hosts(wrong)).toThrow(ConfigError);
  });
});
