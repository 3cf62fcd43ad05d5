import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { fromPageEn } from '../../messages/texts-from-page-en.ts';
import { Component } from './client-from-page.tsx';

const WALL = {
  error: { code: 'CLIENT_PAGE_NOT_READ', message: '', request_id: 'r', details: { reason: 'NO_ANSWER' } },
};

/** Answers a reading as it is told to, once `after` is there; nothing else is ever answered. */
function serve(
  answer?: { status: number; body: unknown; headers?: Record<string, string> },
  after?: Promise<void>,
): { stopped: () => number } {
  let stopped = 0;
  globalThis.fetch = jest.fn(
    (url, init) =>
      new Promise((resolve, reject) => {
        const send = () =>
          answer &&
          resolve(
            new Response(JSON.stringify(answer.body), {
              status: answer.status,
              headers: { 'content-type': 'application/json', ...answer.headers },
            }),
          );
        if (String(url).includes('/autogenerate')) {
          if (after) void after.then(send);
          else send();
        }
        init?.signal?.addEventListener('abort', () => {
          if (String(url).includes('/autogenerate')) stopped += 1;
          reject(init.signal?.reason);
        });
      }),
  );
  return { stopped: () => stopped };
}

const urlField = () => screen.findByRole('textbox', { name: /^Address of/ });
async function begin() {
  // Its texts are loaded first.
  const rendered = await act(async () =>
    renderWithProviders(<Component />, {
      route: '/clients/create-with-ia',
      messages: { ...en, ...fromPageEn },
    }),
  );
  const way = await screen.findByRole('button', { name: 'Using their web' });
  expect(way).not.toHaveFocus();
  await rendered.user.click(way);
  await waitFor(async () => expect(await urlField()).toHaveFocus());
  return rendered;
}

describe('the steps to a client from its page', () => {
  beforeEach(() => {
    sessionStorage.clear();
    useSession.setState({
      user: {
        id: '00000000-0000-4000-8000-000000000009',
        email: 'ana@example.com',
        firstName: 'Ana',
        lastName: '',
        role: 'RECRUITER',
        imageUrl: null,
        lang: 'en',
        agencyId: '00000000-0000-4000-8000-000000000002',
        version: 1,
        permissions: ['clients.write'],
        isPasswordWeak: false,
      },
    });
  });

  it('[CLAI-22] keeps the address and brings focus to it after a stop, which ends the request', async () => {
    const { stopped } = serve();
    const { user } = await begin();
    await user.keyboard('forn.example{Enter}');
    expect(await screen.findByRole('button', { name: 'Stop reading' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await urlField()).toHaveValue('forn.example');
    await waitFor(async () => expect(await urlField()).toHaveFocus());
    expect(stopped()).toBe(1);
  });

  it('[CLAI-23] [CLAI-24] brings focus to the address after a failure, and to the form that takes its place', async () => {
    serve({ status: 400, body: WALL });
    const { user } = await begin();
    await user.keyboard('forn.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No public website answers');
    await waitFor(async () => expect(await urlField()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Fill in by hand' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^Website/ })).toHaveValue('https://forn.example');
    const similar = expect.stringMatching(/clients\/similar\?.*web_url=https%3A%2F%2Fforn\.example/);
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledWith(similar, expect.anything()));
    // Nothing was changed: nobody is asked.
    await user.click(screen.getByRole('button', { name: 'Read another page' }));
    await waitFor(async () => expect(await urlField()).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[CLAI-28] says that an address without https:// may be asked by http, and not of one that has it', async () => {
    const { promise: after, resolve: letGo } = Promise.withResolvers<void>();
    serve({ status: 400, body: WALL }, after);
    const { user } = await begin();
    const asked = () =>
      jest
        .mocked(globalThis.fetch)
        .mock.calls.map(([url]) => String(url))
        .filter((url) => url.includes('/autogenerate'));
    await user.keyboard('forn.example{Enter}');
    await screen.findByRole('button', { name: 'Stop reading' });
    letGo();
    await screen.findByRole('alert');
    expect(asked().at(-1)).toMatch(/[?&]url=https%3A%2F%2Fforn\.example&or_http=true$/);
    // Nobody has said it by trying again either.
    expect(await urlField()).toHaveValue('forn.example');
    await user.type(await urlField(), '{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().at(-1)).toMatch(/[?&]url=https%3A%2F%2Fforn\.example&or_http=true$/);
    await user.clear(await urlField());
    await user.type(await urlField(), 'https://forn.example/{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)).not.toContain('or_http');
  });

  it('[CLAI-28] fills in by hand the address that answered, where https did not', async () => {
    const details = { reason: 'NOTHING_FOUND', url: 'http://forn.example' };
    serve({ status: 400, body: { error: { ...WALL.error, details } } });
    const { user } = await begin();
    await user.keyboard('forn.example{Enter}');
    await screen.findByRole('alert');
    expect(await urlField()).toHaveValue('forn.example');
    await user.click(screen.getByRole('button', { name: 'Fill in by hand' }));
    expect(await screen.findByRole('textbox', { name: /^Website/ })).toHaveValue('http://forn.example');
  });

  it('[CLAI-28] says so again after a stop', async () => {
    serve();
    const { user } = await begin();
    await user.keyboard('forn.example{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop reading' }));
    await user.type(await urlField(), '{Enter}');
    await screen.findByRole('button', { name: 'Stop reading' });
    const asked = expect.stringMatching(/[?&]url=https%3A%2F%2Fforn\.example&or_http=true$/);
    const calls = jest.mocked(globalThis.fetch).mock.calls.map(([url]) => String(url));
    expect(calls.filter((url) => url.includes('/autogenerate'))).toEqual([asked, asked]);
  });

  it.each([
    [{ 'retry-after': '1500' }, /^.*30 pages read within an hour.*Try again at 10:26\./],
    [{}, /^.*30 pages read within an hour.*Try again in a while\./],
  ])(
    '[CLAI-29] says how many pages are read an hour and when the next one is: %j',
    async (headers, words) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 4, 4, 10, 0, 20).getTime());
      const body = { error: { code: 'TOO_MANY_ATTEMPTS', message: '', request_id: 'r' } };
      serve({ status: 429, body, headers });
      const { user } = await begin();
      await user.keyboard('forn.example{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      now.mockRestore();
    },
  );

  it('[CLAI-26] asks before what was read is left where the browser keeps nothing', async () => {
    serve({ status: 400, body: WALL });
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { user, navigate, address } = await begin();
    await user.keyboard('forn.example{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
    await screen.findByRole('textbox', { name: 'Name' });
    await navigate('/clients');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(address()).toMatch(/^\/clients\/create-with-ia/);
    await act(async () => set.mockRestore());
  });
});
