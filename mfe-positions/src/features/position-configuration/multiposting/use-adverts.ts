import { call, isApiError, useApi } from '@cantera/shared/api-client';
import { type Advert, deleteJob, getJobStatus, submitJob } from '@cantera/shared/contracts/job-boards';
import { PORTAL_HOURS, TRACKED_PORTAL } from '@cantera/shared/contracts/job-portals';
import type { Position } from '@cantera/shared/contracts/positions';
import { confirm, toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { takingPortals, useSubmit } from '../../../lib/multiposting.ts';
import { useAssigned } from '../../../lib/use-assigned.ts';
import { useT as usePageT } from '../../../messages/index.ts';
import { useT } from '../../../messages/multiposting.ts';
import { ruleOf } from './advert-words.ts';

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

/** Questions before what cannot be taken back; each resolves to whether one is sure. */
function useQuestions(title: string) {
  const t = useT();
  return {
    /** Of an advert that may be out already. */
    mayDouble: ({ name }: Advert) =>
      confirm({
        title: t('multiposting.again.title', { name }),
        body: t('multiposting.reason.UNCERTAIN', { name }),
        confirmLabel: t('multiposting.publish'),
        isDanger: true,
      }),
    unpublish: () =>
      confirm({
        title: t('multiposting.unpublish.title', { title }),
        body: t('multiposting.unpublish.text', { hours: PORTAL_HOURS }),
        confirmLabel: t('multiposting.unpublish'),
        isDanger: true,
      }),
    disconnect: ({ name, reason }: Advert) =>
      confirm({
        title: t('multiposting.disconnect.title', { name }),
        body:
          reason === 'UNCERTAIN'
            ? t('multiposting.disconnect.uncertain', { name })
            : t('multiposting.disconnect.text'),
        confirmLabel: t('multiposting.disconnect'),
        isDanger: true,
      }),
    settle: ({ name }: Advert) =>
      confirm({
        title: t('multiposting.settle.title', { name }),
        body: t('multiposting.settle.text', { name }),
        confirmLabel: t('multiposting.settle.confirm'),
        isDanger: true,
      }),
  };
}

/** What can be done with one advert. */
export type AdvertAction = 'publish' | 'disconnect' | 'settle';
/** What is under way: of one portal, or of all. */
interface Busy {
  readonly portal: number | 'all';
  readonly action: AdvertAction;
}

/** The adverts of a position, portal by portal, and what can be done with them; `busy` is what is under way. */
export function useAdverts(position: Position) {
  const t = useT();
  const { id, title } = position;
  const query = useApi(getJobStatus, { query: { jobId: id } }, { onError: log });
  const { submit, readAgain } = useSubmit(id);
  const isAssigned = useAssigned(position);
  const refusalOf = useRefusal();
  const questions = useQuestions(title);
  const [busy, setBusy] = useState<Busy>();
  const run = async (what: Busy, change: () => Promise<void>): Promise<void> => {
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
  /** Publishes it on portals, and on the one that the button is about: not where it is out of the feed for a broken rule. */
  const publish = async (
    portal: number | 'all',
    adverts: readonly Advert[],
    about: Advert | undefined,
  ): Promise<void> => {
    if (!isAssigned()) return;
    if (!position.isPublic)
      return void toast.error(t('multiposting.notPublic'), { description: t('multiposting.notOpen') });
    const isUncertain = about?.reason === 'UNCERTAIN';
    if (isUncertain && !(await questions.mayDouble(about))) return;
    const portals = isUncertain ? [about.id, ...takingPortals(adverts)] : takingPortals(adverts);
    if (portals.length > 0) await run({ portal, action: 'publish' }, () => submit(portals));
    if (about && about.missing.length > 0)
      toast.error(t('multiposting.reason.RULES', { name: about.name }), {
        description: about.missing.map((rule) => ruleOf(t, rule)).join(', '),
      });
  };
  const remove = (what: Busy, portals?: number[], isGone?: true): Promise<void> =>
    run(what, async () => {
      await call(deleteJob, { body: { jobId: id, portals, isGone } });
      await readAgain();
    });
  return {
    query,
    busy,
    publishEverywhere: (adverts: readonly Advert[]) =>
      publish(
        'all',
        adverts,
        adverts.find((advert) => advert.id === TRACKED_PORTAL),
      ),
    publishOn: (advert: Advert) => publish(advert.id, [advert], advert),
    /** Asks, and takes it out of all portals. */
    unpublish: async () => {
      if (!isAssigned()) return;
      if (await questions.unpublish()) await remove({ portal: 'all', action: 'disconnect' });
    },
    /** Asks, and takes it out of one portal. */
    disconnect: async (advert: Advert) => {
      if (!isAssigned()) return;
      if (await questions.disconnect(advert))
        await remove({ portal: advert.id, action: 'disconnect' }, [advert.id]);
    },
    /** Asks, and counts it as taken out of a portal that it could not be taken out of. */
    settle: async (advert: Advert) => {
      if (!isAssigned()) return;
      if (await questions.settle(advert))
        await remove({ portal: advert.id, action: 'settle' }, [advert.id], true);
    },
  };
}
