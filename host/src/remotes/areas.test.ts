import { useBuiltRemotes } from '@cantera/shared/testing';
import { remoteOf } from './areas.ts';

describe('remoteOf', () => {
  beforeEach(() => useBuiltRemotes());

  it.each([
    ['/', 'mfe_positions'],
    ['/positions/1/details', 'mfe_positions'],
    ['/candidates', 'mfe_candidates'],
    ['/clients/create-with-ia', 'mfe_clients_contracts'],
    ['/agency/general', 'mfe_agency'],
    ['/agency/job-portal', 'mfe_career_site'],
    ['/agency/new-job-portal/home', 'mfe_career_site'],
    ['/settings/general', 'mfe_agency'],
    ['/positionsx', undefined],
    ['/nowhere', undefined],
  ])('gives %s to %s', (path, remote) => {
    expect(remoteOf(path)).toBe(remote);
  });
});
