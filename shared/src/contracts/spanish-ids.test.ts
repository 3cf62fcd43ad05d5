import { type IdProblem, nifProblem, socialSecurityProblem } from './spanish-ids.ts';

const check = (right: string, whole: string): IdProblem => ({ kind: 'CHECK', right, whole });

describe('the checks of Spanish numbers', () => {
  // Examples that other checkers publish, and some reckoned by hand.
  it.each([
    '12345678Z',
    '54362315K',
    '54362315-k',
    ' 54.362.315 K ',
    '1234567L',
    'X2482300W',
    'x-5253868-r',
    'Y0000000Z',
    'Z0000000M',
    'M-1234567-L',
    'K0867756N',
    'L2007820N',
    'J99216582',
    'A13585625',
    'B58378431',
    'Q2876031B',
    '',
    ' - ',
  ])('finds nothing odd about %j', (nif) => {
    expect(nifProblem(nif)).toBeNull();
  });

  it.each([
    ['12345678A', check('Z', '12345678Z')],
    ['12.345.678', check('Z', '12345678Z')],
    ['1234567T', check('L', '01234567L')],
    ['X2482300A', check('W', 'X2482300W')],
    ['Y2482300', check('Q', 'Y2482300Q')],
    ['M1234567A', check('L', 'M1234567L')],
    ['B58378430', check('1', 'B58378431')],
    ['Q2876031A', check('B', 'Q2876031B')],
    // Either a digit or a letter: the one of the kind that was given is named.
    ['J99216583', check('2', 'J99216582')],
    ['J9921658A', check('B', 'J9921658B')],
  ])('names the right sign of %j', (nif, problem) => {
    expect(nifProblem(nif)).toEqual(problem);
  });

  it.each(['123456789Z', 'ABC', 'X123', 'I12345678', 'Ñ1234567A', '12345678ZZ', 'T1234567A', '＋１２３'])(
    'knows no form of %j',
    (nif) => {
      expect(nifProblem(nif)).toEqual({ kind: 'FORM' });
    },
  );

  it('has one right letter of 23 for each number', () => {
    for (const digits of ['00000000', '00000001', '00000022', '00000023', '99999999']) {
      const right = [...'TRWAGMYFPDXBNJZSQVHLCKE'].filter((letter) => nifProblem(digits + letter) === null);
      expect(right).toEqual(['TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]]);
    }
  });

  it.each(['281234567840', '28/12345678/40', ' 28 12345678-40 ', '080012345601', ''])(
    'finds nothing odd about the social security number %j',
    (number) => {
      expect(socialSecurityProblem(number)).toBeNull();
    },
  );

  it('names the right digits of a social security number, also where they are missing', () => {
    expect(socialSecurityProblem('28/12345678/41')).toEqual(check('40', '281234567840'));
    expect(socialSecurityProblem('2812345678')).toEqual(check('40', '281234567840'));
    // A number below ten million is put behind the province with seven digits.
    expect(socialSecurityProblem('0800123456')).toEqual(check('01', '080012345601'));
    for (const odd of ['123', '28123456784', '2812345678400', 'AB1234567840'])
      expect(socialSecurityProblem(odd)).toEqual({ kind: 'FORM' });
  });
});
