import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { configurationEn } from '../../../messages/texts-configuration-en.ts';
import { CriteriaSection } from './criteria-section.tsx';

const wire = (label: string, more: object = {}) => ({
  id: `id-${label}`,
  kind: 'SKILL',
  label,
  level: null,
  years: null,
  weight: 'MUST',
  source: 'FIELD',
  terms: [label.toLowerCase()],
  quote: null,
  met_by: 3,
  ...more,
});
const CRITERIA = [
  wire('Docker'),
  wire('SQL', { source: 'TEXT', weight: 'NICE', quote: 'SQL & more', met_by: 0 }),
  wire('English C1', { kind: 'LANGUAGE', terms: ['en', 'English'] }),
  wire('Baking', { source: 'PERSON' }),
];
let stored: { criteria: object[]; scored: number; version: number };
let sent: { version: number; criteria: { label: string; weight: string; terms: string[] }[] }[];
let refusal: Response | null;

beforeEach(() => {
  stored = { criteria: CRITERIA, scored: 12, version: 7 };
  sent = [];
  refusal = null;
  useSession.setState({ user: { permissions: ['criteria.write', 'scores.correct'] } as never });
  globalThis.fetch = jest.fn(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json({ data: stored });
    sent.push(JSON.parse(String(init.body)));
    const answer = refusal ?? Response.json({ data: stored });
    refusal = null;
    return answer;
  });
});
const onStuck = jest.fn();
const show = () =>
  renderWithProviders(<CriteriaSection positionId="p" onStuck={onStuck} />, {
    messages: { ...en, ...configurationEn },
  });
const rowOf = async (label: string) => within((await screen.findByText(label)).closest('li') as HTMLElement);

it('[SCORE-22] shows each criterion with its source, its line, its words and how many meet it', async () => {
  show();
  expect((await rowOf('Docker')).getByText('From the details · Met by 3 of 12 scored')).toBeInTheDocument();
  const sql = await rowOf('SQL');
  expect(sql.getByText('From the description · Met by 0 of 12 scored')).toBeInTheDocument();
  expect(sql.getByText('Description: “SQL & more”')).toBeInTheDocument();
  expect(sql.getByRole('textbox', { name: 'Words looked for, SQL' })).toHaveValue('sql');
  expect((await rowOf('English C1')).queryByRole('textbox')).not.toBeInTheDocument();
  expect((await rowOf('Docker')).queryByRole('button')).not.toBeInTheDocument();
  expect((await rowOf('Baking')).getByRole('button', { name: 'Remove Baking' })).toBeInTheDocument();
});

it('[SCORE-22] saves words, own criteria and what was left out, with the version that was read', async () => {
  const { user } = show();
  const save = await screen.findByRole('button', { name: 'Save criteria' });
  expect(save).toBeDisabled();
  const words = await screen.findByRole('textbox', { name: 'Words looked for, Docker' });
  await user.type(words, ', podman');
  await user.click(screen.getByRole('button', { name: 'Remove Baking' }));
  expect(screen.getByRole('list', { name: 'Scoring criteria' })).toHaveFocus();
  expect(screen.queryByText('Baking')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'New criterion' }), 'Podman{Enter}');
  expect(onStuck).toHaveBeenLastCalledWith(true);
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.version).toBe(7);
  expect(sent[0]?.criteria.map(({ label, weight, terms }) => [label, weight, terms])).toEqual([
    ['Docker', 'MUST', ['docker', 'podman']],
    ['Podman', 'NICE', ['Podman']],
  ]);
  await waitFor(() => expect(onStuck).toHaveBeenLastCalledWith(false));
});

