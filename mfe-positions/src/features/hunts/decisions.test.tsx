import { setViewport } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeHunts, HUNT, idOf, POSITION, personOf, refusal } from './testing/fake-hunts.ts';
import { openHunts } from './testing/open-hunts.tsx';

let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.people = [personOf(11), personOf(12), personOf(13)];
  server.start();
});

const STATUS = `/api/v1/talent-pool/${HUNT}/candidate-status`;
const ADD = `/api/v1/agency/clients/jobs/${POSITION}/applications/talent-pool/${HUNT}`;
const name = (n: number) => `Núria Número ${n}`;
const link = (n: number) => screen.findByRole('link', { name: name(n) });
const button = (label: string) => screen.findByRole('button', { name: label });
const tab = (label: string) => screen.findByRole('link', { name: label });
const names = () =>
  [...document.querySelectorAll('[data-person-name]')].map(({ textContent }) => textContent);
/** An answer that comes when it is let go. */
function held() {
  let letGo: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  return { promise, letGo: (answer: Response) => act(async () => letGo(answer)) };
}

describe('somebody who is pending', () => {
  it('[HUNT-25] [HUNT-29] [HUNT-95] is discarded: gone at once, told with Undo, counted', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Discard ${name(12)}`));
    expect(names()).toEqual([name(11), name(13)]);
    expect(await tab('Discarded 1')).toBeInTheDocument();
    expect(await tab('Pending 2')).toBeInTheDocument();
    expect(await screen.findByText(`${name(12)} was discarded`)).toBeInTheDocument();
    await waitFor(() =>
      expect(server.posted(STATUS).map(({ body }) => body)).toEqual([
        { candidate_id: idOf(12), status: 'REJECTED' },
      ]),
    );
    // The one who has taken the place has the focus.
    expect(await link(13)).toHaveFocus();
    await user.click(await button('Undo'));
    await waitFor(() => expect(names()).toEqual([name(11), name(12), name(13)]));
    await waitFor(() =>
      expect(server.posted(STATUS).at(-1)?.body).toEqual({ candidate_id: idOf(12), status: 'NONE' }),
    );
    const undone = (await screen.findByText('Undone')).closest('[role="status"]');
    expect(undone).toHaveTextContent(name(12));
  });

  it('[HUNT-27] [HUNT-30] [HUNT-31] [CONST-129] is added without a welcome', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Add ${name(11)}`));
    expect(names()).toEqual([name(12), name(13)]);
    const added = (await screen.findByText('Added to position')).closest('[role="status"]');
    expect(added).toHaveTextContent(name(11));
    expect(server.posted(ADD).map(({ body }) => body)).toEqual([
      { candidate_ids: [idOf(11)], send_welcome: false },
    ]);
    expect(await tab('Added 1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View position' })).toHaveAttribute(
      'href',
      `/positions/${POSITION}`,
    );
  });

  it('is kept as a maybe, and no longer', async () => {
    const { user } = await openHunts();
    const keep = await button(`Keep ${name(11)} as a maybe`);
    expect(keep).toHaveAttribute('aria-pressed', 'false');
    await user.click(keep);
    const row = within((await link(11)).closest('tr') as HTMLElement);
    expect(await row.findByText('Maybe')).toBeInTheDocument();
    // One name, whose state is said beside it.
    expect(keep).toHaveAccessibleName(`Keep ${name(11)} as a maybe`);
    expect(keep).toHaveAttribute('aria-pressed', 'true');
    await user.click(keep);
    await waitFor(() => expect(row.queryByText('Maybe')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(server.posted(`/people/${idOf(11)}`).map(({ body }) => body)).toEqual([
        { kept: true },
        { kept: false },
      ]),
    );
  });
});

