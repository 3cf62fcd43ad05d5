import { JOB_PORTALS, type JobPortal } from '@cantera/shared/contracts/job-portals';
import { appConfig, storage } from '@cantera/shared/session';
import { useState } from 'react';

/** A preset portal as this browser keeps it for its person. */
interface ListedPortal extends Pick<JobPortal, 'id' | 'name'> {
  /** Whether the installation does not show it. */
  hide: boolean;
  isConected: boolean;
}

function storedConnections(agencyId: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.getPortals(agencyId) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const isConnected = (stored: readonly unknown[], portal: number): boolean =>
  stored.some(
    (entry) =>
      typeof entry === 'object' &&
      entry !== null &&
      Reflect.get(entry, 'id') === portal &&
      Reflect.get(entry, 'isConected') === true,
  );

const readList = (agencyId: string): ListedPortal[] => {
  const stored = storedConnections(agencyId);
  const hidden = appConfig().multiposting?.hide ?? [];
  return JOB_PORTALS.map(({ id, name }) => ({
    id,
    name,
    hide: hidden.includes(id),
    isConected: isConnected(stored, id),
  }));
};

/**
 * The preset portals with what their person marked as connected. It is a list of one's own: it is kept in this browser, sent
 * nowhere and decides nothing, else a colleague's browser would publish elsewhere.
 */
export function usePortalList(agencyId: string) {
  const [portals, setPortals] = useState(() => readList(agencyId));
  return {
    portals: portals.filter(({ hide }) => !hide),
    setConnected: (id: number, isConected: boolean): void => {
      const next = portals.map((portal) => (portal.id === id ? { ...portal, isConected } : portal));
      storage.setPortals(agencyId, JSON.stringify(next));
      setPortals(next);
    },
  };
}
