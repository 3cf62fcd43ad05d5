import { useLiveUpdates } from '@cantera/shared/api-client';
import { topic } from '@cantera/shared/contracts/topics';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { idOf, type SentCall } from './testing/fake-search.ts';
import { chip, givenSearch, named, params, table } from './testing/open-search.tsx';

const searchPage = givenSearch();
const { opened, searches } = searchPage;
type User = Awaited<ReturnType<typeof opened>>['user'];

const field = () => screen.getByRole('textbox', { name: 'Who are you looking for?' });
async function type(user: User, words: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), `${words}{Enter}`);
}

/** Holds the answers to what `isHeld` says until they are released. */
function hold(isHeld: (body: SentCall['body']) => boolean): () => Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  searchPage.server.refuse = (body) => (isHeld(body) ? released : undefined);
  return async () => {
    await act(async () => release());
    // What comes of the answer comes after some turns of promises.
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  };
}
const isEdit = (body: SentCall['body']) => body.clauses !== undefined;

describe('words that are typed again', () => {
  it('make a new search each time, and the one before is not shown as theirs', async () => {
    const { user, address } = await opened('');
    await type(user, 'nurse');
    await named(address, 50);
    await type(user, 'cook');
    await named(address, 51);
    const release = hold((body) => body.query_id === undefined);
    await type(user, 'nurse');
    await waitFor(() => expect(searches()).toHaveLength(3));
    expect(params(address()).get('queryId')).toBeNull();
    await release();
    await named(address, 52);
    await table();
    expect(params(address()).get('queryTerm')).toBe('nurse');
    expect(searches().map(({ body }) => [body.query_term, body.query_id])).toEqual([
      ['nurse', undefined],
      ['cook', undefined],
      ['nurse', undefined],
    ]);
  });
});

