import type { SharedMessages } from './english.ts';
import { ca as announcements } from './messages/announcements/ca.ts';
import { ca as dataView } from './messages/data-view/ca.ts';
import { ca } from './messages/design-system/ca.ts';
import { ca as forms } from './messages/forms/ca.ts';
import { ca as lookups } from './messages/lookups/ca.ts';
import { ca as positions } from './messages/positions/ca.ts';
import { ca as privacyPolicy } from './messages/privacy-policy/ca.ts';
import { ca as sortable } from './messages/sortable/ca.ts';

export const catalan: SharedMessages = {
  ...ca,
  ...announcements,
  ...dataView,
  ...forms,
  ...lookups,
  ...positions,
  ...privacyPolicy,
  ...sortable,
};
