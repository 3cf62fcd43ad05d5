import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { MentionField } from './mention-field.tsx';

const ids = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
const MEMBERS = [
  { id: ids[0], first_name: 'Clara', last_name: 'Vila', email: 'clara@agency.example', image_url: null },
  { id: ids[1], first_name: 'Pol', last_name: 'Clarà', email: 'pol@agency.example', image_url: null },
];

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <MentionField candidateId={ids[0] ?? ''} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
function show(answer: () => Promise<Response>) {
  setAppConfig({});
  globalThis.fetch = jest.fn(answer);
  const { user } = renderWithProviders(<Field />, { messages: en });
  const field = screen.getByRole('combobox', { name: /^Mentions/ });
  return { user, field };
}
const written = () => screen.getByRole('status', { name: '' }).textContent;

it('offers members for what is typed after @, takes one by arrows and Enter or by Tab, and none twice', async () => {
  const { user, field } = show(async () => Response.json({ data: MEMBERS }));
  await user.type(field, '@clara');
  const list = await screen.findByRole('listbox', { name: 'Members' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(written()).toBe(`@[Pol Clarà]{${ids[1]}}`);
  await user.type(field, '@clara');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Tab}');
  expect(written()).toBe(`@[Pol Clarà]{${ids[1]}} @[Clara Vila]{${ids[0]}}`);
  expect(field).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(written()).toBe(`@[Pol Clarà]{${ids[1]}}`);
});

it('says that nobody was found', async () => {
  const { user, field } = show(async () => Response.json({ data: MEMBERS }));
  await user.type(field, '@nobody');
  expect(await screen.findByText('No results found')).toBeInTheDocument();
});

it('says that the members did not come, and asks again', async () => {
  let isDown = true;
  const { user, field } = show(async () => {
    if (isDown) return new Response('{}', { status: 400, headers: { 'content-type': 'application/json' } });
    return Response.json({ data: MEMBERS });
  });
  await user.type(field, '@cla');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  // The cache tries again by itself after some seconds: that is not what the button is for.
  const asked = jest.mocked(fetch).mock.calls.length;
  await user.click(retry);
  expect(jest.mocked(fetch).mock.calls.length).toBe(asked + 1);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('[ACT-07] says at its place that somebody may not see the candidate', async () => {
  setAppConfig({});
  globalThis.fetch = jest.fn(async () => Response.json({ data: MEMBERS }));
  renderWithProviders(
    <MentionField
      candidateId={ids[0] ?? ''}
      value={`@[Pol]{${ids[1]}}`}
      onChange={() => undefined}
      isRefused
    />,
    { messages: en },
  );
  const field = screen.getByRole('combobox', { name: /^Mentions/ });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'Somebody whom you mention may not see this candidate. Take them out.',
  );
});
