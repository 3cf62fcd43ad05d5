import { describe, it } from 'node:test';
import { expect } from 'expect';
import { detectTongue } from './tongue.ts';

describe('detectTongue', () => {
  it('tells English, Spanish and Catalan apart', () => {
    expect(detectTongue('Led the team for three years and worked with clients on the road')).toBe('en');
    expect(
      detectTongue('Responsable de la atención al cliente y de los pedidos para una empresa española'),
    ).toBe('es');
    expect(detectTongue('Atenció al client i gestió de les comandes amb un equip de l’empresa')).toBe('ca');
  });
  it('is silent on next to nothing', () => expect(detectTongue('CV')).toBeNull());
});
