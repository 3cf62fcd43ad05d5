import type { Application } from '@cantera/shared/contracts/applications';
import { renderWithProviders } from '@cantera/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import ca from '../../messages/ca.ts';
import { en } from '../../messages/en.ts';
import es from '../../messages/es.ts';
import { StandingChips } from './standing-chips.tsx';

// The chips read no more than these.
const application = (parts: Partial<Application>) =>
  ({
    autoRejected: false,
    discardState: null,
    isLeftToPeople: false,
    rejectedAt: null,
    rejectedReason: null,
    ...parts,
  }) as unknown as Application;

it.each([
  ['en', en, 'Below the autodiscard percentage: left to you'],
  ['es', es, 'Por debajo del descarte automático: decides tú'],
  ['ca', ca, 'Per sota del descart automàtic: decideixes tu'],
] as const)('[AUTOD-61] says that a rule leaves somebody to people: %s', (locale, messages, words) => {
  const show = (isLeftToPeople: boolean) =>
    renderWithProviders(<StandingChips application={application({ isLeftToPeople })} />, {
      messages,
      locale,
    });
  show(true);
  expect(screen.getByText(words)).toBeInTheDocument();
  cleanup();
  const { container } = show(false);
  expect(container).toHaveTextContent('');
});

it('says of a discard that waits that it does, and of one that counts why it was made', () => {
  const rejected = { rejectedAt: '2026-03-07T09:05:00Z', rejectedReason: 'Salary' };
  const show = (parts: Partial<Application>) =>
    renderWithProviders(<StandingChips application={application({ ...rejected, ...parts })} />, {
      messages: en,
    });
  show({ discardState: 'PROVISIONAL' });
  expect(screen.getByText('Discarded by score, to be confirmed')).toBeInTheDocument();
  expect(screen.queryByText(/Salary/)).not.toBeInTheDocument();
  cleanup();
  show({});
  expect(screen.getByText(/Salary/)).toBeInTheDocument();
});
