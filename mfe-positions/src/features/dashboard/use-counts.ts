import { useApi } from '@cantera/shared/api-client';
import type { Pagination } from '@cantera/shared/contracts';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { listClients } from '@cantera/shared/contracts/clients';
import { listPositions } from '@cantera/shared/contracts/positions';
import { listUsers } from '@cantera/shared/contracts/users';
import type { QueryState } from '@cantera/shared/data-view';
import { useCan, useMay, useSession } from '@cantera/shared/session';

type Count = { value: number; of?: number };
export type CardQuery = QueryState<Count>;

/** Positions are counted by the server, and no more than their number is sent. */
const COUNTED = { perPage: 9999, countOnly: true } as const;
/** The other lists know their total on any page. */
const FIRST_PAGE = { page: 1, perPage: 10 } as const;

/** An answer leaves its total out only when it is asked to. */
const totalOf = ({ data }: { data: { pagination: Pagination } }): number => data.pagination.totalItems ?? 0;

/** What the cards count. Each is a query of its own, so that one that fails leaves the others standing. */
export function useCounts() {
  const maxima = useSession(({ agency }) => agency?.plan.limits);
  const canReadClients = useMay(listClients);
  const canReadAgency = useCan('agency.read');
  const open = useApi(listPositions, { query: { ...COUNTED, status: 'OPEN' } });
  const all = useApi(listPositions, { query: COUNTED });
  const candidates = useApi(listCandidates, { query: FIRST_PAGE });
  const clients = useApi(listClients, canReadClients ? { query: FIRST_PAGE } : null);
  const members = useApi(listUsers, canReadAgency ? {} : null);

  const positionCard: CardQuery = {
    data: open.data &&
      all.data && {
        value: totalOf(open.data),
        of: totalOf(all.data),
      },
    error: open.error ?? all.error,
    isLoading: open.isLoading || all.isLoading,
    mutate: () => Promise.all([open.mutate(), all.mutate()]),
  };
  const candidateCard: CardQuery = {
    ...candidates,
    data: candidates.data && {
      value: totalOf(candidates.data),
      of: maxima?.maxCandidates,
    },
  };
  const clientCard: CardQuery | undefined = canReadClients
    ? { ...clients, data: clients.data && { value: totalOf(clients.data) } }
    : undefined;
  const memberCard: CardQuery | undefined = canReadAgency
    ? { ...members, data: members.data && { value: members.data.users.length, of: maxima?.maxMembers } }
    : undefined;
  return { positionCard, candidateCard, clientCard, memberCard };
}
