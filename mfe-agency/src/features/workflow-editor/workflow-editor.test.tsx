import { setViewport } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  idOf,
  refusal,
  show,
  startFakeServer,
  wireWorkflow,
} from '../../lib/workflow-parts/testing/fake-server.tsx';
import { Component as AddPage } from './add-workflow-page.tsx';
import { Component as WorkflowPage } from './workflow-page.tsx';

/** A message that lacks only its subject: jsdom does not type into rich text. */
const writtenMessage = {
  id: 'a',
  type: 'AUTOMATIC_MESSAGE',
  channel: 'EMAIL',
  subject: '',
  message: '<p>Dear {firstName}</p>',
  attachments: [{ id: idOf(60), name: 'offer.pdf', bytes: 10, isGone: false }],
  minutes: null,
};
const keepDraft = (edited: object) =>
  window.sessionStorage.setItem(
    'cantera.wizard.workflow.new',
    JSON.stringify({ userId: idOf(99), draft: { edited } }),
  );

const ADD = '/agency/workflows/add';
const EDIT = `/agency/workflows/${idOf(1)}`;
const POSITION = idOf(50);

let server: ReturnType<typeof startFakeServer>;
type User = Awaited<ReturnType<typeof show>>['user'];

async function openNew(search = '') {
  const shown = await show(<AddPage />, { route: ADD + search, path: ADD });
  await screen.findByRole('form', { name: 'Create workflow' });
  // The channels are known.
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledWith('/api/v1/channels', expect.anything()));
  return shown;
}
async function openStored(search = '') {
  server.workflows = [...server.workflows.filter(({ id }) => id !== idOf(1)), stored];
  const shown = await show(<WorkflowPage />, { route: EDIT + search, path: '/agency/workflows/:workflow' });
  await screen.findByRole('form', { name: stored.name });
  // What carries the cards is there.
  await screen.findByRole('button', { name: /^Move 1\./ });
  return shown;
}
let stored: ReturnType<typeof wireWorkflow>;

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
/** The notice of a draft has a button of the same name, without the word. */
const closeTrial = async (user: User) =>
  user.click(within(await screen.findByRole('dialog')).getByText('Close'));
