import type { en } from './en.ts';
import { boardCa } from './texts-board-ca.ts';
import { configurationCa } from './texts-configuration-ca.ts';
import { dashboardCa } from './texts-dashboard-ca.ts';
import { detailsCa } from './texts-details-ca.ts';
import { generatorCa } from './texts-generator-ca.ts';
import { pageCa } from './texts-page-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  ...pageCa,
  ...boardCa,
  ...configurationCa,
  ...dashboardCa,
  ...detailsCa,
  ...generatorCa,
};

export default ca;
