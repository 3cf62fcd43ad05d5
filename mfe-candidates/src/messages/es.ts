import type { en } from './en.ts';
import { activityEs } from './texts-activity-es.ts';
import { commentsEs } from './texts-comments-es.ts';
import { manyEs } from './texts-many-es.ts';
import { pageEs } from './texts-page-es.ts';
import { panelEs } from './texts-panel-es.ts';
import { screensEs } from './texts-screens-es.ts';
import { tagsEs } from './texts-tags-es.ts';
import { updateEs } from './texts-update-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  ...activityEs,
  ...commentsEs,
  ...manyEs,
  ...pageEs,
  ...panelEs,
  ...screensEs,
  ...tagsEs,
  ...updateEs,
};

export default es;
