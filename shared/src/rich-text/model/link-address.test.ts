import { typedAddress } from './link-address.ts';

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
  it('judges an address with a port by its host', () => {
    expect(typedAddress('example.org:8080/jobs')).toBe('https://example.org:8080/jobs');
  });
});
