import { areOverlapping, contractForm, endsBeforeStart, newContract } from './staffing-contracts.ts';

const id = '0190a5d2-0000-7000-8000-000000000001';
const least = {
  candidateId: id,
  clientId: id,
  firstName: 'Ona',
  lastName: 'Roca',
  nif: '1',
  tarifa: 0,
  workHours: 40,
};
const wrong = (changes: object): string[] =>
  (newContract.safeParse({ ...least, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a contract', () => {
  it('[CONST-28] has 0 to 40 hours in steps of a half', () => {
    for (const workHours of [0, 0.5, 37.5, 40]) expect(wrong({ workHours })).toEqual([]);
    for (const workHours of [-0.5, 40.5, 37.2, Number.NaN, '40', null, undefined])
      expect(wrong({ workHours })).toEqual(['workHours']);
  });

  it('[CONST-29] has a rate from 0 in steps of a hundredth', () => {
    for (const tarifa of [0, 0.01, 0.07, 18.15, 1234.56, 999_999.99]) expect(wrong({ tarifa })).toEqual([]);
    for (const tarifa of [-0.01, 0.001, 10.005, Number.POSITIVE_INFINITY, null, undefined])
      expect(wrong({ tarifa })).toEqual(['tarifa']);
  });

  it('needs place, start and seniority of the form alone', () => {
    expect(newContract.safeParse(least).success).toBe(true);
    const missing = contractForm.safeParse(least).error?.issues.map(({ path }) => path.join('.'));
    expect(missing).toEqual(['location', 'alta', 'antiguedad']);
    const whole = { ...least, location: 'Girona', alta: '2026-01-05', antiguedad: '2026-01-05' };
    expect(contractForm.safeParse(whole).success).toBe(true);
    expect(contractForm.safeParse({ ...whole, baja: '2026-01-04' }).error?.issues[0]).toMatchObject({
      path: ['baja'],
      message: 'date_before_start',
    });
  });

  it('may end on its first day, and may be open at either side', () => {
    expect(endsBeforeStart({ alta: '2026-01-02', baja: '2026-01-01' })).toBe(true);
    for (const period of [
      { alta: '2026-01-02', baja: '2026-01-02' },
      { alta: '2026-01-02', baja: null },
      { baja: '2026-01-02' },
      {},
    ])
      expect(endsBeforeStart(period)).toBe(false);
  });

  it.each([
    ['2026-01-01', '2026-01-31', '2026-01-31', null, true],
    ['2026-01-01', '2026-01-31', '2026-02-01', null, false],
    ['2026-02-01', null, '2026-01-01', '2026-01-31', false],
    ['2026-01-15', '2026-01-20', '2026-01-01', '2026-01-31', true],
    [null, '2026-01-31', '2026-01-31', '2026-02-02', true],
    [null, '2026-01-31', '2026-02-01', '2026-02-02', false],
    [null, null, '2020-01-01', '2020-01-01', true],
  ])(
    'from %s to %s beside one from %s to %s: shares a day %s',
    (alta, baja, otherAlta, otherBaja, shared) => {
      const one = { alta, baja };
      const other = { alta: otherAlta, baja: otherBaja };
      expect([areOverlapping(one, other), areOverlapping(other, one)]).toEqual([shared, shared]);
    },
  );
});
