import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeHunts, HUNT, idOf, POSITION, personOf, refusal, strangerOf } from './testing/fake-hunts.ts';
import { openHunts } from './testing/open-hunts.tsx';
// What comes late in the product is here before the first test, whose time it would take.
import './detail/hunt-detail.tsx';
import './strangers/add-stranger.tsx';

const ADD = `/api/v1/agency/clients/jobs/${POSITION}/applications/talent-pool/${HUNT}`;
const CLOSED = 'The position is not open (On hold), so nobody can be added. Open it again to add people.';
const jobOf = (status: string) => ({ id: POSITION, title: 'Cook in Girona', status, work_mode: 'HYBRID' });
const POSITION_PATH = `/api/v1/agency/clients/jobs/${POSITION}`;
const positionReads = () => server.asked.filter((one) => one.startsWith(`${POSITION_PATH}?`)).length;
const name = (n: number) => `Núria Número ${n}`;
let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.people = [personOf(11), personOf(12, { status: 'REJECTED' }), strangerOf(13)];
  server.start(['hunts.read', 'hunts.write', 'candidates.write']);
});

describe('a hunt that was stopped', () => {
  beforeEach(() => {
    server.people = [];
    server.hunt = { stopped: 'ON_HOLD', job: jobOf('ON_HOLD') };
  });

  it('[HUNT-89] says why, and what can be done, and is nowhere called ready', async () => {
    const { user } = await openHunts();
    const card = await screen.findByRole('status', { name: '' });
    expect(within(card).getByText('This hunt has stopped')).toBeInTheDocument();
    expect(card).toHaveTextContent(
      'The position was no longer open (On hold) before the hunt was ready. Nobody else was asked or looked at, and nobody was kept. Open the position again and start another hunt; files have to be chosen again.',
    );
    expect(within(card).getByText('Paella')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'People by decision' })).not.toBeInTheDocument();
    expect(screen.queryByText('Are these the people you were looking for?')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hunt again' })).not.toBeInTheDocument();
    // In the list and above the card.
    expect(screen.getAllByText('Stopped')).toHaveLength(2);
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    expect(screen.queryByText(/pending/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Information' }));
    const dialog = await screen.findByRole('dialog', { name: 'About this hunt' });
    expect(within(dialog).getByText('Stopped')).toBeInTheDocument();
  });

  it('[HUNT-89] offers another one once the position is open again, to who may ask for it', async () => {
    server.hunt = { stopped: 'CLOSED_LOST', job: jobOf('OPEN') };
    const { user, address, unmount } = await openHunts();
    expect(
      await screen.findByText(/^The position was no longer open \(Lost\).*is open again: start/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hunt again' }));
    await waitFor(() => expect(address()).toContain(`create=true&positionId=${POSITION}`));
    unmount();
    server.hunt = { ...server.hunt, is_mine: false };
    await openHunts();
    expect(await screen.findByText('This hunt has stopped')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hunt again' })).not.toBeInTheDocument();
  });

  it('[HUNT-89] promises no result while it waits for a position that is not open', async () => {
    server.hunt = { status: 'SEARCHING', job: jobOf('ON_HOLD') };
    await openHunts();
    expect(await screen.findByText('The position is not open.')).toBeInTheDocument();
    expect(screen.getByText(/^Until it is, nobody is looked for/)).toBeInTheDocument();
    expect(screen.queryByText('Ready in one to two hours')).not.toBeInTheDocument();
    expect(screen.queryByText("You'll receive an email when ready.")).not.toBeInTheDocument();
  });
});

describe('people of a ready hunt whose position is not open', () => {
  beforeEach(() => {
    server.hunt = { job: jobOf('ON_HOLD') };
  });

  it('[HUNT-92] cannot be added, by button or key, which is said; all else can be decided', async () => {
    const { user } = await openHunts();
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Discard ${name(11)}` })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Y')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}y');
    await user.keyboard('m');
    await waitFor(() => expect(server.posted(`/people/${idOf(11)}`)).toHaveLength(1));
    expect(server.posted(ADD)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Discarded 1' }));
    expect(
      await screen.findByRole('button', { name: `Put ${name(12)} back to pending` }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('[HUNT-92] the panel says so too, in place of Add', async () => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('link', { name: name(13) }));
    const panel = within(await screen.findByRole('complementary', { name: 'Profile found' }));
    expect(panel.getByText(CLOSED)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: `Discard ${name(13)}` })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    const before = positionReads();
    await user.keyboard('y');
    await user.keyboard('m');
    await waitFor(() => expect(server.posted(`/people/${idOf(13)}`)).toHaveLength(2));
    // It is not even asked whether the position is open, as it is before somebody can be added.
    expect(positionReads()).toBe(before);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[HUNT-92] whose position was deleted meanwhile is said not to be open either', async () => {
    server.hunt = { job: jobOf('OPEN') };
    const { user } = await openHunts();
    const add = await screen.findByRole('button', { name: `Add ${name(13)}` });
    server.answers[`GET ${POSITION_PATH}`] = () => refusal(404, 'NOT_FOUND');
    await user.click(add);
    expect(await screen.findByText('The position is not open.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[HUNT-92] who only reads is told that, and not this', async () => {
    server.hunt = { ...server.hunt, is_mine: false };
    await openHunts();
    expect(await screen.findByText(/^Only the recruiters and hiring managers/)).toBeInTheDocument();
    expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();
  });

  it('[HUNT-92] that closes meanwhile refuses somebody of a file before it is asked who they are', async () => {
    server.hunt = { job: jobOf('OPEN') };
    const { user } = await openHunts();
    const add = await screen.findByRole('button', { name: `Add ${name(13)}` });
    server.hunt = { job: jobOf('ON_HOLD') };
    server.position = { status: 'ON_HOLD' };
    await user.click(add);
    expect(await screen.findByText('The position is not open.')).toBeInTheDocument();
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.posted('/add')).toEqual([]);
  });
});

describe('the question who somebody of a file is', () => {
  /** Answers whether the position is open, once for each call, when told. */
  let answers: (() => void)[];
  beforeEach(() => {
    answers = [];
    server.answers[`GET ${POSITION_PATH}`] = () =>
      new Promise((resolve) => {
        answers.push(() => resolve(Response.json({ data: { id: POSITION, status: 'OPEN' } })));
      });
  });
  const answerAll = () =>
    act(async () => {
      for (const answer of answers.splice(0)) answer();
    });

  it('[HUNT-76] is asked once, however often their adding is asked for', async () => {
    const { user } = await openHunts();
    const add = await screen.findByRole('button', { name: `Add ${name(13)}` });
    await user.click(add);
    await user.click(add);
    await waitFor(() => expect(answers).toHaveLength(1));
    await answerAll();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(answers).toHaveLength(0);
  });

  it.each([
    ['they are discarded', `Discard ${name(13)}`, 'status'],
    ['somebody else is discarded', `Discard ${name(11)}`, 'status'],
    ['they are opened', name(13), 'panel'],
  ])('[HUNT-76] is not asked any more where %s before it can be', async (_, button, what) => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('button', { name: `Add ${name(13)}` }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole(what === 'panel' ? 'link' : 'button', { name: button }));
    if (what === 'panel') await screen.findByRole('complementary', { name: 'Profile found' });
    else await waitFor(() => expect(server.posted('/candidate-status')).toHaveLength(1));
    await answerAll();
    await user.keyboard('m');
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a hunt whose people are all gone', () => {
  it('[HUNT-90] says how many it had found and why they are gone, and not that nobody fits', async () => {
    server.people = [];
    server.hunt = { found: 12 };
    await openHunts();
    expect(
      await screen.findByText(
        'The hunt found 12 people, none of whom is here any more. People of files and of a server are deleted after 30 days; whoever was deleted or refuses consent is not shown.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Nobody in your database meets/)).not.toBeInTheDocument();
  });
});
