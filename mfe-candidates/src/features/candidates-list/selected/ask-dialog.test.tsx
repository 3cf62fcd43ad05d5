import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { listEn } from '../../../messages/texts-list-en.ts';
import AskDialog from './ask-dialog.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const MAIL = { subject: 'Your details at Roure', paragraphs: ['May we keep them?'] };

/** Of each request's people, one was asked before and one has no address. */
const NOT_ASKABLE = 2;
let hasChanged: boolean;
/** Which of the requests that ask fails, from 1. */
let failing: number;
let sent: { method: string; path: string; people: number }[];

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname: path } = new URL(String(url), 'http://x');
  const method = init?.method ?? 'GET';
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  if (path.endsWith('/preview'))
    return Response.json({
      data: {
        to_ask: body.candidate_ids.length - NOT_ASKABLE,
        asked_before: 1,
        without_email: 1,
        duplicates: 0,
        mails_a_minute: 30,
        mail: MAIL,
      },
    });
  sent.push({ method, path, people: body.people ?? body.request_ids.length });
  if (hasChanged)
    return Response.json(
      { error: { code: 'CONSENT_COUNT_CHANGED', message: '', request_id: '1', details: { to_ask: 1 } } },
      { status: 409 },
    );
  if (sent.length === failing)
    return Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 400 });
  if (method === 'DELETE') return Response.json({ data: { withdrawn: body.request_ids.length - 1 } });
  const requestIds = Array.from({ length: body.people }, (_, n) => idOf(n));
  return Response.json({ data: { request_ids: requestIds, unsend_seconds: 10 } });
}

async function open(count: number) {
  const onAsked = jest.fn();
  const onClose = jest.fn();
  const candidateIds = Array.from({ length: count }, (_, n) => idOf(n));
  const rendered = renderWithProviders(
    <AskDialog candidateIds={candidateIds} onAsked={onAsked} onClose={onClose} />,
    { messages: { ...en, ...listEn } },
  );
  return { ...rendered, onAsked, onClose };
}
const confirm = (count: number) => screen.findByRole('button', { name: `Send ${count} emails` });

describe('the selected, asked for consent', () => {
  beforeEach(() => {
    setAppConfig({});
    hasChanged = false;
    failing = 0;
    sent = [];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[GDPR-29] says before it asks that there is no privacy policy, and asks all the same', async () => {
    useSession.setState({ agency: { privacyPolicy: { privacyPolicy: '' } } as never });
    const { user } = await open(5);
    expect(await screen.findByRole('note')).toHaveTextContent('Your agency has no privacy policy yet');
    await user.click(await confirm(3));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => useSession.setState({ agency: null }));
  });

  it('[BULK-05] says how many mails leave, who gets none and what they say; then asks, and one Undo takes it back', async () => {
    const { user, onAsked, onClose } = await open(5);
    expect(screen.getByRole('dialog', { name: 'Ask 5 candidates for consent?' })).toBeInTheDocument();
    const send = await confirm(3);
    expect(screen.getByText('3 emails leave, 30 a minute: it takes about 1 minute.')).toBeInTheDocument();
    expect(screen.getByText('1 has answered or was asked before: they get none.')).toBeInTheDocument();
    expect(screen.getByText('1 has no email address: they get none.')).toBeInTheDocument();
    expect(screen.getByText('May we keep them?')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(send);
    expect(await screen.findByText('3 candidates are asked for consent')).toBeInTheDocument();
    expect(screen.getByText('The first email leaves in 10 s.')).toBeInTheDocument();
    expect([onAsked.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 emails do not leave')).toBeInTheDocument();
    expect(screen.getByText('1 email had left already.')).toBeInTheDocument();
    expect(sent.map(({ method, people }) => `${method} ${people}`)).toEqual(['POST 3', 'DELETE 3']);
  });

  it('[BULK-05] asks more than a request takes as one action, and says how many were asked when the rest fails', async () => {
    failing = 2;
    const { user, onAsked } = await open(700);
    await user.click(await confirm(696));
    expect(
      await screen.findByText('498 of 696 are asked for consent; the others stay selected'),
    ).toBeInTheDocument();
    expect(sent.map(({ people }) => people)).toEqual([498, 198]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await waitFor(() => expect(onAsked).toHaveBeenCalledTimes(1));
    const left = Array.from({ length: 200 }, (_, n) => idOf(500 + n));
    expect(onAsked).toHaveBeenCalledWith(left);
  });

  it('[BULK-05] stays with its selection when nobody could be asked, and asks again', async () => {
    failing = 1;
    const { user, onAsked, onClose } = await open(5);
    await user.click(await confirm(3));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(onAsked).not.toHaveBeenCalled();
    expect(screen.queryByText(/Check the numbers again/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await confirm(3)).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(await confirm(3));
    await waitFor(() => expect(onAsked).toHaveBeenCalledWith([]));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[BULK-05] reads the question again when somebody was asked meanwhile', async () => {
    hasChanged = true;
    const { user, onClose } = await open(5);
    await user.click(await confirm(3));
    expect(await screen.findByRole('alert')).toHaveTextContent('Check the numbers again.');
    expect(onClose).not.toHaveBeenCalled();
    hasChanged = false;
    await user.click(await confirm(3));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('[BULK-05] offers nothing to send when nobody can be asked', async () => {
    await open(2);
    expect(await screen.findByText('None of them can be asked, so no email leaves.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });
});
