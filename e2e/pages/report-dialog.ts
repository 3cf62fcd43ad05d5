import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { pdfLines } from '../fixtures/pdf-text.ts';

type Kind = 'Candidate report' | 'Position report';

/** The dialog of a report as people find it. */
export class ReportDialog {
  readonly page: Page;
  readonly root: Locator;
  constructor(page: Page, kind: Kind) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: kind, exact: true });
  }

  /** What the report will hold. */
  get paper(): Locator {
    return this.root.getByRole('region', { name: 'Preview' });
  }
  option(name: string): Locator {
    return this.root.getByRole('switch', { name, exact: true });
  }
  /** The parts of the paper under a heading: one, or one a person. */
  part(title: string): Locator {
    return this.paper
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }
  get download(): Locator {
    return this.root.getByRole('button', { name: 'Download', exact: true });
  }

  /** The preview is about the options as they stand. */
  async settled(): Promise<void> {
    await expect(this.paper).toHaveAttribute('aria-busy', 'false');
    await expect(this.paper.getByRole('heading').first()).toBeVisible();
  }
  async set(name: string, isOn: boolean): Promise<void> {
    await this.option(name).setChecked(isOn);
    await this.settled();
  }
  /** Chooses comments by their texts, in this order. */
  async choose(texts: readonly string[]): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Select Comments to Include' });
    for (const text of texts)
      await dialog.getByRole('listitem').filter({ hasText: text }).getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Save Selection' }).click();
    await expect(dialog).toHaveCount(0);
    await this.settled();
  }
  /** The file that the dialog hands over when something is pressed. */
  async file(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer; text: string }> {
    const waiting = this.page.waitForEvent('download', { timeout: 60_000 });
    await press();
    const download = await waiting;
    const bytes = await readFile(await download.path());
    const pages = await pdfLines(bytes);
    return { name: download.suggestedFilename(), bytes, text: pages.flat().join('\n') };
  }
}
