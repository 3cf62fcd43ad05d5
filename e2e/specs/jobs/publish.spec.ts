import { createClient } from '@cantera/shared/contracts/clients';
import { createPositionTemplate } from '@cantera/shared/contracts/position-templates';
import { getPosition } from '@cantera/shared/contracts/positions';
import { Hand, screenOf, WAYS } from '../../fixtures/hand.ts';
import { makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

const MOST = 12;

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(screenOf(way));
    test.slow();

    test(`[JOB-01] a position is published from a template in ${MOST} actions at most`, async ({
      page,
      api,
    }) => {
      const source = await makeOpenPosition(api, unique('Cuiner'));
      const template = unique('Cuines').replaceAll('-', '');
      await api.call(createPositionTemplate, { body: { name: template, positionId: source.id } });
      const client = unique('Fonda').replaceAll('-', '');
      await api.call(createClient, { body: { name: client } });
      const title = unique('Cuiner de nit');
      await page.goto('/positions');
      const hand = new Hand(page, way);

      await hand.press(page.getByRole('button', { name: 'Add position' }).first());
      const add = page.getByRole('dialog', { name: 'Add position' });
      await hand.fill(add.getByLabel('Title'), title);
      await hand.choose(add.getByRole('combobox', { name: 'Client' }), client);
      await hand.choose(add.getByRole('combobox', { name: 'Assigned to' }), 'Daniel');
      await page.keyboard.press('Escape');
      await hand.choose(add.getByRole('combobox', { name: 'Template' }), template);
      await hand.press(add.getByRole('button', { name: 'Continue' }));

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await hand.choose(page.getByRole('combobox', { name: 'Location' }), 'Girona');
      await hand.fill(page.getByLabel('Salary from'), '24000');
      await hand.fill(page.getByLabel('Salary to'), '28000');
      await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByText('Position updated')).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Publish position' }));
      await hand.press(page.getByRole('button', { name: 'Open and automatically publish' }));

      await expect(page).toHaveURL(/\/positions\/[0-9a-f-]{36}\/configuration$/);
      const id = page.url().split('/').at(-2) ?? '';
      const { data } = await api.call(getPosition, { params: { id } });
      expect(data).toMatchObject({ title, status: 'OPEN', jobPortalEnabled: true });
      expect(hand.count).toBeLessThanOrEqual(MOST);
    });
  });
