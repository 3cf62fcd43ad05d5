import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section } from '../testing/lines.ts';
import { normalisePhone, readContact } from './contact.ts';

const read = (...written: string[]) => readContact([section('header', written)], []);

describe('normalisePhone', () => {
  it('keeps digits and a leading plus', () => {
    expect(normalisePhone('(+34) 644 09 71 25')).toBe('+34644097125');
    expect(normalisePhone('0034 633 871 902')).toBe('+34633871902');
    expect(normalisePhone('+44 (0)20 7946 0812')).toBe('+442079460812');
    expect(normalisePhone('(512) 555-0147')).toBe('5125550147');
  });
  it('refuses what is too short or too long', () => {
    expect(normalisePhone('555 01')).toBeNull();
    expect(normalisePhone('1234 5678 9012 3456 78')).toBeNull();
  });
});

describe('readContact', () => {
  it('reads a line of contact details between bars', () => {
    const contact = read(
      'Leeds, United Kingdom | +44 113 496 0000 | ines@post.example | linkedin.com/in/ines-b',
    );
    expect(contact.email?.value).toBe('ines@post.example');
    expect(contact.phone?.value).toBe('+441134960000');
    expect(contact.linkedin?.value).toBe('https://www.linkedin.com/in/ines-b');
    expect(contact.location?.value).toEqual({
      text: 'Leeds, United Kingdom',
      city: 'Leeds',
      countryCode: 'GB',
    });
  });
  it('[INTAKE-42] reads the last digits of a number that breaks off from the line below, which a year is not', () => {
    expect(read('+54 9 341 251', '8139').phone?.value).toBe('+5493412518139');
    expect(read('+54 9 341 251', '2019').phone?.value).toBe('+549341251');
    expect(read('+34 612 345 678', '8139').phone?.value).toBe('+34612345678');
    expect(read('612 345 678', '8139').phone?.value).toBe('612345678');
  });
  it('reads a phone after its label', () => {
    expect(read('Tel. 93 118 40 26').phone?.value).toBe('931184026');
    expect(read('Mòbil: 687 33 19 04').phone?.value).toBe('687331904');
  });
  it('reads a phone behind a town whose letters are those of a label', () => {
    expect(read('Daniel Roca, Madrid, tel. 633 871 902').phone?.value).toBe('633871902');
  });
  it('takes no dates, identity numbers or postcodes for a phone', () => {
    expect(
      read('2008 - 2012', 'DNI: 28745190Q', '41002 Sevilla', 'Data de naixement: 14/03/1987').phone,
    ).toBeNull();
  });
  it('joins an address that is cut at the edge of its column', () => {
    expect(read('very.long.address@company', '.example').email?.value).toBe(
      'very.long.address@company.example',
    );
    expect(read('www.linkedin.com/in/marta-', 'sala-22b (LinkedIn)').linkedin?.value).toBe(
      'https://www.linkedin.com/in/marta-sala-22b',
    );
  });
  it('reads links that the page shows only as icons', () => {
    const bbox: [number, number, number, number] = [10, 10, 20, 20];
    const contact = readContact(
      [section('header', ['Marta Sala'])],
      [
        { url: 'mailto:Marta%40post.example?subject=hi', bbox, page: 1 },
        { url: 'tel:+34600111222', bbox, page: 1 },
        { url: 'https://es.linkedin.com/in/marta-sala/', bbox, page: 1 },
      ],
    );
    expect(contact.email).toMatchObject({ value: 'marta@post.example', source: { bbox } });
    expect(contact.phone?.value).toBe('+34600111222');
    expect(contact.linkedin?.value).toBe('https://www.linkedin.com/in/marta-sala');
  });
  it('prefers the contact block over addresses in references', () => {
    const contact = readContact(
      [section('other', ['Referee: boss@corp.example']), section('contact', ['me@post.example'])],
      [],
    );
    expect(contact.email?.value).toBe('me@post.example');
  });
  it('reads a phone beside a name that begins as a document’s does', () => {
    for (const name of ['Ana Nieto Vila', 'Nieves Roca', 'Pau Ibáñez', 'Jo Doig'])
      expect(read(`${name} · 633 871 902`).phone?.value).toBe('633871902');
    for (const name of ['DNI', 'NIE', 'NIF:', 'IBAN', 'DOI'])
      expect(read(`${name} 633 871 902`).phone).toBeNull();
  });
});
