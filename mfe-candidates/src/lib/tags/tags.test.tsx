import { useApi } from '@cantera/shared/api-client';
import { type CandidateListItem, getCandidate } from '@cantera/shared/contracts/candidates';
import type { Tag } from '@cantera/shared/contracts/tags';
import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import TagDialog from '../../features/candidates-list/selected/tag-dialog.tsx';
import { en } from '../../messages/en.ts';
import { CandidateTags } from './candidate-tags.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const tag = (n: number, name: string): Tag => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  name,
  color: 'GREEN',
});
const [NURSE, NIGHT] = [tag(2, 'Nurse'), tag(3, 'Night shift')];

let all: Tag[];
let mine: Tag[];
let answers: { status: number; hold?: Promise<void> };
const refused = (status: number, code = 'X', details?: object) =>
  Response.json(
    { error: { code, message: '', request_id: '1', ...(details ? { details } : {}) } },
    { status },
  );

/** A server of tags in memory. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url), 'http://localhost');
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  const isRead = (init?.method ?? 'GET') === 'GET';
  if (!isRead) await answers.hold;
  if (!isRead && answers.status !== 200) return refused(answers.status);
  if (pathname === '/api/v1/tags' && isRead)
    return Response.json({ data: all.map((one) => ({ ...one, people: 0 })) });
  if (pathname === '/api/v1/tags') {
    const known = all.find(({ name }) => name === body.name);
    if (known) return refused(409, 'TAG_NAME_TAKEN', { tag_id: known.id });
    all = [...all, tag(all.length + 4, body.name)];
    return Response.json({ data: all.at(-1) });
  }
  if (pathname === '/api/v1/candidates/tags') {
    const rest = mine.filter(({ id }) => id !== body.tag_id);
    mine = init?.method === 'POST' ? [...rest, ...all.filter(({ id }) => id === body.tag_id)] : rest;
    return Response.json({ data: { count: 1, candidate_ids: [ID] } });
  }
  return Response.json({ data: { tags: mine } });
}

function Ona() {
  const { data } = useApi(getCandidate, { params: { id: ID } });
  const tags = data?.data.tags;
  return tags ? <CandidateTags candidate={{ id: ID, firstName: 'Ona', lastName: 'Vila', tags }} /> : null;
}
async function show(permissions = ['tags.read', 'tags.write']) {
  useSession.setState({ user: { permissions } as never });
  const rendered = renderWithProviders(<Ona />, { messages: en });
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  return rendered;
}
const tags = () =>
  within(screen.queryByRole('list', { name: 'Tags of Ona Vila' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const openField = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add a tag to Ona Vila' }));
  return screen.getByRole('combobox', { name: 'Add a tag to Ona Vila' });
};
/** Whatever is under way has been answered and drawn. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const put = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.filter(([url, init]) => String(url).endsWith('/candidates/tags') && init?.method === 'POST');

describe('tags of a candidate', () => {
  beforeEach(() => {
    setAppConfig({});
    all = [NURSE, NIGHT];
    mine = [NURSE];
    answers = { status: 200 };
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[TAG-01] shows them, and puts one on that is found while one types', async () => {
    const { user } = await show();
    const field = await openField(user);
    expect(field).toHaveFocus();
    await user.type(field, 'n');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Night shift',
      'Make the tag “n”',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tags()).toEqual(['Nurse', 'Night shift']));
    await waitFor(() => expect(mine).toEqual([NURSE, NIGHT]));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add a tag to Ona Vila' })).toHaveFocus();
  });

  it('[TAG-01] makes a tag of a new name, and takes the one that somebody else made of it meanwhile', async () => {
    const { user } = await show();
    const field = await openField(user);
    await user.type(field, 'Forklift');
    await user.click(await screen.findByRole('option', { name: 'Make the tag “Forklift”' }));
    await waitFor(() => expect(mine.map(({ name }) => name)).toEqual(['Nurse', 'Forklift']));
    await waitFor(() => expect(tags()).toEqual(['Nurse', 'Forklift']));
    await user.type(field, 'Late');
    const offer = await screen.findByRole('option', { name: 'Make the tag “Late”' });
    all = [...all, tag(9, 'Late')];
    await user.click(offer);
    await waitFor(() => expect(mine.at(-1)?.id).toBe(tag(9, '').id));
  });

  it('[TAG-01] offers nobody a second tag of one name, whatever its case and accents', async () => {
    const { user } = await show();
    await user.type(await openField(user), 'NÚRSE');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('[TAG-01] takes one off by its cross; the focus goes to what stands beside it', async () => {
    mine = [NURSE, NIGHT];
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Take off “Nurse”' }));
    expect(screen.getByRole('button', { name: 'Take off “Night shift”' })).toHaveFocus();
    await waitFor(() => expect(mine).toEqual([NIGHT]));
    await user.click(screen.getByRole('button', { name: 'Take off “Night shift”' }));
    expect(screen.getByRole('button', { name: 'Add a tag to Ona Vila' })).toHaveFocus();
  });

  it('[TAG-01] shows a change at once, and takes it back when it is not saved', async () => {
    let fail: () => void = () => undefined;
    const hold = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { user } = await show();
    const field = await openField(user);
    await user.type(field, 'night');
    await screen.findByRole('option', { name: 'Night shift' });
    answers = { status: 400, hold };
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Take off “Nurse”' }));
    expect(tags()).toEqual(['Night shift']);
    fail();
    await waitFor(() => expect(tags()).toEqual(['Nurse']));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('[TAG-01] says at the field that a name is too long, and makes no tag of it', async () => {
    const { user } = await show();
    const field = await openField(user);
    await user.click(field);
    await user.paste('x'.repeat(41));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('A tag has 40 characters at most.');
    await user.clear(field);
    await user.paste('y'.repeat(10_000));
    expect(field).toBeInvalid();
    await user.keyboard('{Enter}');
    expect(put()).toEqual([]);
    await user.clear(field);
    await user.paste('z'.repeat(40));
    expect(field).toBeValid();
  });

  it('[TAG-01] shows in the dialog of a row what the person has, though the row has left the filtered list', async () => {
    useSession.setState({ user: { permissions: ['tags.read', 'tags.write'] } as never });
    // The row as it stood when it was listed last.
    const row = { id: ID, firstName: 'Ona', lastName: 'Vila', tags: [NURSE] } as unknown as CandidateListItem;
    const { user } = renderWithProviders(<TagDialog of={row} onClose={() => undefined} />, { messages: en });
    await waitFor(() => expect(tags()).toEqual(['Nurse']));
    await user.click(screen.getByRole('button', { name: 'Take off “Nurse”' }));
    await waitFor(() => expect(mine).toEqual([]));
    await user.type(screen.getByRole('combobox', { name: 'Add a tag to Ona Vila' }), 'night');
    await user.click(await screen.findByRole('option', { name: 'Night shift' }));
    await waitFor(() => expect(mine).toEqual([NIGHT]));
    await settled();
    expect(tags()).toEqual(['Night shift']);
  });

  it('shows a hiring manager the tags and nothing to change them by', async () => {
    await show(['tags.read']);
    await waitFor(() => expect(tags()).toEqual(['Nurse']));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
