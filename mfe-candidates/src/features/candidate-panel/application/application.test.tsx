import type { Application } from '@cantera/shared/contracts/applications';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { Answers } from './answers.tsx';
import { History } from './history.tsx';
import { Messages } from './messages.tsx';

const options = { messages: en };
const base = {
  id: 'a',
  createdAt: '2026-03-07T09:05:00Z',
  kqQuestionsWithAnswers: [],
  history: [],
  messages: [],
  runs: [],
};
// The parts under test read no more than these.
const application = (parts: Partial<Application>) => ({ ...base, ...parts }) as unknown as Application;

const question = (
  id: string,
  type: QuestionWithAnswer['type'],
  answer: QuestionWithAnswer['answer'],
  correct = true,
): QuestionWithAnswer => ({
  id,
  text: `Question ${id}`,
  name: id,
  type,
  details: {
    options: [
      { id: 'o1', text: 'Barcelona' },
      { id: 'o2', text: 'Girona' },
    ],
  },
  answer,
  correct,
  autoRejected: !correct,
});

it('[SCORE-07] shows answers of all six shapes with whether they are correct', () => {
  const kqQuestionsWithAnswers = [
    question('1', 'YES_NO', { answer: true }),
    question('2', 'TEXT', { text: 'I led it' }),
    question('3', 'SINGLE_CHOICE', { selectedOption: 'o2' }, false),
    question('4', 'MULTIPLE_CHOICE', { selectedOptions: ['o1', 'o2'] }),
    question('5', 'NUMBER', { value: 12_500 }),
    question('6', 'NUMBER_RANGE', { min: 30_000, max: 40_000 }, false),
  ];
  renderWithProviders(<Answers application={application({ kqQuestionsWithAnswers })} />, options);
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toEqual([
    'Question 1YesCorrect',
    'Question 2I led itCorrect',
    'Question 3GironaIncorrect',
    'Question 4Barcelona and GironaCorrect',
    'Question 512,500Correct',
    'Question 630,000 to 40,000Incorrect',
  ]);
});

it('offers to take back only the move that can be', async () => {
  const move = {
    reason: null,
    by: null,
    isByFormerMember: false,
    undoneAt: null,
    createdAt: '2026-03-07T09:05:00Z',
  };
  const history = [
    { ...move, id: 'm1', fromStepName: 'Inbox', toStepName: 'Screening', undoable: false },
    {
      ...move,
      id: 'm2',
      fromStepName: 'Screening',
      toStepName: 'Interview',
      undoable: true,
      createdAt: '2026-03-08T09:05:00Z',
    },
  ];
  const onUndo = jest.fn();
  const { user } = renderWithProviders(
    <History application={application({ history })} onUndo={onUndo} />,
    options,
  );
  const [last, first] = screen.getAllByRole('listitem');
  if (!last || !first) throw new Error('the moves are missing');
  expect(last).toHaveTextContent('Interview');
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(last).getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it.each([
  ['PROVISIONAL', 'Discarded by score, to be confirmed'],
  ['CONFIRMED', 'Discarded by score, confirmed by a person'],
] as const)('[BOARD-50] says of the move that discarded by score that it is %s', (discardState, words) => {
  const move = {
    reason: null,
    by: null,
    isByFormerMember: false,
    undoneAt: null,
    undoable: false,
    fromStepName: 'Inbox',
    toStepName: 'Screening',
    createdAt: '2026-03-07T09:05:00Z',
  };
  const history = [
    { ...move, id: 'm1' },
    { ...move, id: 'm2', toStepName: 'Discarded', createdAt: '2026-03-08T09:05:00Z' },
    {
      ...move,
      id: 'm3',
      toStepName: 'Hired',
      createdAt: '2026-03-09T09:05:00Z',
      undoneAt: '2026-03-09T09:06:00Z',
    },
  ];
  renderWithProviders(
    <History application={application({ history, discardState })} onUndo={undefined} />,
    options,
  );
  const [undone, discarded, first] = screen.getAllByRole('listitem');
  expect(discarded).toHaveTextContent(words);
  for (const other of [undone, first]) expect(other).not.toHaveTextContent('by score');
});

const CANDIDATE = '01900000-0000-7000-8000-000000000001';
const mail = (
  id: string,
  subject: string,
  status: string,
  failure: string | null,
  due = '2026-03-07T09:05:00Z',
) => ({
  kind: 'MESSAGE',
  id,
  at: '2026-03-07T09:05:00Z',
  by: null,
  position: { id: 'p', title: 'Fustera', application_id: 'a' },
  message: {
    id,
    application_id: 'a',
    channel: 'EMAIL',
    subject,
    status,
    failure,
    sender_name: 'Demo Talent',
    created_at: '2026-03-07T09:05:00Z',
    due_at: due,
    sent_at: null,
  },
  html: `<p>Dear Jordi, ${subject}</p>`,
  to: 'jordi@posta.example',
});
/** Answers the application's messages, and gives the calls that were made. */
function serveMessages(items: readonly object[]): string[] {
  setAppConfig({});
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://test');
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    return Response.json({ data: { items, next: null } });
  }) as never;
  return asked;
}
const showMessages = (permissions: string[], parts: Partial<Application> = {}) => {
  useSession.setState({ user: { permissions } as never });
  return renderWithProviders(<Messages candidateId={CANDIDATE} application={application(parts)} />, options);
};
const messages = async () =>
  within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

