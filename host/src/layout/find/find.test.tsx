import { setAppConfig, storeLocale, useSession } from '@cantera/shared/session';
import { renderWithProviders, useBuiltRemotes } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ca } from '../../messages/ca.ts';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { Find } from './find.tsx';
import { FindButton } from './find-button.tsx';
import { closeFind } from './find-store.ts';

const id = (n: number) => `0190a5d2-0000-7000-8000-00000000000${n}`;
const user = {
  id: id(1),
  email: 'ana@posta.example',
  firstName: 'Ana',
  lastName: 'Nogués',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  agencyId: id(2),
  version: 1,
  isPasswordWeak: false,
} as const;
const RECRUITER = ['clients.read', 'agency.read', 'candidates.write', 'candidates.merge'];
const FOUND = {
  candidates: [
    {
      id: id(3),
      name: 'Núria Vidal',
      job_title: 'Fustera',
      company_name: 'Ebro',
      email: 'nuria@posta.example',
      phone_number: '+34 612 34 56 78',
      city: 'Girona',
      skills: ['Torn'],
      profile_image_url: null,
    },
  ],
  positions: [{ id: id(4), title: 'Nurse', status: 'OPEN', client_name: 'Clínica Delta' }],
  clients: [{ id: id(5), name: 'Nurgaz', logo_image_url: null }],
};
const NOTHING = { candidates: [], positions: [], clients: [] };

const originalFetch = globalThis.fetch;
let asked: string[] = [];
let answer: (term: string) => Response | Promise<Response>;
const answers = (data: object) => new Response(JSON.stringify({ data }), { status: 200 });

beforeEach(() => {
  useBuiltRemotes();
  asked = [];
  answer = (term) => answers(term.startsWith('nu') ? FOUND : NOTHING);
  globalThis.fetch = jest.fn(async (address) => {
    const term = new URL(String(address), 'http://x').searchParams.get('term') ?? '';
    asked.push(term);
    return answer(term);
  });
});
afterEach(() => {
  closeFind();
  localStorage.clear();
  setAppConfig({});
  globalThis.fetch = originalFetch;
});

/** The words of a line, without what its picture holds. */
const wordsOf = (line: Element | null) => line?.lastElementChild?.textContent?.trim();

type Options = { permissions?: string[]; locale?: 'en' | 'es' | 'ca' };
function draw({ permissions = RECRUITER, locale = 'en' }: Options = {}) {
  useSession.setState({ user: { ...user, permissions } });
  storeLocale(locale);
  const messages = { en, es, ca }[locale];
  return renderWithProviders(
    <>
      <button type="button">Here</button>
      <FindButton />
      <Shortcuts />
      <Find />
    </>,
    { messages, locale, path: '/*' },
  );
}
async function opened(options: Options = {}) {
  const rendered = draw(options);
  screen.getByRole('button', { name: 'Here' }).focus();
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  const active = () => {
    const named = field.getAttribute('aria-activedescendant');
    return named ? wordsOf(document.getElementById(named)) : null;
  };
  return { ...rendered, field, active };
}
const lines = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(wordsOf);

it('[FIND-01] opens by Ctrl K, by Cmd K and by the button; Escape, Ctrl K and Close close it, and the focus returns', async () => {
  const { user: person } = draw();
  const here = screen.getByRole('button', { name: 'Here' });
  const button = screen.getByRole('button', { name: 'Search' });
  const ways: [HTMLElement, string | null, string | null][] = [
    [here, '{Control>}k{/Control}', '{Escape}'],
    [here, '{Meta>}k{/Meta}', '{Control>}k{/Control}'],
    [button, null, null],
  ];
  for (const [opener, open, close] of ways) {
    opener.focus();
    if (open) await person.keyboard(open);
    else await person.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
    if (close) await person.keyboard(close);
    else await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  }
  await person.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('Search')).toBeInTheDocument();
});

