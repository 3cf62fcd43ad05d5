import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { openOnLoopback } from './loopback.ts';

export interface PeopleRequest {
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  readonly body: any;
}
/** How a server answers: with what it returns as JSON, or by itself. */
export type PeopleBehaviour = (request: PeopleRequest, response: ServerResponse) => unknown;

export interface PeopleServer {
  readonly url: string;
  /** `127.0.0.1:port`, as the product is told to allow it. */
  readonly host: string;
  /** What was asked for, in its order. */
  readonly asked: PeopleRequest[];
  /** What it does from now on. */
  behave(behaviour: PeopleBehaviour): void;
  close(): void;
}

/** Somebody as a server of people names them: a nurse of Girona, but for what is given. */
export const nurseAtServer = (
  id: string,
  { url, ...basics }: { readonly url?: string; readonly [name: string]: unknown } = {},
) => ({
  id,
  ...(url === undefined ? {} : { url }),
  resume: {
    basics: { name: `${id} Serra`, label: 'Nurse', location: { city: 'Girona' }, ...basics },
    work: [{ name: 'Hospital', position: 'Nurse', startDate: '2015-01' }],
    skills: [{ name: 'Triage' }],
    languages: [{ language: 'Catalan', fluency: 'C1' }],
  },
});

/** A server of people on this machine, which knows nobody until it is told how to behave. */
export async function startPeopleServer(): Promise<PeopleServer> {
  const asked: PeopleRequest[] = [];
  let behaviour: PeopleBehaviour = () => ({ people: [] });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) };
      asked.push(one);
      const answer = behaviour(one, response);
      if (answer === undefined) return;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const { host, close } = await openOnLoopback(server);
  return {
    host,
    close,
    url: `http://${host}/search`,
    asked,
    behave: (next) => {
      behaviour = next;
      asked.length = 0;
    },
  };
}
