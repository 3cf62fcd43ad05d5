import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const TOURS = ['main', 'styles', 'slug', 'home'] as const;

/** Lets no guided tour run by itself: this browser has seen them all. */
export const withoutTours = (page: Page) =>
  page.addInitScript((names) => {
    for (const name of names) localStorage.setItem(`cantera.tour.${name}`, '2026-01-01T00:00:00.000Z');
  }, TOURS);

/** The configurator of the career site. */
export const configuratorOf = (page: Page) => {
  const tabs = page.getByRole('navigation', { name: 'Parts of the career site' });
  return {
    tabs,
    /** By the agency menu, as people go. */
    async open(): Promise<void> {
      await page.goto('/positions');
      await page.getByRole('button', { name: /Agency menu/ }).click();
      await page.getByRole('menuitem', { name: 'Job portal', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Job portal' })).toBeVisible();
    },
    async openTab(name: 'Pages' | 'Styles' | 'Slug' | 'Logo'): Promise<void> {
      await tabs.getByRole('link', { name }).click();
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    },
    row: (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) }),
    question: page.getByRole('alertdialog'),
    /** A toast that says this. */
    said: (text: string) => page.getByText(text, { exact: true }),
    /** The step of a guided tour. */
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    view: page.getByRole('link', { name: 'View', exact: true }),
  };
};