describe('after a decision', () => {
  it('[HUNT-26] [HUNT-27] who was discarded can be added or put back, and nothing else', async () => {
    server.people = [personOf(11, { status: 'REJECTED' })];
    const { user } = await openHunts(`?talentPoolId=${HUNT}&status=REJECTED`);
    expect(await button(`Add ${name(11)}`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Discard ${name(11)}` })).not.toBeInTheDocument();
    await user.click(await button(`Put ${name(11)} back to pending`));
    expect(await tab('Pending 1')).toBeInTheDocument();
    expect(await screen.findByText('No candidates available')).toBeInTheDocument();
    await waitFor(() => expect(server.posted(STATUS)[0]?.body.status).toBe('NONE'));
  });

  it('[HUNT-28] who was added has nothing to decide', async () => {
    server.people = [personOf(11, { status: 'ADDED_TO_JOB' })];
    await openHunts(`?talentPoolId=${HUNT}&status=ADDED_TO_JOB`);
    expect(await link(11)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Add ${name(11)}` })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Discard ${name(11)}` })).not.toBeInTheDocument();
  });

  it('asks why, without stopping anybody, and takes another answer', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Discard ${name(11)}`));
    const why = within(await screen.findByRole('group', { name: `Why was ${name(11)} discarded?` }));
    await user.click(why.getByRole('button', { name: 'Salary' }));
    expect(await why.findByRole('button', { name: 'Salary', pressed: true })).toBeInTheDocument();
    await user.click(why.getByRole('button', { name: 'Location' }));
    await waitFor(() =>
      expect(server.posted(`/people/${idOf(11)}`).map(({ body }) => body)).toEqual([
        { reason: 'SALARY' },
        { reason: 'PLACE' },
      ]),
    );
    await user.click(await button(`Add ${name(12)}`));
    expect(await screen.findByText('Added to position')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Why was/ })).not.toBeInTheDocument();
  });

  it('[HUNT-33] what is refused goes back to where it was', async () => {
    server.answers[`POST ${STATUS}`] = () => refusal(400, 'INVALID');
    server.answers[`POST ${ADD}`] = () => refusal(400, 'INVALID');
    const { user } = await openHunts();
    await user.click(await button(`Discard ${name(11)}`));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    await waitFor(() => expect(names()).toEqual([name(11), name(12), name(13)]));
    expect(screen.queryByRole('group', { name: /^Why was/ })).not.toBeInTheDocument();
    await user.click(await button(`Add ${name(12)}`));
    await waitFor(() => expect(server.posted(ADD)).toHaveLength(1));
    await waitFor(() => expect(names()).toEqual([name(11), name(12), name(13)]));
    expect(screen.queryByText('Added to position')).not.toBeInTheDocument();
  });

  it('says of somebody who is in the position that they are', async () => {
    const details = { candidate_ids: [idOf(11)] };
    server.answers[`POST ${ADD}`] = () => refusal(409, 'CANDIDATE_ALREADY_APPLIED', details);
    const { user } = await openHunts();
    await user.click(await button(`Add ${name(11)}`));
    expect(
      await screen.findByText('One of the selected candidates is already in the position.'),
    ).toBeInTheDocument();
  });

  it('shows it whatever is read meanwhile, and takes it back only after it was taken', async () => {
    const first = held();
    server.answers[`POST ${STATUS}`] = () => first.promise;
    const { user } = await openHunts();
    await user.click(await button(`Discard ${name(11)}`));
    await waitFor(() => expect(server.posted(STATUS)).toHaveLength(1));
    // Another decision reads the list anew; the server still says that the first one is pending.
    await user.click(await button(`Keep ${name(12)} as a maybe`));
    await waitFor(() => expect(server.posted(`/people/${idOf(12)}`)).toHaveLength(1));
    expect(names()).toEqual([name(12), name(13)]);
    await user.keyboard('u');
    await user.keyboard('u');
    await waitFor(() => expect(names()).toEqual([name(11), name(12), name(13)]));
    expect(server.posted(STATUS)).toHaveLength(1);
    delete server.answers[`POST ${STATUS}`];
    await first.letGo(
      Response.json({
        data: {
          person: personOf(11, { status: 'REJECTED' }),
          counts: {
            total: 3,
            total_viewed: 0,
            total_pending: 2,
            total_rejected: 1,
            total_added_to_process: 0,
          },
        },
      }),
    );
    await waitFor(() => expect(server.posted(STATUS).at(-1)?.body.status).toBe('NONE'));
    expect(names()).toEqual([name(11), name(12), name(13)]);
  });
});

