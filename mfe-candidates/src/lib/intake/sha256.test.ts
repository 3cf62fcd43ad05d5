import { Sha256 } from './sha256.ts';

const sumOf = (text: string) => new Sha256().add(new TextEncoder().encode(text)).hex();

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('gives the sums of the standard', (text, sum) => {
  expect(sumOf(text)).toBe(sum);
});

it('the sum does not depend on how the bytes come', () => {
  const given = new TextEncoder().encode('Pedra seca i molsa. '.repeat(50));
  const hash = new Sha256();
  for (const [from, to] of [
    [0, 3],
    [3, 64],
    [64, 65],
    [65, 200],
    [200, 1000],
  ])
    hash.add(given.subarray(from, to));
  expect(hash.hex()).toBe(new Sha256().add(given).hex());
});
