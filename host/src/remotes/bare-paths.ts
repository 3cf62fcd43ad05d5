import { appConfig } from '@cantera/shared/session';

/** Whether a remote has said that the page of a path stands without the shell; the router takes an address in whatever case. */
export function isBare(path: string): boolean {
  const address = path.toLowerCase().replace(/\/+$/, '');
  return Object.values(appConfig().descriptions).some((description) =>
    description?.barePaths?.includes(address),
  );
}
