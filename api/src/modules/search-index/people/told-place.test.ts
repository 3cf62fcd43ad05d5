import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../../testing/harness.ts';
import { toldPlaces } from './told-place.repository.ts';

const CASES: readonly (readonly [text: string, told: string])[] = [
  ['Vall Fosca', 'Vall Fosca'],
  ['Vall Fosca, Lleida', 'Vall Fosca, Lleida'],
  ['Carrer Major 12, Vall Fosca', 'Vall Fosca'],
  ['Carrer Major, 12, 2n 1a, 25513 Vall Fosca (Lleida)', 'Vall Fosca, Lleida'],
  ['C/ de l’Alzina 4 - Vall Fosca', 'Vall Fosca'],
  ['c/Alzina, s/n, Vall Fosca', 'Vall Fosca'],
  ['Avda. dels Til·lers 7 25513 Vall Fosca', 'Vall Fosca'],
  ['Calle del Olmo, Vall Fosca', 'Vall Fosca'],
  ['Plaza Mayor, ático, 25513 Vall Fosca', 'Vall Fosca'],
  ['Ronda, Serranía', 'Ronda, Serranía'],
  ['Ronda Alta 3, Vall Fosca', 'Vall Fosca'],
  ['Rambla Alta, 14, Vall Fosca', 'Vall Fosca'],
  ['Riera de Gaià', 'Riera de Gaià'],
  ['12 High Street, Smallcombe', 'Smallcombe'],
  ['Flat 3, 221B Baker Street, Smallcombe, EX1 2AB', 'Smallcombe'],
  ['12 rue des Ormes, Petitville', 'Petitville'],
  ['Petitville 75990', 'Petitville'],
  ['8099 Kleindorf', 'Kleindorf'],
  ['St Smallcombe on Sea', 'St Smallcombe on Sea'],
  ['Calle del Olmo 5', ''],
  ['Bajo Aragón', 'Bajo Aragón'],
  ['Baixo Miño', 'Baixo Miño'],
  ['Flat Rock', 'Flat Rock'],
  ['Porta, Girona', 'Porta, Girona'],
  ['Bajos, Vall Fosca', 'Vall Fosca'],
  ['Planta 3, Vall Fosca', 'Vall Fosca'],
  ['Porta B, Vall Fosca', 'Vall Fosca'],
  ['Tercer piso, Vall Fosca', 'Vall Fosca'],
  ['Apt. 1204, Smallcombe', 'Smallcombe'],
  ['Palm Beach Gardens', 'Palm Beach Gardens'],
  ['Palm Beach Gardens, Florida', 'Palm Beach Gardens, Florida'],
  ['1200 High Street, Smallcombe', 'Smallcombe'],
  ['12, High Street, Smallcombe', 'Smallcombe'],
  ['Flat 3, High Street, Smallcombe', 'Smallcombe'],
  ['Vil·la Joana', 'Vil·la Joana'],
  ['Vall Fosca · Lleida', 'Vall Fosca, Lleida'],
];

describe('what a place tells of where somebody lives', () => {
  let server: TestServer;
  let told: string[];
  before(async () => {
    server = await startTestServer();
    const { agencyId } = await server.createAgency();
    told = await server.inTenant(agencyId, (tx) =>
      toldPlaces(
        tx,
        CASES.map(([text]) => text),
      ),
    );
  });
  after(() => server.close());
  for (const [at, [text, place]] of CASES.entries())
    it(`[SRCH-22] is nothing below the city: ${text}`, () => expect(told[at]).toBe(place));
});
