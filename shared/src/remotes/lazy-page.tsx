import { type ComponentType, useState } from 'react';
import { ErrorState } from '../design-system/index.ts';
import { noteFailedCode } from './failed-code.ts';

type Page = { Component: ComponentType };

const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * A route's `lazy`: `{ path: 'positions', lazy: lazyPage(() => import('…')) }`, where the module exports `Component`.
 * It never rejects, because React Router keeps a rejection for the life of the route: a chunk that failed twice
 * gives a page that says so, with Retry.
 */
export function lazyPage(load: () => Promise<Page>): () => Promise<Page> {
  // Browsers may answer the first try after an outage from a failed preload; the second try goes to the network. It
  // waits until every file of the first has failed: a page's style fails first, and its script would still be awaited.
  const tryTwice = () => load().catch(() => pause().then(load));
  return () =>
    tryTwice().catch(async (error: unknown) => {
      console.error(error);
      await noteFailedCode();
      return { Component: failedPage(tryTwice) };
    });
}

function failedPage(load: () => Promise<Page>): ComponentType {
  return function FailedPage() {
    const [page, setPage] = useState<Page>();
    if (page) return <page.Component />;
    return <ErrorState isPage onRetry={() => load().then(setPage, () => undefined)} />;
  };
}
