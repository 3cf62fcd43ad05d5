import { defineEndpoint } from '@cantera/shared/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { z } from 'zod';
import { configureApi } from './client.ts';
import { useApi } from './use-api.ts';

const readThing = defineEndpoint({
  id: 'readThing',
  may: 'profile.own',
  method: 'GET',
  path: '/things/:id',
  summary: '',
  params: z.object({ id: z.string() }),
  response: z.object({ someText: z.string() }),
});

/** What each rendering of the thing showed. */
let shown: string[];
function Thing({ id }: { id: string }) {
  const { data } = useApi(readThing, { params: { id } });
  shown.push(data ? data.someText : 'loading');
  return <p>{shown.at(-1)}</p>;
}

/** What the document was answered, as `host/src/early.ts` leaves it. */
function answered(status: number, token = 't1') {
  const answer = { status, body: { some_text: 'from the document' } };
  const answers = new Map([['/things/1', Promise.resolve(answer)]]);
  Object.assign(window, { canteraFirstCalls: { token, answers, arrived: new Map([['/things/1', answer]]) } });
  return answers;
}
const draw = (id = '1') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Thing id={id} />
    </SWRConfig>,
  );

let asked: string[];
beforeEach(() => {
  shown = [];
  asked = [];
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  configureApi({ getToken: () => 't1', onSessionOver: () => undefined });
  global.fetch = (async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ some_text: 'from the server' }));
  }) as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'canteraFirstCalls');
});

it('what the document was answered is drawn at once, and nothing is asked', async () => {
  const answers = answered(200);
  draw();
  expect(screen.getByText('from the document')).toBeInTheDocument();
  await waitFor(() => expect(answers.size).toBe(0));
  // Whoever took it has told it, and what has arrived is forgotten.
  await waitFor(() =>
    expect(
      (window as unknown as { canteraFirstCalls: { arrived: Map<string, unknown> } }).canteraFirstCalls
        .arrived.size,
    ).toBe(0),
  );
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  expect(new Set(shown)).toEqual(new Set(['from the document']));
  expect(asked).toEqual([]);
});

it.each([
  ['of another address', () => answered(200), '2'],
  ['refused', () => answered(404), '1'],
  ['somebody else’s', () => answered(200, 't2'), '1'],
])('what is %s is not', async (_, arrange, id) => {
  arrange();
  draw(id);
  expect(shown).toEqual(['loading']);
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  expect(shown).not.toContain('from the document');
});
