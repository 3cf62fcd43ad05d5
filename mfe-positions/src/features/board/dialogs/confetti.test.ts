import confetti from 'canvas-confetti';
import { celebrate } from './confetti.ts';

jest.mock('canvas-confetti', () => ({ __esModule: true, default: jest.fn() }));

it('[CONST-60] confetti is thrown for about two seconds', () => {
  jest.useFakeTimers();
  const thrown = jest.mocked(confetti);
  celebrate();
  jest.advanceTimersByTime(1_500);
  const before = thrown.mock.calls.length;
  jest.advanceTimersByTime(400);
  expect(thrown.mock.calls.length).toBeGreaterThan(before);
  jest.advanceTimersByTime(100);
  const last = thrown.mock.calls.length;
  jest.advanceTimersByTime(10_000);
  expect(thrown).toHaveBeenCalledTimes(last);
  jest.useRealTimers();
});
