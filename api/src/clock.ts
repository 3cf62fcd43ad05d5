/** The one clock of the product. `CLOCK_OFFSET_MS` shifts it; nothing else may ask the system or the database for the time. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0) || 0;

// The queue reads Node's clock itself (`useNodeTime`) and offers no hook, so in tests and demos the whole process is shifted.
// A proxy rather than a subclass: dates made natively stay instances of it.
if (offsetMs !== 0) {
  const SystemDate = globalThis.Date;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + offsetMs] : given, newTarget),
    apply: (target) => new target(target.now() + offsetMs).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => target.now() + offsetMs : Reflect.get(target, key, receiver),
  });
}

export const now = (): Date => new Date();
/** `now` plus a span in seconds. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
