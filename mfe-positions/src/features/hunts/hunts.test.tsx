import { setAppConfig } from '@cantera/shared/session';
import { setViewport } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clauseOf, FakeHunts, HUNT, idOf, personOf, refusal } from './testing/fake-hunts.ts';
import { openHunts, openTab } from './testing/open-hunts.tsx';

let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.start();
});

const detail = () => screen.findByRole('region', { name: 'Hunt' });
const tab = (name: RegExp) => screen.findByRole('link', { name });
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const base = '/api/v1/talent-pool';

describe('the list of hunts', () => {
  it('[HUNT-03] [HUNT-04] is searched by name and opens the one that is chosen', async () => {
    server.listed = [{ id: HUNT }, { id: idOf(4), name: 'Waiters' }];
    const { user, address } = await openHunts('');
    expect(await screen.findByText('Choose a hunt')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'winter{Enter}');
    await waitFor(() => expect(screen.queryByText('Waiters')).not.toBeInTheDocument());
    expect(address()).toBe('/talent-pools?query=winter');
    await user.click(screen.getByRole('button', { name: /^Winter cooks/ }));
    expect(address()).toContain(`talentPoolId=${HUNT}`);
    expect(await screen.findByRole('heading', { name: 'Winter cooks' })).toBeInTheDocument();
    await waitFor(async () => expect(await detail()).toHaveFocus());
  });

  it('shows what was named before nobody is found, and the way back', async () => {
    const { user } = await openHunts('?query=nothing');
    expect(await screen.findByText('There are no results for the given search')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('button', { name: /^Winter cooks/ })).toBeInTheDocument();
  });

  it('shows more than a page of hunts on demand', async () => {
    server.listed = Array.from({ length: 30 }, (_, n) => ({ id: idOf(100 + n), name: `Hunt ${n}` }));
    const { user } = await openHunts('');
    expect(await screen.findByRole('button', { name: /^Hunt 24/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Hunt 29/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /^Hunt 29/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('[HUNT-34] says that there is none and offers the first one', async () => {
    server.listed = [];
    const { user, address } = await openHunts('');
    await user.click(await screen.findByRole('button', { name: 'Create first hunt' }));
    expect(address()).toContain('create=true');
    expect(await screen.findByRole('dialog', { name: 'New hunt' })).toBeInTheDocument();
  });

  it.each([
    ['', 'Start hunt', [{}]],
    ['', 'Create first hunt', []],
  ])('[CONST-149] the switch createHunt disables %s%s', async (query, name, listed) => {
    setAppConfig({ features: { createHunt: false } });
    server.listed = listed;
    await openHunts(query);
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.answers[`GET ${base}/agency`] = () => refusal(500, 'INTERNAL');
    const { user } = await openHunts('');
    expect(await screen.findByText('The hunts could not be loaded')).toBeInTheDocument();
    delete server.answers[`GET ${base}/agency`];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Winter cooks/ })).toBeInTheDocument();
  });

  it('says who may see it where the server refuses', async () => {
    server.answers[`GET ${base}/agency`] = () => refusal(403, 'FORBIDDEN');
    await openHunts('');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('stands before the hunt on a phone, with a way back', async () => {
    setViewport(390);
    const { user } = await openHunts('');
    await user.click(await screen.findByRole('button', { name: /^Winter cooks/ }));
    expect(await screen.findByRole('list', { name: 'People found' })).toBeInTheDocument();
    await waitFor(async () => expect(await detail()).toHaveFocus());
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All hunts' }));
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Winter cooks/ })).toHaveFocus());
  });
});

