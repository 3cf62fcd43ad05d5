import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { composerEn } from '../../messages/texts-composer-en.ts';
import ComposerDialog from './composer-dialog.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const TEMPLATE = {
  id: '01900000-0000-7000-8000-000000000002',
  name: 'First call',
  subject: 'Hello',
  body: '<p>Dear Ona</p>',
  version: 1,
  updated_at: '2026-03-07T09:05:00Z',
};
const SENT = {
  id: '01900000-0000-7000-8000-000000000003',
  application_id: null,
  channel: 'EMAIL',
  subject: 'Hello',
  status: 'WAITING',
  failure: null,
  sender_name: 'Núria',
  created_at: '2026-03-07T09:05:00Z',
  due_at: '2026-03-07T09:05:00Z',
  sent_at: null,
};

type Body = { subject: string; body: string };
let previewed: Body[];
let sent: Body[];
/** What the server says of a draft, and what it waits for before it does. */
let judge: (body: Body) => { problem?: string; empty_variables?: string[] } | null;
let held: Promise<void> | undefined;

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url), 'http://localhost');
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  if (pathname.endsWith('/preview')) {
    previewed.push(body);
    await held;
    const judged = judge(body);
    if (!judged) return new Response('{}', { status: 400 });
    return Response.json({
      data: {
        subject: body.subject,
        html: body.body,
        from: { name: 'Núria', address: 'nuria@agency.example' },
        to: 'ona@posta.example',
        problem: null,
        empty_variables: [],
        unsend_seconds: 10,
        ...judged,
      },
    });
  }
  if (pathname.endsWith('/messages')) {
    sent.push(body);
    return Response.json({ data: { message: { ...SENT, subject: body.subject }, unsend_seconds: 10 } });
  }
  if (pathname.endsWith('/processes')) return Response.json({ data: { items: [] } });
  return Response.json({ data: [TEMPLATE] });
}

/** The dialog with a template taken, and its preview there. */
async function show() {
  setAppConfig({});
  useSession.setState({ user: { permissions: ['templates.read', 'messages.send'] } as never });
  const onClose = jest.fn();
  const { user } = renderWithProviders(
    <ComposerDialog candidateId={ID} applicationId={undefined} onClose={onClose} />,
    { messages: en },
  );
  await screen.findByRole('textbox', { name: 'Message' });
  await user.click(await screen.findByRole('button', { name: 'Use a template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'First call' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Dear Ona');
  return { user, onClose, send: screen.getByRole('button', { name: 'Send' }) };
}

beforeEach(() => {
  previewed = [];
  sent = [];
  judge = () => ({});
  held = undefined;
  globalThis.fetch = jest.fn(answer);
});
afterEach(() => act(() => toast.dismiss()));

it('[ACT-06] sends at the first press, right behind the last letter, and only once its preview is there', async () => {
  const { user, onClose, send } = await show();
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await user.click(screen.getByRole('textbox', { name: 'Subject' }));
  await user.paste(' there');
  await user.click(send);
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ subject: 'Hello there' }));
  expect(sent).toEqual([]);
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const id = expect.any(String);
  expect(sent).toEqual([{ id, application_id: null, subject: 'Hello there', body: '<p>Dear Ona</p>' }]);
  // One preview answers for the pause and for the press.
  expect(previewed.filter(({ subject }) => subject === 'Hello there')).toHaveLength(1);
});

it('[ACT-06] sends what the body says at the press, which the form has not been told yet', async () => {
  const { user, onClose, send } = await show();
  await user.click(screen.getByRole('button', { name: '{firstName}' }));
  // As the mouse goes down on the button, the text is left.
  fireEvent.blur(screen.getByRole('textbox', { name: 'Message' }));
  await user.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const words = { application_id: null, subject: 'Hello', body: '<p>Dear Ona{firstName}</p>' };
  expect(sent).toEqual([{ id: expect.any(String), ...words }]);
  expect(previewed.at(-1)).toEqual(words);
});

it('[ACT-06] sends nothing that the preview of just that is against, says why, and leads there', async () => {
  judge = ({ subject }) => (subject.includes('{title}') ? { empty_variables: ['title'] } : {});
  const { user, onClose, send } = await show();
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  await user.click(subject);
  await user.paste(' {title}');
  await user.click(send);
  expect(await screen.findByText(/^\{title\} has no value here\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'As it will leave' })).toHaveFocus());
  expect(send).toBeDisabled();
  // Other words may mend it: they are not waited for.
  await user.click(subject);
  await user.keyboard('{Backspace}');
  expect(send).toBeEnabled();
  expect([sent, onClose.mock.calls]).toEqual([[], []]);
  await user.click(send);
  await waitFor(() => expect(sent.map((body) => body.subject)).toEqual(['Hello {title']));
});

it('[ACT-06] sends nothing while no preview can be had, and nothing where no words mend what is wrong', async () => {
  const { user, send } = await show();
  judge = () => null;
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
  await user.click(send);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(composerEn['candidates.composer.previewError']);
  judge = () => ({ problem: 'NO_ADDRESS' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(composerEn['candidates.composer.noAddress'])).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
  expect(send).toBeDisabled();
  expect(sent).toEqual([]);
});
