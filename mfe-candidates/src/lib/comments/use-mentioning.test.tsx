import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { en } from '../../messages/en.ts';
import { useMentioning } from './use-mentioning.tsx';

const [CLARA, POL] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
const MEMBERS = [
  { id: CLARA, first_name: 'Clara', last_name: 'Vila', email: 'clara@agency.example', image_url: null },
  { id: POL, first_name: 'Pol', last_name: null, email: 'pol@agency.example', image_url: null },
];

/** The comment and its mentions as a form holds them. */
function Fields({ start }: { start: { comment: string; text: string } }) {
  const [comment, setComment] = useState(start.comment);
  const [text, setText] = useState(start.text);
  const onMention = useCallback((next: string) => setText(next), []);
  const { find, onPick } = useMentioning({ candidateId: CLARA, comment, text, onMention });
  return (
    <>
      {find('').map((member) => (
        <button key={member.id} type="button" onClick={() => onPick(member)}>
          Pick {member.id === CLARA ? 'Clara' : 'Pol'}
        </button>
      ))}
      <textarea aria-label="Comment" value={comment} onChange={(event) => setComment(event.target.value)} />
      <input aria-label="Mentions" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}
async function show(start = { comment: '', text: '' }) {
  setAppConfig({});
  globalThis.fetch = jest.fn(async () => Response.json({ data: MEMBERS }));
  renderWithProviders(<Fields start={start} />, { messages: en });
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pick = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Pick ${name}` }));
const mentions = () => (screen.getByLabelText('Mentions') as HTMLInputElement).value;
const of = (display: string, id: string | undefined) => `@[${display}]{${id}}`;

it('[ACT-07] drops a mention when its name leaves the comment, and brings it back with the name', async () => {
  await show();
  pick('Clara');
  write('Comment', '<p>Ask @Clara Vila</p><p>soon</p>');
  expect(mentions()).toBe(of('Clara Vila', CLARA));
  write('Comment', '<p>Ask </p><p>soon</p>');
  expect(mentions()).toBe('');
  write('Comment', '<p>Ask @Clara <strong>Vila</strong>, soon</p>');
  expect(mentions()).toBe(of('Clara Vila', CLARA));
  // Part of a longer name is another one.
  write('Comment', '<p>Ask @Clara Vilaplana</p>');
  expect(mentions()).toBe('');
});

it('[ACT-07] drops a mention whose name is gone before the comment was told of it', async () => {
  await show({ comment: '<p>Ask @</p>', text: '' });
  pick('Clara');
  expect(mentions()).toBe(of('Clara Vila', CLARA));
  write('Comment', '<p>Ask</p>');
  expect(mentions()).toBe('');
});

it('[ACT-07] keeps mentions that did not come from the comment, and the choice of whoever took one away', async () => {
  await show({ comment: '<p>@Clara Vila</p>', text: `${of('Clara Vila', CLARA)} ${of('Pol', POL)}` });
  write('Comment', '<p>@Clara Vila, call</p>');
  expect(mentions()).toBe(`${of('Clara Vila', CLARA)} ${of('Pol', POL)}`);
  write('Comment', '<p>call</p>');
  expect(mentions()).toBe(of('Pol', POL));
  write('Comment', '<p>@Clara Vila, call</p>');
  expect(mentions()).toBe(`${of('Pol', POL)} ${of('Clara Vila', CLARA)}`);
  write('Mentions', of('Pol', POL));
  write('Comment', '<p>call</p>');
  write('Comment', '<p>@Clara Vila, call</p>');
  expect(mentions()).toBe(of('Pol', POL));
});

it('[ACT-07] keeps what is half typed in the field of mentions, at a pick and when a name leaves', async () => {
  await show({ comment: '', text: '@po' });
  pick('Clara');
  expect(mentions()).toBe(`${of('Clara Vila', CLARA)} @po`);
  write('Comment', '<p>@Clara Vila</p>');
  write('Comment', '<p>no</p>');
  expect(mentions()).toBe('@po');
});
