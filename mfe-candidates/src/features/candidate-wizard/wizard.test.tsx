import { useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { en } from '../../messages/en.ts';
import { wizardEn } from '../../messages/texts-wizard-en.ts';
import { NO_VALUES } from './draft/wizard-draft.ts';
import { Component as MethodPage } from './methods/method-page.tsx';
import { Component as StepPage } from './step-page.tsx';
import { Component as Layout } from './wizard-layout.tsx';

type Sent = { path: string; key: string | null; body: unknown };
const sent: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ error: { code, message: 'no', request_id: 'r', ...more } }, { status });

beforeEach(() => {
  sent.length = 0;
  answers = [];
  sessionStorage.clear();
  useSession.setState({ user: { id: 'u1', permissions: ['candidates.write'] } as never });
  globalThis.fetch = jest.fn(async (address, init) => {
    const path = new URL(String(address), 'http://cantera.test').pathname;
    if (init?.method === 'POST' && path === '/api/v1/candidates') {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ path, key, body: JSON.parse(String(init.body)) });
      return answers.shift()?.() ?? Promise.reject(new TypeError('no answer'));
    }
    if (path === '/api/v1/positions/p1') return Response.json({ data: { id: 'p1', title: 'Analyst' } });
    if (path.includes('skills')) return Response.json({ data: [] });
    return Response.json({ data: { items: [], pagination: { page: 1, page_size: 10, total_items: 0 } } });
  });
});

const show = (route = '/candidates/add') =>
  renderWithProviders(
    <Routes>
      <Route path="candidates/add" element={<Layout />}>
        <Route index element={<MethodPage />} />
        <Route path=":step" element={<StepPage />} />
      </Route>
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { route, messages: { ...en, ...wizardEn } },
  );

