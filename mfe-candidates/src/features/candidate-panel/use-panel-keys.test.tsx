import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { en } from '../../messages/en.ts';
import { usePanelKeys } from './use-panel-keys.ts';

function setup(isCvOpen = false, hasCv = true) {
  const on = {
    onPrevious: jest.fn(),
    onNext: jest.fn(),
    onDiscard: jest.fn(),
    onToggleCv: jest.fn(),
    onClose: jest.fn(),
  };
  function Panel() {
    const panel = useRef<HTMLElement>(null);
    usePanelKeys(panel, { candidateId: 'c', isCvOpen, ...on }, hasCv);
    return (
      <>
        <aside ref={panel}>
          <button type="button">Inside</button>
          <input aria-label="Phone" />
        </aside>
        <button type="button">Row</button>
        <input aria-label="Search" />
      </>
    );
  }
  const { user } = renderWithProviders(<Panel />, { messages: en });
  const calls = () => Object.values(on).map((mock) => mock.mock.calls.length);
  return { user, calls };
}

it('arrows go to the neighbours, Ctrl+D discards, V opens the CV, Escape closes', async () => {
  const { user, calls } = setup();
  screen.getByRole('button', { name: 'Inside' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{Control>}d{/Control}v{Escape}');
  expect(calls()).toEqual([1, 2, 1, 1, 1]);
});

it('leaves arrows to what has the focus outside, and Escape to a field outside', async () => {
  const { user, calls } = setup();
  screen.getByRole('button', { name: 'Row' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await user.keyboard('v{Escape}');
  screen.getByRole('textbox', { name: 'Phone' }).focus();
  await user.keyboard('v{ArrowLeft}');
  expect(calls()).toEqual([0, 0, 0, 0, 0]);
  await user.keyboard('{Escape}');
  expect(calls()).toEqual([0, 0, 0, 0, 1]);
});

it('leaves Escape and V to the viewer while the CV is open', async () => {
  const { user, calls } = setup(true);
  screen.getByRole('button', { name: 'Inside' }).focus();
  await user.keyboard('v{Escape}{ArrowRight}');
  expect(calls()).toEqual([0, 1, 0, 0, 0]);
});