const cards = () => screen.queryAllByRole('group').filter((group) => group.hasAttribute('data-card'));
const card = (index: number): HTMLElement => {
  const found = cards()[index];
  if (!found) throw new Error(`There is no card ${index}`);
  return found;
};
const inCard = (index: number) => within(card(index));
const toggle = (index: number) => inCard(index).getByRole('button', { name: /^(Minimise|Expand) / });
const isFlagged = (index: number) => inCard(index).queryByText('Check this') !== null;
const name = () => screen.getByRole('textbox', { name: 'Name' });
const lastSent = () => server.sent.filter(({ path }) => path.includes('workflows')).at(-1);
const choose = async (user: User, index: number, entry: string) => {
  await user.click(inCard(index).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

let leaveNarrow: () => void;
afterEach(() => leaveNarrow());
beforeEach(() => {
  // The trial stands behind a button.
  leaveNarrow = setViewport(1000);
  server = startFakeServer();
  stored = wireWorkflow(1, 'Welcome');
});

describe('a new workflow', () => {
  it('[WF-12] [WF-14] [WF-15] has a name, its actions in order, the two that add at the end, and Save', async () => {
    const { user } = await openNew();
    expect(name()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    const first = screen.getByText('What happens first? Add a message, or a delay that comes before it.');
    await press(user, 'Delay');
    await press(user, 'Automatic message');
    await press(user, 'Delay');
    expect(cards().map((found) => found.getAttribute('aria-label'))).toEqual([
      '1. Wait',
      '2. Email',
      '3. Wait',
    ]);
    expect(inCard(1).getByText('Automatic message')).toBeVisible();
    expect(first).not.toBeInTheDocument();
  });

  it('[WF-53] takes 30 actions: what adds one is off then, says why, and is on again when one is removed', async () => {
    const wait = (key: string) => ({ ...writtenMessage, id: key, type: 'DELAY', minutes: 1 });
    const keys = Array.from({ length: 29 }, (_, index) => `card_${index}`);
    const waits = Object.fromEntries(keys.map((key) => [key, wait(key)]));
    keepDraft({ name: 'Long', order: keys, cards: waits });
    const { user } = await openNew();
    const adders = () =>
      ['Automatic message', 'Delay'].map((label) => screen.getByRole('button', { name: label }));
    const reason = 'A workflow can have 30 actions.';
    for (const adder of adders()) expect(adder).toBeEnabled();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    // By the keyboard, which the button that goes off must not leave with nothing.
    screen.getByRole('button', { name: 'Delay' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(screen.getByText(reason)).toHaveAttribute('role', 'status');
    for (const adder of adders()) {
      expect(adder).toBeDisabled();
      expect(adder).toHaveAccessibleDescription(reason);
    }
    await waitFor(() => expect(card(29)).toContainElement(document.activeElement as HTMLElement));
    await choose(user, 29, 'Remove');
    await waitFor(() => expect(cards()).toHaveLength(29));
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    for (const adder of adders()) {
      expect(adder).toBeEnabled();
      expect(adder).not.toHaveAccessibleDescription();
    }
  });

  it('tells the trial how many actions are not finished', async () => {
    const { user } = await openNew();
    await press(user, 'Delay');
    await press(user, 'Delay');
    await press(user, 'Try it');
    expect(await screen.findByText('No action is finished yet')).toBeVisible();
    await closeTrial(user);
    await user.type(inCard(0).getByRole('textbox', { name: 'Minutes to wait' }), '5');
    await press(user, 'Try it');
    expect(await screen.findByText(/^1 action is left out/)).toBeVisible();
  });

  it('leaves out a delay that is too long, asks nothing, and says it at its field', async () => {
    const { user } = await openNew();
    await press(user, 'Delay');
    await user.type(inCard(0).getByRole('textbox', { name: 'Minutes to wait' }), '99999999');
    const sentence = 'Write how long to wait, from 1 second to 365 days.';
    expect(await inCard(0).findByText(sentence)).toBeVisible();
    await press(user, 'Try it');
    expect(await screen.findByText('The action is not finished yet')).toBeVisible();
    await closeTrial(user);
    expect(server.sent).toEqual([]);
    await user.type(inCard(0).getByRole('textbox', { name: 'Minutes to wait' }), '{Backspace>4}');
    await waitFor(() => expect(inCard(0).queryByText(sentence)).not.toBeInTheDocument());
  });

  for (const [refused, sentence] of [
    ['too_complex', /^This formatting is too complex/],
    ['too_complex_together', /^Together with the texts before it this one has too much formatting/],
  ] as const)
    it(`[ENG-50] shows what cannot be tried at its field, and in words where it is tried: ${refused}`, async () => {
      const blank = {
        ...writtenMessage,
        id: 'b',
        type: 'DELAY',
        channel: null,
        message: '',
        attachments: [],
      };
      keepDraft({
        name: 'Hired',
        order: ['card_b', 'card_a'],
        cards: { card_b: blank, card_a: writtenMessage },
      });
      server.refusals.POST = [
        () => refusal(400, 'VALIDATION', { fields: { 'actions.0.value.message': refused } }),
      ];
      const { user } = await openNew();
      await press(user, 'Try it');
      expect(await within(await screen.findByRole('dialog')).findByText(sentence)).toBeVisible();
      await closeTrial(user);
      expect(inCard(1).getByText(sentence)).toBeInTheDocument();
      expect([isFlagged(0), isFlagged(1)]).toEqual([false, true]);
    });

  it('[WF-43] [WF-45] [WF-16] [WF-50] is sent with its name and its actions in their order, and leads to the list', async () => {
    keepDraft({ name: 'Hired', order: ['card_a'], cards: { card_a: writtenMessage } });
    const { user, address } = await openNew();
    await user.type(inCard(0).getByRole('textbox', { name: 'Subject' }), 'Well done');
    await press(user, 'Delay');
    await user.type(inCard(1).getByRole('textbox', { name: 'Minutes to wait' }), '5');
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    expect(screen.getByText('Created')).toBeVisible();
    expect(lastSent()).toMatchObject({ method: 'POST', path: '/api/v1/automations/workflows' });
    expect(lastSent()?.body).toEqual({
      name: 'Hired',
      actions: [
        {
          id: 'a',
          type: 'AUTOMATIC_MESSAGE',
          value: {
            channels: ['EMAIL'],
            subject: 'Well done',
            message: '<p>Dear {firstName}</p>',
            attachments: [idOf(60)],
          },
        },
        { id: expect.any(String), type: 'DELAY', value: { delay_seconds: 300 } },
      ],
    });
  });

  it('[WF-21] [WF-22] is refused without a name and without an action, and leads to what is wrong', async () => {
    const { user, address } = await openNew();
    await press(user, 'Save');
    expect(await screen.findByText('You must add an action.')).toBeVisible();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toBeInvalid();
    await user.type(name(), 'Hired');
    expect(name()).toBeValid();
    await press(user, 'Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Automatic message' })).toHaveFocus());
    expect(address()).toBe(ADD);
    expect(server.sent).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('You must add an action.')).not.toBeInTheDocument());
  });

  it('[WF-20] [WF-23] [WF-24] [WF-27] flags what is wrong until it is edited, opens it and leads to the first', async () => {
    server.channels = [];
    const { user } = await openNew();
    await user.type(name(), 'Hired');
    await press(user, 'Automatic message');
    await press(user, 'Delay');
    await user.click(toggle(0));
    await user.click(toggle(1));
    await press(user, 'Save');
    await waitFor(() => expect(isFlagged(0)).toBe(true));
    expect(isFlagged(1)).toBe(true);
    expect(await inCard(0).findByText('Choose a channel.')).toBeVisible();
    expect(await inCard(0).findByRole('textbox', { name: 'Message' })).toBeInvalid();
    const minutes = inCard(1).getByRole('textbox', { name: 'Minutes to wait' });
    expect(minutes).toHaveAccessibleDescription(/from 1 second to 365 days/);
    expect(server.sent).toEqual([]);
    await user.type(minutes, '0');
    expect(isFlagged(1)).toBe(false);
    expect(isFlagged(0)).toBe(true);
    await press(user, 'Save');
    await waitFor(() => expect(isFlagged(1)).toBe(true));
    await press(user, /1 day/);
    expect(isFlagged(1)).toBe(false);
  });

  it('[WF-19] leads to the first field that is wrong, in a card that was minimised', async () => {
    const { user } = await openNew();
    await user.type(name(), 'Hired');
    await press(user, 'Delay');
    await user.click(toggle(0));
    await press(user, 'Save');
    await waitFor(() => expect(inCard(0).getByRole('textbox', { name: 'Minutes to wait' })).toHaveFocus());
  });

  it('[WF-25] [WF-26] [WF-30] [WF-31] asks for a subject of an e-mail, and of nothing else', async () => {
    server.channels = ['EMAIL', 'WHATSAPP', 'LINKEDIN'];
    keepDraft({ name: 'Hired', order: ['card_a'], cards: { card_a: writtenMessage } });
    const { user, address } = await openNew();
    await press(user, 'Save');
    const subject = inCard(0).getByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toBeInvalid());
    expect(isFlagged(0)).toBe(true);
    await waitFor(() => expect(subject).toHaveFocus());
    await user.type(subject, 'Kept, not sent');
    for (const other of ['LinkedIn', 'WhatsApp']) {
      await user.click(inCard(0).getByRole('radio', { name: other }));
      expect(inCard(0).queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
    }
    expect(server.sent).toEqual([]);
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    expect(lastSent()?.body).toMatchObject({ actions: [{ value: { channels: ['WHATSAPP'] } }] });
    expect(JSON.stringify(lastSent()?.body)).not.toContain('Kept, not sent');
  });

  it('[WF-28] [WF-29] offers three channels, one at a time, and only those that the person has connected', async () => {
    server.channels = ['EMAIL', 'WHATSAPP'];
    const { user } = await openNew();
    await press(user, 'Automatic message');
    const radios = () => inCard(0).getAllByRole('radio');
    await waitFor(() => expect(inCard(0).getByRole('radio', { name: 'Email' })).toBeEnabled());
    expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['WHATSAPP', 'EMAIL', 'LINKEDIN']);
    expect(radios().map((radio) => radio.hasAttribute('disabled'))).toEqual([false, false, true]);
    const chosen = () => radios().filter((radio) => (radio as HTMLInputElement).checked);
    expect(chosen()).toHaveLength(0);
    await user.click(inCard(0).getByRole('radio', { name: 'WhatsApp' }));
    await user.click(inCard(0).getByRole('radio', { name: 'Email' }));
    expect(chosen().map((radio) => radio.getAttribute('value'))).toEqual(['EMAIL']);
    expect(inCard(0).getByRole('link', { name: 'Channels' })).toHaveAttribute('href', '/settings/channels');
  });

  it('[WF-28] begins with the channel of who has only one', async () => {
    const { user } = await openNew();
    await waitFor(async () => {
      await press(user, 'Automatic message');
      expect(within(card(cards().length - 1)).getByRole('radio', { name: 'Email' })).toBeChecked();
    });
  });

  it('[WF-32] [WF-33] [WF-36] is written as formatted text with the four variables, and says from whom it is sent', async () => {
    const { user } = await openNew();
    await press(user, 'Automatic message');
    expect(await inCard(0).findByRole('toolbar')).toBeVisible();
    const offered = within(inCard(0).getByRole('group', { name: 'Insert variable' }));
    expect(offered.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '{firstName}',
      '{lastName}',
      '{title}',
      '{company}',
    ]);
    expect(inCard(0).getByText(/from the first recruiter who is assigned to the position/)).toBeVisible();
  });

  it('[WF-33] flags a word in braces that is no variable, puts right what nearly is one, and refuses none', async () => {
    keepDraft({ name: 'Hired', order: ['card_a'], cards: { card_a: writtenMessage } });
    const { user, address } = await openNew();
    const subject = inCard(0).getByRole('textbox', { name: 'Subject' });
    await user.type(subject, 'Dear {{fistname}, {{salary} {{apellidos} {{title} {{see 1}');
    expect(inCard(0).getByText(/\{fistname\} is sent as it stands/)).toBeVisible();
    expect(inCard(0).getByText('{salary} is no variable and is sent as it stands.')).toBeVisible();
    expect(inCard(0).queryByText(/\{title\} is|\{see 1\} is/)).not.toBeInTheDocument();
    await press(user, 'Write {firstName}');
    expect(subject).toHaveValue('Dear {firstName}, {salary} {apellidos} {title} {see 1}');
    expect(inCard(0).queryByText(/\{fistname\}/)).not.toBeInTheDocument();
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
  });
});

