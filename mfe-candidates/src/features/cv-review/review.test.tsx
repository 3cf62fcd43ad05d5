import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sendToIntake } from '../../lib/intake/uploads.ts';
import { en } from '../../messages/en.ts';
import { reviewEn } from '../../messages/texts-review-en.ts';
import { Component as ReviewPage } from './review-page.tsx';

let mockHasFailed = false;
jest.mock('./pane/use-item-file.ts', () => ({
  useItemFile: () => ({
    pdf: mockHasFailed ? undefined : { id: 'p1', sizes: [] },
    hasFailed: mockHasFailed,
    retry: () => undefined,
  }),
}));
jest.mock('../../lib/pdf/pdf-pages.tsx', () => ({
  PdfPages: ({ place }: { place: unknown }) => <output>{JSON.stringify(place ?? null)}</output>,
}));

const id = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const INTAKE = id(90);
type Item = ReturnType<typeof item>;
const item = (n: number, more: object = {}) => ({
  id: id(n),
  file_name: `${n}.pdf`,
  status: 'READY',
  cv_status: 'READ',
  first_name: 'Núria',
  last_name: `Número ${n}`,
  job_title: 'Data engineer',
  email: `n${n}@example.test`,
  phone_number: null,
  is_clean: true,
  duplicate_count: 0,
  candidate_id: null as string | null,
  decided_at: null as string | null,
  ...more,
});
const reading = (one: Item) => ({
  first_name: one.first_name,
  last_name: one.last_name,
  job_title: one.job_title,
  email: one.email,
  phone_number: null,
  linkedin: null,
  summary: null,
  location: null,
  work_experiences: [],
  educations: [],
  languages: [],
  hard_skills: [],
  soft_skills: [],
  unsure: unsure[one.id] ?? [],
  is_unanswered: unanswered,
  cv_pages: pages,
  extracted: { email: { confidence: 0.55, page: 1, text: one.email } },
});
const stored = {
  id: id(80),
  first_name: 'Núria',
  last_name: 'Desada',
  job_title: 'Analyst',
  company_name: null,
  email: 'n2@example.test',
  phone_number: null,
  linkedin: null,
  profile_image_url: null,
  location: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

type Call = { path: string; body: unknown };
let items: Item[] = [];
let calls: Call[] = [];
let duplicates: Record<string, object[]> = {};
/** Who turns out to be a candidate when they are to be created. */
let existing: Record<string, object> = {};
let broken: string[] = [];
/** CVs that a colleague decides while they are to be read again. */
let decidedElsewhere: string[] = [];
let unsure: Record<string, object[]> = {};
let unanswered: true | undefined;
let pages: object | null = null;
let hidden: object[] | undefined = [];
let cvUrl: string | null = null;
let acceptedAtOnce = 1000;

/** The server's side: an intake whose items change as they are decided. */
function answer(path: string, search: URLSearchParams, body: Record<string, string>): Response {
  const counts: Record<string, number> = {};
  for (const { status } of items) counts[status] = (counts[status] ?? 0) + 1;
  const whole = {
    id: INTAKE,
    position_id: null,
    position_name: null,
    created_at: '2026-11-22T08:00:00.000Z',
    expires_at: '2026-12-22T08:00:00.000Z',
    counts,
    clean_count: items.filter(({ is_clean, status }) => is_clean && status === 'READY').length,
    undoable_count: counts.CREATED ?? 0,
  };
  const [, itemId, action] = /\/items\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  const found = items.find((one) => one.id === itemId);
  if (path.endsWith('/accept-clean')) {
    const clean = items.filter((one) => one.is_clean && one.status === 'READY');
    const taken = clean.slice(0, acceptedAtOnce);
    for (const one of taken) one.status = 'CREATED';
    const left = clean.length - taken.length;
    return Response.json({ data: { created: taken.length, left, is_plan_full: false } });
  }
  if (path.endsWith('/undo')) {
    const undone = items.filter(({ status }) => status === 'CREATED' || status === 'SKIPPED');
    for (const one of undone) one.status = 'READY';
    return Response.json({ data: { undone: undone.length, kept: 0 } });
  }
  const known = found && action === 'decide' && body.decision === 'CREATE' ? existing[found.id] : undefined;
  if (found && known) {
    duplicates[found.id] = [known];
    Object.assign(found, { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 1 });
    const details = { existing_candidate_id: stored.id };
    return Response.json(
      { error: { code: 'CANDIDATE_EXISTS', message: 'exists', request_id: 'r', details } },
      { status: 409 },
    );
  }
  if (found && action === 'decide') {
    found.status = { CREATE: 'CREATED', ATTACH: 'ATTACHED', SKIP: 'SKIPPED' }[body.decision ?? ''] ?? 'READY';
    return Response.json({ data: found });
  }
  if (found && broken.includes(found.id))
    return Response.json({ error: { code: 'FORBIDDEN', message: 'no', request_id: 'r' } }, { status: 403 });
  if (found && action === 'read-again' && decidedElsewhere.includes(found.id)) {
    found.status = 'SKIPPED';
    return Response.json(
      { error: { code: 'ITEM_DECIDED', message: 'decided', request_id: 'r' } },
      { status: 409 },
    );
  }
  if (found && action === 'read-again') {
    if (found.cv_status === 'TIMEOUT') Object.assign(found, { status: 'UPLOADED', cv_status: 'PENDING' });
    return Response.json({ data: found });
  }
  if (found)
    return Response.json({
      data: {
        ...found,
        reading: found.status === 'UNREADABLE' ? null : reading(found),
        doubtful: found.is_clean ? [] : ['email'],
        hidden,
        cv_url: cvUrl,
        possible_duplicates: duplicates[found.id] ?? [],
      },
    });
  const statuses = (search.get('status') ?? '').split(',');
  const shown = items.filter(({ status }) => statuses.includes(status));
  const page = Number(search.get('page') ?? 1);
  const size = Number(search.get('per_page') ?? 100);
  const ofPage = shown.slice((page - 1) * size, page * size);
  return Response.json({
    data: { ...whole, items: ofPage, pagination: { page, page_size: size, total_items: shown.length } },
  });
}

beforeEach(() => {
  mockHasFailed = false;
  calls = [];
  duplicates = {};
  existing = {};
  broken = [];
  decidedElsewhere = [];
  unsure = {};
  unanswered = undefined;
  pages = null;
  hidden = [];
  cvUrl = null;
  acceptedAtOnce = 1000;
  useSession.setState({ user: { id: 'u1', permissions: ['candidates.intake'] } as never });
  globalThis.fetch = jest.fn(async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), 'http://cantera.test');
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    if (init?.method === 'POST') calls.push({ path: pathname.split(`${INTAKE}/`)[1] ?? '', body });
    return answer(pathname, searchParams, body);
  });
});

