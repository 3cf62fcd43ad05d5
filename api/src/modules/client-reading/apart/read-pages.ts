import { choosePages } from '../facts/choose-pages.ts';
import { type Facts, readFacts } from '../facts/read-facts.ts';
import type { FetchedPage } from '../page/page.ts';
import { linesOf, type PageLine } from '../page/page-lines.ts';
import { parsePage } from '../page/parse-page.ts';

/** What pages say of a company, and which further pages of its site the first leads to. */
export interface Reading {
  readonly facts: Facts;
  /** Addresses. */
  readonly further: readonly string[];
  /** What can be seen on them, from the beginning on. */
  readonly lines: readonly PageLine[];
}

/** Reads a company from its pages as they were fetched, the one that somebody named first. */
export function readPages(fetched: readonly FetchedPage[]): Reading {
  const pages = fetched.map(parsePage);
  const [home] = pages;
  return { facts: readFacts(pages), further: home ? choosePages(home) : [], lines: linesOf(pages) };
}
