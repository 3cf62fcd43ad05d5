import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { useTaggingOfMany } from './use-tagging.ts';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const NURSE = { id: idOf(9999), name: 'Nurse', color: 'GREEN' } as const;
const PEOPLE = Array.from({ length: 450 }, (_, n) => idOf(n));
/** The most that the server takes at once. */
const MOST_AT_ONCE = 200;

let holders: Set<string>;
/** Which of the requests that change something fails, from 1. */
let failing: number;
let sent: { method: string; ids: string[] }[];

/** A server that refuses more people than it takes, and changes those who are not changed yet. */
async function answer(_: string | URL | Request, init?: RequestInit): Promise<Response> {
  const method = init?.method ?? 'GET';
  if (method === 'GET') return Response.json({ data: [] });
  const ids: string[] = JSON.parse(String(init?.body)).candidate_ids;
  sent.push({ method, ids });
  if (ids.length > MOST_AT_ONCE || sent.length === failing)
    return Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
  const isOn = method === 'POST';
  const changed = ids.filter((id) => holders.has(id) !== isOn);
  for (const id of changed)
    if (isOn) holders.add(id);
    else holders.delete(id);
  return Response.json({ data: { count: changed.length, candidate_ids: changed } });
}

function Many() {
  const { put } = useTaggingOfMany(PEOPLE);
  return (
    <button type="button" onClick={() => void put(NURSE)}>
      Put
    </button>
  );
}
async function putOnAll() {
  const rendered = renderWithProviders(<Many />, { messages: en });
  await rendered.user.click(screen.getByRole('button', { name: 'Put' }));
  return rendered;
}
const sizes = () => sent.map(({ method, ids }) => `${method} ${ids.length}`);

describe('a tag on more people than the server takes at once', () => {
  beforeEach(() => {
    setAppConfig({});
    useSession.setState({ user: { permissions: ['tags.read', 'tags.write'] } as never });
    holders = new Set(PEOPLE.slice(0, 3));
    failing = 0;
    sent = [];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[TAG-01] is put on all of them, counted together, and one Undo takes it off those who did not have it', async () => {
    const { user } = await putOnAll();
    expect(await screen.findByText('“Nurse”: 447 candidates changed')).toBeInTheDocument();
    expect(sizes()).toEqual(['POST 200', 'POST 200', 'POST 50']);
    expect(holders.size).toBe(450);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect([...holders]).toEqual(PEOPLE.slice(0, 3)));
    expect(sizes().slice(3)).toEqual(['DELETE 200', 'DELETE 200', 'DELETE 47']);
  });

  it('[TAG-01] says whom it reached when the rest fails, and Undo takes it off them', async () => {
    failing = 2;
    const { user } = await putOnAll();
    expect(await screen.findByText('Not everybody could be changed')).toBeInTheDocument();
    expect(screen.getByText('“Nurse”: 197 candidates changed')).toBeInTheDocument();
    expect(sizes()).toEqual(['POST 200', 'POST 200']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect([...holders]).toEqual(PEOPLE.slice(0, 3)));
  });

  it('changes nobody and offers no Undo when the first request fails', async () => {
    failing = 1;
    await putOnAll();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(holders.size).toBe(3);
  });
});
