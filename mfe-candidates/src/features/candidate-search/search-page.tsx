import { Messages } from '../../messages/search.ts';
import { Search } from './search.tsx';

export function Component() {
  return (
    <Messages>
      <Search />
    </Messages>
  );
}
