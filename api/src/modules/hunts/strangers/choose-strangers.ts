import { setImmediate } from 'node:timers/promises';
import { MAX_HUNT_PEOPLE } from '@cantera/shared/contracts/hunts';
import type { Tx } from '../../../db/tenant.ts';
import { type ForeseenScore, foreseeStranger } from '../../assessment/index.ts';
import { listFree, type Stranger } from '../../hunt-strangers/index.ts';
import { type Fitting, fittingOf, type SoughtPeople } from '../choose.service.ts';
import { judgedOf, peopleOf } from './person-of.ts';

/** People who are judged before others get their turn of the process. */
const SHARE = 50;

export interface FittingStranger extends Fitting {
  readonly stranger: Stranger;
}

/** Somebody who stands in two files, or in one and with the server, is looked at once. */
function once(strangers: readonly Stranger[]): Stranger[] {
  const seen = new Set<string>();
  return strangers.filter(({ emailKey, linkedinKey }) => {
    const keys = [...(emailKey ? [`e ${emailKey}`] : []), ...(linkedinKey ? [`l ${linkedinKey}`] : [])];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/**
 * Those of the files of a hunt and of its server who fit, the best first, 100 at most: by the same clauses and limits as candidates. Whoever is a
 * candidate is left out, and judged as one.
 */
export async function chooseStrangers(
  tx: Tx,
  agencyId: string,
  huntId: string,
  sought: SoughtPeople,
): Promise<FittingStranger[]> {
  const strangers = once(await listFree(tx, agencyId, { huntId, positionId: sought.positionId }));
  const byId = new Map(strangers.map((stranger) => [stranger.id, stranger]));
  const people = await peopleOf(tx, strangers);
  const fitting: FittingStranger[] = [];
  for (let at = 0; at < people.length; at += SHARE) {
    for (const one of fittingOf(people.slice(at, at + SHARE), sought)) {
      const stranger = byId.get(one.id);
      if (stranger) fitting.push({ ...one, stranger });
    }
    await setImmediate();
  }
  return fitting.toSorted((one, other) => other.percent - one.percent).slice(0, MAX_HUNT_PEOPLE);
}

/** The best of both, 100 at most; of who fits as well a candidate stands first. Each keeps the order that it has. */
export function bestOf<P extends Fitting, S extends Fitting>(
  people: readonly P[],
  strangers: readonly S[],
): (P | S)[] {
  const best: (P | S)[] = [];
  const left = [...strangers];
  for (const person of people) {
    while (left[0] && left[0].percent > person.percent) best.push(...left.splice(0, 1));
    best.push(person);
  }
  return [...best, ...left].slice(0, MAX_HUNT_PEOPLE);
}

/** The score that the application of somebody of a file would have. */
export const scoreOf = (
  tx: Tx,
  agencyId: string,
  positionId: string,
  { profile }: Stranger,
): Promise<ForeseenScore> =>
  foreseeStranger(tx, agencyId, positionId, { profile: judgedOf(profile), person: profile });
