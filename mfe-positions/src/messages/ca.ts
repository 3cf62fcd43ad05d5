import type { en } from './en.ts';
import { boardCa } from './texts-board-ca.ts';
import { dashboardCa } from './texts-dashboard-ca.ts';
import { pageCa } from './texts-page-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = { ...pageCa, ...boardCa, ...dashboardCa };

export default ca;
