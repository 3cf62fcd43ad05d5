import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { leanRuntime, runtimeOfBuild, STOCK } from './federation-runtime.ts';
import { fingerprint } from './fingerprint.ts';
import { hostConfig } from './host-config.ts';

const FLAG = 'FEDERATION_RUNTIME';

describe('the federation runtime of a build', () => {
  const unset = () => {
    delete process.env[FLAG];
  };
  // The whole of `npm test` may run with it.
  beforeEach(unset);
  afterEach(unset);

  it('is lean and lent as it is shipped, and as it is published where the flag says so', () => {
    expect(runtimeOfBuild()).toEqual({ isLean: true, isLent: true });
    expect(leanRuntime(runtimeOfBuild()).length).toBeGreaterThan(5);
    process.env[FLAG] = 'stock';
    expect(runtimeOfBuild()).toEqual(STOCK);
    expect(leanRuntime(runtimeOfBuild())).toEqual([]);
  });

  it('is part of what makes a build out of date, and of what tells caches apart', () => {
    const versionOf = () => (hostConfig({ outDir: '/nowhere' }).cache as { version: string }).version;
    const shipped = [fingerprint('host'), versionOf()];
    process.env[FLAG] = 'stock';
    const stock = [fingerprint('host'), versionOf()];
    expect(stock[0]).not.toBe(shipped[0]);
    expect(stock[1]).not.toBe(shipped[1]);
  });
});
