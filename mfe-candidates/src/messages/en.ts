import { activityEn } from './texts-activity-en.ts';
import { commentsEn } from './texts-comments-en.ts';
import { manyEn } from './texts-many-en.ts';
import { pageEn } from './texts-page-en.ts';
import { panelEn } from './texts-panel-en.ts';
import { screensEn } from './texts-screens-en.ts';
import { tagsEn } from './texts-tags-en.ts';
import { updateEn } from './texts-update-en.ts';

export const en = {
  ...activityEn,
  ...commentsEn,
  ...manyEn,
  ...pageEn,
  ...panelEn,
  ...screensEn,
  ...tagsEn,
  ...updateEn,
} as const;

export default en;
