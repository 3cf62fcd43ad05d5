/** Which remote owns an address: the longest prefix wins. The host's own addresses are not in the table. */
const AREAS: readonly { prefix: string; remote: string }[] = [
  { prefix: '/positions', remote: 'mfe_positions' },
  { prefix: '/talent-pools', remote: 'mfe_positions' },
  { prefix: '/candidates', remote: 'mfe_candidates' },
  { prefix: '/clients', remote: 'mfe_clients_contracts' },
  { prefix: '/contracts', remote: 'mfe_clients_contracts' },
  { prefix: '/metrics', remote: 'mfe_clients_contracts' },
  { prefix: '/agency/job-portal', remote: 'mfe_career_site' },
  { prefix: '/agency/new-job-portal', remote: 'mfe_career_site' },
  { prefix: '/agency', remote: 'mfe_agency' },
  { prefix: '/settings', remote: 'mfe_agency' },
].sort((a, b) => b.prefix.length - a.prefix.length);

/** Federation name of the remote that owns a path, the dashboard at `/` included; undefined for the host's own and for unknown paths. */
export function remoteOf(path: string): string | undefined {
  if (path === '/') return 'mfe_positions';
  return AREAS.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.remote;
}