async function begin(route?: string) {
  const view = show(route);
  await view.user.click(await screen.findByRole('button', { name: 'Fill in the form' }));
  await view.user.type(await screen.findByLabelText('First name'), 'Núria');
  await view.user.type(screen.getByLabelText('Last name'), 'Vidal');
  return view;
}
async function finish(view: Awaited<ReturnType<typeof begin>>) {
  await view.user.click(screen.getByRole('link', { name: /Job search status/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'Unknown' }));
  await view.user.click(screen.getByRole('link', { name: /Skills and languages/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Finish' }));
}

it('[WIZ-71] on a phone the name of the position has its line before it comes', async () => {
  const undo = setViewport(390);
  try {
    let answer = (_: Response) => {};
    const rest = globalThis.fetch;
    globalThis.fetch = jest.fn(async (address, init) =>
      String(address).includes('/clients/jobs/p1')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : rest(address, init),
    );
    show('/candidates/add?positionId=p1');
    expect(await screen.findByLabelText('Choose files')).toBeInTheDocument();
    const line = document.querySelector('.forPosition');
    expect(line?.textContent).toBe('\u00a0');
    await act(async () => answer(Response.json({ data: { id: 'p1', title: 'Analyst' } })));
    await waitFor(() => expect(line).toHaveTextContent('for Analyst'));
    expect(screen.getAllByText('for Analyst')).toEqual([line]);
  } finally {
    undo();
  }
});

it('[CONST-20] the first screen hints at 5000 KB, in one unit and with what is taken', async () => {
  const { unmount } = show();
  expect(await screen.findByText('PDF, up to 10 MB (best below 5000 KB)')).toBeInTheDocument();
  unmount();
  useSession.setState({
    user: { id: 'u1', permissions: ['candidates.write', 'candidates.intake'] } as never,
  });
  show();
  const all = 'PDF, Word (.docx), OpenDocument (.odt) or RTF, up to 10 MB (best below 5000 KB)';
  expect(await screen.findByText(all)).toBeInTheDocument();
});

describe('a Word document that is chosen alone', () => {
  const docx = new File(['PK'], 'ana.docx');
  const chooser = async () => screen.findByLabelText<HTMLInputElement>('Choose files');
  const intakes = () =>
    jest
      .mocked(fetch)
      .mock.calls.filter(([address, init]) => init?.method === 'POST' && String(address).includes('intakes'));

  it('[CVREV-13] begins a list, which makes a PDF of it', async () => {
    useSession.setState({
      user: { id: 'u1', permissions: ['candidates.write', 'candidates.intake'] } as never,
    });
    const { user } = show();
    await user.upload(await chooser(), docx);
    await waitFor(() => expect(intakes()).toHaveLength(1));
  });

  it('[CVREV-13] is not offered to who may begin none', async () => {
    show();
    expect((await chooser()).accept).toBe('.pdf,application/pdf');
    expect(intakes()).toHaveLength(0);
  });
});

it.each([
  ['Baker', ' Only the name is missing: what else was read stands in the steps.'],
  [null, ''],
])(
  '[WIZ-07] of a CV without a name it is said whether the rest was read: job title %s',
  async (title, rest) => {
    const others = globalThis.fetch;
    const none = { email: null, phone_number: null, linkedin: null, summary: null, location: null };
    const lists = { work_experiences: [], educations: [], hard_skills: [], soft_skills: [], languages: [] };
    const cv = { cv_url: '/files/cv', cv_file_name: 'cv.pdf', cv_status: 'READ', cv_pages: null };
    const told = { extracted: {}, possible_duplicates: [], unsure: [] };
    const read = { first_name: null, last_name: null, job_title: title, ...none, ...lists, ...cv, ...told };
    globalThis.fetch = jest.fn(async (address, init) =>
      String(address).endsWith('/extract-from-cv') ? Response.json({ data: read }) : others(address, init),
    );
    const { user } = show();
    const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose files'), file);
    const sentence =
      'We have not been able to extract the information from the cv, please fill in the required fields to continue.';
    expect(await screen.findByText(sentence + rest)).toBeInTheDocument();
  },
);

describe('a CV of somebody who is stored', () => {
  const cv = new File(['%PDF'], 'ona.pdf', { type: 'application/pdf' });
  /** The draft that waits is given up for the CV, of which the server says whose it is. */
  async function drop(permissions: string[]) {
    useSession.setState({ user: { id: 'u1', permissions } as never });
    const rest = globalThis.fetch;
    globalThis.fetch = jest.fn(async (address, init) => {
      const { pathname } = new URL(String(address), 'http://cantera.test');
      if (pathname.endsWith('/extract-from-cv'))
        return refusal(409, 'CANDIDATE_EXISTS', { details: { existing_candidate_id: 'c7' } });
      if (init?.method === 'POST' && pathname === '/api/v1/candidates/intakes')
        return Response.json({ data: { id: 'i1' } });
      return rest(address, init);
    });
    const view = await begin();
    await view.navigate('/candidates/add');
    await view.user.upload(await screen.findByLabelText<HTMLInputElement>('Choose files'), cv);
    const [, anew] = await screen.findAllByRole('button', { name: 'Start over' });
    await view.user.click(anew as HTMLElement);
    await waitFor(() => expect(view.address()).toBe('/candidates/c7'));
    expect(screen.getByRole('status')).toHaveTextContent('The candidate already exists');
    return view;
  }

  it('[WIZ-08] [WIZ-09] [CVREV-23] leads to them, and can be compared in a list of its own; the draft stays', async () => {
    const view = await drop(['candidates.write', 'candidates.intake']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The CV is not on their profile. Your draft waits in Add candidate.',
    );
    await view.user.click(screen.getByRole('button', { name: 'Compare and attach the CV' }));
    await waitFor(() => expect(view.address()).toBe('/candidates/intakes/i1'));
    await view.navigate('/candidates/add');
    expect(await screen.findByText('You began to add Núria Vidal.')).toBeInTheDocument();
  });

  it('[CVREV-23] says where to upload it to who may begin no list', async () => {
    await drop(['candidates.write']);
    expect(screen.getByRole('status')).toHaveTextContent('upload it there, in the CV tab');
    expect(screen.queryByRole('button', { name: 'Compare and attach the CV' })).not.toBeInTheDocument();
  });
});

it('[WIZ-72] that somebody has the e-mail address is told at the field, with the way to them, and holds nobody up', async () => {
  const rest = globalThis.fetch;
  const person = { id: 'c7', first_name: 'Ona', last_name: 'Ferrer', email: 'Ona@example.test' };
  globalThis.fetch = jest.fn(async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), 'http://cantera.test');
    if (!pathname.endsWith('/search/simple')) return rest(address, init);
    const items = searchParams.get('email') === 'ona@example.test' ? [person] : [];
    return Response.json({
      data: { items, pagination: { page: 1, page_size: 10, total_items: items.length } },
    });
  });
  const { user } = await begin();
  const email = screen.getByLabelText(/^Email/);
  await user.type(email, 'ona@example.test');
  const link = await screen.findByRole('link', { name: 'Ona Ferrer' });
  expect(link).toHaveAttribute('href', '/candidates/c7');
  expect(email).toHaveAccessibleDescription(/^Somebody has this email already/);
  await user.type(email, 'x');
  expect(screen.queryByRole('link', { name: 'Ona Ferrer' })).not.toBeInTheDocument();
  await user.type(email, '{Backspace}');
  await screen.findByRole('link', { name: 'Ona Ferrer' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('form', { name: 'Job search status' })).toBeInTheDocument();
});

it('[WIZ-34] [WIZ-73] says what is required, and what is missing where Continue waits for it', async () => {
  const { user } = show();
  await screen.findByText('Six short steps; only first name, last name and job search status are required.');
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
  await user.type(await screen.findByLabelText('First name'), 'Núria');
  await user.type(screen.getByLabelText('Last name'), 'Vidal{Enter}');
  const question = await screen.findByRole('radiogroup', { name: 'Are they looking for a job?' });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(question).toHaveAccessibleDescription('Choose an answer to continue, be it the first.');
  await user.click(screen.getByRole('radio', { name: 'Unknown' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.queryByText(/^Choose an answer/)).not.toBeInTheDocument();
});

it('Enter continues; Alt and ← goes back to what was typed', async () => {
  const { user, address } = await begin();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('form', { name: 'Job search status' })).toBeInTheDocument();
  expect(address()).toBe('/candidates/add/job-search-status');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(await screen.findByLabelText('First name')).toHaveValue('Núria');
});

it('a draft waits for its person, and is not shown to another', async () => {
  const first = await begin();
  first.unmount();
  const again = show();
  expect(await screen.findByText('You began to add Núria Vidal.')).toBeInTheDocument();
  again.unmount();
  useSession.setState({ user: { id: 'u2', permissions: ['candidates.write'] } as never });
  show();
  expect(await screen.findByRole('button', { name: 'Fill in the form' })).toBeInTheDocument();
  expect(screen.queryByText(/You began to add/)).not.toBeInTheDocument();
});

it('a draft is replaced only by who says so', async () => {
  const { user, navigate } = await begin();
  await navigate('/candidates/add');
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('You began to add Núria Vidal.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Start over' });
  await user.click(confirm as HTMLElement);
  expect(await screen.findByLabelText('First name')).toHaveValue('');
});

it('a field that the server refuses is told in its step, where everything stays as typed', async () => {
  answers = [() => refusal(400, 'VALIDATION_FAILED', { fields: { first_name: 'too_short' } })];
  const view = await begin();
  await finish(view);
  expect(await screen.findByText('Write a longer text.')).toBeInTheDocument();
  expect(view.address()).toBe('/candidates/add/basic-information');
  expect(screen.getByLabelText('First name')).toHaveValue('Núria');
});

it('a lost answer is asked for again under the same key; after a refusal it is a new one', async () => {
  // As newer browsers answer it; what stands there must not be taken for the end of an effect.
  const scrolled = jest.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  answers = [
    () => Promise.reject(new TypeError('no answer')),
    () => refusal(409, 'CANDIDATE_LIMIT', { details: { max_candidates: 100 } }),
    () => Response.json({ data: { id: 'c1' } }),
  ];
  const view = await begin();
  await finish(view);
  await screen.findByRole('alert');
  await view.user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/Your plan has room for 100 candidates/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(view.address()).toBe('/candidates/c1'));
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(sessionStorage.getItem('cantera.wizard.candidate')).toBeNull();
  expect(scrolled).toHaveBeenCalled();
  Object.assign(Element.prototype, { scrollIntoView: undefined });
});

