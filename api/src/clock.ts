/** The one clock of the product. `CLOCK_OFFSET_MS` shifts it; nothing else may ask the system or the database for the time. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0) || 0;

export const now = (): Date => new Date(Date.now() + offsetMs);
/** `now` plus a span in seconds. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + offsetMs + seconds * 1000);