it('[FIND-02] asks from two characters on, lists what is found in groups and walks through all of it', async () => {
  const { user: person, field, active, address } = await opened();
  await person.type(field, 'n');
  // Twice as long as typing has to pause.
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(asked).toEqual([]);
  await person.type(field, 'ur');
  await screen.findByRole('group', { name: 'Candidates' });
  expect(asked).toEqual(['nur']);
  expect([lines('Candidates'), lines('Positions'), lines('Clients')]).toEqual([
    ['Núria Vidal Fustera · Ebro'],
    ['Nurse Clínica Delta · Open'],
    ['Nurgaz'],
  ]);
  const [option] = screen.getAllByRole('option');
  expect([...(option?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['Núr']);
  const walked = [active()];
  for (let step = 0; step < 4; step += 1) {
    await person.keyboard('{ArrowDown}');
    walked.push(active());
  }
  expect(walked.map((line) => line?.slice(0, 6))).toEqual(['Núria ', 'Nurse ', 'Nurgaz', 'Search', 'Núria ']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe(`/positions/${id(4)}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['nuria', `/candidates/${id(3)}`, 0],
  ['nurg', `/clients/${id(5)}`, 2],
])('[FIND-02] opens by a click: %s', async (typed, expected, at) => {
  const { user: person, field, address } = await opened();
  await person.type(field, typed);
  await screen.findByRole('group', { name: 'Clients' });
  await person.click(screen.getAllByRole('option')[at] as HTMLElement);
  expect(address()).toBe(expected);
});

it('[FIND-02] an Enter before the answer waits for it and takes nothing of what answered other letters', async () => {
  const { user: person, field, address } = await opened();
  await person.type(field, 'nur');
  await screen.findByRole('group', { name: 'Candidates' });
  let release: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  await person.type(field, 'se{Enter}');
  await waitFor(() => expect(asked).toContain('nurse'));
  expect(address()).toBe('/');
  release(answers({ ...NOTHING, positions: FOUND.positions }));
  await waitFor(() => expect(address()).toBe(`/positions/${id(4)}`));
});

it('[FIND-03] shows by what else of them somebody was found', async () => {
  answer = () => answers(FOUND);
  const { user: person, field } = await opened();
  for (const [typed, shown, marked] of [
    ['61234', '+34 612 34 56 78', '612 34'],
    ['giro', 'Girona', 'Giro'],
    ['torn', 'Torn', 'Torn'],
  ] as const) {
    await person.clear(field);
    await person.type(field, typed);
    const line = await screen.findByText((_, node) => node?.textContent === `Fustera · Ebro · ${shown}`);
    expect([...line.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([marked]);
  }
});

it('[FIND-04] lists the screens and actions that the reader may open, and those that begin with what is typed', async () => {
  const { user: person, field, address } = await opened();
  expect(lines('Screens')).toEqual([
    'Dashboard',
    'Positions',
    'Candidates',
    'Clients',
    'Add candidate',
    'Possible duplicates',
    'Merges',
    'General Agency',
    'Members Agency',
    'Job portal Agency',
    'Multiposting Agency',
    'Templates Agency',
    'General Settings',
    'Channels Settings',
    'Sessions Settings',
  ]);
  expect(lines('Actions')).toEqual([
    'Keyboard shortcuts',
    ...['Light', 'Dark', 'System'].map((name) => `${name} Theme`),
    'Catalan Language',
    'Spanish Language',
    'Logout',
  ]);
  await person.type(field, 'agency mem');
  expect(lines('Screens')).toEqual(['Members Agency']);
  expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/agency/members'));
});

it('[FIND-04] does what an action says, and offers nobody what they may not open', async () => {
  const { user: person, field } = await opened({ permissions: [] });
  expect(lines('Screens')).toEqual([
    'Dashboard',
    'Positions',
    'Candidates',
    'General Settings',
    'Channels Settings',
    'Sessions Settings',
  ]);
  await person.type(field, 'keyb{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

it.each([
  ['es', 'Pantallas', ['Inicio', 'Posiciones', 'Candidatos'], 'Acciones'],
  ['ca', 'Pantalles', ['Inici', 'Posicions', 'Candidats'], 'Accions'],
] as const)('[FIND-04] speaks %s', async (locale, screens, names, actions) => {
  await opened({ locale });
  expect(lines(screens).slice(0, 3)).toEqual(names);
  expect(screen.getByRole('group', { name: actions })).toBeInTheDocument();
});

it('[FIND-05] ends with the list of candidates with the words', async () => {
  const { user: person, field, active, address } = await opened();
  await person.type(field, ' nuria & co ');
  await waitFor(() => expect(asked).toContain('nuria & co'));
  await screen.findByRole('group', { name: 'Clients' });
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Search candidates for “nuria & co”');
  await person.keyboard('{Enter}');
  expect(address()).toBe('/candidates?q=nuria+%26+co');
});

it.each(['{Control>}', '{Meta>}'])(
  '[SHELL-94] [SHELL-95] %s and Shift and S lead who may to the search for candidates',
  async (chord) => {
    const { user: person, address } = draw();
    const keys = `${chord}{Shift>}S{/Shift}${chord.replace('{', '{/').replace('>', '')}`;
    await person.keyboard(keys);
    expect(address()).toBe('/');
    act(() => useSession.setState({ user: { ...user, permissions: ['candidates.search'] } }));
    await person.keyboard(keys);
    await waitFor(() => expect(address()).toBe('/candidates/search'));
  },
);

it.each(['{Control>}', '{Meta>}'])(
  '[SHELL-96] [SHELL-97] %s and Shift and H lead who may to the hunts',
  async (chord) => {
    const { user: person, address } = draw();
    const keys = `${chord}{Shift>}H{/Shift}${chord.replace('{', '{/').replace('>', '')}`;
    await person.keyboard(keys);
    expect(address()).toBe('/');
    act(() => useSession.setState({ user: { ...user, permissions: ['hunts.read'] } }));
    await person.keyboard(keys);
    await waitFor(() => expect(address()).toBe('/talent-pools'));
  },
);

it('[FIND-09] ends, for who may search in words, with that search', async () => {
  const {
    user: person,
    field,
    active,
    address,
  } = await opened({
    permissions: [...RECRUITER, 'candidates.search'],
  });
  await person.type(field, ' cook & co ');
  await waitFor(() => expect(asked).toContain('cook & co'));
  await screen.findByText('Nothing found for “cook & co”');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Search profiles and CVs for “cook & co”');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Search candidates for “cook & co”');
  await person.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/candidates/search?queryTerm=cook+%26+co');
});

it('[FIND-08] says that nothing was found, and the words stay', async () => {
  const { user: person, field } = await opened();
  await person.type(field, 'xyz');
  expect(await screen.findByText('Nothing found for “xyz”')).toHaveAttribute('role', 'status');
  expect(field).toHaveValue('xyz');
  expect(lines('In the list of candidates')).toEqual(['Search candidates for “xyz”']);
});

it('[FIND-08] says that the search failed, keeps the words and tries again', async () => {
  answer = () => new Response(JSON.stringify({ error: { code: 'INVALID', message: 'no' } }), { status: 400 });
  const { user: person, field } = await opened();
  await person.type(field, 'nuria');
  expect(await screen.findByText('The search failed. What you typed is still here.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  expect(field).toHaveValue('nuria');
  answer = () => answers(FOUND);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Candidates' })).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(screen.queryByText(/search failed/)).not.toBeInTheDocument();
});
