import { toast } from '@cantera/shared/design-system';
import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { useAssign } from './use-assign.ts';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const POSITION = { id: idOf(9999), title: 'Baker' };
/** The most that the server takes at once. */
const MOST_AT_ONCE = 500;

let there: Set<string>;
/** Which of the requests that add somebody fails, from 1. */
let failing: number;
let sent: number[];
let release: (() => void) | undefined;

const row = (id: string) => ({
  id,
  first_name: 'Person',
  last_name: String(Number(id.slice(-12))),
  assigned: there.has(id),
});

/** A server that refuses more people than it takes. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  if ((init?.method ?? 'GET') === 'GET') {
    const ids = new URL(String(url), 'http://x').searchParams
      .getAll('ids')
      .flatMap((given) => given.split(','));
    const pagination = { page: 1, per_page: 100, total_items: ids.length, total_pages: 1 };
    return Response.json({ data: { items: ids.map(row), pagination } });
  }
  const ids: string[] = JSON.parse(String(init?.body)).candidate_ids;
  sent.push(ids.length);
  await new Promise<void>((resolve) => {
    release = resolve;
  });
  if (ids.length > MOST_AT_ONCE || sent.length === failing)
    return Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
  const applications = ids.map((id) => ({ id, version: 1 }));
  const announced = { count: 0, problem_count: 0, unsend_seconds: 0, items: [] };
  return Response.json({ data: { added: ids.length, applications, announced } });
}

function Many({ count }: { count: number }) {
  const assign = useAssign({ skipsAssigned: true });
  const [left, setLeft] = useState<number>();
  const candidateIds = Array.from({ length: count }, (_, n) => idOf(n));
  const press = async () =>
    setLeft((await assign({ position: POSITION, candidateIds, sendWelcome: false })).length);
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Assign
      </button>
      <p>left: {left}</p>
    </>
  );
}
async function press(count: number) {
  const { user } = renderWithProviders(<Many count={count} />, { messages: en });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
}
const answerOne = () => act(async () => release?.());

describe('many candidates assigned to a position', () => {
  beforeEach(() => {
    setAppConfig({});
    there = new Set();
    failing = 0;
    sent = [];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[BULK-05] are added by as many requests as they need, which is one action with its progress', async () => {
    await press(1_200);
    expect(await screen.findByText('Adding to the position: 0 of 1,200')).toBeInTheDocument();
    await answerOne();
    expect(await screen.findByText('Adding to the position: 500 of 1,200')).toBeInTheDocument();
    await answerOne();
    expect(await screen.findByText('Adding to the position: 1,000 of 1,200')).toBeInTheDocument();
    await answerOne();
    expect(await screen.findByText('Candidates added to the position ✅')).toBeInTheDocument();
    expect(sent).toEqual([500, 500, 200]);
    expect(screen.getByText('left: 0')).toBeInTheDocument();
    expect(
      screen.getByText(/^Person 0, Person 1, Person 2,? and 1,197 more were added to Baker\.$/),
    ).toBeInTheDocument();
  });

  it('[BULK-05] say how many are in the position when the rest fails, and who is left', async () => {
    failing = 2;
    await press(700);
    await screen.findByText('Adding to the position: 0 of 700');
    await answerOne();
    await screen.findByText('Adding to the position: 500 of 700');
    await answerOne();
    expect(
      await screen.findByText('500 of 700 were added to the position; the others stay selected'),
    ).toBeInTheDocument();
    expect(screen.getByText(/497 more were added to Baker/)).toBeInTheDocument();
    expect(screen.getByText('left: 200')).toBeInTheDocument();
  });

  it('[CLIST-34] [CLIST-35] say who was added to which position and who was there already', async () => {
    there = new Set([idOf(1)]);
    await press(2);
    await screen.findByText('left:');
    await answerOne();
    expect(
      await screen.findByText('Person 0 was added to Baker. Person 1 was there already.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([1]);
    expect(screen.queryByText(/Adding to the position/)).not.toBeInTheDocument();
  });

  it('[CLIST-35] name those who were there already where that is everybody', async () => {
    there = new Set(Array.from({ length: 5 }, (_, n) => idOf(n)));
    await press(5);
    expect(
      await screen.findByText(/^Person 0, Person 1, Person 2,? and 2 more were there already\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText('left: 5')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
