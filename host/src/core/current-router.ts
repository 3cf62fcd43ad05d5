import type { createBrowserRouter } from 'react-router-dom';

export type AppRouter = ReturnType<typeof createBrowserRouter>;
let current: AppRouter | undefined;

export function setAppRouter(router: AppRouter): void {
  current = router;
}

/** The running router, for code outside its tree. */
export function appRouter(): AppRouter {
  if (!current) throw new Error('The router is not made yet.');
  return current;
}
