import { type AppConfig, setAppConfig } from '@cantera/shared/session';

const TIMEOUT_MS = 8000;

/** JSON of an address; rejects when the server does not answer in time or not with 2xx. */
export async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function configOfDocument(): Partial<AppConfig> | undefined {
  const text = document.getElementById('cantera-config')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const originOf = (address: string): string => new URL(address, window.location.href).origin;
/** Origins of remotes that the policy of this document lets in: it was written from the same configuration. */
let letIn: ReadonlySet<string> = new Set();

/** Whether this page may load files from an address; a remote that has moved elsewhere meanwhile takes a fresh document. */
export const isLetIn = (address: string): boolean =>
  originOf(address) === window.location.origin || letIn.has(originOf(address));

/** Reads the runtime configuration: from the document when the server put it there, else from `/config.json`. */
export async function readConfig(): Promise<AppConfig> {
  const config = setAppConfig(configOfDocument() ?? (await fetchJson<Partial<AppConfig>>('/config.json')));
  letIn = new Set(Object.values(config.remotes).map(originOf));
  return config;
}

/** Reads the configuration again from the server, past every cache: a remote may have moved. */
export async function refreshConfig(): Promise<AppConfig> {
  return setAppConfig(await fetchJson<Partial<AppConfig>>('/config.json', { cache: 'no-store' }));
}
