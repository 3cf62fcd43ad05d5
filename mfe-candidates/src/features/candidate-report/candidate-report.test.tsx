import { listComments } from '@cantera/shared/contracts/comments';
import { previewCandidateReport, type ReportPreview } from '@cantera/shared/contracts/reports';
import { loseSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../lib/save-file.ts';
import { reportCa } from '../../messages/texts-report-ca.ts';
import { reportEn } from '../../messages/texts-report-en.ts';
import { CandidateReport } from './candidate-report.tsx';
import {
  answerOf,
  CANDIDATE,
  idOf,
  nothing,
  person,
  previewOf,
  startServer,
  textBlock,
} from './testing/fake-report.ts';

jest.mock('../../lib/save-file.ts', () => ({ saveFile: jest.fn() }));

const PREVIEW = `POST /api/v1/candidates/${CANDIDATE}/reports/preview`;
const FILE = `POST /api/v1/candidates/${CANDIDATE}/reports`;
const COMMENTS = `GET /api/v1/candidates/${CANDIDATE}/comments`;
const preview = (change: Partial<ReportPreview>) => () => answerOf(previewCandidateReport, previewOf(change));

async function show(answers: Parameters<typeof startServer>[0] = {}, applicationId?: string) {
  const sent = startServer(answers);
  const onClose = jest.fn();
  const view = renderWithProviders(
    <CandidateReport
      candidateId={CANDIDATE}
      {...(applicationId ? { applicationId } : {})}
      onClose={onClose}
    />,
    { messages: reportEn },
  );
  await screen.findByRole('heading', { level: 3, name: /Vila|Candidate/ });
  const last = () => sent.filter(({ path }) => path === PREVIEW).at(-1)?.body;
  return { ...view, sent, onClose, last };
}
const option = (name: string) => screen.getByRole('switch', { name });

describe('the options of a candidate’s report', () => {
  it('[CREP-09] [CREP-10] are nine, with personal data on and the others off', async () => {
    const { last } = await show();
    expect(screen.getAllByRole('switch').map((one) => one.closest('div')?.textContent)).toEqual([
      'Personal data',
      'Anonymize',
      'Scoring',
      'Killer questions',
      'Skills',
      'Comments',
      'Salary',
      'Expected salary',
      'Summary',
    ]);
    for (const one of screen.getAllByRole('switch'))
      expect((one as HTMLInputElement).checked).toBe(one === option('Personal data'));
    expect(last()).toMatchObject({
      is_contact_info_included: true,
      is_anony_managed_data_included: false,
      is_scoring_included: false,
      comment_ids: [],
    });
  });

  it('[CREP-11] [CREP-12] personal data and anonymity turn each other off', async () => {
    const { user, last } = await show();
    await user.click(option('Anonymize'));
    expect(option('Personal data')).not.toBeChecked();
    await waitFor(() =>
      expect(last()).toMatchObject({ is_contact_info_included: false, is_anony_managed_data_included: true }),
    );
    await user.click(option('Personal data'));
    expect(option('Anonymize')).not.toBeChecked();
    await user.click(option('Personal data'));
    expect(
      [option('Personal data'), option('Anonymize')].some((one) => (one as HTMLInputElement).checked),
    ).toBe(false);
  });

  it('[CREP-13] [CREP-14] [CREP-15] [CREP-16] are disabled with their reason where there is nothing of them', async () => {
    await show({ [PREVIEW]: preview({ missing: nothing }) });
    const reasons = {
      Scoring: 'There is no score yet.',
      'Killer questions': 'No killer questions in this candidate',
      Skills: 'The candidate has no skills added to his profile.',
      Comments: 'There are no comments.',
      Salary: 'No salary is known.',
      'Expected salary': 'No expected salary is known.',
      Summary: 'There is nothing to sum up.',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      expect(option(name)).toBeDisabled();
      expect(option(name)).toHaveAccessibleDescription(reason);
    }
    for (const name of ['Personal data', 'Anonymize']) expect(option(name)).toBeEnabled();
  });

  it('say so of killer questions without any application too, and leave out what one may not see', async () => {
    await show({
      [PREVIEW]: preview({
        missing: { ...nothing, kq: 'NO_APPLICATION', scoring: 'NO_APPLICATION', salary: 'NOT_ALLOWED' },
      }),
    });
    expect(option('Killer questions')).toHaveAccessibleDescription('No killer questions in this candidate');
    expect(option('Scoring')).toHaveAccessibleDescription('The candidate is in no position.');
    expect(screen.queryByRole('switch', { name: 'Salary' })).not.toBeInTheDocument();
  });

  it('turn off what has gone since', async () => {
    const { user, last } = await show({
      [PREVIEW]: (body) =>
        answerOf(
          previewCandidateReport,
          previewOf(body.is_scoring_included ? { missing: { ...nothing, kq: null } } : {}),
        ),
    });
    await user.click(option('Scoring'));
    await waitFor(() => expect(option('Scoring')).not.toBeChecked());
    await waitFor(() => expect(last()).toMatchObject({ is_scoring_included: false }));
  });

  it('name the application that is told of where there are several, and another can be taken', async () => {
    const applications = [1, 2].map((n) => ({
      id: idOf(n),
      positionId: idOf(n),
      positionName: `Position ${n}`,
    }));
    const { last } = await show({ [PREVIEW]: preview({ applications, applicationId: idOf(1) }) }, idOf(2));
    expect(await screen.findByRole('combobox', { name: 'Position' })).toBeInTheDocument();
    expect(last()).toMatchObject({ application_id: idOf(2) });
  });
});

describe('the comments of a report', () => {
  const comment = (n: number, words: string) => ({
    id: idOf(n),
    candidateId: CANDIDATE,
    type: 'note',
    text: '',
    comment: `<p>${words}</p>`,
    createdBy: null,
    authorName: 'Berta Roca',
    createdAt: `2026-11-0${n - 10}T10:00:00Z`,
    updatedAt: '2026-11-01T10:00:00Z',
    version: 1,
  });
  const answers = {
    [COMMENTS]: () =>
      answerOf(listComments, {
        items: [comment(13, 'Third'), comment(12, 'Second'), comment(11, 'First')],
        next: null,
        counts: {},
      }),
  };
  const boxOf = async (words: string) => {
    const item = (await screen.findByText(words)).closest('li');
    if (!item) throw new Error('The comment is in no list.');
    return within(item).getByRole('checkbox');
  };

  it('[CREP-19] [CREP-21] [CREP-22] are chosen in a dialog, appear in the order of choosing, and are left out with none', async () => {
    const { user, last } = await show(answers);
    await user.click(option('Comments'));
    const dialog = await screen.findByRole('dialog', { name: 'Select Comments to Include' });
    await user.click(await boxOf('First'));
    await user.click(await boxOf('Third'));
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 comments chosen');
    expect(await boxOf('Third')).toHaveAccessibleName(/In place 2$/);
    await user.click(within(dialog).getByRole('button', { name: 'Save Selection' }));
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(last()).toMatchObject({ comment_ids: [idOf(11), idOf(13)] }));
    await user.click(screen.getByRole('button', { name: 'Choose comments' }));
    await user.click(await boxOf('First'));
    await user.click(await boxOf('Third'));
    await user.click(screen.getByRole('button', { name: 'Save Selection' }));
    expect(option('Comments')).not.toBeChecked();
    await waitFor(() => expect(last()).toMatchObject({ comment_ids: [] }));
  });

  it('[CREP-20] stay as they were on Cancel', async () => {
    const { user, last } = await show(answers);
    await user.click(option('Comments'));
    await user.click(await boxOf('Second'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(option('Comments')).not.toBeChecked();
    await user.click(option('Comments'));
    expect(await boxOf('Second')).not.toBeChecked();
    await user.click(await boxOf('Second'));
    await user.click(screen.getByRole('button', { name: 'Save Selection' }));
    await user.click(screen.getByRole('button', { name: 'Choose comments' }));
    await user.click(await boxOf('First'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(option('Comments')).toBeChecked();
    await waitFor(() => expect(last()).toMatchObject({ comment_ids: [idOf(12)] }));
  });
});

describe('the brief', () => {
  const field = () => screen.findByRole('textbox', { name: /^AI brief/ });

  it('[CREP-01] [CREP-32] is marked as a machine’s until it is changed, and the machine’s text can come back', async () => {
    const { user, last } = await show();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(option('Summary'));
    expect(await field()).toHaveValue('Nurse since 2012.');
    expect(await field()).toHaveAccessibleDescription(
      'Put together by a machine: check it before you send it.',
    );
    expect(last()).not.toHaveProperty('brief');
    await user.type(await field(), ' Speaks four languages.');
    expect(await field()).toHaveAccessibleDescription('Changed by you.');
    await waitFor(() => expect(last()).toMatchObject({ brief: 'Nurse since 2012. Speaks four languages.' }));
    await user.click(screen.getByRole('button', { name: 'Put the machine’s text back' }));
    expect(await field()).toHaveValue('Nurse since 2012.');
    await waitFor(() => expect(last()).not.toHaveProperty('brief'));
  });

  it('[CREP-53] takes all that is pasted, says at once what is too long, and asks for nothing with it', async () => {
    const { user, last, sent } = await show();
    await user.click(option('Summary'));
    await user.clear(await field());
    await user.paste('x'.repeat(4001));
    expect(await field()).toHaveValue('x'.repeat(4001));
    expect(await field()).toHaveAccessibleDescription(/Enter 4,000 characters or fewer\./);
    const print = screen.getByRole('button', { name: 'Print' });
    await waitFor(() => expect(print).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(sent.filter(({ body }) => String(body?.brief ?? '').length > 4000)).toEqual([]);
    expect(sent.some(({ path }) => path.endsWith('/reports'))).toBe(false);
    await user.keyboard('{Backspace}');
    expect(await field()).toBeValid();
    await waitFor(() => expect(last()).toMatchObject({ brief: 'x'.repeat(4000) }));
    await waitFor(() => expect(print).toBeEnabled());
  });

  it('[LLM-21] says that AI gave no answer, until somebody writes it themselves', async () => {
    const { user } = await show({
      [PREVIEW]: () => answerOf(previewCandidateReport, previewOf({ isBriefUnanswered: true })),
    });
    await user.click(option('Summary'));
    expect(await field()).toHaveAccessibleDescription(
      'AI gave no answer. This is what stands first in the profile: check it before you send it.',
    );
    expect(screen.getByText(/^AI gave no answer/)).toHaveAttribute('role', 'status');
    await user.type(await field(), ' More.');
    expect(await field()).toHaveAccessibleDescription('Changed by you.');
  });

  it('follows the machine while nobody has changed it: anonymous, it is the masked one', async () => {
    const { user } = await show({
      [PREVIEW]: (body) =>
        answerOf(
          previewCandidateReport,
          previewOf({ brief: body.is_anony_managed_data_included ? 'XXXXX, nurse.' : 'Ona, nurse.' }),
        ),
    });
    await user.click(option('Summary'));
    expect(await field()).toHaveValue('Ona, nurse.');
    await user.click(option('Anonymize'));
    await waitFor(async () => expect(await field()).toHaveValue('XXXXX, nurse.'));
  });
});

describe('an anonymous report', () => {
  const narrow = {
    people: 3,
    facts: [
      { fact: 'TITLE' as const, label: 'Nurse', people: 4, isBlurred: false },
      { fact: 'PLACE' as const, label: 'Girona, Spain', people: 60, isBlurred: false },
    ],
  };
  const anonymous = preview({
    blocks: [
      {
        ...person,
        name: 'Candidate 7F3K',
        title: 'Candidate 7F3K',
        jobTitle: { text: 'Nurse', marks: [{ start: 0, end: 5, reason: 'RARE' }] },
      },
      textBlock('XXXXX heals.'),
    ],
    masked: [
      { kind: 'NAME', count: 3 },
      { kind: 'EMAIL', count: 1 },
      { kind: 'CITY', count: 0 },
    ],
    unsafe: [],
    narrow,
  });

  it('[CREP-33] counts what was masked, warns when few fit what is shown, and blurs what narrows', async () => {
    const { user, last } = await show({ [PREVIEW]: anonymous });
    expect(screen.queryByRole('region', { name: 'Anonymity' })).not.toBeInTheDocument();
    await user.click(option('Anonymize'));
    const notes = await screen.findByRole('region', { name: 'Anonymity' });
    expect(notes).toHaveTextContent('Masked: 3 names and 1 email address');
    expect(notes).toHaveTextContent('3 people in your agency fit what is shown.');
    expect(notes).toHaveTextContent('So few nearly name the person.');
    expect(notes).toHaveTextContent('Underlined for you, not in the file: Nurse. Fewer than 5 people');
    expect(notes).toHaveTextContent('The report is pseudonymous');
    expect(within(notes).getAllByRole('listitem')[0]).toHaveTextContent('Job title: Nurse · 4 people');
    const blur = within(notes).getByRole('button', { name: 'Show less of Job title' });
    expect(blur).toHaveAttribute('aria-pressed', 'false');
    await user.click(blur);
    await waitFor(() => expect(last()).toMatchObject({ blurred: ['TITLE'] }));
  });

  it('[CREP-48] says that more may fit where not everybody could be looked at, and warns by those who were found', async () => {
    const facts = [
      {
        fact: 'YEARS' as const,
        label: '2015 to 2020',
        people: 4,
        isAtLeast: true as const,
        isBlurred: false,
      },
    ];
    const { user } = await show({
      [PREVIEW]: preview({ unsafe: [], narrow: { people: 4, isAtLeast: true, facts } }),
    });
    await user.click(option('Anonymize'));
    const notes = await screen.findByRole('region', { name: 'Anonymity' });
    expect(notes).toHaveTextContent(
      'At least 4 people in your agency fit what is shown: not everybody could be looked at.',
    );
    expect(notes).toHaveTextContent('So few nearly name the person.');
    expect(within(notes).getByRole('listitem')).toHaveTextContent(
      'Years of each job: 2015 to 2020 · at least 4 people',
    );
  });

  it('[CREP-36] is handed over under its code alone', async () => {
    const { user } = await show({
      [PREVIEW]: anonymous,
      // A file of this window: that of the other one would be no Blob here.
      [FILE]: () => Object.assign(new Response(), { blob: async () => new Blob(['%PDF']) }),
    });
    await user.click(option('Anonymize'));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'CV-7F3K.pdf'));
  });

  it('[CREP-34] is held back when it would tell who it is, and says where', async () => {
    const where = [
      { section: 'SUMMARY', kind: 'NAME', code: '7F3K' },
      { section: 'SUMMARY', kind: 'NAME', code: '7F3K' },
      { section: 'SUMMARY', kind: 'PHONE', code: '7F3K' },
      { section: null, kind: 'EMAIL', code: '7F3K' },
    ];
    const { user } = await show({
      [PREVIEW]: anonymous,
      [FILE]: () =>
        Response.json(
          { error: { code: 'REPORT_NOT_SAFE', message: '', request_id: 'r', details: { where } } },
          { status: 500 },
        ),
    });
    await user.click(option('Anonymize'));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Summary: 2 names and 1 phone number', 'In the file itself: 1 email address']);
  });
});

it('keeps its options when the session is lost, for the login of the same person', async () => {
  const { user, unmount, last } = await show();
  await user.click(option('Anonymize'));
  await user.click(option('Summary'));
  await user.type(await screen.findByRole('textbox', { name: /^AI brief/ }), ' Kind.');
  await waitFor(() => expect(last()).toMatchObject({ brief: 'Nurse since 2012. Kind.' }));
  act(() => loseSession());
  unmount();
  const again = await show();
  await waitFor(() => expect(option('Anonymize')).toBeChecked());
  expect(option('Personal data')).not.toBeChecked();
  expect(await screen.findByRole('textbox', { name: /^AI brief/ })).toHaveValue('Nurse since 2012. Kind.');
  await waitFor(() => expect(again.last()).toMatchObject({ brief: 'Nurse since 2012. Kind.' }));
  expect(screen.queryByText(/someone else/i)).not.toBeInTheDocument();
});

describe('on paper', () => {
  const anonymousPerson = { ...person, title: 'Candidate 7F3K', name: 'Candidate 7F3K' };
  const print = () => screen.getByRole('button', { name: 'Print' });
  /** What a browser would put on paper now. */
  const printed = (): string => {
    act(() => {
      fireEvent(window, new Event('beforeprint'));
    });
    const words = document.querySelector('body > .printed')?.textContent ?? '';
    act(() => {
      fireEvent(window, new Event('afterprint'));
    });
    return words;
  };

  it('[CREP-43] nothing is printed while the preview answers other options than those that are on', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user } = await show({
      [PREVIEW]: (body) =>
        body.is_anony_managed_data_included
          ? (new Promise<Response>((resolve) => {
              answer = resolve;
            }) as never)
          : answerOf(previewCandidateReport, previewOf()),
    });
    expect(print()).toBeEnabled();
    await user.click(option('Anonymize'));
    expect(print()).toBeDisabled();
    expect(printed()).not.toContain('Ona Vila');
    expect(screen.queryByRole('region', { name: 'Anonymity' })).not.toBeInTheDocument();
    await act(async () =>
      answer(answerOf(previewCandidateReport, previewOf({ blocks: [anonymousPerson], unsafe: [] }))),
    );
    expect(await screen.findByRole('region', { name: 'Anonymity' })).toBeInTheDocument();
    expect(print()).toBeEnabled();
    expect(printed()).toContain('Candidate 7F3K');
  });

  it('[CREP-43] nothing is printed after the preview of the options that are on has failed', async () => {
    const { user } = await show({
      [PREVIEW]: (body) =>
        body.is_anony_managed_data_included
          ? Response.json({ error: { code: 'INTERNAL', request_id: 'r-7' } }, { status: 500 })
          : answerOf(previewCandidateReport, previewOf()),
    });
    await user.click(option('Anonymize'));
    await waitFor(() => expect(print()).toBeDisabled());
    expect(printed()).not.toContain('Ona Vila');
    expect(screen.queryByRole('region', { name: 'Anonymity' })).not.toBeInTheDocument();
  });

  it('[CREP-43] nothing is printed that would tell who it is, and the dialog says where', async () => {
    const unsafe = [
      { kind: 'NAME', section: 'SUMMARY', code: '7F3K' },
      { kind: 'GENDERED_WORD', section: 'PERSON', code: '7F3K' },
    ] as const;
    const { user } = await show({
      [PREVIEW]: preview({ blocks: [anonymousPerson, textBlock('Ona.')], unsafe: [...unsafe] }),
    });
    await user.click(option('Anonymize'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('can be neither printed nor downloaded');
    expect(alert).toHaveTextContent('Summary: 1 name');
    expect(alert).toHaveTextContent('Head, experience, education and languages cannot be turned off');
    expect(print()).toBeDisabled();
    expect(printed()).not.toContain('Ona');
  });

  it('[CREP-35] there are the same blocks and the report’s own title, and nothing of it on screen', async () => {
    const { unmount } = await show({ [PREVIEW]: preview({ blocks: [person, textBlock('Heals.')] }) });
    document.title = 'Ona Vila — Cantera';
    const paper = () => document.querySelector('body > .printed');
    expect(paper()).toBeNull();
    act(() => {
      fireEvent(window, new Event('beforeprint'));
    });
    expect(paper()).toHaveTextContent('Ona VilaNurseGirona, SpainSummaryHeals.');
    expect(paper()).toHaveAttribute('data-theme', 'light');
    expect(document.title).toBe('Ona Vila');
    act(() => {
      fireEvent(window, new Event('afterprint'));
    });
    expect(paper()).toBeNull();
    expect(document.title).toBe('Ona Vila — Cantera');
    unmount();
  });
});

it('says that the preview could not be made, and tries again', async () => {
  let isDown = true;
  startServer({
    [PREVIEW]: () =>
      isDown
        ? Response.json({ error: { code: 'INTERNAL', request_id: 'r-7' } }, { status: 500 })
        : answerOf(previewCandidateReport, previewOf()),
  });
  const { user } = renderWithProviders(<CandidateReport candidateId={CANDIDATE} onClose={jest.fn()} />, {
    messages: reportEn,
  });
  expect(await screen.findByText('The preview could not be made')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ona Vila' })).toBeInTheDocument();
});

it('[CREP-45] says that a photo cannot be in the file', async () => {
  await show({ [PREVIEW]: preview({ photosLeftOut: 1 }) });
  expect(screen.getByText('The photo cannot be in the file: only JPEG and PNG can.')).toBeInTheDocument();
});

it('speaks Catalan', async () => {
  startServer();
  renderWithProviders(<CandidateReport candidateId={CANDIDATE} onClose={jest.fn()} />, {
    locale: 'ca',
    messages: reportCa,
  });
  expect(await screen.findByRole('dialog', { name: 'Informe del candidat' })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Anonimitza' })).toBeInTheDocument();
});
