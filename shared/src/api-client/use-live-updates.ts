import type { LiveEvent } from '@cantera/shared/contracts/events';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { subscribeLive } from './live.ts';

interface Input {
  params?: { id?: string };
}
/** Names of the reads that a change concerns; by name, so that this file needs no domain's contract. */
const ENDPOINTS: Record<Exclude<LiveEvent['type'], 'reset'>, readonly string[]> = {
  board: ['listSteps', 'getApplication', 'getPosition', 'listPositions'],
  positions: ['listPositions', 'getPosition'],
  candidate: [
    'getCandidate',
    'listCandidates',
    'getApplication',
    'getCv',
    'listDocuments',
    'listDeletionWarnings',
    'listCandidateDeletions',
  ],
  comments: ['listComments', 'getCandidate'],
  clients: ['listClients', 'getClient'],
  duplicates: ['listDuplicates', 'getDuplicateScan', 'listMerges'],
  agency: ['getAgency', 'getAgencyDetails', 'listDeletionWarnings', 'listCandidateDeletions'],
  // What someone may do goes with him: his own screens ask again who he is.
  members: ['listUsers', 'getMe', 'getAgencyDetails', 'listPositions', 'getPosition'],
  channels: ['listChannels', 'getChannelRemoval', 'getMailAccount', 'getPosition'],
  templates: ['listMessageTemplates'],
  sessions: ['listSessions', 'getMe'],
};
/** Reads of one row: concerned only when the row is the one that changed, or the event names none. */
const BY_ID = new Set([
  'listComments',
  'listSteps',
  'getPosition',
  'getCandidate',
  'getClient',
  'getCv',
  'listDocuments',
]);

const changedId = (event: LiveEvent): string | undefined => {
  if ('positionId' in event) return event.positionId;
  if ('candidateId' in event) return event.candidateId;
  return 'clientId' in event ? event.clientId : undefined;
};

/** Whether a cached read may have changed by an event. */
export function isConcerned(key: unknown, event: LiveEvent): boolean {
  if (!Array.isArray(key) || typeof key[0] !== 'string') return false;
  if (event.type === 'reset') return true;
  if (!ENDPOINTS[event.type].includes(key[0])) return false;
  const input: Input | null = key[1];
  const id = changedId(event);
  return id === undefined || !BY_ID.has(key[0]) || input?.params?.id === id;
}

/** Events in a burst lead to one reading. */
const GATHER_MS = 60;

/** Keeps every open screen true: what changed on the server is read again. Mounted once, by the host, while logged in. */
export function useLiveUpdates(isOn: boolean): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!isOn) return;
    let gathered: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      const events = gathered;
      gathered = [];
      timer = undefined;
      void mutate((key) => events.some((event) => isConcerned(key, event)));
    };
    const unsubscribe = subscribeLive((event) => {
      gathered.push(event);
      timer ??= setTimeout(flush, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isOn, mutate]);
}