describe('criteria that somebody else has saved meanwhile', () => {
  const refuse = (version: number) =>
    Response.json(
      { error: { code: 'CRITERIA_CHANGED', message: 'x', request_id: 'r', details: { version } } },
      { status: 409 },
    );
  const words = (label: string) => screen.findByRole('textbox', { name: `Words looked for, ${label}` });
  const theirs = () => screen.findByRole('region', { name: 'What they saved' });
  const press = async (user: ReturnType<typeof show>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));
  /** Types into two criteria while another weighs one of them, adds one and removes the other. */
  async function meet() {
    const shown = show();
    await shown.user.type(await words('Docker'), ' x');
    await shown.user.type(await words('Baking'), ', bread');
    const [docker, ...others] = CRITERIA.slice(0, 3);
    const criteria = [{ ...docker, weight: 'NICE', terms: ['docker', 'swarm'] }, ...others, wire('Helm')];
    stored = { ...stored, criteria, version: 8 };
    refusal = refuse(8);
    await press(shown.user, 'Save criteria');
    return shown;
  }

  it('[SCORE-22] shows what they saved beside what was typed, and the choice has the focus', async () => {
    await meet();
    const saved = await theirs();
    expect(
      within(saved)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Docker: Nice to have · docker, swarm', 'Helm: Must · helm', 'Baking: Removed']);
    expect(await words('Docker')).toHaveValue('docker x');
    expect(await words('Baking')).toHaveValue('baking, bread');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('[SCORE-22] saves mine over theirs by the version that is shown, and shows a third one first', async () => {
    const { user } = await meet();
    await theirs();
    stored = { ...stored, criteria: [...stored.criteria, wire('Rust')], version: 9 };
    refusal = refuse(9);
    await press(user, 'Keep mine');
    expect(await within(await theirs()).findByText('Rust')).toBeInTheDocument();
    await press(user, 'Keep mine');
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([7, 8, 9]));
    expect(sent[2]?.criteria.map(({ label, terms }) => [label, terms])).toEqual([
      ['Docker', ['docker x']],
      ['Baking', ['baking', 'bread']],
    ]);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Scoring criteria' })).toHaveFocus();
  });

  it('[SCORE-22] takes theirs when that is chosen', async () => {
    const { user } = await meet();
    await press(user, 'Load their version');
    expect(await words('Docker')).toHaveValue('docker, swarm');
    expect(screen.queryByText('Baking')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Scoring criteria' })).toHaveFocus();
    expect(onStuck).toHaveBeenLastCalledWith(false);
    expect(sent).toHaveLength(1);
  });

  it('[SCORE-22] asks again where Save is pressed before the choice is made', async () => {
    const { user } = await meet();
    await theirs();
    refusal = refuse(8);
    await press(user, 'Save criteria');
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([7, 7]));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });
});

it('[SCORE-22] who may not write sees it and changes nothing', async () => {
  useSession.setState({ user: { permissions: ['scores.correct'] } as never });
  show();
  expect(await screen.findByRole('textbox', { name: 'Words looked for, Docker' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save criteria' })).not.toBeInTheDocument();
});

it('[SCORE-22] says what to do where nothing is asked for, and lets the first be added', async () => {
  stored = { criteria: [], scored: 0, version: 1 };
  const { user } = show();
  expect(await screen.findByText(/Nothing to score by yet/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'New criterion' }), 'Baking{Enter}');
  expect(screen.queryByText(/Nothing to score by yet/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save criteria' }));
  await waitFor(() => expect(sent[0]?.criteria).toMatchObject([{ label: 'Baking', terms: ['Baking'] }]));
});

it('[SCORE-22] leaves the words of a row alone that nobody touched, commas and all', async () => {
  const words = ['bread, rolls', 'cake'];
  stored = {
    ...stored,
    criteria: [wire('Baking', { source: 'PERSON', terms: words }), ...CRITERIA.slice(0, 2)],
  };
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Words looked for, Docker' }), ', x');
  await user.click(screen.getByRole('combobox', { name: 'Weight of Baking' }));
  await user.click(await screen.findByTitle('Soft'));
  await user.click(screen.getByRole('button', { name: 'Save criteria' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.criteria).toMatchObject([
    { label: 'Baking', weight: 'SOFT', terms: words },
    { label: 'Docker', terms: ['docker', 'x'] },
  ]);
});

it.each([
  ['one that is too long', `docker, ${'x'.repeat(101)}`, /100 characters at most/],
  ['too many', Array.from({ length: 41 }, (_, n) => n).join(), /At most 40 words/],
] as const)(
  '[SCORE-22] tells what is wrong with words at their field, and drops none: %s',
  async (_, typed, told) => {
    const { user } = show();
    const words = await screen.findByRole('textbox', { name: 'Words looked for, Docker' });
    await user.clear(words);
    await user.click(words);
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Save criteria' }));
    expect(words).toHaveFocus();
    expect(words).toBeInvalid();
    expect(words).toHaveAccessibleDescription(told);
    expect(words).toHaveValue(typed);
    expect(sent).toEqual([]);
  },
);

it('[SCORE-22] takes no criterion more than can be kept', async () => {
  stored = { ...stored, criteria: Array.from({ length: 60 }, (_, n) => wire(`Word ${n}`)) };
  show();
  expect(await screen.findByRole('button', { name: 'Add criterion' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'New criterion' })).toHaveAccessibleDescription(
    'A position has 60 criteria at most.',
  );
});

it('is stuck no more once it is gone', async () => {
  const { user, unmount } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Words looked for, Docker' }), 'x');
  expect(onStuck).toHaveBeenLastCalledWith(true);
  unmount();
  expect(onStuck).toHaveBeenLastCalledWith(false);
});

it('says that the criteria could not be loaded', async () => {
  globalThis.fetch = jest.fn(async () => new Response('', { status: 400 }));
  show();
  expect(await screen.findByText('The scoring criteria could not be loaded')).toBeInTheDocument();
});
