import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { InProcess } from './in-process.tsx';
import { Timeline } from './timeline.tsx';

const CANDIDATE = '01900000-0000-7000-8000-000000000001';
const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const by = { id: idOf(90), name: 'Núria Castellví' };
const position = { id: idOf(80), title: 'Fustera', application_id: idOf(81) };
const base = (n: number) => ({ id: idOf(n), at: '2026-03-07T09:05:00Z', by });
const message = (n: number, status: string, failure: string | null = null) => ({
  ...base(n),
  kind: 'MESSAGE',
  position,
  message: {
    id: idOf(n),
    application_id: position.application_id,
    channel: 'EMAIL',
    subject: `Mail ${n}`,
    status,
    failure,
    sender_name: by.name,
    created_at: '2026-03-07T09:05:00Z',
    due_at: '2026-03-07T09:05:00Z',
    sent_at: null,
  },
  html: '<p>Dear <strong>Jordi</strong></p><script>window.hacked = true</script>',
  to: 'jordi@posta.example',
});
const comment = (n: number) => ({
  ...base(n),
  kind: 'COMMENT',
  type: 'call',
  author_name: by.name,
  text: '@[Pol Clarà]{x}',
  html: `<p>Comment ${n}</p>`,
  is_edited: false,
});
const OTHERS = [
  { ...base(20), kind: 'MERGE', other_name: 'Jorge P.', undone_at: '2026-03-08T09:05:00Z' },
  { ...base(21), kind: 'EDIT', fields: ['jobTitle', 'skills'] },
  { ...base(22), kind: 'DOCUMENT', title: 'Carta' },
  { ...base(23), kind: 'CONSENT', what: 'ASKED', delivery: 'FAILED' },
  {
    ...base(24),
    kind: 'MOVE',
    position,
    from_step_name: 'Inbox',
    to_step_name: 'Discarded',
    reason: 'Too far',
    undone_at: null,
    is_by_former_member: false,
  },
  { ...base(25), kind: 'APPLICATION', by: null, position, source: 'INTERNAL' },
];

type Answer = { items: unknown[]; next?: string | null };
/** Answers activity by the address's query, and other calls by `others`. */
function serve(
  answer: (query: URLSearchParams) => Answer,
  others: (url: URL) => Response | undefined = () => undefined,
) {
  setAppConfig({});
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://test');
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    const other = others(url);
    if (other) return other;
    return Response.json({ data: { next: null, ...answer(url.searchParams) } });
  }) as never;
  return asked;
}

function Shown() {
  const [kind, setKind] = useState<Parameters<typeof Timeline>[0]['kind']>();
  return <Timeline candidateId={CANDIDATE} kind={kind} onKindChange={setKind} />;
}
const show = (permissions: string[] = ['messages.resend', 'candidates.merge']) => {
  useSession.setState({ user: { permissions } as never });
  return renderWithProviders(<Shown />, { messages: en });
};
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');

it('[ACT-02] tells each kind in words, with where, who and when, and what else there is to say', async () => {
  serve(() => ({ items: [...OTHERS, comment(26)] }));
  show();
  const texts = (await entries()).map((entry) => entry.textContent);
  const at = expect.stringMatching(/2026/);
  expect(texts).toEqual([
    expect.stringMatching(/^Merged with Jorge P\.Núria Castellví.*Undone, /),
    expect.stringMatching(/^Changed: Job title and SkillsNúria Castellví/),
    expect.stringMatching(/^Document added: CartaNúria Castellví/),
    expect.stringMatching(/^Consent asked forNúria Castellví.*The email could not be delivered/),
    expect.stringMatching(/^Moved from Inbox to DiscardedFusteraNúria Castellví.*Too far$/),
    expect.stringMatching(/^AppliedFustera/),
    expect.stringMatching(/^Comment: Phone callNúria Castellví.*@Pol ClaràComment 26$/),
  ]);
  expect(texts[0]).toEqual(at);
  expect(screen.getAllByRole('link', { name: 'Fustera' })[0]).toHaveAttribute(
    'href',
    `/positions/${position.id}?applicationId=${position.application_id}`,
  );
});

