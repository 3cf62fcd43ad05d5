import { misfitsOf } from './remote-fit.ts';
import type { GivenModules } from './remote-manifest.ts';

const DESIGN = '@cantera/shared/design-system';
const given: GivenModules = {
  host: { version: '1.0.0', names: [] },
  react: { version: '19.3.1', names: ['default', 'useState'] },
  zod: { version: '4.6.7', names: ['z', 'z.string'] },
  [DESIGN]: { version: '1.0.0', names: ['EmptyState', 'PageHeader'] },
  'antd/es/button': { version: '6.6.8', names: ['*'] },
};
const builtWith = {
  host: '1.0.0',
  react: '19.3.1',
  zod: '4.6.7',
  [DESIGN]: '1.0.0',
  'antd/es/button': '6.6.8',
};

/** A remote whose one page takes what is given here. */
const remote = (takes: Record<string, string[]>, versions: Record<string, string> = builtWith) => ({
  builtWith: versions,
  exposes: [{ name: './routes', takes: { react: ['useState'] } }],
  pages: [
    { path: '/good', files: [], needs: [], takes: { react: ['useState'] } },
    { path: '/page', files: [], needs: [], takes },
  ],
});
const without = (module: string, name: string): GivenModules => ({
  ...given,
  [module]: { version: '2.0.0', names: (given[module]?.names ?? []).filter((other) => other !== name) },
});

describe('misfitsOf', () => {
  it('finds nothing where all names are given', () => {
    const takes = { [DESIGN]: ['EmptyState'], zod: ['z', 'z.string'], 'antd/es/button': ['default', 'any'] };
    expect(misfitsOf(remote(takes), given)).toEqual([]);
  });
  it.each([
    ['a new export of shared', { [DESIGN]: ['NewBadge', 'PageHeader'] }, `${DESIGN}: NewBadge`],
    ['a name of zod that the host leaves out', { zod: ['z', 'z.bigint'] }, 'zod: z.bigint'],
    ['a module that the host does not have', { 'antd/es/color-picker': ['default'] }, 'antd/es/color-picker'],
  ])('refuses the one page that takes %s, and says that the host is behind', (_what, takes, lack) => {
    expect(misfitsOf(remote(takes), given)).toEqual([{ at: '/page', lacks: [lack], behind: 'host' }]);
  });
  it('says that the remote is behind where the host has gone on without what it takes', () => {
    const misfits = misfitsOf(remote({ [DESIGN]: ['EmptyState'] }), without(DESIGN, 'EmptyState'));
    expect(misfits).toEqual([{ at: '/page', lacks: [`${DESIGN} 1.0.0 (2.0.0)`], behind: 'remote' }]);
  });
  it('refuses another major version even where the names are the same, and takes another minor one', () => {
    const takes = { [DESIGN]: ['EmptyState'] };
    const ahead = remote(takes, { ...builtWith, [DESIGN]: '2.0.0' });
    expect(misfitsOf(ahead, given)).toEqual([
      { at: '/page', lacks: [`${DESIGN} 2.0.0 (1.0.0)`], behind: 'host' },
    ]);
    expect(misfitsOf(remote(takes, { ...builtWith, [DESIGN]: '1.4.0' }), given)).toEqual([]);
  });
  it('says that the remote is behind when a newer host has dropped a part of a library', () => {
    const newer = { ...given, host: { version: '2.0.0', names: [] } };
    expect(misfitsOf(remote({ zod: ['z.bigint'] }), newer)[0]?.behind).toBe('remote');
  });
});