describe('by keys', () => {
  it('arrows walk, Y adds, M keeps, N discards, U takes back', async () => {
    const { user } = await openHunts();
    expect(await link(11)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await link(12)).toHaveFocus();
    await user.keyboard('m');
    await waitFor(() => expect(server.posted(`/people/${idOf(12)}`)).toHaveLength(1));
    await user.keyboard('n');
    await waitFor(() => expect(names()).toEqual([name(11), name(13)]));
    expect(await link(13)).toHaveFocus();
    await user.keyboard('{ArrowUp}y');
    await waitFor(() => expect(names()).toEqual([name(13)]));
    await waitFor(() => expect(server.posted(ADD)).toHaveLength(1));
    await user.keyboard('u');
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
    // What was kept before it was discarded is kept again.
    await waitFor(() =>
      expect(server.people.find(({ id }) => id === idOf(12))).toMatchObject({ status: 'NONE', kept: true }),
    );
  });

  it('arrows go from the hunt that was chosen to its people', async () => {
    const { user } = await openHunts('');
    await user.click(await screen.findByRole('button', { name: /^Winter cooks/ }));
    expect(await link(11)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hunt' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await link(11)).toHaveFocus();
  });

  it('[HUNT-95] work from the page’s heading, where somebody stands who has come from a notification', async () => {
    const { user } = await openHunts();
    expect(await link(11)).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await user.keyboard('{ArrowDown}');
    expect(await link(11)).toHaveFocus();
    (await tab('Pending 3')).focus();
    // Nobody is decided on unseen.
    await user.keyboard('n');
    expect(await link(11)).toHaveFocus();
    expect(names()).toEqual([name(11), name(12), name(13)]);
    await user.keyboard('n');
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
    heading.focus();
    await user.keyboard('y');
    expect(await link(12)).toHaveFocus();
    expect(server.posted(ADD)).toEqual([]);
  });

  it('a key that is held decides once', async () => {
    await openHunts();
    (await link(11)).focus();
    fireEvent.keyDown(await link(11), { key: 'n', repeat: true });
    expect(names()).toEqual([name(11), name(12), name(13)]);
    fireEvent.keyDown(await link(11), { key: 'n' });
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
  });

  it('U that is held takes one decision back, in the panel too', async () => {
    const { user } = await openHunts();
    (await link(11)).focus();
    await user.keyboard('n');
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
    await user.keyboard('n');
    await waitFor(() => expect(names()).toEqual([name(13)]));
    fireEvent.keyDown(await link(13), { key: 'u' });
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
    fireEvent.keyDown(await link(13), { key: 'u', repeat: true });
    await waitFor(() => expect(server.posted(STATUS)).toHaveLength(3));
    expect(names()).toEqual([name(12), name(13)]);
  });

  it('U leaves those alone who were added, whatever was decided of them before', async () => {
    const { user } = await openHunts();
    (await link(11)).focus();
    await user.keyboard('m');
    expect(screen.getByText(/undo, but for an addition/)).toBeInTheDocument();
    await user.keyboard('y');
    expect(await screen.findByText('Added to position')).toBeInTheDocument();
    expect(
      screen.getByText(
        `${name(11)} is in the position now. Whoever was added by mistake is discarded there.`,
      ),
    ).toBeInTheDocument();
    await user.keyboard('u');
    expect(await screen.findByText('There is nothing to undo')).toBeInTheDocument();
    expect(screen.getByText('Whoever was added is discarded in the position.')).toBeInTheDocument();
    expect(server.people[0]).toMatchObject({ status: 'ADDED_TO_JOB' });
  });

  it('U says that nothing is left to take back', async () => {
    const { user } = await openHunts();
    expect(await link(11)).toBeInTheDocument();
    await user.keyboard('u');
    expect(await screen.findByText('There is nothing to undo')).toBeInTheDocument();
  });

  it('nothing is decided by who neither recruits nor manages the position', async () => {
    server.hunt = { is_mine: false };
    const { user } = await openHunts();
    (await link(11)).focus();
    await user.keyboard('nyum');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(server.sent).toEqual([]);
    expect(names()).toHaveLength(3);
    expect(
      screen.getByText(
        'Only the recruiters and hiring managers of this position can add or discard these people.',
      ),
    ).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  it('each is a card with what can be decided', async () => {
    setViewport(390);
    const { user } = await openHunts();
    expect(
      within(await screen.findByRole('list', { name: 'People found' })).getAllByText(/Cook · Girona/),
    ).toHaveLength(3);
    await user.click(await button(`Discard ${name(11)}`));
    await waitFor(() => expect(names()).toEqual([name(12), name(13)]));
  });
});

describe('the panel of who may not read everybody', () => {
  beforeEach(() => server.start(['hunts.read', 'hunts.write']));

  it('[HUNT-15] shows what the hunt found, counts as viewed and decides by keys', async () => {
    const { user, address } = await openHunts();
    await user.click(await link(11));
    const panel = await screen.findByRole('complementary', { name: 'Profile found' });
    expect(panel).toHaveFocus();
    expect(within(panel).getByRole('heading', { name: name(11) })).toBeInTheDocument();
    expect(within(panel).getByText('Knows rice')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.posted(`/people/${idOf(11)}`).map(({ body }) => body)).toEqual([{ viewed: true }]),
    );
    await user.keyboard('{ArrowRight}');
    expect(address()).toContain(`candidateId=${idOf(12)}`);
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await user.keyboard('n');
    expect(address()).toContain(`candidateId=${idOf(13)}`);
    expect(await screen.findByRole('group', { name: `Why was ${name(12)} discarded?` })).toBeInTheDocument();
    await user.keyboard('u');
    await waitFor(() => expect(screen.getByText('3 of 3')).toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(address()).not.toContain('candidateId');
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it('closes when nobody is left to decide on', async () => {
    server.people = [personOf(11)];
    const { user, address } = await openHunts(`?talentPoolId=${HUNT}&candidateId=${idOf(11)}`);
    expect(await screen.findByRole('complementary')).toBeInTheDocument();
    await user.keyboard('y');
    await waitFor(() => expect(address()).not.toContain('candidateId'));
    expect(await screen.findByText('Added to position')).toBeInTheDocument();
  });
});
