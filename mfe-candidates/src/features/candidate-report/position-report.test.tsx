import { listComments } from '@cantera/shared/contracts/comments';
import {
  createPositionReport,
  type PositionReport as MadeReport,
  previewPositionReport,
} from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../lib/save-file.ts';
import { answerOf, idOf, nothing, person } from './testing/fake-report.ts';
import { BASE, box, download, show } from './testing/show-position-report.tsx';

jest.mock('../../lib/save-file.ts', () => ({ saveFile: jest.fn() }));

const REPORT = idOf(70);
const made: MadeReport = {
  id: REPORT,
  status: 'MAKING',
  isAnonymous: true,
  done: 3,
  total: 12,
  failure: null,
  where: [],
  fileName: 'Report.pdf',
  size: null,
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: null,
};

describe('a position’s report', () => {
  it('[REPORT-06] [REPORT-27] needs a step; steps go out in the order of the board', async () => {
    const { user, last } = show();
    expect(await box('Inbox')).not.toBeChecked();
    expect(download()).toBeDisabled();
    expect(await screen.findByText(/^Select the steps whose candidates/)).toBeInTheDocument();
    await user.click(await box('Interview'));
    expect(download()).toBeEnabled();
    await user.click(await box('Inbox'));
    await waitFor(() => expect(last()).toMatchObject({ step_ids: [idOf(40), idOf(41)] }));
    expect(await screen.findByText(/^The preview holds the first 10 of 40 candidates/)).toBeInTheDocument();
    await user.click(await box('All steps'));
    expect(download()).toBeDisabled();
  });

  it('says that nobody is in the steps only once that is known of these', async () => {
    const letGo: (() => void)[] = [];
    const { user } = show({
      [`POST ${BASE}/reports/preview`]: async ({ step_ids: { length } }) => {
        if (length > 0) await new Promise<void>((resolve) => letGo.push(resolve));
        return answerOf(previewPositionReport, {
          blocks: [person],
          masked: [],
          unsafe: null,
          photosLeftOut: 0,
          narrow: null,
          missing: { ...nothing, scoring: null, comments: null },
          people: length > 1 ? 2 : 0,
          shownPeople: length > 1 ? 2 : 0,
        });
      },
    });
    await user.click(await box('Interview'));
    const shown = within(screen.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(letGo).toHaveLength(1));
    expect(shown.queryByText('Nobody is in the selected steps.')).not.toBeInTheDocument();
    expect(await shown.findByText(/^Loading/)).toBeInTheDocument();
    act(() => letGo[0]?.());
    expect(await shown.findByText('Nobody is in the selected steps.')).toBeInTheDocument();
    await user.click(await box('Inbox'));
    await waitFor(() => expect(letGo).toHaveLength(2));
    expect(shown.queryByText('Nobody is in the selected steps.')).not.toBeInTheDocument();
    act(() => letGo[1]?.());
    await waitFor(() => expect(shown.queryByText(/^Loading/)).not.toBeInTheDocument());
    expect(shown.queryByText('Nobody is in the selected steps.')).not.toBeInTheDocument();
  });

  it('[REPORT-02] [REPORT-03] [REPORT-07] offers its options, personal data on, killer questions only where there are some', async () => {
    const { last } = show();
    const scoring = screen.getByRole('switch', { name: 'Scoring' });
    await waitFor(() => expect(scoring).toBeEnabled());
    expect(screen.getByRole('switch', { name: 'Killer questions' })).toBeDisabled();
    expect(screen.getByText('The position has no killer questions.')).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Skills' })).not.toBeInTheDocument();
    expect(last()).toEqual({
      is_contact_info_included: true,
      is_anony_managed_data_included: false,
      is_scoring_included: false,
      is_kq_included: false,
      is_salary_info_included: false,
      is_expected_salary_included: false,
      is_summary_included: false,
      lang: 'en',
      comment_ids: [],
      blurred: [],
      step_ids: [],
    });
  });

  describe('an anonymous one', () => {
    const few = [
      { code: '7F3K', people: 1 },
      { code: '9XK2', people: 3 },
    ];
    const showAnonymous = async (
      people: typeof few,
      { all = 2, uncounted }: { all?: number; uncounted?: string[] } = {},
    ) => {
      const view = show({
        [`POST ${BASE}/reports/preview`]: ({
          step_ids,
          blurred,
          is_anony_managed_data_included: isAnonymous,
        }) =>
          answerOf(previewPositionReport, {
            blocks: [person],
            masked: [],
            unsafe: isAnonymous ? [] : null,
            photosLeftOut: 0,
            narrow: isAnonymous
              ? {
                  people,
                  facts: [
                    { fact: 'TITLE', people: 1, isBlurred: blurred.includes('TITLE') },
                    { fact: 'PLACE', people: 60, isBlurred: false },
                    { fact: 'YEARS', people: 4, isAtLeast: true, isBlurred: false },
                    ...(uncounted ? [{ fact: 'POSTS' as const, people: null, isBlurred: false }] : []),
                  ],
                  ...(uncounted ? { uncounted } : {}),
                }
              : null,
            missing: { ...nothing, scoring: null },
            people: step_ids.length * all,
            shownPeople: step_ids.length * 2,
          }),
      });
      await view.user.click(await box('Inbox'));
      await view.user.click(screen.getByRole('switch', { name: 'Anonymize' }));
      return { ...view, notes: await screen.findByRole('region', { name: 'Anonymity' }) };
    };

    it('[REPORT-32] warns of whom too few fit, and tells less of a fact of everybody, in the file too', async () => {
      const { user, last, sent, notes } = await showAnonymous(few);
      expect(notes).toHaveTextContent(
        'Fewer than 5 people in your agency fit what is shown of 7F3K (1 person) and 9XK2 (3 people).',
      );
      expect(notes).toHaveTextContent('So few nearly name the person.');
      const facts = within(notes).getAllByRole('listitem');
      expect(facts[0]).toHaveTextContent('Job title · as few as 1 person');
      await user.click(within(notes).getByRole('button', { name: 'Show less of Job title' }));
      await waitFor(() => expect(last()).toMatchObject({ blurred: ['TITLE'] }));
      expect(
        await screen.findByRole('button', { name: 'Show less of Job title', pressed: true }),
      ).toBeVisible();
      await user.click(download());
      await waitFor(() =>
        expect(sent.find(({ path }) => path === `POST ${BASE}/reports`)?.body).toMatchObject({
          blurred: ['TITLE'],
        }),
      );
    });

    it('[REPORT-32] [CREP-48] says of a fact that not everybody could be looked at', async () => {
      const { notes } = await showAnonymous(few);
      expect(within(notes).getAllByRole('listitem')[2]).toHaveTextContent(
        'Years of each job · at least 4 people',
      );
    });

    it('[REPORT-37] says of whom and what there was no time to count, and promises nothing of them', async () => {
      const { user, last, notes } = await showAnonymous([], { uncounted: ['7F3K', 'K2P9'] });
      expect(notes).toHaveTextContent(
        'There was no time to count everything for 7F3K and K2P9: they may be easier to recognize than it says here.',
      );
      expect(notes).not.toHaveTextContent('At least 5 people');
      expect(within(notes).getAllByRole('listitem')[3]).toHaveTextContent(
        'Titles of jobs · not counted in time',
      );
      await user.click(within(notes).getByRole('button', { name: 'Show less of Titles of jobs' }));
      await waitFor(() => expect(last()).toMatchObject({ blurred: ['POSTS'] }));
    });

    it('[REPORT-37] tells whom too few fit beside whom it did not count', async () => {
      const { notes } = await showAnonymous(few, { uncounted: ['K2P9'] });
      expect(notes).toHaveTextContent('of 7F3K (1 person) and 9XK2 (3 people).');
      expect(notes).toHaveTextContent('no time to count everything for K2P9:');
    });

    it('[REPORT-32] says that enough people fit where they do', async () => {
      const { notes } = await showAnonymous([]);
      expect(notes).toHaveTextContent(
        'At least 5 people in your agency fit what is shown of each candidate in the preview.',
      );
      expect(notes).not.toHaveTextContent('So few nearly name the person.');
      expect(notes).not.toHaveTextContent('Speaks of the first');
    });

    it('[REPORT-32] says of whom it speaks where the file holds more people', async () => {
      const { notes } = await showAnonymous([], { all: 14 });
      expect(notes).toHaveTextContent(
        'Speaks of the first 2 of 14 candidates, as the preview does; the file holds all of them.',
      );
    });
  });

  it('[REPORT-25] of some who were selected begins with their steps, and can be of all', async () => {
    const { user, last } = show({}, [idOf(52)]);
    await waitFor(async () => expect(await box('Interview')).toBeChecked());
    expect(await box('Inbox')).not.toBeChecked();
    await waitFor(() => expect(last()).toMatchObject({ step_ids: [idOf(41)], application_ids: [idOf(52)] }));
    await user.click(await box('Only the selected candidate'));
    await waitFor(() => expect(last()).not.toHaveProperty('application_ids'));
  });

  it('offers the comments of each person in its steps', async () => {
    const { user, last } = show({
      [`GET /api/v1/candidates/${idOf(61)}/comments`]: () =>
        answerOf(listComments, {
          items: [
            {
              id: idOf(80),
              candidateId: idOf(61),
              type: 'call',
              text: '',
              comment: '<p>Wants to move.</p>',
              createdBy: null,
              authorName: 'Berta Roca',
              createdAt: '2026-11-01T10:00:00Z',
              updatedAt: '2026-11-01T10:00:00Z',
              version: 1,
            },
          ],
          next: null,
          counts: {},
        }),
    });
    await user.click(await box('Inbox'));
    await user.click(screen.getByRole('switch', { name: 'Comments' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select Comments to Include' });
    await user.click(within(dialog).getByText('Pau Vila'));
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Phone call · Berta Roca/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Selection' }));
    await waitFor(() => expect(last()).toMatchObject({ comment_ids: [idOf(80)] }));
  });
});

describe('the file of a position’s report', () => {
  beforeEach(() => jest.mocked(saveFile).mockClear());

  it('[REPORT-24] is made in the background, tells how far it is, and is handed over when it is ready', async () => {
    let now: readonly MadeReport[] = [];
    const { user, sent } = show(
      {
        [`POST ${BASE}/reports`]: () => {
          now = [made];
          return answerOf(createPositionReport, { id: REPORT });
        },
        [`GET ${BASE}/reports/${REPORT}/file`]: () =>
          Object.assign(new Response(), { blob: async () => new Blob(['%PDF']) }),
      },
      undefined,
      () => now,
    );
    await user.click(await box('Interview'));
    await user.click(download());
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '3');
    expect(screen.getByText('3 of 12')).toBeInTheDocument();
    expect(
      screen.getByText('It goes on when you close this window, and stays here for 24 hours.'),
    ).toBeVisible();
    expect(sent.find(({ path }) => path === `POST ${BASE}/reports`)?.body).toMatchObject({
      step_ids: [idOf(41)],
    });
    now = [{ ...made, status: 'READY', done: 12, size: 5 }];
    await user.click(screen.getByText('News'));
    const again = await screen.findByRole('button', { name: 'Download Report.pdf' });
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Report.pdf'));
    expect(saveFile).toHaveBeenCalledTimes(1);
    await user.click(again);
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  });

  it('is handed over when the list told that it is ready before the answer told its id', async () => {
    let now: readonly MadeReport[] = [];
    let answer: (response: Response) => void = () => undefined;
    const ready: MadeReport = { ...made, status: 'READY', done: 12, size: 5 };
    const { user } = show(
      {
        [`POST ${BASE}/reports`]: () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }) as never,
        [`GET ${BASE}/reports/${REPORT}/file`]: () =>
          Object.assign(new Response(), { blob: async () => new Blob(['%PDF']) }),
      },
      undefined,
      () => now,
    );
    await user.click(await box('Interview'));
    await user.click(download());
    now = [ready];
    await user.click(screen.getByText('News'));
    await screen.findByRole('button', { name: 'Download Report.pdf' });
    expect(saveFile).not.toHaveBeenCalled();
    await act(async () => answer(answerOf(createPositionReport, { id: REPORT })));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  });

  it('says that one is ready that was asked for before', async () => {
    const status = jest.spyOn(toast, 'status');
    let now: readonly MadeReport[] = [made];
    const { user } = show({}, undefined, () => now);
    await screen.findByRole('progressbar');
    now = [{ ...made, status: 'READY', done: 12, size: 5 }];
    await user.click(screen.getByText('News'));
    await waitFor(() => expect(status).toHaveBeenCalledWith('The report is ready'));
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('says in words why it was not made', async () => {
    const failed = { ...made, status: 'FAILED' as const };
    show({}, undefined, () => [
      {
        ...failed,
        id: idOf(71),
        failure: 'REPORT_NOT_SAFE',
        where: [
          { kind: 'PHONE', section: 'COMMENTS', code: '7F3K' },
          { kind: 'NAME', section: 'EXPERIENCE', code: 'K2P9' },
        ],
      },
      { ...failed, id: idOf(72), failure: 'PERSON_ERASED' },
    ]);
    expect(await screen.findByText('Candidate 7F3K · Comments: 1 phone number')).toBeInTheDocument();
    expect(screen.getByText('Candidate K2P9 · Experience: 1 name')).toBeInTheDocument();
    expect(screen.getByText(/^Turn off the parts that have an option/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Head, experience, education and languages cannot be turned off/),
    ).toBeInTheDocument();
    expect(screen.getByText('Somebody in it has been erased.')).toBeInTheDocument();
  });

  it.each([
    ['REPORT_EMPTY', undefined, 'Nobody is in the selected steps.'],
    ['TOO_MANY_REPORTS', undefined, 'Three of your reports are being made already. Wait until one is ready.'],
    [
      'REPORT_TOO_LARGE',
      { people: 1200, max_people: 1000 },
      '1,200 candidates are too many for one report: 1,000 is the most. Select fewer steps.',
    ],
  ])('[REPORT-28] says that it is refused: %s', async (code, details, words) => {
    const error = jest.spyOn(toast, 'error');
    const { user } = show({
      [`POST ${BASE}/reports`]: () =>
        Response.json({ error: { code, message: '', request_id: 'r', details } }, { status: 409 }),
    });
    await user.click(await box('Inbox'));
    await user.click(download());
    await waitFor(() => expect(error).toHaveBeenCalledWith(words));
  });
});
