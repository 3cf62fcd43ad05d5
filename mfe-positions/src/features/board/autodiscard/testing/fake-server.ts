import { setAppConfig, startSession, useSession } from '@cantera/shared/session';

export const idOf = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
export const POSITION = idOf(1);
const ME = idOf(9);
/** As the board has it; the parts under test read no more. */
export const position = { id: POSITION, title: 'Cook', recruiters: [{ id: ME }] } as never;

export const RULE_PATH = `/services/workflows/jobs/${POSITION}/discard_scoring`;

export interface SentCall {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  body: any;
}

export const refused = (status: number, code: string, details?: object) =>
  Response.json(
    { error: { code, message: '', request_id: 'r-1', ...(details ? { details } : {}) } },
    { status },
  );

/** Answers calls by `METHOD path`, and keeps what was sent. A recruiter of the position is logged in. */
export function startServer(
  answers: Readonly<
    Record<string, (body: SentCall['body'], path: string) => Response | Promise<Response> | undefined>
  >,
) {
  const sent: SentCall[] = [];
  setAppConfig({});
  const permissions = ['autodiscard.manage', 'pipeline.read', 'pipeline.move'];
  startSession('t', { id: ME, role: 'RECRUITER', permissions } as never);
  useSession.setState({ user: { id: ME, role: 'RECRUITER', permissions } as never });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname, search } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method, path: pathname + search, body });
    return (await answers[`${method} ${pathname}`]?.(body, pathname)) ?? refused(404, 'NOT_FOUND');
  });
  return sent;
}
