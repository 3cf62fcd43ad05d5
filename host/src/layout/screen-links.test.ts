import type { ScreenLink } from '@cantera/shared/contracts/remote-manifest';
import { setAppConfig } from '@cantera/shared/session';
import { useBuiltRemotes } from '@cantera/shared/testing';
import { topLinks } from './screen-links.ts';

const label = { en: 'Metrics', es: 'Métricas', ca: 'Mètriques' };

describe('topLinks', () => {
  it('shows the screens that are built, in their order', () => {
    useBuiltRemotes();
    const links = topLinks({ agencyId: 'a1', permissions: ['clients.read'] });
    expect(links.map(({ to }) => to)).toEqual(['/positions', '/candidates', '/clients']);
  });

  it('[SHELL-67] shows the contracts to who may read them in an agency on the list', () => {
    useBuiltRemotes({ agencies: { contracts: ['a1'] } });
    const addresses = (agencyId: string, permissions: string[]) =>
      topLinks({ agencyId, permissions }).map(({ to }) => to);
    expect(addresses('a1', ['contracts.read'])).toEqual(['/positions', '/candidates', '/contracts']);
    expect(addresses('a1', [])).not.toContain('/contracts');
    expect(addresses('a2', ['contracts.read'])).not.toContain('/contracts');
  });

  it('offers nobody a screen that they may not open', () => {
    useBuiltRemotes();
    const links = topLinks({ agencyId: 'a1', permissions: [] });
    expect(links.map(({ to }) => to)).toEqual(['/positions', '/candidates']);
  });

  it('[SHELL-72] shows a link bound to a list only to agencies on the configured list', () => {
    const screens: ScreenLink[] = [{ to: '/metrics', at: 'top', label, order: 1, onlyAgencies: 'metrics' }];
    setAppConfig({
      agencies: { metrics: ['a1'] },
      descriptions: { mfe_x: { areas: ['/metrics'], screens } },
    });
    expect(topLinks({ agencyId: 'a1' })).toHaveLength(1);
    expect(topLinks({ agencyId: 'a2' })).toHaveLength(0);
    expect(topLinks({})).toHaveLength(0);
  });

  it('puts the links of several remotes in one order', () => {
    const link = (to: string, order: number): ScreenLink => ({ to, at: 'top', label, order });
    setAppConfig({
      descriptions: {
        mfe_x: { areas: ['/a'], screens: [link('/a', 30), link('/b', 10)] },
        mfe_y: { areas: ['/c'], screens: [link('/c', 20)] },
      },
    });
    expect(topLinks({}).map(({ to }) => to)).toEqual(['/b', '/c', '/a']);
  });
});
