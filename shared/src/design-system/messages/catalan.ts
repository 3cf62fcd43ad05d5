import { ca as announcements } from '../../announcements/messages/ca.ts';
import { ca as dataView } from '../../data-view/messages/ca.ts';
import { ca as forms } from '../../forms/messages/ca.ts';
import { ca as lookups } from '../../lookups/messages/ca.ts';
import { ca as positions } from '../../positions/messages/ca.ts';
import { ca } from './ca.ts';
import type { SharedMessages } from './english.ts';

export const catalan: SharedMessages = {
  ...ca,
  ...announcements,
  ...dataView,
  ...forms,
  ...lookups,
  ...positions,
};
