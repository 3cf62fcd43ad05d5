import { fireEvent, screen } from '@testing-library/react';
import { z } from 'zod';
import { MoneyField } from '../forms/fields/money-field.tsx';
import { RadioField } from '../forms/fields/radio-field.tsx';
import { useZodForm } from '../forms/validation/use-zod-form.ts';
import { listShortcuts } from '../keyboard/index.ts';
import { renderWithProviders } from '../testing/index.ts';
import { WizardForm } from './wizard-form.tsx';
import { WizardSteps } from './wizard-steps.tsx';

it('the steps lead to what is open and say why the others are not', async () => {
  const { user } = renderWithProviders(
    <WizardSteps
      label="Steps"
      current="b"
      hrefTo={(path) => `/add/${path}?positionId=p`}
      steps={[
        { path: 'a', title: 'Names', isFilled: true },
        { path: 'b', title: 'Salary', isFilled: false },
        { path: 'c', title: 'Skills', isFilled: false, locked: 'First the names' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Names' })).toHaveAttribute('href', '/add/a?positionId=p');
  expect(screen.getByRole('link', { name: 'Salary' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Skills' })).toHaveAttribute('aria-disabled', 'true');
  await user.hover(screen.getByRole('button', { name: 'Skills' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('First the names');
});

const form = z.object({ status: z.enum(['ON', 'OFF']).nullable(), amount: z.number().nullable() });

type Told = { change: jest.Mock; go: jest.Mock; back: jest.Mock };

function Step({ isIncomplete, ...on }: Told & { isIncomplete?: boolean }) {
  const own = useZodForm(form, { defaults: { status: null, amount: null } });
  return (
    <WizardForm
      form={own}
      title="Step"
      continueLabel="Continue"
      isIncomplete={isIncomplete}
      onChange={on.change}
      onContinue={on.go}
      onBack={on.back}
    >
      <RadioField
        control={own.control}
        name="status"
        label="Status"
        options={[
          { value: 'ON', label: 'On', description: 'It runs' },
          { value: 'OFF', label: 'Off' },
        ]}
      />
      <MoneyField control={own.control} name="amount" label="Amount" suffix="€" isOptional />
    </WizardForm>
  );
}

it('a step tells every change, continues on Enter and goes back by Alt and ←', async () => {
  const on = { change: jest.fn(), go: jest.fn(), back: jest.fn() };
  const { user } = renderWithProviders(<Step {...on} />);
  expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'On' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'On' })).toHaveAccessibleDescription('It runs');
  await user.keyboard(' ');
  expect(on.change).toHaveBeenLastCalledWith({ status: 'ON', amount: null });
  await user.type(screen.getByLabelText(/^Amount/), '4a2-0.00');
  expect(on.change).toHaveBeenLastCalledWith({ status: 'ON', amount: 42_000 });
  await user.click(screen.getByRole('radio', { name: 'Off' }));
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('42,000');
  await user.keyboard('{Enter}');
  expect(on.go).toHaveBeenCalledTimes(1);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(on.back).toHaveBeenCalledTimes(1);
  screen.getByRole('heading', { name: 'Step' }).focus();
  await user.keyboard('{Enter}');
  expect(on.go).toHaveBeenCalledTimes(2);
});

const told = (): Told => ({ change: jest.fn(), go: jest.fn(), back: jest.fn() });

it('an incomplete step lets no Enter pass', async () => {
  const on = told();
  const { user, unmount } = renderWithProviders(<Step {...on} isIncomplete />);
  screen.getByRole('radio', { name: 'On' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('heading', { name: 'Step' }).focus();
  await user.keyboard('{Enter}');
  unmount();
  renderWithProviders(<Step {...on} />);
  screen.getByRole('heading', { name: 'Step' }).focus();
  await user.keyboard('{Enter}');
  expect(on.go).toHaveBeenCalledTimes(1);
});

it('Enter that is held down does not run on', async () => {
  const on = told();
  const { user } = renderWithProviders(<Step {...on} />);
  const held = { key: 'Enter', repeat: true };
  const targets = [screen.getByRole('radio', { name: 'On' }), screen.getByLabelText(/^Amount/)];
  // False: what the browser would do with the key was prevented.
  for (const target of targets) expect(fireEvent.keyDown(target, held)).toBe(false);
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Step' }), held);
  screen.getByLabelText(/^Amount/).focus();
  await user.keyboard('{Enter}');
  expect(on.go).toHaveBeenCalledTimes(1);
});

it('the keys of a step are listed, and mean nothing below a dialog', () => {
  const on = told();
  const held = { key: 'Enter', repeat: true };
  const { unmount } = renderWithProviders(<Step {...on} />);
  expect(listShortcuts()).toEqual([{ scope: 'page', keys: ['Alt+ArrowLeft'], label: 'Back' }]);
  unmount();
  renderWithProviders(
    <>
      <Step {...on} />
      <dialog open aria-label="Above" />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText(/^Amount/), { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Step' }), { key: 'Enter' });
  expect([on.back, on.go].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  // What is asked within the step may be answered with a held key, and a text takes as many lines.
  const step = screen.getByRole('form', { name: 'Step' });
  for (const [parent, made] of [
    ['dialog', 'button'],
    ['div', 'textarea'],
  ] as const) {
    const own = document.createElement(parent).appendChild(document.createElement(made));
    step.append(own.parentElement as Element);
    expect(fireEvent.keyDown(own, held)).toBe(true);
  }
});

it('Option and ← are the way one word back where text is typed on an Apple keyboard', async () => {
  const platform = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const on = told();
  const { user } = renderWithProviders(<Step {...on} />);
  screen.getByLabelText(/^Amount/).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(on.back).not.toHaveBeenCalled();
  screen.getByRole('radio', { name: 'On' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(on.back).toHaveBeenCalledTimes(1);
  platform.mockRestore();
});

it.each(['45.000,00 €', '45000.00', '€45,000', '45 000,5'])('a pasted %s is 45000', async (text) => {
  const on = told();
  const { user } = renderWithProviders(<Step {...on} />);
  screen.getByLabelText(/^Amount/).focus();
  await user.paste(text);
  expect(on.change).toHaveBeenLastCalledWith({ status: null, amount: 45_000 });
});
