import type { Application } from '@cantera/shared/contracts/applications';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { Answers } from './answers.tsx';
import { History } from './history.tsx';
import { MessageList } from './message-list.tsx';

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

it('says why a message failed, and offers to resend it to who may', () => {
  useSession.setState({ user: { permissions: ['messages.resend'] } as never });
  const message = {
    applicationId: 'a',
    channel: 'EMAIL' as const,
    senderName: 'Demo Talent',
    createdAt: '2026-03-07T09:05:00Z',
    dueAt: '2026-03-07T09:05:00Z',
    sentAt: null,
  };
  const messages = [
    { ...message, id: '1', subject: 'Thank you', status: 'FAILED' as const, failure: 'NO_ADDRESS' },
    { ...message, id: '2', subject: 'Next steps', status: 'WAITING' as const, failure: null },
  ];
  renderWithProviders(<MessageList application={application({ messages })} />, options);
  const [failed, waiting] = screen.getAllByRole('listitem');
  if (!failed || !waiting) throw new Error('the messages are missing');
  expect(failed).toHaveTextContent('The candidate has no address for this channel.');
  expect(within(failed).getByRole('button', { name: 'Resend Thank you' })).toBeInTheDocument();
  expect(waiting).toHaveTextContent('Waiting');
  expect(within(waiting).queryByRole('button')).not.toBeInTheDocument();
});

it('[ENG-42] says until when a message waits and why one was cancelled', () => {
  const message = {
    applicationId: 'a',
    channel: 'EMAIL' as const,
    senderName: 'Demo Talent',
    createdAt: '2026-03-07T09:05:00Z',
    sentAt: null,
  };
  const messages = [
    {
      ...message,
      id: '1',
      subject: 'Later',
      status: 'WAITING' as const,
      failure: null,
      dueAt: '2999-03-07T09:05:00Z',
    },
    {
      ...message,
      id: '2',
      subject: 'Busy',
      status: 'WAITING' as const,
      failure: '451 try again later',
      dueAt: '2026-03-07T09:05:00Z',
    },
    {
      ...message,
      id: '3',
      subject: 'Held back',
      status: 'CANCELLED' as const,
      failure: 'OVERTAKEN',
      dueAt: '2026-03-07T09:05:00Z',
    },
  ];
  renderWithProviders(<MessageList application={application({ messages })} />, options);
  const [later, busy, held] = screen.getAllByRole('listitem');
  expect(later).toHaveTextContent(/Waiting, leaves .*2999/);
  expect(busy).toHaveTextContent('It will be tried again: 451 try again later');
  expect(held).toHaveTextContent('CancelledThe candidate was discarded before it was sent.');
});

it('[ENG-38] [ENG-42] shows what a discard held back, and offers to send it anyway to who may', () => {
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
  useSession.setState({ user: { permissions: ['messages.resend'] } as never });
  const { unmount } = renderWithProviders(<MessageList application={application({ runs })} />, options);
  const [held, deleted, planned] = screen.getAllByRole('listitem');
  if (!held || !deleted || !planned) throw new Error('the runs are missing');
  expect(held).toHaveTextContent('Stopped because the candidate was discarded.');
  expect(held).toHaveTextContent('Not sent: What comes next and WhatsApp');
  expect(within(held).getByRole('button', { name: 'Send anyway: After the interview' })).toBeInTheDocument();
  expect(within(deleted).queryByRole('button')).not.toBeInTheDocument();
  expect(planned).toHaveTextContent(/Next: What comes next and WhatsAppContinues .*2026.*Planned/);
  unmount();
  useSession.setState({ user: { permissions: [] } as never });
  renderWithProviders(<MessageList application={application({ runs })} />, options);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