it('[ACT-03] opens a message in place, cleaned; one that failed can be sent again, one that waits be kept', async () => {
  const asked = serve(
    () => ({
      items: [
        message(1, 'FAILED', 'NO_ADDRESS'),
        message(2, 'WAITING'),
        message(3, 'SENT'),
        message(4, 'CANCELLED', 'NOT_WANTED'),
        message(5, 'UNCERTAIN', 'INTERRUPTED'),
      ],
    }),
    (url) =>
      url.pathname.startsWith('/api/v1/messages/')
        ? Response.json({ data: message(1, 'WAITING').message })
        : undefined,
  );
  const { user } = show();
  const [failed, waiting, sent, unwanted, uncertain] = await entries();
  if (!failed || !waiting || !sent || !unwanted || !uncertain) throw new Error('messages are missing');
  expect(failed).toHaveTextContent('The candidate has no address for this channel.');
  const read = within(failed).getByRole('button', { name: 'Read message Mail 1' });
  expect(failed).not.toHaveTextContent('Dear Jordi');
  await user.click(read);
  expect(failed).toHaveTextContent('To jordi@posta.example');
  expect(within(failed).getByText('Jordi').tagName).toBe('STRONG');
  expect(failed.querySelector('script')).toBeNull();
  await user.click(within(failed).getByRole('button', { name: 'Hide message Mail 1' }));
  expect(failed).not.toHaveTextContent('Dear Jordi');
  const actions = (entry: HTMLElement) =>
    within(entry)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect([failed, waiting, sent, unwanted, uncertain].map(actions)).toEqual([
    ['Read message', 'Send again'],
    ['Read message', 'Do not send'],
    ['Read message'],
    ['Read message', 'Send after all'],
    ['Read message', 'Send again'],
  ]);
  await user.click(within(failed).getByRole('button', { name: 'Send again Mail 1' }));
  await waitFor(() => expect(asked).toContain(`POST /api/v1/messages/${idOf(1)}/resend`));
  await user.click(within(waiting).getByRole('button', { name: 'Do not send Mail 2' }));
  await waitFor(() => expect(asked).toContain(`POST /api/v1/messages/${idOf(2)}/cancel`));
  // The focus stays with the message.
  await waitFor(() => expect(waiting.contains(document.activeElement)).toBe(true));
});

