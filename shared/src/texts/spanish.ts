import type { SharedMessages } from './english.ts';
import { es as announcements } from './messages/announcements/es.ts';
import { es as dataView } from './messages/data-view/es.ts';
import { es } from './messages/design-system/es.ts';
import { es as forms } from './messages/forms/es.ts';
import { es as lookups } from './messages/lookups/es.ts';
import { es as positions } from './messages/positions/es.ts';
import { es as privacyPolicy } from './messages/privacy-policy/es.ts';
import { es as sortable } from './messages/sortable/es.ts';

export const spanish: SharedMessages = {
  ...es,
  ...announcements,
  ...dataView,
  ...forms,
  ...lookups,
  ...positions,
  ...privacyPolicy,
  ...sortable,
};
