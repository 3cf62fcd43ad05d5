import { phoneWords } from './phone.ts';

it('[DAY-06] a number of the agency’s country is called and written to as it is abroad', () => {
  expect(phoneWords('612 345 678', 'ES')).toEqual({
    shown: '+34 612 345 678',
    callAddress: 'tel:+34612345678',
    whatsAppAddress: 'https://wa.me/34612345678',
  });
});

it('[DAY-06] what is no number stays as it was typed, and leads to no WhatsApp', () => {
  expect(phoneWords('ask at the desk 12', 'ES')).toEqual({
    shown: 'ask at the desk 12',
    callAddress: 'tel:12',
    whatsAppAddress: undefined,
  });
});
