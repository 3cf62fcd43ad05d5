/** So many are drawn before their truth is written: a run that is ended leaves whole documents. */
const BATCH = 30;
/** For so many documents one more person is tried in the place of those left out. */
const SPARE = 4;

/**
 * Draws batches until `count` documents stand or a quarter more than that was tried. `batch` draws so many further people and
 * returns how many of their documents stand. Returns how many stand in all.
 */
export async function untilMade(count: number, batch: (size: number) => Promise<number>): Promise<number> {
  const most = count + Math.ceil(count / SPARE);
  let made = 0;
  for (let tried = 0; made < count && tried < most; ) {
    const size = Math.min(BATCH, count - made, most - tried);
    tried += size;
    made += await batch(size);
  }
  return made;
}
