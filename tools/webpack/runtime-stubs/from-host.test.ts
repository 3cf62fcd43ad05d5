import { describe, it } from 'node:test';
import { expect } from 'expect';

interface Module {
  exports?: unknown;
}
type Factory = () => unknown;

/** What webpack hands to a container's part of the federation runtime, as far as it is used. */
interface Consuming {
  chunkId: number;
  promises: unknown[];
  installedModules: Record<number, unknown>;
  chunkMapping: Record<number, number[]>;
  webpackRequire: {
    m: Record<number, (module: Module) => void>;
    c: Record<number, Module>;
    consumesLoadingData: { moduleIdToConsumeDataMapping: Record<number, object> };
    federation: { instance: { loadShare(key: string): Promise<Factory | false> } };
  };
}
const { consumes }: { consumes(options: Consuming): void } = await import(
  new URL('from-host.js', import.meta.url).href
);

const FORMS = 7;

/** A container of two chunks that take one module; `answers` are those of the host, one a question. */
function container(...answers: (Promise<Factory | false> | undefined)[]) {
  const asked: string[] = [];
  const webpackRequire: Consuming['webpackRequire'] = {
    m: {},
    c: { [FORMS]: {} },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        [FORMS]: {
          shareKey: '@cantera/shared/forms',
          fallback: () => () => {
            throw new Error("Can not get '@cantera/shared/forms'");
          },
        },
      },
    },
    federation: {
      instance: {
        loadShare: (key) => {
          asked.push(key);
          return answers.shift() ?? Promise.reject(new Error('asked too often'));
        },
      },
    },
  };
  const installedModules = {};
  const load = async (chunkId: number) => {
    const promises: unknown[] = [];
    const chunkMapping = { 1: [FORMS], 2: [FORMS] };
    consumes({ chunkId, promises, installedModules, chunkMapping, webpackRequire });
    await Promise.all(promises);
  };
  const required = () => {
    const module: Module = {};
    webpackRequire.m[FORMS]?.(module);
    return module.exports;
  };
  return { asked, load, required, cache: webpackRequire.c };
}

describe('what a container takes from the host', () => {
  it('is there before the chunk that takes it runs, and is asked for once', async () => {
    const { asked, load, required, cache } = container(Promise.resolve(() => 'the forms of the host'));
    await Promise.all([load(1), load(2)]);
    await load(1);
    expect(required()).toBe('the forms of the host');
    expect(cache).toEqual({});
    expect(asked).toEqual(['@cantera/shared/forms']);
  });

  it('is nothing for a chunk that takes nothing', async () => {
    const { asked, load } = container();
    await load(3);
    expect(asked).toEqual([]);
  });

  it('throws where it is required when its code did not come, and is asked for anew by the next try', async () => {
    const { load, required } = container(
      Promise.reject(new Error('away')),
      Promise.resolve(() => 'there'),
    );
    await load(1);
    expect(required).toThrow('away');
    await load(1);
    expect(required()).toBe('there');
  });

  it('says what is missing when the host does not give it', async () => {
    const { load, required } = container(Promise.resolve(false));
    await load(1);
    expect(required).toThrow("Can not get '@cantera/shared/forms'");
  });
});