describe('a delay', () => {
  const minutes = () => inCard(0).getByRole('textbox', { name: 'Minutes to wait' });
  const saved = async (user: User) => {
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()).toBeDefined());
    return lastSent()?.body?.actions?.[0]?.value.delay_seconds;
  };
  const openDelay = async () => {
    const shown = await openNew();
    await shown.user.type(name(), 'Later');
    await press(shown.user, 'Delay');
    return shown;
  };

  it.each([
    ['5', 300],
    ['0.5', 30],
    ['1.67', 100],
    ['525600', 31_536_000],
  ])('[WF-37] of %s minutes is saved as %i seconds', async (typed, seconds) => {
    const { user } = await openDelay();
    await user.type(minutes(), typed);
    expect(await saved(user)).toBe(seconds);
  });

  it.each(['0.001', '525601', '-1', 'soon'])('[WF-27] of %s minutes is refused', async (typed) => {
    const { user } = await openDelay();
    await user.type(minutes(), typed);
    await press(user, 'Save');
    await waitFor(() => expect(minutes()).toBeInvalid());
    expect(isFlagged(0)).toBe(true);
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['[WF-38] [CONST-115]', '1 hour', 3600],
    ['[WF-39] [CONST-115]', '6 hours', 21_600],
    ['[WF-40] [CONST-115]', '1 day', 86_400],
    ['[WF-41] [CONST-115]', '1 week', 604_800],
  ])('%s `%s` adds %i seconds', async (_, label, seconds) => {
    const { user } = await openDelay();
    await press(user, label);
    expect(await saved(user)).toBe(seconds);
  });

  it('[WF-42] is added to by the quick adds, whatever was typed', async () => {
    const { user } = await openDelay();
    await user.type(minutes(), '1.5');
    await press(user, '1 hour');
    await press(user, '1 hour');
    expect(minutes()).toHaveValue('121.5');
    expect(minutes()).toHaveAccessibleDescription('Wait 2 hrs 1 min 30 secs');
    expect(await saved(user)).toBe(7290);
  });

  it('[WF-42] gives way to what is added where it is no number', async () => {
    const { user } = await openDelay();
    await user.type(minutes(), 'soon');
    await press(user, '1 hour');
    expect(minutes()).toHaveValue('60');
  });

  it.each([
    [1, '0.02'],
    [100, '1.67'],
    [86_460, '1,441'],
  ])('[WF-37] of %i stored seconds reads %s minutes, and saves as it was', async (seconds, shown) => {
    stored = wireWorkflow(1, 'Welcome', {
      actions: [{ id: 'one', type: 'DELAY', value: { delay_seconds: seconds } }],
    });
    const { user } = await openStored();
    expect(minutes()).toHaveValue(shown);
    expect(await saved(user)).toBe(seconds);
  });
});