describe('an answer that comes late', () => {
  it('of a condition does not replace the words that were typed since', async () => {
    const { user, address } = await opened();
    await table();
    await named(address, 50);
    const release = hold(isEdit);
    act(() => chip(/^Skill: Python, must have/).focus());
    await user.keyboard('n');
    await waitFor(() => expect(searches()).toHaveLength(2));
    await type(user, 'cook');
    await named(address, 51);
    await release();
    expect(params(address()).get('queryTerm')).toBe('cook');
    expect(params(address()).get('queryId')).toBe(idOf(51));
    expect(chip(/^Skill: Python, must have/)).toBeInTheDocument();
  });

  it('of a condition does not lead away from the search that was gone back to', async () => {
    const { user, address, navigate } = await opened();
    await named(address, 50);
    await type(user, 'cook');
    await named(address, 51);
    const release = hold(isEdit);
    act(() => chip(/^Skill: Python, must have/).focus());
    await user.keyboard('n');
    await waitFor(() => expect(searches().some(({ body }) => isEdit(body))).toBe(true));
    await navigate(-1);
    await named(address, 50);
    await release();
    expect(params(address()).get('queryId')).toBe(idOf(50));
    expect(chip(/^Skill: Python, must have/)).toBeInTheDocument();
  });

  it('of a search made again is not shown for other words, and the button rests', async () => {
    searchPage.server.executedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const { user, address } = await opened();
    await named(address, 50);
    const release = hold((body) => body.again === true);
    await user.click(await screen.findByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    await type(user, 'cook');
    await named(address, 51);
    expect(screen.getByRole('button', { name: 'Search again' })).toBeEnabled();
    await release();
    expect(params(address()).get('queryId')).toBe(idOf(51));
  });

  it('changes nothing of the page that the reader has gone to', async () => {
    const { user, address, navigate, unmount } = await opened();
    await named(address, 50);
    const release = hold(isEdit);
    act(() => chip(/^Skill: Python, must have/).focus());
    await user.keyboard('n');
    await waitFor(() => expect(searches()).toHaveLength(2));
    await navigate('/clients?page=2');
    expect(screen.queryByRole('list', { name: 'Conditions of the search' })).toBeNull();
    await release();
    expect(address()).toBe('/clients?page=2');
    unmount();
  });
});

describe('a search of an index that is not whole', () => {
  it('is made anew as soon as the index is whole, and no sooner', async () => {
    jest.useFakeTimers();
    try {
      const { server } = searchPage;
      server.more = { building: { done: 0, total: 5000 } };
      server.total = 0;
      await opened();
      expect(await screen.findByText('Nobody meets all of this')).toBeInTheDocument();
      // It is read again while the index is being built, as it was executed.
      const before = searches().length;
      await waitFor(() => expect(searches().length).toBeGreaterThan(before));
      expect(searches().some(({ body }) => body.again)).toBe(false);
      server.more = {};
      server.total = 0;
      server.refuse = (body) => {
        if (body.again) server.total = 3;
        return undefined;
      };
      await waitFor(() => expect(searches().at(-1)?.body).toMatchObject({ query_id: idOf(50), again: true }));
      expect(await screen.findByText('Núria Número 3')).toBeInTheDocument();
      expect(searches().filter(({ body }) => body.again)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not take the place of the condition that the reader has just changed', async () => {
    jest.useFakeTimers();
    try {
      const { server } = searchPage;
      server.more = { building: { done: 0, total: 5000 } };
      const { address } = await opened();
      await named(address, 50);
      const release = hold(isEdit);
      fireEvent.keyDown(chip(/^Skill: Python, must have/), { key: 'n' });
      await waitFor(() => expect(searches().some(({ body }) => isEdit(body))).toBe(true));
      const before = searches().length;
      server.more = {};
      await waitFor(() => expect(searches().length).toBeGreaterThan(before));
      await act(async () => jest.advanceTimersByTimeAsync(1_000));
      expect(searches().some(({ body }) => body.again)).toBe(false);
      jest.useRealTimers();
      await release();
      await named(address, 51);
      expect(chip(/^Skill: Python, must not have/)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('what changes elsewhere', () => {
  const original = globalThis.BroadcastChannel;
  afterEach(() => {
    globalThis.BroadcastChannel = original;
  });
  function Live() {
    useLiveUpdates(true);
    return null;
  }
  /** Lets a test say what another tab has heard. */
  function givenTabs() {
    const heard: ((event: { data: object }) => void)[] = [];
    globalThis.BroadcastChannel = class {
      set onmessage(listen: (event: { data: object }) => void) {
        heard.push(listen);
      }
      postMessage() {}
      close() {}
    } as never;
    return async (topics: string[]) => {
      jest.useFakeTimers();
      try {
        await act(async () => heard[0]?.({ data: { topics } }));
        await act(async () => jest.advanceTimersByTimeAsync(2_000));
      } finally {
        jest.useRealTimers();
      }
    };
  }

  it('is shown of a search that has its name, without making another one; words alone are not asked for again', async () => {
    const tell = givenTabs();
    const release = hold((body) => body.query_id === undefined);
    const { address } = await opened(undefined, <Live />);
    await waitFor(() => expect(searches()).toHaveLength(1));
    await tell([topic.candidate(idOf(1))]);
    expect(searches()).toHaveLength(1);
    await release();
    await named(address, 50);
    expect(screen.getByText('23 candidates')).toBeInTheDocument();
    searchPage.server.total = 22;
    await tell([topic.candidate(idOf(1))]);
    expect(await screen.findByText('22 candidates')).toBeInTheDocument();
    expect(searches().map(({ body }) => body.query_id)).toEqual([undefined, idOf(50)]);
  });
});

describe('a condition by hand', () => {
  async function added(user: User, kind: string, choice: string, level?: string) {
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const editor = within(screen.getByRole('dialog', { name: 'Add a condition' }));
    await user.selectOptions(editor.getByRole('combobox', { name: 'What it is about' }), kind);
    await user.selectOptions(await editor.findByRole('combobox', { name: 'Alternative 1' }), choice);
    if (level) await user.selectOptions(editor.getByRole('combobox', { name: 'Level at least' }), level);
    const before = searches().length;
    await user.click(editor.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(searches()).toHaveLength(before + 1));
    return searches().at(-1)?.body.clauses.at(-1);
  }

  it('of a language or a status is chosen, and says what it means', async () => {
    const { user, address } = await opened();
    await named(address, 50);
    expect(await added(user, 'LANGUAGE', 'English', 'B2')).toMatchObject({
      kind: 'LANGUAGE',
      any: [{ label: 'English', concept: 'language:en' }],
      at_least: 3,
    });
    await named(address, 51);
    expect(await added(user, 'STATUS', 'Active')).toMatchObject({
      kind: 'STATUS',
      any: [{ label: 'Active', concept: 'status:ACTIVE' }],
    });
  });
});
