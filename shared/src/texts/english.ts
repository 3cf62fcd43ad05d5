import { en as announcements } from './messages/announcements/en.ts';
import { en as dataView } from './messages/data-view/en.ts';
import { en } from './messages/design-system/en.ts';
import { en as forms } from './messages/forms/en.ts';
import { en as lookups } from './messages/lookups/en.ts';
import { en as positions } from './messages/positions/en.ts';
import { en as privacyPolicy } from './messages/privacy-policy/en.ts';
import { en as sortable } from './messages/sortable/en.ts';

export const english = {
  ...en,
  ...announcements,
  ...dataView,
  ...forms,
  ...lookups,
  ...positions,
  ...privacyPolicy,
  ...sortable,
};
export type SharedMessageId = keyof typeof english;
export type SharedMessages = Readonly<Record<SharedMessageId, string>>;