it('a key that made somebody else before leads to them by their name', async () => {
  const view = await begin();
  answers = [() => refusal(409, 'IDEMPOTENCY_KEY_REUSED')];
  await finish(view);
  const link = await screen.findByRole('link', { name: /Núria/ });
  // As the list of candidates reads its address.
  expect(link).toHaveAttribute('href', '/candidates?q=N%C3%BAria');
});

it('something wrong in an earlier step is shown there before anything is sent', async () => {
  const view = await begin();
  await view.user.type(screen.getByLabelText(/^Email/), 'nuria');
  await finish(view);
  expect(await screen.findByText('Enter an email address such as ana@example.com.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

/** A draft that was read from a CV, by default at its last step. */
function showRead(
  step = 'skills-and-languages',
  more: object = {},
  firstName = 'Núria',
  status: string | null = 'UNKNOWN',
) {
  const basic = { ...NO_VALUES.basic, firstName, lastName: 'Vidal' };
  const read = {
    url: '/files/cv',
    fileName: 'cv.pdf',
    status: 'READ',
    extracted: {},
    possibleDuplicates: [],
  };
  const cv = { ...read, ...more };
  const draft = {
    key: 'k1',
    method: 'CV',
    cv,
    read: {},
    values: { ...NO_VALUES, basic, jobSearch: { status } },
  };
  sessionStorage.setItem('cantera.wizard.candidate', JSON.stringify({ userId: 'u1', draft }));
  return show(`/candidates/add/${step}`);
}

it('[WIZ-74] nobody is created without the job search status: its step says so', async () => {
  answers = [() => Response.json({ data: { id: 'c1' } })];
  const { user, address } = showRead('skills-and-languages', {}, 'Núria', null);
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  const question = await screen.findByRole('radiogroup', { name: 'Are they looking for a job?' });
  expect(address()).toBe('/candidates/add/job-search-status');
  await waitFor(() => expect(question).toBeInvalid());
  expect(screen.getByText('Fill in this field.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Passive' }));
  await waitFor(() => expect(screen.queryByText('Fill in this field.')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: /Skills and languages/ }));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(address()).toBe('/candidates/c1'));
  expect(sent[0]?.body).toMatchObject({ job_search_status: 'PASSIVE' });
});

it('[WIZ-75] a draft from a CV is continued in the step that was left', async () => {
  const { user, navigate, address } = showRead('basic-information', {}, 'Núria', null);
  await screen.findByLabelText('First name');
  await navigate('/candidates/add');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/candidates/add/basic-information'));
  await user.click(await screen.findByRole('link', { name: /Education/ }));
  await waitFor(() => expect(address()).toBe('/candidates/add/education'));
  await navigate('/candidates/add');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/candidates/add/job-search-status'));
  await user.click(await screen.findByRole('radio', { name: 'Active' }));
  await user.click(screen.getByRole('link', { name: /Education/ }));
  await waitFor(() => expect(address()).toBe('/candidates/add/education'));
  await navigate('/candidates/add');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/candidates/add/education'));
});

it('[CVREV-16] a CV that was read from a scan says so above the fields, and a draft of before says nothing', async () => {
  showRead('basic-information', { pages: { read: 1, total: 1, scanned: 1, unread: 0 } });
  expect(await screen.findByText('Read from a scan: check it against the CV.')).toBeVisible();
  cleanup();
  showRead('basic-information', { pages: { read: 1, total: 1 } });
  await screen.findByLabelText('First name');
  expect(screen.queryByText(/scan/)).not.toBeInTheDocument();
});

it('a CV whose file is gone is said in words, and is left out of the next try', async () => {
  answers = [
    () => refusal(400, 'VALIDATION_FAILED', { fields: { cv_url: 'not_found' } }),
    () => Response.json({ data: { id: 'c1' } }),
  ];
  const { user, address } = showRead();
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/^The CV’s file is no longer kept/)).toBeInTheDocument();
  expect(address()).toBe('/candidates/add/skills-and-languages');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(address()).toBe('/candidates/c1'));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ cv_url: '/files/cv' }),
    expect.not.objectContaining({ cv_url: expect.anything() }),
  ]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('creating without the position sends what stands in the draft then', async () => {
  answers = [() => refusal(409, 'POSITION_NOT_OPEN'), () => Response.json({ data: { id: 'c1' } })];
  const view = await begin('/candidates/add?positionId=p1');
  await finish(view);
  await screen.findByRole('button', { name: 'Create without the position' });
  await view.user.click(screen.getByRole('link', { name: /Basic information/ }));
  await view.user.type(await screen.findByLabelText('Last name'), ' Serra');
  await view.user.click(screen.getByRole('button', { name: 'Create without the position' }));
  await waitFor(() => expect(view.address()).toBe('/candidates/c1'));
  expect(sent[1]?.body).toMatchObject({ last_name: 'Vidal Serra' });
});

