import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { clientTable } from './client-cells.ts';

describe('the lines of a file of clients', () => {
  it('[DAY-34] hold the day on which one was created where the reader is, as the list does', () => {
    // In Mexico, where the tests run, it is the evening before.
    const client = { createdAt: '2024-06-01T02:30:00Z' } as ClientListItem;
    const { data } = clientTable([{ key: 'createdAt', header: 'Created' }], [client], (key) => key);
    expect(data).toEqual([['2024-05-31']]);
  });
});
