import { storeLocale } from '@cantera/shared/session';
import { stepName } from './step-name.ts';

afterEach(() => storeLocale('en'));

it('[FIRST-07] names the fixed steps by their type, those that everybody begins with by their name, others as given', () => {
  storeLocale('ca');
  expect(
    [
      { type: 'INBOX', name: 'Whatever' },
      { type: 'STEP', name: 'Offer' },
      { type: 'STEP', name: 'Phone call' },
      { type: 'HIRED', name: 'Hired' },
    ].map((step) => stepName(step as Parameters<typeof stepName>[0])),
  ).toEqual(['Rebuts', 'Oferta', 'Phone call', 'Contractats']);
});