it('what was told of one person goes with their draft', async () => {
  answers = [
    () => refusal(409, 'CANDIDATE_LIMIT', { details: { max_candidates: 100 } }),
    () => refusal(409, 'POSITION_NOT_OPEN'),
  ];
  const view = await begin('/candidates/add?positionId=p1');
  await finish(view);
  await screen.findByText(/Your plan has room for 100 candidates/);
  await view.navigate('/candidates/add?positionId=p1');
  await view.user.click(screen.getByRole('button', { name: 'Fill in the form' }));
  const [, anew] = await screen.findAllByRole('button', { name: 'Start over' });
  await view.user.click(anew as HTMLElement);
  await view.user.type(await screen.findByLabelText('First name'), 'Bru');
  await view.user.type(screen.getByLabelText('Last name'), 'Mas');
  expect(screen.queryByText(/Your plan has room/)).not.toBeInTheDocument();
  await finish(view);
  await screen.findByRole('button', { name: 'Create without the position' });
  await view.navigate('/candidates/add?positionId=p1');
  await view.user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.getByText('You began to add Bru Mas.')).toBeInTheDocument();
  const [, sure] = await screen.findAllByRole('button', { name: 'Start over' });
  await view.user.click(sure as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/You began to add/)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Create without the position' })).not.toBeInTheDocument();
});

