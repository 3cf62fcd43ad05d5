import { loseSession } from '@cantera/shared/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  doubleOf,
  FakeHunts,
  HUNT,
  idOf,
  personOf,
  refusal,
  strangerOf,
  uploaded,
} from '../testing/fake-hunts.ts';
import { openHunts, openTab } from '../testing/open-hunts.tsx';
// What comes late in the product is here before the first test, whose time it would take.
import '../detail/hunt-detail.tsx';
import '../form/hunt-form.tsx';
import './add-stranger.tsx';
import './stranger-profile.tsx';

const RECRUITER = ['hunts.read', 'hunts.write', 'candidates.read_all', 'candidates.write'];
const ADD = `/api/v1/talent-pool/${HUNT}/strangers/${idOf(11)}/add`;
const name = 'Núria Número 11';
let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.people = [strangerOf(11), personOf(12)];
  server.start(RECRUITER);
});
const button = (label: string | RegExp) => screen.findByRole('button', { name: label });
const dialog = async () => within(await screen.findByRole('dialog', { name: `Add ${name} as a candidate` }));

describe('files of profiles in the form of a hunt', () => {
  const CSV = new File(['Name\nAnna'], 'cooks.csv', { type: 'text/csv' });
  const section = async () => within(await screen.findByLabelText('Profiles from files'));
  // By their labels: roles take long to work out in a form of this size.
  const fill = (): void => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Winter' } });
    fireEvent.change(screen.getByLabelText(/^Indications/), { target: { value: 'Cooks' } });
  };
  const create = (): boolean => fireEvent.click(screen.getByText('Create'));
  const choose = async (user: Awaited<ReturnType<typeof openTab>>['user'], file: File = CSV): Promise<void> =>
    user.upload(await screen.findByLabelText(/^Profiles from a file/), file);

  it('[HUNT-69] are read as soon as they are chosen, and go with the hunt', async () => {
    const { user } = await openTab('?create=true');
    await choose(user);
    const part = await section();
    expect(await part.findByText('48 people')).toBeInTheDocument();
    const [sent] = server.posted('/talent-pool/profiles');
    expect(sent?.body.get('file')).toMatchObject({ name: 'cooks.csv' });
    fill();
    create();
    await waitFor(() =>
      expect(server.posted('/api/v1/talent-pool')[0]?.body.profile_file_ids).toEqual([idOf(700)]),
    );
  });

  it('[HUNT-69] can be taken away again, and then nothing of them is sent', async () => {
    const { user } = await openTab('?create=true');
    await choose(user);
    fireEvent.click(await screen.findByLabelText('Remove cooks.csv'));
    await waitFor(() => expect(screen.queryByText('48 people')).not.toBeInTheDocument());
    fill();
    create();
    await waitFor(() => expect(server.posted('/api/v1/talent-pool')).toHaveLength(1));
    expect(server.posted('/api/v1/talent-pool')[0]?.body).not.toHaveProperty('profile_file_ids');
  });

  it('[HUNT-69] [HUNT-72] that are read while another is taken away leave it away, and Create waits for them', async () => {
    const { user } = await openTab('?create=true');
    await choose(user);
    expect(await screen.findByText('48 people')).toBeInTheDocument();
    let answer: (response: Response) => void = () => undefined;
    server.answers['POST /api/v1/talent-pool/profiles'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await choose(user, new File(['Name\nBerta'], 'nurses.csv'));
    expect(await screen.findByText(/nurses\.csv/)).toBeInTheDocument();
    const submit = screen.getByText('Create').closest('button');
    expect(submit).toBeDisabled();
    fireEvent.click(screen.getByLabelText('Remove cooks.csv'));
    await waitFor(() => expect(screen.queryByText('48 people')).not.toBeInTheDocument());
    answer(Response.json({ data: uploaded({ id: idOf(701), name: 'nurses.csv', people: 3 }) }));
    expect(await screen.findByText('3 people')).toBeInTheDocument();
    expect(screen.queryByText('48 people')).not.toBeInTheDocument();
    await waitFor(() => expect(submit).toBeEnabled());
    fill();
    create();
    await waitFor(() =>
      expect(server.posted('/api/v1/talent-pool')[0]?.body.profile_file_ids).toEqual([idOf(701)]),
    );
  });

  it('[HUNT-69] are back with the draft after a login', async () => {
    const { user, unmount } = await openTab('?create=true');
    await choose(user);
    expect(await screen.findByText('48 people')).toBeInTheDocument();
    act(() => loseSession());
    unmount();
    server.start(RECRUITER);
    await openTab('?create=true');
    expect(await screen.findByText('48 people')).toBeInTheDocument();
    fill();
    create();
    await waitFor(() =>
      expect(server.posted('/api/v1/talent-pool')[0]?.body.profile_file_ids).toEqual([idOf(700)]),
    );
  });

  it('[HUNT-69] are five at most', async () => {
    const { user } = await openTab('?create=true');
    for (const at of [0, 1, 2, 3, 4]) {
      server.upload = { id: idOf(700 + at), name: `file ${at}.csv` };
      expect(await screen.findByLabelText(/^Profiles from a file/)).toBeEnabled();
      await choose(user, new File(['Name\nAnna'], `file ${at}.csv`));
      expect(await screen.findByText(`file ${at}.csv`)).toBeInTheDocument();
    }
    expect(await screen.findByText('A hunt looks through 5 files at most.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Profiles from a file/)).toBeDisabled();
  });

  it('[HUNT-71] [HUNT-72] say who is known, which columns are not read, and each row with its reason', async () => {
    const problem = { field: null, other_row: null, is_used: false };
    server.upload = {
      known: 1,
      unknown_columns: ['Shoe size', 'Cat'],
      left_out: 2,
      problem_count: 4,
      problems: [
        { ...problem, row: 3, reason: 'NO_NAME' },
        { ...problem, row: 5, reason: 'SAME_PERSON', other_row: 2 },
        { ...problem, row: 6, reason: 'INVALID', field: 'EMAIL', is_used: true },
      ],
    };
    const { user } = await openTab('?create=true');
    await choose(user);
    const part = await section();
    expect(await part.findByText(/1 person is in your database already/)).toBeInTheDocument();
    expect(part.getByText('These columns are not read: Shoe size and Cat.')).toBeInTheDocument();
    expect(part.getByText('2 rows are left out.')).toBeInTheDocument();
    await user.click(part.getByText('See what is wrong in 4 places'));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Row 3: no first name of two letters or more, so it is left out.',
        'Row 5: the same email or LinkedIn address as row 2, so it is left out.',
        'Row 6: the email address cannot be used as it is written, or not all of it; the person is taken without it.',
        'and 1 more',
      ]),
    );
  });

  it('[HUNT-72] are refused in words, and what was read and typed before stays', async () => {
    const { user } = await openTab('?create=true');
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Winter' } });
    await choose(user);
    expect(await screen.findByText('48 people')).toBeInTheDocument();
    server.answers['POST /api/v1/talent-pool/profiles'] = () =>
      refusal(400, 'PROFILES_NOT_READABLE', {
        reason: 'NO_NAME_COLUMN',
        columns: ['Shoe size', 'City'],
        problems: [],
      });
    await choose(user, new File(['x'], 'shoes.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'shoes.csv has no column for names. Name one “First name” or “Name”. Columns found: Shoe size and City.',
    );
    server.answers['POST /api/v1/talent-pool/profiles'] = () => refusal(500, 'INTERNAL');
    await choose(user, new File(['x'], 'late.csv'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'late.csv could not be read just now. Choose it again.',
      ),
    );
    const asked = server.posted('/talent-pool/profiles').length;
    await choose(user, new File([new Uint8Array(5_000_001)], 'big.csv'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('big.csv is larger than 5 MB.'));
    expect(server.posted('/talent-pool/profiles')).toHaveLength(asked);
    expect(screen.getByText('48 people')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Winter');
  });

  it('[HUNT-69] are not offered to who may not make candidates', async () => {
    server.start(['hunts.read', 'hunts.write']);
    await openTab('?create=true');
    expect(await screen.findByRole('dialog', { name: 'New hunt' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Profiles from files' })).not.toBeInTheDocument();
  });
});

describe('somebody of a file in a hunt', () => {
  it('[HUNT-73] says the file that they come from; candidates do not', async () => {
    await openHunts();
    const row = (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
    expect(within(row).getByText('From the file cooks.csv')).toBeInTheDocument();
    expect(screen.getAllByText(/^From the file/)).toHaveLength(1);
  });

  it('[HUNT-75] opens a panel with all that the file says, and until when it is kept', async () => {
    const { user } = await openHunts();
    await user.click(await screen.findByRole('link', { name }));
    const panel = within(await screen.findByRole('complementary', { name: 'Profile found' }));
    expect(await panel.findByText('nuria@example.test')).toHaveAttribute('href', 'mailto:nuria@example.test');
    for (const words of [
      'This person comes from a file and is not in your database.',
      'Deleted on 23 December 2026 unless you add them.',
      '+34 600 11 22 33',
      'Rice for two hundred',
      'Catalan C2',
    ])
      expect(panel.getByText(words)).toBeInTheDocument();
    expect(panel.getByText(/Cook · Can Roca/)).toHaveTextContent('2019-04 –');
    expect(panel.getByText(/Cuina · Escola/)).toHaveTextContent('– 2015');
    expect(panel.getByRole('button', { name: `Add ${name}` })).toBeInTheDocument();
  });

  it('[HUNT-75] shows a hiring manager neither contact data nor Add', async () => {
    server.start(['hunts.read', 'hunts.write']);
    server.profile = { email: null, phone_number: null, summary: null };
    const { user } = await openHunts();
    await user.click(await screen.findByRole('link', { name }));
    const panel = within(await screen.findByRole('complementary', { name: 'Profile found' }));
    expect(await panel.findByText('Catalan C2')).toBeInTheDocument();
    expect(panel.queryByText('Contact')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Add ${name}` })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: `Discard ${name}` }).length).toBeGreaterThan(0);
    await user.keyboard('y');
    // The key after it does something: by then the first one would have.
    await user.keyboard('n');
    await waitFor(() => expect(server.posted('/candidate-status')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.posted('/add')).toEqual([]);
  });

  it('[HUNT-74] is discarded with one click, like candidates', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Discard ${name}`));
    expect(await screen.findByRole('link', { name: 'Discarded 1' })).toBeInTheDocument();
    await waitFor(() =>
      expect(server.posted('/candidate-status')[0]?.body).toEqual({
        candidate_id: idOf(11),
        status: 'REJECTED',
      }),
    );
  });
});

describe('adding somebody of a file', () => {
  it('[HUNT-76] asks first, makes a candidate, and mails nobody unless it is said', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    expect(await part.findByText(/^Nobody in your database looks like/)).toBeInTheDocument();
    expect(server.sent.filter(({ path }) => path === ADD)).toEqual([]);
    expect(
      part.getByRole('checkbox', { name: 'Ask for consent by email now (nuria@example.test)' }),
    ).not.toBeChecked();
    await user.click(part.getByRole('button', { name: 'Add to position' }));
    expect(await screen.findByText('Added to position')).toBeInTheDocument();
    expect(server.posted('/add').map(({ body }) => body)).toEqual([{ send_consent: false }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Added 1' })).toBeInTheDocument();
  });

  it('[HUNT-76] asks for consent where that is ticked, which needs an address', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    await user.click(await part.findByRole('checkbox', { name: /^Ask for consent/ }));
    await user.click(part.getByRole('button', { name: 'Add to position' }));
    await waitFor(() => expect(server.posted('/add')[0]?.body).toEqual({ send_consent: true }));
  });

  it('[HUNT-76] offers no mail to who has no address', async () => {
    server.profile = { email: null };
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    expect(await part.findByText(/^The profile has no email address/)).toBeInTheDocument();
    expect(part.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[HUNT-77] shows whom they look like and why, and waits until it is said who it is', async () => {
    server.doubles = [doubleOf(21)];
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    expect(await part.findByRole('radio', { name: 'It is Nuria Numero 21' })).toHaveAccessibleDescription(
      'Chef · Can Roca. Alike: name and phone number',
    );
    expect(part.getByRole('button', { name: 'Add to position' })).toBeDisabled();
    await user.click(part.getByRole('radio', { name: 'It is somebody new' }));
    expect(part.getByRole('checkbox', { name: /^Ask for consent/ })).toBeInTheDocument();
    await user.click(part.getByRole('radio', { name: 'It is Nuria Numero 21' }));
    expect(part.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Add to position' }));
    await waitFor(() =>
      expect(server.posted('/add').map(({ body }) => body)).toEqual([{ existing_candidate_id: idOf(21) }]),
    );
  });

  it('[HUNT-78] says that who was chosen cannot be added, and offers them no more', async () => {
    server.doubles = [doubleOf(21), doubleOf(22)];
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    const choose = async (n: number): Promise<void> => {
      await user.click(await part.findByRole('radio', { name: `It is Nuria Numero ${n}` }));
      await user.click(part.getByRole('button', { name: 'Add to position' }));
    };
    server.answers[`POST ${ADD}`] = () =>
      Response.json(
        {
          error: {
            code: 'VALIDATION_FAILED',
            message: 'not allowed',
            request_id: 'r1',
            fields: { existing_candidate_id: 'not_allowed' },
          },
        },
        { status: 400 },
      );
    await choose(21);
    expect(await part.findByRole('alert')).toHaveTextContent('This candidate has refused consent');
    expect(part.getByRole('radio', { name: 'It is Nuria Numero 21' })).toBeDisabled();
    server.answers[`POST ${ADD}`] = () =>
      refusal(409, 'CANDIDATE_ALREADY_APPLIED', { candidate_ids: [idOf(22)] });
    await choose(22);
    await waitFor(() =>
      expect(part.getByRole('alert')).toHaveTextContent('This candidate is in the position already.'),
    );
    expect(part.getByRole('radio', { name: 'It is Nuria Numero 22' })).toBeDisabled();
    expect(part.getByRole('radio', { name: 'It is somebody new' })).toBeEnabled();
    expect(part.getByRole('button', { name: 'Add to position' })).toBeDisabled();
  });

  it('[HUNT-78] says why it was refused, and asks again who it is where they are known by now', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    const press = async () => user.click(await part.findByRole('button', { name: 'Add to position' }));
    await part.findByText(/^Nobody in your database looks like/);
    server.answers[`POST ${ADD}`] = () => refusal(409, 'CANDIDATE_LIMIT', { max_candidates: 50 });
    await press();
    expect(await part.findByRole('alert')).toHaveTextContent(
      'Your plan has room for 50 candidates and is full.',
    );
    server.answers[`POST ${ADD}`] = () => refusal(409, 'POSITION_NOT_OPEN');
    await press();
    await waitFor(() => expect(part.getByRole('alert')).toHaveTextContent('The position is not open.'));
    server.doubles = [doubleOf(21, ['EMAIL'])];
    server.answers[`POST ${ADD}`] = () =>
      refusal(409, 'CANDIDATE_EXISTS', { existing_candidate_id: idOf(21) });
    await press();
    expect(await part.findByRole('radio', { name: 'It is Nuria Numero 21' })).not.toBeChecked();
    expect(part.getByRole('alert')).toHaveTextContent('Say below who it is.');
  });

  it('[HUNT-78] closes where they are gone, and Cancel leaves everything as it is', async () => {
    const { user } = await openHunts();
    await user.click(await button(`Add ${name}`));
    await dialog();
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.posted('/add')).toEqual([]);
    server.answers[`POST ${ADD}`] = () => refusal(404, 'NOT_FOUND');
    await user.click(await button(`Add ${name}`));
    const part = await dialog();
    await part.findByText(/^Nobody in your database looks like/);
    await user.click(part.getByRole('button', { name: 'Add to position' }));
    expect(await screen.findByText('They have already been added or deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('people of the server of people', () => {
  const ofServer = (n: number) => strangerOf(n, { source: { kind: 'SERVER', name: 'Talent Index' } });
  beforeEach(() => {
    server.people = [ofServer(11), personOf(12)];
    server.hunt = { server: { name: 'Talent Index', failure: null } };
  });

  it('[HUNT-85] [HUNT-86] are marked with its name, and their panel says where it has them from', async () => {
    server.origin = 'https://index.test/people/11';
    const { user } = await openHunts();
    expect(await screen.findByText('From Talent Index')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name }));
    const panel = within(await screen.findByRole('complementary', { name: 'Profile found' }));
    expect(
      panel.getByText('This person comes from Talent Index and is not in your database.'),
    ).toBeInTheDocument();
    const origin = await panel.findByText(/index\.test/);
    expect(origin.closest('a')).toBeNull();
    expect(await panel.findByText('Rice for two hundred')).toBeInTheDocument();
  });

  it.each([
    [
      'AWAY',
      /^Talent Index gave no answer in five tries, so the hunt looked through the other sources alone\./,
    ],
    ['REFUSED', /^Talent Index refused the request/],
    ['UNREADABLE', /^The answer of Talent Index could not be read/],
    ['PARTLY', /^Talent Index stopped before its list was whole/],
    ['OFF', /^Talent Index is not connected any more/],
  ])('[HUNT-83] a hunt says that it failed: %s', async (failure, words) => {
    server.hunt = { server: { name: 'Talent Index', failure } };
    await openHunts();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('[HUNT-83] a hunt that has all of it says nothing', async () => {
    await openHunts();
    expect(await screen.findByText('From Talent Index')).toBeInTheDocument();
    // The mark alone speaks of it; a text that is missing would show its id.
    expect(screen.queryAllByText(/Talent Index|hunts\.server/)).toHaveLength(1);
  });

  it('a hunt that failed whole says that, and not which source did', async () => {
    server.people = [];
    server.hunt = { has_failed: true, server: { name: 'Talent Index', failure: 'AWAY' } };
    await openHunts();
    expect(await screen.findByText(/^The search failed several times/)).toBeInTheDocument();
    expect(screen.queryByText(/Talent Index/)).not.toBeInTheDocument();
  });
});
