import { safeAddress, typedAddress } from './link-address.ts';

describe('addresses of links', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['example.org/jobs?a=1', 'https://example.org/jobs?a=1'],
    ['ana@example.org', 'mailto:ana@example.org'],
    ['http://a.example', 'http://a.example'],
    ['tel:+34600000000', 'tel:+34600000000'],
    ['/about', '/about'],
  ])('%s is written as %s', (typed, href) => {
    expect(typedAddress(typed)).toBe(href);
  });
  it.each(['', 'word', 'javascript:alert(1)', 'https:', 'data:text/html,x'])('refuses "%s"', (typed) => {
    expect(typedAddress(typed)).toBeUndefined();
  });
  it('sees a scheme through signs that browsers skip', () => {
    expect(safeAddress('java\tscript:alert(1)')).toBeUndefined();
    expect(safeAddress('\u0001javascript:alert(1)')).toBeUndefined();
  });
});
