import { scrollKey } from './scroll-key.ts';

const at = (pathname: string, key: string, search = '') => ({ pathname, search, key, hash: '', state: null });

describe('where a page was scrolled to is kept', () => {
  it('by its entry in the history', () => {
    expect(scrollKey(at('/positions', 'k1'))).toBe(scrollKey(at('/positions', 'k1')));
    expect(scrollKey(at('/positions', 'k1'))).not.toBe(scrollKey(at('/positions', 'k2')));
  });

  it('by the address of a page that a document begins with', () => {
    expect(scrollKey(at('/positions', 'default'))).toBe(scrollKey(at('/positions', 'default')));
    expect(scrollKey(at('/positions', 'default'))).not.toBe(scrollKey(at('/clients', 'default')));
    expect(scrollKey(at('/positions', 'default', '?page=2'))).not.toBe(
      scrollKey(at('/positions', 'default')),
    );
  });
});
