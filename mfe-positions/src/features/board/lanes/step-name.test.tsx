import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { storeLocale } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
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
afterEach(() => {
  jest.useRealTimers();
  storeLocale('en');
});

it('[CONST-56] a step is renamed 250 ms after the last letter, once', () => {
  const onRename = jest.fn();
  renderWithProviders(<StepNameField step={step} onRename={onRename} onClose={jest.fn()} />, {
    messages: { ...en, ...boardEn },
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

it('[FIRST-07] a step that every position begins with is renamed from its name in the reader’s language, and back to it', () => {
  storeLocale('es');
  const onRename = jest.fn();
  renderWithProviders(<StepNameField step={step} onRename={onRename} onClose={jest.fn()} />, {
    messages: { ...en, ...boardEn },
  });
  const field = screen.getByRole('textbox', { name: 'Name of the step' });
  expect(field).toHaveValue('Preselección');
  fireEvent.blur(field);
  expect(onRename).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Llamada' } });
  act(() => jest.advanceTimersByTime(250));
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onRename.mock.calls).toEqual([['Llamada'], ['Screening']]);
});
