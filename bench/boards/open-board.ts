/** A board that somebody has open, by what its stream of live updates told. */
export interface BoardState {
  /** Where its cards stand: the step by the application. */
  readonly steps: ReadonlyMap<string, string>;
  /** Whether its stream still goes on. */
  readonly isOpen: boolean;
  /** How often the whole board was read after it was opened. */
  readonly readings: number;
  /** What it heard: `APPLICATION STEP`, and when in milliseconds since 1970. */
  readonly heard: readonly (readonly [move: string, at: number])[];
}
export interface OpenBoard {
  state(): BoardState;
  close(): void;
}

interface Moved {
  readonly id: string;
  readonly step_id: string;
  readonly version: number;
}
interface Told {
  readonly topics: readonly string[];
  readonly reset?: boolean;
  readonly change?: { readonly type: string; readonly applications?: readonly Moved[] };
}
interface Steps {
  readonly data: {
    readonly items: readonly {
      readonly id: string;
      readonly applications: readonly { readonly id: string; readonly version: number }[];
    }[];
  };
}

/** Opens the board of a position as the owner of a session; resolves once its stream is connected and its cards are read. */
export async function openBoard(origin: string, token: string, positionId: string): Promise<OpenBoard> {
  const headers = { authorization: `Bearer ${token}` };
  const leave = new AbortController();
  const places = new Map<string, { step: string; version: number }>();
  const heard: [string, number][] = [];
  let readings = -1;
  let isOpen = true;

  const place = (id: string, step: string, version: number): void => {
    if ((places.get(id)?.version ?? -1) < version) places.set(id, { step, version });
  };
  const read = async (): Promise<void> => {
    readings += 1;
    const address = `${origin}/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps`;
    const { data } = (await (await fetch(address, { headers })).json()) as Steps;
    for (const { id: step, applications } of data.items)
      for (const { id, version } of applications) place(id, step, version);
  };
  const hear = (frame: string): void => {
    const line = frame.split('\n').find((each) => each.startsWith('data: '));
    if (!line) return;
    const told = JSON.parse(line.slice('data: '.length)) as Told;
    if (told.reset) return void read();
    if (!told.topics.includes(`board/${positionId}`)) return;
    if (told.change?.type !== 'applications_moved') return void read();
    for (const { id, step_id, version } of told.change.applications ?? []) {
      place(id, step_id, version);
      heard.push([`${id} ${step_id}`, performance.timeOrigin + performance.now()]);
    }
  };

  const stream = await fetch(`${origin}/api/v1/events`, { headers, signal: leave.signal });
  if (!stream.ok || !stream.body) throw new Error(`the stream was answered ${stream.status}`);
  const listen = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of body) {
      const frames = (rest + decoder.decode(part, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) hear(frame);
    }
  };
  // A stream that breaks off ends like one that was left: the board says which.
  void listen(stream.body)
    .catch(() => undefined)
    .finally(() => {
      isOpen = false;
    });
  await read();
  return {
    state: () => ({
      steps: new Map([...places].map(([id, { step }]) => [id, step])),
      isOpen,
      readings,
      heard,
    }),
    close: () => leave.abort(),
  };
}
