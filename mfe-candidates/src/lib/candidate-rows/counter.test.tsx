import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { Counter } from './counter.tsx';

function List() {
  const [count, setCount] = useState(2);
  return <Counter total={7} count={count} onClear={() => setCount(0)} />;
}

it('[SHELL-142] who clears a selection is at the count then', async () => {
  const { user } = renderWithProviders(<List />, { messages: en });
  await user.click(screen.getByRole('button', { name: en['candidates.list.clearSelection'] }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/^7 candidates/)).toHaveFocus();
});
