/** Owns how long candidates are kept: when consent lapses, who is warned of, who is deleted and what stays recorded of it. */

export { lapseShare } from './lapse.service.ts';
export { retentionRoutes } from './retention.routes.ts';
export { refreshList, retain } from './retention.service.ts';
export { restoreWarnings } from './warnings.repository.ts';
