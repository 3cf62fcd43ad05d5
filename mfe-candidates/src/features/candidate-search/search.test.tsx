import { useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { Component as SearchPage } from './search-page.tsx';
import { clauseOf, type FakeSearch, idOf } from './testing/fake-search.ts';
import { chip, chips, givenSearch, named, params, table } from './testing/open-search.tsx';

const searchPage = givenSearch();
let server: FakeSearch;
beforeEach(() => {
  server = searchPage.server;
});
const { opened, searches } = searchPage;

it('is forbidden to who may not search, and asks for nothing', async () => {
  useSession.setState({ user: { id: 'm1', permissions: ['candidates.read'] } as never });
  renderWithProviders(<SearchPage />, { route: '/candidates/search', messages: en });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(server.sent).toEqual([]);
});

describe('a search by words', () => {
  it('[AIS-03] is executed once, and the address then names it', async () => {
    const { address } = await opened();
    await table();
    await named(address, 50);
    expect(params(address()).get('queryTerm')).toBe('python in Girona');
    expect(searches().map(({ body }) => body)).toEqual([
      { page: 1, page_size: 10, query_term: 'python in Girona' },
    ]);
  });

  it('[AIS-04] is typed, run by Enter, and asked for again by Enter on the same words', async () => {
    const { user, address } = await opened('');
    expect(screen.getByRole('heading', { name: 'Try for example' })).toBeInTheDocument();
    await user.keyboard('/');
    const field = screen.getByRole('textbox', { name: 'Who are you looking for?' });
    expect(field).toHaveFocus();
    await user.type(field, 'python in Girona{Enter}');
    await table();
    await named(address, 50);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]?.body).toEqual({
      page: 1,
      page_size: 10,
      query_id: idOf(50),
      query_term: 'python in Girona',
      again: true,
    });
  });

  it('leads the focus to the box when an example is run: it goes with its link', async () => {
    const { user } = await opened('');
    const [example] = within(screen.getByRole('region', { name: 'Try for example' })).getAllByRole('link');
    if (!example) throw new Error('There is no example.');
    await user.click(example);
    await table();
    expect(screen.getByRole('search')).toHaveFocus();
  });

  it('turns pages of the search as it was executed, and keeps the rows until the next are there', async () => {
    const { user, address } = await opened();
    await table();
    await named(address, 50);
    let release: () => void = () => undefined;
    server.refuse = () => new Promise((resolve) => (release = () => resolve(undefined)));
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(screen.getByText('Núria Número 1')).toBeInTheDocument();
    await act(async () => release());
    expect(await screen.findByText('Núria Número 21')).toBeInTheDocument();
    expect(searches()[1]?.body).toMatchObject({ page: 3, query_id: idOf(50) });
    expect(screen.getByText('Showing 21 to 23 of 23')).toBeInTheDocument();
  });

  it('says what failed and tries again; the words stay', async () => {
    server.refuse = () =>
      Response.json({ error: { code: 'INTERNAL', message: '', request_id: 'r-7' } }, { status: 500 });
    const { user } = await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be made');
    expect(screen.getByRole('alert')).toHaveTextContent('Request r-7');
    expect(screen.getByRole('textbox')).toHaveValue('python in Girona');
    server.refuse = undefined;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await table();
  });

  it.each([
    [
      'TOO_COMPLEX',
      100,
      { code: 'QUERY_TOO_COMPLEX' },
      /^The search makes more conditions, or combinations of them/,
    ],
    [
      'TOO_LONG',
      600,
      { code: 'VALIDATION_FAILED', fields: { query_term: 'too_long' } },
      /4,000 characters at most/,
    ],
  ])(
    '[AIS-36] says at the box why words of the address are refused, and offers no Retry: %s',
    async (_, times, error, why) => {
      const words = 'python '.repeat(times).trim();
      server.refuse = () =>
        Response.json({ error: { message: '', request_id: 'r', ...error } }, { status: 400 });
      const { user, address } = await opened(`?queryTerm=${words}`);
      const box = screen.getByRole('textbox', { name: 'Who are you looking for?' });
      await waitFor(() => expect(box).toHaveAccessibleDescription(why));
      expect(box).toHaveValue(words);
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
      expect(screen.queryByText('The search could not be made')).not.toBeInTheDocument();
      server.refuse = undefined;
      await user.clear(box);
      await user.type(box, 'python{Enter}');
      await table();
      await named(address, 50);
      expect(box).toBeValid();
    },
  );

  it('[AIS-37] takes all that is pasted, says at the box what is too long, and cuts nothing', async () => {
    const { user, address } = await opened('');
    const box = screen.getByRole('textbox', { name: 'Who are you looking for?' });
    await user.click(box);
    await user.paste(`${'x'.repeat(4000)}yz`);
    expect(box).toHaveValue(`${'x'.repeat(4000)}yz`);
    expect(box).toHaveAccessibleDescription(
      'A search can have 4,000 characters at most; this one has 4,002.',
    );
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(box).toHaveFocus();
    expect(searches()).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}');
    expect(box).toBeValid();
    await user.keyboard('{Enter}');
    await table();
    expect(searches()[0]?.body.query_term).toBe('x'.repeat(4000));
    // An address of so many characters is refused by servers: its id alone names the search, and the box has the words.
    await named(address, 50);
    expect(params(address()).get('queryTerm')).toBeNull();
    expect(box).toHaveValue('x'.repeat(4000));
    expect(box).toHaveAccessibleDescription(
      /^These words are too long for the address of this page: only your/,
    );
    expect(box).toBeValid();
    // What is typed on stays while another page comes.
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(box).not.toHaveAccessibleDescription();
    const asked = searches().length;
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(searches().length).toBeGreaterThan(asked));
    await waitFor(() => expect(params(address()).get('page')).toBe('2'));
    expect(box).toHaveValue('x'.repeat(3999));
  });

  it('[AIS-37] says of a search that is gone without words in its address who could have opened it', async () => {
    await opened(`?queryId=${idOf(77)}`);
    expect(await screen.findByText('This search is no longer kept')).toBeInTheDocument();
    expect(
      screen.getByText(
        /^Searches are kept for 90 days. Only who made a search can open it without its words/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
  });

  it('[AIS-38] of words that were all left out says that nothing was asked', async () => {
    server.clauses = [];
    server.total = 0;
    await opened('?queryTerm=in');
    expect(await screen.findByText('Nothing was asked')).toBeInTheDocument();
    expect(screen.getByText('Left out: in')).toBeInTheDocument();
    expect(screen.queryByText('Nobody meets all of this')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Why not …?' })).not.toBeInTheDocument();
  });

  it('offers the words where the search itself is no longer kept', async () => {
    const { user, address } = await opened(`?queryId=${idOf(77)}&queryTerm=python`);
    expect(await screen.findByText('This search is no longer kept')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await table();
    await named(address, 50);
  });

  it('tells how far the index is, and that words were left out', async () => {
    server.more = { building: { done: 1200, total: 5000 } };
    await opened();
    await table();
    expect(
      screen.getByText('The index is being built: 1,200 of 5,000 candidates are searched so far.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress of the index' })).toHaveAttribute(
      'value',
      '1200',
    );
    expect(screen.getByText('Left out: in')).toBeInTheDocument();
  });
});

it('[SRCH-26] says that an index is being renewed, and what that means for phrases', async () => {
  server.more = { building: { done: 1200, total: 5000, is_older: true } };
  await opened();
  await table();
  expect(
    screen.getByText(
      'The index is being renewed: 1,200 of 5,000 candidates so far. Until then searches use the one before, in which a phrase of several words may find or leave out a few more people.',
    ),
  ).toHaveAttribute('role', 'status');
});

describe('the clauses', () => {
  it('are walked by arrows, made a wish, forbidden and removed by keys, and Back undoes', async () => {
    const { user, navigate, address } = await opened();
    await table();
    await named(address, 50);
    act(() => chip(/^Skill: Python, must have/).focus());
    await user.keyboard('{ArrowRight}');
    expect(chip(/^Skill: Pandas, nice to have/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}n');
    await waitFor(() => expect(searches().at(-1)?.body.clauses?.[0]).toMatchObject({ id: 'c1', not: true }));
    expect(searches().at(-1)?.body).toMatchObject({ query_id: idOf(50), page: 1 });
    expect(searches().at(-1)?.body.query_term).toBeUndefined();
    await named(address, 51);
    expect(chip(/^Skill: Python, must not have/)).toHaveFocus();
    await user.keyboard('{ArrowRight}o');
    await named(address, 52);
    expect(chip(/^Skill: Pandas, must have/)).toHaveFocus();
    await user.keyboard('{Delete}');
    await named(address, 53);
    expect(chips().queryByRole('button', { name: /Pandas, / })).not.toBeInTheDocument();
    expect(chip(/^Skill: Python/)).toHaveFocus();
    await navigate(-1);
    expect(await chips().findByRole('button', { name: /^Skill: Pandas, must have/ })).toBeInTheDocument();
    await navigate(-1);
    await navigate(-1);
    expect(await chips().findByRole('button', { name: /^Skill: Python, must have/ })).toBeInTheDocument();
  });

  it('say how many meet them and how many more there were without them', async () => {
    await opened();
    await table();
    expect(
      chip(
        /^Skill: Python, must have\. 12 candidates meet this\. Without it there would be 3 more results\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('are edited: other words mean what they say, alternatives are added', async () => {
    const { user } = await opened();
    await table();
    await user.click(chip(/^Skill: Python/));
    const editor = screen.getByRole('dialog', { name: /^Skill: Python/ });
    await user.click(within(editor).getByRole('button', { name: 'Add an alternative' }));
    const second = within(editor).getByRole('textbox', { name: 'Alternative 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard('Ruby');
    await user.click(within(editor).getByRole('radio', { name: 'Nice to have' }));
    await user.click(within(editor).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]?.body.clauses[0]).toMatchObject({
      id: 'c1',
      kind: 'SKILL',
      any: [{ label: 'Python', concept: 'skill.python' }, { label: 'Ruby' }],
      optional: true,
      by: 'USER',
    });
    expect(await screen.findByText('Python or Ruby', { selector: '.text' })).toBeInTheDocument();
  });

  it('of figures are added', async () => {
    const { user } = await opened();
    await table();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const editor = screen.getByRole('dialog', { name: 'Add a condition' });
    await user.selectOptions(within(editor).getByRole('combobox', { name: 'What it is about' }), 'YEARS');
    const add = within(editor).getByRole('button', { name: 'Add' });
    expect(add).toBeDisabled();
    await user.type(within(editor).getByRole('spinbutton', { name: 'At least' }), '5');
    await user.click(add);
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]?.body.clauses[2]).toMatchObject({ kind: 'YEARS', any: [], at_least: 5 });
    expect(await chips().findByRole('button', { name: /^Experience: 5 years or more/ })).toBeInTheDocument();
  });

  it('stand as they stood when the server refuses', async () => {
    const { user } = await opened();
    await table();
    server.refuse = () =>
      Response.json({ error: { code: 'QUERY_TOO_COMPLEX', message: '', request_id: 'r' } }, { status: 400 });
    await user.click(chips().getByRole('button', { name: 'Remove Pandas' }));
    const box = screen.getByRole('textbox', { name: 'Who are you looking for?' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^The search makes more conditions/));
    expect(box).toBeInvalid();
    expect(chip(/^Skill: Pandas/)).toBeInTheDocument();
    expect(await table()).toBeInTheDocument();
    // It is of these words, and of the conditions that were asked for last.
    await user.type(box, 'x');
    expect(box).toBeValid();
    await user.type(box, '{Backspace}');
    expect(box).toBeInvalid();
    server.refuse = undefined;
    await user.click(chips().getByRole('button', { name: 'Remove Pandas' }));
    await waitFor(() => expect(box).toBeValid());
  });

  it('go with the last of them: there is no search any more', async () => {
    server.clauses = [clauseOf('c1', 'Python')];
    const { user, address } = await opened();
    await table();
    await user.click(chips().getByRole('button', { name: 'Remove Python' }));
    expect(await screen.findByRole('heading', { name: 'Try for example' })).toBeInTheDocument();
    expect(params(address()).get('queryTerm')).toBeNull();
  });
});

describe('nobody found', () => {
  it('names the clause to drop, and the word that was meant', async () => {
    server.total = 0;
    server.clauses = [
      clauseOf('c1', 'Pyhton', { hits: 0, without: 4, nearest: 'Python' }),
      clauseOf('c2', 'Cobol', { without: 9 }),
    ];
    const { user } = await opened();
    expect(await screen.findByText('Without “Cobol” there are 9 candidates.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search for “Python” instead' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]?.body.clauses[0].any).toEqual([{ label: 'Python' }]);
    expect(document.querySelector('[data-clause="c1"]')).toHaveFocus();
  });

  it('leads the focus to the condition beside the one that is dropped', async () => {
    server.total = 0;
    server.clauses = [clauseOf('c1', 'Python', { without: 4 }), clauseOf('c2', 'Cobol', { without: 9 })];
    const { user } = await opened();
    const chips = () => document.querySelectorAll('[data-clause]');
    const drop = await screen.findByRole('button', { name: 'Remove “Cobol”' });
    server.total = 3;
    await user.click(drop);
    await waitFor(() => expect(drop).not.toBeInTheDocument());
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(chips()[0]).toHaveFocus();
  });
});

describe('the results', () => {
  it('show how well somebody matches, each clause met or not, and the words that say so', async () => {
    const { user, address } = await opened();
    await table();
    const row = within(screen.getByRole('row', { name: /Núria Número 1 / }));
    expect(row.getByRole('img', { name: 'Match: 99%' })).toBeInTheDocument();
    const marks = within(row.getByRole('list', { name: 'Conditions: Núria Número 1' })).getAllByRole(
      'listitem',
    );
    expect(marks.map((mark) => mark.textContent)).toEqual(['Python, met', 'Pandas, not met']);
    expect(row.getByText('1 years of Python')).toBeInTheDocument();
    const cv = row.getByRole('link', { name: 'CV p. 2' });
    expect(params(cv.getAttribute('href') ?? '').get('candidateMode')).toBe('cv');
    expect(params(cv.getAttribute('href') ?? '').get('cvPage')).toBe('2');
    await user.click(within(screen.getByRole('row', { name: /Número 2 / })).getByRole('checkbox'));
    expect(params(address()).get('selected')).toBe(idOf(2));
    expect(screen.getByText(/1 selected/)).toBeInTheDocument();
  });

  it('are walked by up and down and chosen by Space', async () => {
    const { user, address } = await opened();
    await table();
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    const name = (n: number) => screen.getByRole('link', { name: `Núria Número ${n}` });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(name(2)).toHaveFocus();
    await user.keyboard(' ');
    expect(params(address()).get('selected')).toBe(idOf(2));
    await user.keyboard('{ArrowUp}');
    expect(name(1)).toHaveFocus();
  });

  it('hide those in the position only where there is one', async () => {
    const first = await opened();
    await table();
    expect(screen.queryByRole('checkbox', { name: 'Hide candidates already assigned' })).toBeNull();
    first.unmount();
    const { user } = await opened(`?queryTerm=python&assignToPositionId=${idOf(30)}`);
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Hide candidates already assigned' }));
    await waitFor(() =>
      expect(searches().at(-1)?.body).toMatchObject({ assigned_to: idOf(30), hide_assigned: true }),
    );
  });

  it('[AIS-23] the boolean search says so where it cannot be copied', async () => {
    const { user } = await opened();
    await table();
    // As of a page that came by http.
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy boolean search' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.queryByText('Boolean search copied')).not.toBeInTheDocument();
  });

  it('are cards on a phone, and the boolean search is folded', async () => {
    const undo = setViewport(390);
    try {
      const { user } = await opened();
      expect(await screen.findByRole('list', { name: 'Candidates found' })).toBeInTheDocument();
      const fold = screen.getByRole('button', { name: 'Boolean search' });
      expect(fold).toHaveAttribute('aria-expanded', 'false');
      expect(screen.getByText('"python" AND "pandas"')).not.toBeVisible();
      await user.click(fold);
      expect(screen.getByText('"python" AND "pandas"')).toBeVisible();
    } finally {
      undo();
    }
  });

  it('of a search older than an hour say so until it is made again', async () => {
    server.executedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const { user } = await opened();
    expect(
      await screen.findByText('Searched 3 hours ago. Search again for up to date results.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(screen.queryByText(/^Searched/)).not.toBeInTheDocument());
    expect(searches().at(-1)?.body).toMatchObject({ query_id: idOf(50), again: true });
  });
});

describe('Why not …?', () => {
  it('says of any name what they have clause by clause, and the place that they would have', async () => {
    server.explanation = {
      found: false,
      place: 4,
      clauses: [
        { id: 'c1', met: false, points: 0, evidence: [] },
        { id: 'c2', met: true, points: 2, evidence: [{ field: 'CV', quote: 'pandas daily', page: 3 }] },
      ],
    };
    const { user, address } = await opened();
    await table();
    await named(address, 50);
    await user.click(screen.getByRole('button', { name: 'Why not …?' }));
    const person = await screen.findByRole('button', { name: /^Núria Número 31/ });
    await user.click(person);
    expect(
      await screen.findByText('The search does not find them. With what they have they would be at place 4.'),
    ).toBeInTheDocument();
    expect(server.sent.map(({ path }) => path)).toContain(
      `/api/v1/candidates/searches/${idOf(50)}/explain/${idOf(31)}`,
    );
    const dialog = screen.getByRole('dialog', { name: 'Why, or why not: Núria Número 31' });
    const said = within(dialog).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Python, not met: must have',
      'Pandas, metCV p. 3 pandas daily',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Ask about somebody else' }));
    expect(await screen.findByRole('button', { name: /^Núria Número 31/ })).toBeInTheDocument();
  });
});

describe('the recent searches', () => {
  beforeEach(() => {
    server.latest = [
      { queryId: idOf(40), term: 'cook in Girona' },
      { queryId: idOf(41), term: 'nurse' },
    ];
  });

  it('say what was looked for, how many were found, whom first and when', async () => {
    await opened('');
    const record = (await screen.findByRole('link', { name: 'cook in Girona' })).closest('li');
    expect(record).toHaveTextContent('23 matches · now');
    expect(within(record as HTMLElement).getByRole('img')).toHaveAccessibleName(
      'Núria Número 1 and Núria Número 2',
    );
    const href = screen.getByRole('link', { name: 'cook in Girona' }).getAttribute('href') ?? '';
    expect(params(href).get('queryId')).toBe(idOf(40));
  });

  it('are deleted at once, and come back by Undo', async () => {
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: 'Delete cook in Girona' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'cook in Girona' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Delete nurse' })).toHaveFocus();
    const gone = server.sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(gone).toEqual([`/api/v1/candidates/searches/latest/${idOf(40)}`]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'restored' })).toBeInTheDocument();
  });

  it('[CONST-61] are read again about a second after a search', async () => {
    // A clock that stands still while nobody waits: a busy machine takes no time.
    jest.useFakeTimers();
    try {
      await opened();
      await table();
      const read = () => server.sent.filter(({ path }) => path.endsWith('/latest'));
      await waitFor(() => expect(read()).toHaveLength(2));
      const waited = (read()[1]?.at ?? 0) - (searches()[0]?.at ?? 0);
      expect(waited).toBeGreaterThanOrEqual(1_000);
      expect(waited).toBeLessThan(1_500);
    } finally {
      jest.useRealTimers();
    }
  });
});
