import { setAppConfig, useSession } from '@cantera/shared/session';
import { type Rendered, renderWithProviders } from '@cantera/shared/testing';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { en } from '../../../messages/en.ts';
import { workflowsEn } from '../../../messages/texts-workflows-en.ts';

export const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
type Wire = Record<string, unknown> & { id: string; name: string };
type SentBody = { actions?: { id: string; value: { delay_seconds?: number } }[] };
type Sent = { method: string; path: string; body: SentBody | undefined };

/** What the server would hold, and what was asked of it. `refusals` answers the next calls of a method in its place. */
export interface FakeServer {
  workflows: Wire[];
  channels: string[];
  runs: unknown[];
  sent: Sent[];
  refusals: Partial<Record<string, (() => Response | Promise<Response>)[]>>;
}

export const wireWorkflow = (n: number, name: string, more: object = {}): Wire => ({
  id: idOf(n),
  name,
  context: 'APPLICATION',
  actions: [
    {
      id: 'one',
      type: 'AUTOMATIC_MESSAGE',
      value: { channels: ['EMAIL'], subject: 'Welcome', message: '<p>Hello</p>', attachments: [] },
    },
    { id: 'two', type: 'DELAY', value: { delay_seconds: 86_460 } },
    {
      id: 'three',
      type: 'AUTOMATIC_MESSAGE',
      value: { channels: ['EMAIL'], subject: 'Next steps', message: '<p>Soon</p>', attachments: [] },
    },
  ],
  files: [],
  usage: { positions: 0, triggers: 0, waiting_runs: 0 },
  version: 1,
  updated_at: '2026-05-05T10:00:00Z',
  ...more,
});

/** A refusal as the server words it, with what must never be shown. */
export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json(
    { error: { code, message: 'from inside the server', request_id: 'r1', ...more } },
    { status },
  );

function answer(server: FakeServer, method: string, path: string): Response {
  // Nobody has applied, and there is no position.
  if (method === 'GET' && !path.includes('workflows') && path !== '/api/v1/channels')
    return Response.json({ data: [], meta: { total: 0 } });
  if (path.endsWith('/simulations')) return refusal(404, 'NOT_FOUND');
  const [, id] = /workflows\/([\w-]+)/.exec(path) ?? [];
  const found = server.workflows.find((workflow) => workflow.id === id);
  if (path === '/api/v1/channels')
    return Response.json({
      data: {
        connected: server.channels.map((type, n) => ({
          id: idOf(90 + n),
          type,
          address: `${type}@demo.test`,
          has_account: true,
        })),
        available: [],
      },
    });
  if (path === '/files/private') return Response.json({ id: idOf(70 + server.sent.length), url: '/files/1' });
  if (path.endsWith('/runs'))
    return Response.json({ data: { items: server.runs, total: server.runs.length } });
  if (method === 'GET' && !id) return Response.json({ data: { items: server.workflows } });
  if (method === 'GET') return found ? Response.json({ data: found }) : refusal(404, 'NOT_FOUND');
  return Response.json({ data: found ?? server.workflows[0] ?? {} });
}

/** Starts a server without workflows that a recruiter with e-mail asks. */
export function startFakeServer(): FakeServer {
  const server: FakeServer = { workflows: [], channels: ['EMAIL'], runs: [], sent: [], refusals: {} };
  setAppConfig({});
  window.sessionStorage.clear();
  useSession.setState({
    token: 't',
    user: { id: idOf(99), permissions: ['workflows.read', 'workflows.write', 'profile.own'] } as never,
  });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (method !== 'GET') server.sent.push({ method, path, body });
    const refused = server.refusals[method]?.shift();
    return refused ? refused() : answer(server, method, path);
  });
  return server;
}

/** Draws a page of workflows in English; its texts have come when this resolves. */
export async function show(page: ReactElement, options: { route: string; path?: string }): Promise<Rendered> {
  let rendered: Rendered | undefined;
  await act(async () => {
    rendered = renderWithProviders(page, { messages: { ...en, ...workflowsEn }, ...options });
  });
  if (!rendered) throw new Error('Nothing was drawn');
  return rendered;
}