describe('a stored workflow', () => {
  it('[WF-13] [WF-44] [WF-51] [WF-49] stands in the editor and is sent back whole, with its version', async () => {
    const { user, address } = await openStored();
    expect(name()).toHaveValue('Welcome');
    expect(inCard(0).getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome');
    expect(await inCard(0).findByRole('textbox', { name: 'Message' })).toHaveTextContent('Hello');
    expect(inCard(1).getByRole('textbox', { name: 'Minutes to wait' })).toHaveValue('1,441');
    await user.type(name(), '!');
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    expect(screen.getByText('Updated!')).toBeVisible();
    expect(lastSent()).toMatchObject({ method: 'PUT', path: `/api/v1/automations/workflows/${idOf(1)}` });
    expect(lastSent()?.body).toEqual({ name: 'Welcome!', actions: stored.actions, version: 1 });
  });

  it('[WF-13] says when each action begins', async () => {
    await openStored();
    const rows = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'at once',
      'at once',
      'after 1 day 1 min',
    ]);
  });

  it('[WF-17] minimises a card to what it does, and expands it again', async () => {
    const { user } = await openStored();
    await user.click(toggle(0));
    expect(toggle(0)).toHaveAttribute('aria-expanded', 'false');
    expect(inCard(0).getByText('Email · Welcome')).toBeVisible();
    expect(inCard(0).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(toggle(1));
    expect(inCard(1).getByText('Wait 1 day 1 min')).toBeVisible();
    await user.click(toggle(0));
    expect(inCard(0).getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome');
  });

  it('[WF-18] removes a card, which the toast brings back where it was, with its text', async () => {
    const { user } = await openStored();
    await user.type(inCard(0).getByRole('textbox', { name: 'Subject' }), '!');
    await choose(user, 0, 'Remove');
    expect(cards()).toHaveLength(2);
    await waitFor(() => expect(toggle(0)).toHaveFocus());
    await press(user, 'Delay');
    const toast = screen.getByText('Removed: 1. Email · Welcome!').closest('[role="status"]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(cards()).toHaveLength(4);
    expect(inCard(0).getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome!');
  });

  it('[WF-18] takes changes of the actions back by Ctrl+Z, the latest first, and leaves text to its own undo', async () => {
    const { user } = await openStored();
    const kinds = () => cards().map((found) => found.getAttribute('aria-label')?.slice(3));
    const before = kinds();
    await choose(user, 2, 'Move up');
    await choose(user, 0, 'Remove');
    await press(user, 'Delay');
    await user.keyboard('{Control>}z{/Control}');
    expect(cards()).toHaveLength(3);
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(kinds()).toEqual(['Email · Next steps', 'Wait 1 day 1 min']);
    await user.keyboard('{Control>}z{/Control}');
    expect(kinds()).toEqual(['Email · Welcome', 'Email · Next steps', 'Wait 1 day 1 min']);
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Control>}z{/Control}');
    expect(kinds()).toEqual(before);
  });

  it('[WF-16] saves the order that its handles and its menus gave it', async () => {
    const { user } = await openStored();
    const handle = await screen.findByRole('button', { name: /^Move 1\. Email · Welcome/ });
    handle.focus();
    await user.keyboard('{ArrowDown}');
    await choose(user, 2, 'Move up');
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()?.body).toBeDefined());
    expect(lastSent()?.body?.actions?.map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  });

  it('[WF-29] keeps a channel that the person has not connected, with a warning, and saves it', async () => {
    stored = wireWorkflow(1, 'Welcome', {
      actions: [
        { id: 'one', type: 'AUTOMATIC_MESSAGE', value: { channels: ['WHATSAPP'], message: '<p>Hi</p>' } },
      ],
    });
    const { user, address } = await openStored();
    expect(inCard(0).getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
    expect(inCard(0).getByRole('radio', { name: 'WhatsApp' })).toBeEnabled();
    expect(await inCard(0).findByText(/You haven’t connected WhatsApp/)).toBeVisible();
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
  });

  it('[WF-46] [WF-48] leads back to the position that it was opened from', async () => {
    const { user, address } = await openStored(`?positionId=${POSITION}`);
    expect(screen.getByRole('link', { name: 'Back to position' })).toHaveAttribute(
      'href',
      `/positions/${POSITION}`,
    );
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe(`/positions/${POSITION}`));
  });

  it('[WF-47] leads to no position when it was opened from none', async () => {
    await openStored();
    expect(screen.queryByRole('link', { name: 'Back to position' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All workflows' })).toHaveAttribute('href', '/agency/workflows');
  });

  it('[WF-52] tells of a save that failed without what the server said, and keeps what was typed', async () => {
    server.refusals.PUT = [() => refusal(500, 'INTERNAL')];
    const { user, address } = await openStored();
    await user.type(name(), '!');
    await press(user, 'Save');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.queryByText(/from inside the server/)).not.toBeInTheDocument();
    expect(name()).toHaveValue('Welcome!');
    expect(address()).toBe(EDIT);
  });

  it('[WF-19] puts what the server refuses on its field, in a card that is opened for it', async () => {
    server.refusals.PUT = [
      () => refusal(400, 'VALIDATION', { fields: { 'actions.2.value.subject': 'too_long' } }),
    ];
    const { user } = await openStored();
    await user.click(toggle(2));
    await press(user, 'Save');
    await waitFor(() => expect(inCard(2).getByRole('textbox', { name: 'Subject' })).toHaveFocus());
    expect(isFlagged(2)).toBe(true);
    expect(isFlagged(0)).toBe(false);
  });

  it('[WF-44] [WF-54] shows both versions when somebody else has saved, and saves the chosen one over the one that is shown', async () => {
    const changed = (version: number) => () => refusal(409, 'WORKFLOW_CHANGED', { details: { version } });
    server.refusals.PUT = [changed(2), changed(3)];
    const { user, address } = await openStored();
    await user.type(name(), ' of mine');
    server.workflows = [{ ...stored, name: 'Welcome of hers', version: 2 }];
    await press(user, 'Save');
    const other = await screen.findByRole('region', { name: 'The saved version' });
    expect(other).toHaveTextContent('Welcome of hers');
    expect(other).toHaveTextContent('Email · Next steps');
    expect(other).toHaveTextContent('Hello');
    expect(name()).toHaveValue('Welcome of mine');
    // A third person saves before the choice is made.
    server.workflows = [{ ...stored, name: 'Welcome of a third', version: 3 }];
    await press(user, 'Keep mine');
    await waitFor(() => expect(other).toHaveTextContent('Welcome of a third'));
    expect(name()).toHaveValue('Welcome of mine');
    await press(user, 'Keep mine');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    const saves = server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(saves).toMatchObject([1, 2, 3].map((version) => ({ name: 'Welcome of mine', version })));
  });

  it('[WF-54] the version of somebody else can be scrolled by the keyboard', async () => {
    server.refusals.PUT = [() => refusal(409, 'WORKFLOW_CHANGED', { details: { version: 2 } })];
    const { user } = await openStored();
    await user.type(name(), ' of mine');
    await press(user, 'Save');
    const other = await screen.findByRole('region', { name: 'The saved version' });
    screen.getByRole('button', { name: 'Keep mine' }).focus();
    await user.tab();
    expect(other).toHaveFocus();
  });

  /** Types into one that somebody else deletes before it is saved. */
  async function saveDeleted() {
    server.refusals.PUT = [() => refusal(404, 'NOT_FOUND')];
    const shown = await openStored();
    await shown.user.type(name(), '!');
    server.workflows = [];
    await press(shown.user, 'Save');
    const notice = await screen.findByText('Someone has deleted this workflow.');
    expect(notice.closest('[role="alert"]')).toBeVisible();
    return shown;
  }

  it('[WF-55] that somebody else has deleted stays with what was typed, is brought back and saved', async () => {
    const { user, address } = await saveDeleted();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    server.workflows = [stored];
    await press(user, 'Bring it back');
    await waitFor(() => expect(screen.queryByText(/^Someone has deleted/)).not.toBeInTheDocument());
    const path = `/api/v1/automations/workflows/${idOf(1)}/restore`;
    expect(lastSent()).toMatchObject({ method: 'POST', path });
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveValue('Welcome!');
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    expect(lastSent()?.body).toMatchObject({ name: 'Welcome!', version: 1 });
  });

  it('[WF-55] says so when it could not be brought back, and still offers it', async () => {
    const { user } = await saveDeleted();
    server.refusals.POST = [() => refusal(404, 'NOT_FOUND')];
    await press(user, 'Bring it back');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bring it back' })).toBeVisible();
    expect(name()).toHaveValue('Welcome!');
  });

  it('[WF-55] says that it was deleted as soon as that is known', async () => {
    await openStored();
    server.workflows = [];
    // What was read is read again.
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Someone has deleted this workflow.')).toBeVisible();
    expect(name()).toHaveValue('Welcome');
  });

  it('[WF-44] takes the other version when that is chosen', async () => {
    server.refusals.PUT = [() => refusal(409, 'WORKFLOW_CHANGED', { details: { version: 2 } })];
    const { user } = await openStored();
    await user.type(name(), ' of mine');
    server.workflows = [{ ...stored, name: 'Welcome of hers', version: 2 }];
    await press(user, 'Save');
    await screen.findByRole('region', { name: 'The saved version' });
    await press(user, 'Load their version');
    await waitFor(() => expect(name()).toHaveValue('Welcome of hers'));
    expect(screen.queryByRole('region', { name: 'The saved version' })).not.toBeInTheDocument();
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ name: 'Welcome of hers', version: 2 }));
  });

  it('[WF-44] goes on showing both versions while the chosen one cannot be saved', async () => {
    server.refusals.PUT = [
      () => refusal(409, 'WORKFLOW_CHANGED', { details: { version: 2 } }),
      () => refusal(400, 'VALIDATION', { fields: { 'actions.2.value.subject': 'too_long' } }),
    ];
    const { user, address } = await openStored();
    await user.type(name(), ' of mine');
    server.workflows = [{ ...stored, name: 'Welcome of hers', version: 2 }];
    await press(user, 'Save');
    await press(user, 'Keep mine');
    await waitFor(() => expect(inCard(2).getByRole('textbox', { name: 'Subject' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    await press(user, 'Keep mine');
    await waitFor(() => expect(address()).toBe('/agency/workflows'));
    expect(lastSent()?.body).toMatchObject({ version: 2 });
  });

  it('[WF-18] [WF-44] takes nothing back of what the other version brought', async () => {
    server.refusals.PUT = [() => refusal(409, 'WORKFLOW_CHANGED', { details: { version: 2 } })];
    const { user } = await openStored();
    await press(user, 'Delay');
    await choose(user, 3, 'Remove');
    await choose(user, 2, 'Move up');
    const last = { id: 'four', type: 'DELAY', value: { delay_seconds: 60 } };
    const actions = [...(stored.actions as object[]), last];
    server.workflows = [{ ...stored, actions, version: 2 }];
    await press(user, 'Save');
    await press(user, 'Load their version');
    await waitFor(() => expect(cards()).toHaveLength(4));
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(cards()).toHaveLength(4);
    const toast = screen.getByText(/^Removed: 4\./).closest('[role="status"]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(cards()).toHaveLength(4);
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ version: 2 }));
    expect(lastSent()?.body?.actions?.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('says how many are under way with the text they began with, and who', async () => {
    stored = wireWorkflow(1, 'Welcome', { usage: { positions: 0, triggers: 0, waiting_runs: 2 } });
    const { user } = await openStored();
    expect(screen.getByText(/2 candidates are under way/)).toBeVisible();
    await press(user, '2 waiting in Welcome');
    expect(await screen.findByRole('dialog', { name: 'Waiting in Welcome' })).toBeVisible();
  });
});

describe('what is unsaved', () => {
  it('is asked about before it is left, and nothing is asked when it is as it was', async () => {
    const { user, navigate, address } = await openStored();
    await user.type(name(), '!');
    await navigate('/agency/workflows');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe(EDIT);
    await user.type(name(), '{Backspace}');
    await navigate('/agency/workflows');
    expect(address()).toBe('/agency/workflows');
  });

  it('stands there again after a reload, and is gone for who has left it', async () => {
    const first = await openStored();
    await first.user.type(name(), '!');
    await choose(first.user, 1, 'Remove');
    const kept = { ...window.sessionStorage };
    first.unmount();
    expect(window.sessionStorage).toHaveLength(0);
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
    const { user, navigate } = await openStored();
    expect(name()).toHaveValue('Welcome!');
    expect(cards()).toHaveLength(2);
    expect(await screen.findByText(/What you had typed/)).toBeVisible();
    await navigate('/agency/workflows');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('is saved by the version that it was begun with', async () => {
    const first = await openStored();
    await first.user.type(name(), '!');
    const kept = { ...window.sessionStorage };
    first.unmount();
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
    stored = { ...stored, version: 2 };
    const { user } = await openStored();
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ name: 'Welcome!', version: 1 }));
  });
});

describe('attachments', () => {
  const pdf = (title: string, bytes = 4) =>
    Object.defineProperty(new File(['%PDF'], title, { type: 'application/pdf' }), 'size', { value: bytes });
  const input = (index: number) => inCard(index).getByLabelText('Add files');

  it('[WF-34] are uploaded, and saved by their ids', async () => {
    const { user } = await openStored();
    await user.upload(input(0), [pdf('offer.pdf'), pdf('map.pdf')]);
    const list = await inCard(0).findByRole('list', { name: /Attachments/ });
    await waitFor(() => expect(within(list).getAllByRole('button', { name: /^Take off/ })).toHaveLength(2));
    expect(server.sent.map(({ path }) => path)).toEqual(['/files/private', '/files/private']);
    await press(user, 'Take off map.pdf');
    expect(input(0)).toHaveFocus();
    await press(user, 'Save');
    await waitFor(() => expect(lastSent()?.method).toBe('PUT'));
    expect(lastSent()?.body).toMatchObject({ actions: [{ value: { attachments: [idOf(71)] } }, {}, {}] });
  });

  it('[WF-34] that are on their way are waited for by a save', async () => {
    let bring: (answer: Response) => void = () => undefined;
    server.refusals.POST = [() => new Promise((resolve) => (bring = resolve))];
    const { user } = await openStored();
    await user.upload(input(0), pdf('offer.pdf'));
    expect(await inCard(0).findByText('Uploading…')).toBeVisible();
    await press(user, 'Save');
    bring(Response.json({ id: idOf(80), url: '/files/80' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({ actions: [{ value: { attachments: [idOf(80)] } }, {}, {}] }),
    );
  });

  it('[WF-35] that fail to arrive are told, and nothing of them is saved', async () => {
    server.refusals.POST = [() => refusal(500, 'INTERNAL')];
    const { user } = await openStored();
    await user.upload(input(0), pdf('offer.pdf'));
    const toast = await screen.findByText('We have not been able to upload the file.');
    expect(toast.closest('[role="alert"]')).toBeVisible();
    expect(inCard(0).queryByText('offer.pdf')).not.toBeInTheDocument();
  });

  it('[WF-34] are refused above their limits, at their field', async () => {
    const { user } = await openStored();
    await user.upload(input(0), pdf('film.pdf', 10_000_001));
    expect(await inCard(0).findByText(/film\.pdf is too large: a file can have 10 MB/)).toBeVisible();
    await user.upload(input(0), [pdf('one.pdf', 9_000_000), pdf('two.pdf', 9_000_000)]);
    await user.upload(input(2), pdf('three.pdf', 9_000_000));
    expect(
      await inCard(2).findByText(/three\.pdf was not added: the files of a workflow can have 20 MB/),
    ).toBeVisible();
    const many = Array.from({ length: 9 }, (_, n) => pdf(`small-${n}.pdf`));
    await user.upload(input(0), many);
    expect(
      await inCard(0).findByText(/small-8\.pdf was not added: a message can have 10 files/),
    ).toBeVisible();
    await waitFor(() => expect(server.sent).toHaveLength(10));
  });

  it('[WF-34] that were deleted are named as such', async () => {
    stored = wireWorkflow(1, 'Welcome', {
      actions: [
        {
          id: 'one',
          type: 'AUTOMATIC_MESSAGE',
          value: { channels: ['EMAIL'], subject: 'Hi', message: '<p>Hi</p>', attachments: [idOf(60)] },
        },
      ],
      files: [{ id: idOf(60), name: 'old.pdf', bytes: 10, is_gone: true }],
    });
    await openStored();
    const row = within(inCard(0).getByRole('list', { name: /Attachments/ })).getByRole('listitem');
    expect(row).toHaveTextContent('old.pdf');
    expect(row).toHaveTextContent('Deleted. Take it off.');
  });
});

it('tries what stands in the editor, beside it where there is room', async () => {
  leaveNarrow();
  const { user } = await openStored();
  expect(await screen.findByRole('complementary')).toBeVisible();
  await user.type(inCard(0).getByRole('textbox', { name: 'Subject' }), '!');
  const tried = () => server.sent.filter(({ path }) => path === '/api/v1/automations/simulations').at(-1);
  await waitFor(() =>
    expect(tried()?.body?.actions).toMatchObject([
      { value: { subject: 'Welcome!' } },
      { id: 'two' },
      { id: 'three' },
    ]),
  );
});

it('[SHELL-27] a workflow that is not there says so and leads to the list', async () => {
  await show(<WorkflowPage />, { route: EDIT, path: '/agency/workflows/:workflow' });
  expect(await screen.findByRole('heading', { name: 'There is no such workflow' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All workflows' })).toHaveAttribute('href', '/agency/workflows');
});
