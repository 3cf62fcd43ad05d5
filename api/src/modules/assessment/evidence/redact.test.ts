import { describe, it } from 'node:test';
import { expect } from 'expect';
import { redact } from './redact.ts';

const ADA = { firstName: 'María José', lastName: 'de la Cruz Ibáñez' };

describe('a line without who wrote it', () => {
  for (const [text, told] of [
    ['Docker at Acme, reported to Maria and IBAÑEZ', 'Docker at Acme, reported to [name] and [name]'],
    ['Jefa de la planta de Olot', 'Jefa de la planta de Olot'],
    ['Write to ada.byron+cv@posta.example now', 'Write to [contact] now'],
    ['https://adabyron.dev/docker and www.ada.es', '[contact] and [contact]'],
    ['See linkedin.com/in/ada-byron', 'See [contact]'],
    ['Call +34 600 123 456 or 972-20-30-40', 'Call [contact] or [contact]'],
    ['DNI 12345678Z', 'DNI [contact]'],
    ['Born 12/04/1985, Docker', 'Born [date], Docker'],
    ['12 de abril de 1985', '[date]'],
    ['March 12, 1985', '[date]'],
    ['Lives at C/ Mayor 12, 17001 Girona', 'Lives at [address]'],
    ['4 Elm Street, Leeds', '[address], Leeds'],
    ['Ref.: Sra. Núria Castellví', 'Ref.: [name]'],
    ['Docker 2019 – 2022, 40 services', 'Docker 2019 – 2022, 40 services'],
    ['Backend developer (2019-03 – 2022-11)', 'Backend developer (2019-03 – 2022-11)'],
  ] as const)
    it(`[LLM-08] ${text}`, () => expect(redact(text, ADA)).toBe(told));
});
