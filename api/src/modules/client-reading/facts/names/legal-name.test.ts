import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parsePage } from '../../page/parse-page.ts';
import { legalNameOf } from './legal-name.ts';

const legalName = (text: string, name: string) =>
  legalNameOf([parsePage({ url: 'https://site.example/', html: `<footer>${text}</footer>` })], name)?.value;

describe('the registered name of a company', () => {
  it('[CLAI-19] keeps the words of a name that are written in small letters', () => {
    for (const [text, name, registered] of [
      ['© 2026 idealista, S.A.U.', 'idealista', 'idealista, S.A.U.'],
      ['Forn Rovira b4f1196a, S.L.', 'Forn Rovira b4f1196a', 'Forn Rovira b4f1196a, S.L.'],
      ['eDreams ODIGEO S.A. Todos los derechos reservados', 'eDreams ODIGEO', 'eDreams ODIGEO S.A.'],
      ['Forn Rovira i Fills, S.L.', 'Forn Rovira', 'Forn Rovira i Fills, S.L.'],
    ] as const)
      expect([text, legalName(text, name)]).toEqual([text, registered]);
  });

  it('[CLAI-19] begins no name in the middle of a word', () => {
    expect(legalName('Miembros de b4f1196a, S.L.', 'Miembros')).toBeUndefined();
    expect(legalName('superidealista, S.A.U.', 'idealista')).toBeUndefined();
  });

  it('[CLAI-19] ends in the legal form of many countries, whole', () => {
    for (const [text, name, registered] of [
      ['Grupo Trébol S.A.C | Correos', 'Grupo Trébol', 'Grupo Trébol S.A.C'],
      ['DINACOL S.A.S. es una empresa', 'Dinacol', 'DINACOL S.A.S.'],
      ['Quien la lleva es Giorgio Hermanos S.R.L. de Concordia', 'Giorgio', 'Giorgio Hermanos S.R.L.'],
      ['AVIC Projects India Pvt Ltd', 'AVIC', 'AVIC Projects India Pvt Ltd'],
      ['Finofii Fintech Private Limited', 'Finofii', 'Finofii Fintech Private Limited'],
      ['Auto Norte S.A.C. y Auto Sur S.A.C.', 'Auto Norte', 'Auto Norte S.A.C.'],
    ] as const)
      expect([text, legalName(text, name)]).toEqual([text, registered]);
  });

  it('[CLAI-19] is what stands after a label or a ©, in whatever letters', () => {
    expect(legalName('Denominación Social: Carbonera llibreria SCCL', 'La Carbonera')).toBe(
      'Carbonera llibreria SCCL',
    );
    expect(legalName('Denominación: Asociación de Familias del Colegio (AFA)', 'AFA')).toBe(
      'Asociación de Familias del Colegio',
    );
    expect(legalName('© brewhouse software, inc.', 'Brewhouse')).toBe('brewhouse software, inc.');
    expect(legalName('© other software, inc.', 'Brewhouse')).toBeUndefined();
  });
});
