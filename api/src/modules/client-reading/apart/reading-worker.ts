import { parentPort, workerData } from 'node:worker_threads';
import type { FetchedPage } from '../page/page.ts';
import { readPages } from './read-pages.ts';

// The data come from `readApart` alone.
const pages: readonly FetchedPage[] = workerData;
parentPort?.postMessage(readPages(pages));
