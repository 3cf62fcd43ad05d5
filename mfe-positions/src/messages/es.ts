import type { en } from './en.ts';
import { boardEs } from './texts-board-es.ts';
import { configurationEs } from './texts-configuration-es.ts';
import { dashboardEs } from './texts-dashboard-es.ts';
import { detailsEs } from './texts-details-es.ts';
import { generatorEs } from './texts-generator-es.ts';
import { pageEs } from './texts-page-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  ...pageEs,
  ...boardEs,
  ...configurationEs,
  ...dashboardEs,
  ...detailsEs,
  ...generatorEs,
};

export default es;
