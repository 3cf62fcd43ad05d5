import { toast } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { generatorEn } from '../../../messages/texts-generator-en.ts';
import { GeneratorButton, GeneratorPlace } from '../generator-place.tsx';

const ID = '0190a5d2-0000-7000-8000-00000000000a';
const ADDRESS = `/api/v1/job/${ID}/jd-generator`;
const user = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'ana@posta.example',
  firstName: 'Ana',
  lastName: 'Nogués',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  agencyId: '0190a5d2-0000-7000-8000-000000000002',
  version: 1,
  isPasswordWeak: false,
} as const;

interface Sent {
  readonly url: string;
  readonly body: unknown;
}
let sent: Sent[];
let answer: () => Response;
let hasEditor: boolean;
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string, fields = {}) =>
  json(status, { error: { code, message: 'no', request_id: 'r', fields } });
const META = { written_by: 'TEMPLATE', left_out: [] as string[], to_check: [] as string[] };

beforeEach(() => {
  sent = [];
  hasEditor = true;
  answer = () => json(200, { data: '<p>Generated</p>', meta: META });
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    sent.push({ url, body: JSON.parse(String(init?.body ?? '{}')) });
    return answer();
  };
  setViewport(1400);
});
afterEach(() => toast.dismiss());

function show(permissions: string[] = ['drafts.create'], isSalaryShown = true) {
  useSession.setState({ user: { ...user, permissions } });
  const texts = ['<p>Mine</p>'];
  const text = {
    html: () => texts.at(-1) ?? '',
    replace: (html: string) => {
      if (hasEditor) texts.push(html);
      return hasEditor;
    },
  };
  renderWithProviders(
    <>
      <GeneratorButton />
      <GeneratorPlace positionId={ID} isSalaryShown={isSalaryShown} text={text} />
    </>,
    { messages: { ...en, ...generatorEn } },
  );
  return texts;
}
async function open() {
  const texts = show();
  fireEvent.click(screen.getByRole('button', { name: 'Generate description' }));
  const panel = await screen.findByRole('complementary', { name: 'Description generator' });
  return { texts, panel };
}
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const choose = (name: string, option: string) =>
  fireEvent.click(group(name).getByRole('radio', { name: option }));
const GROUPS = [
  ['Language', ['English', 'Spanish', 'Catalan'], 'Catalan'],
  ['Tone', ['Playful', 'Neutral', 'Formal'], 'Formal'],
  ['Length', ['Short', 'Medium', 'Long'], 'Short'],
  ['Client info', ['Yes', 'No'], 'No'],
  ['Salary', ['Yes', 'No'], 'Yes'],
] as const;
const chooseAll = () => {
  for (const [name, , option] of GROUPS) choose(name, option);
};
const generateButton = () => screen.getByRole('button', { name: 'Generate' });
const press = () => fireEvent.click(generateButton());

