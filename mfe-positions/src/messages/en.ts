import { boardEn } from './texts-board-en.ts';
import { configurationEn } from './texts-configuration-en.ts';
import { dashboardEn } from './texts-dashboard-en.ts';
import { detailsEn } from './texts-details-en.ts';
import { generatorEn } from './texts-generator-en.ts';
import { pageEn } from './texts-page-en.ts';

export const en = {
  ...pageEn,
  ...boardEn,
  ...configurationEn,
  ...dashboardEn,
  ...detailsEn,
  ...generatorEn,
} as const;

export default en;
