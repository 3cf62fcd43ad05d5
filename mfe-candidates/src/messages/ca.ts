import type { en } from './en.ts';
import { activityCa } from './texts-activity-ca.ts';
import { commentsCa } from './texts-comments-ca.ts';
import { manyCa } from './texts-many-ca.ts';
import { pageCa } from './texts-page-ca.ts';
import { panelCa } from './texts-panel-ca.ts';
import { screensCa } from './texts-screens-ca.ts';
import { tagsCa } from './texts-tags-ca.ts';
import { updateCa } from './texts-update-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  ...activityCa,
  ...commentsCa,
  ...manyCa,
  ...pageCa,
  ...panelCa,
  ...screensCa,
  ...tagsCa,
  ...updateCa,
};

export default ca;