it('[JD-09] is a side panel that a button of the tab opens and closes', async () => {
  const { panel } = await open();
  expect(await within(panel).findByRole('heading', { name: 'Description generator' })).toHaveFocus();
  fireEvent.click(within(panel).getByRole('button', { name: 'Close the generator' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});

it('[JD-09] is not there for who may not generate', () => {
  show([]);
  expect(screen.queryByRole('button', { name: 'Generate description' })).not.toBeInTheDocument();
});

it('[JD-09] is a dialog where there is no room beside the editor, and closes once it has generated', async () => {
  setViewport(390);
  const texts = show();
  fireEvent.click(screen.getByRole('button', { name: 'Generate description' }));
  const sheet = await screen.findByRole('dialog', { name: 'Description generator', hidden: true });
  for (const [name, , option] of GROUPS)
    fireEvent.click(
      within(within(sheet).getByRole('radiogroup', { name, hidden: true })).getByRole('radio', {
        name: option,
        hidden: true,
      }),
    );
  fireEvent.click(within(sheet).getByRole('button', { name: 'Generate', hidden: true }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(texts.at(-1)).toBe('<p>Generated</p>');
  expect(await screen.findByText('Written by a template')).toBeInTheDocument();
});

it('[JD-10] [JD-11] [JD-12] [JD-16] offers five choices, none made, and waits for all of them', async () => {
  await open();
  for (const [name, options] of GROUPS) {
    const radios = group(name).getAllByRole('radio');
    expect(
      radios.map((radio) => (radio.getAttribute('value') ? radio.closest('label')?.textContent : '')),
    ).toEqual(options);
    for (const radio of radios) expect(radio).not.toBeChecked();
  }
  for (const [name, , option] of GROUPS) {
    expect(generateButton()).toBeDisabled();
    choose(name, option);
  }
  await waitFor(() => expect(generateButton()).toBeEnabled());
});

it('[JD-13] [JD-14] [JD-15] [JD-17] sends the choices and puts the text into the editor', async () => {
  const { texts } = await open();
  chooseAll();
  fireEvent.change(screen.getByRole('textbox', { name: /Anything to add/ }), {
    target: { value: ' Nights ' },
  });
  press();
  await waitFor(() => expect(texts).toEqual(['<p>Mine</p>', '<p>Generated</p>']));
  expect(sent).toEqual([
    {
      url: expect.stringMatching(new RegExp(`${ADDRESS}$`)),
      body: {
        lang: 'ca',
        tone: 'formal',
        length: 'short',
        anonymity: true,
        show_salary: true,
        recruiter_comment: 'Nights',
      },
    },
  ]);
});

it('[JD-13] [JD-14] [JD-15] sends client info and salary the other way round, and no comment where there is none', async () => {
  await open();
  chooseAll();
  choose('Client info', 'Yes');
  choose('Salary', 'No');
  press();
  await screen.findByText('Written by a template');
  expect(sent[0]?.body).toEqual({
    lang: 'ca',
    tone: 'formal',
    length: 'short',
    anonymity: false,
    show_salary: false,
  });
});

it('[LLM-10] says so when AI has written the text', async () => {
  answer = () =>
    json(200, {
      data: '<p>Generated</p>',
      meta: { ...META, written_by: 'MODEL', to_check: ['TASKS_BY_AI'] },
    });
  await open();
  chooseAll();
  press();
  expect(await screen.findByText('Written by AI')).toBeInTheDocument();
  expect(screen.getByText(/^AI wrote the tasks that you did not type/)).toBeInTheDocument();
  expect(screen.queryByText('Written by a template')).not.toBeInTheDocument();
});

it('[JD-17] is taken back from the toast', async () => {
  const { texts } = await open();
  chooseAll();
  press();
  expect(
    await screen.findByText('It is not saved yet. Read it, change what you like, and save.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts.at(-1)).toBe('<p>Mine</p>');
  await waitFor(() => expect(screen.queryByText('Written by a template')).not.toBeInTheDocument());
});

it('[JD-17] is not taken back over what was typed since', async () => {
  const { texts } = await open();
  chooseAll();
  press();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  texts.push('<p>Generated, and mine</p>');
  fireEvent.click(undo);
  expect(await screen.findByText('The text has been changed since; it stays as it is.')).toBeInTheDocument();
  expect(texts.at(-1)).toBe('<p>Generated, and mine</p>');
  expect(screen.getByText('Written by a template')).toBeInTheDocument();
});

it('[JD-17] says so when there is no editor to put it into', async () => {
  const { texts } = await open();
  chooseAll();
  hasEditor = false;
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The description was generated, but/);
  expect(texts).toEqual(['<p>Mine</p>']);
  expect(screen.queryByText('Description generated')).not.toBeInTheDocument();
  expect(screen.queryByText('Written by a template')).not.toBeInTheDocument();
});

it('[JD-23] says who wrote it, what is to be checked and what was left out', async () => {
  answer = () =>
    json(200, {
      data: '<p>x</p>',
      meta: { written_by: 'TEMPLATE', left_out: ['COMMENT', 'SALARY'], to_check: ['TASKS'] },
    });
  await open();
  chooseAll();
  press();
  const note = within(await screen.findByRole('region', { name: 'About the generated description' }));
  expect(note.getByText('Written by a template')).toBeInTheDocument();
  expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The tasks that you did not type are the usual ones for this occupation.',
    'Part of your text: there was no room for all of it. Try a longer description.',
    'What told the salary, in a benefit, the client’s words or your text.',
  ]);
  fireEvent.click(note.getByRole('button', { name: 'Close this note' }));
  await waitFor(() => expect(screen.queryByText('Written by a template')).not.toBeInTheDocument());
});

it('[JD-18] asks for the details where they are missing, and keeps the choices', async () => {
  answer = () => refusal(400, 'POSITION_INCOMPLETE', { 'salary.from': 'required' });
  const { texts } = await open();
  chooseAll();
  press();
  const alert = await screen.findByText(
    /Please fill in the details of the position to generate a description\./,
  );
  expect(within(alert).getByRole('link', { name: 'Go to the details' })).toHaveAttribute(
    'href',
    `/positions/${ID}/details`,
  );
  expect(texts).toEqual(['<p>Mine</p>']);
  expect(group('Tone').getByRole('radio', { name: 'Formal' })).toBeChecked();
  answer = () => json(200, { data: '<p>Generated</p>', meta: META });
  press();
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});

it('[JD-19] answers any other failure with the standard error, and keeps what was typed', async () => {
  answer = () => refusal(500, 'INTERNAL');
  const { texts } = await open();
  chooseAll();
  const comment = screen.getByRole('textbox', { name: /Anything to add/ });
  fireEvent.change(comment, { target: { value: 'Nights' } });
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error/);
  expect(comment).toHaveValue('Nights');
  expect(texts).toEqual(['<p>Mine</p>']);
});

it('[JD-24] says that there were too many', async () => {
  answer = () => refusal(429, 'TOO_MANY_ATTEMPTS');
  await open();
  chooseAll();
  press();
  expect(
    await screen.findByText('You have had 30 texts written in an hour. Try again later.'),
  ).toBeInTheDocument();
});

it('[MPOST-30] says that the text will be public where the salary goes into it and the site does not show it', async () => {
  show(undefined, false);
  fireEvent.click(screen.getByRole('button', { name: 'Generate description' }));
  const salary = await screen.findByRole('radiogroup', { name: 'Salary' });
  const words = /The career site does not show the salary, but this text will be public\./;
  expect(salary).not.toHaveAccessibleDescription(words);
  choose('Salary', 'Yes');
  expect(salary).toHaveAccessibleDescription(words);
  choose('Salary', 'No');
  expect(salary).not.toHaveAccessibleDescription(words);
});

it('[JD-20] claims what showing the salary does', async () => {
  await open();
  expect(screen.getByRole('radiogroup', { name: 'Salary' })).toHaveAccessibleDescription(
    'Showing the salary multiplies the chances of a reply by 250%.',
  );
});