const show = (given: Item[]) => {
  items = given;
  return renderWithProviders(<ReviewPage />, {
    route: `/candidates/intakes/${INTAKE}`,
    path: 'candidates/intakes/:intake',
    messages: { ...en, ...reviewEn },
  });
};
const list = () => within(screen.getByRole('list', { name: 'CVs' }));
const open = () => screen.findByRole('heading', { level: 2 });

it('shows how far all is, and the CVs with their reasons', async () => {
  show([
    item(1),
    item(2, { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 2 }),
    item(3, { status: 'UNREADABLE', cv_status: 'ENCRYPTED', is_clean: false }),
    item(4, { status: 'READING', is_clean: false }),
  ]);
  expect(await screen.findByText('3 of 4 read · 4 to decide · 0 decided')).toBeInTheDocument();
  // The same as the group of that name.
  expect(screen.getByRole('button', { name: 'To decide 4' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  const reasons = list()
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(reasons).toEqual([
    expect.stringContaining('Clean'),
    expect.stringContaining('2 possible duplicates'),
    expect.stringContaining('The file is protected by a password.'),
    expect.stringContaining('Being read'),
  ]);
});

it('[CVREV-25] doubles are told apart by the names of their files', async () => {
  const double = {
    status: 'LIKELY_DOUBLE',
    is_clean: false,
    first_name: 'John',
    last_name: 'Doe',
    duplicate_count: 1,
  };
  show([item(1, double), item(2, { ...double, job_title: null }), item(3)]);
  await open();
  const [first, second, third] = list().getAllByRole('listitem');
  expect(first).toHaveTextContent('John Doe1.pdf · Data engineer');
  expect(second).toHaveTextContent('John Doe2.pdf1 possible duplicate');
  expect(third).not.toHaveTextContent('3.pdf');
});

it('[CVREV-02] the open CV says where it stands in the words of the list', async () => {
  const { user } = show([item(1), item(2, { is_clean: false })]);
  await open();
  expect(within(screen.getByRole('region', { name: 'CV: 1.pdf' })).getByText('Clean')).toBeInTheDocument();
  await user.keyboard('j');
  const second = await screen.findByRole('region', { name: 'CV: 2.pdf' });
  expect(await within(second).findByText('Ready, look at it')).toBeInTheDocument();
});

it('[CVREV-06] J and K walk, A accepts and goes on, S skips', async () => {
  const { user } = show([item(1), item(2), item(3)]);
  expect(await open()).toHaveTextContent('Núria Número 1');
  await user.keyboard('j');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
  await user.keyboard('k');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 1'));
  await user.keyboard('a');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
  expect(calls).toEqual([{ path: `items/${id(1)}/decide`, body: { decision: 'CREATE' } }]);
  await user.keyboard('s');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 3'));
  expect(calls[1]).toEqual({ path: `items/${id(2)}/decide`, body: { decision: 'SKIP' } });
});

it('[CVREV-06] the focus goes to the CV that a key opens, from the list and from nowhere', async () => {
  const { user } = show([item(1), item(2), item(3), item(4)]);
  await open();
  const isOpen = (n: number) =>
    waitFor(async () => {
      expect(await open()).toHaveTextContent(`Núria Número ${n}`);
      expect(await open()).toHaveFocus();
    });
  const focusRow = (n: number) =>
    list()
      .getByRole('link', { name: new RegExp(`Número ${n}`) })
      .focus();
  focusRow(1);
  await user.keyboard('j');
  await isOpen(2);
  focusRow(2);
  await user.keyboard('a');
  await isOpen(3);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('s');
  await isOpen(4);
});

it('a skip can be taken back', async () => {
  const { user } = show([item(1), item(2)]);
  await open();
  await user.keyboard('s');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 decision taken back')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([`items/${id(1)}/decide`, 'undo']);
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
});

it('holds the CV that shows in the address, so that nothing that arrives takes its place', async () => {
  const { address } = show([item(1)]);
  expect(await open()).toHaveTextContent('Núria Número 1');
  await waitFor(() => expect(address()).toContain(`item=${id(1)}`));
});

it('J walks on from a CV that does not load', async () => {
  broken = [id(1)];
  const { user } = show([item(1), item(2)]);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.keyboard('j');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
});

it('the focus goes into the form and back, and on to the CV after the one that is decided', async () => {
  const { user } = show([item(1), item(2)]);
  await open();
  await user.keyboard('e');
  expect(await screen.findByLabelText('First name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
  expect(await open()).toHaveFocus();
});

it('one name is all there is: a letter in the other field holds nobody up', async () => {
  const { user } = show([item(1)]);
  await open();
  await user.keyboard('e');
  const lastName = await screen.findByLabelText(/^Last name/);
  await user.clear(lastName);
  await user.type(lastName, 'X');
  await user.click(screen.getByRole('checkbox', { name: /Has only one name/ }));
  expect(lastName).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Create candidate' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ changes: { last_name: '' } }));
});

it('accepts all clean by Ctrl and Enter, and takes them back', async () => {
  const { user } = show([item(1), item(2, { is_clean: false })]);
  await open();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText('1 candidate created')).toBeInTheDocument();
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  await user.click(undo);
  expect(await screen.findByText('1 decision taken back')).toBeInTheDocument();
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
});

it('the toast of those who were created leaves after 20 s; the head of the review still takes them back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { user } = show([item(1), item(2, { is_clean: false })]);
    await open();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('1 candidate created')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(18_000));
    expect(screen.getByText('1 candidate created')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.queryByText('1 candidate created')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo (1)' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('[CVREV-06] accepts all clean by Ctrl and Enter in a group without CVs too', async () => {
  const { user } = show([item(1)]);
  await open();
  await user.click(screen.getByRole('button', { name: /^Possible duplicates 0/ }));
  expect(await screen.findByText('No CVs in this group')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 candidate created')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['accept-clean']);
});

it('goes on accepting while the server leaves some for another call', async () => {
  acceptedAtOnce = 2;
  const { user } = show([item(1), item(2), item(3), item(4), item(5)]);
  await open();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('5 candidates created')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['accept-clean', 'accept-clean', 'accept-clean']);
});

it('of the same person only attaching and skipping are left; D attaches', async () => {
  duplicates = {
    [id(2)]: [
      { kind: 'CANDIDATE', candidate: stored, probability: 1, reasons: ['EMAIL'], is_same_person: true },
    ],
  };
  const { user } = show([item(2, { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 1 })]);
  const card = await screen.findByRole('article', { name: 'Núria Desada' });
  expect(within(card).getByText(/^In common: /)).toBeInTheDocument();
  expect(within(card).getByRole('row', { name: /Job title Data engineer Analyst/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create anyway|Accept$/ })).not.toBeInTheDocument();
  await user.keyboard('a');
  await user.keyboard('d');
  await waitFor(() =>
    expect(calls).toEqual([
      { path: `items/${id(2)}/decide`, body: { decision: 'ATTACH', candidate_id: id(80) } },
    ]),
  );
});

it('somebody who may be another can be created all the same', async () => {
  duplicates = {
    [id(2)]: [
      { kind: 'CANDIDATE', candidate: stored, probability: 0.8, reasons: ['PHONE'], is_same_person: false },
    ],
  };
  const { user } = show([item(2, { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 1 })]);
  await user.click(await screen.findByRole('button', { name: 'Create anyway' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ decision: 'CREATE' }));
});

it('another CV of the same person holds nobody up, and leads there', async () => {
  duplicates = {
    [id(1)]: [
      {
        kind: 'ITEM',
        item_id: id(2),
        name: 'Núria Número 2',
        file_name: '2.pdf',
        probability: 1,
        reasons: ['EMAIL'],
        is_same_person: true,
      },
    ],
  };
  const double = { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 1 };
  const { user } = show([item(1, double), item(2, double)]);
  await user.click(await screen.findByRole('link', { name: '2.pdf' }));
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
  await user.keyboard('k');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 1'));
  await user.click(screen.getByRole('button', { name: 'Create anyway' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ decision: 'CREATE' }));
});

describe('who turned out to be a candidate when they were accepted', () => {
  const known = {
    kind: 'CANDIDATE',
    candidate: stored,
    probability: 1,
    reasons: ['EMAIL'],
    is_same_person: true,
  };
  const compared = () => screen.findByRole('article', { name: 'Núria Desada' });

  it('[CVREV-19] is compared with the CV, which can be attached', async () => {
    existing = { [id(1)]: known };
    const { user } = show([item(1), item(2)]);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const card = await compared();
    expect(screen.getByText(/exists by now\. Compare them\.$/)).toBeInTheDocument();
    expect(card.parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Attach the CV' })).toBeEnabled();
    await user.keyboard('d');
    await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
    expect(calls[1]).toEqual({
      path: `items/${id(1)}/decide`,
      body: { decision: 'ATTACH', candidate_id: stored.id },
    });
  });

  it('[CVREV-19] is compared beside the form too, though the CV is the last of its group; what was typed goes with it', async () => {
    existing = { [id(1)]: known };
    const { user } = show([item(1, { status: 'NEEDS_NAME', first_name: null, is_clean: false })]);
    await user.click(await screen.findByRole('button', { name: /^Without a name/ }));
    await user.click(await screen.findByRole('button', { name: 'Type it in' }));
    await user.type(await screen.findByLabelText('First name'), 'Núria');
    await user.click(screen.getByRole('button', { name: 'Create candidate' }));
    const card = await compared();
    expect(card.parentElement).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Núria');
    await user.click(within(card).getByRole('button', { name: 'Attach the CV' }));
    expect(await screen.findByText('CV attached: Número 1')).toBeInTheDocument();
    expect(screen.getByText(/^It waits in the profile as a suggestion/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
      'href',
      `/candidates/${stored.id}`,
    );
    expect(await screen.findByText('No CVs in this group')).toBeInTheDocument();
    expect(calls[1]?.body).toMatchObject({
      decision: 'ATTACH',
      candidate_id: stored.id,
      changes: { first_name: 'Núria' },
    });
  });
});

it('a value that is less sure than it should be is marked, and not accepted with the clean', async () => {
  const { user } = show([item(1, { is_clean: false })]);
  expect(await screen.findByText('Check this')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(calls).toEqual([]);
});

it('[CVREV-16] a CV that was read from a scan says so beside what was read', async () => {
  pages = { read: 2, total: 3, scanned: 1, unread: 1 };
  show([item(1, { is_clean: false })]);
  const told = await screen.findByText(/^1 page of 3 was read from a scan/);
  expect(told).toHaveTextContent('1 page of 3 is a scan and was not read.');
  expect(told).toBeVisible();
});

it('[CVREV-12] what cannot be read is typed in, or tried again', async () => {
  const { user } = show([
    item(3, {
      status: 'UNREADABLE',
      cv_status: 'NO_TEXT',
      is_clean: false,
      first_name: null,
      last_name: null,
      email: null,
    }),
  ]);
  expect(await screen.findAllByText(/^We found no text in this file, or hardly any/)).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toEqual([{ path: `items/${id(3)}/read-again`, body: {} }]));
  await user.click(screen.getByRole('button', { name: 'Type it in' }));
  await user.type(await screen.findByLabelText('First name'), 'Escrita');
  await user.type(screen.getByLabelText(/^Last name/), 'A mà');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls[1]?.body).toMatchObject({
      decision: 'CREATE',
      changes: { first_name: 'Escrita', last_name: 'A mà' },
    }),
  );
});

it('[CVREV-24] all that cannot be read is read again by one button of its group', async () => {
  const unread = { status: 'UNREADABLE', cv_status: 'TIMEOUT', is_clean: false };
  const { user } = show([item(1, unread), item(2), item(3, unread)]);
  await open();
  expect(screen.queryByRole('button', { name: /^Read all again/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Unreadable/ }));
  await user.click(await screen.findByRole('button', { name: 'Read all again (2)' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual([`items/${id(1)}/read-again`, `items/${id(3)}/read-again`]),
  );
  await screen.findByText('No CVs in this group');
});

it('[CVREV-24] one that a colleague has decided, and a page of those that fail again, hold up no other', async () => {
  // A broken one stays unreadable: a whole page of them stands before the last.
  const broken = Array.from({ length: 100 }, (_, at) =>
    item(at + 100, { status: 'UNREADABLE', cv_status: 'BROKEN', is_clean: false }),
  );
  const unread = { status: 'UNREADABLE', cv_status: 'TIMEOUT', is_clean: false };
  decidedElsewhere = [id(1)];
  const { user } = show([item(1, unread), ...broken, item(3, unread)]);
  await user.click(await screen.findByRole('button', { name: /^Unreadable/ }));
  await user.click(await screen.findByRole('button', { name: 'Read all again (102)' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`items/${id(3)}/read-again`));
  await waitFor(() => expect(calls).toHaveLength(102));
});

it('[CVREV-12] the reason stands in the place of a viewer that fails by it; another failure can be tried again', async () => {
  mockHasFailed = true;
  cvUrl = '/files/cv';
  const unread = { status: 'UNREADABLE', is_clean: false };
  const { user } = show([
    item(1, { ...unread, cv_status: 'ENCRYPTED' }),
    item(2, { ...unread, cv_status: 'NO_TEXT' }),
  ]);
  const viewer = async () => within(await screen.findByRole('region', { name: 'CV viewer' }));
  expect((await viewer()).getByText('The file is protected by a password.')).toBeInTheDocument();
  expect((await viewer()).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.keyboard('j');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('[CVREV-11] shapes stand for the CVs until the first has been sent', async () => {
  let give: (reason: Error) => void = () => undefined;
  Blob.prototype.arrayBuffer = () => new Promise((_, reject) => (give = reject));
  sendToIntake(INTAKE, [new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
  show([]);
  expect(await screen.findByText(/^Sending 0 of 1/)).toBeInTheDocument();
  expect(screen.queryByText('No CVs yet')).not.toBeInTheDocument();
  give(new Error('unreadable'));
  expect(await screen.findByText('No CVs yet')).toBeInTheDocument();
});

it('[CVREV-11] says that nothing is new where every file was known, with the way on', async () => {
  Blob.prototype.arrayBuffer = async () => new TextEncoder().encode('known').buffer;
  const rest = globalThis.fetch;
  globalThis.fetch = jest.fn(async (address, init) =>
    String(address).endsWith('/items/known')
      ? Response.json({ data: { hashes: JSON.parse(String(init?.body)).hashes } })
      : rest(address, init),
  );
  show([]);
  expect(await screen.findByText('No CVs yet')).toBeInTheDocument();
  act(() => sendToIntake(INTAKE, [new File(['known'], 'known.pdf', { type: 'application/pdf' })]));
  expect(await screen.findByText(/^Nothing new: this or another list has/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add candidates' })).toBeInTheDocument();
  expect(screen.queryByText('No CVs yet')).not.toBeInTheDocument();
});

it('[CVREV-06] letters that are typed into a field decide nothing', async () => {
  const { user } = show([item(1), item(2)]);
  await open();
  await user.keyboard('e');
  const title = await screen.findByLabelText(/^Job title/);
  await user.type(title, 'asdj');
  expect(title).toHaveValue('Data engineerasdj');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(calls).toEqual([]);
});

it('groups show what is in them', async () => {
  const { user, address } = show([item(1), item(2, { status: 'SKIPPED', is_clean: false })]);
  await open();
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Decided 1/ }));
  expect(address()).toContain('show=done');
  await waitFor(async () => expect(await open()).toHaveTextContent('Número 2'));
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('back in a group that was read before, what is still to decide opens', async () => {
  duplicates = {
    [id(1)]: [
      { kind: 'CANDIDATE', candidate: stored, probability: 1, reasons: ['EMAIL'], is_same_person: true },
    ],
  };
  const { user } = show([
    item(1, { status: 'LIKELY_DOUBLE', is_clean: false, duplicate_count: 1 }),
    item(2),
    item(3),
  ]);
  await open();
  await user.click(screen.getByRole('button', { name: /^Possible duplicates 1/ }));
  await screen.findByRole('article', { name: 'Núria Desada' });
  await user.keyboard('d');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^To decide 2/ }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
});

it('says so when everything is decided', async () => {
  show([item(1, { status: 'CREATED' })]);
  expect(await screen.findByText('All CVs are decided')).toBeInTheDocument();
});

describe('what the reader was unsure of', () => {
  const nameless = () =>
    item(1, { status: 'NEEDS_NAME', is_clean: false, first_name: null, last_name: null });
  const line = (field: string, value: string, stage: object | null = null) => ({
    field,
    value,
    stage,
    page: 2,
    text: 'NÚRIA DESADA',
    box: [10, 20, 110, 32],
  });
  const lines = async () => within(await screen.findByRole('region', { name: 'Lines of the CV to check' }));

  it('[CVREV-15] is shown with its field, and the lines are marked in the CV', async () => {
    cvUrl = '/files/cv';
    unsure = { [id(1)]: [line('firstName', 'Núria'), line('languages', 'Catalan')] };
    const { user } = show([nameless()]);
    const shown = await lines();
    expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'First nameThe CV says: “NÚRIA DESADA”Use “Núria”Show in the CV',
      'LanguagesThe CV says: “NÚRIA DESADA”Show in the CV',
    ]);
    expect(screen.getByText('null')).toBeInTheDocument();
    await user.click(shown.getAllByRole('button', { name: 'Show in the CV' })[1] as HTMLElement);
    expect(await screen.findByText('{"page":2,"box":[10,20,110,32]}')).toBeInTheDocument();
  });

  const baker = { what: 'Baker', where: 'Forn Vell', start_date: null, end_date: null };
  const dated = { ...baker, start_date: '2019-05', end_date: '2021' };
  const entries = () => [
    line('workExperiences', 'Baker · Forn Vell', baker),
    { ...line('workExperiences', 'Baker · Forn Vell', dated), by: 'LLM' },
    line('educations', 'Bakery', { ...baker, what: 'Bakery', where: '' }),
  ];
  const DATED = '“Baker · Forn Vell · May 2019 to 2021” (Experience)';

  it('[LLM-18] [CVREV-18] a job or a degree, also one that AI has chosen, opens the form, is taken and given back there', async () => {
    unsure = { [id(1)]: entries() };
    const { user } = show([item(1)]);
    const shown = await lines();
    expect(shown.getByText('The CV says, chosen by AI: “NÚRIA DESADA”')).toBeInTheDocument();
    expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Use “Baker · Forn Vell” (Experience)',
      `Use ${DATED}`,
      'Use “Bakery” (Education)',
    ]);
    await user.click(shown.getByRole('button', { name: `Use ${DATED}` }));
    const taken = await screen.findByRole('button', { name: `Remove ${DATED}` });
    expect(taken).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use “Bakery” (Education)' }));
    await user.click(taken);
    expect(await screen.findByRole('button', { name: `Use ${DATED}` })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create candidate' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        decision: 'CREATE',
        entries: [{ field: 'educations', stage: { ...baker, what: 'Bakery', where: '' } }],
      }),
    );
  });

  it('[CVREV-18] a job or a degree that nobody took is no part of what is created', async () => {
    unsure = { [id(1)]: entries() };
    const { user } = show([item(1)]);
    await user.click((await lines()).getByRole('button', { name: `Use ${DATED}` }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: `Use ${DATED}` })).toBeInTheDocument();
    await user.keyboard('a');
    await waitFor(() => expect(calls[0]?.body).toEqual({ decision: 'CREATE' }));
  });

  it('[CVREV-15] opens the form with the value that is taken, and is offered at the other fields there', async () => {
    unsure = { [id(1)]: [line('firstName', 'Núria'), line('lastName', 'Desada')] };
    const { user } = show([nameless()]);
    const shown = await lines();
    expect(shown.queryByRole('button', { name: 'Show in the CV' })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Use “Núria” (First name)' }));
    const firstName = await screen.findByLabelText('First name');
    expect(firstName).toHaveValue('Núria');
    expect(firstName).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use “Desada” (Last name)' }));
    await user.click(screen.getByRole('button', { name: 'Create candidate' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ changes: { first_name: 'Núria', last_name: 'Desada' } }),
    );
  });

  it('[CVREV-15] a last name keeps nobody at one name', async () => {
    unsure = { [id(1)]: [line('lastName', 'Desada')] };
    const { user } = show([item(1, { last_name: null, is_clean: false })]);
    await open();
    await user.keyboard('e');
    expect(await screen.findByRole('checkbox', { name: /Has only one name/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Use “Desada” (Last name)' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Has only one name/ }));
    expect(screen.queryByRole('button', { name: 'Use “Desada” (Last name)' })).not.toBeInTheDocument();
  });

  it('[CVREV-15] what was taken is forgotten with the form', async () => {
    unsure = { [id(1)]: [line('firstName', 'Núria')] };
    const { user } = show([nameless()]);
    await user.click((await lines()).getByRole('button', { name: 'Use “Núria” (First name)' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Núria');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Type it in' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('');
  });
});

it('[CVREV-20] a CV that holds words which people cannot see says so, with the words and their pages, beside the form too', async () => {
  hidden = [
    { page: 1, text: 'Kubernetes expert' },
    { page: 3, text: 'hire this one' },
  ];
  const { user } = show([item(1), item(2, { status: 'UNREADABLE', cv_status: 'NO_TEXT', is_clean: false })]);
  const told = async () => {
    const says = await screen.findByText(/holds words that people cannot see/);
    return [...(says.parentElement?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
  };
  const words = ['p. 1: “Kubernetes expert”', 'p. 3: “hire this one”'];
  expect(await told()).toEqual(words);
  await user.keyboard('e');
  expect(await screen.findByRole('heading', { name: 'Check and create' })).toBeInTheDocument();
  expect(await told()).toEqual(words);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('j');
  await waitFor(async () => expect(await open()).toHaveTextContent('Núria Número 2'));
  expect(await told()).toEqual(words);
});

it.each([
  [true, 1],
  [undefined, 0],
] as const)(
  '[LLM-21] says whether AI, which was asked about the CV, gave no answer (%s)',
  async (is_unanswered, count) => {
    unanswered = is_unanswered;
    show([item(1)]);
    expect(await open()).toHaveTextContent('Núria Número 1');
    expect(screen.queryAllByText(/^AI gave no answer\. Check against the CV/)).toHaveLength(count);
  },
);

it.each([
  ['of one that holds none', []],
  ['where an older server does not tell', undefined],
])('[CVREV-20] says nothing %s', async (_, none) => {
  hidden = none;
  show([item(1)]);
  expect(await open()).toHaveTextContent('Núria Número 1');
  expect(screen.queryByText(/people cannot see/)).not.toBeInTheDocument();
});
