export { Search as Component } from './search.tsx';