describe('the tab of a position', () => {
  it('[HUNT-05] [HUNT-36] asks for its own hunts and opens the form for it', async () => {
    const { user, address } = await openTab();
    await user.click(await screen.findByRole('button', { name: 'Hunt link' }));
    expect(server.asked.some((one) => one.includes(`job_id=${idOf(2)}`))).toBe(true);
    expect(address()).toContain(`create=true&positionId=${idOf(2)}`);
  });

  it('[HUNT-46] a draft cannot have one', async () => {
    server.position = { status: 'DRAFT' };
    server.listed = [];
    const { user, address } = await openTab();
    await user.click(await screen.findByRole('button', { name: 'Create first hunt' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Error');
    expect(notice).toHaveTextContent('It is not possible to create a hunt with a position as a draft.');
    expect(address()).not.toContain('create');
  });

  it('[HUNT-47] [HUNT-48] offers none to who neither recruits nor manages it', async () => {
    server.position = { recruiters: [], hiring_managers: [{ id: idOf(9) }] };
    const { unmount } = await openTab();
    expect(
      await screen.findByText(
        'You are not the recruiter for this process, please contact the process recruiter to create an AI hunt.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hunt link' })).not.toBeInTheDocument();
    unmount();
    server.position = { recruiters: [], hiring_managers: [{ id: idOf(1), name: 'Me', email: 'm@x.test' }] };
    await openTab();
    expect(await screen.findByRole('button', { name: 'Hunt link' })).toBeEnabled();
  });
});

describe('a hunt', () => {
  it('[HUNT-09] [CONST-63] waits while it searches', async () => {
    server.hunt = { status: 'SEARCHING' };
    await openHunts();
    expect(await screen.findByText('Ready in one to two hours')).toBeInTheDocument();
    expect(screen.getByText("You'll receive an email when ready.")).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'What is looked for' })).getByText('Paella'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'People by decision' })).not.toBeInTheDocument();
  });

  it('[HUNT-10] [HUNT-12] has a tab for each decision, in the address', async () => {
    server.people = [personOf(11), personOf(12), personOf(13, { status: 'REJECTED', reason: 'PLACE' })];
    const { user, address } = await openHunts();
    expect(await tab(/^Pending 2$/)).toHaveAttribute('aria-current', 'page');
    expect(await tab(/^Added 0$/)).toBeInTheDocument();
    await user.click(await tab(/^Discarded 1$/));
    expect(address()).toContain('status=REJECTED');
    expect(within(await row('Núria Número 13')).getByText('Location')).toBeInTheDocument();
    expect(screen.queryByText('Núria Número 11')).not.toBeInTheDocument();
    await user.click(await tab(/^Added/));
    expect(await screen.findByText('No candidates available')).toBeInTheDocument();
  });

  it.each([
    ['2025-03-20T00:00:00.000Z', 1],
    ['2025-03-19T23:59:59.000Z', 0],
  ])('[HUNT-17] [HUNT-18] [CONST-66] of %s has %i columns of scores', async (created_at, columns) => {
    server.hunt = { created_at };
    await openHunts();
    expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
    expect(screen.queryAllByRole('columnheader', { name: 'Score' })).toHaveLength(columns);
  });

  it('[HUNT-14] [HUNT-16] [HUNT-19] [CONST-46] lists ten people a page with what is known of them', async () => {
    server.people = Array.from({ length: 11 }, (_, n) => personOf(n + 11));
    const { user } = await openHunts();
    const first = within(await row('Núria Número 11'));
    expect(first.getByText('Cook')).toBeInTheDocument();
    expect(first.getByText('Girona')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'LinkedIn of Núria Número 11' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(first.getByText('91')).toHaveAttribute('data-band', 'score-90');
    expect(first.getByText('Paella 11')).toBeInTheDocument();
    expect(screen.queryByText('Núria Número 21')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Núria Número 21')).toBeInTheDocument();
    expect(screen.queryByText('Núria Número 11')).not.toBeInTheDocument();
  });

  it('says what a score rests on', async () => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('button', { name: 'Score of Núria Número 11: 91' }));
    const reasons = await screen.findByRole('dialog', { name: 'Score of Núria Número 11' });
    expect(within(reasons).getByText('Knows rice')).toBeInTheDocument();
    expect(within(reasons).getByText('Lives far')).toBeInTheDocument();
  });

  it('[HUNT-63] says what is met, and of old data how old they are', async () => {
    server.people = [
      personOf(11, { updated_at: '2023-04-10T10:00:00.000Z' }),
      personOf(12, { clauses: [{ id: 'c1', met: false, evidence: [] }] }),
    ];
    await openHunts();
    expect(await screen.findByText('Data of Apr 2023')).toBeInTheDocument();
    expect(screen.getAllByText(/^Data of/)).toHaveLength(1);
    const met = (name: string) => screen.getByRole('list', { name: `Conditions: ${name}` });
    expect(met('Núria Número 11')).toHaveTextContent('Paella, met');
    expect(met('Núria Número 12')).toHaveTextContent('Paella, not met');
  });

  it('tells what had to hold and does not from a wish, to the eye and to the ear', async () => {
    server.clauses = [
      clauseOf('c1', 'Paella'),
      clauseOf('c2', 'Wine', { optional: true }),
      clauseOf('c3', 'Smoking', { not: true }),
    ];
    server.people = [
      personOf(11, { clauses: ['c1', 'c2', 'c3'].map((id) => ({ id, met: false, evidence: [] })) }),
    ];
    await openHunts();
    const list = await screen.findByRole('list', { name: 'Conditions: Núria Número 11' });
    const marks = within(list).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      'Paella, not met: must have',
      'Wine, not met',
      'not Smoking, not met: must not have',
    ]);
    expect(marks.map((mark) => mark.querySelector('.error .lucide-x') !== null)).toEqual([true, false, true]);
    expect(marks[1]?.querySelector('.neutral .lucide-minus')).not.toBeNull();
  });

  it('[HUNT-20] [HUNT-61] that found nobody says which clause cost the most', async () => {
    server.people = [];
    server.clauses = [clauseOf('c1', 'Paella', { without: 3 }), clauseOf('c2', 'Sushi', { without: 12 })];
    await openHunts();
    expect(await screen.findByText('No candidates available')).toBeInTheDocument();
    expect(screen.getByText('Without “Sushi” 12 more people would have been found.')).toBeInTheDocument();
  });

  it('[HUNT-61] that found nobody who is free says so, and names no clause', async () => {
    server.people = [];
    server.hunt = { left_out: 2 };
    await openHunts();
    expect(await screen.findByText(/^2 people fit, but are in a process/)).toBeInTheDocument();
  });

  it('[HUNT-61] that failed says so', async () => {
    server.people = [];
    server.hunt = { has_failed: true };
    await openHunts();
    expect(await screen.findByText(/^The search failed several times/)).toBeInTheDocument();
  });

  it('[HUNT-21] is marked viewed when it opens, and not when it was', async () => {
    server.hunt = { viewed: false };
    const { unmount } = await openHunts();
    await waitFor(() => expect(server.posted(HUNT)).toHaveLength(1));
    expect(server.posted(HUNT)[0]).toMatchObject({ method: 'PATCH', body: { viewed: true } });
    unmount();
    server.sent = [];
    server.hunt = { viewed: true };
    await openHunts();
    expect(await screen.findByText('Núria Número 11')).toBeInTheDocument();
    expect(server.posted(HUNT)).toEqual([]);
  });

  it('[HUNT-23] [HUNT-24] tells all about itself', async () => {
    server.people = [
      personOf(11, { viewed: true }),
      personOf(12, { status: 'REJECTED' }),
      personOf(13, { status: 'ADDED_TO_JOB' }),
      personOf(14),
    ];
    const { user } = await openHunts();
    await user.click(await screen.findByRole('button', { name: 'Information' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'About this hunt' }));
    const fact = (name: string) => dialog.getByText(name).closest('div')?.querySelector('dd')?.textContent;
    expect(['Name', 'Description', 'Position', 'Work mode'].map(fact)).toEqual([
      'Winter cooks',
      'Cooks for the winter',
      'Cook in Girona',
      'hybrid',
    ]);
    expect(fact('Requested by')).toBe('Ana Puig (ana@demo.test)');
    // The tests run in Mexico City.
    expect(fact('Created')).toBe('02/11/2026 03:05');
    expect([fact('Status'), fact('Position status')]).toEqual(['Ready', 'Open']);
    expect(['Total', 'Viewed', 'Pending', 'Added', 'Rejected'].map(fact)).toEqual(['4', '1', '2', '1', '1']);
  });

  it('says that it is gone', async () => {
    server.answers[`GET ${base}/${HUNT}`] = () => refusal(404, 'NOT_FOUND');
    await openHunts();
    expect(await screen.findByText('This hunt does not exist any more')).toBeInTheDocument();
  });
});

