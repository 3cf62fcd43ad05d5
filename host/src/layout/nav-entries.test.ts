import { setAppConfig } from '@cantera/shared/session';
import { navEntriesFor } from './nav-entries.ts';

describe('navEntriesFor', () => {
  it('shows the built screens in their order', () => {
    expect(navEntriesFor('a1').map(({ to }) => to)).toEqual(['/positions', '/candidates', '/clients']);
  });
  it('[SHELL-72] shows an entry bound to a list only to agencies on the configured list', () => {
    const entries = [{ to: '/metrics', label: 'host.nav.metrics', onlyAgencies: 'metrics' } as const];
    setAppConfig({ agencies: { metrics: ['a1'] } });
    expect(navEntriesFor('a1', entries)).toHaveLength(1);
    expect(navEntriesFor('a2', entries)).toHaveLength(0);
    expect(navEntriesFor(undefined, entries)).toHaveLength(0);
  });
});
