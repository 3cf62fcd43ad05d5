import type { ComponentType } from 'react';
import type { RemoteComponents, RemoteId } from './registry.ts';

export type RemoteModule<Id extends RemoteId = RemoteId> = { default: ComponentType<RemoteComponents[Id]> };
/** Loads `<federation name>/<expose>`; rejects when the remote is down, slow or broken. A new call is a new try. */
export type ExposeLoader = (id: string) => Promise<unknown>;

let loader: ExposeLoader = () => Promise.reject(new Error('The host has not set its loader yet.'));

/** Called by the host once, with its way to load what remotes expose. */
export function setExposeLoader(load: ExposeLoader): void {
  loader = load;
}

const loaded = new Map<RemoteId, Promise<RemoteModule>>();

/** The component behind an id. A failure is forgotten, so that the next call tries again. */
export function loadComponent<Id extends RemoteId>(id: Id): Promise<RemoteModule<Id>> {
  // The registry's types hold the owner's `satisfies` to these props; the loader itself cannot know them.
  const known = loaded.get(id) as Promise<RemoteModule<Id>> | undefined;
  if (known) return known;
  const loading = loader(id) as Promise<RemoteModule<Id>>;
  loaded.set(id, loading as Promise<RemoteModule>);
  loading.catch(() => loaded.delete(id));
  return loading;
}
