import { call, isApiError, useApi } from '@cantera/shared/api-client';
import { type Advert, deleteJob, getJobStatus, submitJob } from '@cantera/shared/contracts/job-boards';
import { PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';
import type { Position } from '@cantera/shared/contracts/positions';
import { confirm, toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { takingPortals, useSubmit } from '../../../lib/multiposting.ts';
import { useAssigned } from '../../../lib/use-assigned.ts';
import { useT as usePageT } from '../../../messages/index.ts';
import { useT } from '../../../messages/multiposting.ts';

/** A question that failed is not what somebody did: it is logged, and what was known stays. */
const log = (error: unknown): void => console.error(error);

/** What a refused change means, in words; undefined where nobody knows. */
function useRefusal(): (error: unknown) => string | undefined {
  const t = useT();
  const tPage = usePageT();
  return (error) => {
    if (!isApiError(error)) return undefined;
    if (error.is(submitJob, 'STATUS_NOT_AUTHORIZED') || error.is(deleteJob, 'STATUS_NOT_AUTHORIZED'))
      return tPage('positions.statusError.notAuthorized');
    if (error.is(submitJob, 'ADVERT_ON_ITS_WAY_OUT')) return t('multiposting.onItsWayOut');
    return error.is(submitJob, 'POSITION_NOT_PUBLIC') ? t('multiposting.notPublic') : undefined;
  };
}

/** The adverts of a position, portal by portal, and what can be done with them; `busy` is what is under way. */
export function useAdverts(position: Position) {
  const t = useT();
  const { id, title } = position;
  const query = useApi(getJobStatus, { query: { jobId: id } }, { onError: log });
  const { submit, readAgain } = useSubmit(id);
  const isAssigned = useAssigned(position);
  const refusalOf = useRefusal();
  const [busy, setBusy] = useState<number | 'all'>();
  const run = async (what: number | 'all', change: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await change();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) toast.error(refusal);
      else toast.standardError();
      await readAgain();
    }
    setBusy(undefined);
  };
  const publish = async (what: number | 'all', portals: readonly number[]): Promise<void> => {
    if (!isAssigned()) return;
    if (!position.isPublic)
      return void toast.error(t('multiposting.notPublic'), { description: t('multiposting.notOpen') });
    await run(what, () => submit(portals));
  };
  const remove = (what: number | 'all', portals?: number[]): Promise<void> =>
    run(what, async () => {
      await call(deleteJob, { body: { jobId: id, portals } });
      await readAgain();
    });
  return {
    query,
    busy,
    publishEverywhere: (adverts: readonly Advert[]) => publish('all', takingPortals(adverts)),
    publishOn: (advert: Advert) => publish(advert.id, [advert.id]),
    /** Asks, and takes it out of all portals. */
    unpublish: async () => {
      if (!isAssigned()) return;
      const isSure = await confirm({
        title: t('multiposting.unpublish.title', { title }),
        body: t('multiposting.unpublish.text', { hours: PORTAL_HOURS }),
        confirmLabel: t('multiposting.unpublish'),
        isDanger: true,
      });
      if (isSure) await remove('all');
    },
    /** Asks, and takes it out of one portal. */
    disconnect: async ({ id: portal, name }: Advert) => {
      if (!isAssigned()) return;
      const isSure = await confirm({
        title: t('multiposting.disconnect.title', { name }),
        body: t('multiposting.disconnect.text'),
        confirmLabel: t('multiposting.disconnect'),
        isDanger: true,
      });
      if (isSure) await remove(portal, [portal]);
    },
  };
}
