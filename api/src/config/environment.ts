/** Reads single values of the environment. Messages are for the operator and hold nothing that may be secret. */

export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that only the operator can put right; says which, in one line. */
export class ConfigError extends Error {}

/** Exit code that tells wrong settings from a crash: starting again would not help (EX_CONFIG of sysexits.h). */
export const WRONG_SETTINGS = 78;

export const flag = (value: string | undefined, fallback: boolean): boolean =>
  value === undefined || value === '' ? fallback : value !== '0' && value !== 'false';

export function integer(env: Env, name: string, fallback: number): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new ConfigError(`${name} must be a whole number, not "${value}"`);
  return number;
}

const MAX_PORT = 65_535;

export function portNumber(env: Env, name: string, fallback: number): number {
  const number = integer(env, name, fallback);
  if (number > MAX_PORT) throw new ConfigError(`${name} must be at most ${MAX_PORT}, not ${number}`);
  return number;
}

const PARTS = ['web', 'worker'] as const;

/** What of the product a process runs. */
export function partsToRun(env: Env): Record<(typeof PARTS)[number], boolean> {
  const given = (env.RUN || 'web,worker').split(',').map((part) => part.trim());
  if (!given.every((part) => PARTS.some((known) => known === part)))
    throw new ConfigError(`RUN must be web, worker or both (web,worker), not "${env.RUN}"`);
  return { web: given.includes('web'), worker: given.includes('worker') };
}

/** Whether only this machine reaches what a name or an address stands for. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|localhost|::1)$/.test(host.replace(/^\[|\]$/g, ''));

/** A host as `URL.host` gives it: in lower case, without a port that its scheme implies. */
function hostOf(name: string, given: string): string {
  const url = `${given.endsWith(':443') ? 'https' : 'http'}://${given}`;
  if (!URL.canParse(url) || new URL(url).pathname !== '/' || given.endsWith('/'))
    throw new ConfigError(`${name} must hold hosts such as intranet.example:8080, not "${given}"`);
  return new URL(url).host;
}

/** The hosts of a variable, with a space or comma between. */
export const hosts = (env: Env, name: string): ReadonlySet<string> =>
  new Set(
    (env[name] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((given) => hostOf(name, given)),
  );
