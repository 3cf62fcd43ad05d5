import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

it('says what failed, what is safe and the number of the request, and is busy while it tries again', async () => {
  let finish: () => void = () => undefined;
  const onRetry = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderWithProviders(
    <ErrorState
      title="The positions could not be loaded"
      description="Your filters are kept."
      requestId="7f3a-91c2"
      onRetry={onRetry}
    />,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The positions could not be loaded');
  expect(alert).toHaveTextContent('Your filters are kept.');
  expect(alert).toHaveTextContent('Request 7f3a-91c2');
  const retry = screen.getByRole('button', { name: 'Retry' });
  await user.click(retry);
  await user.click(retry);
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await user.click(retry);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('[SHELL-140] tells of loading only after 150 ms', () => {
  jest.useFakeTimers();
  renderWithProviders(<SkeletonRows rows={3} />);
  act(() => jest.advanceTimersByTime(140));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  jest.useRealTimers();
});
