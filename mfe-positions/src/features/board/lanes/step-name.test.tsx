import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { StepNameField } from './step-name.tsx';

const step: BoardStep = {
  id: 's1',
  name: 'Screening',
  position: 1,
  type: 'STEP',
  categoryId: 'INTERNAL',
  createdAt: '2026-05-31T10:00:00Z',
  applications: [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CONST-56] a step is renamed 250 ms after the last letter, once', () => {
  const onRename = jest.fn();
  renderWithProviders(<StepNameField step={step} onRename={onRename} onClose={jest.fn()} />, {
    messages: en,
  });
  const field = screen.getByRole('textbox', { name: 'Name of the step' });
  fireEvent.change(field, { target: { value: 'Call' } });
  act(() => jest.advanceTimersByTime(249));
  fireEvent.change(field, { target: { value: 'Calls' } });
  act(() => jest.advanceTimersByTime(249));
  expect(onRename).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onRename.mock.calls).toEqual([['Calls']]);
});
