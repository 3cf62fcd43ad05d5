import { loseSession } from '@cantera/shared/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeHunts, idOf, uploaded } from '../testing/fake-hunts.ts';
import { openTab } from '../testing/open-hunts.tsx';
// What comes late in the product is here before the first test, whose time it would take.
import '../form/hunt-form.tsx';

const UPLOAD = 'POST /api/v1/talent-pool/profiles';
const CREATE = 'POST /api/v1/talent-pool';
const PERMISSIONS = ['hunts.read', 'hunts.write', 'candidates.read_all', 'candidates.write'];
let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.start(PERMISSIONS);
});
type User = Awaited<ReturnType<typeof openTab>>['user'];
const section = async () => within(await screen.findByLabelText('Profiles from files'));
const choose = async (user: User, file: string): Promise<void> => {
  await user.upload(await screen.findByLabelText(/^Profiles from a file/), new File(['Name'], file));
  expect(await (await section()).findByText(file)).toBeInTheDocument();
};
let given = 700;
const answerUploads = (more: object = {}): void => {
  given = 700;
  server.answers[UPLOAD] = (form) =>
    Response.json({ data: uploaded({ id: idOf(given++), name: form.get('file').name, ...more }) });
};

it('[HUNT-91] of profiles say in which encoding they were read where that is not UTF-8, and damaged rows', async () => {
  const { user } = await openTab('?create=true');
  const row = { field: null, other_row: null };
  answerUploads({
    encoding: 'WINDOWS-1252',
    problems: [
      { ...row, row: 3, reason: 'DAMAGED', is_used: true },
      { ...row, row: 5, reason: 'TOO_MANY_VALUES', is_used: false },
    ],
    problem_count: 2,
    left_out: 1,
  });
  await choose(user, 'old.csv');
  const part = await section();
  expect(
    part.getByText(/^Read as Windows-1252, since it is not UTF-8. If its accents look wrong/),
  ).toBeInTheDocument();
  expect(part.getByText(/^Row 3: some of its characters cannot be read/)).toBeInTheDocument();
  expect(part.getByText(/^Row 5: it has more values than there are headings/)).toBeInTheDocument();
  answerUploads({ encoding: 'UTF-16' });
  await choose(user, 'wide.csv');
  expect(part.getByText('Read as UTF-16.')).toBeInTheDocument();
  answerUploads();
  await choose(user, 'plain.csv');
  expect(part.getAllByText(/^Read as/)).toHaveLength(2);
});

it('[HUNT-69] [HUNT-91] of a draft from before their encoding was said are used, and nothing is said of it', async () => {
  const { user, unmount } = await openTab('?create=true');
  answerUploads({ encoding: undefined });
  await choose(user, 'old.csv');
  act(() => loseSession());
  unmount();
  server.start(PERMISSIONS);
  await openTab('?create=true');
  const part = await section();
  expect(await part.findByText('old.csv')).toBeInTheDocument();
  expect(part.getByText('old.csv').closest('li')).toHaveTextContent(/^old\.csv48 people$/);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Winter' } });
  fireEvent.change(screen.getByLabelText(/^Indications/), { target: { value: 'Cooks' } });
  fireEvent.click(screen.getByText('Create'));
  await waitFor(() =>
    expect(server.posted('/api/v1/talent-pool')[0]?.body.profile_file_ids).toEqual([idOf(700)]),
  );
});

it('[HUNT-93] of profiles are said not to be counted', async () => {
  const { user } = await openTab('?create=true');
  expect(await screen.findByText('7 people fit now')).toBeInTheDocument();
  expect(screen.queryByText(/are not counted here/)).not.toBeInTheDocument();
  answerUploads();
  await choose(user, 'a.csv');
  expect(
    screen.getByText('The people of the file are not counted here; the hunt looks through them too.'),
  ).toBeInTheDocument();
  await choose(user, 'b.csv');
  expect(screen.getByText(/^The people of the files are not counted here/)).toBeInTheDocument();
});

it('[HUNT-69] of which one is not kept any more name that one, which alone is chosen again', async () => {
  const { user } = await openTab('?create=true');
  answerUploads();
  for (const file of ['a.csv', 'b.csv', 'c.csv']) await choose(user, file);
  server.answers[CREATE] = () =>
    Response.json(
      {
        error: {
          code: 'VALIDATION_FAILED',
          message: '',
          request_id: 'r',
          fields: { 'profile_file_ids.1': 'not_found' },
        },
      },
      { status: 400 },
    );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Winter' } });
  fireEvent.change(screen.getByLabelText(/^Indications/), { target: { value: 'Cooks' } });
  fireEvent.click(screen.getByText('Create'));
  const part = await section();
  expect(await part.findByRole('alert')).toHaveTextContent(
    /^b.csv is not kept any more: it is over a day old/,
  );
  const submit = screen.getByText('Create').closest('button');
  await waitFor(() => expect(submit).toBeDisabled());
  delete server.answers[CREATE];
  await choose(user, 'b.csv');
  await waitFor(() => expect(part.queryByRole('alert')).not.toBeInTheDocument());
  expect(part.getAllByText('b.csv')).toHaveLength(1);
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(screen.getByText('Create'));
  await waitFor(() =>
    expect(server.posted('/api/v1/talent-pool').at(-1)?.body.profile_file_ids).toEqual([
      idOf(700),
      idOf(702),
      idOf(703),
    ]),
  );
});
