/** Calls `work` for each, two at a time. */
export async function twoAtATime<T>(
  list: readonly T[],
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = list.entries();
  const worker = async (): Promise<void> => {
    for (const [index, one] of queue) await work(one, index);
  };
  await Promise.all([worker(), worker()]);
}