it('[PANEL-37] reads the messages of the application in place, sends again what failed, and writes another', async () => {
  const asked = serveMessages([
    mail('1', 'Thank you', 'FAILED', 'NO_ADDRESS'),
    mail('2', 'Next steps', 'SENT', null),
  ]);
  const { user } = showMessages(['messages.resend', 'messages.send', 'templates.read']);
  const [failed, sent] = await messages();
  if (!failed || !sent) throw new Error('the messages are missing');
  expect(asked).toContain(`GET /api/v1/candidates/${CANDIDATE}/activity?kinds=MESSAGE&application_id=a`);
  expect(failed).toHaveTextContent('The candidate has no address for this channel.');
  expect(within(failed).getByRole('button', { name: 'Send again Thank you' })).toBeInTheDocument();
  expect(sent).not.toHaveTextContent('Dear Jordi');
  await user.click(within(sent).getByRole('button', { name: 'Read message Next steps' }));
  expect(sent).toHaveTextContent('Dear Jordi, Next steps');
  expect(screen.getByRole('button', { name: 'Write message' })).toBeInTheDocument();
});

it('says that no message was sent about the application', async () => {
  serveMessages([]);
  showMessages([]);
  expect(await screen.findByText('No messages have been sent about this application.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[ENG-42] says until when a message waits and why one was cancelled', async () => {
  serveMessages([
    mail('1', 'Later', 'WAITING', null, '2999-03-07T09:05:00Z'),
    mail('2', 'Busy', 'WAITING', '451 try again later'),
    mail('3', 'Held back', 'CANCELLED', 'OVERTAKEN'),
  ]);
  showMessages([]);
  const [later, busy, held] = await messages();
  expect(later).toHaveTextContent(/Waiting, leaves .*2999/);
  expect(busy).toHaveTextContent('It will be tried again: 451 try again later');
  expect(held).toHaveTextContent('CancelledThe candidate was discarded before it was sent.');
});

it('[ENG-38] [ENG-42] shows what a discard held back, and offers to send it anyway to who may', async () => {
  serveMessages([]);
  const run = {
    id: 'r1',
    workflowName: 'After the interview',
    status: 'CANCELLED' as const,
    cancelledReason: 'OVERTAKEN' as const,
    dueAt: null,
    unsent: [
      { channel: 'EMAIL' as const, subject: 'What comes next' },
      { channel: 'WHATSAPP' as const, subject: '' },
    ],
    isResumable: true,
    unknownAction: null,
  };
  const runs = [
    run,
    { ...run, id: 'r2', workflowName: 'Deleted', isResumable: false },
    {
      ...run,
      id: 'r3',
      workflowName: 'Refusal',
      status: 'RUNNING' as const,
      cancelledReason: null,
      dueAt: '2026-03-07T09:05:00Z',
      isResumable: false,
    },
  ];
  const { unmount } = showMessages(['messages.resend'], { runs });
  const workflows = async () =>
    within(await screen.findByRole('list', { name: 'Workflows' })).getAllByRole('listitem');
  const [held, deleted, planned] = await workflows();
  if (!held || !deleted || !planned) throw new Error('the runs are missing');
  expect(held).toHaveTextContent('Stopped because the candidate was discarded.');
  expect(held).toHaveTextContent('Not sent: What comes next and WhatsApp');
  expect(within(held).getByRole('button', { name: 'Send anyway: After the interview' })).toBeInTheDocument();
  expect(within(deleted).queryByRole('button')).not.toBeInTheDocument();
  expect(planned).toHaveTextContent(/Next: What comes next and WhatsAppContinues .*2026.*Planned/);
  unmount();
  showMessages([], { runs });
  expect(await workflows()).toHaveLength(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
