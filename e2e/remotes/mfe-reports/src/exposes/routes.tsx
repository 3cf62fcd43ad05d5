export { routes } from '../app/routes.tsx';
