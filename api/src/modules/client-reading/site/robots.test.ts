import { describe, it } from 'node:test';
import { expect } from 'expect';
import { mayRead, robotsIn } from './robots.ts';

const SITE = 'https://forn.example';
const read = (text: string, path: string): boolean => mayRead(robotsIn(text), SITE + path);

describe('the rules of robots.txt', () => {
  it('reads those of its own name, else those for everybody, whatever stands around them', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-Agent : Cantera # us\r\n  disallow:/privat/ # not that\nAllow: /privat/nou';
    expect([read(text, '/'), read(text, '/privat/a'), read(text, '/privat/nou')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(read('user-agent: other\ndisallow: /', '/')).toBe(true);
    expect(read('user-agent: *\ndisallow:\nDisallow: # nothing', '/')).toBe(true);
    expect([read('user-agent: *\ndisallow: /*.pdf$', '/a.pdf'), read('no rule', '/a.pdf')]).toEqual([
      false,
      true,
    ]);
  });

  it('costs no time, however a file is written', () => {
    const began = process.cpuUsage();
    for (const line of [
      `Disallow: /${' '.repeat(499_000)}x`,
      `Disallow${' '.repeat(499_000)}x`,
      `${' '.repeat(499_000)}x`,
      `Disallow: ${'*a'.repeat(249_000)}`,
      `Disallow: /${' '.repeat(1900)}x\n`.repeat(260),
    ]) {
      const robots = robotsIn(`User-agent: *\n${line}`);
      for (let page = 0; page < 5; page += 1) mayRead(robots, `${SITE}/${'a'.repeat(5000)}${page}`);
    }
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
