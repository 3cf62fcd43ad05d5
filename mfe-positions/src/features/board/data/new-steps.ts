/** Steps that the board shows before the server has them, by their id. */
const underWay = new Map<string, Promise<unknown>>();

/** Of a step whose making was asked for: what is done with it meanwhile waits. */
export function makeStep<T>(stepId: string, made: Promise<T>): Promise<T> {
  underWay.set(stepId, made);
  return made.finally(() => underWay.delete(stepId));
}

/** Resolves once the server has a step, or has refused it; at once for all others. */
export async function whenMade(stepId: string): Promise<void> {
  await underWay.get(stepId)?.catch(() => undefined);
}
