import { describe, it } from 'node:test';
import { positionReportOptions } from '@cantera/shared/contracts/report-options';
import { expect } from 'expect';
import { ANONYMOUS_CHOICES, canaryPerson } from '../../../testing/report-person.ts';
import { aliasesOf, compose } from '../compose.ts';
import { openReport } from '../pdf/index.ts';
import { firstPage } from '../position-parts.ts';
import { attackFile } from './index.ts';

const setting = {
  locale: 'es',
  timeZone: 'Europe/Madrid',
  today: new Date('2026-03-01T00:00:00Z'),
  clients: ['Quimerondes'],
  aliases: aliasesOf('es'),
} as const;
const person = (firstName: string, lastName: string, summary: string) => {
  const { blocks, identity } = compose(
    { ...canaryPerson(summary), firstName, lastName },
    ANONYMOUS_CHOICES,
    setting,
  );
  if (!identity) throw new Error('an anonymous report has an identity');
  return { blocks, identity };
};
const STEP = '01900000-0000-7000-8000-000000000001';
const page = (name: string, isAnonyManagedDataIncluded: boolean) =>
  firstPage(
    { name: 'Cook', client: null, steps: [{ id: STEP, name }] },
    [],
    positionReportOptions.parse({ lang: 'es', stepIds: [STEP], isAnonyManagedDataIncluded }),
    setting,
    { name: 'Talent', logoUrl: null },
  );
async function leaks(first: ReturnType<typeof page>, summary: string) {
  const file = openReport({ title: 'Cook', locale: 'es' });
  file.add([first]);
  const people = [person('Laia', 'Puigdemunt', 'Cocina.'), person('Berta', 'Comas', summary)];
  const targets = people.map((one) => ({ ...one, pages: file.add(one.blocks) }));
  return (await attackFile(await file.finish(), targets, 'Cook')).map(({ kind }) => kind);
}

describe('a report of several people', () => {
  it('[REPORT-08] [REPORT-09] names no client in its steps, whose names are in the report’s language', () => {
    const named = (name: string, isAnonymous: boolean) => {
      const block = page(name, isAnonymous);
      return block.kind === 'STEPS' ? block.steps[0]?.name : null;
    };
    expect(named('Interview at Quimerondes', true)).toBe('Interview at Empresa A');
    expect(named('Interview at Quimerondes', false)).toBe('Interview at Quimerondes');
    expect(named('Hired', false)).toBe('Contratados');
  });

  it('[CREP-39] is searched for clients on its first page, and for everybody’s whole name everywhere', async () => {
    expect(await leaks(page('Interview', true), 'Cocina bien.')).toEqual([]);
    expect(await leaks(page('Interview at Quimerondes', false), 'Cocina bien.')).toContain('CLIENT');
    expect(await leaks(page('Interview', true), 'Trabajó con Laia Puigdemunt.')).toContain('NAME');
  });

  it('lets the process do other things between people', async () => {
    const file = openReport({ title: 'Cook', locale: 'es' });
    const one = person('Laia', 'Puigdemunt', 'Cocina.');
    const targets = Array.from({ length: 5 }, () => ({ ...one, pages: file.add(one.blocks) }));
    const bytes = await file.finish();
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    const identities: number[] = [];
    const watched = targets.map((target) => ({
      ...target,
      get identity() {
        identities.push(turns);
        return target.identity;
      },
    }));
    turn();
    await attackFile(bytes, watched, 'Cook');
    isOver = true;
    expect(new Set(identities).size).toBeGreaterThanOrEqual(5);
  });
});
