import {
  createClient,
  getClient,
  type UpdateClientInput,
  updateClient,
} from '@cantera/shared/contracts/clients';
import { expect, type Page } from '@playwright/test';
import type { Api } from '../fixtures/api.ts';
import { unique } from '../fixtures/positions.ts';

type NamedClient = { id: string; name: string };

/** A client of the recruiter's own. */
export async function makeClient(api: Api, change?: UpdateClientInput): Promise<NamedClient> {
  const name = unique('Terrissa Vallès');
  const { data } = await api.call(createClient, { body: { name } });
  if (change) await api.call(updateClient, { params: { id: data.id }, body: change });
  return { id: data.id, name };
}

/** A client as the server holds it. */
export const readClient = async (api: Api, id: string) =>
  (await api.call(getClient, { params: { id } })).data;

export async function openClient(page: Page, { id, name }: NamedClient): Promise<void> {
  await page.goto(`/clients/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** The request that the page is about to make. */
export const sent = (page: Page, method: string, path: RegExp) =>
  page.waitForRequest((made) => made.method() === method && path.test(new URL(made.url()).pathname));
