import { call, isApiError, useForget, useRefresh } from '@cantera/shared/api-client';
import type { EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import {
  acceptCleanItems,
  decideIntakeItem,
  getIntake,
  getIntakeItem,
  listIntakes,
  readIntakeItemAgain,
  skipRestOfIntake,
  undoIntake,
} from '@cantera/shared/contracts/intakes';
import { toast } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { useRef, useState } from 'react';
import { useT } from '../../../messages/review.ts';
import type { ReviewAddress } from './use-review-address.ts';

export type Decision = EndpointInput<typeof decideIntakeItem>['body'];

/** Reads again what shows of an intake, here and in the first screen of the wizard. */
function useReread({ intakeId, page, filter }: ReviewAddress) {
  const refresh = useRefresh();
  const forget = useForget();
  return async () => {
    const own = ({ params }: { params: { id: string } }) => params.id === intakeId;
    const isShown = (query: EndpointInput<typeof getIntake>['query']) =>
      query?.page === page && query.status === filter.statuses.join(',');
    // A group that shows again opens its first CV: it must not be one that was decided meanwhile.
    void forget(getIntake, (input) => own(input) && !isShown(input.query));
    await Promise.all([refresh(getIntake, own), refresh(getIntakeItem, own)]);
    void refresh(listIntakes);
    void refresh(listCandidates);
  };
}

/** The sentence about a decision that was refused; undefined for failures that only the standard toast can tell. */
function useRefusalWords() {
  const t = useT();
  return (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined;
    if (error.is(decideIntakeItem, 'CANDIDATE_EXISTS')) return t('candidates.review.existsNow');
    if (error.is(decideIntakeItem, 'ITEM_DECIDED')) return t('candidates.review.decidedBefore');
    if (error.is(decideIntakeItem, 'ITEM_NOT_READ')) return t('candidates.review.notReadYet');
    if (error.is(decideIntakeItem, 'POSITION_NOT_OPEN')) return t('candidates.assign.notOpen');
    if (error.is(decideIntakeItem, 'NOT_A_RECRUITER')) return t('candidates.assign.notMine');
    if (error.is(decideIntakeItem, 'CANDIDATE_LIMIT'))
      return t('candidates.wizard.noRoom', { max: formatNumber(error.details.maxCandidates) });
    return undefined;
  };
}

/** Whom accepting has created so far, and whom it has left. */
type Accepted = EndpointResponse<typeof acceptCleanItems>['data'];

/**
 * Creates everybody of whom nothing is unsure, as many at a time as the server does in some seconds. `tell` hears of them once,
 * also where it ends in a failure that is thrown: who was created before stays, and can be taken back.
 */
async function acceptAllClean(intakeId: string, tell: (accepted: Accepted) => void): Promise<void> {
  let sum: Accepted = { created: 0, left: 0, isPlanFull: false };
  for (let goesOn = true; goesOn; ) {
    try {
      const { created, left, isPlanFull } = (await call(acceptCleanItems, { params: { id: intakeId } })).data;
      sum = { created: sum.created + created, left, isPlanFull };
      goesOn = created > 0 && left > 0 && !isPlanFull;
    } catch (error) {
      if (sum.created > 0) tell(sum);
      throw error;
    }
  }
  tell(sum);
}

/** Long enough to take back what was pressed by mistake; afterwards the head of the review offers it. */
const CREATED_MS = 20_000;

/** So many CVs are asked for at once. */
const PAGE = 100;

/** A CV that somebody decided meanwhile needs no reading. */
function passDecided(error: unknown): void {
  if (!(isApiError(error) && error.is(readIntakeItemAgain, 'ITEM_DECIDED'))) throw error;
}

/**
 * Has all that cannot be read read again. What is read again leaves the group, and may come back: its pages are asked for until
 * nothing in them is new.
 */
async function readUnreadable(intakeId: string): Promise<void> {
  const params = { id: intakeId };
  const asked = new Set<string>();
  for (let page = 1; ; ) {
    const query = { page, perPage: PAGE, status: 'UNREADABLE' };
    const { items } = (await call(getIntake, { params, query })).data;
    const news = items.filter(({ id }) => !asked.has(id));
    for (const { id: itemId } of news) {
      asked.add(itemId);
      await call(readIntakeItemAgain, { params: { ...params, itemId } }).catch(passDecided);
    }
    if (news.length === 0 && items.length < PAGE) return;
    page = news.length > 0 ? 1 : page + 1;
  }
}

/** Does one thing at a time, named while it is under way, and tells what was refused; whatever came of it, the page is read again. */
function useOneAtATime(address: ReviewAddress) {
  const reread = useReread(address);
  const refusalWords = useRefusalWords();
  const [busy, setBusy] = useState<string>();
  const isBusy = useRef(false);
  /** Whether it was done. Throws what a form tells at its fields. */
  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(name);
    try {
      await work();
      return true;
    } catch (error) {
      // Refused fields are told at the fields by the form that sent them.
      if (isApiError(error) && error.type === 'VALIDATION' && Object.keys(error.fields).length > 0)
        throw error;
      const words = refusalWords(error);
      if (words) toast.error(words);
      else toast.standardError();
      return false;
    } finally {
      await reread().catch(() => undefined);
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  return { busy, run };
}

/** What can be done with the CVs of an intake, one thing at a time; each resolves to whether it was done. */
export function useDecide(address: ReviewAddress) {
  const { intakeId } = address;
  const t = useT();
  const [toCompare, setToCompare] = useState<string>();
  const { busy, run: runAlone } = useOneAtATime(address);
  const params = { id: intakeId };
  const run = (name: string, work: () => Promise<unknown>): Promise<boolean> =>
    runAlone(name, async () => {
      await work();
      setToCompare(undefined);
    });
  const undo = () =>
    run('undo', async () => {
      const { undone, kept } = (await call(undoIntake, { params })).data;
      toast.status(t('candidates.review.undone', { count: undone }), {
        ...(kept > 0 ? { description: t('candidates.review.undoKept', { count: kept }) } : {}),
      });
    });
  const tellCreated = ({ created, left, isPlanFull }: Accepted) =>
    toast.success(t('candidates.review.created', { count: created }), {
      duration: CREATED_MS,
      ...(isPlanFull ? { description: t('candidates.review.planFull', { count: left }) } : {}),
      ...(created > 0 ? { action: { label: t('candidates.review.undo'), onSelect: () => void undo() } } : {}),
    });
  return {
    busy,
    /** The CV that was refused because its person is a candidate by now. */
    toCompare,
    decide: (itemId: string, decision: Decision) =>
      run(decision.decision, async () => {
        try {
          await call(decideIntakeItem, { params: { ...params, itemId }, body: decision });
        } catch (error) {
          if (isApiError(error) && error.is(decideIntakeItem, 'CANDIDATE_EXISTS')) setToCompare(itemId);
          throw error;
        }
      }),
    readAgain: (itemId: string) =>
      run('again', () => call(readIntakeItemAgain, { params: { ...params, itemId } })),
    readAllAgain: () => run('all again', () => readUnreadable(intakeId)),
    acceptClean: () => run('clean', () => acceptAllClean(intakeId, tellCreated)),
    skipRest: () => run('rest', () => call(skipRestOfIntake, { params })),
    undo,
  };
}
export type Decide = ReturnType<typeof useDecide>;
