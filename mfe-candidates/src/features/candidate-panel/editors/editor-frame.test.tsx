import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../../messages/en.ts';
import { EditorFrame, TextInput } from './editor-frame.tsx';

function Editor({ onCancel = () => undefined }: { onCancel?: () => void }) {
  const [title, setTitle] = useState('');
  return (
    <EditorFrame
      label="Name"
      isDirty={title !== ''}
      isBusy={false}
      problem={undefined}
      onSave={() => undefined}
      onCancel={onCancel}
    >
      <TextInput label="Job title" value={title} onChange={setTitle} />
    </EditorFrame>
  );
}

it('asks before the panel of the person who is edited is closed or goes to another', async () => {
  const { user, navigate, address } = renderWithProviders(<Editor />, {
    messages: en,
    route: '/candidates?candidateId=1',
  });
  await navigate('/candidates?candidateId=1&page=2');
  await user.type(screen.getByLabelText('Job title'), 'Cap de sala');
  for (const away of ['/candidates?page=2', '/candidates?candidateId=2&page=2', '/positions']) {
    await navigate(away);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/candidates?candidateId=1&page=2');
  }
  await navigate('/candidates?candidateId=1&page=3');
  expect(address()).toBe('/candidates?candidateId=1&page=3');
  expect(screen.getByLabelText('Job title')).toHaveValue('Cap de sala');
});

it.each(['Escape', 'Cancel'])('%s asks before it gives up what was typed, and only then', async (way) => {
  const onCancel = jest.fn();
  const { user } = renderWithProviders(<Editor onCancel={onCancel} />, { messages: en });
  const leave = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Cancel' }));
  await leave();
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Job title'), 'Cap de sala');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Job title')).toHaveValue('Cap de sala');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});
