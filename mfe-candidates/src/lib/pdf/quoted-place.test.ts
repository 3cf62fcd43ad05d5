import { placeParams, readPlace } from './quoted-place.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));

it('[CVV-15] reads back the place that it wrote, to a tenth of a point', () => {
  const params = new URLSearchParams(placeParams(2, [56.693, 120.04, 480, 131.25]));
  expect(params.toString()).toBe('cvPage=2&cvBox=56.7%2C120%2C480%2C131.3');
  expect(readPlace(params)).toEqual({ page: 2, box: [56.7, 120, 480, 131.3] });
  expect(readPlace(new URLSearchParams(placeParams(1, [-3, 10, 20, 30])))?.box).toEqual([0, 10, 20, 30]);
  expect(readPlace(new URLSearchParams(placeParams(3, null)))).toEqual({ page: 3, box: undefined });
});

it.each(['', 'cvPage=0', 'cvPage=-1', 'cvPage=1.5', 'cvPage=one', 'cvPage=99999', 'cvBox=1,2,3,4'])(
  '[CVV-15] is nowhere for an address that names no page: %s',
  (search) => {
    expect(read(search)).toBeUndefined();
  },
);

it.each([
  '1,2,3',
  '1,2,3,4,5',
  'a,2,3,4',
  '1,2,,4',
  '5,2,5,4',
  '1,9,3,4',
  '-1,2,3,4',
  '1e3,2,3,4',
  'NaN,2,3,4',
])('[CVV-15] means the whole page where the box is none: %s', (box) => {
  expect(read(`cvPage=1&cvBox=${box}`)).toEqual({ page: 1, box: undefined });
});
