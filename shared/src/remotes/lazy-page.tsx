import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorState } from '../design-system/index.ts';
import { noteRetry, tryTwice } from '../late-code/index.ts';
import { noteFailedCode } from './failed-code.ts';

type Page = { Component: ComponentType };
/** What of a page's catalogue (`createPageCatalogue`) stands around the page. */
interface PageTexts {
  readonly Messages: (props: { children: ReactNode }) => ReactNode;
  readonly load: () => Promise<unknown>;
}

/** A server that hangs does not say what it holds now either: the notice does not wait for it. */
const ANSWER_MS = 700;
const noAnswer = () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));

/** Loads a page's texts beside its code, and puts them around it. */
const withTexts =
  (load: () => Promise<Page>, { Messages, load: loadTexts }: PageTexts): (() => Promise<Page>) =>
  async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts()]);
    return {
      Component: () => (
        <Messages>
          <Component />
        </Messages>
      ),
    };
  };

/**
 * A route's `lazy`: `{ path: 'positions', lazy: lazyPage(() => import('…'), texts) }`, where the module exports `Component`
 * and `texts` is the catalogue that is the page's alone, if it has one.
 * It never rejects, because React Router keeps a rejection for the life of the route: a chunk that failed twice
 * gives a page that says so, with Retry.
 */
export function lazyPage(loadCode: () => Promise<Page>, texts?: PageTexts): () => Promise<Page> {
  const load = texts ? withTexts(loadCode, texts) : loadCode;
  return () =>
    tryTwice(load).catch(async (error: unknown) => {
      console.error(error);
      await Promise.race([noteFailedCode(), noAnswer()]);
      return { Component: failedPage(load) };
    });
}

function failedPage(load: () => Promise<Page>): ComponentType {
  return function FailedPage() {
    const [page, setPage] = useState<Page>();
    if (page) return <page.Component />;
    // Whoever asks again wants the page, by a fresh document when a newer build has taken its code away.
    const retry = () => {
      noteRetry();
      return tryTwice(load).then(setPage, () => noteFailedCode({ isAsked: true }));
    };
    return <ErrorState isPage onRetry={retry} />;
  };
}
