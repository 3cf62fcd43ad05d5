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

describe('PEOPLE_SEARCH_URL', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...env }).peopleSearch;
  const URL_OF = 'https://people.example/search';

  it('[HUNT-87] is taken with its key and its name, which is its host where none is given', () => {
    expect(read({})).toBeUndefined();
    expect(read({ PEOPLE_SEARCH_URL: URL_OF })).toEqual({
      url: URL_OF,
      name: 'people.example',
      key: undefined,
      isInternal: false,
    });
    expect(
      read({ PEOPLE_SEARCH_URL: URL_OF, PEOPLE_SEARCH_KEY: 'k', PEOPLE_SEARCH_NAME: ' Talent Index ' }),
    ).toEqual({
      url: URL_OF,
      name: 'Talent Index',
      key: 'k',
      isInternal: false,
    });
    const own = 'http://127.0.0.1:8080/search';
    expect(read({ PEOPLE_SEARCH_URL: own, PEOPLE_SEARCH_INTERNAL_HOSTS: '127.0.0.1:8080' })).toMatchObject({
      url: own,
      isInternal: true,
    });
  });

  it('[HUNT-87] is refused where it cannot be right, without a word of the key', () => {
    const wrong: Record<string, string>[] = [
      { PEOPLE_SEARCH_KEY: 'secret-1' },
      { PEOPLE_SEARCH_NAME: 'secret-1' },
      { PEOPLE_SEARCH_URL: 'people.example', PEOPLE_SEARCH_KEY: 'secret-1' },
      { PEOPLE_SEARCH_URL: 'ftp://people.example/' },
      { PEOPLE_SEARCH_URL: 'http://people.example/search' },
      { PEOPLE_SEARCH_URL: 'https://127.0.0.1/search' },
      { PEOPLE_SEARCH_URL: 'https://localhost/search' },
      { PEOPLE_SEARCH_URL: 'https://me:secret-1@people.example/search' },
      { PEOPLE_SEARCH_URL: 'https://people.example/search?key=secret-1' },
      { PEOPLE_SEARCH_URL: URL_OF, PEOPLE_SEARCH_KEY: 'secret-1 and more' },
      { PEOPLE_SEARCH_URL: URL_OF, PEOPLE_SEARCH_NAME: 'x'.repeat(61) },
    ];
    for (const env of wrong) {
      expect(() => read(env)).toThrow(ConfigError);
      expect(() => read(env)).not.toThrow(/secret-1/);
    }
  });
});
