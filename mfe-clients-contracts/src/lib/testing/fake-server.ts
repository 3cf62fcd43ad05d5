import { configureApi } from '@cantera/shared/api-client';
import { type AnyEndpoint, toWire } from '@cantera/shared/contracts';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';

export const idOf = (n: number): string => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

export interface SentCall {
  /** `POST /contracts`, below the base of its service. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  readonly body: any;
}
type Answer = (sent: SentCall) => Response | Promise<Response>;

/** The answer of an endpoint as it comes over the wire, checked against its schema. */
export const answerOf = (endpoint: AnyEndpoint, body: unknown, status = 200): Response =>
  Response.json(toWire(endpoint.response, endpoint.response.parse(body)), { status });
export const refusalOf = (status: number, code: string, fields?: Record<string, string>): Response =>
  Response.json(
    { error: { code, message: code, request_id: 'r-7', ...(fields ? { fields } : {}) } },
    { status },
  );

const ADDRESS = /^http:\/\/[^/]+(\/services\/contracts)?(.*)$/;

/** Answers the client's calls; what is asked for and not given is not found. */
export function startServer(answers: Readonly<Record<string, Answer>>): SentCall[] {
  const sent: SentCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://app.test');
    const base = ADDRESS.exec(url.origin + url.pathname);
    const call: SentCall = {
      path: `${init?.method ?? 'GET'} ${base?.[2]}`,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    };
    sent.push(call);
    return (await answers[call.path]?.(call)) ?? refusalOf(404, 'NOT_FOUND');
  });
  configureApi({ getToken: () => 't', onSessionOver: () => undefined });
  return sent;
}

/** Logs somebody in who may do this. */
export function enterWith(permissions: readonly string[]): void {
  useSession.setState({
    token: 't',
    user: {
      id: idOf(9),
      email: 'ana@example.test',
      firstName: 'Ana',
      lastName: 'Roca',
      role: 'RECRUITER',
      imageUrl: null,
      lang: 'en',
      agencyId: idOf(8),
      version: 1,
      permissions: [...permissions],
      isPasswordWeak: false,
    },
  });
}
/** Draws a page once for who may do this, so that its inputs, which come late, are there for every test. */
export async function loadInputs(page: ReactElement, permissions: readonly string[] = []): Promise<void> {
  enterWith(permissions);
  startServer({});
  await act(async () => {
    renderWithProviders(page);
  });
  cleanup();
  jest.restoreAllMocks();
}
