import { isApiError } from '@cantera/shared/api-client';
import { moveApplications } from '@cantera/shared/contracts/pipeline';

/** Which of the applications of a refused move, or of what takes one back, somebody else had moved. */
const movedMeanwhile = (error: unknown): Set<string> =>
  new Set(
    isApiError(error) && error.is(moveApplications, 'APPLICATION_MOVED')
      ? error.details.applications.map(({ id }) => id)
      : [],
  );

interface SentForRest<T> {
  data: T;
  /** Ids of those that somebody else had moved meanwhile. */
  leftAlone: ReadonlySet<string>;
}

/** Sends for all; of several, those that somebody moved meanwhile are left alone. Throws what refuses all of them. */
export async function sendForRest<T>(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<T>,
): Promise<SentForRest<T>> {
  try {
    return { data: await send(ids), leftAlone: new Set() };
  } catch (error) {
    const gone = movedMeanwhile(error);
    const rest = ids.filter((id) => !gone.has(id));
    if (rest.length === 0 || rest.length === ids.length) throw error;
    const { data, leftAlone } = await sendForRest(rest, send);
    return { data, leftAlone: new Set([...gone, ...leftAlone]) };
  }
}