it('[ACT-03] leaves the focus with whoever went on before the answer came', async () => {
  let release = () => {};
  serve(
    () => ({ items: [message(1, 'FAILED', 'NO_ADDRESS'), message(3, 'SENT')] }),
    () => undefined,
  );
  const answer = globalThis.fetch;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reads = 0;
  globalThis.fetch = jest.fn(async (...args: Parameters<typeof fetch>) => {
    if (!String(args[0]).includes('/messages/')) {
      reads += 1;
      return answer(...args);
    }
    await isHeld;
    return Response.json({ data: message(1, 'WAITING').message });
  });
  const { user } = show();
  const [failed, sent] = await entries();
  if (!failed || !sent) throw new Error('messages are missing');
  await user.click(within(failed).getByRole('button', { name: 'Send again Mail 1' }));
  const read = within(sent).getByRole('button', { name: 'Read message Mail 3' });
  await user.click(read);
  const before = reads;
  release();
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  const again = within(failed).getByRole('button', { name: 'Send again Mail 1' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  expect(document.activeElement).toHaveAccessibleName('Hide message Mail 3');
});

it.each([
  [409, 'MESSAGE_NOT_WAITING', 'The message has left already'],
  [500, 'INTERNAL', 'Error'],
])('[ACT-03] says why a message cannot be kept back: %i %s', async (status, code, words) => {
  const error = { code, message: 'no', request_id: 'r', details: { status: 'SENT' } };
  serve(
    () => ({ items: [message(2, 'WAITING')] }),
    (url) => (url.pathname.endsWith('/cancel') ? Response.json({ error }, { status }) : undefined),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Do not send Mail 2' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('[ACT-03] says in words why a message cannot be sent after all', async () => {
  serve(
    () => ({ items: [message(4, 'CANCELLED', 'NOT_WANTED')] }),
    (url) =>
      url.pathname.endsWith('/resend')
        ? Response.json(
            {
              error: {
                code: 'MESSAGE_NOT_RESENDABLE',
                message: 'no',
                details: { status: 'CANCELLED', failure: 'UNDONE' },
              },
            },
            { status: 409 },
          )
        : undefined,
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Send after all Mail 4' }));
  expect(
    await screen.findByText('The message was not sent. The move was undone before it was sent.'),
  ).toBeInTheDocument();
  act(() => toast.dismiss());
});

it('[ACT-03] offers neither to who may do neither, nor a body that is not theirs to read', async () => {
  serve(() => ({ items: [{ ...message(1, 'FAILED'), html: null }, message(2, 'WAITING')] }));
  show([]);
  const [failed, waiting] = await entries();
  expect(within(failed as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(within(waiting as HTMLElement).getAllByRole('button')).toHaveLength(1);
});

it('[ACT-04] is filtered by kind, and says when there is none of it', async () => {
  const asked = serve((query) => ({
    items: query.get('kinds') === 'MERGE' ? [] : [comment(1), message(2, 'SENT')],
  }));
  const { user } = show();
  expect(await entries()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /All activity/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Merges' }));
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
  expect(asked.at(-1)).toBe(`GET /api/v1/candidates/${CANDIDATE}/activity?kinds=MERGE`);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await entries()).toHaveLength(2);
});

it('[ACT-02] brings older entries below, gives them the focus, and tries again when they do not come', async () => {
  let isDown = true;
  serve(
    (query) =>
      query.get('before') ? { items: [comment(5), comment(6)] } : { items: [comment(1)], next: 'cursor' },
    (url) => (isDown && url.searchParams.get('before') ? new Response('{}', { status: 400 }) : undefined),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What is older could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect((await entries())[1]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

it('says when nothing has happened yet, and when it could not be read', async () => {
  let isDown = true;
  serve(
    () => ({ items: [] }),
    () => (isDown ? new Response('{}', { status: 400 }) : undefined),
  );
  const { user } = show();
  expect(await screen.findByText('The activity could not be loaded')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
});

const process = (n: number, isOngoing = true) => ({
  application_id: idOf(n),
  position: { id: idOf(80 + n), title: `Position ${n}`, status: 'OPEN', client_name: 'Forn' },
  step: { id: idOf(70), name: isOngoing ? 'Interview' : 'Discarded', type: 'STEP' },
  since: '2026-03-07T12:05:00Z',
  is_ongoing: isOngoing,
  recruiters: [
    { id: idOf(1), first_name: 'Núria', last_name: 'Castellví', email: 'n@x.example', image_url: null },
    { id: idOf(2), first_name: 'Pol', last_name: 'Clarà', email: 'p@x.example', image_url: null },
  ],
});

it('[ACT-01] lists each process with position, step, since when and whose, and leads to the board', async () => {
  serve(() => ({ items: [1, 2, 3, 4, 5].map((n) => process(n)).concat(process(6, false)) }));
  const { user } = renderWithProviders(<InProcess candidateId={CANDIDATE} />, { messages: en });
  const list = await screen.findByRole('list', { name: 'In process' });
  const first = within(list).getAllByRole('listitem')[0];
  expect(first?.textContent).toBe(
    'Position 1Interview, since 7 Mar 2026Forn · Núria Castellví and Pol Clarà',
  );
  expect(within(list).getByRole('link', { name: 'Position 1' })).toHaveAttribute(
    'href',
    `/positions/${idOf(81)}?applicationId=${idOf(1)}`,
  );
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  // What has ended is no process that somebody is in, and says so in a word.
  expect(list).not.toHaveTextContent('Discarded');
  const ended = within(screen.getByRole('list', { name: 'Ended' })).getAllByRole('listitem');
  expect(ended.map((item) => item.textContent)).toEqual([expect.stringContaining('Discarded')]);
});

it('[ACT-01] says of somebody whose processes have all ended that they are in none now', async () => {
  serve(() => ({ items: [process(1, false)] }));
  renderWithProviders(<InProcess candidateId={CANDIDATE} />, { messages: en });
  expect(await screen.findByRole('list', { name: 'Ended' })).toHaveTextContent('Position 1');
  expect(screen.getByText('In no process now')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'In process' })).not.toBeInTheDocument();
});
