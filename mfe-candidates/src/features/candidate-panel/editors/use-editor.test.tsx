import type { Candidate } from '@cantera/shared/contracts/candidates';
import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { NameEditor } from './name-editor.tsx';
import { SummaryEditor } from './summary-editor.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const CHANGED = /Someone else changed this candidate while you were editing/;

/** As the server has them: what is stored, its version, and what was written. */
let stored: Record<string, string>;
let version: number;
let written: unknown[];
let refused: number;
/** Ends the wait of the first change that comes, where it is to wait. */
let hold: Promise<void> | undefined;

const wire = () => ({ data: { id: ID, ...stored, version } });

async function answer(_url: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'PUT') return Response.json(wire());
  const { version: sent, ...body } = JSON.parse(String(init.body));
  const wait = hold;
  hold = undefined;
  await wait;
  if (sent !== version) {
    refused += 1;
    return Response.json(
      { error: { code: 'CANDIDATE_CHANGED', message: '', request_id: '1', details: { version } } },
      { status: 409 },
    );
  }
  stored = { ...stored, ...body };
  version += 1;
  written.push(body);
  return Response.json(wire());
}

/** The editors of the name and of the summary, side by side as in the panel. */
function open() {
  const candidate = {
    id: ID,
    firstName: stored.first_name,
    lastName: stored.last_name,
    jobTitle: stored.job_title,
    summary: stored.summary,
    version,
  } as unknown as Candidate;
  const onDone = { name: jest.fn(), summary: jest.fn() };
  const { user } = renderWithProviders(
    <>
      <section aria-label="name">
        <NameEditor candidate={candidate} onDone={onDone.name} />
      </section>
      <section aria-label="summary">
        <SummaryEditor candidate={candidate} onDone={onDone.summary} />
      </section>
    </>,
    { messages: en },
  );
  const save = (part: string) =>
    user.click(within(screen.getByRole('region', { name: part })).getByRole('button', { name: 'Save' }));
  const title = screen.getByLabelText('Job title');
  const summary = screen.getByRole('textbox', { name: 'Summary' });
  return { user, onDone, save, title, summary };
}

beforeEach(() => {
  setAppConfig({});
  stored = { first_name: 'Ona', last_name: 'Rius', job_title: 'Cook', summary: 'Ten years.' };
  version = 3;
  written = [];
  refused = 0;
  hold = undefined;
  globalThis.fetch = jest.fn(answer);
});

it('two parts that are saved within a moment of each other are both saved, and nobody is said to have changed them', async () => {
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const { user, onDone, save, title, summary } = open();
  await user.type(title, ' de sala');
  await user.type(summary, ' Two as chef.');
  await save('name');
  await save('summary');
  expect(written).toEqual([]);
  release();
  await waitFor(() => expect(onDone.name).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(onDone.summary).toHaveBeenCalledTimes(1));
  expect(stored).toMatchObject({ job_title: 'Cook de sala', summary: 'Ten years. Two as chef.' });
  expect(written).toHaveLength(2);
  expect(refused).toBe(0);
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

it('a part is saved although somebody else has changed another one meanwhile', async () => {
  const { user, onDone, save, summary } = open();
  await user.type(summary, ' Two as chef.');
  stored = { ...stored, job_title: 'Chef' };
  version += 1;
  await save('summary');
  await waitFor(() => expect(onDone.summary).toHaveBeenCalledTimes(1));
  expect(stored).toMatchObject({ job_title: 'Chef', summary: 'Ten years. Two as chef.' });
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

it('a part that somebody else has changed is not replaced unseen, and is by who saves again', async () => {
  const { user, onDone, save, summary } = open();
  await user.type(summary, ' Two as chef.');
  stored = { ...stored, summary: 'Eleven years.' };
  version += 1;
  await save('summary');
  expect(await screen.findByText(CHANGED)).toBeInTheDocument();
  expect(summary).toHaveValue('Ten years. Two as chef.');
  expect(stored.summary).toBe('Eleven years.');
  await save('summary');
  await waitFor(() => expect(onDone.summary).toHaveBeenCalledTimes(1));
  expect(stored.summary).toBe('Ten years. Two as chef.');
});

it('a third version of a part is told of too', async () => {
  const { user, save, summary } = open();
  await user.type(summary, ' Two as chef.');
  for (const other of ['Eleven years.', 'Twelve years.']) {
    stored = { ...stored, summary: other };
    version += 1;
    await save('summary');
    expect(await screen.findByText(CHANGED)).toBeInTheDocument();
    expect(stored.summary).toBe(other);
  }
  expect(written).toEqual([]);
});

it('a summary that is too long is kept whole, told at its field, and not saved until it is shorter', async () => {
  const { user, onDone, save, summary } = open();
  const long = 'x'.repeat(20_001);
  await user.clear(summary);
  await user.paste(long);
  expect(summary).toHaveValue(long);
  expect(summary).toHaveAccessibleDescription('Enter 20,000 characters or fewer.');
  await save('summary');
  expect(summary).toHaveFocus();
  expect(onDone.summary).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(summary).toBeValid();
  await save('summary');
  await waitFor(() => expect(onDone.summary).toHaveBeenCalledTimes(1));
  expect(written).toEqual([{ summary: long.slice(1) }]);
});
