import { configureApi } from '@cantera/shared/api-client';
import { type AnyEndpoint, toWire } from '@cantera/shared/contracts';
import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';

export const idOf = (n: number): string => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

/** A contract of Laia with Forn Rovira, whose fields are all known. */
export const contractOf = (change: Partial<Record<keyof Contract, unknown>> = {}): Contract =>
  ({
    id: idOf(1),
    candidate: { id: idOf(2), status: 'ACTIVE' },
    candidateId: idOf(2),
    client: { id: idOf(3), name: 'Forn Rovira', legalName: 'Forn Rovira, S.L.' },
    clientId: idOf(3),
    firstName: 'Laia',
    lastName: 'Puig Serra',
    location: 'Girona',
    nif: '12345678Z',
    paisNif: 'ES',
    segSoc: '081234567840',
    tarifa: 25.5,
    convenio: 'Comerç de Girona',
    catConvenioId: 'G3',
    catConvenioName: 'Fornera',
    puesto: 'Cap de forn',
    titulacion: 'Grau en forneria',
    birth: '1990-02-28',
    genero: 'FEMALE',
    workHours: 37.5,
    alta: '2024-03-01',
    antiguedad: '2023-09-15',
    baja: '2024-12-31',
    comments: 'Torn de nit.',
    createdAt: '2024-02-20T10:00:00Z',
    updatedAt: '2024-02-20T10:00:00Z',
    blockedAt: null,
    version: 4,
    ...change,
  }) as Contract;

/** What is left of it once its person was erased. */
export const blockedContract = (): Contract => {
  const whole = contractOf({ id: idOf(4) });
  const kept = ['id', 'client', 'clientId', 'alta', 'baja', 'createdAt', 'updatedAt', 'version'];
  return Object.fromEntries(
    Object.entries({ ...whole, blockedAt: '2025-01-10T09:00:00Z' }).map(([key, value]) => [
      key,
      kept.includes(key) || key === 'blockedAt' ? value : null,
    ]),
  ) as unknown as Contract;
};

export interface Sent {
  /** `POST /contracts`, below the base of its service. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  readonly body: any;
}
type Answer = (sent: Sent) => Response | Promise<Response>;

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
export function startServer(answers: Readonly<Record<string, Answer>>): Sent[] {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://app.test');
    const base = ADDRESS.exec(url.origin + url.pathname);
    const call: Sent = {
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
export const RECRUITER = ['clients.read', 'contracts.read', 'contracts.write', 'contracts.export'];
export const ADMIN = [...RECRUITER, 'contracts.unblock'];

/** Draws a page once for who may do this, so that its texts and inputs, which come late, are there for every test. */
export async function loadTexts(page: ReactElement, permissions: readonly string[] = []): Promise<void> {
  enterWith(permissions);
  startServer({});
  await act(async () => {
    renderWithProviders(page);
  });
  cleanup();
  jest.restoreAllMocks();
}
