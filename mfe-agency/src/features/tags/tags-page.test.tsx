import { setAppConfig, startSession, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { Component as TagsPage } from './tags-page.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
let sent: { method: string; path: string; body: unknown }[];
let refusal: Response | undefined;
let all: { id: string; name: string; color: string; people: number }[];

async function show() {
  startSession('t', { permissions: ['tags.read', 'tags.write'] } as never);
  useSession.setState({ user: { permissions: ['tags.read', 'tags.write'] } as never });
  return renderWithProviders(<TagsPage />, { messages: en });
}

describe('the tags of the agency', () => {
  beforeEach(() => {
    setAppConfig({});
    sent = [];
    refusal = undefined;
    all = [
      { id: id(1), name: 'Nurse', color: 'GREEN', people: 2 },
      { id: id(2), name: 'Nurses', color: 'RED', people: 1 },
    ];
    globalThis.fetch = jest.fn(async (url, init) => {
      const { pathname: path } = new URL(String(url), 'http://localhost');
      const method = init?.method ?? 'GET';
      if (method === 'GET') return Response.json({ data: all });
      sent.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
      return refusal ?? Response.json({ data: method === 'DELETE' ? {} : all[0] });
    });
  });
  const press = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it('[TAG-02] lists how many have each, which leads to them', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /^Nurse 2 candidates/ });
    expect(within(row).getByRole('link', { name: '2 candidates' })).toHaveAttribute(
      'href',
      `/candidates?tags=${id(1)}`,
    );
  });

  it('[TAG-02] renames and colours, and tells at the field that a name is taken', async () => {
    const { user } = await show();
    await press(user, 'Update Nurse');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(field, 's');
    await user.click(screen.getByRole('radio', { name: 'Pink' }));
    refusal = Response.json(
      { error: { code: 'TAG_NAME_TAKEN', message: '', request_id: '1', details: { tag_id: id(2) } } },
      { status: 409 },
    );
    await press(user, 'Save tag');
    expect(await screen.findByText('There is a tag of this name already.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('Nurses');
    refusal = undefined;
    await user.clear(field);
    await user.paste('x'.repeat(10_000));
    await press(user, 'Save tag');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/40/));
    expect(sent).toHaveLength(1);
    await user.clear(field);
    await user.type(field, 'Carer');
    await press(user, 'Save tag');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toEqual({
      method: 'PUT',
      path: `/api/v1/tags/${id(1)}`,
      body: { name: 'Carer', color: 'PINK' },
    });
  });

  it('[TAG-02] deletes after it has said how many have it', async () => {
    const { user } = await show();
    await press(user, 'Delete Nurse');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the tag Nurse?' });
    expect(dialog).toHaveTextContent('It is taken off 2 candidates.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await press(user, 'Delete Nurse');
    await press(user, 'Delete tag');
    await waitFor(() =>
      expect(sent).toEqual([{ method: 'DELETE', path: `/api/v1/tags/${id(1)}`, body: undefined }]),
    );
  });

  it('offers to merge only where there is another tag, and to make one where there is none', async () => {
    all = all.slice(0, 1);
    const { unmount } = await show();
    await screen.findByRole('button', { name: 'Delete Nurse' });
    expect(screen.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
    unmount();
    all = [];
    await show();
    expect(await screen.findByText('No tags yet')).toBeInTheDocument();
  });
});