it('who has one name has no other, whatever was typed', async () => {
  const { user } = await begin();
  const lastName = screen.getByLabelText('Last name');
  await user.clear(lastName);
  await user.type(lastName, 'X');
  await user.click(screen.getByRole('checkbox', { name: /Has only one name/ }));
  expect(lastName).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('form', { name: 'Job search status' })).toBeInTheDocument();
});

describe('what the reader of a CV was unsure of', () => {
  const unsure = (field: string, value: string, stage: object | null = null) => ({
    field,
    value,
    stage,
    page: 1,
    text: `${value} as printed`,
    box: [10, 20, 110, 32],
  });
  const stage = { what: 'Baker', where: 'Forn Vell', startDate: '2020-05', endDate: null };
  const job = unsure('workExperiences', 'Baker · Forn Vell', stage);

  it('[CVREV-14] stands at its field, which is empty until somebody takes it', async () => {
    const values = [unsure('firstName', 'Núria'), unsure('lastName', 'Serra'), unsure('location', 'Girona')];
    const { user } = showRead('basic-information', { unsure: values }, '');
    const firstName = await screen.findByLabelText('First name');
    expect(firstName).toHaveValue('');
    expect(firstName).toHaveAccessibleDescription(/The CV says: “Núria as printed”/);
    expect(screen.queryByText(/Serra as printed/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use “Núria” (First name)' }));
    expect(firstName).toHaveValue('Núria');
    expect(firstName).toHaveFocus();
    expect(screen.queryByText(/Núria as printed/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use “Girona” (Location)' }));
    expect(screen.queryByText(/Girona as printed/)).not.toBeInTheDocument();
    await user.clear(firstName);
    expect(screen.getByText('The CV says: “Núria as printed”')).toBeInTheDocument();
  });

  it('[CVREV-14] becomes a row of its list, which has the focus then', async () => {
    const values = [job, unsure('educations', 'Bakery', stage)];
    const { user } = showRead('experiences', { unsure: values });
    const lines = within(await screen.findByRole('region', { name: 'Lines of the CV to check' }));
    expect(lines.getAllByRole('listitem')).toHaveLength(1);
    await user.click(
      lines.getByRole('button', { name: 'Use “Baker · Forn Vell · May 2020 to now” (Experience)' }),
    );
    const position = await screen.findByLabelText('Position');
    expect(position).toHaveValue('Baker');
    await waitFor(() => expect(position).toHaveFocus());
    expect(screen.getByLabelText('Company')).toHaveValue('Forn Vell');
    expect(screen.queryByRole('region', { name: 'Lines of the CV to check' })).not.toBeInTheDocument();
  });

  it('[LLM-18] says which words AI has chosen, and fills in nothing of them until somebody takes it', async () => {
    const chosen = {
      ...job,
      value: 'Pastry Cook · Forn Nou',
      stage: { ...stage, what: 'Pastry Cook' },
      by: 'LLM',
    };
    const { user } = showRead('experiences', { unsure: [job, chosen] });
    const lines = within(await screen.findByRole('region', { name: 'Lines of the CV to check' }));
    expect(lines.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'ExperienceThe CV says: “Baker · Forn Vell as printed”Use “Baker · Forn Vell · May 2020 to now”',
      'ExperienceThe CV says, chosen by AI: “Baker · Forn Vell as printed”Use “Pastry Cook · Forn Nou · May 2020 to now”',
    ]);
    expect(screen.queryByDisplayValue('Pastry Cook')).not.toBeInTheDocument();
    await user.click(
      lines.getByRole('button', { name: 'Use “Pastry Cook · Forn Nou · May 2020 to now” (Experience)' }),
    );
    expect(await screen.findByLabelText('Position')).toHaveValue('Pastry Cook');
  });

  it('[LLM-18] what AI adds to a known job, and it alone, is offered with its dates, and fills them in there', async () => {
    const undated = { ...job, stage: { ...stage, startDate: null } };
    const dated = { ...job, by: 'LLM' };
    const ended = { ...dated, stage: { ...stage, endDate: '2021' } };
    const { user } = showRead('experiences', { unsure: [undated, dated, ended] });
    const lines = within(await screen.findByRole('region', { name: 'Lines of the CV to check' }));
    expect(lines.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Use “Baker · Forn Vell” (Experience)',
      'Use “Baker · Forn Vell · May 2020 to now” (Experience)',
      'Use “Baker · Forn Vell · May 2020 to 2021” (Experience)',
    ]);
    await user.click(lines.getByRole('button', { name: 'Use “Baker · Forn Vell” (Experience)' }));
    expect(await screen.findByLabelText('Position')).toHaveValue('Baker');
    expect(lines.getAllByRole('button')).toHaveLength(2);
    await user.click(lines.getByRole('button', { name: /May 2020 to now/ }));
    await waitFor(() => expect(lines.getAllByRole('button')).toHaveLength(1));
    expect(screen.getAllByLabelText('Position')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /present|current|now/i })).toBeChecked();
  });

  it.each([
    ['experiences', true, 1],
    ['education', true, 1],
    ['skills-and-languages', true, 0],
    ['experiences', undefined, 0],
  ] as const)('[LLM-21] says in %s that AI gave no answer (%s)', async (step, isUnanswered, count) => {
    showRead(step, { unsure: [job], isUnanswered });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Continue|Finish/ })).toBeInTheDocument();
    expect(screen.queryAllByText(/^AI gave no answer\. Check against the CV/)).toHaveLength(count);
  });

  it('[CVREV-14] is only shown where no field takes a line', async () => {
    showRead('skills-and-languages', { unsure: [unsure('hardSkills', 'Knows it all'), job] });
    const lines = within(await screen.findByRole('region', { name: 'Lines of the CV to check' }));
    expect(lines.getAllByRole('listitem')).toHaveLength(1);
    expect(lines.getByText('The CV says: “Knows it all as printed”')).toBeInTheDocument();
    expect(lines.queryByRole('button')).not.toBeInTheDocument();
  });
});
