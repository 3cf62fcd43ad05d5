import { addCandidates } from '@cantera/shared/contracts/applications';
import { type CandidateListItem, listCandidates } from '@cantera/shared/contracts/candidates';
import { type BoardStep, createStep, listSteps } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../fixtures/api.ts';
import { makeOpenPosition } from '../fixtures/positions.ts';

export interface FilledBoard {
  position: Position;
  steps: BoardStep[];
  /** Names of the people in the inbox, in the order in which a board sorted by name shows them. */
  names: string[];
}

/** Nobody whom another test has made to apply: what it waits for would change with a second application. */
const isFree = ({ email }: CandidateListItem) => !email?.endsWith('@example.test');

/** People of the database, nobody twice by first name: cards are found by it. Those with a CV first. */
async function pickPeople(api: Api, count: number): Promise<CandidateListItem[]> {
  const free: CandidateListItem[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pagination } = (await api.call(listCandidates, { query: { page, perPage: 200 } })).data;
    free.push(...items.filter(isFree));
    const byCv = free.toSorted((one, other) => Number(other.hasCv) - Number(one.hasCv));
    const people = [...Map.groupBy(byCv, ({ firstName }) => firstName).values()].flatMap(
      ([first]) => first ?? [],
    );
    if (people.length >= count) return people.slice(0, count);
    if (items.length < pagination.pageSize) throw new Error(`the database has ${people.length} such people`);
  }
}

/** An open position with a step called Screening and some people of the database in its inbox. */
export async function fillBoard(api: Api, count: number): Promise<FilledBoard> {
  const position = await makeOpenPosition(api);
  const params = { id: position.id };
  const people = await pickPeople(api, count);
  await api.call(addCandidates, { params, body: { candidateIds: people.map(({ id }) => id) } });
  const steps = (await api.call(listSteps, { params })).data.items;
  if (!steps.some(({ type }) => type === 'STEP'))
    await api.call(createStep, { params, body: { id: crypto.randomUUID(), name: 'Screening', position: 2 } });
  const board = (await api.call(listSteps, { params })).data.items;
  const names = board.flatMap(({ applications }) =>
    applications.map(({ candidate: { firstName, lastName } }) =>
      [firstName, lastName].filter(Boolean).join(' '),
    ),
  );
  return {
    position,
    steps: board,
    names: names.sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
  };
}

/** The board as people find it. */
export class BoardPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(positionId: string, search = ''): Promise<void> {
    await this.page.goto(`/positions/${positionId}${search}`);
    await expect(this.lane('Inbox')).toBeVisible();
  }
  lane(step: string): Locator {
    return this.page.getByRole('list', { name: step, exact: true });
  }
  /** A lane as a whole, its head included. */
  column(step: string): Locator {
    return this.page
      .locator('[data-step]')
      .filter({ has: this.page.getByRole('heading', { name: step, exact: true }) });
  }
  card(name: string, step?: string): Locator {
    return (step ? this.lane(step) : this.page).getByRole('listitem', { name, exact: true });
  }
  cards(step: string): Locator {
    return this.lane(step).getByRole('listitem');
  }
  /** Names of a lane's cards from top to bottom, once it has some. */
  async namesIn(step: string): Promise<string[]> {
    await expect(this.cards(step).first()).toBeVisible();
    return this.cards(step).evaluateAll((cards) =>
      cards
        .map((card) => ({
          at: Number(card.getAttribute('aria-posinset')),
          name: card.getAttribute('aria-label') ?? '',
        }))
        .sort((a, b) => a.at - b.at)
        .map(({ name }) => name),
    );
  }
  async chooseOnCard(name: string, ...choices: string[]): Promise<void> {
    await this.card(name).hover();
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    for (const choice of choices)
      await this.page.getByRole('menuitem', { name: choice, exact: true }).click();
  }
  async chooseOnStep(step: string, choice: string): Promise<void> {
    await this.page.getByRole('button', { name: `${step} actions`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: choice, exact: true }).click();
  }
  async openCard(name: string): Promise<void> {
    await this.card(name).getByRole('button').first().click();
    await expect(this.page).toHaveURL(/applicationId=/);
    await this.expectOpen(name);
  }
  /** The address changes before the board is drawn with it; from here on the keys are about this card. */
  async expectOpen(name: string): Promise<void> {
    await expect(this.card(name)).toHaveAttribute('aria-current', 'true');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
  /**
   * Carries a card by the mouse to a lane and leaves it there. A board that is drawn anew meanwhile loses it: it is taken up again,
   * where it stands then, since a board whose edge the mouse came near to has scrolled.
   */
  async drag(name: string, step: string): Promise<void> {
    const { mouse, keyboard } = this.page;
    await expect(async () => {
      await this.card(name).scrollIntoViewIfNeeded();
      await this.page.evaluate(() => getSelection()?.removeAllRanges());
      const from = await this.card(name).boundingBox();
      const to = await this.column(step).boundingBox();
      if (!from || !to) throw new Error('The card or the lane is not in sight.');
      await mouse.move(from.x + 80, from.y + 40);
      await mouse.down();
      await mouse.move(from.x + 90, from.y + 44, { steps: 3 });
      await mouse.move(to.x + 100, to.y + 200, { steps: 8 });
      try {
        await expect(this.page.getByText(`Moving ${name} to ${step}`)).toBeVisible({ timeout: 6000 });
      } catch (error) {
        await keyboard.press('Escape');
        await mouse.up();
        throw error;
      }
    }).toPass({ timeout: 45_000 });
    await mouse.up();
  }
}