describe('calling a hunt off', () => {
  const press = async () => {
    server.hunt = { status: 'SEARCHING' };
    const opened = await openHunts();
    await opened.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Delete hunt' }));
    return opened;
  };

  it('[HUNT-49] [CONST-129] deletes it, says so and leaves it', async () => {
    const { address } = await press();
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(server.posted(HUNT).map(({ method }) => method)).toEqual(['DELETE']);
    expect(address()).toBe('/talent-pools');
    expect(await screen.findByText('Choose a hunt')).toBeInTheDocument();
    // What is gone is not asked for again.
    expect(server.asked.filter((one) => one.startsWith(`${base}/${HUNT}`))).toHaveLength(1);
  });

  it('[HUNT-50] one that has become ready stays', async () => {
    server.answers[`DELETE ${base}/${HUNT}`] = () => refusal(409, 'CANNOT_DELETE_READY_POOL');
    const { address } = await press();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Error');
    expect(notice).toHaveTextContent('You cannot delete a talent pool that is ready');
    expect(address()).toContain(HUNT);
    // It is read again, and shows as what it has become.
    await waitFor(() =>
      expect(server.asked.filter((one) => one.startsWith(`${base}/${HUNT}`)).length).toBeGreaterThan(1),
    );
  });

  it('[HUNT-51] another failure is told', async () => {
    server.answers[`DELETE ${base}/${HUNT}`] = () => refusal(400, 'INVALID');
    await press();
    expect(await screen.findByText('Unknown error')).toBeInTheDocument();
  });

  it('is not offered of a ready one, nor of one of others', async () => {
    const { unmount } = await openHunts();
    expect(await screen.findByRole('button', { name: 'Information' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    unmount();
    server.hunt = { status: 'SEARCHING', is_mine: false };
    await openHunts();
    expect(await screen.findByText('Ready in one to two hours')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

describe('the feedback banner', () => {
  it('[HUNT-11] [HUNT-13] is dismissed for good', async () => {
    const { user, unmount } = await openHunts();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Feedback on this hunt' })).not.toBeInTheDocument(),
    );
    expect(server.posted(HUNT)[0]?.body).toEqual({ feedback: 'DISMISSED' });
    unmount();
    await openHunts();
    expect(await screen.findByText('Núria Número 11')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Feedback on this hunt' })).not.toBeInTheDocument();
  });

  it('[HUNT-96] asks of people who were found, and of nobody whether that was expected', async () => {
    const { unmount } = await openHunts();
    expect(await screen.findByText('Are these the people you were looking for?')).toBeInTheDocument();
    expect(screen.queryByText('Did you expect that nobody would be found?')).not.toBeInTheDocument();
    unmount();
    server.people = [];
    const { unmount: leave } = await openHunts();
    expect(await screen.findByText('Did you expect that nobody would be found?')).toBeInTheDocument();
    expect(screen.queryByText('Are these the people you were looking for?')).not.toBeInTheDocument();
    leave();
    // They are gone since.
    server.hunt = { ...server.hunt, found: 12 };
    await openHunts();
    expect(await screen.findByText('Are these the people you were looking for?')).toBeInTheDocument();
    expect(screen.queryByText('Did you expect that nobody would be found?')).not.toBeInTheDocument();
  });

  it('takes a verdict and words, which stay when they are refused', async () => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('button', { name: 'Not really' }));
    const words = await screen.findByRole('textbox', { name: /What should we know/ });
    await user.type(words, 'Too junior');
    server.answers[`PATCH ${base}/${HUNT}`] = () => refusal(400, 'INVALID');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(words).toHaveValue('Too junior');
    delete server.answers[`PATCH ${base}/${HUNT}`];
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for your feedback')).toBeInTheDocument();
    expect(server.posted(HUNT).at(-1)?.body).toEqual({ feedback: 'BAD', feedback_text: 'Too junior' });
  });

  it('keeps words that are too long, says so at their field, and sends nothing until there are fewer', async () => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('button', { name: 'Not really' }));
    const words = await screen.findByRole('textbox', { name: /What should we know/ });
    const before = server.posted(HUNT).length;
    await user.click(words);
    await user.paste('x'.repeat(2001));
    expect(words).toHaveValue('x'.repeat(2001));
    expect(words).toHaveAccessibleDescription('Enter 2,000 characters or fewer.');
    await user.keyboard('{Enter}');
    await user.keyboard('{Backspace}');
    expect(words).toBeValid();
    expect(server.posted(HUNT)).toHaveLength(before);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Thank you for your feedback')).toBeInTheDocument();
    expect(server.posted(HUNT).at(-1)?.body).toEqual({ feedback: 'BAD', feedback_text: 'x'.repeat(2000) });
  });

  it('does not ask those who may not say it', async () => {
    server.hunt = { is_mine: false };
    await openHunts();
    expect(await screen.findByText('Núria Número 11')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Feedback on this hunt' })).not.toBeInTheDocument();
  });
});
